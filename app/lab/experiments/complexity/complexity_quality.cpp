// reproduce complexity-quality: the two measures of balance over simulated matches (COMPLEX, figure 2).
#include "app/lab/experiments/complexity/complexity_quality.h"

#include "app/lab/complexity/trueskill.h"
#include "app/lab/experiments/experiment.h"
#include "app/lab/experiments/paper_figures.h"

#include <cmath>

namespace evenmatch::experiments {

namespace {

constexpr int kQualitySteps = 10; ///< from 0 to 1

/// "0", "0.1", … "1", the names of the paper's rows and columns.
std::string tenth(int step) { return step == 0 ? "0" : step == kQualitySteps ? "1" : "0." + std::to_string(step); }

} // namespace

MeanMatch meanMatch(double wins, double ties, int games, int runs, core::Random& random)
{
    const strength::TrueSkill skill;
    MeanMatch mean;
    for (int run = 0; run < runs; ++run) {
        std::array<strength::SkillRating, 2> ratings;
        double lead = 0;
        for (int game = 0; game < games; ++game) {
            const double score = random.uniform() < ties ? 0.5 : random.uniform() < wins ? 1 : 0;
            lead += 2 * score - 1;
            ratings = skill.after(ratings[0], ratings[1], score);
        }
        mean.difference += std::abs(lead) / games / runs;
        mean.quality += skill.quality(ratings[0], ratings[1]) / runs;
    }
    return mean;
}

core::Result<Findings> reproduceMatchQuality(const Experiment& experiment, jobs::JobContext& job)
{
    const int games = static_cast<int>(std::lround(paperFigure("COMPLEX", "Section IV", "matches of a step", "value").value_or(1000)));
    const int runs = static_cast<int>(experiment.games(100, 5));
    core::Random random(experiment.options.seed);
    FindingsTable difference{EVENMATCH_TEXT("Findings", "Difference in win rates"), "", EVENMATCH_TEXT("Findings", "matches"), {}};
    FindingsTable quality{EVENMATCH_TEXT("Findings", "TrueSkill's match quality"), "", EVENMATCH_TEXT("Findings", "matches"), {}};
    Findings findings;
    Plot plot{EVENMATCH_TEXT("Findings", "TrueSkill's match quality"), EVENMATCH_TEXT("Findings", "probability of a draw"),
        EVENMATCH_TEXT("Findings", "quality"), {}, {}};
    for (int wins = 0; wins <= kQualitySteps; ++wins) {
        PlotSeries series{{EVENMATCH_TEXT("Findings", "%1 of decided games won"), {tenth(wins)}}, {}};
        for (int ties = 0; ties <= kQualitySteps; ++ties) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            const MeanMatch mean
                = meanMatch(static_cast<double>(wins) / kQualitySteps, static_cast<double>(ties) / kQualitySteps, games, runs, random);
            const core::Phrase name{EVENMATCH_TEXT("Findings", "%1 won, %2 drawn"), {tenth(wins), tenth(ties)}};
            const auto sample = static_cast<std::uint64_t>(runs);
            difference.rows.push_back(
                {name, mean.difference, {}, {}, paperFigure("COMPLEX", "Figure 2a", tenth(wins), tenth(ties)), sample});
            quality.rows.push_back({name, mean.quality, {}, {}, paperFigure("COMPLEX", "Figure 2b", tenth(wins), tenth(ties)), sample});
            series.points.push_back({static_cast<double>(ties) / kQualitySteps, mean.quality, {}, {}});
        }
        plot.series.push_back(std::move(series));
        experiment.tell({{difference, quality}, {}, {plot}}, static_cast<std::uint64_t>(wins) + 1, kQualitySteps + 1, job);
    }
    findings.tables = {difference, quality};
    findings.plots = {plot};
    findings.notes = {"Means over " + std::to_string(runs) + " simulated matches of " + std::to_string(games)
        + " games. Wins are shares of the decided games. A match is balanced if the difference is at most "
        + paperText("COMPLEX", "Section IV", "score threshold", "value") + " of the range, or the quality at least "
        + paperText("COMPLEX", "Section IV", "trueskill threshold", "value")};
    return findings;
}

} // namespace evenmatch::experiments
