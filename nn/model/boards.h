// What a model says of one board alone. A rank's players show another β on 9×9 than on 19×19, and servers' ranks there are others, too, so
// that what is fitted on both is true of neither. A model may hold a part for a board (BoardPart); on all others it is as if there were
// none.
#pragma once

#include "nn/model/model_file.h"

#include <memory>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// The board whose part holds for a game (an id of games.h): its own id; empty: the model has none for it.
std::string boardWithPart(const ModelDescription& model, std::string_view game);

/// The model as it is in that game: the board's part in the place of what holds otherwise. Only to be read, never to be written.
ModelDescription onBoard(const ModelDescription& model, std::string_view game);
NetworkInfo onBoard(const NetworkInfo& network, std::string_view game);
/// The network as it plays there: its answers are the same, its info() is the board's. Itself where there is no part.
std::shared_ptr<Evaluator> onBoard(std::shared_ptr<Evaluator> network, std::string_view game);

/// What a description says of a game's ranks: the board's part, else what holds otherwise. Null where there is none.
const strength::RankProfile* profileOn(const ModelDescription& model, std::string_view game);
strength::RankProfile* profileOn(ModelDescription& model, std::string_view game);

/// "9×9" of "go9"; the id itself of what has no square board of its own.
std::string boardName(std::string_view game);

} // namespace evenmatch::nn
