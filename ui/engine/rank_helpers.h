// Other programs whose word makes the user's chess rank surer, where the user has them. Kept in the settings.
#pragma once

#include "nn/outside.h"

#include <QString>

namespace evenmatch::ui {

struct RankHelpers {
    QString maia;           ///< the folder of Maia's networks; empty: none
    bool stockfish = false; ///< also asked what each move lost

    bool operator==(const RankHelpers&) const = default;
};

RankHelpers rankHelpers();
void setRankHelpers(const RankHelpers& helpers);
/// The first Stockfish among enginesFor("chess"); empty: none.
QString stockfishCommand();

struct HelpersHeard {
    std::vector<nn::OutsideHearing> heard;
    std::vector<core::Error> errors; ///< of those that could not be started or broke off
};

/// Asks them all; on any thread. Answers are kept in the folder `cache`.
core::Result<HelpersHeard> askHelpers(const RankHelpers& helpers, const QString& stockfish, const nn::OpensNetwork& open,
                                      std::span<const nn::OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job);

} // namespace evenmatch::ui
