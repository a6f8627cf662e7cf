#include "search/judge/search_judge.h"

#include "core/game/family.h"
#include "nn/review/game_end.h"
#include "nn/review/move_costs.h"
#include "search/judge/closer_look.h"
#include "search/judge/forced_losses.h"
#include "search/judge/game_trees.h"
#include "search/judge/judged_moves.h"

#include <algorithm>
#include <map>
#include <span>

namespace evenmatch::search {

namespace {

constexpr std::uint64_t kForcedVisits = 40; ///< the time of a forced-loss analysis in visits, for the progress
/// The positions that later passes analyse, as parts of all, and those of the second looks: usual for games of people, for the progress.
constexpr double kUsuallyDear = 0.5;
constexpr double kUsualLooks = 0.8;

/// Per analysis; 0: none.
std::uint64_t forcedNodes(const SearchJudgeSettings& settings)
{
    return settings.visits.size() > 1 ? settings.forcedNodes * settings.visits.back() : 0;
}

/// One game in all its analysis passes.
class GameLooks {
public:
    GameLooks(nn::Evaluator& network, const SearchJudgeSettings& settings, double mark, const nn::JudgeQuestion& question,
        std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
        : m_network(network), m_settings(settings), m_mark(mark), m_question(question), m_game(question.game), m_plies(plies), m_job(job),
          m_onJudged(onJudged),
          m_search(network, m_game, settings.batch, job.stopToken(), [this](std::uint64_t visits) { report(visits); }),
          m_forced(m_game, forcedNodes(settings))
    {
        nn::walk(m_game, [&](const nn::GameState& state, std::size_t) { m_isOver.push_back(state.position().isOver()); });
        m_isOver.push_back(nn::stateAt(m_game, m_game.moves.size()).position().isOver());
        for (std::size_t stage = 1; stage < m_settings.visits.size(); ++stage)
            m_expected += expectedWork(stage);
        if (isTwice())
            m_expected += expectedLooks();
    }

    core::Result<void> run()
    {
        for (std::size_t stage = 0; stage < m_settings.visits.size(); ++stage) {
            if (auto looked = look(stage); !looked)
                return looked;
            if (auto looked = stage == 0 ? lookForForce() : core::Result<void>(); !looked)
                return looked;
        }
        if (auto looked = isTwice() ? lookAgain() : core::Result<void>(); !looked)
            return looked;
        return isTwice() ? compareRare() : core::Result<void>();
    }

private:
    /// A single pass only selects moves for a closer one, and is not checked.
    bool isTwice() const { return m_settings.visits.size() > 1; }

    // The work of passes before they are known, in visits: without it the first pass seems to be all.
    std::uint64_t expectedWork(std::size_t stage) const { return shareOfPlies(kUsuallyDear, m_settings.visits[stage]); }
    std::uint64_t expectedLooks() const { return shareOfPlies(kUsualLooks, secondVisits()); }
    std::uint64_t shareOfPlies(double share, std::uint64_t visits) const
    {
        return static_cast<std::uint64_t>(share * static_cast<double>(m_plies.size() * visits));
    }
    std::uint64_t secondVisits() const { return std::max<std::uint64_t>(2, m_settings.visits.back() / 2); }

    void report(std::uint64_t work) { m_job.report(m_done += work, m_total + m_expected); }

    core::Result<void> look(std::size_t stage)
    {
        const std::uint64_t visits = m_settings.visits[stage];
        std::vector<TreeTask> tasks;
        const CloserLook before(m_game, m_plies, m_mark, m_forced.losses());
        const auto isDear = [&](std::size_t ply) { return !m_plies[ply].isSure && before.isDear(ply); };
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply) {
            const bool isWanted = stage == 0 ? m_question.wants(ply) && !m_plies[ply].isSure
                                             : isDear(ply) || (ply > 0 && isDear(ply - 1)); // the position after a move, too
            if (isWanted && m_plies[ply].effort < visits && !m_isOver[ply])
                tasks.push_back({.ply = ply, .then = game::kNoMove});
        }
        m_expected -= stage > 0 ? expectedWork(stage) : 0;
        m_total += tasks.size() * visits;
        auto looked = m_search.search(tasks, visits, [&](const TreeTask& task, nn::JudgedPly judged) {
            m_plies[task.ply] = std::move(judged);
            if (step()) {
                markPlain();
                tell();
            }
        });
        if (!looked)
            return looked;
        const bool isLast = stage + 1 == m_settings.visits.size();
        if (stage == 0 && m_forced.isOfUse())
            return {}; // this pass comes before anything is sure
        markSure(isLast);
        return {};
    }

    core::Result<void> lookForForce()
    {
        if (!m_forced.isOfUse())
            return {};
        const auto isWanted = [&](std::size_t ply) { return m_question.wants(ply) && !m_plies[ply].isSure; };
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply)
            m_total += isWanted(ply) ? kForcedVisits : 0;
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply) {
            if (!isWanted(ply))
                continue;
            m_forced.look(ply, m_plies[ply], m_job.stopToken());
            if (m_job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            report(kForcedVisits);
        }
        markSure(false);
        return {};
    }

    /// The moves so far without a reason for a closer analysis.
    void markSure(bool isLast)
    {
        const CloserLook after(m_game, m_plies, m_mark, m_forced.losses());
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply)
            if (m_plies[ply].isKnown() && !m_plies[ply].isSure)
                m_plies[ply].isSure = isLast ? !isTwice() || !after.mayBeMarked(ply) : !after.isDear(ply);
        markPlain();
        tell();
    }

    /// The move played and the best other ones, by the search and by force, each searched from the position after it: the same side is to
    /// move in all.
    core::Result<void> lookAgain()
    {
        const std::uint64_t visits = secondVisits();
        std::map<std::size_t, std::vector<SecondLook>> looks;
        std::map<std::size_t, std::vector<game::Move>> wanted;
        std::vector<TreeTask> tasks;
        for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply) {
            nn::JudgedPly& judged = m_plies[ply];
            if (judged.isSure || !judged.isKnown())
                continue;
            wanted[ply] = movesToWeigh(ply);
            judged.isSure = wanted[ply].size() < 2 || !judged.find(m_game.moves[ply]);
            if (judged.isSure)
                continue;
            for (const game::Move move : wanted[ply]) {
                const TreeTask task{.ply = ply, .then = move};
                if (const game::AnyPosition end = stateOf(m_game, task).position(); end.isOver()) {
                    const nn::GameEnd counted = nn::endOf(end);
                    looks[ply].push_back(
                        {.move = {.move = move, .value = -counted.value, .scoreLead = -counted.scoreLead, .effort = 1}, .line = {}});
                } else {
                    tasks.push_back(task);
                }
            }
            settle(ply, looks[ply], wanted[ply]);
        }
        m_expected -= expectedLooks();
        m_total += tasks.size() * visits;
        const auto looked = m_search.search(tasks, visits, [&](const TreeTask& task, const nn::JudgedPly& judged) {
            if (judged.isKnown())
                looks[task.ply].push_back({.move = {.move = task.then,
                                               .value = -judged.moves.front().value,
                                               .scoreLead = -judged.moves.front().scoreLead,
                                               .effort = judged.effort},
                    .line = judged.line});
            settle(task.ply, looks[task.ply], wanted[task.ply]);
            if (step())
                tell();
        });
        tell();
        return looked;
    }

    /// Rarely played moves that are the search's choice and seem to be the only good ones: they and the most likely rivals, each searched
    /// from the position after it.
    core::Result<void> compareRare()
    {
        const std::uint64_t visits = secondVisits();
        std::map<std::size_t, std::vector<SecondLook>> looks;
        std::map<std::size_t, std::size_t> wanted;
        std::vector<TreeTask> tasks;
        for (const std::size_t ply : m_question.rare) {
            const std::vector<game::Move> moves = movesToCompare(ply);
            for (const game::Move move : moves)
                tasks.push_back({.ply = ply, .then = move});
            if (!moves.empty())
                wanted[ply] = moves.size();
        }
        m_total += tasks.size() * visits;
        const auto looked = m_search.search(tasks, visits, [&](const TreeTask& task, const nn::JudgedPly& judged) {
            if (judged.isKnown())
                looks[task.ply].push_back({.move = {.move = task.then,
                                               .value = -judged.moves.front().value,
                                               .scoreLead = -judged.moves.front().scoreLead,
                                               .effort = judged.effort},
                    .line = judged.line});
            if (looks[task.ply].size() == wanted[task.ply]) {
                nn::JudgedPly& compared = m_plies[task.ply];
                lookAgain(compared, looks[task.ply], 0.5F);
                compared.isCompared = compared.moves.front().move == m_game.moves[task.ply];
            }
        });
        tell();
        return looked;
    }

    /// The move played and its best rivals; empty if there is nothing to compare, or a rival is nearly as good.
    std::vector<game::Move> movesToCompare(std::size_t ply) const
    {
        constexpr std::size_t kRivals = 3;
        const nn::JudgedPly& judged = m_plies[ply];
        const game::Move played = m_game.moves[ply];
        if (!judged.isKnown() || !judged.isSure || judged.isCompared || judged.moves.front().move != played || judged.moves.size() < 2)
            return {};
        if (nn::fadedChance(judged.moves[0].value) - nn::fadedChance(judged.moves[1].value) < m_mark)
            return {};
        std::vector<game::Move> moves;
        for (const nn::JudgedMove& move : std::span(judged.moves).first(std::min(judged.moves.size(), kRivals + 1)))
            if (!stateOf(m_game, {.ply = ply, .then = move.move}).position().isOver())
                moves.push_back(move.move);
        return moves.size() > 1 && moves.front() == played ? moves : std::vector<game::Move>();
    }

    /// The best move other than the one played, the one played, and the best by force if it is a third.
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

    /// A stop can interrupt the analysis by force, so a ply is settled as a whole or not at all.
    void settle(std::size_t ply, std::span<const SecondLook> looks, std::span<const game::Move> wanted)
    {
        if (looks.size() < wanted.size())
            return;
        nn::JudgedPly judged = m_plies[ply];
        lookAgain(judged, looks, 0.5F);
        if (const auto forced = m_forced.looksAt(ply, judged, wanted, m_job.stopToken()); !forced.empty())
            lookAgain(judged, forced, ForcedLosses::kWeight);
        if (m_job.stopRequested())
            return;
        judged.isSure = true;
        judged.isPlain = false;
        m_plies[ply] = std::move(judged);
    }

    static void lookAgain(nn::JudgedPly& judged, std::span<const SecondLook> looks, float weight)
    {
        for (const SecondLook& look : looks)
            if (!judged.find(look.move.move))
                putMove(judged.moves, look.move, true);
        takeSecondLook(judged, looks, weight);
    }

    /// Counts a result, and returns whether enough are new to tell.
    bool step() { return ++m_fresh % std::max<std::size_t>(1, m_settings.batch) == 0; }

    void tell() const
    {
        if (m_onJudged)
            m_onJudged(m_plies);
    }

    /// Large losses are marked during the first pass; the closer ones correct errors.
    void markPlain()
    {
        const CloserLook known(m_game, m_plies, m_mark, m_forced.losses());
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply)
            m_plies[ply].isPlain = !m_plies[ply].isSure && isTwice() && known.isPlain(ply);
    }

    nn::Evaluator& m_network;
    const SearchJudgeSettings& m_settings;
    double m_mark; ///< minimum loss of a mark in faded percent
    const nn::JudgeQuestion& m_question;
    const nn::PlayedGame& m_game;
    std::vector<nn::JudgedPly>& m_plies;
    jobs::JobContext& m_job;
    const nn::OnJudged& m_onJudged;
    GameTrees m_search;
    ForcedLosses m_forced;
    std::vector<bool> m_isOver; ///< by ply
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
    std::uint64_t m_expected = 0; ///< of passes that have not begun
    std::size_t m_fresh = 0; ///< analysed positions
};

/// Ours know the strength of moves.
bool isStrong(const nn::NetworkInfo& network) { return game::isGo(network.game) && !network.hasBeta; }

} // namespace

std::vector<std::uint64_t> reviewVisits(const nn::NetworkInfo& network)
{
    if (isStrong(network))
        return {4, 16, 48};
    return SearchJudgeSettings().visits;
}

std::vector<std::uint64_t> coarseVisits(const nn::NetworkInfo& network)
{
    constexpr std::uint64_t kVisits = 24;
    constexpr std::uint64_t kStrongVisits = 8;
    return {isStrong(network) ? kStrongVisits : kVisits};
}

SearchJudge::SearchJudge(std::shared_ptr<nn::Evaluator> network, SearchJudgeSettings settings)
    : m_network(std::move(network)), m_settings(std::move(settings))
{
    m_info = {.identity = "moves by search of " + m_network->info().keptBy(),
        .name = m_network->info().hasBeta ? "Evenmatch" : m_network->info().name,
        .family = game::familyOf(m_network->info().game),
        .countsPoints = m_network->info().hasScoreLead,
        .margin = m_settings.margin,
        .pointsMargin = m_settings.pointsMargin};
    for (const std::uint64_t visits : m_settings.visits)
        m_info.identity += ' ' + std::to_string(visits);
    if (m_settings.visits.size() > 1)
        m_info.identity += " twice";
    if (m_info.family == game::Family::Go)
        m_info.identity += m_info.countsPoints ? " counted in points" : " counted";
    if (m_network->info().hasOwnership)
        m_info.identity += " with owners";
    if (const std::uint64_t nodes = forcedNodes(m_settings); m_info.family == game::Family::Chess && nodes > 0)
        m_info.identity += " and tactics 3 by force " + std::to_string(nodes);
}

core::Result<void> SearchJudge::judge(
    const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
{
    if (!question.game.start)
        return core::Error{core::ErrorCode::BadArgument, m_info.name};
    return GameLooks(*m_network, m_settings, nn::leastMark(m_info), question, plies, job, onJudged).run();
}

} // namespace evenmatch::search
