#include "search/judge/search_judge.h"

#include "search/judge/closer_look.h"
#include "search/judge/forced_losses.h"
#include "search/judge/judged_moves.h"
#include "search/round.h"
#include "search/select.h"

#include <algorithm>
#include <list>
#include <map>

namespace evenmatch::search {

namespace {

constexpr double kFairShare = 0.5; ///< of the most visited move's visits, that the move played has at least
constexpr double kWellVisited = 0.2; ///< of the most visited move's visits: such a move's value is worth something
constexpr double kMargin = 2; ///< percent of the chance to win
constexpr std::size_t kLongestLine = 12;
constexpr std::uint64_t kForcedVisits = 40; ///< as long as a look at what a move loses by force takes, for the progress

/// What is to be searched: the position after so many moves of the game, or where another move leads from there.
struct Task {
    std::size_t ply = 0;
    game::Move then = game::kNoMove;
};

/// A tree at one position.
class Place {
public:
    Place(nn::Evaluator& evaluator, Task task, nn::GameState state, std::optional<game::Move> played)
        : m_task(task), m_state(std::move(state)), m_played(played), m_grower(evaluator)
    {
    }

    const Task& task() const { return m_task; }
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

    Task m_task;
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

nn::GameState stateOf(const nn::PlayedGame& game, const Task& task)
{
    nn::GameState state = nn::stateAt(game, task.ply);
    if (task.then != game::kNoMove)
        state.play(task.then);
    return state;
}

/// Searches positions of a game, so many at the same time.
class GameSearch {
public:
    GameSearch(nn::Evaluator& network, const nn::PlayedGame& game, const SearchJudgeSettings& settings, const std::stop_token& stop)
        : m_network(network), m_game(game), m_batch(std::max<std::size_t>(1, settings.batch)), m_stop(stop)
    {
    }

    /// Gives each position so many visits; `done` is told of each as it is there.
    template <class Done>
    core::Result<void> search(std::span<const Task> tasks, std::uint64_t visits, const Done& done)
    {
        std::list<Place> places;
        std::size_t next = 0;
        while (next < tasks.size() || !places.empty()) {
            if (m_stop.stop_requested())
                return core::Error{core::ErrorCode::Stopped};
            for (; places.size() < m_batch && next < tasks.size(); ++next)
                places.emplace_back(m_network, tasks[next], stateOf(m_game, tasks[next]), playedAt(tasks[next]));
            if (auto grown = grow(places); !grown)
                return grown;
            for (auto place = places.begin(); place != places.end();) {
                if (place->visits() < visits) {
                    ++place;
                    continue;
                }
                done(place->task(), place->judged());
                place = places.erase(place);
            }
        }
        return {};
    }

private:
    std::optional<game::Move> playedAt(const Task& task) const
    {
        return task.then == game::kNoMove && task.ply < m_game.moves.size() ? std::optional(m_game.moves[task.ply]) : std::nullopt;
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

/// One game on its way through all looks.
class GameLooks {
public:
    GameLooks(nn::Evaluator& network, const SearchJudgeSettings& settings, const nn::PlayedGame& game, std::vector<nn::JudgedPly>& plies,
        jobs::JobContext& job, const nn::OnJudged& onJudged)
        : m_settings(settings), m_game(game), m_plies(plies), m_job(job), m_onJudged(onJudged),
          m_search(network, game, settings, job.stopToken()), m_forced(game, settings.visits.size() > 1 ? settings.forcedNodes : 0)
    {
        nn::walk(game, [&](const nn::GameState& state, std::size_t) { m_isOver.push_back(state.position().isOver()); });
        m_isOver.push_back(nn::stateAt(game, game.moves.size()).position().isOver());
    }

    core::Result<void> run()
    {
        for (std::size_t stage = 0; stage < m_settings.visits.size(); ++stage) {
            if (auto looked = look(stage); !looked)
                return looked;
            if (auto looked = stage == 0 ? lookForForce() : core::Result<void>(); !looked)
                return looked;
        }
        return isTwice() ? lookAgain() : core::Result<void>();
    }

private:
    /// One look alone says what is worth a closer one, and is not checked.
    bool isTwice() const { return m_settings.visits.size() > 1; }

    core::Result<void> look(std::size_t stage)
    {
        const std::uint64_t visits = m_settings.visits[stage];
        std::vector<Task> tasks;
        const CloserLook before(m_game, m_plies, m_forced.losses());
        const auto isDear = [&](std::size_t ply) { return !m_plies[ply].isSure && before.isDear(ply); };
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply) {
            const bool isWanted = stage == 0 ? !m_plies[ply].isSure : isDear(ply) || (ply > 0 && isDear(ply - 1)); // what a move leads to, too
            if (isWanted && m_plies[ply].effort < visits && !m_isOver[ply])
                tasks.push_back({.ply = ply, .then = game::kNoMove});
        }
        m_total += tasks.size() * visits;
        auto looked = m_search.search(tasks, visits, [&](const Task& task, nn::JudgedPly judged) {
            m_plies[task.ply] = std::move(judged);
            step(visits);
        });
        if (!looked)
            return looked;
        const bool isLast = stage + 1 == m_settings.visits.size();
        if (stage == 0 && m_forced.isOfUse())
            return {}; // that look comes before anything is sure
        markSure(isLast);
        return {};
    }

    core::Result<void> lookForForce()
    {
        if (!m_forced.isOfUse())
            return {};
        const auto wanted = std::ranges::count_if(m_plies, [](const nn::JudgedPly& ply) { return !ply.isSure; });
        m_total += static_cast<std::uint64_t>(wanted) * kForcedVisits;
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply) {
            if (m_plies[ply].isSure)
                continue;
            if (m_job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            m_forced.look(ply, m_plies[ply], m_job.stopToken());
            m_job.report(m_done += kForcedVisits, m_total);
        }
        markSure(false);
        return {};
    }

    /// Of what is known so far, where nothing speaks for a closer look.
    void markSure(bool isLast)
    {
        const CloserLook after(m_game, m_plies, m_forced.losses());
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply)
            if (m_plies[ply].isKnown() && !m_plies[ply].isSure)
                m_plies[ply].isSure = isLast ? !isTwice() || !after.mayBeMarked(ply) : !after.isDear(ply);
        tell();
    }

    /// The move played and the best other ones, by the search and by force, each searched from the position that it leads to: the same side
    /// is to move in all.
    core::Result<void> lookAgain()
    {
        const std::uint64_t visits = std::max<std::uint64_t>(2, m_settings.visits.back() / 2);
        std::map<std::size_t, std::vector<SecondLook>> looks;
        std::map<std::size_t, std::vector<game::Move>> wanted;
        std::vector<Task> tasks;
        for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply) {
            nn::JudgedPly& judged = m_plies[ply];
            if (judged.isSure || !judged.isKnown())
                continue;
            wanted[ply] = movesToWeigh(ply);
            judged.isSure = wanted[ply].size() < 2 || !judged.find(m_game.moves[ply]);
            if (judged.isSure)
                continue;
            for (const game::Move move : wanted[ply]) {
                const Task task{.ply = ply, .then = move};
                if (const game::AnyPosition end = stateOf(m_game, task).position(); end.isOver())
                    looks[ply].push_back({.move = {.move = move, .value = -valueOfEnd(end), .effort = 1}, .line = {}});
                else
                    tasks.push_back(task);
            }
            settle(ply, looks[ply], wanted[ply]);
        }
        m_total += tasks.size() * visits;
        const auto looked = m_search.search(tasks, visits, [&](const Task& task, const nn::JudgedPly& judged) {
            if (judged.isKnown())
                looks[task.ply].push_back(
                    {.move = {.move = task.then, .value = -judged.moves.front().value, .effort = judged.effort}, .line = judged.line});
            settle(task.ply, looks[task.ply], wanted[task.ply]);
            step(visits);
        });
        tell();
        return looked;
    }

    /// The best move but the one played, that one, and the best by force where it is a third.
    std::vector<game::Move> movesToWeigh(std::size_t ply) const
    {
        const game::Move played = m_game.moves[ply];
        std::vector<game::Move> moves;
        const auto rival = std::ranges::find_if(m_plies[ply].moves, [&](const nn::JudgedMove& move) { return move.move != played; });
        if (rival != m_plies[ply].moves.end())
            moves.push_back(rival->move);
        moves.push_back(played);
        if (const auto best = m_forced.bestAt(ply); best && std::ranges::find(moves, *best) == moves.end())
            moves.push_back(*best);
        return moves;
    }

    void settle(std::size_t ply, std::span<const SecondLook> looks, std::span<const game::Move> wanted)
    {
        if (looks.size() < wanted.size() || m_job.stopRequested())
            return;
        nn::JudgedPly& judged = m_plies[ply];
        for (const SecondLook& look : looks)
            if (!judged.find(look.move.move))
                putMove(judged.moves, look.move, true);
        takeSecondLook(judged, looks);
        if (const auto forced = m_forced.looksAt(ply, judged, wanted, m_job.stopToken()); !forced.empty())
            takeSecondLook(judged, forced);
        judged.isSure = true;
    }

    void step(std::uint64_t visits)
    {
        m_job.report(m_done += visits, m_total);
        if (++m_fresh % std::max<std::size_t>(1, m_settings.batch) == 0)
            tell();
    }

    void tell() const
    {
        if (m_onJudged)
            m_onJudged(m_plies);
    }

    const SearchJudgeSettings& m_settings;
    const nn::PlayedGame& m_game;
    std::vector<nn::JudgedPly>& m_plies;
    jobs::JobContext& m_job;
    const nn::OnJudged& m_onJudged;
    GameSearch m_search;
    ForcedLosses m_forced;
    std::vector<bool> m_isOver; ///< by ply
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    std::size_t m_fresh = 0; ///< positions that were looked at
};

} // namespace

SearchJudge::SearchJudge(std::shared_ptr<nn::Evaluator> network, SearchJudgeSettings settings)
    : m_network(std::move(network)), m_settings(std::move(settings))
{
    m_info = {.identity = "moves by search of " + m_network->info().keptBy(),
        .name = "Evenmatch",
        .game = m_network->info().game,
        .countsPoints = false,
        .margin = kMargin};
    for (const std::uint64_t visits : m_settings.visits)
        m_info.identity += ' ' + std::to_string(visits);
    if (m_settings.visits.size() > 1)
        m_info.identity += " twice";
    if (m_settings.visits.size() > 1 && m_info.game == "chess" && m_settings.forcedNodes > 0)
        m_info.identity += " and by force " + std::to_string(m_settings.forcedNodes);
}

core::Result<void> SearchJudge::judge(
    const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
{
    if (!question.game.start)
        return core::Error{core::ErrorCode::BadArgument, m_info.name};
    return GameLooks(*m_network, m_settings, question.game, plies, job, onJudged).run();
}

} // namespace evenmatch::search
