#include "app/lab/measure/calibration.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace evenmatch::search {

namespace {

using strength::DialSearch;

/// An opponent of the calibration and its assumed strength.
struct Opponent {
    MatchPlayer player;
    double rating = 0;
    double deviation = 0; ///< of that rating, in Elo
    std::string label; ///< short, for files
    std::size_t number = 0; ///< unique
};

/// A finished rank.
struct Settled {
    double weakness = 0;
    strength::PlayPath path = strength::PlayPath::Usual;
    double rating = 0; ///< its final rating, which differs from its name's if that is out of reach
    double deviation = 0; ///< in Elo
};

class Calibrator {
public:
    Calibrator(const CalibrationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator, const MatchNetworks& networks,
        const jobs::JobContext& context, const WorkListener& listener, std::vector<double> ratings)
        : m_plan(plan), m_evaluator(evaluator), m_networks(networks), m_context(context), m_listener(listener),
          m_ratings(std::move(ratings)), m_elo(eloScaleOf(plan.match.start))
    {
    }

    core::Result<Calibration> run();

private:
    std::vector<Opponent> opponentsOf(std::size_t rank) const;
    Opponent settledOpponent(std::size_t rank) const;
    MatchPlayer playerAt(std::size_t rank, double weakness, strength::PlayPath path) const;
    strength::RankPlay playAtDial(std::size_t rank, double weakness, strength::PlayPath path) const;
    core::Result<CalibratedRank> calibrateRank(std::size_t rank);
    core::Result<CalibratedRank> calibrateOn(std::size_t rank, strength::PlayPath path);
    core::Result<void> playAgainst(std::size_t rank, double setting, const Opponent& opponent, int round, DialSearch& dial);

    const CalibrationPlan& m_plan;
    const std::shared_ptr<nn::Evaluator>& m_evaluator;
    const MatchNetworks& m_networks;
    const jobs::JobContext& m_context;
    const WorkListener& m_listener;
    std::vector<double> m_ratings; ///< of the ranks
    strength::EloScale m_elo; ///< the value of ratings in Elo
    std::map<std::size_t, Settled> m_settled; ///< by rank
    bool m_stopped = false;
    strength::PlayPath m_path = strength::PlayPath::Usual; ///< path of the current rank
    std::vector<SideToJudge> m_played; ///< of its latest round
};

strength::RankPlay Calibrator::playAtDial(std::size_t rank, double weakness, strength::PlayPath path) const
{
    return strength::playOfWeakness(weakness, m_plan.mostVisits, playAt(m_evaluator->info(), static_cast<double>(rank)), path);
}

/// The name contains everything that the games depend on, because a match file is valid for one combination.
MatchPlayer Calibrator::playerAt(std::size_t rank, double weakness, strength::PlayPath path) const
{
    char dial[48];
    std::snprintf(dial, sizeof dial, " at %.4f of %.0f", weakness, m_plan.mostVisits);
    return rankPlayer(m_evaluator, rank, playAtDial(rank, weakness, path),
        m_evaluator->info().scale.name(rank) + dial + std::string(strength::suffixOf(path)));
}

Opponent Calibrator::settledOpponent(std::size_t rank) const
{
    const Settled& found = m_settled.at(rank);
    return {playerAt(rank, found.weakness, found.path), found.rating, found.deviation, m_evaluator->info().scale.name(rank),
        m_plan.anchors.size() + rank};
}

/// The anchors within reach, at most two, and finished neighbours. Without either, the nearest finished rank, or anchor.
std::vector<Opponent> Calibrator::opponentsOf(std::size_t rank) const
{
    constexpr double kReach = 450; // Elo: games beyond it carry little information
    constexpr std::size_t kMostAnchors = 2;
    const auto apart = [&](double rating) { return std::abs(m_elo.between(rating, m_ratings[rank])); };
    const bool stones = evenGame(m_plan.match.start, 2, 0).stones > 0;
    const double reach = stones ? 9 * strength::kEloARank : kReach;
    std::vector<Opponent> anchors;
    for (std::size_t i = 0; i < m_plan.anchors.size(); ++i) {
        const Anchor& anchor = m_plan.anchors[i];
        anchors.push_back(
            {anchor.player, anchor.rating, m_elo.around(anchor.rating, anchor.deviation), "anchor " + std::to_string(i + 1), i});
    }
    std::ranges::stable_sort(anchors, {}, [&](const Opponent& one) { return apart(one.rating); });
    std::vector<Opponent> opponents;
    for (const Opponent& anchor : anchors)
        if (opponents.size() < kMostAnchors && apart(anchor.rating) <= reach)
            opponents.push_back(anchor);
    for (const std::size_t other : {rank - 1, rank + 1}) // rank - 1 wraps around, and is then not a rank
        if (m_settled.contains(other))
            opponents.push_back(settledOpponent(other));
    if (!opponents.empty())
        return opponents;
    const auto nearest = std::ranges::min_element(m_settled, {}, [&](const auto& one) { return apart(one.second.rating); });
    const bool anchorIsNearer
        = !anchors.empty() && (nearest == m_settled.end() || apart(anchors.front().rating) < apart(nearest->second.rating));
    if (anchorIsNearer)
        return {anchors.front()};
    return nearest == m_settled.end() ? opponents : std::vector{settledOpponent(nearest->first)};
}

/// Plays one match at that setting. The stronger of the two by name is the first and gives the stones. Games ended by an engine failure are
/// ignored.
core::Result<void> Calibrator::playAgainst(std::size_t rank, double setting, const Opponent& opponent, int round, DialSearch& dial)
{
    const bool behind = m_ratings[rank] < opponent.rating;
    const auto [weaker, stronger] = std::minmax({m_ratings[rank], opponent.rating});
    const EvenGame even = evenGame(m_plan.match.start, stronger, weaker);
    auto match = withStones(m_plan.match, even.stones);
    if (!match)
        return match.error();
    match->games = m_plan.matchGames;
    match->seed = m_plan.match.seed + 1000 * rank + static_cast<std::uint64_t>(round);
    std::vector<MatchPlayer> players = {playerAt(rank, setting, m_path), opponent.player};
    if (behind)
        std::swap(players[0], players[1]);
    const std::string name = m_evaluator->info().scale.name(rank) + std::string(strength::suffixOf(m_path)) + " round "
        + std::to_string(round) + " against " + opponent.label;
    const auto start = match->start;
    const auto result = playKept(*std::move(match), m_plan.folder, name, players, m_networks, m_context, m_listener);
    if (!result)
        return result.error();
    m_stopped = m_stopped || result->stopped;
    const strength::Tally tally = countedTally(result->games, 0, 1);
    if (tally.games() == 0 && !m_stopped)
        return core::Error{core::ErrorCode::EngineEnded, opponent.player.name + ": " + firstProblem(*result)};
    dial.take(setting, behind ? tally.reversed() : tally, behind ? -even.lead : even.lead, opponent.number, opponent.deviation);
    std::ranges::move(sidesOf(result->games, behind ? 1 : 0, start), std::back_inserter(m_played));
    return {};
}

core::Result<CalibratedRank> Calibrator::calibrateOn(std::size_t rank, strength::PlayPath path)
{
    constexpr int kLeastRounds = 3;
    const std::vector<Opponent> opponents = opponentsOf(rank);
    CalibratedRank result{.rank = rank, .path = path, .settled = opponents.empty()};
    m_path = path;
    // The neighbours' settings are the best starting point.
    const auto nearest
        = std::ranges::min_element(m_settled, {}, [&](const auto& one) { return std::abs(m_ratings[one.first] - m_ratings[rank]); });
    DialSearch dial(0, strength::kWeakestPlay, nearest == m_settled.end() ? strength::kWeakestPlay / 2 : nearest->second.weakness);
    for (int round = 1; !opponents.empty() && !m_stopped; ++round) {
        const double setting = dial.dial(); // the same for all opponents
        m_played.clear();
        for (const Opponent& opponent : opponents)
            if (const auto played = m_stopped ? core::Result<void>() : playAgainst(rank, setting, opponent, round, dial); !played)
                return played.error();
        if (m_stopped)
            break;
        const bool sure = round >= kLeastRounds && dial.chance() <= m_plan.tolerance;
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
    result.play = playAtDial(rank, result.weakness, path);
    return result;
}

/// With a judge of losses, every path is calibrated and the one with the most human losses is kept: all are equally strong.
core::Result<CalibratedRank> Calibrator::calibrateRank(std::size_t rank)
{
    std::optional<CalibratedRank> best;
    for (const strength::PlayPath path : strength::kPlayPaths) {
        if (path != strength::PlayPath::Usual && (!best->misfit || m_stopped)) // no data on people of the rank
            continue;
        auto found = calibrateOn(rank, path);
        if (!found)
            return found;
        if (m_plan.misfit && found->settled && !m_played.empty()) {
            const auto off = m_plan.misfit(rank, m_played, m_context);
            const bool asked = off || off.error().code != core::ErrorCode::NotFound;
            if (!off && asked && off.error().code != core::ErrorCode::Stopped)
                return off.error();
            m_stopped = m_stopped || (!off && asked);
            found->misfit = off ? std::optional(*off) : std::nullopt;
        }
        // A strength out of reach on one path may be within reach on another.
        const auto worth = [](const CalibratedRank& one) { return std::pair(std::abs(one.excess), one.misfit.value_or(0)); };
        const std::uint64_t games = found->games + (best ? best->games : 0);
        if (!best || (found->settled && worth(*found) < worth(*best)))
            best = *std::move(found);
        best->games = games;
    }
    best->settled = best->settled && !m_stopped;
    return *best;
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
            m_settled[rank] = {calibrated->weakness, calibrated->path, m_elo.rating(m_elo.elo(m_ratings[rank]) + calibrated->excess),
                calibrated->error / strength::k95};
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

core::Result<Calibration> calibrate(const CalibrationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator,
    const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener)
{
    auto ratings = ratingsOf(evaluator->info().scale);
    if (!ratings)
        return ratings.error();
    for (double& rating : *ratings)
        rating = plan.anchorRatings.fromOwn(rating); // opponents meet the anchors in the anchors' ratings
    if (ratings->empty())
        return core::Error{core::ErrorCode::NoRanks};
    return Calibrator(plan, evaluator, networks, context, listener, *std::move(ratings)).run();
}

} // namespace evenmatch::search
