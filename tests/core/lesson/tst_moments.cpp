// The positions that the tutor of a teaching game remembers.
#include "tests/run_tests.h"

#include "core/lesson/moments.h"

#include <QTest>

namespace tst_moments {

using namespace evenmatch;
using namespace evenmatch::lesson;

namespace {

/// Move 1 is best, move 2 was played.
Card played(int ply, double loss)
{
    Card card{.key = std::to_string(ply), .ply = ply, .unit = LossUnit::Chance, .played = {2}, .moves = {}, .themes = {}, .schedule = {}};
    card.moves.push_back({.move = {1}, .loss = 0, .own = 0.6, .above = 0.7, .line = {}});
    card.moves.push_back({.move = {2}, .loss = loss, .own = 0.05, .above = 0.02, .line = {}});
    card.others = 0.05;
    return card;
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onePositionIsOneMoment()
    {
        Moments moments;
        moments.add(played(20, 0.2));
        moments.add(played(20, 0.3)); // taken back, then played worse
        moments.add(played(20, 0.1));
        moments.add(played(12, 0.2));
        QCOMPARE(moments.dearest().size(), std::size_t{2});
        QCOMPARE(moments.dearest().back().moves.back().loss, 0.3);
    }

    void threeDearestMoments()
    {
        Moments moments;
        const double losses[] = {0.1, 0.4, 0.2, 0.3};
        for (int i = 0; i < 4; ++i)
            moments.add(played(2 * i, losses[i]));
        std::vector<int> plies;
        for (const Card& moment : moments.dearest())
            plies.push_back(moment.ply);
        QCOMPARE(plies, (std::vector<int>{2, 4, 6}));
    }

    void forgetsLaterPositions()
    {
        Moments moments;
        for (const int ply : {4, 6, 8})
            moments.add(played(ply, 0.2));
        moments.keepWithin(6); // the mistake after six moves was taken back, its position was not
        QCOMPARE(moments.dearest().size(), std::size_t{2});
        QCOMPARE(moments.dearest().back().ply, 6);
    }
};

EVENMATCH_TEST(TestMoments)

} // namespace tst_moments

#include "tst_moments.moc"
