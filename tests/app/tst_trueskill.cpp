// TrueSkill for two players against published numbers (Moser's and Heungsub Lee's implementations, Herbrich's calculator agree on them).
#include "tests/run_tests.h"

#include "app/lab/complexity/balance.h"
#include "app/lab/complexity/trueskill.h"

#include <QTest>

#include <cmath>

namespace tst_trueskill {

using namespace evenmatch::strength;

class TestTrueSkill : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void updates_data()
    {
        for (const char* column : {"mu1", "sigma1", "mu2", "sigma2", "score", "newMu1", "newSigma1", "newMu2", "newSigma2"})
            QTest::addColumn<double>(column);
        constexpr double s = 25.0 / 3;
        QTest::newRow("a win between new players") << 25.0 << s << 25.0 << s << 1.0 << 29.396 << 7.171 << 20.604 << 7.171;
        QTest::newRow("a draw between new players") << 25.0 << s << 25.0 << s << 0.5 << 25.0 << 6.458 << 25.0 << 6.458;
        QTest::newRow("a loss between new players") << 25.0 << s << 25.0 << s << 0.0 << 20.604 << 7.171 << 29.396 << 7.171;
    }

    void updates()
    {
        QFETCH(double, mu1);
        QFETCH(double, sigma1);
        QFETCH(double, mu2);
        QFETCH(double, sigma2);
        QFETCH(double, score);
        const auto after = TrueSkill().after({mu1, sigma1}, {mu2, sigma2}, score);
        const auto near = [](double measured, double published) { return std::abs(measured - published) < 0.0006; };
        QFETCH(double, newMu1);
        QFETCH(double, newSigma1);
        QFETCH(double, newMu2);
        QFETCH(double, newSigma2);
        QVERIFY2(near(after[0].mu, newMu1) && near(after[0].sigma, newSigma1),
            qPrintable(QString("%1 %2").arg(after[0].mu).arg(after[0].sigma)));
        QVERIFY2(near(after[1].mu, newMu2) && near(after[1].sigma, newSigma2),
            qPrintable(QString("%1 %2").arg(after[1].mu).arg(after[1].sigma)));
    }

    void quality()
    {
        const TrueSkill skill;
        QVERIFY(std::abs(skill.quality({}, {}) - 0.4472) < 0.0001);
        QVERIFY(std::abs(skill.quality({25, 1e-9}, {25, 1e-9}) - 1) < 1e-9); // known to be equal
        QVERIFY(skill.quality({25, 1}, {27, 1}) < skill.quality({25, 1}, {26, 1}));
        QVERIFY(skill.quality({25, 2}, {25, 2}) < skill.quality({25, 1}, {25, 1}));
    }

    /// The order of the players does not matter.
    void mirrors()
    {
        const TrueSkill skill;
        for (const double score : {0.0, 0.5, 1.0}) {
            const auto one = skill.after({30, 2}, {22, 5}, score);
            const auto other = skill.after({22, 5}, {30, 2}, 1 - score);
            QVERIFY(std::abs(one[0].mu - other[1].mu) < 1e-12 && std::abs(one[1].sigma - other[0].sigma) < 1e-12);
            QVERIFY(one[0].sigma < 2 + 0.01 && one[1].sigma < 5); // every result reduces the uncertainty
        }
    }

    void staysFinite_data()
    {
        QTest::addColumn<double>("distance");
        for (const double distance : {-1e6, -1000.0, -100.0, 100.0, 1000.0, 1e6})
            QTest::addRow("%g", distance) << distance;
    }

    void staysFinite()
    {
        QFETCH(double, distance);
        for (const double score : {0.0, 0.5, 1.0})
            for (const SkillRating& rating : TrueSkill().after({25 + distance, 3}, {25, 3}, score))
                QVERIFY(std::isfinite(rating.mu) && rating.sigma > 0 && rating.sigma < 3.01);
    }

    void judges_data()
    {
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("draws");
        QTest::addColumn<int>("losses");
        QTest::addColumn<int>("byScore");
        QTest::addColumn<int>("byTrueSkill");
        constexpr int kWeaker = static_cast<int>(Verdict::Weaker);
        constexpr int kBalanced = static_cast<int>(Verdict::Balanced);
        constexpr int kStronger = static_cast<int>(Verdict::Stronger);
        QTest::newRow("even") << 500 << 0 << 500 << kBalanced << kBalanced;
        QTest::newRow("even with draws") << 450 << 100 << 450 << kBalanced << kBalanced;
        QTest::newRow("at the threshold") << 505 << 0 << 495 << kBalanced << kBalanced;
        QTest::newRow("beyond it") << 506 << 0 << 494 << kStronger << kBalanced;
        QTest::newRow("clearly stronger") << 750 << 0 << 250 << kStronger << kStronger;
        QTest::newRow("clearly weaker") << 200 << 50 << 750 << kWeaker << kWeaker;
    }

    /// Spreads the results evenly over the match, because TrueSkill weighs the latest most.
    void judges()
    {
        QFETCH(int, wins);
        QFETCH(int, draws);
        QFETCH(int, losses);
        QFETCH(int, byScore);
        QFETCH(int, byTrueSkill);
        const int games = wins + draws + losses;
        std::vector<double> scores;
        for (int i = 0; i < games; ++i) {
            const int place = i * 617 % games;
            scores.push_back(place < wins ? 1 : place < wins + draws ? 0.5 : 0);
        }
        QCOMPARE(static_cast<int>(Balance{}.judge(scores)), byScore);
        QCOMPARE(static_cast<int>(Balance{.measure = BalanceMeasure::TrueSkill}.judge(scores)), byTrueSkill);
    }

    void settlesOnlyWhatCannotChange()
    {
        const Balance balance;
        QVERIFY(!balance.settled({500, 0, 0}, 1000));
        QVERIFY(!balance.settled({505, 0, 0}, 1000)); // 505 : 495 would be balanced
        QCOMPARE(balance.settled({506, 0, 0}, 1000), Verdict::Stronger);
        QCOMPARE(balance.settled({100, 0, 606}, 1000), Verdict::Weaker);
        QVERIFY(!balance.settled({500, 0, 500}, 1000));
        QVERIFY(!(Balance{.measure = BalanceMeasure::TrueSkill}.settled({999, 0, 0}, 1000)));
    }

    /// COMPLEX, section IV: 1 % of the initial range [1, 2500] are 25 of 1000 games.
    void thetaIsOfTheRange()
    {
        const Balance papers{.range = 2499};
        QVERIFY(std::abs(papers.mostLead(1000) - 24.99) < 1e-9);
        QVERIFY(std::abs(papers.mostLead(100) - 2.499) < 1e-9);
        QCOMPARE(Balance{.range = 1e6}.mostLead(1000), 100.0);
        QCOMPARE(Balance{}.mostLead(1000), 10.0);
        QVERIFY(!papers.settled({512, 0, 488}, 1000));
        QCOMPARE(papers.settled({513, 0, 487}, 1000), Verdict::Stronger);
    }
};

EVENMATCH_TEST(TestTrueSkill)

} // namespace tst_trueskill

#include "tst_trueskill.moc"
