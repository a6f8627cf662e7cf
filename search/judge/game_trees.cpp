#include "search/judge/game_trees.h"

#include "core/game/go/scoring.h"
#include "nn/review/game_end.h"
#include "nn/review/owners.h"
#include "search/judge/judged_moves.h"
#include "search/tree/round.h"
#include "search/tree/select.h"

#include <algorithm>
#include <map>
#include <utility>

namespace evenmatch::search {

namespace {

constexpr double kFairShare = 0.5; ///< of the most visited move's visits: the minimum for the move played
constexpr double kWellVisited = 0.2; ///< of the most visited move's visits: minimum for a usable value
constexpr std::size_t kLongestLine = 12;

/// Empty without final passes, because dead stones are unknown then.
std::function<game::Outcome(const game::AnyPosition&)> countAsAtTheEnd(const game::AnyPosition& last)
{
    const auto& board = *last.as<go::Position>();
    if (board.consecutivePasses() == 0)
        return {};
    return
        [dead = go::proposeDeadStones(board)](const game::AnyPosition& end) { return go::score(*end.as<go::Position>(), dead).outcome(); };
}

/// In the form of JudgedPly; empty if the evaluation has none.
std::vector<std::int8_t> ownersOf(const nn::Evaluation& evaluation, game::Side toMove)
{
    const double sign = toMove == game::Side::First ? 1 : -1;
    std::vector<std::int8_t> owners;
    for (const float owner : evaluation.ownership)
        owners.push_back(nn::ownerInPercent(sign * owner));
    return owners;
}

} // namespace

/// A tree at one position.
class GameTrees::Place {
public:
    Place(nn::Evaluator& evaluator, TreeTask task, nn::GameState state, std::optional<game::Move> played)
        : m_task(task), m_state(std::move(state)), m_played(played), m_countsPoints(evaluator.info().hasScoreLead), m_grower(evaluator)
    {
    }

    const TreeTask& task() const { return m_task; }
    const nn::GameState& state() const { return m_state; }
    bool hasRoot() const { return !m_grower.tree().empty(); }
    std::uint64_t visits() const { return hasRoot() ? root().visits : 0; }

    core::Result<void> begin(const nn::Evaluation& evaluation, const SearchOptions& options)
    {
        m_owners = ownersOf(evaluation, m_state.position().sideToMove());
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
        if (m_countsPoints && !answers.empty())
            count(answers.front().scoreLead);
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

    /// The network's score lead at the waiting leaf, for its side to move.
    void count(float scoreLead)
    {
        const NodeIndex child = m_grower.waitsBelow();
        Leads& leads = m_leads[child];
        leads.sum += m_grower.queries().front().state->position().sideToMove() == root().toMove ? scoreLead : -scoreLead;
        ++leads.count;
    }

    /// Points ahead after a move of the root, for its player; kUnknown without a count.
    float leadAfter(NodeIndex child) const;
    std::vector<game::Move> lineFrom(const Node* node) const;

    struct Leads {
        double sum = 0; ///< points ahead, for the side to move at the root
        int count = 0;
    };

    TreeTask m_task;
    nn::GameState m_state;
    std::optional<game::Move> m_played;
    bool m_countsPoints;
    std::vector<std::int8_t> m_owners; ///< JudgedPly::owners
    TreeGrower m_grower;
    std::map<NodeIndex, Leads> m_leads; ///< by child of the root: of all evaluated positions below it
};

nn::JudgedPly GameTrees::Place::judged() const
{
    const Tree& tree = m_grower.tree();
    nn::JudgedPly judged{.moves = {}, .line = {}, .mateIn = 0, .depth = 0, .effort = visits(), .isSure = false, .owners = m_owners};
    std::uint32_t most = 0;
    for (NodeIndex index = root().firstChild; index != kNoNode; index = tree[index].nextSibling)
        most = std::max(most, tree[index].visits);
    const auto moveOf = [&](NodeIndex index) {
        const Node& child = tree[index];
        return nn::JudgedMove{.move = child.move,
            .value = static_cast<float>(seenBy(root().toMove, child.valueSum / child.visits)),
            .scoreLead = leadAfter(index),
            .effort = child.visits};
    };
    for (const bool beside : {false, true}) // first the candidates for the best move
        for (NodeIndex index = root().firstChild; index != kNoNode; index = tree[index].nextSibling)
            if (const Node& child = tree[index]; child.visits > 0 && (child.visits < kWellVisited * most) == beside)
                putMove(judged.moves, moveOf(index), beside);
    if (judged.moves.empty())
        return judged;
    const NodeIndex best = tree.find(root(), judged.moves.front().move);
    judged.line = lineFrom(&tree[best]);
    judged.line.insert(judged.line.begin(), judged.moves.front().move);
    judged.depth = static_cast<int>(judged.line.size());
    return judged;
}

float GameTrees::Place::leadAfter(NodeIndex child) const
{
    const auto leads = m_leads.find(child);
    if (leads != m_leads.end())
        return static_cast<float>(leads->second.sum / leads->second.count);
    if (!m_countsPoints || m_grower.tree()[child].state != Node::Terminal)
        return strength::kUnknown;
    game::AnyPosition end = m_state.position();
    end.play(m_grower.tree()[child].move);
    return end.isOver() ? -nn::endOf(end).scoreLead : strength::kUnknown;
}

/// The most visited moves, without unvisited ones.
std::vector<game::Move> GameTrees::Place::lineFrom(const Node* node) const
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

nn::GameState stateOf(const nn::PlayedGame& game, const TreeTask& task)
{
    nn::GameState state = nn::stateAt(game, task.ply);
    if (task.then != game::kNoMove)
        state.play(task.then);
    return state;
}

GameTrees::GameTrees(nn::Evaluator& network, const nn::PlayedGame& game, std::size_t batch, const std::stop_token& stop, Grown onGrown)
    : m_network(network), m_game(game), m_batch(std::max<std::size_t>(1, batch)), m_stop(stop), m_onGrown(std::move(onGrown))
{
    if (game.start && game.start->as<go::Position>() && !game.moves.empty())
        m_options.outcomeOf = countAsAtTheEnd(nn::stateAt(game, game.moves.size()).position());
    if (!game.start || !network.info().hasOwnership)
        return;
    nn::walk(game, [this](const nn::GameState& state, std::size_t) { m_ofGame.insert(state.key()); });
    m_ofGame.insert(nn::stateAt(game, game.moves.size()).key());
}

core::Result<void> GameTrees::search(std::span<const TreeTask> tasks, std::uint64_t visits, const Done& done)
{
    std::list<Place> places;
    std::size_t next = 0;
    std::uint64_t growing = 0; // visits of the unfinished trees so far
    while (next < tasks.size() || !places.empty()) {
        if (m_stop.stop_requested())
            return core::Error{core::ErrorCode::Stopped};
        for (; places.size() < m_batch && next < tasks.size(); ++next)
            places.emplace_back(m_network, tasks[next], stateOf(m_game, tasks[next]), playedAt(tasks[next]));
        if (auto grown = grow(places); !grown)
            return grown;
        const std::uint64_t before = std::exchange(growing, 0);
        for (const Place& place : places)
            growing += std::min(place.visits(), visits);
        m_onGrown(growing - before);
        for (auto place = places.begin(); place != places.end();) {
            if (place->visits() < visits) {
                ++place;
                continue;
            }
            growing -= visits;
            done(place->task(), place->judged());
            place = places.erase(place);
        }
    }
    return {};
}

std::optional<game::Move> GameTrees::playedAt(const TreeTask& task) const
{
    return task.then == game::kNoMove && task.ply < m_game.moves.size() ? std::optional(m_game.moves[task.ply]) : std::nullopt;
}

/// One more visit for each tree.
core::Result<void> GameTrees::grow(std::list<Place>& places)
{
    m_queries.clear();
    std::vector<std::size_t> counts;
    for (Place& place : places) {
        const nn::Query rootQuery = searchQuery(place.state(), m_options);
        const std::span<const nn::Query> queries = place.hasRoot() ? place.gather(m_options, m_stop) : std::span(&rootQuery, 1);
        m_queries.insert(m_queries.end(), queries.begin(), queries.end());
        counts.push_back(queries.size());
    }
    for (nn::Query& query : m_queries) {
        query.ownership = wantsOwners(*query.state);
        if (m_network.info().hasScoreLead || query.ownership)
            query.keep = nn::Keep::Whole; // the form for trees lacks lead and owners
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

} // namespace evenmatch::search
