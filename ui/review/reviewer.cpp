#include "ui/review/reviewer.h"

#include "nn/review/review_cache.h"
#include "nn/review/shared_beginning.h"
#include "ui/base/preferences.h"
#include "ui/game/game_session.h"
#include "ui/review/judge_setting.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr std::size_t kKeptGames = 24;

} // namespace

Reviewer::Reviewer(GameSession& session, Engine& engine, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_engine(engine), m_folder(folder.toStdString())
{
    connect(&session, &GameSession::changed, this, &Reviewer::follow);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& game) {
        if (game.toStdString() == gameId() || game.toStdString() == strongNetworkOf(gameId()))
            useNetwork();
    });
    m_engine.run(
        {}, jobs::Priority::Background, this, [folder = m_folder](jobs::JobContext&) { nn::removeOlderReviews(folder); },
        [](const core::Result<void>&) {});
    m_line = reviewLine(m_session);
    startOver();
}

Reviewer::~Reviewer()
{
    if (m_job.isValid())
        m_job.requestStop();
    if (m_judgeJob.isValid())
        m_judgeJob.requestStop();
}

std::string Reviewer::gameId() const { return m_session.goPosition() ? "go" : "chess"; }

const nn::Evaluation* Reviewer::evaluation() const
{
    const auto found = m_here.start ? m_evaluations.find(nn::contentKey(m_here)) : m_evaluations.end();
    return found == m_evaluations.end() ? nullptr : &found->second;
}

std::size_t Reviewer::known() const { return static_cast<std::size_t>(std::ranges::count_if(m_review.plies, &nn::PlyReview::known)); }

bool Reviewer::isSettled() const
{
    if (!isWorking() || !m_problem.isEmpty())
        return true;
    if (m_looking == Task::Running)
        return false;
    if (isHindered())
        return true;
    if (!m_network || isUnderWay(m_reviewing))
        return false;
    if (m_line.nodes.empty())
        return true;
    const std::size_t judged = std::max<std::size_t>(1, m_line.plies()); // a position without moves is judged, too
    const bool isWeighed = isJudged() || (isJudging() && m_judgement.known() >= judged); // the judge continues to improve results
    const bool isEstimated = m_line.plies() == 0 || m_estimating == Task::Done;
    return known() == m_review.plies.size() && evaluation() && isWeighed && isEstimated;
}

void Reviewer::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    if (mode != Mode::Working && isUnderWay(m_reviewing)) {
        m_job.requestStop();
        m_reviewing = Task::Leaving;
    }
    if (mode != Mode::Working && isUnderWay(m_judging)) {
        m_judgeJob.requestStop();
        m_judging = Task::Leaving;
    }
    if (mode == Mode::Asleep)
        return;
    forgetStop();
    forgetHindrance();
    follow();
    useNetwork();
}

void Reviewer::judgeOn()
{
    forgetStop();
    work();
    conclude();
    Q_EMIT reviewChanged();
}

void Reviewer::forgetStop()
{
    for (Task* task : {&m_reviewing, &m_judging}) {
        if (*task != Task::Stopped)
            continue;
        *task = Task::Idle;
        m_judgeProblem.clear();
    }
}

bool Reviewer::isHindered() const { return m_reviewing == Task::Stopped || m_reviewing == Task::Failed || m_looking == Task::Failed; }

void Reviewer::forgetHindrance()
{
    if (m_reviewing == Task::Stopped || m_reviewing == Task::Failed)
        m_reviewing = Task::Idle;
    if (m_looking == Task::Failed)
        m_looking = Task::Idle;
    if (m_judging == Task::Failed) {
        m_judging = Task::Idle;
        m_judgeProblem.clear();
    }
}

search::JudgeChoice Reviewer::judgeChoice() const { return reviewJudge(gameId()); }

/// Whether the desk matches the current settings and the Engines page.
bool Reviewer::isDeskCurrent() const
{
    return m_desk->choice() == judgeChoice() && m_desk->network() == m_engine.analysisNetwork(gameId());
}

bool Reviewer::findsOwners() const
{
    const bool isSearched = m_desk && m_desk->choice().kind == search::JudgeChoice::Kind::Search;
    return (isSearched && m_desk->network() && m_desk->network()->info().hasOwnership)
        || std::ranges::any_of(m_judgement.plies, [](const nn::JudgedPly& judged) { return !judged.owners.empty(); });
}

/// Requests the network; repeating it is cheap and reports a change.
void Reviewer::useNetwork()
{
    if (!isWorking())
        return;
    auto network = m_engine.network(gameId());
    m_problem = m_engine.problem(gameId());
    if (network == m_network) {
        if (m_network && m_desk && !isDeskCurrent()) { // an engine or a strong network was added or removed meanwhile
            keep();
            m_desk.reset();
            startOver();
            return;
        }
        work();
        conclude();
        lookAtPosition();
        Q_EMIT reviewChanged();
        return;
    }
    keep();
    m_network = std::move(network);
    m_desk.reset();
    startOver();
}

void Reviewer::keep()
{
    if (!m_network || !m_review.game.start || known() == 0)
        return;
    const std::string key = nn::contentKey(m_review.game) + m_network->info().keptBy();
    std::erase_if(m_kept, [&](const Kept& kept) { return kept.key == key; });
    m_kept.push_front({key, m_review, m_judgement});
    if (m_kept.size() > kKeptGames)
        m_kept.pop_back();
}

/// A new review of the line, with the known results.
void Reviewer::startOver()
{
    m_review = nn::GameReview(m_line.game, m_network ? m_network->info().scale.size() : 0);
    m_evaluations.clear();
    forgetHindrance();
    ++m_request;
    if (m_job.isValid())
        m_job.requestStop();
    if (m_judgeJob.isValid())
        m_judgeJob.requestStop();
    m_reviewing = m_estimating = m_judging = Task::Idle;
    m_estimates.reset();
    m_judgement = {};
    m_judgeProblem.clear();
    if (m_network && m_line.game.start) {
        const std::string key = nn::contentKey(m_line.game) + m_network->info().keptBy();
        const auto kept = std::ranges::find(m_kept, key, &Kept::key);
        if (kept != m_kept.end()) {
            m_review.plies = kept->review.plies;
            m_judgement = kept->judgement;
        } else if (!m_kept.empty() && m_kept.front().key.ends_with(m_network->info().keptBy())) {
            nn::copyShared(m_kept.front().review, m_review);
            nn::copyShared(m_kept.front().review.game, m_kept.front().judgement, m_line.game, m_judgement);
        }
    }
    findPlace();
    work();
    conclude();
    lookAtPosition();
    Q_EMIT reviewChanged();
    Q_EMIT positionChanged();
}

void Reviewer::follow()
{
    if (m_mode == Mode::Asleep)
        return;
    ReviewLine line = reviewLine(m_session);
    const bool otherGame = m_network && m_network->info().game != gameId();
    if (!(line == m_line) || otherGame) {
        keep();
        m_line = std::move(line);
        if (otherGame)
            m_network.reset();
        if (otherGame)
            m_desk.reset();
        startOver();
        useNetwork();
        return;
    }
    findPlace();
    lookAtPosition();
    Q_EMIT positionChanged();
}

void Reviewer::findPlace()
{
    auto here = nn::playedGame(m_session.record(), m_session.node());
    m_here = here ? *std::move(here) : nn::PlayedGame{};
    m_isPlayed = m_here.start && nn::stateAt(m_here, m_here.moves.size()).position() == m_session.position();
    if (m_here.start && !m_isPlayed) // a side moved twice, or stones were set up on the way
        m_here = {.start = std::make_shared<const game::AnyPosition>(m_session.position()), .moves = {}};
    m_ply = m_line.nodes.empty() ? 0 : m_line.plyOf(m_session.record(), m_session.node());
}

void Reviewer::work()
{
    if (!isWorking() || !m_network || isUnderWay(m_reviewing) || isHindered() || !m_line.game.start || known() == m_review.plies.size())
        return;
    m_reviewing = Task::Running;
    const int request = m_request;
    auto onBatch = [self = QPointer<Reviewer>(this), request](const nn::ReviewedPlies& plies) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, plies, request] {
                if (self)
                    self->take(plies, request);
            },
            Qt::QueuedConnection);
    };
    auto onUnstored = [self = QPointer<Reviewer>(this)](const core::Error& error) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, error] {
                if (self && !std::exchange(self->m_toldUnstored, true))
                    Q_EMIT self->unstored(errorText(error));
            },
            Qt::QueuedConnection);
    };
    m_job = m_engine.run(
        tr("Analysing the game"), jobs::Priority::Interactive, this,
        [network = m_network, review = m_review, folder = m_folder, onBatch = std::move(onBatch), onUnstored = std::move(onUnstored)](
            jobs::JobContext& context) mutable -> core::Result<nn::GameReview> {
            nn::LenientReviewCache cache(std::make_unique<nn::FolderReviewCache>(folder, network->info()), std::move(onUnstored));
            cache.load(review, 0);
            onBatch({.game = 0, .first = 0, .plies = review.plies}); // stored results are available at once
            const auto known = std::ranges::count_if(review.plies, &nn::PlyReview::known);
            const nn::ReviewPart part = nn::ReviewPart::Whole;
            auto done
                = nn::reviewGames(*network, std::span(&review, 1), std::span(&part, 1), {.batch = 16, .threads = 1}, context, onBatch);
            const bool isNew = std::ranges::count_if(review.plies, &nn::PlyReview::known) > known; // also after a stop
            if (const auto stored = isNew ? cache.store(review, 0) : core::Result<void>(); !stored)
                return stored.error();
            if (!done)
                return done.error();
            return std::move(review);
        },
        [this, request](core::Result<nn::GameReview> done) {
            if (request != m_request)
                return;
            const bool wasLeft = m_reviewing == Task::Leaving;
            const bool isStopped = !done && done.error().code == core::ErrorCode::Stopped;
            if (!done && !isStopped)
                m_problem = errorText(done.error());
            m_reviewing = done ? Task::Done : !isStopped ? Task::Failed : wasLeft ? Task::Idle : Task::Stopped;
            keep();
            if (m_reviewing == Task::Stopped)
                stopped();
            conclude();
            work(); // the page may have been left and opened again
            lookAtPosition();
            Q_EMIT reviewChanged();
        });
}

/// The results that need the whole game.
void Reviewer::conclude()
{
    if (!isWorking() || !m_network || isUnderWay(m_reviewing) || !m_line.game.start || known() != m_review.plies.size())
        return;
    if (m_line.plies() > 0)
        estimate();
    judge();
}

void Reviewer::estimate()
{
    const std::string server = rankServerOf(gameId());
    if (m_estimating != Task::Idle && server == m_estimatesServer)
        return;
    m_estimating = Task::Running;
    m_estimatesServer = server;
    m_estimates.reset(); // the settings may have changed since then
    const std::string file = m_engine.networkFile(gameId()).toStdString();
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [network = m_network, file, review = m_review, server](jobs::JobContext&) -> core::Result<std::optional<nn::GameEstimates>> {
            return nn::estimateSides(review, network->info(), file, server);
        },
        [this, request = m_request, server](core::Result<std::optional<nn::GameEstimates>> estimates) {
            if (request != m_request || server != m_estimatesServer)
                return;
            m_estimating = Task::Done;
            if (estimates)
                m_estimates = *std::move(estimates);
            Q_EMIT reviewChanged();
        });
}

/// Starts the judge after the network's review. It continues to improve results while the page is open.
void Reviewer::judge()
{
    if (m_judging != Task::Idle)
        return;
    const search::JudgeChoice choice = judgeChoice();
    if (choice.kind == search::JudgeChoice::Kind::None) {
        m_judging = Task::Done;
        return;
    }
    if (!m_desk || !isDeskCurrent())
        m_desk = std::make_shared<search::JudgeDesk>(choice, m_engine.analysisNetwork(gameId()), m_folder);
    m_judging = Task::Running;
    const int request = m_request;
    auto onJudged = [self = QPointer<Reviewer>(this), request](const nn::GameJudgement& judgement) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, judgement, request] {
                if (self && request == self->m_request)
                    self->takeJudgement(judgement);
            },
            Qt::QueuedConnection);
    };
    m_judgeJob = m_engine.run(
        tr("Analysing the moves"), jobs::Priority::Normal, this,
        [desk = m_desk, review = m_review, known = m_judgement, onJudged = std::move(onJudged)](
            jobs::JobContext& context) { return desk->judge(review, known, context, onJudged); },
        [this, request](core::Result<nn::GameJudgement> done) {
            if (request != m_request)
                return;
            const bool wasLeft = m_judging == Task::Leaving;
            const bool isStopped = !done && done.error().code == core::ErrorCode::Stopped;
            m_judging = done ? Task::Done : wasLeft ? Task::Idle : isStopped ? Task::Stopped : Task::Failed;
            if (done)
                takeJudgement(*std::move(done));
            else if (m_judging == Task::Idle)
                conclude();
            else if (m_judging == Task::Failed)
                m_judgeProblem = analysisFailed(errorText(done.error()));
            else
                stopped();
            Q_EMIT reviewChanged();
        });
}

void Reviewer::stopped()
{
    m_judgeProblem = tr("Analysis stopped before the end. Turn it off and on to continue.");
    Q_EMIT judgingStopped();
}

void Reviewer::takeJudgement(nn::GameJudgement judgement)
{
    m_judgement = std::move(judgement);
    if (m_judgement.startedAnew)
        m_judgeProblem = tr("The engine was restarted: %1").arg(errorText(*m_judgement.startedAnew));
    if (m_judgement.trouble)
        m_judgeProblem
            = tr("The engine is unavailable, so Evenmatch's own search analyses the moves: %1").arg(errorText(*m_judgement.trouble));
    keep();
    Q_EMIT reviewChanged();
}

void Reviewer::take(const nn::ReviewedPlies& plies, int request)
{
    if (request != m_request)
        return;
    for (std::size_t i = 0; i < plies.plies.size() && plies.first + i < m_review.plies.size(); ++i)
        if (plies.plies[i].known)
            m_review.plies[plies.first + i] = plies.plies[i];
    Q_EMIT reviewChanged();
}

/// One position at a time; if the user has moved on, the next one follows.
void Reviewer::lookAtPosition()
{
    if (!isWorking() || !m_network || m_looking == Task::Running || m_looking == Task::Failed || m_reviewing == Task::Failed
        || !m_here.start || evaluation())
        return;
    m_looking = Task::Running;
    const int request = m_request;
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [network = m_network, here = m_here](jobs::JobContext&) -> core::Result<nn::Evaluation> {
            const nn::GameState state = nn::stateAt(here, here.moves.size());
            const nn::Query query{&state, network->info().scale.empty() ? nn::RankWish::none() : nn::RankWish::all()};
            nn::Evaluation answer;
            if (auto done = network->evaluate(std::span(&query, 1), std::span(&answer, 1)); !done)
                return done.error();
            return answer;
        },
        [this, request, key = nn::contentKey(m_here)](core::Result<nn::Evaluation> answer) {
            m_looking = Task::Idle;
            if (request == m_request && answer)
                m_evaluations.insert_or_assign(key, *std::move(answer));
            else if (request == m_request) {
                m_problem = errorText(answer.error());
                m_looking = Task::Failed;
                Q_EMIT positionChanged();
                return;
            }
            lookAtPosition();
            Q_EMIT positionChanged();
        });
}

} // namespace evenmatch::ui
