#include "core/game/game_clock.h"

namespace evenmatch::game {

namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

std::size_t index(Side side) { return static_cast<std::size_t>(side); }

ClockFace after(ClockFace face, const TimeSettings& settings, milliseconds used)
{
    const milliseconds period = settings.period;
    face.left -= used;
    while (face.left.count() <= 0 && !face.fallen) {
        face.periods -= face.inPeriods ? 1 : 0;
        face.fallen = face.periods <= 0 || period.count() == 0;
        face.inPeriods = !face.fallen;
        if (!face.fallen) {
            face.left += period;
            face.stones = settings.stones;
        }
    }
    if (face.fallen)
        face.left = milliseconds(0);
    return face;
}

} // namespace

GameClock::GameClock(const TimeSettings& settings) : m_settings(settings)
{
    ClockFace face{.left = settings.main, .periods = settings.periods};
    if (settings.main.count() == 0 && settings.periods > 0)
        face = {.left = settings.period, .periods = settings.periods, .inPeriods = true, .stones = settings.stones};
    else if (settings.main.count() == 0)
        face.left = settings.increment; // otherwise the first move would have no time
    m_faces.fill(face);
}

void GameClock::use(Side side, milliseconds time) { m_faces[index(side)] = after(m_faces[index(side)], m_settings, time); }

void GameClock::run(Side side, Time now)
{
    stop(now);
    m_running = true;
    m_side = side;
    m_since = now;
}

void GameClock::stop(Time now)
{
    if (m_running)
        use(m_side, duration_cast<milliseconds>(now - m_since));
    m_running = false;
}

void GameClock::moved(Time now)
{
    if (!m_running)
        return;
    stop(now);
    ClockFace& face = m_faces[index(m_side)];
    if (face.fallen)
        return;
    if (!face.inPeriods) {
        face.left += m_settings.increment;
    } else if (--face.stones <= 0) {
        face.left = m_settings.period;
        face.stones = m_settings.stones;
    }
}

ClockFace GameClock::face(Side side, Time now) const
{
    const bool runs = m_running && side == m_side;
    return runs ? after(m_faces[index(side)], m_settings, duration_cast<milliseconds>(now - m_since)) : m_faces[index(side)];
}

void GameClock::set(Side side, const ClockFace& face) { m_faces[index(side)] = face; }

} // namespace evenmatch::game
