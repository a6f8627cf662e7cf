// The motifs that a move missed or allowed, from an engine's lines.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/facts/mate_patterns.h"
#include "core/lesson/facts/motifs.h"

#include <QTest>

#include <vector>

namespace tst_motifs {

using namespace evenmatch;
using namespace evenmatch::lesson;

namespace {

std::vector<game::Move> lineOf(const chess::Position& start, std::initializer_list<const char*> texts)
{
    chess::Position at = start;
    std::vector<game::Move> line;
    for (const char* text : texts) {
        line.push_back(*at.parseUci(text));
        at.play(line.back());
    }
    return line;
}

/// The board is full except for the middle column.
go::Position lateBoard()
{
    constexpr int kMiddle = 4;
    go::Position position(9);
    std::vector<go::SetupStone> stones;
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 9; ++x)
            if (x != kMiddle)
                stones.push_back({x, y, x < kMiddle ? go::Color::Black : go::Color::White});
    return position.setStones(stones) ? position : go::Position(9);
}

} // namespace

class TestMotifs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void missedAndAllowed()
    {
        const auto position = chess::Position::fromFen("2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1");
        QVERIFY(position.ok());
        const auto best = lineOf(*position, {"b5d6", "e8d7", "d6c8"});
        const auto played = lineOf(*position, {"b5c7", "c8c7"});
        const Reasons reasons = reasonsOf(*position, {.best = best, .played = played});
        QCOMPARE(reasons.missed(), std::vector{Theme::Fork});
        QCOMPARE(reasons.allowed(), std::vector{Theme::HangingPiece});
        QCOMPARE(reasons.themes(), (std::vector{Theme::Fork, Theme::HangingPiece}));
        QVERIFY(reasonsOf(*position, {.best = best, .played = {}}).allowed().empty()); // there are no data about it
    }

    void sameByBothIsNotMissed()
    {
        const auto position = chess::Position::fromFen("4k3/8/8/R2n4/8/8/8/3RK3 w - - 0 1");
        QVERIFY(position.ok());
        const auto best = lineOf(*position, {"d1d5"});
        const auto played = lineOf(*position, {"a5d5"});
        const Reasons reasons = reasonsOf(*position, {.best = best, .played = played});
        QVERIFY(!reasons.best.empty());
        QVERIFY(reasons.missed().empty());
    }

    void linesComeToMotifs()
    {
        const auto position = chess::Position::fromFen("8/3k4/2q5/5r2/2Q5/8/4N3/6K1 w - - 0 1");
        QVERIFY(position.ok());
        const auto best = lineOf(*position, {"c4c6", "d7c6", "e2d4"});
        const Reasons reasons = reasonsOf(*position, {.best = best, .played = {}});
        QVERIFY(reasons.later.has_value());
        QCOMPARE(reasons.later->ply, std::size_t{2});
        QCOMPARE(reasons.missed(), std::vector{Theme::Fork});
    }

    /// Moves after a quiet move are the engine's guess of the reply.
    void quietLinesComeToNothing()
    {
        const auto position = chess::Position::fromFen("2q1k3/8/8/8/8/8/N7/4K3 w - - 0 1");
        QVERIFY(position.ok());
        const auto best = lineOf(*position, {"a2c3", "e8f8", "c3b5", "f8e8", "b5d6"});
        QVERIFY(!reasonsOf(*position, {.best = best, .played = {}}).later);
    }

    void matesHavePatternsAtTheirEnd()
    {
        const auto position = chess::Position::fromFen("5r1k/6pp/8/4N2Q/8/1B6/8/6K1 w - - 0 1");
        QVERIFY(position.ok());
        const auto best = lineOf(*position, {"e5f7", "h8g8", "f7h6", "g8h8", "h5g8"});
        const Reasons reasons = reasonsOf(*position, {.best = best, .played = {}});
        const auto smothered = chess::Position::fromFen("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1");
        QVERIFY(smothered.ok());
        QCOMPARE(matePattern(smothered->board()), std::optional(MatePattern::Smothered));
        QVERIFY(!isBackRankMate(smothered->board()));
        const auto twoMoves = chess::Position::fromFen("r4r1k/6pp/7N/3Q4/8/8/8/6K1 w - - 0 1");
        QVERIFY(twoMoves.ok());
        const auto philidor = lineOf(*twoMoves, {"d5g8", "f8g8", "h6f7"});
        const Reasons mate = reasonsOf(*twoMoves, {.best = philidor, .played = {}});
        QVERIFY(mate.later.has_value());
        QCOMPARE(mate.later->fact.theme, Theme::MatePattern);
        QCOMPARE(mate.later->fact.number, static_cast<int>(MatePattern::Smothered));
        QVERIFY(!reasons.later || reasons.later->fact.theme != Theme::MatePattern);
    }

    void senteAndGoteByTheLine()
    {
        const go::Position board = lateBoard();
        QVERIFY(board.board().emptyCount() == 9);
        const auto at = [&](int y) { return board.moveAt(4, y); };
        const auto endgame = [&](std::vector<game::Move> line) {
            const Reasons reasons = reasonsOf(board, {.best = line, .played = {}});
            return !reasons.best.empty() && reasons.best.front().theme == Theme::Endgame ? reasons.best.front().number : 0;
        };
        QCOMPARE(endgame({at(0), at(1), at(8)}), 1);
        QCOMPARE(endgame({at(0), at(8)}), 2);
        QCOMPARE(endgame({at(0), at(1), at(2)}), 0);
        QCOMPARE(endgame({at(0)}), 0);
        const go::Position empty(9);
        const std::vector<game::Move> opening{empty.moveAt(2, 2), empty.moveAt(6, 6), empty.moveAt(2, 6)};
        for (const Fact& fact : reasonsOf(empty, {.best = opening, .played = {}}).best)
            QVERIFY(fact.theme != Theme::Endgame);
    }
};

EVENMATCH_TEST(TestMotifs)

} // namespace tst_motifs

#include "tst_motifs.moc"
