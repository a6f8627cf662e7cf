// The game clock: overtime systems, with the time passed in.
#include "tests/run_tests.h"

#include "core/game/game_clock.h"

#include <QTest>

namespace tst_game_clock {

using namespace evenmatch::game;
using namespace std::chrono_literals;

class TestGameClock : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void byoYomi()
    {
        GameClock clock({.main = 60s, .increment = {}, .period = 30s, .periods = 3});
        QVERIFY(move(clock, 50s).left == 10s);
        QVERIFY(move(clock, 20s).left == 30s); // a period begins and renews
        QCOMPARE(move(clock, 29s).periods, 3);
        QCOMPARE(move(clock, 31s).periods, 2);
        QVERIFY(move(clock, 61s).fallen);
    }

    /// 3 moves in 30 seconds, repeatedly.
    void canadian()
    {
        GameClock clock({.main = 60s, .increment = {}, .period = 30s, .periods = 1, .stones = 3});
        ClockFace face = move(clock, 65s);
        QVERIFY(face.left == 25s);
        QCOMPARE(face.stones, 2);
        face = move(clock, 20s);
        QVERIFY(face.left == 5s); // the time is not renewed by each move
        QCOMPARE(face.stones, 1);
        face = move(clock, 4s);
        QVERIFY(face.left == 30s);
        QCOMPARE(face.stones, 3);
        QVERIFY(move(clock, 31s).fallen);
    }

private:
    ClockFace move(GameClock& clock, std::chrono::seconds takes)
    {
        clock.run(Side::First, m_now);
        m_now += takes;
        clock.moved(m_now);
        return clock.face(Side::First, m_now);
    }

    GameClock::Time m_now;
};

EVENMATCH_TEST(TestGameClock)

} // namespace tst_game_clock

#include "tst_game_clock.moc"
