// Properties of every game: thousands of random games against the contract in core/game/game.h. Adding a game is one line in kTrials; a
// kind without one fails the test.
#include "tests/run_tests.h"

#include "core/game/awari/position.h"
#include "core/game/chess/position.h"
#include "core/game/connect4/position.h"
#include "core/game/go/position.h"
#include "core/game/othello/position.h"
#include "core/game/registry/games.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace tst_games {

using namespace evenmatch;
using namespace evenmatch::game;

namespace {

/// How thoroughly a kind of game is tested. Games longer than `maxMoves` stop there; about every `sampling`-th position is checked in
/// detail.
struct Trial {
    std::string_view id;
    int games;
    int maxMoves;
    std::uint32_t sampling;
    bool uniform; ///< randomMove promises every legal move the same chance
    bool (*run)(const Trial& trial, const AnyPosition& start);
};

#define MUST(condition)                                                                                                                    \
    do {                                                                                                                                   \
        if (!QTest::qVerify(static_cast<bool>(condition), #condition, "", __FILE__, __LINE__))                                             \
            return false;                                                                                                                  \
    } while (false)

template <GamePosition P>
MoveList movesOf(const P& position)
{
    MoveList list;
    list.push_back({12345}); // legalMoves has to clear it
    position.legalMoves(list);
    return list;
}

/// A finished game has an outcome, no legal move and no random move, and the hash equals the one computed from scratch.
template <GamePosition P>
bool isConsistent(const P& position)
{
    const bool over = position.isOver();
    MUST(over == (position.outcome() != Outcome::None));
    MUST(over == movesOf(position).empty());
    MUST(position.hash() == position.computeHash());
    return true;
}

/// Of all 65536 codes exactly the listed ones are legal, each once; each has its own text, which parses to it.
template <GamePosition P>
bool listsEveryLegalMove(const P& position)
{
    const MoveList list = movesOf(position);
    std::set<Move> listed(list.begin(), list.end());
    MUST(listed.size() == list.size());
    std::size_t legal = 0;
    for (unsigned code = 0; code <= 0xffff; ++code)
        legal += position.isLegal({static_cast<std::uint16_t>(code)}) ? 1 : 0;
    MUST(legal == list.size());
    std::set<std::string> texts;
    for (const Move move : list) {
        MUST(position.isLegal(move));
        const std::string text = position.moveText(move);
        MUST(texts.insert(text).second);
        MUST(position.parseMove(text) == move);
    }
    for (const std::string_view text : {"", " ", "-", "z9", "a0", "a99", "\xff\xff", "e2e9", "passs"}) {
        const auto read = position.parseMove(text);
        MUST(!read || position.isLegal(*read));
    }
    return true;
}

/// Playing on a copy leaves the original unchanged; undoing any legal move restores everything.
template <GamePosition P>
bool leavesNoTrace(P& position)
{
    const P before = position;
    const std::uint64_t hash = before.hash();
    for (const Move move : movesOf(before)) {
        typename P::Undo undo;
        position.play(move, undo);
        P copy = before;
        copy.play(move);
        MUST(copy == position);
        MUST(copy.hash() == position.hash());
        MUST(copy.moveNumber() == before.moveNumber() + 1);
        MUST(isConsistent(copy));
        MUST(before.hash() == hash);
        position.undo(undo);
        MUST(position == before);
        MUST(position.hash() == hash);
    }
    return true;
}

/// The type-erased handle behaves like the game itself.
template <GamePosition P>
bool agreesWithAny(const P& position)
{
    AnyPosition any = position;
    const MoveList own = movesOf(position);
    const MoveList others = any.legalMoves();
    MUST(std::equal(own.begin(), own.end(), others.begin(), others.end()));
    MUST(any.sideToMove() == position.sideToMove() && any.outcome() == position.outcome() && any.isOver() == position.isOver());
    MUST(any.hash() == position.hash() && any.moveNumber() == position.moveNumber());
    MUST(*any.as<P>() == position);
    if (own.empty())
        return true;
    const AnyPosition copy = any;
    P next = position;
    next.play(own[0]);
    any.play(own[0]);
    MUST(any == AnyPosition(next));
    MUST(copy == AnyPosition(position));
    MUST(any.hash() == next.hash());
    return true;
}

/// Pearson's chi-square over 200 draws per move stays less than six standard deviations, √(2 (k - 1)), above its mean k - 1, plus a margin
/// for small k.
template <GamePosition P>
bool choosesUniformly(const P& position, core::Random& random)
{
    const MoveList list = movesOf(position);
    if (list.size() < 2)
        return true;
    constexpr int kDraws = 200;
    std::map<Move, int> counts;
    for (std::size_t i = 0; i < kDraws * list.size(); ++i)
        ++counts[position.randomMove(random)];
    double chiSquare = 0;
    for (const Move move : list)
        chiSquare += std::pow(counts[move] - kDraws, 2) / kDraws;
    MUST(counts.size() == list.size());
    const double freedom = static_cast<double>(list.size() - 1);
    MUST(chiSquare < freedom + 6 * std::sqrt(2 * freedom) + 6);
    return true;
}

template <GamePosition P>
bool standsCloseLook(P& position, const Trial& trial, core::Random& random)
{
    MUST(listsEveryLegalMove(position));
    MUST(leavesNoTrace(position));
    MUST(agreesWithAny(position));
    MUST(!trial.uniform || choosesUniformly(position, random));
    return true;
}

/// Plays one random game to its end, then undoes it move by move.
template <GamePosition P>
bool standsRandomGame(const P& start, const Trial& trial, core::Random& random)
{
    P position = start;
    std::vector<typename P::Undo> undos;
    std::vector<std::uint64_t> hashes;
    for (int ply = 0; ply < trial.maxMoves; ++ply) {
        MUST(isConsistent(position));
        MUST(position.moveNumber() == start.moveNumber() + ply);
        if (random.below(trial.sampling) == 0)
            MUST(standsCloseLook(position, trial, random));
        const Move move = position.randomMove(random);
        MUST((move == kNoMove) == position.isOver());
        if (move == kNoMove)
            break;
        MUST(position.isLegal(move));
        hashes.push_back(position.hash());
        position.play(move, undos.emplace_back());
    }
    if (random.below(8) == 0)
        MUST(standsCloseLook(position, trial, random));
    for (; !undos.empty(); undos.pop_back(), hashes.pop_back()) {
        position.undo(undos.back());
        MUST(position.hash() == hashes.back());
    }
    MUST(position == start);
    return true;
}

/// Chess960 starts from another arrangement every time.
bool runChess960(const Trial& trial, const AnyPosition&)
{
    core::Random random(960);
    for (int i = 0; i < trial.games; ++i)
        MUST(standsRandomGame(chess::Position::chess960(static_cast<int>(random.below(960))), trial, random));
    return true;
}

template <GamePosition P>
bool run(const Trial& trial, const AnyPosition& any)
{
    const P* start = any.as<P>();
    MUST(start != nullptr);
    core::Random random(20260101);
    for (int i = 0; i < trial.games; ++i)
        MUST(standsRandomGame(*start, trial, random));
    return true;
}

// kind, games, longest game, sampling of detailed checks, whether randomMove is uniform, function to run it
constexpr Trial kTrials[] = {
    {"go", 60, 1200, 3000, false, run<go::Position>},
    {"go13", 200, 600, 2000, false, run<go::Position>},
    {"go9", 1000, 300, 1500, false, run<go::Position>},
    {"chess", 500, 1500, 3000, true, run<chess::Position>},
    {"chess960", 500, 1500, 3000, true, runChess960},
    {"connect4", 20000, 42, 400, true, run<connect4::Position>},
    {"awari", 10000, 5000, 3000, true, run<awari::Position>},
    {"othello6", 20000, 80, 1500, true, run<othello::Othello6>},
    {"othello8", 10000, 130, 1500, true, run<othello::Othello8>},
};

} // namespace

class TestGames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void standsRandomGames_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kTrials)); ++i)
            QTest::newRow(kTrials[i].id.data()) << i;
    }

    void standsRandomGames()
    {
        QFETCH(int, index);
        const Trial& trial = kTrials[index];
        const GameKind* kind = findGame(trial.id);
        QVERIFY(kind);
        QVERIFY(trial.run(trial, kind->start()));
    }

    void everyKindIsTried()
    {
        std::set<std::string_view> tried;
        for (const Trial& trial : kTrials)
            tried.insert(trial.id);
        for (const GameKind& kind : gameKinds())
            QVERIFY2(tried.contains(kind.id), kind.id.data());
    }

    void kindsAreFoundById()
    {
        std::set<std::string_view> ids;
        for (const GameKind& kind : gameKinds()) {
            QVERIFY(ids.insert(kind.id).second);
            QCOMPARE(findGame(kind.id), &kind);
            QCOMPARE(idOf(kind.start()), kind.id);
            QVERIFY(!kind.name.empty() && kind.width > 0 && kind.height > 0);
            QCOMPARE(kind.start().moveNumber(), 0);
            QCOMPARE(kind.start().sideToMove(), Side::First);
            QVERIFY(!kind.start().isOver());
        }
        QVERIFY(!findGame("tiddlywinks"));
        QCOMPARE(idOf(go::Position(11)), std::string_view("go"));
    }
};

EVENMATCH_TEST(TestGames)

} // namespace tst_games

#include "tst_games.moc"
