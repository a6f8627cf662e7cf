// The teacher of a teaching game: of which moves it speaks, how often, and what it remembers.
#include "tests/run_tests.h"

#include "core/lesson/teacher.h"

#include <QTest>

#include <cmath>

namespace tst_teacher {

using namespace evenmatch;
using namespace evenmatch::lesson;

namespace {

/// Move 1 is best, move 2 was played.
Card played(int ply, double loss, double above = 0.02, double ownOfBest = 0.6)
{
    Card card{.key = std::to_string(ply), .ply = ply, .unit = LossUnit::Chance, .played = {2}, .moves = {}, .themes = {}, .schedule = {}};
    card.moves.push_back({.move = {1}, .loss = 0, .own = ownOfBest, .above = 0.7, .line = {}});
    card.moves.push_back({.move = {2}, .loss = loss, .own = 0.05, .above = above, .line = {}});
    card.others = 0.05;
    return card;
}

} // namespace

class TestTeacher : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void usualLossIsTheRanksMean();
    void unlikelyAndDear();
    void decidedPositionsAreLeftAlone();
    void pauseBetweenWords();
    void graveLossesBreakThePause();
    void takenBackMovesBeginAnew();
    void silentTeacherRemembers();
    void threeDearestMoments();
};

void TestTeacher::usualLossIsTheRanksMean() { QVERIFY(std::abs(usualLoss(played(0, 0.2)) - (0.05 * 0.2 + 0.35 * 0.05)) < 1e-9); }

/// Both are needed.
void TestTeacher::unlikelyAndDear()
{
    const TeacherOptions options;
    QVERIFY(isWorthAWord(played(0, 0.2), options));
    QVERIFY(!isWorthAWord(played(0, 0.2, 0.3), options)); // the next rank plays it, too
    QVERIFY(!isWorthAWord(played(0, 0.04), options)); // it cost next to nothing
    Card hard = played(0, 0.1, 0.02, 0.0);
    hard.others = 0.2; // players of the rank lose more there
    QVERIFY(!isWorthAWord(hard, options));
    Card best = played(0, 0.2);
    best.played = {1};
    QVERIFY(!isWorthAWord(best, options));
    Card unknown = played(0, 0.2);
    unknown.played = {9};
    QVERIFY(!isWorthAWord(unknown, options));
    Card stones = played(0, 1.5);
    stones.unit = LossUnit::Points;
    QVERIFY(!isWorthAWord(stones, options));
    stones.moves.back().loss = 4;
    QVERIFY(isWorthAWord(stones, options));
}

void TestTeacher::decidedPositionsAreLeftAlone()
{
    Card card = played(0, 0.2);
    card.chance = 0.97;
    QVERIFY(!isWorthAWord(card, {}));
    card.chance = 0.03;
    QVERIFY(!isWorthAWord(card, {}));
}

void TestTeacher::pauseBetweenWords()
{
    Teacher teacher(TeacherOptions{.between = 4});
    std::vector<std::size_t> spoke;
    for (std::size_t turn = 1; turn <= 12; ++turn)
        if (teacher.hears(played(static_cast<int>(2 * turn), 0.2), turn))
            spoke.push_back(turn);
    QCOMPARE(spoke, (std::vector<std::size_t>{1, 5, 9}));
}

/// A queen that is lost a move after a word is not passed over; the pause goes on from there.
void TestTeacher::graveLossesBreakThePause()
{
    Teacher teacher(TeacherOptions{.between = 4});
    QVERIFY(teacher.hears(played(2, 0.15), 1));
    QVERIFY(!teacher.hears(played(4, 0.19), 2)); // dear, but no piece beyond what the rank loses there
    QVERIFY(teacher.hears(played(6, 0.45), 3));
    QVERIFY(!teacher.hears(played(8, 0.15), 5));
    QVERIFY(teacher.hears(played(10, 0.15), 7));
    Card stones = played(12, 9);
    stones.unit = LossUnit::Points;
    QVERIFY(!teacher.hears(stones, 8));
    stones.moves.back().loss = 12;
    QVERIFY(teacher.hears(stones, 8));
    Teacher silent(TeacherOptions{.speaks = false});
    QVERIFY(!silent.hears(played(2, 0.9), 1));
}

/// The pause never runs backwards, and one position is one moment.
void TestTeacher::takenBackMovesBeginAnew()
{
    Teacher teacher(TeacherOptions{.between = 4});
    QVERIFY(teacher.hears(played(20, 0.2), 10));
    QVERIFY(!teacher.hears(played(20, 0.21), 10));
    QVERIFY(!teacher.hears(played(12, 0.2), 6));
    QVERIFY(teacher.hears(played(20, 0.2), 10));
    QCOMPARE(teacher.moments().size(), 2U);
    QCOMPARE(teacher.moments().back().moves.back().loss, 0.21);
}

void TestTeacher::silentTeacherRemembers()
{
    Teacher teacher(TeacherOptions{.speaks = false});
    QVERIFY(!teacher.hears(played(4, 0.2), 2));
    QCOMPARE(teacher.moments().size(), 1U);
    teacher.setSpeaks(true);
    QVERIFY(teacher.hears(played(6, 0.2), 3));
}

void TestTeacher::threeDearestMoments()
{
    Teacher teacher;
    const double losses[] = {0.1, 0.4, 0.2, 0.3};
    for (int i = 0; i < 4; ++i)
        teacher.hears(played(2 * i, losses[i]), static_cast<std::size_t>(i) + 1);
    std::vector<int> plies;
    for (const Card& moment : teacher.moments())
        plies.push_back(moment.ply);
    QCOMPARE(plies, (std::vector<int>{2, 4, 6}));
}

EVENMATCH_TEST(TestTeacher)

} // namespace tst_teacher

#include "tst_teacher.moc"
