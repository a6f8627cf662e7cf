#include "app/lab/measure/ladder.h"

#include "app/lab/measure/ladder_files.h"
#include "core/game/go/position.h"
#include "core/strength/maths/isotonic.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>

namespace evenmatch::search {

namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
using strength::EloInterval;
using strength::PairTally;
using strength::Tally;

constexpr double kLeastScore = 0.60;
constexpr double kMostScore = 0.75;
constexpr double kLadderEloARank = 148; ///< in Go
constexpr double kFirstSpread = 12; ///< of weakness, from the first rung to the last of the first round: most of the useful path

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t stage)
{
    std::uint64_t state = seed + stage;
    return core::splitmix64(state);
}

Pairs neighbours(std::size_t count)
{
    Pairs pairs;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t apart = 1; apart <= 2 && i + apart < count; ++apart)
            pairs.emplace_back(i, i + apart);
    return pairs;
}

/// Ratings by the players' names. Players without counted games, for example after an early stop, are missing.
using Ratings = std::map<std::string, EloInterval>;

EloInterval ratingOf(const Ratings& ratings, const MatchPlayer& player)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const auto found = ratings.find(player.name);
    return found != ratings.end() ? found->second : EloInterval{0, -kInfinity, kInfinity};
}

/// All measurements so far: rungs of all rounds, and anchors.
class Results {
public:
    void add(const std::vector<MatchPlayer>& players, const MatchResult& result)
    {
        for (const MatchGame& game : result.games)
            if (game.played.reason != EndReason::EngineFailure) // no information on strength
                m_tallies[{indexOf(players[game.first].name), indexOf(players[game.second].name)}] += game.tally();
    }
    Tally between(const std::string& one, const std::string& other) const
    {
        Tally sum = tallyOf(one, other);
        return sum += tallyOf(other, one).reversed();
    }
    Ratings ratings() const
    {
        std::vector<PairTally> pairs;
        for (const auto& [pair, tally] : m_tallies)
            pairs.push_back({pair.first, pair.second, tally});
        const auto fitted = strength::bradleyTerry(m_indices.size(), pairs);
        Ratings ratings;
        for (const auto& [name, index] : m_indices)
            ratings.emplace(name, fitted[index]);
        return ratings;
    }

private:
    std::size_t indexOf(const std::string& name) { return m_indices.try_emplace(name, m_indices.size()).first->second; }
    Tally tallyOf(const std::string& first, const std::string& second) const
    {
        const auto one = m_indices.find(first);
        const auto other = m_indices.find(second);
        if (one == m_indices.end() || other == m_indices.end())
            return {};
        const auto tally = m_tallies.find({one->second, other->second});
        return tally == m_tallies.end() ? Tally() : tally->second;
    }

    std::map<std::string, std::size_t> m_indices;
    std::map<std::pair<std::size_t, std::size_t>, Tally> m_tallies;
};

class Builder {
public:
    Builder(const LadderPlan& plan, const LadderPlayers& players, const jobs::JobContext& context, const LadderListener& listener)
        : m_plan(plan), m_players(players), m_context(context), m_listener(listener)
    {
    }

    core::Result<Ladder> build();

private:
    core::Result<void> place();
    core::Result<void> measure();
    core::Result<void> tie();
    core::Result<void> playEquals();
    core::Result<MatchResult> stage(
        const std::string& name, std::uint64_t number, const std::vector<MatchPlayer>& players, Pairs pairs, std::uint64_t games);
    bool isEven();
    void rate();
    std::vector<MatchPlayer> rungPlayers() const;
    MatchPlayer made(double weakness);

    const LadderPlan& m_plan;
    const LadderPlayers& m_players;
    const jobs::JobContext& m_context;
    const LadderListener& m_listener;
    std::map<double, MatchPlayer> m_made; ///< by weakness, from all rounds
    std::vector<double> m_places; ///< of the rungs, strongest first
    Results m_results;
    Ladder m_ladder;
};

MatchPlayer Builder::made(double weakness)
{
    const auto found = m_made.find(weakness);
    return found != m_made.end() ? found->second : m_made.emplace(weakness, m_players.rung(weakness)).first->second;
}

std::vector<MatchPlayer> Builder::rungPlayers() const
{
    std::vector<MatchPlayer> players;
    for (const double weakness : m_places)
        players.push_back(m_made.at(weakness));
    return players;
}

core::Result<MatchResult> Builder::stage(
    const std::string& name, std::uint64_t number, const std::vector<MatchPlayer>& players, Pairs pairs, std::uint64_t games)
{
    MatchPlan match = m_plan.match;
    match.seed = seedOf(m_plan.match.seed, number);
    match.games = games;
    match.settings["pairs"] = pairs;
    match.pairs = std::move(pairs);
    match.state = m_plan.folder / (name + ".jsonl");
    const auto meter = std::make_shared<jobs::ProgressMeter>();
    const auto result = playMatch(match, players, m_players.networks, {m_context.stopToken(), meter}, [&](const MatchGame&) {
        const jobs::Progress progress = meter->read();
        if (m_listener)
            m_listener(name, progress.done + 1, progress.total);
    });
    if (result)
        m_ladder.stopped = m_ladder.stopped || result->stopped;
    return result;
}

bool Builder::isEven()
{
    const auto ratings = m_results.ratings();
    for (std::size_t i = 0; i + 1 < m_places.size(); ++i) {
        const double difference = ratingOf(ratings, m_made.at(m_places[i])).elo - ratingOf(ratings, m_made.at(m_places[i + 1])).elo;
        const double score = strength::expectedScore(difference);
        if (score < kLeastScore || score > kMostScore)
            return false;
    }
    return true;
}

core::Result<void> Builder::place()
{
    for (std::size_t i = 0; i < m_plan.rungs; ++i)
        m_places.push_back(
            std::round(20 * (m_plan.strongest + kFirstSpread * static_cast<double>(i) / static_cast<double>(m_plan.rungs - 1))) / 20);
    for (int round = 1; !m_ladder.stopped; ++round) {
        for (const double weakness : m_places)
            made(weakness);
        const auto players = rungPlayers();
        const auto result = stage(
            "round" + std::to_string(round), static_cast<std::uint64_t>(round), players, neighbours(players.size()), m_plan.placingGames);
        if (!result)
            return result.error();
        m_results.add(players, *result);
        m_ladder.rounds = round;
        if (isEven() || round >= m_plan.rounds || m_ladder.stopped)
            return {};
        const auto ratings = m_results.ratings();
        std::vector<double> weakness;
        std::vector<double> elo;
        for (const auto& [at, player] : m_made) {
            weakness.push_back(at);
            elo.push_back(ratingOf(ratings, player).elo);
        }
        m_places = placeRungs(weakness, elo, m_plan.rungs, m_plan.strongest, strength::eloOf(m_plan.score));
    }
    return {};
}

core::Result<void> Builder::measure()
{
    const auto players = rungPlayers();
    const auto result = stage("measured", 1000, players, neighbours(players.size()), m_plan.measuringGames);
    if (!result)
        return result.error();
    m_results.add(players, *result);
    return {};
}

/// Each anchor first meets three rungs across the ladder, then the two nearest ones often.
core::Result<void> Builder::tie()
{
    std::vector<MatchPlayer> players = rungPlayers();
    const std::size_t rungs = players.size();
    Pairs all;
    for (const LadderAnchor& anchor : m_plan.anchors) {
        for (std::size_t rung = 0; rung < rungs; rung += std::max<std::size_t>(1, rungs / 3))
            all.emplace_back(players.size(), rung);
        players.push_back(anchor.player);
    }
    const auto first = stage("anchors1", 1001, players, all, std::max<std::uint64_t>(2, m_plan.anchorGames / 5));
    if (!first)
        return first.error();
    m_results.add(players, *first);
    if (m_ladder.stopped)
        return {};
    const auto ratings = m_results.ratings();
    Pairs near;
    for (std::size_t anchor = rungs; anchor < players.size(); ++anchor) {
        std::vector<std::pair<double, std::size_t>> apart;
        for (std::size_t rung = 0; rung < rungs; ++rung)
            apart.emplace_back(std::abs(ratingOf(ratings, players[rung]).elo - ratingOf(ratings, players[anchor]).elo), rung);
        std::ranges::sort(apart);
        for (std::size_t i = 0; i < std::min<std::size_t>(2, rungs); ++i)
            near.emplace_back(anchor, apart[i].second);
    }
    const auto second = stage("anchors2", 1002, players, near, m_plan.anchorGames);
    if (!second)
        return second.error();
    m_results.add(players, *second);
    return {};
}

/// Fills in the results of rungs and anchors.
void Builder::rate()
{
    const auto ratings = m_results.ratings();
    const auto players = rungPlayers();
    const auto againstRungs = [&](const std::string& name) {
        std::vector<Tally> tallies;
        for (const MatchPlayer& other : players)
            tallies.push_back(m_results.between(name, other.name));
        return tallies;
    };
    const double unit = m_plan.eloARank.value_or(m_plan.match.start.as<go::Position>() ? kLadderEloARank : 1);
    double sum = 0;
    double rated = 0;
    m_ladder.anchors.clear();
    for (const LadderAnchor& anchor : m_plan.anchors) {
        const EloInterval elo = ratingOf(ratings, anchor.player);
        m_ladder.anchors.push_back({anchor.player.name, anchor.rating, elo, againstRungs(anchor.player.name)});
        if (anchor.rating && std::isfinite(elo.low)) {
            sum += *anchor.rating - elo.elo / unit;
            ++rated;
        }
    }
    m_ladder.rungs.clear();
    for (std::size_t i = 0; i < players.size(); ++i) {
        LadderRung rung{i < m_plan.names.size() ? m_plan.names[i] : "r" + std::to_string(i + 1), m_places[i], ratingOf(ratings, players[i]),
            againstRungs(players[i].name), {}, 0};
        if (rated > 0)
            rung.rating = sum / rated + rung.elo.elo / unit;
        m_ladder.rungs.push_back(std::move(rung));
    }
}

core::Result<void> Builder::playEquals()
{
    const auto players = rungPlayers();
    Pairs equals;
    for (std::size_t i = 0; i < players.size(); ++i)
        equals.emplace_back(i, i);
    const auto result = stage("equals", 2001, players, equals, m_plan.games);
    if (!result)
        return result.error();
    for (const MatchGame& game : result->games)
        ++m_ladder.rungs[game.first].games;
    return saveEquals(m_plan.folder / "games", m_plan.match.start, m_ladder, result->games);
}

core::Result<Ladder> Builder::build()
{
    std::error_code failed;
    std::filesystem::create_directories(m_plan.folder, failed);
    if (failed)
        return core::Error{core::ErrorCode::CannotWrite, failed.message(), m_plan.folder.string()};
    if (auto done = place(); !done)
        return done.error();
    if (m_plan.measuringGames > 0 && !m_ladder.stopped)
        if (auto done = measure(); !done)
            return done.error();
    if (!m_plan.anchors.empty() && !m_ladder.stopped)
        if (auto done = tie(); !done)
            return done.error();
    m_ladder.even = isEven();
    rate();
    if (m_plan.games > 0 && !m_ladder.stopped)
        if (auto done = playEquals(); !done)
            return done.error();
    if (auto done = saveJson(m_plan.folder / "ladder.json", toJson(m_ladder)); !done)
        return done.error();
    return m_ladder;
}

} // namespace

std::vector<double> placeRungs(
    std::span<const double> weakness, std::span<const double> elo, std::size_t count, double strongest, double step)
{
    assert(weakness.size() >= 2 && weakness.size() == elo.size());
    const std::vector<double> curve = strength::neverRising(elo, std::vector<double>(elo.size(), 1));
    const double length = weakness.back() - weakness.front();
    const double slope = std::max((curve.front() - curve.back()) / length, 1.0); // Elo lost per unit of weakness
    const auto eloAt = [&](double w) {
        for (std::size_t i = 1; i < weakness.size(); ++i)
            if (w <= weakness[i])
                return curve[i - 1] + (curve[i] - curve[i - 1]) * (w - weakness[i - 1]) / (weakness[i] - weakness[i - 1]);
        return curve.back() - slope * (w - weakness.back());
    };
    const auto weaknessAt = [&](double wanted) {
        for (std::size_t i = 1; i < weakness.size(); ++i)
            if (wanted > curve[i])
                return weakness[i - 1] + (weakness[i] - weakness[i - 1]) * (curve[i - 1] - wanted) / (curve[i - 1] - curve[i]);
        return weakness.back() + (curve.back() - wanted) / slope;
    };
    std::vector<double> places{strongest};
    const double top = eloAt(strongest);
    const double furthest = std::min(weakness.back() + length / 2, kWeakestWeakness);
    for (std::size_t i = 1; i < count; ++i) {
        // Even with a flat measured end, the remaining rungs share the range up to the farthest place.
        const double most = places.back() + (furthest - places.back()) / static_cast<double>(count - i);
        const double wanted = weaknessAt(top - step * static_cast<double>(i));
        places.push_back(wanted > weakness.back() ? std::min(wanted, most) : wanted);
    }
    // In steps of a twentieth, so that specs stay short.
    constexpr double kGrid = 20;
    for (std::size_t i = 0; i < count; ++i)
        places[i] = std::round((i == 0 ? strongest : std::max(places[i], places[i - 1] + 1 / kGrid)) * kGrid) / kGrid;
    return places;
}

core::Result<Ladder> buildLadder(
    const LadderPlan& plan, const LadderPlayers& players, const jobs::JobContext& context, const LadderListener& listener)
{
    assert(plan.rungs >= 2);
    return Builder(plan, players, context, listener).build();
}

} // namespace evenmatch::search
