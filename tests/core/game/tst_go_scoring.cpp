// Counting of finished games by area and by territory, with prisoners, seki and handicap, and dead stones.
#include "tests/run_tests.h"

#include "core/game/go/diagram.h"
#include "core/game/go/life.h"
#include "core/game/go/scoring.h"
#include "core/game/playout.h"

#include <QtTest>

namespace tst_go_scoring {

using namespace evenmatch;
using namespace evenmatch::go;

namespace {

Position board(const char* text, Rules rules, double komi = 0)
{
    auto position = readDiagram(text, rules, komi);
    if (!position)
        qFatal("%s", core::describe(position.error()).c_str());
    return *position;
}

/// The points as text, from the top, such as "B5 C5".
std::string names(const Position& position, const PointSet& points)
{
    std::string text;
    for (std::uint16_t code = 0; code < position.passMove().code; ++code)
        if (points.contains({code}))
            text += (text.empty() ? "" : " ") + position.moveText({code});
    return text;
}

Owner ownerAt(const Score& score, const Position& position, int x, int y) { return score.owner[position.moveAt(x, y).code]; }

// Black has the left, White the right; a white stone at B5 is dead. Black can capture at A9.
constexpr const char* kFinished = "O . . X O . . . .\n"
                                  "X . . X O . . . .\n"
                                  ". . . X O . . . .\n"
                                  ". . . X O . . . .\n"
                                  ". O . X O . . . .\n"
                                  ". . . X O . . . .\n"
                                  ". . . X O . . . .\n"
                                  ". . . X O . . . .\n"
                                  ". . . X O . . . .\n";

// C9 C8 C7 D7 and E9 E8 E7 share the liberties D9 and D8: the side that plays there is captured.
constexpr const char* kSeki = ". O X . O X . . .\n"
                              "O O X . O X X . .\n"
                              ". O X X O X . . .\n"
                              "O O O O X X . . .\n"
                              ". . . O X . . . .\n"
                              ". . . O X . . . .\n"
                              ". . . O X . . . .\n"
                              ". . . O X . . . .\n"
                              ". . . O X . . . .\n";

// One eye each (A9 and F9) and one liberty in common (D9).
constexpr const char* kSekiWithEyes = ". X X . O . O X .\n"
                                      "X X X X O O O X .\n"
                                      "O O O O X X X X .\n"
                                      ". . . O X . . . .\n"
                                      ". . . O X . . . .\n"
                                      ". . . O X . . . .\n"
                                      ". . . O X . . . .\n"
                                      ". . . O X . . . .\n"
                                      ". . . O X . . . .\n";

} // namespace

class TestGoScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finishedGame()
    {
        for (const Rules& rules : {Rules::chinese(), Rules::japanese()}) {
            Position position = board(kFinished, rules, 6.5);
            position.play(position.moveAt(1, 0)); // captures at A9
            position.play(position.passMove());
            position.play(position.passMove());
            QCOMPARE(position.captures(Side::First), 1);
            PointSet dead;
            dead.insert(position.moveAt(1, 4));
            const Score counted = score(position, dead);
            const bool area = rules.scoring == Scoring::Area;
            QCOMPARE(counted.black, area ? 36.0 : 25.0 + 2); // 36 points, 11 stones among them; two prisoners
            QCOMPARE(counted.white, area ? 45.0 : 36.0);
            QCOMPARE(counted.komi, 6.5);
            QCOMPARE(counted.margin, area ? -15.5 : -15.5);
            QCOMPARE(counted.outcome(), Outcome::SecondWins);
            QCOMPARE(ownerAt(counted, position, 1, 4), Owner::Black);
            QCOMPARE(ownerAt(counted, position, 8, 8), Owner::White);
            // With the stone at B5 alive, the whole left is neutral.
            QCOMPARE(ownerAt(score(position, {}), position, 0, 8), Owner::Neutral);
        }
    }

    void sekiByTerritoryAndArea()
    {
        const Position japanese = board(kSeki, Rules::japanese());
        const Score territory = score(japanese, {});
        QCOMPARE(territory.black, 31.0);
        QCOMPARE(territory.white, 17.0);
        QCOMPARE(ownerAt(territory, japanese, 2, 0), Owner::Seki);
        QCOMPARE(ownerAt(territory, japanese, 4, 0), Owner::Seki);
        QCOMPARE(ownerAt(territory, japanese, 3, 0), Owner::Neutral);
        QCOMPARE(ownerAt(territory, japanese, 5, 0), Owner::Black);

        const Position chinese = board(kSeki, Rules::chinese());
        const Score area = score(chinese, {});
        QCOMPARE(area.black, 46.0);
        QCOMPARE(area.white, 33.0);
        QCOMPARE(ownerAt(area, chinese, 2, 0), Owner::Black);
        QCOMPARE(ownerAt(area, chinese, 3, 0), Owner::Neutral);
    }

    void eyesInSekiCountOnlyByArea()
    {
        const Position japanese = board(kSekiWithEyes, Rules::japanese());
        const Score territory = score(japanese, {});
        QCOMPARE(ownerAt(territory, japanese, 0, 0), Owner::Seki);
        QCOMPARE(ownerAt(territory, japanese, 5, 0), Owner::Seki);
        QCOMPARE(territory.black, 27.0);
        QCOMPARE(territory.white, 18.0);
        const Score area = score(board(kSekiWithEyes, Rules::chinese()), {});
        QCOMPARE(area.owner[0], Owner::Black);
        QCOMPARE(area.owner[5], Owner::White);
        QCOMPARE(area.black + area.white, 80.0);
    }

    void handicapCompensation_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("handicap");
        QTest::addColumn<double>("compensation");
        QTest::newRow("Chinese") << "Chinese" << 4 << 4.5;
        QTest::newRow("AGA") << "AGA" << 4 << 3.5;
        QTest::newRow("Japanese") << "Japanese" << 4 << 0.5;
        QTest::newRow("New Zealand") << "NZ" << 4 << 0.5;
        QTest::newRow("Chinese, a stone is no handicap") << "Chinese" << 1 << 0.5;
        QTest::newRow("AGA, even") << "AGA" << 0 << 0.5;
    }

    void handicapCompensation()
    {
        QFETCH(QString, rules);
        QFETCH(int, handicap);
        QFETCH(double, compensation);
        Position position(9, rulesFromText(rules.toStdString()), 0.5);
        if (handicap >= 2)
            QVERIFY(position.placeHandicap(handicap));
        else
            position.setHandicap(handicap);
        const Score counted = score(position, {});
        QCOMPARE(counted.komi, compensation);
        QCOMPARE(counted.margin, counted.black - counted.white - compensation);
    }

    void passStonesMakeCountsAgree()
    {
        Rules byTerritory = Rules::aga();
        byTerritory.scoring = Scoring::Territory;
        core::Random random(5);
        int compared = 0;
        for (int game = 0; game < 60; ++game) {
            Position area(9, Rules::aga(), 7.5);
            Position territory(9, byTerritory, 7.5);
            while (!area.isOver()) {
                const Move move = area.randomMove(random);
                area.play(move);
                territory.play(move);
            }
            const Score a = score(area, {});
            const Score t = score(territory, {});
            // AGA counts points in seki, our territory count does not.
            if (std::find(t.owner.begin(), t.owner.end(), Owner::Seki) != t.owner.end())
                continue;
            ++compared;
            QCOMPARE(t.margin, a.margin);
            QCOMPARE(area.outcome(), a.outcome());
        }
        QVERIFY(compared > 40);
    }

    void boardAsItStands()
    {
        Position position = board(kSeki, Rules::japanese(), 12.5);
        position.play(position.passMove());
        position.play(position.passMove());
        // 46 - 33 by area
        QCOMPARE(position.outcome(), Outcome::FirstWins);
        position.setKomi(13);
        QCOMPARE(position.outcome(), Outcome::Draw);
        position.setKomi(13.5);
        QCOMPARE(position.outcome(), Outcome::SecondWins);
    }

    void unconditionalLife()
    {
        const Position position = board(". X . X O\nX X X X O\nO O O O O\n. O . O O\nO O . O .\n", Rules::chinese());
        const Board& stones = position.board();
        const UnconditionalLife black = go::unconditionalLife(stones, Color::Black);
        const UnconditionalLife white = go::unconditionalLife(stones, Color::White);
        QVERIFY(black.alive[stones.at(1, 0)] && black.alive[stones.at(3, 1)]);
        QVERIFY(black.territory[stones.at(0, 0)] && black.territory[stones.at(2, 0)]);
        QVERIFY(white.alive[stones.at(4, 0)] && white.territory[stones.at(0, 3)]);
        // A single eye does not make a group alive.
        const Position oneEye = board(". X O . .\nX X O . .\nO O O . .\n. . . . .\n. . . . .\n", Rules::chinese());
        QVERIFY(!go::unconditionalLife(oneEye.board(), Color::Black).alive[oneEye.board().at(1, 0)]);
    }

    void proposal_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dead");
        QTest::newRow("stones left behind") << kFinished << "A9 B5";
        QTest::newRow("seki") << kSeki << "";
        QTest::newRow("seki with eyes") << kSekiWithEyes << "";
        QTest::newRow("empty board") << ". . .\n. . .\n. . .\n"
                                     << "";
        QTest::newRow("one eye of two points") << ". . O X . X O . .\n"
                                                  "O O O X . X O . .\n"
                                                  "X X X X X X O . .\n"
                                                  ". . . . . X O . .\n"
                                                  ". . . . . X O . .\n"
                                                  ". . . . . X O . .\n"
                                                  ". . . . . X O . .\n"
                                                  ". . . . . X O . .\n"
                                                  ". . . . . X O . .\n"
                                               << "C9 A8 B8 C8";
        QTest::newRow("one eye of four in a square") << ". . O X . X O . .\n"
                                                        ". . O X . X O . .\n"
                                                        "O O O X X X O . .\n"
                                                        "X X X X . X O . .\n"
                                                        ". . . . . X O . .\n"
                                                        ". . . . . X O . .\n"
                                                        ". . . . . X O . .\n"
                                                        ". . . . . X O . .\n"
                                                        ". . . . . X O . .\n"
                                                     << "C9 C8 A7 B7 C7";
        QTest::newRow("an eye of four in a row lives") << "O . . . . O X . .\n"
                                                          "O O O O O O X . .\n"
                                                          "X X X X X X X . .\n"
                                                          ". . . . . . . . .\n"
                                                          "X X X X X X X X X\n"
                                                          "O O O O O O O O O\n"
                                                          ". . . . . . . . .\n"
                                                          ". . . . . . . . .\n"
                                                          ". . . . . . . . .\n"
                                                       << "";
        QTest::newRow("a group without eyes inside territory") << ". . . . . X O . .\n"
                                                                  ". X X X . X O . .\n"
                                                                  ". X O X . X O . .\n"
                                                                  ". X O . X X O . .\n"
                                                                  ". X O O O X O . .\n"
                                                                  ". X X X O X O O .\n"
                                                                  ". . . X X X O . .\n"
                                                                  ". . . . . X O . .\n"
                                                                  ". . . . . X O . .\n"
                                                               << "C7 C6 C5 D5 E5 E4";
        QTest::newRow("a large group in a large territory") << ". . . . . . . . . X O . .\n"
                                                               ". . . . . . . . . X O . .\n"
                                                               ". . . . X X . . . X O . .\n"
                                                               ". . X . . O . X . X O . .\n"
                                                               ". . . . O O . . . X O . .\n"
                                                               ". . X . O . O X . X O . .\n"
                                                               ". . . O O O O . . X O . .\n"
                                                               ". . X . X . O . X X O . .\n"
                                                               ". . . . . X . X . X O . .\n"
                                                               ". . . . . . . . . X O . .\n"
                                                               ". . . . . . . . . X O . .\n"
                                                               ". . . . . . . . . X O . .\n"
                                                               ". . . . . . . . . X O . .\n"
                                                            << "F10 E9 F9 E8 G8 D7 E7 F7 G7 G6";
        QTest::newRow("one stone in atari is the wall of an area") << ". . . . . . . . X\n"
                                                                      ". . . . . . . X O\n"
                                                                      ". . . . . . X . O\n"
                                                                      ". . . . . . X X O\n"
                                                                      "X X X X X X X X O\n"
                                                                      "O O O O O O O O O\n"
                                                                      ". . . . X . . . .\n"
                                                                      ". . . . . . . . .\n"
                                                                      ". . . . . . . . .\n"
                                                                   << "E3";
        QTest::newRow("one stone in each area") << "X X X X X O . . .\n"
                                                   ". . . . X O . . .\n"
                                                   ". O . . X O . . .\n"
                                                   ". . . . X O . X .\n"
                                                   ". . . . X O . . .\n"
                                                   ". . . . X O . . .\n"
                                                   ". . . . X O . . .\n"
                                                   ". . . . X O . . .\n"
                                                   ". . . . X O . . .\n"
                                                << "B7 H6";
        QTest::newRow("dame not filled") << ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                            ". . . X . O . . .\n"
                                         << "";
        QTest::newRow("who fills the last liberty is taken, and has an eye elsewhere") << ". . O X X X X O .\n"
                                                                                          ". . O X . X O O O\n"
                                                                                          ". . O X X X X . O\n"
                                                                                          ". . O O O O X X X\n"
                                                                                          ". . . . . O O O O\n"
                                                                                          ". . . . . . . . .\n"
                                                                                          ". . . . . . . . .\n"
                                                                                          ". . . . . . . . .\n"
                                                                                          ". . . . . . . . .\n"
                                                                                       << "";
        QTest::newRow("taking the stone inside is snapped back") << ". X O X . O X O .\n"
                                                                    ". X O O O O X O .\n"
                                                                    ". X X X X X X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                    ". . . . . . X O .\n"
                                                                 << "C9 F9 C8 D8 E8 F8";
    }

    void proposal()
    {
        QFETCH(QString, text);
        QFETCH(QString, dead);
        const Position position = board(text.toUtf8().constData(), Rules::japanese());
        QCOMPARE(QString::fromStdString(names(position, proposeDeadStones(position))), dead);
    }

    void proposalDependsOnStonesOnly()
    {
        core::Random random(9);
        Position played(9, Rules::chinese());
        for (int i = 0; i < 50; ++i)
            played.play(played.randomMove(random));
        const Position read = *readDiagram(diagram(played));
        QVERIFY(proposeDeadStones(played) == proposeDeadStones(read));
    }

    /// The stones that would capture it are dead themselves.
    void nobodyDiesInTheOwnArea()
    {
        core::Random random(5);
        int dead = 0;
        for (int i = 0; i < 20; ++i) {
            Position position(9, Rules::chinese());
            for (int move = 0; move < 40 + 2 * i && !position.isOver(); ++move)
                position.play(position.randomMove(random));
            const PointSet proposal = proposeDeadStones(position);
            const Score counted = score(position, proposal);
            for (int y = 0; y < position.size(); ++y)
                for (int x = 0; x < position.size(); ++x)
                    if (proposal.contains(position.moveAt(x, y))) {
                        ++dead;
                        const Owner own = position.colorAt(x, y) == Color::Black ? Owner::Black : Owner::White;
                        QVERIFY2(ownerAt(counted, position, x, y) != own, diagram(position).c_str());
                    }
        }
        QVERIFY(dead > 100);
    }

    void likelyOwnersOfStonesAndArea()
    {
        const Position position = board(kFinished, Rules::chinese());
        const std::vector<float> owners = likelyOwners(position);
        QCOMPARE(owners.size(), std::size_t{81});
        QVERIFY(owners == likelyOwners(position));
        const auto ownerOf = [&](int x, int y) { return owners[position.moveAt(x, y).code]; };
        QVERIFY(ownerOf(3, 4) > 0.5F && ownerOf(0, 8) > 0.3F && ownerOf(1, 4) > 0.2F); // a wall, its area and the dead stone there
        QVERIFY(ownerOf(4, 4) < -0.5F && ownerOf(8, 8) < -0.3F);
        const Position empty(9);
        for (const float owner : likelyOwners(empty))
            QVERIFY(std::abs(owner) < 0.5F);
    }

    void toggling()
    {
        const Position position = board("X . X . O\n. . . O O\nX X O O .\nO O O . O\n. . . O .\n", Rules::japanese());
        PointSet dead;
        toggleDead(position, dead, position.moveAt(0, 0));
        QCOMPARE(names(position, dead), std::string("A5 C5 A3 B3"));
        toggleDead(position, dead, position.moveAt(1, 2));
        QVERIFY(dead.empty());
        toggleDead(position, dead, position.moveAt(1, 0));
        toggleDead(position, dead, position.passMove());
        toggleDead(position, dead, game::kNoMove);
        QVERIFY(dead.empty());
    }
};

EVENMATCH_TEST(TestGoScoring)

} // namespace tst_go_scoring

#include "tst_go_scoring.moc"
