// Inputs of KataGo's networks: positions with known planes, and games whose inputs KataGo computed.
#include "tests/run_tests.h"

#include "core/game/go/diagram.h"
#include "core/game/go/position.h"
#include "nn/katago/area.h"
#include "nn/katago/inputs.h"
#include "nn/katago/ladders.h"
#include "nn/katago/sgf_metadata.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <sstream>

namespace tst_katago_inputs {

using namespace evenmatch;
using namespace evenmatch::nn::katago;

namespace {

struct Seen {
    int size = 0;
    std::vector<float> planes;
    std::vector<float> globals = std::vector<float>(kGlobals, -7.0f);

    /// The points that a plane marks, in players' notation.
    std::string marks(int plane) const
    {
        std::string text;
        const go::Position board(size);
        for (int i = 0; i < size * size; ++i)
            if (planes[static_cast<std::size_t>(plane * size * size + i)] != 0)
                text += (text.empty() ? "" : " ") + board.moveText({static_cast<std::uint16_t>(i)});
        return text;
    }
};

Seen seen(const nn::GameState& state)
{
    const game::MoveList legal = state.position().legalMoves();
    Seen seen;
    seen.size = state.position().as<go::Position>()->size();
    seen.planes.assign(static_cast<std::size_t>(kPlanes * seen.size * seen.size), -7.0f);
    fillInputs(state, {legal.begin(), legal.end()}, false, seen.planes, seen.globals);
    return seen;
}

nn::GameState played(go::Position start, const char* moves)
{
    nn::GameState state{game::AnyPosition(std::move(start))};
    std::istringstream words(moves);
    for (std::string word; words >> word;)
        state.play(*state.position().parseMove(word));
    return state;
}

go::Position diagram(const char* text, go::Rules rules = go::Rules::trompTaylor())
{
    auto position = go::readDiagram(text, rules);
    Q_ASSERT(position);
    return *position;
}

std::string pointsOf(const go::Position& position, const std::bitset<go::Board::kPoints>& points)
{
    std::string text;
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            if (points[position.board().at(x, y)])
                text += (text.empty() ? "" : " ") + position.moveText(position.moveAt(x, y));
    return text;
}

std::string ownersOf(const go::Position& position, bool suicide = true)
{
    const auto owners = ownersByArea(position.board(), suicide);
    std::string text;
    for (int y = 0; y < position.size(); ++y) {
        for (int x = 0; x < position.size(); ++x)
            text += ".XO"[static_cast<int>(owners[position.board().at(x, y)])];
        text += '\n';
    }
    return text;
}

class Digest {
public:
    void add(const Seen& seen)
    {
        for (std::size_t i = 0; i < seen.planes.size(); ++i)
            if (seen.planes[i] != 0)
                add(i);
        for (const float number : seen.globals)
            add(static_cast<std::uint64_t>(std::lround(number * 1000) + 100000));
    }
    std::uint64_t value() const { return m_value; }

private:
    void add(std::uint64_t number) { m_value = (m_value ^ number) * 0x100000001b3u; }
    std::uint64_t m_value = 0xcbf29ce484222325u;
};

constexpr const char* kLadder = ". . . . . . .\n"
                                ". . . . . . .\n"
                                ". . . . . . .\n"
                                ". . . . . . .\n"
                                ". . X X . . .\n"
                                ". X O . . . .\n"
                                ". . X . . . .\n";

} // namespace

class TestKatagoInputs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asKatagoComputes()
    {
        std::ifstream file(TEST_DATA "/katago/inputs.txt");
        int games = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with('#'))
                continue;
            std::istringstream words(line);
            int size = 0;
            std::string rules;
            double komi = 0;
            int handicap = 0;
            std::string expected;
            words >> size >> rules >> komi >> handicap >> expected;
            go::Position start(size, go::rulesFromText(rules), komi);
            if (handicap > 0)
                QVERIFY(start.placeHandicap(handicap));
            nn::GameState state{game::AnyPosition(start)};
            Digest digest;
            for (std::string word; words >> word;) {
                digest.add(seen(state));
                state.play(*state.position().parseMove(word));
            }
            QVERIFY2(digest.value() == std::stoull(expected, nullptr, 16), (rules + " on " + std::to_string(size)).c_str());
            ++games;
        }
        QCOMPARE(games, 25);
    }

    void stonesLibertiesAndMoves()
    {
        const Seen now = seen(played(go::Position(9, go::Rules::trompTaylor()), "C3 C4 D3 B3 C2 A1"));
        QCOMPARE(now.marks(kOwnStones), "C3 D3 C2");
        QCOMPARE(now.marks(kOtherStones), "C4 B3 A1");
        QCOMPARE(now.marks(kLiberties), "");
        QCOMPARE(now.marks(kLiberties + 1), "A1");
        QCOMPARE(now.marks(kLiberties + 2), "C4 B3");
        QCOMPARE(now.marks(kLastMove), "A1");
        QCOMPARE(now.marks(kLastMove + 1), "C2");
        QCOMPARE(now.marks(kLastMove + 4), "C4");
        QCOMPARE(std::count(now.planes.begin(), now.planes.begin() + 81, 1.0f), 81);
    }

    void kosAreForbidden()
    {
        const char* moves = "D4 E4 C5 F5 D6 E6 E5 D5";
        QCOMPARE(seen(played(go::Position(9, go::Rules::japanese()), moves)).marks(kForbidden), "E5");
        QCOMPARE(seen(played(go::Position(9, go::Rules::trompTaylor()), moves)).marks(kForbidden), "E5");
    }

    void superkoIsForbidden()
    {
        // Black has played in the corner. The second stone would capture both and repeat an earlier board.
        const char* corner = ". . . . . . .\n"
                             ". . . . . . .\n"
                             ". . . . . . .\n"
                             ". . . . . . .\n"
                             ". . . . . . .\n"
                             "O O . . . . .\n"
                             ". . O . . . .\n";
        QCOMPARE(seen(played(diagram(corner, go::Rules::trompTaylor()), "A1 pass")).marks(kForbidden), "B1");
        QCOMPARE(seen(played(diagram(corner, go::Rules::newZealand()), "A1 pass")).marks(kForbidden), "");
        QCOMPARE(seen(played(diagram(corner, go::Rules::chinese()), "A1 pass")).marks(kForbidden), ""); // suicide, not ko
    }

    void passes()
    {
        const Seen now = seen(played(go::Position(9, go::Rules::trompTaylor()), "C3 pass E5 pass"));
        QCOMPARE(now.globals[kLastPass], 1.0f);
        QCOMPARE(now.globals[kLastPass + 1], 0.0f);
        QCOMPARE(now.globals[kLastPass + 2], 1.0f);
        QCOMPARE(now.globals[kPassEndsPhase], 1.0f);
        QCOMPARE(now.marks(kLastMove + 1), "E5");
    }

    /// Under rules with agreement on dead stones, the network does not learn that a pass would end the game.
    void friendlyPassesAreHidden()
    {
        for (const go::Rules& rules : {go::Rules::chinese(), go::Rules::aga(), go::Rules::newZealand()}) {
            const Seen now = seen(played(go::Position(9, rules), "C3 D4 E5 pass"));
            QCOMPARE(now.globals[kLastPass], 0.0f);
            QCOMPARE(now.globals[kPassEndsPhase], 0.0f);
            QCOMPARE(now.marks(kLastMove + 1), "");
        }
    }

    void rulesAndKomi()
    {
        const auto numbers = [](const go::Rules& rules, double komi, const char* moves = "") {
            return seen(played(go::Position(9, rules, komi), moves)).globals;
        };
        const auto trompTaylor = numbers(go::Rules::trompTaylor(), 7.5);
        QCOMPARE(trompTaylor[kOwnKomi], -7.5f / 20);
        QCOMPARE(trompTaylor[kSuperko], 1.0f);
        QCOMPARE(trompTaylor[kSuperkoKind], 0.5f);
        QCOMPARE(trompTaylor[kSuicide], 1.0f);
        QCOMPARE(trompTaylor[kTerritory], 0.0f);
        QCOMPARE(trompTaylor[kKomiParity], -0.5f);
        QCOMPARE(numbers(go::Rules::trompTaylor(), 7.5, "E5")[kKomiParity], 0.5f);
        QCOMPARE(numbers(go::Rules::trompTaylor(), 7, "E5")[kKomiParity], 0.0f);
        QCOMPARE(numbers(go::Rules::trompTaylor(), 500, "E5")[kOwnKomi], 101.0f / 20);
        QCOMPARE(numbers(go::Rules::newZealand(), 7)[kSuperkoKind], -0.5f);
        QCOMPARE(numbers(go::Rules::chinese(), 7)[kSuperko], 0.0f); // as KataGo's Chinese rules
        const auto japanese = numbers(go::Rules::japanese(), 6.5);
        QCOMPARE(japanese[kTerritory], 1.0f);
        QCOMPARE(japanese[kSekiTax], 1.0f);
        QCOMPARE(japanese[kKomiParity], 0.0f);
    }

    void prisonersCountUnderTerritoryRules()
    {
        // Black has played three stones and White three, one of them captured: every stone costs a point.
        const nn::GameState state = played(go::Position(9, go::Rules::japanese(), 6.5), "A2 A1 B1 E5 F6");
        QCOMPARE(seen(state).globals[kOwnKomi], (6.5f + 3 - 2) / 20);
        QCOMPARE(seen(state).marks(kOwnArea), "");
    }

    void handicap()
    {
        go::Position chinese(19, go::Rules::chinese(), 0.5);
        QVERIFY(chinese.placeHandicap(4));
        QCOMPARE(seen(played(chinese, "")).globals[kOwnKomi], 4.5f / 20);
        go::Position aga(19, go::Rules::aga(), 0.5);
        QVERIFY(aga.placeHandicap(4));
        QCOMPARE(seen(played(aga, "")).globals[kOwnKomi], 3.5f / 20);
    }

    void laddersWorkTowardsTheEdge()
    {
        const go::Position start = diagram(kLadder);
        const Ladders ladders = laddersOf(start.board(), 0);
        QCOMPARE(pointsOf(start, ladders.caught), "C2");
        const nn::GameState afterAtari = played(diagram(". . . . . . .\n"
                                                        ". . . . . . .\n"
                                                        ". . . . . . .\n"
                                                        ". . . . . . .\n"
                                                        ". . X . . . .\n"
                                                        ". X O . . . .\n"
                                                        ". . X . . . .\n"),
            "");
        QCOMPARE(seen(afterAtari).marks(kLadders), "");
        const nn::GameState twoLiberties = played(diagram(". . . . . . .\n"
                                                          ". . . . . . .\n"
                                                          ". . X X . . .\n"
                                                          ". X O O . . .\n"
                                                          ". . X . . . .\n"
                                                          ". . . . . . .\n"
                                                          ". . . . . . .\n"),
            "");
        QCOMPARE(seen(twoLiberties).marks(kLadders), "C4 D4");
        QCOMPARE(seen(twoLiberties).marks(kLadderStarts), "E4");
    }

    void ladderBreakersHelp()
    {
        const go::Position start = diagram(". . . . . . .\n"
                                           ". . . . . . .\n"
                                           ". . X X . . .\n"
                                           ". X O O . . .\n"
                                           ". . X . . . .\n"
                                           ". . . . . O .\n"
                                           ". . . . . . .\n");
        const Ladders ladders = laddersOf(start.board(), 0);
        QVERIFY(ladders.startsAgainst(go::Color::Black).none());
        QCOMPARE(pointsOf(start, ladders.caught), "");
    }

    void earlierLadders()
    {
        go::Position start = diagram(". . . . . . .\n"
                                     ". . . . . . .\n"
                                     ". . X X . . .\n"
                                     ". X O O . . .\n"
                                     ". . X . . . .\n"
                                     ". . . . . . .\n"
                                     ". . . . . . .\n");
        start.setSideToMove(game::Side::Second);
        const Seen now = seen(played(start, "F2"));
        QCOMPARE(now.marks(kLadders), "");
        QCOMPARE(now.marks(kLadders + 1), "C4 D4");
        QCOMPARE(now.marks(kLadders + 2), "C4 D4"); // no board exists two moves ago
    }

    void areas()
    {
        QCOMPARE(ownersOf(diagram(". . X . O . .\n"
                                  ". . X . O . .\n"
                                  ". . X . O . .\n"
                                  ". . X . O . .\n"
                                  ". . X . O . .\n"
                                  ". . X . O . .\n"
                                  ". . X . O . .\n")),
            "XXX.OOO\nXXX.OOO\nXXX.OOO\nXXX.OOO\nXXX.OOO\nXXX.OOO\nXXX.OOO\n");
        QCOMPARE(ownersOf(go::Position(7)), ".......\n.......\n.......\n.......\n.......\n.......\n.......\n");
    }

    void deadStonesAreTerritory()
    {
        // Black lives unconditionally in the corner, so White's stone there is Black's area. White's stones that Black might kill are not.
        QCOMPARE(ownersOf(diagram("O . X . X . .\n"
                                  "X X X X X . .\n"
                                  ". . . . . . .\n"
                                  ". . . . . O O\n"
                                  ". . . . . O .\n"
                                  ". . . . . O O\n"
                                  ". . . . . . .\n")),
            "XXXXX..\nXXXXX..\n.......\n.....OO\n.....OO\n.....OO\n.......\n");
    }

    void suicideMakesEyesFalse()
    {
        // The corner with two white stones is an eye of both black chains only if White cannot play there and capture.
        const go::Position position = diagram("O O X . X O .\n"
                                              ". X X X X O .\n"
                                              "X X O O O O .\n"
                                              "O O O . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n"
                                              ". . . . . . .\n");
        const std::string without = ownersOf(position, false);
        const std::string with = ownersOf(position, true);
        QCOMPARE(without.substr(0, 5), "XXXXX");
        QCOMPARE(with.substr(0, 5), "OOXXX");
    }

    void loneSuicides()
    {
        const go::Position corner = diagram(". X . . . . .\n"
                                            "X . . . . . .\n"
                                            ". . . . . . .\n"
                                            ". . . . . . .\n"
                                            ". . . . . . .\n"
                                            ". . . . . . .\n"
                                            ". . . . . . .\n",
            go::Rules::newZealand());
        const nn::GameState state = played(corner, "pass");
        const nn::GameState white = played(corner, "G1");
        const game::Move suicide = corner.moveAt(0, 0);
        QVERIFY(white.position().isLegal(suicide));
        QVERIFY(isLoneSuicide(white, suicide));
        QVERIFY(!isLoneSuicide(white, corner.moveAt(3, 3)));
        QVERIFY(!isLoneSuicide(state, corner.passMove()));
    }

    void profilesByName()
    {
        for (const char* name : {"rank_9d", "rank_20k", "preaz_1k", "rank_5k_3d", "proyear_1800", "proyear_2023"})
            QVERIFY2(humanProfile(name), name);
        for (const char* name :
            {"", "rank_", "rank_21k", "rank_10d", "rank_5k_", "rank_5k_3d_1d", "proyear_1799", "proyear_2024", "proyear_x", "5k"})
            QVERIFY2(!humanProfile(name), name);
        QCOMPARE(humanScale().size(), std::size_t{29});
        QCOMPARE(humanScale().name(0), "9d");
        QCOMPARE(humanScale().name(28), "20k");
        for (std::size_t rank = 0; rank < humanScale().size(); ++rank)
            QCOMPARE(humanProfile("rank_" + humanScale().name(rank))->ranks, humanProfile(rank).ranks);
    }

    void metadata()
    {
        std::vector<float> numbers(192, -7.0f);
        fillMetadata(*humanProfile("rank_5k_3d"), game::Side::Second, 361, numbers);
        QCOMPARE(std::count(numbers.begin() + 6, numbers.begin() + 40, 1.0f), 7); // White's 3d: it is to move
        QCOMPARE(std::count(numbers.begin() + 40, numbers.begin() + 74, 1.0f), 14); // Black's 5k
        QCOMPARE(numbers[79], 1.0f);
        QCOMPARE(numbers[86], 0.0f);
        QCOMPARE(numbers[151 + 2], 1.0f);
        QVERIFY(std::abs(numbers[82] - 0.4f * (std::log(1260.0f) - 6.5f)) < 1e-6f);
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestKatagoInputs)

} // namespace tst_katago_inputs

#include "tst_katago_inputs.moc"
