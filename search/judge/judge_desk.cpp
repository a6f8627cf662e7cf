#include "search/judge/judge_desk.h"

#include "nn/review/judgement_cache.h"
#include "search/engine/child_process.h"
#include "search/judge/katago_judge.h"
#include "search/judge/search_judge.h"
#include "search/judge/uci_judge.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

using core::ErrorCode;

namespace {

template <class J>
core::Result<std::unique_ptr<nn::MoveJudge>> asJudge(core::Result<std::unique_ptr<J>> judge)
{
    if (!judge)
        return judge.error();
    return std::unique_ptr<nn::MoveJudge>(*std::move(judge));
}

/// `visits` empty: as many as the network needs.
std::unique_ptr<SearchJudge> ownSearch(std::vector<std::uint64_t> visits, bool isCoarse, const std::shared_ptr<nn::Evaluator>& network)
{
    if (visits.empty())
        visits = isCoarse ? coarseVisits(network->info()) : reviewVisits(network->info());
    return std::make_unique<SearchJudge>(network, SearchJudgeSettings{.visits = std::move(visits)});
}

KataGoJudgeSettings kataGoSettings(const JudgeChoice& choice)
{
    KataGoJudgeSettings settings;
    settings.patience = {.start = choice.patience, .answer = choice.patience};
    if (!choice.visits.empty()) {
        settings.visits = static_cast<int>(choice.visits.front());
        settings.sureVisits = choice.visits.size() > 1 ? static_cast<int>(choice.visits[1]) : 0;
        return settings;
    }
    if (choice.nodes > 0)
        settings.visits = static_cast<int>(choice.nodes);
    if (choice.isDeep || settings.sureVisits < settings.visits)
        settings.sureVisits = settings.visits;
    if (choice.isDeep && choice.firstNodes > 0)
        settings.visits = static_cast<int>(choice.firstNodes);
    return settings;
}

/// Two unknown leads, as in chess, are the same.
bool areSame(nn::JudgedPly a, nn::JudgedPly b)
{
    for (nn::JudgedPly* ply : {&a, &b})
        for (nn::JudgedMove& move : ply->moves)
            move.scoreLead = std::isnan(move.scoreLead) ? 0 : move.scoreLead;
    return a == b;
}

} // namespace

JudgeChoice usualJudge(game::Family family, const std::string& stockfish, const std::string& katago)
{
    if (family == game::Family::Chess && (!stockfish.empty() || findProgram("stockfish")))
        return {.kind = JudgeChoice::Kind::Uci, .command = stockfish.empty() ? "stockfish" : stockfish, .visits = {}};
    if (family == game::Family::Go && !katago.empty())
        return {.kind = JudgeChoice::Kind::KataGo, .command = katago, .visits = {}};
    return {};
}

core::Result<std::unique_ptr<nn::MoveJudge>> openJudge(
    const JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network, const std::stop_token& stop)
{
    if (choice.kind == JudgeChoice::Kind::None)
        return core::Error{ErrorCode::BadArgument, "judge"};
    if (choice.kind == JudgeChoice::Kind::Search) {
        if (!network)
            return core::Error{ErrorCode::NotFound, "network"};
        if (choice.isDeep)
            return std::unique_ptr<nn::MoveJudge>(
                std::make_unique<SearchJudge>(network, SearchJudgeSettings{.visits = {choice.nodes}, .margin = 0, .pointsMargin = 0}));
        return std::unique_ptr<nn::MoveJudge>(ownSearch(choice.visits, choice.isCoarse, network));
    }
    auto words = splitCommand(choice.command);
    if (!words)
        return words.error();
    if (choice.kind == JudgeChoice::Kind::KataGo)
        return asJudge(KataGoJudge::launch(*std::move(words), kataGoSettings(choice), stop));
    UciJudgeSettings settings{.threads = choice.threads, .options = choice.options};
    if (!choice.visits.empty()) {
        const auto look = [&](std::size_t which) { return which < choice.visits.size() ? choice.visits[which] : 0; };
        settings.nodes = look(0);
        settings.sureNodes = look(1);
        settings.surestNodes = look(2);
    } else if (choice.isDeep) {
        settings.sureNodes = settings.surestNodes = choice.nodes > 0 ? choice.nodes : settings.sureNodes;
        settings.nodes = choice.firstNodes > 0 ? choice.firstNodes : settings.sureNodes;
        settings.margin = 0;
    } else if (choice.nodes > 0) {
        settings.sureNodes = choice.nodes * (settings.sureNodes / settings.nodes);
        settings.surestNodes = choice.nodes * (settings.surestNodes / settings.nodes);
        settings.nodes = choice.nodes;
    }
    return asJudge(UciJudge::launch(*std::move(words), settings, stop));
}

JudgeDesk::JudgeDesk(JudgeChoice choice, std::shared_ptr<nn::Evaluator> network, std::filesystem::path folder)
    : m_choice(std::move(choice)), m_network(std::move(network)), m_folder(std::move(folder))
{
}

JudgeDesk::~JudgeDesk() = default;

/// Like openJudge(), but KataGo goes on loading its network after a stop.
core::Result<std::unique_ptr<nn::MoveJudge>> JudgeDesk::open(const std::stop_token& stop)
{
    if (m_choice.kind != JudgeChoice::Kind::KataGo)
        return openJudge(m_choice, m_network, stop);
    if (!m_starting) {
        auto words = splitCommand(m_choice.command);
        if (!words)
            return words.error();
        m_starting = std::make_unique<KataGoJudge>(*std::move(words), kataGoSettings(m_choice));
    }
    const auto started = m_starting->start(stop);
    if (started)
        return std::unique_ptr<nn::MoveJudge>(std::move(m_starting));
    if (started.error().code != ErrorCode::Stopped)
        m_starting.reset();
    return started.error();
}

core::Result<nn::GameJudgement> JudgeDesk::judge(const nn::GameReview& review, const nn::GameJudgement& known, jobs::JobContext& job,
    const std::function<void(const nn::GameJudgement&)>& onJudged)
{
    return judge({.review = review, .known = known, .plies = {}, .onJudged = onJudged}, job);
}

core::Result<nn::GameJudgement> JudgeDesk::judgeSome(
    const nn::GameReview& review, std::span<const std::size_t> plies, jobs::JobContext& job)
{
    if (plies.empty())
        return nn::GameJudgement();
    return judge({.review = review, .known = {}, .plies = plies, .onJudged = {}}, job);
}

core::Result<nn::GameJudgement> JudgeDesk::judge(const Wish& wish, jobs::JobContext& job)
{
    const std::scoped_lock lock(m_mutex);
    nn::GameJudgement judgement;
    core::Result<void> done;
    if (job.stopRequested())
        return core::Error{ErrorCode::Stopped};
    if (!m_judge) {
        auto opened = open(job.stopToken());
        if (opened)
            m_judge = *std::move(opened);
        else
            done = opened.error();
    }
    if (m_judge)
        done = judgeWith(*m_judge, wish, judgement, job);
    if (done)
        return judgement;
    if (done.error().code == ErrorCode::Stopped)
        return done.error();
    if (!isRefusal(done.error())) // otherwise it judges other games
        m_judge.reset();
    if (m_choice.kind == JudgeChoice::Kind::Search || !m_network)
        return done.error();
    judgement.trouble = done.error();
    const auto own = ownSearch({}, m_choice.isCoarse, m_network);
    if (auto judged = judgeWith(*own, wish, judgement, job); !judged)
        return judged.error();
    return judgement;
}

core::Result<void> JudgeDesk::judgeWith(nn::MoveJudge& judge, const Wish& wish, nn::GameJudgement& judgement, jobs::JobContext& job)
{
    nn::JudgementCache cache(m_folder);
    const nn::PlayedGame& game = wish.review.game;
    judgement.by = judge.info();
    judgement.plies = m_folder.empty() ? std::vector<nn::JudgedPly>(game.moves.size() + 1) : cache.load(game, judgement.by);
    if (wish.known.by.identity == judgement.by.identity)
        for (std::size_t ply = 0; ply < std::min(wish.known.plies.size(), judgement.plies.size()); ++ply)
            if (wish.known.plies[ply].isKnown() && !judgement.plies[ply].isSure)
                judgement.plies[ply] = wish.known.plies[ply];
    const auto before = judgement.plies;
    const auto tell = [&](const std::vector<nn::JudgedPly>& plies) {
        if (wish.onJudged)
            wish.onJudged({.by = judgement.by, .plies = plies, .trouble = judgement.trouble, .startedAnew = judge.startedAnew()});
    };
    if (judgement.known() > 0)
        tell(judgement.plies); // stored results are available at once
    const nn::JudgeQuestion question{.game = game,
        .others = nn::othersToJudge(wish.review),
        .only = {wish.plies.begin(), wish.plies.end()},
        .rare = wish.plies.empty() ? nn::rarePlies(wish.review) : std::vector<std::size_t>()};
    const auto done = judge.judge(question, judgement.plies, job, tell);
    judgement.startedAnew = judge.startedAnew();
    if (!m_folder.empty() && !std::ranges::equal(judgement.plies, before, areSame))
        if (const auto stored = cache.store(game, judgement); !stored)
            m_unkept = stored.error();
    return done;
}

std::optional<nn::GameJudgement> JudgeDesk::stored(
    const nn::GameReview& review, std::span<const std::size_t> plies, const nn::JudgeInfo& by) const
{
    if (m_folder.empty())
        return std::nullopt;
    nn::GameJudgement judgement{.by = by, .plies = nn::JudgementCache(m_folder).load(review.game, by), .trouble = {}};
    const bool isKnown = std::ranges::all_of(plies, [&](std::size_t ply) { return judgement.plies[ply].isKnown(); });
    return isKnown ? std::optional(std::move(judgement)) : std::nullopt;
}

nn::GameCosts costsBy(JudgeDesk& desk, std::optional<nn::JudgeInfo> reviewed)
{
    return [&desk, reviewed = std::move(reviewed)](const nn::GameReview& review, std::span<const std::size_t> plies,
               jobs::JobContext& job) -> core::Result<std::vector<nn::MoveCost>> {
        if (reviewed)
            if (const auto stored = desk.stored(review, plies, *reviewed))
                return nn::moveCosts(review.game, *stored);
        const auto judgement = desk.judgeSome(review, plies, job);
        if (!judgement)
            return judgement.error();
        return nn::moveCosts(review.game, *judgement);
    };
}

JudgeChoice coarse(JudgeChoice choice)
{
    constexpr std::uint64_t kVisits = 24; ///< of KataGo
    constexpr std::uint64_t kNodes = 4000;
    if (choice.kind == JudgeChoice::Kind::None)
        choice.kind = JudgeChoice::Kind::Search;
    choice.isCoarse = true;
    if (choice.kind == JudgeChoice::Kind::Search)
        choice.visits.clear();
    else if (choice.nodes == 0)
        choice.visits = {choice.kind == JudgeChoice::Kind::KataGo ? kVisits : kNodes};
    return choice;
}

} // namespace evenmatch::search
