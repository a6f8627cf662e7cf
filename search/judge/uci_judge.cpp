#include "search/judge/uci_judge.h"

#include "core/game/family.h"
#include "nn/review/game_end.h"
#include "nn/review/move_costs.h"
#include "search/judge/judged_moves.h"

namespace evenmatch::search {

using core::ErrorCode;

namespace {

constexpr double kLooksDear = 4; ///< faded percent
constexpr double kNearAMark = 6; ///< near the limit of a mark, in faded percent: from here
constexpr double kSurelyAMark = 16; ///< to here
constexpr std::size_t kTellEvery = 8; ///< positions
constexpr const char* kHash = "64"; ///< MB

/// One game's requests to the engine.
class Conversation {
public:
    Conversation(UciEngine& engine, const UciJudgeSettings& settings, const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies,
        jobs::JobContext& job, const nn::OnJudged& onJudged)
        : m_engine(engine), m_settings(settings), m_question(question), m_game(question.game), m_plies(plies), m_job(job),
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
        if (auto started = m_engine.start({.position = *m_game.start, .opening = {}, .time = {}, .seed = 1}); !started)
            return started;
        m_total = m_plies.size();
        const auto looked = lookAtAll();
        for (const std::size_t ply : m_after)
            m_plies[ply] = {};
        if (!looked)
            return looked;
        tell();
        if (m_settings.sureNodes == 0)
            return {};
        std::vector<std::size_t> dear;
        for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply)
            if (m_question.wants(ply) && m_plies[ply].isKnown() && !m_plies[ply].isSure)
                dear.push_back(ply);
        m_total += 3 * dear.size() + m_game.moves.size();
        for (const std::size_t ply : dear) {
            if (auto done = makeSure(ply); !done)
                return done;
            step(3);
        }
        for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply, step(1)) // an earlier analysis may have stopped before
            if (m_question.wants(ply) && m_plies[ply].isKnown())
                if (auto done = lookAtOthers(ply); !done)
                    return done;
        if (auto done = compareRare(); !done)
            return done;
        tell();
        return {};
    }

private:
    core::Result<void> lookAtAll()
    {
        for (std::size_t ply = m_plies.size(); ply-- > 0; step(1)) {
            const bool isAfter = ply > 0 && m_question.wants(ply - 1);
            if ((!m_question.wants(ply) && !isAfter) || m_plies[ply].isKnown() || m_positions[ply].isOver())
                continue;
            const auto best = ask(ply, m_settings.nodes, {});
            if (!best)
                return best.error();
            take(ply, *best, m_settings.nodes);
            if (!m_question.wants(ply)) {
                m_after.push_back(ply);
                continue;
            }
            nn::JudgedPly& judged = m_plies[ply];
            if (ply < m_game.moves.size() && !judged.find(m_game.moves[ply]))
                add(ply, {.move = m_game.moves[ply], .value = -valueAt(ply + 1), .effort = m_settings.nodes}, playedOn(ply));
            judged.isSure = ply == m_game.moves.size() || lossOf(ply) < kLooksDear;
            if (ply % kTellEvery == 0)
                tell();
        }
        return {};
    }

    core::Result<void> makeSure(std::size_t ply)
    {
        if (auto done = lookCloser(ply, m_settings.sureNodes); !done)
            return done;
        const double loss = lossOf(ply);
        if (m_settings.surestNodes > m_settings.sureNodes && loss >= kNearAMark && loss <= kSurelyAMark)
            if (auto done = lookCloser(ply, m_settings.surestNodes); !done)
                return done;
        m_plies[ply].isSure = true;
        tell();
        return {};
    }

    core::Result<void> lookCloser(std::size_t ply, std::uint64_t nodes)
    {
        const game::Move played = m_game.moves[ply];
        const auto best = ask(ply, nodes, {});
        if (!best)
            return best.error();
        const auto own = ask(ply, nodes, {&played, 1});
        if (!own)
            return own.error();
        m_plies[ply].moves.clear();
        take(ply, *best, nodes);
        if (!m_plies[ply].find(played))
            add(ply, {.move = played, .value = valueOf(*own), .effort = nodes}, playOf(*own, ply));
        return {};
    }

    /// Other likely human moves where the move played was a mistake.
    core::Result<void> lookAtOthers(std::size_t ply)
    {
        if (ply >= m_question.others.size() || lossOf(ply) < kLooksDear)
            return {};
        for (const game::Move move : m_question.others[ply]) {
            if (m_plies[ply].find(move))
                continue;
            const auto opinion = ask(ply, m_settings.nodes, {&move, 1});
            if (!opinion)
                return opinion.error();
            putMove(m_plies[ply].moves, {.move = move, .value = valueOf(*opinion), .effort = m_settings.nodes}, true);
        }
        return {};
    }

    /// Rarely played moves that are the engine's choice: the best other move, quickly, and if it seems to lose much, both moves as closely
    /// as a likely mistake.
    core::Result<void> compareRare()
    {
        std::vector<std::size_t> choices;
        for (const std::size_t ply : m_question.rare)
            if (m_plies[ply].isKnown() && !m_plies[ply].isCompared && m_plies[ply].moves.front().move == m_game.moves[ply])
                choices.push_back(ply);
        m_total += choices.size();
        for (const std::size_t ply : choices) {
            std::vector<game::Move> others;
            for (const game::Move move : m_positions[ply].legalMoves())
                if (move != m_game.moves[ply])
                    others.push_back(move);
            if (auto done = others.empty() ? core::Result<void>() : compare(ply, others); !done)
                return done;
            step(1);
        }
        return {};
    }

    core::Result<void> compare(std::size_t ply, std::span<const game::Move> others)
    {
        nn::JudgedPly& judged = m_plies[ply];
        const double best = nn::fadedChance(judged.moves.front().value);
        const auto quick = ask(ply, m_settings.nodes, others);
        if (!quick)
            return quick.error();
        judged.isCompared = true;
        if (best - nn::fadedChance(valueOf(*quick)) < kSurelyAMark) {
            takeRival(ply, *quick);
            return {};
        }
        const auto own = ask(ply, m_settings.sureNodes, {&m_game.moves[ply], 1});
        const auto rival = own ? ask(ply, m_settings.sureNodes, others) : own;
        judged.isCompared = rival.ok();
        if (!rival)
            return rival.error();
        judged.moves.clear();
        take(ply, *own, m_settings.sureNodes);
        takeRival(ply, *rival);
        return {};
    }

    void takeRival(std::size_t ply, const UciOpinion& opinion)
    {
        const std::vector<game::Move> line = legalLine(opinion, m_positions[ply]);
        if (!line.empty() && !m_plies[ply].find(line.front()))
            putMove(m_plies[ply].moves, {.move = line.front(), .value = valueOf(opinion), .effort = opinion.nodes}, true);
    }

    core::Result<UciOpinion> ask(std::size_t ply, std::uint64_t nodes, std::span<const game::Move> among)
    {
        if (m_job.stopRequested())
            return core::Error{ErrorCode::Stopped};
        m_engine.standAt(std::span(m_game.moves).first(ply));
        return m_engine.analyse({.nodes = nodes, .depth = {}, .time = {}}, among, m_job.stopToken());
    }

    /// The best play that begins with a move.
    struct Play {
        std::vector<game::Move> line;
        int mateIn = 0;
        int depth = 0;
    };
    Play playOf(const UciOpinion& opinion, std::size_t ply) const
    {
        return {.line = legalLine(opinion, m_positions[ply]), .mateIn = opinion.mate.value_or(0), .depth = opinion.depth};
    }
    /// With the move played, by the judgement of the position after it.
    Play playedOn(std::size_t ply) const
    {
        const nn::JudgedPly& next = m_plies[ply + 1];
        Play play{.line = {m_game.moves[ply]}, .mateIn = next.mateIn < 0 ? 1 - next.mateIn : -next.mateIn, .depth = next.depth + 1};
        play.line.insert(play.line.end(), next.line.begin(), next.line.end());
        return play;
    }

    /// The position has the play of its best move.
    void add(std::size_t ply, const nn::JudgedMove& move, const Play& play)
    {
        nn::JudgedPly& judged = m_plies[ply];
        putMove(judged.moves, move);
        if (judged.moves.front().move != move.move)
            return;
        judged.line = play.line;
        judged.mateIn = play.mateIn;
        judged.depth = play.depth;
    }

    /// The engine's choice with its line. It was asked for `nodes`; its last report may be of fewer.
    void take(std::size_t ply, const UciOpinion& opinion, std::uint64_t nodes)
    {
        m_plies[ply].effort = opinion.nodes;
        if (const Play play = playOf(opinion, ply); !play.line.empty())
            add(ply, {.move = play.line.front(), .value = valueOf(opinion), .effort = nodes}, play);
    }

    /// For the side to move.
    float valueAt(std::size_t ply) const
    {
        return m_plies[ply].isKnown() ? m_plies[ply].moves.front().value : nn::endOf(m_positions[ply]).value;
    }

    /// The loss of the move played in faded percent.
    double lossOf(std::size_t ply) const
    {
        const nn::JudgedMove* played = m_plies[ply].find(m_game.moves[ply]);
        return played ? nn::fadedChance(m_plies[ply].moves.front().value) - nn::fadedChance(played->value) : 0;
    }

    void step(std::uint64_t count) { m_job.report(m_done += count, m_total); }
    void tell() const
    {
        if (m_onJudged)
            m_onJudged(m_plies);
    }

    UciEngine& m_engine;
    const UciJudgeSettings& m_settings;
    const nn::JudgeQuestion& m_question;
    const nn::PlayedGame& m_game;
    std::vector<nn::JudgedPly>& m_plies;
    jobs::JobContext& m_job;
    const nn::OnJudged& m_onJudged;
    std::vector<game::AnyPosition> m_positions;
    std::vector<std::size_t> m_after; ///< positions after wanted moves that are not wanted themselves
    std::uint64_t m_done = 0;
    std::uint64_t m_total = 0;
};

} // namespace

core::Result<std::unique_ptr<UciJudge>> UciJudge::launch(std::vector<std::string> command, UciJudgeSettings settings, std::stop_token stop)
{
    const UciGo go{.nodes = settings.nodes, .depth = {}, .time = {}};
    std::map<std::string, std::string> options = settings.options;
    options.try_emplace("Hash", kHash);
    if (settings.threads > 1)
        options.try_emplace("Threads", std::to_string(settings.threads));
    auto engine = UciEngine::launch(std::move(command),
        {.options = std::move(options), .go = go, .patience = settings.patience, .knownOptionsOnly = true}, std::move(stop));
    if (!engine)
        return engine.error();
    std::unique_ptr<UciJudge> judge(new UciJudge(*std::move(engine), settings));
    const std::string& name = judge->m_engine->name();
    judge->m_info = {.identity = "moves by " + judge->m_engine->identity() + " nodes " + std::to_string(settings.nodes) + " sure "
            + std::to_string(settings.sureNodes),
        .name = name,
        .family = game::Family::Chess,
        .countsPoints = false,
        .margin = settings.margin};
    if (settings.surestNodes > settings.sureNodes) {
        judge->m_info.identity += " surest " + std::to_string(settings.surestNodes);
        judge->m_info.surestEffort = settings.surestNodes;
    }
    for (const auto& [option, value] : settings.options)
        if (option != "Threads" && option != "Hash") // these affect only the time
            judge->m_info.identity += " " + option + "=" + value;
    return judge;
}

core::Result<void> UciJudge::judge(
    const nn::JudgeQuestion& question, std::vector<nn::JudgedPly>& plies, jobs::JobContext& job, const nn::OnJudged& onJudged)
{
    if (!question.game.start || !question.game.start->as<chess::Position>())
        return core::Error{ErrorCode::BadArgument, m_info.name};
    m_startedAnew.reset();
    m_engine->startFor(job.stopToken());
    const auto done = Conversation(*m_engine, m_settings, question, plies, job, onJudged).run();
    if (done || done.error().code == ErrorCode::Stopped || done.error().code == ErrorCode::BadArgument)
        return done;
    m_startedAnew = done.error();
    return Conversation(*m_engine, m_settings, question, plies, job, onJudged).run(); // the engine restarts its program
}

} // namespace evenmatch::search
