#include "ui/analysis/live_analysis.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "ui/engine/engine.h"
#include "ui/engine/engine_options.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSettings>

#include <algorithm>
#include <mutex>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kRestartMilliseconds = 60;
constexpr int kUsualLines = 3;
const auto kLinesKey = QStringLiteral("analysis/lines");
const auto kTerritoryKey = QStringLiteral("analysis/territory");
const auto kLiveBarKey = QStringLiteral("review/evaluationBar");

} // namespace

/// The analyst, kept from position to position. Used only by the thread.
struct LiveAnalysis::Desk {
    search::AnalystChoice choice;
    std::unique_ptr<search::Analyst> analyst;

    core::Result<search::Analyst*> open(const search::AnalystChoice& wanted, const std::stop_token& stop)
    {
        if (analyst && choice == wanted)
            return analyst.get();
        analyst.reset(); // two engines at once would need twice the memory
        auto opened = search::openAnalyst(wanted, stop);
        if (!opened)
            return opened.error();
        choice = wanted;
        analyst = *std::move(opened);
        return analyst.get();
    }
};

/// Results from the thread for the window: only the newest report, however slow the window is.
struct LiveAnalysis::Mail {
    std::mutex mutex;
    std::optional<search::LiveReport> report;
    std::string analyst;
    bool isUnderWay = false; ///< the window will read the report
};

LiveAnalysis::LiveAnalysis(GameSession& session, Engine& engine, QObject* parent)
    : QObject(parent), m_session(session), m_engine(engine),
      m_lines(std::clamp(QSettings().value(kLinesKey, kUsualLines).toInt(), 1, kMostLines)),
      m_territory(QSettings().value(kTerritoryKey, false).toBool()), m_bar(QSettings().value(kLiveBarKey, true).toBool()),
      m_desk(std::make_shared<Desk>())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRestartMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &LiveAnalysis::begin);
    connect(&session, &GameSession::changed, this, &LiveAnalysis::follow);
    connect(&engine, &Engine::networkChanged, this, [this] {
        if (!isWanted())
            return; // without looking for engines
        const LiveSource now = source();
        const bool isOurs = now.kind == LiveSource::Kind::Strong || now.kind == LiveSource::Kind::Network;
        if (isOurs && m_choice != analystChoice(now, gameName(), m_engine)) // otherwise it is that of another game, or not used
            restart();
    });
}

LiveAnalysis::~LiveAnalysis()
{
    stop();
    endStart();
}

std::string LiveAnalysis::gameName() const { return game::familyName(m_session.record().setup.game); }

QString LiveAnalysis::sourceKey() const { return QStringLiteral("analysis/by/") + QString::fromStdString(gameName()); }

std::vector<LiveSource> LiveAnalysis::sources() const { return liveSources(gameName(), m_engine); }

LiveSource LiveAnalysis::chosenOf(const std::vector<LiveSource>& all) const
{
    const auto chosen = std::ranges::find(all, QSettings().value(sourceKey()).toString(), &LiveSource::id);
    return chosen == all.end() ? all.front() : *chosen;
}

void LiveAnalysis::setSource(const QString& id)
{
    if (id == source().id)
        return;
    QSettings().setValue(sourceKey(), id);
    restart();
}

void LiveAnalysis::setLines(int lines)
{
    lines = std::clamp(lines, 1, kMostLines);
    if (lines == m_lines)
        return;
    m_lines = lines;
    QSettings().setValue(kLinesKey, lines);
    restart();
}

void LiveAnalysis::setTerritoryShown(bool shown)
{
    m_territory = shown;
    QSettings().setValue(kTerritoryKey, shown);
    Q_EMIT changed();
}

void LiveAnalysis::setThreatShown(bool shown)
{
    shown = shown && canShowThreat();
    if (shown == m_threat)
        return;
    m_threat = shown;
    if (shown)
        m_on = true;
    restart();
}

void LiveAnalysis::setBarShown(bool shown)
{
    m_bar = shown;
    QSettings().setValue(kLiveBarKey, shown);
    Q_EMIT changed();
}

void LiveAnalysis::refreshOptions()
{
    if (isWanted())
        restart();
}

void LiveAnalysis::setOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    m_threat = false;
    restart();
}

void LiveAnalysis::setInSight(const QObject* page, bool inSight)
{
    const bool was = isWanted();
    if (inSight)
        m_inSight.insert(page);
    else
        m_inSight.erase(page);
    if (was != isWanted())
        restart();
}

bool LiveAnalysis::isActive() const { return m_state == State::Starting || m_state == State::Running || m_state == State::Finished; }

/// The session reports every change, such as a mark; only another position, or another state of the game, matters here.
void LiveAnalysis::follow()
{
    const bool isForbidden = m_session.standing() == Standing::Running;
    const bool isElsewhere = m_about != m_session.place();
    if (isElsewhere)
        m_threat = false;
    if (isElsewhere || isForbidden != (m_state == State::Forbidden))
        restart();
}

void LiveAnalysis::stop()
{
    m_soon.stop();
    ++m_request;
    if (m_job.isValid())
        m_job.requestStop();
    m_job = {};
}

void LiveAnalysis::endStart()
{
    m_start.request_stop();
    m_start = {};
    m_choice.reset();
}

void LiveAnalysis::restart()
{
    stop();
    m_about = m_session.place();
    m_report.reset();
    m_problem.clear();
    forgetShownMoves();
    if (m_session.standing() == Standing::Running)
        setState(State::Forbidden);
    else if (!isWanted())
        setState(State::Off);
    else if (m_session.position().isOver())
        setState(State::Over);
    else {
        m_soon.start();
        setState(State::Starting);
        return;
    }
    m_analyst.clear();
    endStart();
    if (std::exchange(m_isDeskInUse, false))
        m_thread.submit(jobs::Priority::Interactive, [desk = m_desk](jobs::JobContext&) { desk->analyst.reset(); }); // ends its program
}

/// With the moves up to here, because engines and networks use them.
search::LiveQuestion LiveAnalysis::question() const
{
    auto game = nn::playedGame(m_session.record(), m_session.node());
    const bool isWhole = game && nn::stateAt(*game, game->moves.size()).position() == m_session.position();
    const auto* board = m_session.position().as<go::Position>();
    if (isWhole && m_threat && board)
        game->moves.push_back(board->passMove());
    else if (!isWhole || m_threat) // stones were set up on the way, or a turn was passed in chess
        game = nn::PlayedGame{.start = std::make_shared<const game::AnyPosition>(analysedPosition()), .moves = {}};
    return {.game = *std::move(game), .lines = static_cast<std::size_t>(m_lines), .limits = engineOptions(m_asked.id).limits};
}

game::AnyPosition LiveAnalysis::afterPass() const
{
    if (const auto* board = m_session.position().as<go::Position>()) {
        game::AnyPosition position = *board;
        if (board->isLegal(board->passMove()))
            position.play(board->passMove());
        return position.isOver() ? game::AnyPosition() : position;
    }
    const auto* board = m_session.position().as<chess::Position>();
    if (!board || board->isOver() || board->inCheck())
        return {};
    chess::Position position = *board;
    position.pass();
    return position.isOver() ? game::AnyPosition() : position;
}

void LiveAnalysis::begin()
{
    m_asked = source();
    const std::string game = gameName();
    search::AnalystChoice choice = analystChoice(m_asked, game, m_engine);
    if (m_choice != choice)
        endStart();
    if (choice.kind == search::AnalystChoice::Kind::Search && !choice.network) {
        const std::string network = m_asked.kind == LiveSource::Kind::Strong ? strongNetworkOf(game) : game;
        m_problem = m_engine.problem(network);
        setState(m_problem.isEmpty() ? State::Starting : State::Failed); // networkChanged() continues
        return;
    }
    m_choice = choice;
    m_isDeskInUse = true;
    const int request = ++m_request;
    auto mail = std::make_shared<Mail>();
    const QPointer<LiveAnalysis> self(this);
    const auto post = [self, request, mail](search::LiveReport report) {
        const std::lock_guard lock(mail->mutex);
        mail->report = std::move(report);
        if (std::exchange(mail->isUnderWay, true))
            return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, request, mail] {
                if (self && self->m_request == request)
                    self->take(mail);
            },
            Qt::QueuedConnection);
    };
    m_job = m_thread.submit(jobs::Priority::Interactive,
        [desk = m_desk, choice = std::move(choice), start = m_start.get_token(), question = question(), post, mail](
            jobs::JobContext& job) -> core::Result<bool> {
            const auto analyst = desk->open(choice, start);
            if (!analyst)
                return analyst.error();
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            {
                const std::lock_guard lock(mail->mutex);
                mail->analyst = (*analyst)->name();
            }
            if (const auto done = (*analyst)->analyse(question, post, job.stopToken()); !done)
                return done.error();
            return true;
        });
    m_job.onDone([self, request](const core::Result<bool>& done) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, request, done] {
                if (self && self->m_request == request)
                    self->ended(done);
            },
            Qt::QueuedConnection);
    });
}

void LiveAnalysis::take(const std::shared_ptr<Mail>& mail)
{
    {
        const std::lock_guard lock(mail->mutex);
        mail->isUnderWay = false;
        m_report = std::exchange(mail->report, std::nullopt);
        m_analyst = QString::fromStdString(mail->analyst);
    }
    setState(State::Running);
}

void LiveAnalysis::ended(const core::Result<bool>& done)
{
    if (!done && done.error().code == core::ErrorCode::Stopped)
        return;
    if (!done)
        m_problem = errorText(done.error());
    setState(done ? State::Finished : State::Failed);
}

void LiveAnalysis::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void LiveAnalysis::forgetShownMoves()
{
    if (shownMoves().empty())
        return;
    m_pointed.clear();
    m_pinned.clear();
    Q_EMIT shownMovesChanged();
}

void LiveAnalysis::point(const std::vector<game::Move>& moves)
{
    if (moves == m_pointed)
        return;
    m_pointed = moves;
    Q_EMIT shownMovesChanged();
}

void LiveAnalysis::pin(const std::vector<game::Move>& moves)
{
    if (moves.empty() && m_pinned.empty())
        return;
    m_pinned = moves == m_pinned ? std::vector<game::Move>() : moves;
    Q_EMIT shownMovesChanged();
}

game::AnyPosition LiveAnalysis::shownPosition() const
{
    game::AnyPosition position = analysedPosition();
    for (const game::Move move : shownMoves())
        if (position.isLegal(move))
            position.play(move);
    return position;
}

void LiveAnalysis::play(const std::vector<game::Move>& moves)
{
    if (m_threat)
        return;
    const std::vector<game::Move> all = moves; // a copy, because forgetting may destroy the argument
    for (const game::Move move : all)
        if (!m_session.play(move))
            return;
}

void LiveAnalysis::insertLine(const std::vector<game::Move>& moves)
{
    if (!m_threat)
        m_session.addLine(moves);
}

} // namespace evenmatch::ui
