// Forced losses of chess moves: exchanges, mates, forks, and independence of threads and order.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/random.h"
#include "search/tactics/move_order.h"
#include "search/tactics/standing.h"
#include "search/tactics/table.h"
#include "search/tactics/tactics.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

namespace tst_tactics {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

chess::Position positionOf(const QString& fen) { return *chess::Position::fromFen(fen.toStdString()); }

Tactics lookAt(const chess::Board& board, chess::Move move, std::uint64_t nodes) { return tacticsOf(board, std::array{move}, nodes); }

/// The mirrored position with the sides exchanged.
chess::Board turned(const chess::Board& board)
{
    chess::Board other;
    for (chess::Square square = 0; square < 64; ++square)
        if (const chess::Piece piece = board.pieceAt(square); piece != chess::Piece::None)
            other.put(chess::mirrored(square), chess::makePiece(chess::opponent(chess::sideOf(piece)), chess::kindOf(piece)));
    other.setSideToMove(chess::opponent(board.sideToMove()));
    other.finishSetup(chess::kNoSquare);
    return other;
}

} // namespace

class TestTactics : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exchangesAreCounted_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("gain");
        addRow("a pawn for nothing", "4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", 100);
        addRow("a rook for a pawn", "4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", 100 - 500);
        addRow("a rook behind the rook", "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100);
        addRow("knight takes a guarded pawn", "4k3/8/2p5/3p4/5N2/8/8/4K3 w - - 0 1", "f4d5", 100 - 320);
        addRow("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100);
        addRow("the king cannot take back", "3k4/3p4/8/8/8/8/3R4/3RK3 w - - 0 1", "d2d7", 100);
        addRow("the king takes back", "3k4/3p4/8/8/8/8/3R4/4K3 w - - 0 1", "d2d7", 100 - 500);
        addRow("nothing is taken", "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "d2d5", 0);
    }

    void exchangesAreCounted()
    {
        QFETCH(QString, fen);
        QFETCH(QString, move);
        QFETCH(int, gain);
        const chess::Position position = positionOf(fen);
        QCOMPARE(exchangeGain(position.board(), *position.parseUci(move.toStdString())), gain);
    }

    void sidesStandAlike()
    {
        core::Random random(7);
        for (int game = 0; game < 20; ++game) {
            chess::Position position;
            for (int ply = 0; ply < 80 && !position.isOver(); ++ply) {
                QCOMPARE(standing(turned(position.board())), standing(position.board()));
                position.play(position.randomMove(random));
            }
        }
        QVERIFY(standing(positionOf("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1").board()) > 200);
        QVERIFY(standing(positionOf("4k3/8/8/8/8/8/PPP5/4K3 b - - 0 1").board()) < -200);
    }

    void movesLoseWhatTheyLose_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("played");
        QTest::addColumn<QString>("best"); // empty: any
        QTest::addColumn<int>("least"); // minimum and maximum loss of the move played
        QTest::addColumn<int>("most");
        addRow("a queen left", "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 3", "d1h5", "", 500, 1200);
        addRow("a usual move", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "g1f3", "", 0, 60);
        addRow("mate in two missed", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a2", "a1a6", 2, 60'000); // a later one is found too
        addRow("mate allowed", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4", "", 20'000, 60'000);
        addRow("a fork allowed", "r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4", "h7h6", "d7d5", 100, 700);
        addRow("a pawn that walks in", "8/5k2/8/8/1P6/8/8/K7 b - - 0 1", "f7g6", "f7e6", 100, 1200);
        addRow("stalemate saves", "7k/8/6Q1/8/8/8/8/K7 w - - 0 1", "a1b1", "", 500, 60'000); // it was to give the king a square
    }

    void movesLoseWhatTheyLose()
    {
        QFETCH(QString, fen);
        QFETCH(QString, played);
        QFETCH(QString, best);
        QFETCH(int, least);
        QFETCH(int, most);
        const chess::Position position = positionOf(fen);
        const Tactics tactics = lookAt(position.board(), *position.parseUci(played.toStdString()), 200'000);
        const QString seen = QStringLiteral("%1 less %2 depth %3 %4")
                                 .arg(tactics.last().best)
                                 .arg(tactics.last().loss())
                                 .arg(tactics.depth())
                                 .arg(QString::fromStdString(position.uci(tactics.line.front())));
        QVERIFY2(tactics.last().loss() >= least && tactics.last().loss() <= most, qPrintable(seen));
        if (!best.isEmpty())
            QVERIFY2(position.uci(tactics.line.front()) == best.toStdString(), qPrintable(seen));
        chess::Position after = position;
        for (const chess::Move move : tactics.line) {
            QVERIFY(after.isLegal(move));
            after.play(move);
        }
    }

    void combinationsAreSeen_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("best");
        addRow("mate in three, the bishop after the rook", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "f6a6");
        addRow("the queen offers herself beside the king", "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1", "g3g6");
        addRow("a rook goes between", "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1", "e3g3");
        addRow("Legal's mate", "rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5", "f3e5");
    }

    void combinationsAreSeen()
    {
        QFETCH(QString, fen);
        QFETCH(QString, best);
        const chess::Position position = positionOf(fen);
        game::MoveList moves;
        position.board().legalMoves(moves);
        const chess::Move other = position.uci(moves[0]) == best.toStdString() ? moves[1] : moves[0];
        const chess::Move right = *position.parseUci(best.toStdString());
        const Tactics tactics = tacticsOf(position.board(), std::array{other, right}, 300'000);
        QCOMPARE(QString::fromStdString(position.uci(tactics.line.front())), best);
        QVERIFY(tactics.last().loss() > 0);
        QCOMPARE(tactics.last().loss(1), 0);
        QCOMPARE(tactics.byDepth.size(), static_cast<std::size_t>(tactics.depth()));
    }

    void saysTheSameAgain()
    {
        const chess::Position position = positionOf("r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4");
        const chess::Move move = *position.parseUci("h7h6");
        const Tactics first = lookAt(position.board(), move, 30'000);
        (void)lookAt(chess::Position().board(), *chess::Position().parseUci("e2e4"), 30'000);
        const Tactics again = lookAt(position.board(), move, 30'000);
        QVERIFY(first.byDepth == again.byDepth && first.line == again.line && first.nodes == again.nodes);
        QVERIFY(first.nodes <= 30'000);
        for (const Tactics::Said& said : first.byDepth)
            QVERIFY(said.loss() >= 0);
        const Tactics own = lookAt(position.board(), first.line.front(), 30'000); // the best move loses nothing
        QVERIFY2(own.last().loss() < 30, qPrintable(QString::number(own.last().loss())));
    }

    void tableKeepsWhatIsDeep()
    {
        TacticsTable table(1000);
        table.keep({.key = 5, .score = 70, .depth = 9, .bound = TableEntry::Exact});
        for (std::uint64_t other = 1; other < 8; ++other) // the same place, less deep
            table.keep({.key = 5 + (other << 32), .score = 1, .depth = 2, .bound = TableEntry::AtLeast});
        QVERIFY(table.find(5));
        QCOMPARE(table.find(5)->score, 70);
        QVERIFY(table.find(5 + (std::uint64_t{7} << 32))); // the latest entry
        QVERIFY(!table.find(5 + (std::uint64_t{1} << 32)));
        QVERIFY(!table.find(6));
        const chess::Move move = *chess::Position().parseUci("e2e4");
        table.keep({.key = 9, .move = move, .depth = 3, .bound = TableEntry::AtLeast});
        table.keep({.key = 9, .depth = 4, .bound = TableEntry::AtMost});
        QVERIFY(table.find(9)->move == move && table.find(9)->depth == 4); // an upper bound has no move
    }

    /// Every move once; captures that gain before those that lose.
    void movesAreTriedInOrder()
    {
        const chess::Board board = positionOf("4k3/8/4p3/3p4/8/1q6/8/1R1RK3 w - - 0 1").board();
        game::MoveList moves;
        board.legalMoves(moves);
        Ordered ordered(moves, [&](chess::Move move) { return isCapture(board, move) ? captureOrder(board, move) : 0; });
        std::vector<int> scores;
        std::vector<std::uint16_t> codes;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto [move, score] = ordered.take(i);
            codes.push_back(move.code);
            scores.push_back(score);
        }
        QVERIFY(std::ranges::is_sorted(scores, std::greater()));
        QVERIFY(codes.front() == chess::Position::fromFen("4k3/8/4p3/3p4/8/1q6/8/1R1RK3 w - - 0 1")->parseUci("b1b3")->code);
        QVERIFY(scores.front() > kGoodCapture && scores.back() < kBadCapture / 2); // the guarded pawn comes last
        std::ranges::sort(codes);
        QVERIFY(std::ranges::adjacent_find(codes) == codes.end());
        game::MoveList taking;
        captures(board, taking);
        QCOMPARE(taking.size(), std::size_t{2});
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const chess::Position position;
        QVERIFY(tacticsOf(position.board(), std::array{*position.parseUci("e2e4")}, 1'000'000'000, stop.get_token()).nodes < 10'000);
        QVERIFY(!lookAt(position.board(), *position.parseUci("e2e4"), 1).isKnown());
    }
};

EVENMATCH_TEST(TestTactics)

} // namespace tst_tactics

#include "tst_tactics.moc"
