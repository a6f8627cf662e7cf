#include "search/judge/search_judge.h"

#include "nn/review/move_costs.h"
#include "search/judge/judged_moves.h"
#include "search/round.h"
#include "search/select.h"

#include <algorithm>
#include <list>

namespace evenmatch::search {

namespace {

constexpr double kLooksDear = 4; ///< faded percent: worth a closer look
constexpr double kFairShare = 0.5; ///< of the most visited move's visits, that the move played has at least
constexpr double kWellVisited = 0.2; ///< of the most visited move's visits: such a move's value is worth something
constexpr std::size_t kLongestLine = 12;

/// A tree at one position of the game.
class Place {
public:
    Place(nn::Evaluator& evaluator, std::size_t ply, nn::GameState state, std::optional<game::Move> played)
        : m_ply(ply), m_state(std::move(state)), m_played(played), m_grower(evaluator)
    {
    }

    std::size_t ply() const { return m_ply; }
    const nn::GameState& state() const { return m_state; }
    bool hasRoot() const { return !m_grower.tree().empty(); }
    std::uint64_t visits() const { return hasRoot() ? root().visits : 0; }

    core::Result<void> begin(const nn::Evaluation& evaluation, const SearchOptions& options)
    {
        return m_grower.startAt(m_state, evaluation, options);
    }

    /// Finds a leaf.
    std::span<const nn::Query> gather(const SearchOptions& options, const std::stop_token& stop)
    {
        m_grower.gather(m_state, options, 1, stop, playedIsBehind() ? m_played : std::nullopt);
        return m_grower.queries();
    }
    core::Result<void> settle(const SearchOptions& options, std::span<const nn::Evaluation> answers)
    {
        return m_grower.settle(m_state, options, answers);
    }

    nn::JudgedPly judged() const;

private:
    const Node& root() const { return m_grower.tree()[Tree::kRoot]; }

    bool playedIsBehind() const
    {
        if (!m_played)
            return false;
        std::uint32_t most = 0;
        std::uint32_t own = 0;
        for (NodeIndex index = root().firstChild; index != kNoNode; index = m_grower.tree()[index].nextSibling) {
            const Node& child = m_grower.tree()[index];
            most = std::max(most, child.visits);
            if (child.move == *m_played)
                own = child.visits;
        }
        return own < kFairShare * most;
    }

    std::vector<game::Move> lineFrom(const Node* node) const;

    std::size_t m_ply;
    nn::GameState m_state;
    std::optional<game::Move> m_played;
    TreeGrower m_grower;
};

nn::JudgedPly Place::judged() const
{
    const Tree& tree = m_grower.tree();
    nn::JudgedPly judged{.moves = {}, .line = {}, .mateIn = 0, .depth = 0, .effort = visits(), .isSure = false};
    std::uint32_t most = 0;
    for (NodeIndex index = root().firstChild; index != kNoNode; index = tree[index].nextSibling)
        most = std::max(most, tree[index].visits);
    const auto moveOf = [&](const Node& child) {
        return nn::JudgedMove{.move = child.move,
            .value = static_cast<float>(seenBy(root().toMove, child.valueSum / child.visits)),
            .scoreLead = strength::kUnknown,
            .effort = child.visits};
    };
    for (const bool beside : {false, true}) // first those that may be the best
        for (NodeIndex index = root().firstChild; index != kNoNode; index = tree[index].nextSibling)
            if (const Node& child = tree[index]; child.visits > 0 && (child.visits < kWellVisited * most) == beside)
                putMove(judged.moves, moveOf(child), beside);
    if (judged.moves.empty())
        return judged;
    const NodeIndex best = tree.find(root(), judged.moves.front().move);
    judged.line = lineFrom(&tree[best]);
    judged.line.insert(judged.line.begin(), judged.moves.front().move);
    judged.depth = static_cast<int>(judged.line.size());
    return judged;
}

/// The most visited moves, as far as any was.
std::vector<game::Move> Place::lineFrom(const Node* node) const
{
    const Tree& tree = m_grower.tree();
    std::vector<game::Move> line;
    while (line.size() + 1 < kLongestLine && node->opened > 0) {
        NodeIndex most = node->firstChild;
        for (NodeIndex index = most; index != kNoNode; index = tree[index].nextSibling)
            if (tree[index].visits > tree[most].visits)
                most = index;
        if (tree[most].visits == 0)
            break;
        line.push_back(tree[most].move);
        node = &tree[most];
    }
    return line;
}

/// Searches positions of a game, so many at the same time.
class GameSearch {
public:
    GameSearch(nn::Evaluator& network, const nn::PlayedGame& game, const SearchJudgeSettings& settings, const std::stop_token& stop)
        : m_network(network), m_game(game), m_batch(std::max<std::size_t>(1, settings.batch)), m_stop(stop)
    {
    }

    /// Gives each ply so many visits; `done` is told of each as it is there.
    template <class Done>
    core::Result<void> search(std::span<const std::size_t> plies, std::uint64_t visits, const Done& done)
    {
        std::list<Place> places;
        std::size_t next = 0;
        while (next < plies.size() || !places.empty()) {
            if (m_stop.stop_requested())
                return core::Error{core::ErrorCode::Stopped};
            for (; places.size() < m_batch && next < plies.size(); ++next)
                places.emplace_back(m_network, plies[next], nn::stateAt(m_game, plies[next]), playedAt(plies[next]));
            if (auto grown = grow(places); !grown)
                return grown;
            for (auto place = places.begin(); place != places.end();) {
                if (place->visits() < visits) {
                    ++place;
                    continue;
                }
                done(place->ply(), place->judged());
                place = places.erase(place);
            }
        }
        return {};
    }

private:
    std::optional<game::Move> playedAt(std::size_t ply) const
    {
        return ply < m_game.moves.size() ? std::optional(m_game.moves[ply]) : std::nullopt;
    }

    /// One more visit for each tree.
    core::Result<void> grow(std::list<Place>& places)
    {
        m_queries.clear();
        std::vector<std::size_t> counts;
        for (Place& place : places) {
            const nn::Query rootQuery = searchQuery(place.state(), m_options);
            const std::span<const nn::Query> queries = place.hasRoot() ? place.gather(m_options, m_stop) : std::span(&rootQuery, 1);
            m_queries.insert(m_queries.end(), queries.begin(), queries.end());
            counts.push_back(queries.size());
        }
        m_answers.resize(m_queries.size());
        if (!m_queries.empty())
            if (auto asked = m_network.evaluate(m_queries, m_answers); !asked)
                return asked;
        std::size_t at = 0;
        std::size_t index = 0;
        for (Place& place : places) {
            const std::size_t count = counts[index++];
            const auto answers = std::span<const nn::Evaluation>(m_answers).subspan(at, count);
            at += count;
            if (const auto settled = place.hasRoot() ? place.settle(m_options, answers) : place.begin(answers.front(), m_options); !settled)
                return settled;
        }
        return {};
    }

    nn::Evaluator& m_network;
    const nn::PlayedGame& m_game;
    std::size_t m_batch;
    const std::stop_token& m_stop;
    SearchOptions m_options;
    std::vector<nn::Query> m_queries;
    std::vector<nn::Evaluation> m_answers;
};

double lossAt(const nn::JudgedPly& judged, game::Move played)
{
    const nn::JudgedMove* own = judged.find(played);
    return own ? nn::fadedChance(judged.moves.front().value) - nn::fadedChance(own->value) : 0;
}

} // namespace

SearchJudge::SearchJudge(std::shared_ptr<nn::Evaluator> network, SearchJudgeSettings settings)
    : m_network(std::move(network)), m_settings(std::move(settings))
{
    m_info = {.identity = "moves by search of " + m_network->info().keptBy(),
        .name = "Evenmatch",
        .game = m_network->info().game,
        .countsPoints = false};
    for (const std::uint64_t visits : m_settings.visits)
        m_info.identity += ' ' + std::to_string(visits);
}

core::Result<void> SearchJudge::judge(
    const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
{
    const nn::PlayedGame& game = question.game;
    if (!game.start)
        return core::Error{core::ErrorCode::BadArgument, m_info.name};
    GameSearch search(*m_network, game, m_settings, job.stopToken());
    std::uint64_t done = 0;
    std::uint64_t total = plies.size() * m_settings.visits.front();
    for (std::size_t stage = 0; stage < m_settings.visits.size(); ++stage) {
        const std::uint64_t visits = m_settings.visits[stage];
        std::vector<std::size_t> wanted;
        for (std::size_t ply = 0; ply < plies.size(); ++ply)
            if (plies[ply].effort < visits && !plies[ply].isSure && !nn::stateAt(game, ply).position().isOver())
                wanted.push_back(ply);
        if (stage > 0)
            total += wanted.size() * visits;
        std::size_t fresh = 0;
        const auto took = search.search(wanted, visits, [&](std::size_t ply, nn::JudgedPly judged) {
            judged.isSure
                = ply == game.moves.size() || stage + 1 == m_settings.visits.size() || lossAt(judged, game.moves[ply]) < kLooksDear;
            plies[ply] = std::move(judged);
            job.report(done += visits, total);
            if (onJudged && ++fresh % m_settings.batch == 0)
                onJudged(plies);
        });
        if (!took)
            return took;
        if (onJudged)
            onJudged(plies);
    }
    return {};
}

} // namespace evenmatch::search
