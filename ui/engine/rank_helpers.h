// Other programs that are asked about the user's games, too, where the user has them: Maia and Stockfish make the chess rank surer, KataGo says what
// it thinks of the Go games. Kept in the settings.
#pragma once

#include "nn/outside.h"

#include <QString>

namespace evenmatch::ui {

struct RankHelpers {
    QString maia;           ///< the folder of Maia's networks; empty: none
    bool stockfish = false; ///< also asked what each move lost
    QString katago;         ///< the command of its analysis engine; empty: none

    bool operator==(const RankHelpers&) const = default;
};

RankHelpers rankHelpers();
void setRankHelpers(const RankHelpers& helpers);
/// The first Stockfish among enginesFor("chess"); empty: none.
QString stockfishCommand();

/// What KataGo said when it was tried.
struct KataGoTrial {
    QString version; ///< and networks, as it names them
    bool hasHuman = false; ///< its command names a HumanSL network, so that it tells ranks
};
/// Starts the program and ends it. On any thread; some seconds, or minutes where a GPU is tuned.
core::Result<KataGoTrial> tryKataGo(const QString& command);

struct HelpersHeard {
    std::vector<nn::OutsideHearing> heard;
    std::vector<core::Error> errors; ///< of those that could not be started or broke off
};

/// Asks all that know the game ("go", "chess"); on any thread. Answers are kept in the folder `cache`.
core::Result<HelpersHeard> askHelpers(const RankHelpers& helpers, const std::string& game, const QString& stockfish, const nn::OpensNetwork& open,
                                      std::span<const nn::OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::ui
