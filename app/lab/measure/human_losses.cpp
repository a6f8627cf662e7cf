#include "app/lab/measure/human_losses.h"

#include "core/jobs/thread_pool.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace evenmatch::search {

namespace {

/// The absolute log ratio of two numbers; `doubt` is added to both, so that small counts have little weight.
double timesOff(double one, double other, double doubt) { return std::abs(std::log((one + doubt) / (other + doubt))); }

/// One judge's results for its share of the sides.
core::Result<LossTable> judgeShare(
    std::span<const SideToJudge> sides, const nn::StartsOutside& start, const std::filesystem::path& cache, jobs::JobContext job)
{
    auto judge = start();
    if (!judge)
        return judge.error();
    std::vector<nn::OutsideQuestion> questions;
    for (const SideToJudge& side : sides)
        questions.push_back({&side.game, nn::ReviewPart::Whole});
    const nn::OutsideSaid said = nn::askOutside(**judge, questions, cache, job);
    if (job.stopRequested())
        return core::Error{core::ErrorCode::Stopped};
    if (said.error)
        return *said.error;
    LossTable table;
    for (std::size_t i = 0; i < sides.size(); ++i)
        table += lossesOf(sides[i], said.games[i]);
    return table;
}

} // namespace

LossSums& LossSums::operator+=(const LossSums& more)
{
    moves += more.moves;
    lost += more.lost;
    blunders += more.blunders;
    return *this;
}

LossSums LossTable::whole() const
{
    LossSums sum;
    for (const LossSums& phase : phases)
        sum += phase;
    return sum;
}

LossTable& LossTable::operator+=(const LossTable& more)
{
    for (std::size_t phase = 0; phase < phases.size(); ++phase)
        phases[phase] += more.phases[phase];
    return *this;
}

double misfit(const LossTable& ours, const LossTable& people)
{
    constexpr double kLossDoubt = 0.002; // of a winning chance
    constexpr double kBlundersDoubt = 3; // of them
    double sum = 0;
    double weights = 0;
    for (std::size_t phase = 0; phase < people.phases.size(); ++phase) {
        const LossSums& own = ours.phases[phase];
        const LossSums& theirs = people.phases[phase];
        if (own.moves == 0 || theirs.moves == 0)
            continue;
        const double weight = static_cast<double>(theirs.moves);
        const double fewest = static_cast<double>(std::min(own.moves, theirs.moves));
        sum += weight
            * (timesOff(own.mean(), theirs.mean(), kLossDoubt)
                + timesOff(own.blunderShare(), theirs.blunderShare(), kBlundersDoubt / fewest))
            / 2;
        weights += weight;
    }
    return weights > 0 ? sum / weights : 0;
}

std::vector<SideToJudge> sidesOf(std::span<const MatchGame> games, std::size_t player, const game::AnyPosition& start)
{
    const auto shared = std::make_shared<const game::AnyPosition>(start);
    std::vector<SideToJudge> sides;
    for (const MatchGame& game : games) {
        if (game.played.reason == EndReason::EngineFailure)
            continue;
        const nn::PlayedGame played{shared, game.played.moves};
        for (const game::Side side : game.sidesOf(player))
            sides.push_back({played, side, game.played.openingMoves});
    }
    return sides;
}

LossTable lossesOf(const SideToJudge& side, std::span<const nn::OutsidePly> plies)
{
    LossTable table;
    game::AnyPosition position = *side.game.start;
    for (std::size_t ply = 0; ply < side.game.moves.size() && ply + 1 < plies.size(); ++ply) {
        const nn::OutsidePly& before = plies[ply];
        const nn::OutsidePly& after = plies[ply + 1];
        const bool isOwn = ply >= side.from && position.sideToMove() == side.side;
        if (isOwn && before.known && after.known && std::isfinite(before.value) && std::isfinite(after.value)) {
            LossSums& sums = table.of(strength::phaseOf(position));
            const double lost = std::max(0.0, (double{before.value} + after.value) / 2); // values are from the view of the side to move
            ++sums.moves;
            sums.lost += lost;
            sums.blunders += lost > LossSums::kBlunder;
        }
        position.play(side.game.moves[ply]);
    }
    return table;
}

core::Result<LossTable> judgeLosses(std::span<const SideToJudge> sides, const nn::StartsOutside& judge, std::size_t parallel,
    const std::filesystem::path& cache, const jobs::JobContext& context)
{
    const std::size_t threads = std::clamp<std::size_t>(parallel, 1, std::max<std::size_t>(sides.size(), 1));
    std::vector<std::vector<SideToJudge>> shares(threads);
    for (std::size_t i = 0; i < sides.size(); ++i)
        shares[i % threads].push_back(sides[i]);
    jobs::ThreadPool pool(static_cast<unsigned>(threads));
    std::vector<jobs::Job<LossTable>> workers;
    for (const auto& share : shares)
        workers.push_back(pool.submit(jobs::Priority::Normal, [&](jobs::JobContext&) {
            return judgeShare(share, judge, cache, {context.stopToken(), nullptr});
        }));
    for (const auto& worker : workers)
        worker.wait();
    LossTable table;
    for (const auto& worker : workers) {
        if (!worker.result())
            return worker.result().error();
        table += *worker.result();
    }
    return table;
}

} // namespace evenmatch::search
