// Strength that follows the opponent: against simulated opponents the program approaches equal results.
#include "tests/run_tests.h"

#include "core/json_text.h"
#include "core/random.h"
#include "core/strength/rating/controllers.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

namespace tst_controllers {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

/// z in [-2, 2] spans about 830 Elo.
double chanceToWin(double z, double opponent) { return 1 / (1 + std::pow(10.0, -(z - opponent) * 830 / 4 / 400)); }

} // namespace

class TestControllers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesToWinHalf_data()
    {
        QTest::addColumn<double>("opponent");
        QTest::addColumn<bool>("byRank");
        for (const double opponent : {-1.5, -0.7, 0.0, 0.7, 1.5})
            for (const bool byRank : {false, true})
                QTest::addRow("opponent %g by %s", opponent, byRank ? "rank" : "z") << opponent << byRank;
    }

    void comesToWinHalf()
    {
        QFETCH(double, opponent);
        QFETCH(bool, byRank);
        // On a scale of 13 ranks, 0.33 of z a rank: place 6 is z = 0.
        const auto zOf = [&](double setting) { return byRank ? (6 - setting) / 3 : setting; };
        core::Random random(11);
        constexpr int kSeries = 200;
        double won = 0;
        double off = 0;
        for (int series = 0; series < kSeries; ++series) {
            BetweenGames state = byRank ? BetweenGames::rank(6, 13) : BetweenGames::strengthIndex();
            for (int game = 0; game < 100; ++game) {
                const double score = random.uniform() < chanceToWin(zOf(state.setting), opponent) ? 1 : 0;
                state.gameEnded(score);
                if (game >= 50)
                    won += score;
            }
            off += std::abs(zOf(state.setting) - opponent);
        }
        QVERIFY(won / (50 * kSeries) > 0.43 && won / (50 * kSeries) < 0.55);
        QVERIFY(off / kSeries < 0.3);
    }

    void stepsShrinkDownToTheLeast()
    {
        BetweenGames state = BetweenGames::strengthIndex();
        state.gameEnded(1);
        QCOMPARE(state.setting, -0.5);
        QCOMPARE(state.step, 0.45);
        state.gameEnded(0.5);
        QCOMPARE(state.setting, -0.5);
        for (int i = 0; i < 100; ++i)
            state.gameEnded(i % 2);
        QCOMPARE(state.step, 0.04);
        BetweenGames rank = BetweenGames::rank(6, 13);
        rank.gameEnded(1);
        QCOMPARE(rank.setting, 8.0); // it won, so it plays two ranks weaker
    }

    void bringsAGameNearerToEven_data()
    {
        QTest::addColumn<double>("opponent");
        for (const double opponent : {-1.5, -0.8, 0.8, 1.5})
            QTest::addRow("opponent %g", opponent) << opponent;
    }

    void bringsAGameNearerToEven()
    {
        QFETCH(double, opponent);
        const auto distanceAtEnd = [&](bool adjust) {
            core::Random random(4);
            double distance = 0;
            for (int game = 0; game < 200; ++game) {
                WithinGame state = WithinGame::strengthIndex(0);
                double lead = 0; // logit of the win rate; the stronger side gains a little with each move
                for (int move = 0; move < 150; move += 2) {
                    lead += 0.08 * (state.setting - opponent) + 0.2 * (random.uniform() - 0.5);
                    if (adjust)
                        state.beforeMove(1 / (1 + std::exp(-lead)), move);
                }
                distance += std::abs(1 / (1 + std::exp(-lead)) - 0.5);
            }
            return distance / 200;
        };
        QVERIFY(distanceAtEnd(true) < 0.6 * distanceAtEnd(false));
    }

    void stepsWithinAGameAsThePaperSays()
    {
        const auto after = [](double winRate, int move) {
            WithinGame state = WithinGame::strengthIndex(0);
            state.beforeMove(winRate, move);
            return state.setting;
        };
        QCOMPARE(after(0.9, 0), -0.2);
        QCOMPARE(after(0.1, 0), 0.2);
        QCOMPARE(after(0.9, 75), -0.1);
        QCOMPARE(after(0.55, 0), -0.1); // Equation 19: half of the way to the band's end, half of the step
        QVERIFY(std::abs(after(0.5999, 0) - after(0.6, 0)) < 0.001); // and no jump there
        WithinGame ours = WithinGame::rank(3, 8);
        ours.beforeMove(0.55, 0);
        QCOMPARE(ours.setting, 3.125);
        QCOMPARE(after(0.5, 0), 0.0);
        QCOMPARE(after(0.9, 150), 0.0);
        QCOMPARE(after(0.9, 1000), 0.0);
    }

    void staysWithinItsBounds()
    {
        BetweenGames state = BetweenGames::rank(0, 8);
        for (int i = 0; i < 50; ++i)
            state.gameEnded(0);
        QCOMPARE(state.setting, 0.0);
        for (int i = 0; i < 500; ++i)
            state.gameEnded(1);
        QCOMPARE(state.setting, 7.0);
    }

    void isSavedAndRead()
    {
        BetweenGames between = BetweenGames::rank(3, 13);
        between.gameEnded(1);
        const auto read = betweenGamesFromJson(core::parseJson(core::jsonText(toJson(between))));
        QVERIFY(read.ok() && *read == between);
    }

    void refusesOtherJson_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        addRow("no number", "/setting", "\"z\"");
        addRow("beyond the dial", "/setting", "100");
        addRow("a negative step", "/step", "-1");
        addRow("a growing step", "/shrink", "1.5");
        addRow("bounds in the wrong order", "/dial/highest", "-10");
        addRow("no dial", "/dial", "[]");
    }

    void refusesOtherJson()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        nlohmann::json json = toJson(BetweenGames::strengthIndex());
        json[nlohmann::json::json_pointer(path.toStdString())] = core::parseJson(value.toStdString());
        QVERIFY(!betweenGamesFromJson(json).ok());
        QVERIFY(!betweenGamesFromJson(nlohmann::json::array()).ok());
    }
};

EVENMATCH_TEST(TestControllers)

} // namespace tst_controllers

#include "tst_controllers.moc"
