#include "search/judge/katago_judge.h"

#include "core/game/family.h"
#include "core/game/go/position.h"
#include "nn/review/game_end.h"
#include "nn/review/move_costs.h"
#include "search/engine/katago_answer.h"
#include "search/judge/judged_moves.h"

#include <algorithm>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr double kLooksDearPoints = 1.25;
constexpr double kLooksDearChance = 2.5; ///< faded percent
constexpr std::uint64_t kFewestJudgedVisits = 8; ///< minimum of a move for a usable value
constexpr std::size_t kTellEveryPositions = 16; ///< positions

/// KataGo's evaluation of a position, its choice first.
nn::JudgedPly judgedFrom(const json& answer, const game::AnyPosition& position)
{
    nn::JudgedPly judged{.moves = {}, .line = {}, .mateIn = 0, .depth = 0, .effort = kataVisits(answer), .isSure = false};
    for (const KataGoMove& seen : kataMoves(answer, position, 1)) {
        const bool isChoice = judged.moves.empty();
        if (!isChoice && seen.move.effort < kFewestJudgedVisits)
            continue;
        putMove(judged.moves, seen.move, !isChoice);
        if (isChoice)
            judged.line = seen.line;
    }
    judged.depth = static_cast<int>(judged.line.size());
    judged.owners = kataOwnersOfFirst(answer, position);
    return judged;
}

/// One game's queries to KataGo.
class KataGoGame {
public:
    KataGoGame(KataGoConversation& kataGo, const KataGoJudgeSettings& settings, const nn::JudgeQuestion& question,
        std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
        : m_kataGo(kataGo), m_settings(settings), m_question(question), m_game(question.game), m_plies(plies), m_job(job),
          m_onJudged(onJudged)
    {
        game::AnyPosition position = *m_game.start;
        m_positions.push_back(position);
        for (const game::Move move : m_game.moves) {
            position.play(move);
            m_positions.push_back(position);
        }
    }

    core::Result<void> run()
    {
        if (auto started = m_kataGo.start(m_job.stopToken()); !started)
            return started;
        std::vector<std::size_t> missing;
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply) {
            const bool isWanted = m_question.wants(ply) || (ply > 0 && m_question.wants(ply - 1)); // its value is that of the move
            if (isWanted && !m_plies[ply].isKnown() && !m_positions[ply].isOver())
                missing.push_back(ply);
        }
        m_total = missing.size();
        if (auto done = askAll(missing, m_settings.visits); !done)
            return done;
        for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply)
            if (m_question.wants(ply) && !m_plies[ply].find(m_game.moves[ply]) && m_plies[ply].isKnown())
                takeFromNext(ply);
        for (const std::size_t ply : missing)
            if (!m_question.wants(ply))
                m_plies[ply] = {};
        std::vector<std::size_t> dear;
        for (std::size_t ply = 0; ply < m_plies.size(); ++ply)
            if (m_question.wants(ply) && m_plies[ply].isKnown() && !m_plies[ply].isSure && !(m_plies[ply].isSure = !looksDear(ply)))
                dear.push_back(ply);
        tell();
        if (m_settings.sureVisits == 0)
            return {};
        m_total += 2 * dear.size();
        if (auto done = askAll(dear, m_settings.sureVisits); !done)
            return done;
        for (const std::size_t ply : dear)
            if (auto done = makeSure(ply); !done)
                return done;
        for (const std::size_t ply : m_question.rare)
            if (auto done = compare(ply); !done)
                return done;
        tell();
        return {};
    }

private:
    core::Result<void> askAll(const std::vector<std::size_t>& turns, int visits)
    {
        if (turns.empty())
            return {};
        const std::string id = m_kataGo.newId();
        json query = kataQuery(m_game, id, turns);
        query["maxVisits"] = visits;
        query["includeOwnership"] = true;
        if (auto sent = m_kataGo.ask(query); !sent)
            return sent;
        for (std::size_t left = turns.size(); left > 0; --left) {
            const auto answer = m_kataGo.nextAnswer(id, m_job.stopToken());
            if (!answer)
                return answer.error();
            const auto turn = numberIn(*answer, "turnNumber");
            const auto ply = static_cast<std::size_t>(turn && *turn >= 0 && *turn < 1e6F ? *turn : 1e6F);
            if (ply >= m_plies.size() || std::ranges::find(turns, ply) == turns.end())
                return Error{ErrorCode::EngineNonsense, "KataGo: turnNumber"};
            m_plies[ply] = judgedFrom(*answer, m_positions[ply]);
            m_job.report(++m_done, m_total);
            if (left % kTellEveryPositions == 0)
                tell();
        }
        return {};
    }

    /// The value of the move played is that of the next position.
    void takeFromNext(std::size_t ply)
    {
        const nn::JudgedPly& next = m_plies[ply + 1];
        nn::JudgedMove played{.move = m_game.moves[ply], .value = 0, .scoreLead = m_plies[ply].moves.front().scoreLead, .effort = 0};
        if (next.isKnown()) {
            played = {
                .move = played.move, .value = -next.moves.front().value, .scoreLead = -next.moves.front().scoreLead, .effort = next.effort};
        } else if (m_positions[ply + 1].isOver()) {
            const nn::GameEnd end = nn::endOf(m_positions[ply + 1]);
            played.value = -end.value;
            played.scoreLead = -end.scoreLead;
        }
        putMove(m_plies[ply].moves, played, true);
    }

    bool looksDear(std::size_t ply) const
    {
        if (ply >= m_game.moves.size())
            return false;
        const nn::JudgedMove& best = m_plies[ply].moves.front();
        const nn::JudgedMove* played = m_plies[ply].find(m_game.moves[ply]);
        return played && nn::fadedChance(best.value) - nn::fadedChance(played->value) >= kLooksDearChance
            && !(best.scoreLead - played->scoreLead < kLooksDearPoints);
    }

    /// The position was searched again; if the move played has few visits, it is queried alone.
    core::Result<void> makeSure(std::size_t ply)
    {
        const game::Move played = m_game.moves[ply];
        nn::JudgedPly& judged = m_plies[ply];
        if (judged.isKnown() && !judged.find(played)) {
            const auto own = askAbout(ply, "allowMoves");
            if (!own)
                return own.error();
            if (const nn::JudgedMove* move = own->find(played))
                putMove(judged.moves, *move, true);
            else
                takeFromNext(ply);
        }
        judged.isSure = true;
        m_job.report(++m_done, m_total);
        return {};
    }

    /// The move played alone ("allowMoves"), or all others ("avoidMoves").
    core::Result<nn::JudgedPly> askAbout(std::size_t ply, const char* how)
    {
        const std::string id = m_kataGo.newId();
        json query = kataQuery(m_game, id, {ply});
        query["maxVisits"] = m_settings.sureVisits;
        const char* player = m_game.sideOf(ply) == game::Side::First ? "B" : "W";
        query[how] = json::array({{{"player", player}, {"moves", {m_positions[ply].moveText(m_game.moves[ply])}}, {"untilDepth", 1}}});
        if (auto sent = m_kataGo.ask(query); !sent)
            return sent.error();
        const auto answer = m_kataGo.nextAnswer(id, m_job.stopToken());
        if (!answer)
            return answer.error();
        return judgedFrom(*answer, m_positions[ply]);
    }

    /// A rarely played move that is KataGo's choice, without a rival that is nearly as good: searched without it, the best other move.
    core::Result<void> compare(std::size_t ply)
    {
        nn::JudgedPly& judged = m_plies[ply];
        if (!judged.isKnown() || judged.isCompared || judged.moves.front().move != m_game.moves[ply])
            return {};
        if (judged.moves.size() > 1 && nn::fadedChance(judged.moves[0].value) - nn::fadedChance(judged.moves[1].value) < kLooksDearChance)
            return {};
        const auto rival = askAbout(ply, "avoidMoves");
        if (!rival)
            return rival.error();
        judged.isCompared = true;
        if (rival->isKnown() && rival->moves.front().move != m_game.moves[ply]) {
            std::erase_if(judged.moves, [&](const nn::JudgedMove& move) { return move.move == rival->moves.front().move; });
            putMove(judged.moves, rival->moves.front(), true);
        }
        return {};
    }

    void tell() const
    {
        if (m_onJudged)
            m_onJudged(m_plies);
    }

    KataGoConversation& m_kataGo;
    const KataGoJudgeSettings& m_settings;
    const nn::JudgeQuestion& m_question;
    const nn::PlayedGame& m_game;
    std::vector<nn::JudgedPly>& m_plies;
    jobs::JobContext& m_job;
    const nn::OnJudged& m_onJudged;
    std::vector<game::AnyPosition> m_positions;
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
};

} // namespace

core::Result<std::unique_ptr<KataGoJudge>> KataGoJudge::launch(
    std::vector<std::string> command, KataGoJudgeSettings settings, const std::stop_token& stop)
{
    auto judge = std::make_unique<KataGoJudge>(std::move(command), settings);
    if (auto started = judge->start(stop); !started)
        return started.error();
    return judge;
}

core::Result<void> KataGoJudge::start(const std::stop_token& stop)
{
    if (auto started = m_kataGo.start(stop); !started)
        return started;
    const std::string visits = std::to_string(m_settings.visits) + ' ' + std::to_string(m_settings.sureVisits);
    m_info = {.identity = "moves and points by " + m_kataGo.identity() + " visits " + visits,
        .name = "KataGo",
        .family = game::Family::Go,
        .countsPoints = true};
    return {};
}

core::Result<void> KataGoJudge::judge(
    const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
{
    if (!question.game.start || !question.game.start->as<go::Position>())
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "KataGo analyses only Go")};
    m_startedAnew.reset();
    auto done = KataGoGame(m_kataGo, m_settings, question, plies, job, onJudged).run();
    if (!done)
        m_kataGo.giveUp(done.error());
    if (!done && !isRefusal(done.error()) && done.error().code != ErrorCode::Stopped) {
        m_startedAnew = done.error();
        done = KataGoGame(m_kataGo, m_settings, question, plies, job, onJudged).run(); // with a restarted program
        if (!done)
            m_kataGo.giveUp(done.error());
    }
    return done;
}

} // namespace evenmatch::search
