#include "core/game/awari/position.h"
#include "core/game/connect4/position.h"
#include "core/game/othello/position.h"

#include <QTest>

#include <map>
#include <set>
#include <vector>

using namespace evenmatch;
using namespace evenmatch::game;

namespace {

template <GamePosition P>
std::uint64_t perft(P& position, int depth)
{
    if (depth == 0)
        return 1;
    MoveList list;
    position.legalMoves(list);
    std::uint64_t leaves = 0;
    for (const Move move : list) {
        typename P::Undo undo;
        position.play(move, undo);
        leaves += perft(position, depth - 1);
        position.undo(undo);
    }
    return leaves;
}

/// Plays moves written one after another, apart by spaces; false when one of them is not legal.
template <GamePosition P>
bool playAll(P& position, const QString& moves)
{
    for (const QString& text : moves.split(' ', Qt::SkipEmptyParts)) {
        const auto move = position.parseMove(text.toStdString());
        if (!move)
            return false;
        position.play(*move);
    }
    return true;
}

/// The same rules once more, written so plainly that they are seen to be right: rules have a Naive with moves(), play(), outcome().
template <class P, class Naive>
bool agreesOverRandomGames(int games, core::Random& random, bool (*sameBoard)(const P&, const Naive&))
{
    for (int i = 0; i < games; ++i) {
        P position;
        Naive naive;
        for (;;) {
            MoveList list;
            position.legalMoves(list);
            std::set<int> codes;
            for (const Move move : list)
                codes.insert(move.code);
            if (codes != naive.moves() || position.outcome() != naive.outcome() || !sameBoard(position, naive))
                return false;
            const Move move = position.randomMove(random);
            if (move == kNoMove)
                break;
            position.play(move);
            naive.play(move.code);
        }
    }
    return true;
}

/// No two different positions of many random games have one hash, and equal ones have the same.
template <GamePosition P>
bool hashesTellApart(int games, core::Random& random, std::string (*key)(const P&))
{
    std::map<std::uint64_t, std::string> seen;
    std::map<std::string, std::uint64_t> hashOf;
    for (int i = 0; i < games; ++i) {
        P position;
        while (!position.isOver()) {
            position.play(position.randomMove(random));
            const std::string text = key(position);
            if (seen.emplace(position.hash(), text).first->second != text || hashOf.emplace(text, position.hash()).first->second != position.hash())
                return false;
        }
    }
    return true;
}

struct NaiveConnect4 {
    int cell[7][6] = {}; // 0 empty, 1 and 2 the players
    int count = 0;

    int at(int x, int y) const { return x < 0 || x > 6 || y < 0 || y > 5 ? -1 : cell[x][y]; }
    bool four(int player) const
    {
        for (int x = 0; x < 7; ++x)
            for (int y = 0; y < 6; ++y)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                    int length = 0;
                    while (length < 4 && at(x + length * dx, y + length * dy) == player)
                        ++length;
                    if (length == 4)
                        return true;
                }
        return false;
    }
    Outcome outcome() const
    {
        if (four(1))
            return Outcome::FirstWins;
        if (four(2))
            return Outcome::SecondWins;
        return count == 42 ? Outcome::Draw : Outcome::None;
    }
    std::set<int> moves() const
    {
        std::set<int> open;
        for (int x = 0; x < 7 && outcome() == Outcome::None; ++x)
            if (cell[x][5] == 0)
                open.insert(x);
        return open;
    }
    void play(int x)
    {
        int y = 0;
        while (cell[x][y] != 0)
            ++y;
        cell[x][y] = 1 + count++ % 2;
    }
};

bool sameConnect4(const connect4::Position& position, const NaiveConnect4& naive)
{
    for (int x = 0; x < 7; ++x)
        for (int y = 0; y < 6; ++y) {
            const auto disc = position.discAt(x, y);
            if ((disc ? 1 + static_cast<int>(*disc) : 0) != naive.cell[x][y])
                return false;
        }
    return true;
}

template <int N>
struct NaiveOthello {
    int cell[N][N] = {}; // [y][x]: 0 empty, 1 and 2 the players
    int player = 1;

    NaiveOthello()
    {
        cell[N / 2 - 1][N / 2 - 1] = cell[N / 2][N / 2] = 2;
        cell[N / 2 - 1][N / 2] = cell[N / 2][N / 2 - 1] = 1;
    }
    std::vector<int> flips(int square, int who) const
    {
        std::vector<int> all;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                std::vector<int> line;
                int y = square / N + dy;
                int x = square % N + dx;
                for (; y >= 0 && y < N && x >= 0 && x < N && cell[y][x] == 3 - who; y += dy, x += dx)
                    line.push_back(y * N + x);
                if (y >= 0 && y < N && x >= 0 && x < N && cell[y][x] == who)
                    all.insert(all.end(), line.begin(), line.end());
            }
        return all;
    }
    std::set<int> placements(int who) const
    {
        std::set<int> squares;
        for (int square = 0; square < N * N; ++square)
            if (cell[square / N][square % N] == 0 && !flips(square, who).empty())
                squares.insert(square);
        return squares;
    }
    std::set<int> moves() const
    {
        const std::set<int> own = placements(player);
        return own.empty() && !placements(3 - player).empty() ? std::set<int>{N * N} : own;
    }
    void play(int square)
    {
        if (square != N * N) {
            for (const int turned : flips(square, player))
                cell[turned / N][turned % N] = player;
            cell[square / N][square % N] = player;
        }
        player = 3 - player;
    }
    Outcome outcome() const
    {
        if (!moves().empty())
            return Outcome::None;
        int lead = 0;
        for (const auto& row : cell)
            for (const int disc : row)
                lead += disc == 1 ? 1 : disc == 2 ? -1 : 0;
        return lead == 0 ? Outcome::Draw : winFor(lead > 0 ? Side::First : Side::Second);
    }
    std::uint64_t perft(int depth) const
    {
        std::uint64_t leaves = depth == 0 ? 1 : 0;
        if (depth > 0)
            for (const int move : moves()) {
                NaiveOthello next = *this;
                next.play(move);
                leaves += next.perft(depth - 1);
            }
        return leaves;
    }
};

template <int N>
bool sameOthello(const othello::Position<N>& position, const NaiveOthello<N>& naive)
{
    for (int square = 0; square < N * N; ++square) {
        const bool first = position.discs(Side::First) >> square & 1;
        const bool second = position.discs(Side::Second) >> square & 1;
        if ((first ? 1 : second ? 2 : 0) != naive.cell[square / N][square % N])
            return false;
    }
    return true;
}

struct NaiveAwari {
    int pit[12] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}; // the first player's six, then the second's
    int store[2] = {};
    int player = 0;
    int quiet = 0;

    int row(int who) const
    {
        int sum = 0;
        for (int i = 0; i < 6; ++i)
            sum += pit[6 * who + i];
        return sum;
    }
    /// Sows, seed by seed; the pit of the last one.
    int sow(int code)
    {
        const int origin = 6 * player + code;
        int place = origin;
        for (int left = std::exchange(pit[origin], 0); left > 0; --left) {
            place = (place + 1) % 12;
            if (place == origin)
                place = (place + 1) % 12;
            ++pit[place];
        }
        return place;
    }
    std::set<int> moves() const
    {
        std::set<int> legal;
        if (store[0] > 24 || store[1] > 24 || quiet >= awari::kQuietLimit)
            return legal;
        for (int code = 0; code < 6; ++code) {
            NaiveAwari next = *this;
            if (pit[6 * player + code] == 0)
                continue;
            next.sow(code);
            if (row(1 - player) > 0 || next.row(1 - player) > 0)
                legal.insert(code);
        }
        return legal;
    }
    void play(int code)
    {
        int place = sow(code);
        const NaiveAwari sown = *this;
        int taken = 0;
        while (place / 6 == 1 - player && (pit[place] == 2 || pit[place] == 3)) {
            taken += std::exchange(pit[place], 0);
            place = (place + 11) % 12;
        }
        if (taken > 0 && row(1 - player) == 0) {
            *this = sown;
            taken = 0;
        }
        store[player] += taken;
        quiet = taken > 0 ? 0 : quiet + 1;
        player = 1 - player;
    }
    int margin() const
    {
        return store[0] - store[1] + (moves().empty() ? row(0) - row(1) : 0);
    }
    Outcome outcome() const
    {
        if (!moves().empty())
            return Outcome::None;
        return margin() == 0 ? Outcome::Draw : winFor(margin() > 0 ? Side::First : Side::Second);
    }
};

bool sameAwari(const awari::Position& position, const NaiveAwari& naive)
{
    for (int i = 0; i < 6; ++i)
        if (position.seeds(Side::First, i) != naive.pit[i] || position.seeds(Side::Second, i) != naive.pit[6 + i])
            return false;
    return position.store(Side::First) == naive.store[0] && position.store(Side::Second) == naive.store[1]
        && position.margin() == naive.margin();
}

using Pits = std::array<int, awari::kPits>;

} // namespace

Q_DECLARE_METATYPE(Pits)
Q_DECLARE_METATYPE(evenmatch::game::Outcome)

class TestSmallGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsMoveTrees();
    void agreesWithNaiveRules();
    void hashesTellPositionsApart();
    void hashForgetsTheOrder();
    void connect4FindsFours_data();
    void connect4FindsFours();
    void connect4ReadsDigitsAndLetters();
    void othelloStartsAndEndsAsPublished();
    void othelloPassesOnlyWhenItMust();
    void awariSows_data();
    void awariSows();
    void awariMustFeed();
    void awariEnds();
    void awariRefusesImpossibleSetups();
    void drawsDiagrams();
};

void TestSmallGames::countsMoveTrees()
{
    // John Tromp's counts of Connect Four games by length; the published Othello perft.
    connect4::Position connect4;
    const std::uint64_t connect4Counts[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
    for (int depth = 0; depth < 9; ++depth)
        QCOMPARE(perft(connect4, depth), connect4Counts[depth]);
    othello::Othello8 othello8;
    const std::uint64_t othelloCounts[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    for (int depth = 0; depth < 10; ++depth)
        QCOMPARE(perft(othello8, depth), othelloCounts[depth]);
    othello::Othello6 othello6;
    for (int depth = 0; depth < 7; ++depth)
        QCOMPARE(perft(othello6, depth), NaiveOthello<6>().perft(depth));
}

void TestSmallGames::agreesWithNaiveRules()
{
    core::Random random(7);
    QVERIFY(agreesOverRandomGames(3000, random, sameConnect4));
    QVERIFY(agreesOverRandomGames(3000, random, sameAwari));
    QVERIFY(agreesOverRandomGames(1000, random, sameOthello<6>));
    QVERIFY(agreesOverRandomGames(400, random, sameOthello<8>));
}

void TestSmallGames::hashesTellPositionsApart()
{
    core::Random random(8);
    QVERIFY(hashesTellApart<connect4::Position>(2000, random, [](const connect4::Position& p) { return p.diagram(); }));
    QVERIFY(hashesTellApart<awari::Position>(500, random, [](const awari::Position& p) {
        return p.diagram() + std::to_string(p.quietMoves()) + std::to_string(static_cast<int>(p.sideToMove()));
    }));
    QVERIFY(hashesTellApart<othello::Othello6>(1000, random, [](const othello::Othello6& p) {
        return std::to_string(p.discs(Side::First)) + '/' + std::to_string(p.discs(Side::Second)) + '/'
            + std::to_string(static_cast<int>(p.sideToMove()));
    }));
}

void TestSmallGames::hashForgetsTheOrder()
{
    connect4::Position a;
    connect4::Position b;
    QVERIFY(playAll(a, "a b c d") && playAll(b, "c d a b"));
    QCOMPARE(a.hash(), b.hash());
    QVERIFY(a == b);
    QVERIFY(playAll(a, "e"));
    QVERIFY(a.hash() != b.hash());
}

void TestSmallGames::connect4FindsFours_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<Outcome>("outcome");
    QTest::newRow("row at the left edge") << "a a b b c c d" << Outcome::FirstWins;
    QTest::newRow("row at the right edge") << "d d e e f f g" << Outcome::FirstWins;
    QTest::newRow("row closed in the middle") << "b b c c e e d" << Outcome::FirstWins;
    QTest::newRow("column") << "a b a b a b a" << Outcome::FirstWins;
    QTest::newRow("the second's column") << "a g b g a g b g" << Outcome::SecondWins;
    QTest::newRow("rising diagonal") << "a b b c c d c d d g d" << Outcome::FirstWins;
    QTest::newRow("falling diagonal") << "g f f e e d e d d a d" << Outcome::FirstWins;
    QTest::newRow("three only") << "a a b b c c" << Outcome::None;
    QTest::newRow("not around the edge") << "e a f a g b a" << Outcome::None;
    QTest::newRow("full board") << "a b a b b a b a a b a b c d c d d c d c c d c d e f e f f e f e e f e f g g g g g g" << Outcome::Draw;
}

void TestSmallGames::connect4FindsFours()
{
    QFETCH(QString, moves);
    QFETCH(Outcome, outcome);
    connect4::Position position;
    QVERIFY(playAll(position, moves));
    QCOMPARE(position.outcome(), outcome);
}

void TestSmallGames::connect4ReadsDigitsAndLetters()
{
    connect4::Position position;
    QVERIFY(position.parseMove("1") == Move{0} && position.parseMove("7") == Move{6} && position.parseMove("D") == Move{3});
    QVERIFY(!position.parseMove("8") && !position.parseMove("0") && !position.parseMove("h") && !position.parseMove("aa"));
    QVERIFY(playAll(position, "a a a a a a"));
    QVERIFY(!position.parseMove("a"));
}

void TestSmallGames::othelloStartsAndEndsAsPublished()
{
    othello::Othello8 position;
    for (const char* text : {"d3", "c4", "F5", "e6"})
        QVERIFY(position.parseMove(text));
    QVERIFY(!position.parseMove("d6") && !position.parseMove("pass") && !position.parseMove("d33"));
    // The shortest game there is: Black wipes White out with the ninth disc.
    QVERIFY(playAll(position, "e6 f4 e3 f6 g5 d6 e7 f5 c5"));
    QCOMPARE(position.outcome(), Outcome::FirstWins);
    QCOMPARE(position.margin(), 13);
}

void TestSmallGames::othelloPassesOnlyWhenItMust()
{
    core::Random random(9);
    int passes = 0;
    for (int game = 0; game < 300; ++game) {
        othello::Othello6 position;
        while (!position.isOver()) {
            if (position.mustPass()) {
                ++passes;
                const othello::Othello6 before = position;
                position.play(*position.parseMove("PASS"));
                QVERIFY(!position.mustPass() && !position.isOver());
                QVERIFY(position.sideToMove() != before.sideToMove() && position.hash() != before.hash());
                QCOMPARE(position.margin(), before.margin());
            }
            QVERIFY(!position.isLegal(othello::Othello6::kPass));
            position.play(position.randomMove(random));
        }
    }
    QVERIFY(passes > 100);
}

void TestSmallGames::awariSows_data()
{
    QTest::addColumn<Pits>("first");
    QTest::addColumn<Pits>("second");
    QTest::addColumn<QString>("move");
    QTest::addColumn<Pits>("firstAfter");
    QTest::addColumn<Pits>("secondAfter");
    QTest::addColumn<int>("captured");
    const auto row = [](const char* name, Pits first, Pits second, const char* move, Pits firstAfter, Pits secondAfter, int captured) {
        QTest::newRow(name) << first << second << QString(move) << firstAfter << secondAfter << captured;
    };
    row("on the own side", {4, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 1}, "a", {0, 1, 1, 1, 1, 0}, {5, 0, 0, 0, 0, 1}, 0);
    row("captures two", {0, 0, 0, 0, 0, 2}, {4, 1, 0, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 9}, 2);
    row("captures three", {0, 0, 0, 0, 0, 2}, {4, 2, 0, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {5, 0, 0, 0, 0, 9}, 3);
    row("captures a chain", {0, 0, 0, 0, 0, 3}, {1, 2, 1, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 9}, 7);
    row("a chain stops at a four", {0, 0, 0, 0, 0, 3}, {1, 3, 1, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {2, 4, 0, 0, 0, 9}, 2);
    row("no capture before the last pit", {0, 0, 0, 0, 0, 3}, {1, 1, 5, 0, 0, 9}, "f", {0, 0, 0, 0, 0, 0}, {2, 2, 6, 0, 0, 9}, 0);
    row("no capture on the own side", {0, 0, 2, 1, 1, 0}, {4, 0, 0, 0, 0, 1}, "c", {0, 0, 0, 2, 2, 0}, {4, 0, 0, 0, 0, 1}, 0);
    row("captures the farthest pit", {0, 0, 0, 0, 0, 6}, {4, 4, 4, 4, 4, 1}, "f", {0, 0, 0, 0, 0, 0}, {5, 5, 5, 5, 5, 0}, 2);
    row("grand slam takes nothing", {1, 0, 0, 0, 0, 2}, {1, 1, 0, 0, 0, 0}, "f", {1, 0, 0, 0, 0, 0}, {2, 2, 0, 0, 0, 0}, 0);
    row("twelve pass over their pit", {0, 0, 12, 0, 0, 0}, {0, 0, 0, 0, 0, 9}, "c", {1, 1, 0, 2, 1, 1}, {1, 1, 1, 1, 1, 10}, 0);
    row("round and capturing", {0, 0, 0, 0, 0, 14}, {0, 0, 0, 0, 0, 9}, "f", {1, 1, 1, 1, 1, 0}, {0, 0, 0, 1, 1, 10}, 6);
}

void TestSmallGames::awariSows()
{
    QFETCH(Pits, first);
    QFETCH(Pits, second);
    QFETCH(QString, move);
    QFETCH(Pits, firstAfter);
    QFETCH(Pits, secondAfter);
    QFETCH(int, captured);
    int onBoard = 0;
    for (std::size_t i = 0; i < first.size(); ++i)
        onBoard += first[i] + second[i];
    const int stored = awari::kSeeds - onBoard;
    // The same from both sides of the board.
    for (const Side side : {Side::First, Side::Second}) {
        const bool turned = side == Side::Second;
        const auto setup = awari::Position::fromSetup(
            {turned ? second : first, turned ? first : second, stored / 2, stored - stored / 2, side});
        QVERIFY(setup.ok());
        awari::Position position = *setup;
        const int storeBefore = position.store(side);
        QVERIFY(playAll(position, move));
        for (int pit = 0; pit < awari::kPits; ++pit) {
            QCOMPARE(position.seeds(side, pit), firstAfter[static_cast<std::size_t>(pit)]);
            QCOMPARE(position.seeds(opponent(side), pit), secondAfter[static_cast<std::size_t>(pit)]);
        }
        QCOMPARE(position.store(side) - storeBefore, captured);
    }
}

void TestSmallGames::awariMustFeed()
{
    awari::Position position = *awari::Position::fromSetup({{1, 0, 4, 0, 2, 1}, {0, 0, 0, 0, 0, 0}, 20, 20, Side::First});
    MoveList list;
    position.legalMoves(list);
    QCOMPARE(list.size(), std::size_t{3});
    QVERIFY(!position.parseMove("a"));
    QVERIFY(position.parseMove("c") && position.parseMove("e") && position.parseMove("f"));
}

void TestSmallGames::awariEnds()
{
    const auto made = [](awari::Setup setup) { return *awari::Position::fromSetup(setup); };
    const awari::Position unfed = made({{3, 1, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}, 20, 24, Side::First});
    QCOMPARE(unfed.outcome(), Outcome::Draw); // 20 + 4 against 24
    QCOMPARE(unfed.margin(), 0);
    const awari::Position empty = made({{0, 0, 0, 0, 0, 0}, {0, 3, 0, 0, 0, 0}, 24, 21, Side::First});
    QCOMPARE(empty.outcome(), Outcome::Draw);
    awari::Position most = made({{0, 0, 0, 0, 1, 1}, {1, 0, 0, 0, 0, 9}, 23, 13, Side::First});
    QCOMPARE(most.outcome(), Outcome::None);
    QVERIFY(playAll(most, "f"));
    QCOMPARE(most.store(Side::First), 25);
    QCOMPARE(most.outcome(), Outcome::FirstWins);
    // Twenty-four are not enough while seeds are left to play with.
    QCOMPARE(made({{1, 0, 0, 0, 0, 1}, {1, 0, 0, 0, 0, 1}, 24, 20, Side::First}).outcome(), Outcome::None);
    // Two seeds that chase each other round the board for ever, every move the only one.
    awari::Position chase = made({{1, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0}, 24, 22, Side::First});
    core::Random random(1);
    for (int move = 0; move < awari::kQuietLimit; ++move) {
        QCOMPARE(chase.outcome(), Outcome::None);
        chase.play(chase.randomMove(random));
    }
    QCOMPARE(chase.outcome(), Outcome::FirstWins);
    QCOMPARE(chase.quietMoves(), awari::kQuietLimit);
}

void TestSmallGames::awariRefusesImpossibleSetups()
{
    QVERIFY(awari::Position::fromSetup({}).ok());
    QVERIFY(*awari::Position::fromSetup({}) == awari::Position());
    QVERIFY(!awari::Position::fromSetup({.firstStore = 1}).ok());
    QVERIFY(!awari::Position::fromSetup({.first = {-4, 8, 4, 4, 4, 8}}).ok());
    QVERIFY(!awari::Position::fromSetup({.firstStore = 2147483647, .secondStore = 2147483647}).ok());
    QCOMPARE(awari::Position::fromSetup({.secondStore = -1}).error().code, core::ErrorCode::BadSetup);
}

void TestSmallGames::drawsDiagrams()
{
    connect4::Position connect4;
    QVERIFY(playAll(connect4, "d d e"));
    QVERIFY(connect4.diagram().ends_with(". . . O . . .\n. . . X X . .\na b c d e f g\n"));
    QCOMPARE(othello::Othello6().diagram(),
        std::string("  a b c d e f\n1 . . . . . .\n2 . . * . . .\n3 . * O X . .\n4 . . X O * .\n5 . . . * . .\n6 . . . . . .\n"));
    awari::Position awari;
    QVERIFY(playAll(awari, "c"));
    QCOMPARE(awari.diagram(), std::string("  F  E  D  C  B  A\n  4  4  4  4  4  5  :  0\n  4  4  0  5  5  5  :  0\n  a  b  c  d  e  f\n"));
}

QTEST_APPLESS_MAIN(TestSmallGames)
#include "tst_small_games.moc"
