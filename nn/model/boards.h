// The data of a model for one board size. A rank's players have another β on 9×9 than on 19×19, and servers' ranks differ there, too, so a
// fit on both is valid for neither. A model may have a part for a board (BoardPart), which does not affect other boards.
#pragma once

#include "nn/model/model_file.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// The board whose part applies to a game (an id of games.h): its own id; empty if the model has no part for it.
std::string boardWithPart(const ModelDescription& model, std::string_view game);

/// The model for that game, with the board's part in place of the general one. Without a part, opponents have the settings stored for that
/// game, else the general ones, and only the strength that was measured there. Read only: never write it.
ModelDescription onBoard(const ModelDescription& model, std::string_view game);
NetworkInfo onBoard(const NetworkInfo& network, std::string_view game);
/// The network for that game: the same evaluations, with the board's info(). The network itself if there is no part.
std::shared_ptr<Evaluator> onBoard(std::shared_ptr<Evaluator> network, std::string_view game);

/// The profile of a game in a description: the board's part, otherwise the general one. Null if there is none.
const strength::RankProfile* profileOn(const ModelDescription& model, std::string_view game);
strength::RankProfile* profileOn(ModelDescription& model, std::string_view game);

/// Sets or clears the settings of a rank's opponents in a game. No effect without a profile.
void setPlay(ModelDescription& model, std::string_view game, std::size_t rank, const std::optional<strength::RankPlay>& play);

/// Stores the strength of a game's opponents, which `measure` makes of the one stored before. No effect without a profile.
void storeMeasured(ModelDescription& model, std::string_view game,
    const std::function<strength::MeasuredStrength(const std::optional<strength::MeasuredStrength>& before)>& measure);

/// "9×9" of "go9"; the id itself for a game without a square board.
std::string boardName(std::string_view game);

} // namespace evenmatch::nn
