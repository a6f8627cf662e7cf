#include "search/calibration.h"

#include "core/game/go/position.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>
#include <numeric>

namespace evenmatch::search {

namespace {

using strength::DialSearch;

/// Somebody to be played against, and what is thought of him.
struct Opponent {
    MatchPlayer player;
    double rating = 0;
    std::string label; ///< short, for files
};

class Calibrator {
public:
    Calibrator(const CalibrationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator, const MatchNetworks& networks,
        const jobs::JobContext& context, const WorkListener& listener, std::vector<double> ratings)
        : m_plan(plan), m_evaluator(evaluator), m_networks(networks), m_context(context), m_listener(listener), m_ratings(std::move(ratings)),
          m_unit(strength::eloUnit(plan.match.start.as<go::Position>() != nullptr))
    {
    }

    core::Result<Calibration> run();

private:
    std::vector<Opponent> opponentsOf(std::size_t rank) const;
    MatchPlayer playerAt(std::size_t rank, double weakness) const;
    strength::RankPlay playAtDial(std::size_t rank, double weakness) const;
    core::Result<CalibratedRank> calibrateRank(std::size_t rank);
    core::Result<void> playAgainst(std::size_t rank, double setting, const Opponent& opponent, int round, DialSearch& dial);

    const CalibrationPlan& m_plan;
    const std::shared_ptr<nn::Evaluator>& m_evaluator;
    const MatchNetworks& m_networks;
    const jobs::JobContext& m_context;
    const WorkListener& m_listener;
    std::vector<double> m_ratings; ///< of the ranks
    double m_unit;                 ///< Elo of one of those
    std::map<std::size_t, double> m_settled; ///< weakness by rank
    bool m_stopped = false;
};

strength::RankPlay Calibrator::playAtDial(std::size_t rank, double weakness) const
{
    return strength::playOfWeakness(weakness, m_plan.mostVisits, playAt(m_evaluator->info(), static_cast<double>(rank)));
}

/// The name holds all that the games depend on: a match file is good for no other.
MatchPlayer Calibrator::playerAt(std::size_t rank, double weakness) const
{
    char dial[48];
    std::snprintf(dial, sizeof dial, " at %.4f of %.0f", weakness, m_plan.mostVisits);
    return rankPlayer(m_evaluator, rank, playAtDial(rank, weakness), m_evaluator->info().scale.name(rank) + dial);
}

/// The anchors within reach, two at most, and neighbours that are settled. Where there are none of either, the nearest settled rank.
std::vector<Opponent> Calibrator::opponentsOf(std::size_t rank) const
{
    constexpr double kReach = 450; // Elo: beyond, games say little
    constexpr std::size_t kMostAnchors = 2;
    const auto apart = [&](double rating) { return std::abs(rating - m_ratings[rank]) * m_unit; };
    const bool stones = evenGame(m_plan.match.start, 2).stones > 0;
    const double reach = stones ? 9 * m_unit : kReach;
    std::vector<Opponent> opponents;
    for (std::size_t i = 0; i < m_plan.anchors.size(); ++i)
        opponents.push_back({m_plan.anchors[i].player, m_plan.anchors[i].rating, "anchor " + std::to_string(i + 1)});
    std::erase_if(opponents, [&](const Opponent& one) { return apart(one.rating) > reach; });
    std::ranges::stable_sort(opponents, {}, [&](const Opponent& one) { return apart(one.rating); });
    opponents.resize(std::min(opponents.size(), kMostAnchors));
    for (const std::size_t other : {rank - 1, rank + 1}) // rank - 1 wraps around, and is no rank
        if (const auto found = m_settled.find(other); found != m_settled.end())
            opponents.push_back({playerAt(other, found->second), m_ratings[other], m_evaluator->info().scale.name(other)});
    if (!opponents.empty() || m_settled.empty())
        return opponents;
    const auto nearest = std::ranges::min_element(m_settled, {}, [&](const auto& one) { return apart(m_ratings[one.first]); });
    return {{playerAt(nearest->first, nearest->second), m_ratings[nearest->first], m_evaluator->info().scale.name(nearest->first)}};
}

/// One match at that setting. The stronger of the two by name is the first: it gives the stones.
core::Result<void> Calibrator::playAgainst(std::size_t rank, double setting, const Opponent& opponent, int round, DialSearch& dial)
{
    const double ahead = m_ratings[rank] - opponent.rating;
    const EvenGame even = evenGame(m_plan.match.start, std::abs(ahead));
    auto match = withStones(m_plan.match, even.stones);
    if (!match)
        return match.error();
    match->games = m_plan.matchGames;
    match->seed = m_plan.match.seed + 1000 * rank + static_cast<std::uint64_t>(round);
    std::vector<MatchPlayer> players = {playerAt(rank, setting), opponent.player};
    if (ahead < 0)
        std::swap(players[0], players[1]);
    const std::string name = m_evaluator->info().scale.name(rank) + " round " + std::to_string(round) + " against " + opponent.label;
    const auto result = playKept(*std::move(match), m_plan.folder, name, players, m_networks, m_context, m_listener);
    if (!result)
        return result.error();
    m_stopped = m_stopped || result->stopped;
    const strength::Tally tally = result->tally(0, 1);
    dial.take(setting, ahead < 0 ? tally.reversed() : tally, ahead < 0 ? -even.lead : even.lead);
    return {};
}

core::Result<CalibratedRank> Calibrator::calibrateRank(std::size_t rank)
{
    constexpr int kLeastRounds = 3;
    const std::vector<Opponent> opponents = opponentsOf(rank);
    CalibratedRank result{.rank = rank, .settled = opponents.empty()};
    // Where neighbours stand is the best guess of where to begin.
    const auto nearest = std::ranges::min_element(m_settled, {}, [&](const auto& one) { return std::abs(m_ratings[one.first] - m_ratings[rank]); });
    DialSearch dial(0, strength::kWeakestPlay, nearest == m_settled.end() ? strength::kWeakestPlay / 2 : nearest->second);
    for (int round = 1; !opponents.empty() && !m_stopped; ++round) {
        const double setting = dial.dial(); // the same for all opponents
        for (const Opponent& opponent : opponents)
            if (const auto played = m_stopped ? core::Result<void>() : playAgainst(rank, setting, opponent, round, dial); !played)
                return played.error();
        if (m_stopped)
            break;
        const bool sure = round >= kLeastRounds && dial.error() <= m_plan.tolerance;
        const bool beyond = round >= kLeastRounds && std::abs(dial.excess()) > 2 * dial.error();
        if (sure || beyond || dial.games() >= m_plan.mostGames) {
            result.settled = true;
            break;
        }
    }
    result.weakness = opponents.empty() ? 0 : dial.dial();
    result.error = opponents.empty() ? 0 : dial.error();
    result.excess = opponents.empty() ? 0 : dial.excess();
    result.games = dial.games();
    result.play = playAtDial(rank, result.weakness);
    return result;
}

core::Result<Calibration> Calibrator::run()
{
    std::vector<double> anchors;
    for (const Anchor& anchor : m_plan.anchors)
        anchors.push_back(anchor.rating);
    Calibration calibration;
    for (const std::size_t rank : calibrationOrder(m_ratings, anchors)) {
        const bool wanted = m_plan.ranks.empty() || std::ranges::find(m_plan.ranks, rank) != m_plan.ranks.end();
        if (!wanted || m_stopped)
            continue;
        auto calibrated = calibrateRank(rank);
        if (!calibrated)
            return calibrated.error();
        if (calibrated->settled)
            m_settled[rank] = calibrated->weakness;
        calibration.ranks.push_back(*calibrated);
    }
    calibration.stopped = m_stopped;
    return calibration;
}

} // namespace

std::vector<std::size_t> calibrationOrder(const std::vector<double>& ratings, const std::vector<double>& anchors)
{
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (anchors.empty() || ratings.empty())
        return order;
    const auto distance = [&](std::size_t rank) {
        double least = std::numeric_limits<double>::infinity();
        for (const double anchor : anchors)
            least = std::min(least, std::abs(anchor - ratings[rank]));
        return least;
    };
    std::ranges::stable_sort(order, {}, distance);
    return order;
}

core::Result<Calibration> calibrate(const CalibrationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator, const MatchNetworks& networks,
    const jobs::JobContext& context, const WorkListener& listener)
{
    auto ratings = ratingsOf(evaluator->info().scale);
    if (!ratings)
        return ratings.error();
    if (ratings->empty())
        return core::Error{core::ErrorCode::BadArgument, "a network that knows ranks"};
    return Calibrator(plan, evaluator, networks, context, listener, *std::move(ratings)).run();
}

} // namespace evenmatch::search
