#include "ui/opponent/game_timer.h"

#include "ui/text/clock_text.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

using game::ClockFace;
using game::Side;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kTick{200};
constexpr Side kSides[] = {Side::First, Side::Second};

/// 0:00 only when the time is over.
QString timeText(milliseconds left) { return clockText(std::chrono::ceil<std::chrono::seconds>(left)); }

milliseconds leftOn(const record::Clock& clock)
{
    constexpr double kMost = 1e8; // seconds; files may contain anything
    return milliseconds(std::llround(std::clamp(*clock.seconds, 0.0, kMost) * 1000));
}

/// After the side's latest move before or at the node; its seconds are known.
std::optional<record::Clock> latestClock(const record::GameRecord& record, record::NodeId at, Side side)
{
    const auto path = record.pathTo(at);
    for (auto node = path.rbegin(); node != path.rend(); ++node) {
        const record::Clock clock = record::clock(record, *node, side);
        if (clock.seconds && record.move(*node) != game::kNoMove && record.side(*node) == side)
            return clock;
    }
    return std::nullopt;
}

QString faceText(milliseconds left, std::optional<int> stones)
{
    return stones ? QStringLiteral("%1 (%2)").arg(timeText(left)).arg(*stones) : timeText(left);
}

ClockFace afterTakingBack(const ClockFace& now, const ClockFace& before)
{
    if (now.fallen || now.inPeriods != before.inPeriods || now.periods < before.periods) // time used since
        return now;
    ClockFace face = before;
    face.left = std::min(now.left, before.left);
    return face;
}

} // namespace

GameTimer::GameTimer(GameDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, &GameTimer::look);
    connect(&document, &GameDocument::planChanged, this, &GameTimer::planChanged);
    connect(&document.session(), &GameSession::changed, this, &GameTimer::follow);
    planChanged();
}

void GameTimer::planChanged()
{
    m_clock = game::GameClock(m_document.plan().time);
    m_made.clear();
    m_head = session().gameEnd();
    readFaces();
    m_isOver = false;
    if (isOn() && m_head == record::kRoot)
        run(); // a new game; a resumed one waits for its next move
    else
        m_tick.stop();
    Q_EMIT ticked();
}

void GameTimer::resume(const Memory& memory)
{
    if (!isOn())
        return;
    m_clock = memory.clock;
    m_made = memory.made;
    const auto path = session().record().pathTo(m_head); // of this window's record, which numbers its nodes anew
    for (std::size_t i = 1; i <= std::min(m_made.size(), path.size()); ++i)
        m_made[m_made.size() - i].node = path[path.size() - i];
    if (memory.ticks)
        m_tick.start();
    follow();
}

void GameTimer::follow()
{
    if (!isOn() || m_noting)
        return;
    const record::NodeId head = session().gameEnd();
    if (head != m_head) {
        const bool moved = head != record::kRoot && session().record().parent(head) == m_head;
        m_head = head;
        if (moved) {
            moveMade(head);
        } else {
            m_clock.stop(now());
            movesTakenBack();
            if (std::ranges::any_of(kSides, [this](Side side) { return face(side).fallen; }))
                readFaces(); // after undoing a loss on time the game continues
        }
        run();
    }
    const auto& opponent = m_document.plan().opponent;
    const bool over = session().phase() != Phase::Playing && session().atGameEnd();
    const bool goesOn = m_isOver && session().phase() == Phase::Playing && session().atGameEnd(); // the end was undone
    if (over || goesOn)
        m_isOver = over;
    if (over) {
        m_clock.stop(now());
        m_tick.stop();
    } else if (goesOn && !m_clock.running()) {
        run();
    } else if (!session().atGameEnd() && opponent && m_clock.running() && m_clock.runningSide() == opponent->side) {
        m_clock.stop(now()); // the program waits while the user views another position
    } else if (session().atGameEnd() && !m_clock.running() && m_tick.isActive()) {
        run();
    }
    Q_EMIT ticked();
}

void GameTimer::moveMade(record::NodeId node)
{
    const Side side = session().record().side(node);
    m_made.push_back({node, side, face(side)});
    m_clock.moved(now());
    const ClockFace shown = face(side);
    record::Clock clock{.seconds = static_cast<double>(shown.left.count()) / 1000, .stones = {}};
    if (shown.inPeriods && session().goPosition())
        clock.stones = isCanadian() ? shown.stones : shown.periods;
    m_noting = true;
    session().noteClock(node, side, clock);
    m_noting = false;
    if (shown.fallen) // since the last look()
        session().loseOnTime(side);
}

void GameTimer::movesTakenBack()
{
    const auto path = session().record().pathTo(m_head);
    for (; !m_made.empty() && std::ranges::find(path, m_made.back().node) == path.end(); m_made.pop_back()) {
        const Made& move = m_made.back();
        m_clock.set(move.side, afterTakingBack(face(move.side), move.before));
    }
}

/// The clocks of both sides at the end of the game: after each side's last move.
void GameTimer::readFaces()
{
    const game::GameClock fresh(m_clock.settings());
    for (const Side side : kSides) {
        ClockFace shown = fresh.face(side, now());
        if (const auto clock = latestClock(session().record(), m_head, side)) {
            shown.left = leftOn(*clock);
            shown.inPeriods = clock->stones.has_value();
            if (isCanadian())
                shown.stones = clock->stones.value_or(0);
            else
                shown.periods = clock->stones.value_or(shown.periods);
        }
        m_clock.set(side, shown);
    }
}

void GameTimer::run()
{
    if (session().phase() != Phase::Playing)
        return;
    const auto& record = session().record();
    const Side toMove
        = m_head == record::kRoot || record.move(m_head) == game::kNoMove ? session().toMove() : game::opponent(record.side(m_head));
    m_tick.start();
    if (hasMoved(toMove))
        m_clock.run(toMove, now());
    else
        m_clock.stop(now());
}

bool GameTimer::hasMoved(Side side) const
{
    const auto& record = session().record();
    return std::ranges::any_of(
        record.pathTo(m_head), [&](record::NodeId node) { return record.move(node) != game::kNoMove && record.side(node) == side; });
}

void GameTimer::look()
{
    if (!m_clock.running())
        return;
    Q_EMIT ticked();
    const Side side = m_clock.runningSide();
    if (!face(side).fallen)
        return;
    m_clock.stop(now());
    m_tick.stop();
    session().goTo(session().gameEnd());
    session().loseOnTime(side);
}

bool GameTimer::isPast() const { return session().standing() == Standing::Fixed && (!isOn() || !session().atGameEnd()); }

QString GameTimer::text(Side side) const
{
    if (const auto clock = isPast() ? latestClock(session().record(), session().node(), side) : std::nullopt)
        return faceText(leftOn(*clock), clock->stones);
    if (!isOn())
        return {};
    const ClockFace shown = isPast() ? game::GameClock(m_clock.settings()).face(side, now()) : face(side);
    const bool counts = m_clock.settings().periods > 0 && shown.inPeriods;
    return faceText(shown.left, counts ? std::optional(isCanadian() ? shown.stones : shown.periods) : std::nullopt);
}

bool GameTimer::isLow(Side side) const
{
    constexpr milliseconds kHurry{10'000};
    constexpr int kShare = 10;
    if (!isOn() || isPast())
        return false;
    const ClockFace shown = face(side);
    const auto& settings = m_clock.settings();
    if (isCanadian()) // less than a third of the average time per move
        return shown.inPeriods
            && shown.left < std::max<milliseconds>(kHurry, milliseconds(settings.period) * shown.stones / (3 * settings.stones));
    if (settings.periods > 0) // losing an earlier period does not lose the game
        return shown.inPeriods && shown.periods <= 1 && shown.left < std::max<milliseconds>(kHurry, settings.period / 3);
    return shown.left < std::max<milliseconds>(2 * kHurry, std::min<milliseconds>(settings.main / kShare, 6 * kHurry));
}

search::Clocks GameTimer::clocksForSearch() const
{
    search::Clocks clocks;
    const auto& settings = m_clock.settings();
    for (const Side side : kSides) {
        const ClockFace shown = face(side);
        const bool periodsWait = !shown.inPeriods && shown.periods > 0;
        const milliseconds left = shown.inPeriods ? shown.left / std::max(shown.stones, 1) : shown.left;
        clocks.faces[static_cast<std::size_t>(side)] = shown;
        clocks.left[static_cast<std::size_t>(side)]
            = left + (periodsWait ? milliseconds(settings.period) / std::max(settings.stones, 1) : milliseconds(0));
    }
    return clocks;
}

} // namespace evenmatch::ui
