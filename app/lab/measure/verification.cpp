#include "app/lab/measure/verification.h"

#include "core/game/family.h"
#include "core/game/go/position.h"
#include "search/spec/opponent.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>

namespace evenmatch::search {

namespace {

using OpponentPair = std::pair<std::size_t, std::size_t>;
constexpr std::size_t kAnchorsARank = 2;

class Verifier {
public:
    Verifier(const VerificationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator, const MatchNetworks& networks,
        const jobs::JobContext& context, const WorkListener& listener)
        : m_plan(plan), m_evaluator(evaluator), m_networks(networks), m_context(context), m_listener(listener)
    {
        m_found.elo = eloScaleOf(plan.match.start);
    }

    core::Result<Verification> run();

private:
    core::Result<void> gather();
    std::map<int, std::vector<OpponentPair>> pairsByStones() const;
    std::vector<std::size_t> nearestAnchors(std::size_t rank) const;
    core::Result<void> play(int stones, const std::vector<OpponentPair>& pairs, std::uint64_t games);
    core::Result<void> playAll();
    void sumUp();
    void rate();

    const VerificationPlan& m_plan;
    const std::shared_ptr<nn::Evaluator>& m_evaluator;
    const MatchNetworks& m_networks;
    const jobs::JobContext& m_context;
    const WorkListener& m_listener;
    std::vector<MatchPlayer> m_players; ///< the ranks, then the anchors
    std::vector<double> m_thought; ///< of their strength
    struct Played {
        std::vector<strength::Meeting> meetings;
        std::uint64_t failed = 0;
        std::string problem;
        std::vector<std::vector<SideToJudge>> sides; ///< by rank; from games without stones
    };
    std::map<int, Played> m_played; ///< by stones
    Verification m_found;
};

/// The window's opponent, without manners for people only.
MatchPlayer opponentOf(const std::shared_ptr<nn::Evaluator>& evaluator, std::size_t rank, std::uint64_t simulations)
{
    OpponentWish wish;
    wish.strength = RankPlace{static_cast<double>(rank)};
    wish.simulations = simulations > 0 ? simulations : usualSimulations(evaluator->info().game);
    wish.human = false;
    wish.name = evaluator->info().scale.name(rank);
    return {wish.name, [evaluator, wish]() -> core::Result<std::unique_ptr<Player>> {
                auto made = makeOpponent(evaluator, wish);
                if (!made)
                    return made.error();
                return std::unique_ptr<Player>(*std::move(made));
            }};
}

core::Result<void> Verifier::gather()
{
    const auto ratings = ratingsOf(m_evaluator->info().scale);
    if (!ratings)
        return ratings.error();
    if (m_plan.anchors.empty())
        return core::Error{
            core::ErrorCode::BadArgument, "name at least one player of known strength (--anchor, --maia, --stockfish or --gnugo)"};
    std::vector<std::size_t> ranks = m_plan.ranks;
    if (ranks.empty()) {
        ranks.resize(ratings->size());
        std::iota(ranks.begin(), ranks.end(), std::size_t{0});
    }
    std::ranges::sort(ranks);
    for (const std::size_t rank : ranks) {
        m_thought.push_back(m_plan.anchorRatings.fromOwn((*ratings)[rank]));
        m_found.ranks.push_back({.rank = rank, .claimed = (*ratings)[rank], .thought = m_thought.back(), .measured = {}});
        m_players.push_back(opponentOf(m_evaluator, rank, m_plan.simulations));
    }
    for (const Anchor& anchor : m_plan.anchors) {
        m_found.anchors.push_back({anchor.player.name, anchor.rating, {}});
        m_players.push_back(anchor.player);
        m_thought.push_back(anchor.rating);
    }
    return {};
}

std::vector<std::size_t> Verifier::nearestAnchors(std::size_t rank) const
{
    std::vector<std::size_t> anchors(m_found.anchors.size());
    std::iota(anchors.begin(), anchors.end(), m_found.ranks.size());
    std::ranges::stable_sort(anchors, {}, [&](std::size_t anchor) { return std::abs(m_thought[anchor] - m_thought[rank]); });
    anchors.resize(std::min(anchors.size(), kAnchorsARank));
    return anchors;
}

/// Pairings with stones: the first is assumed to be stronger and gives them.
std::map<int, std::vector<OpponentPair>> Verifier::pairsByStones() const
{
    std::vector<OpponentPair> all;
    for (std::size_t rank = 0; rank < m_found.ranks.size(); ++rank) {
        if (rank + 1 < m_found.ranks.size())
            all.emplace_back(rank, rank + 1);
        for (const std::size_t anchor : nearestAnchors(rank))
            all.emplace_back(rank, anchor);
    }
    std::map<int, std::vector<OpponentPair>> pairs;
    for (auto [first, second] : all) {
        if (m_thought[first] < m_thought[second])
            std::swap(first, second);
        pairs[evenGame(m_plan.match.start, m_thought[first], m_thought[second]).stones].emplace_back(first, second);
    }
    return pairs;
}

core::Result<void> Verifier::play(int stones, const std::vector<OpponentPair>& pairs, std::uint64_t games)
{
    auto match = withStones(m_plan.match, stones);
    if (!match)
        return match.error();
    match->games = games;
    match->pairs = pairs;
    match->settings["pairs"] = pairs;
    const std::string name = stones == 0 ? "even games" : std::to_string(stones) + " stones";
    const auto result = playKept(*std::move(match), m_plan.folder, name, m_players, m_networks, m_context, m_listener);
    if (!result)
        return result.error();
    m_found.stopped = m_found.stopped || result->stopped;
    Played played{{}, result->count(EndReason::EngineFailure), firstProblem(*result), {}};
    for (const auto& [first, second] : pairs)
        played.meetings.push_back({first, second, countedTally(result->games, first, second), -stones * strength::kEloARank});
    for (std::size_t rank = 0; stones == 0 && rank < m_found.ranks.size(); ++rank)
        played.sides.push_back(sidesOf(result->games, rank, m_plan.match.start));
    m_played[stones] = std::move(played);
    return {};
}

/// All pairs' first two games, then twice as many, and so on, so that an early stop has measured all equally.
core::Result<void> Verifier::playAll()
{
    const auto pairs = pairsByStones();
    for (std::uint64_t games = std::min<std::uint64_t>(2, m_plan.games);; games = std::min(2 * games, m_plan.games)) {
        for (const auto& [stones, some] : pairs)
            if (const auto done = m_found.stopped ? core::Result<void>() : play(stones, some, games); !done)
                return done;
        if (games == m_plan.games || m_found.stopped)
            return {};
    }
}

void Verifier::sumUp()
{
    for (const auto& [stones, played] : m_played) {
        for (const strength::Meeting& meeting : played.meetings)
            m_found.games += meeting.tally.games();
        std::ranges::copy(played.meetings, std::back_inserter(m_found.meetings));
        for (std::size_t rank = 0; rank < played.sides.size(); ++rank)
            std::ranges::copy(played.sides[rank], std::back_inserter(m_found.ranks[rank].sides));
        m_found.failed += played.failed;
        m_found.problem = m_found.problem.empty() ? played.problem : m_found.problem;
    }
}

void Verifier::rate()
{
    const strength::EloScale& scale = m_found.elo;
    std::vector<std::optional<strength::KnownRating>> known(m_players.size());
    for (std::size_t i = 0; i < m_plan.anchors.size(); ++i)
        known[m_found.ranks.size() + i] = strength::KnownRating{
            scale.elo(m_plan.anchors[i].rating), scale.around(m_plan.anchors[i].rating, m_plan.anchors[i].deviation)};
    const auto fitted = strength::tiedRatings(known, m_found.meetings);
    const auto measuredOf = [&](std::size_t player) {
        const strength::EloInterval& elo = fitted[player];
        strength::MeasuredRank measured{scale.rating(elo.elo), (scale.rating(elo.high) - scale.rating(elo.low)) / 2, 0};
        for (const strength::Meeting& meeting : m_found.meetings)
            measured.games += meeting.first == player || meeting.second == player ? meeting.tally.games() : 0;
        return measured;
    };
    const auto own = [&](double rating) { return m_plan.anchorRatings.toOwn(rating); };
    for (std::size_t i = 0; i < m_found.ranks.size(); ++i) {
        const strength::MeasuredRank theirs = measuredOf(i);
        m_found.ranks[i].measured
            = {own(theirs.rating), (own(theirs.rating + theirs.error) - own(theirs.rating - theirs.error)) / 2, theirs.games};
    }
    const Anchor* firmest = nullptr;
    for (std::size_t i = 0; i < m_found.anchors.size(); ++i) {
        m_found.anchors[i].measured = measuredOf(m_found.ranks.size() + i);
        const Anchor& anchor = m_plan.anchors[i];
        if (m_found.anchors[i].measured.games > 0 && (!firmest || anchor.deviation < firmest->deviation))
            firmest = &anchor;
    }
    m_found.scale = firmest ? firmest->scale : std::string();
}

/// Adds the earlier results of ranks that were not measured now, and their opponents.
void keepOthers(const strength::MeasuredStrength& earlier, strength::MeasuredStrength& measured)
{
    if (earlier.network != measured.network || earlier.scale != measured.scale || earlier.ranks.size() != measured.ranks.size())
        return;
    for (std::size_t rank = 0; rank < measured.ranks.size(); ++rank)
        if (!measured.ranks[rank] && earlier.ranks[rank]) {
            measured.ranks[rank] = earlier.ranks[rank];
            measured.opponents = earlier.opponents;
        }
}

core::Result<Verification> Verifier::run()
{
    if (auto done = gather(); !done)
        return done.error();
    if (const auto done = playAll(); !done)
        return done.error();
    sumUp();
    if (m_found.games == 0 && m_found.failed > 0)
        return core::Error{core::ErrorCode::EngineEnded, m_found.problem};
    rate();
    return m_found;
}

} // namespace

const strength::Meeting* Verification::meeting(std::size_t first, std::size_t second) const
{
    const auto found
        = std::ranges::find_if(meetings, [&](const strength::Meeting& one) { return one.first == first && one.second == second; });
    return found == meetings.end() ? nullptr : &*found;
}

core::Result<Verification> verify(const VerificationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator,
    const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener)
{
    return Verifier(plan, evaluator, networks, context, listener).run();
}

strength::MeasuredStrength toMeasured(const Verification& verification, const nn::NetworkInfo& network, std::string date,
    const std::optional<strength::MeasuredStrength>& earlier)
{
    strength::MeasuredStrength measured{network.hash, {}, std::move(date), {}, verification.scale};
    measured.ranks.resize(network.scale.size());
    const double useful = game::isGo(network.game) ? kUsefulRanks : kUsefulElo;
    for (const VerifiedRank& rank : verification.ranks)
        if (rank.measured.games > 0 && rank.measured.error <= useful)
            measured.ranks[rank.rank] = rank.measured;
    if (earlier)
        keepOthers(*earlier, measured);
    for (const VerifiedAnchor& anchor : verification.anchors)
        if (anchor.measured.games > 0 && (", " + measured.opponents + ", ").find(", " + anchor.name + ", ") == std::string::npos)
            measured.opponents += (measured.opponents.empty() ? "" : ", ") + anchor.name;
    return measured;
}

} // namespace evenmatch::search
