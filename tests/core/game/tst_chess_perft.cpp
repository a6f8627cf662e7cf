// Node counts of the move tree, as published. The usual six positions come from the chess programming literature; the Chess960 figures were
// made with Stockfish 15 ("go perft" under UCI_Chess960).
#include "tests/run_tests.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/perft.h"
#include "core/game/chess/position.h"
#include "core/game/registry/perft.h"

#include <QTest>

namespace tst_chess_perft {

using namespace evenmatch::chess;

class TestChessPerft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leaves_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("leaves");
        const auto add
            = [](const char* name, const char* fen, int depth, quint64 count) { QTest::newRow(name) << QString(fen) << depth << count; };
        constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        add("start, depth 0", kStart, 0, 1);
        add("start, depth 1", kStart, 1, 20);
        add("start, depth 3", kStart, 3, 8902);
        add("start", kStart, 5, 4865609);
        add("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603);
        add("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083);
        add("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292);
        add("position 4, mirrored", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 5, 15833292);
        add("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487);
        add("position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594);

        add("960: both castle beside the king", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4, 326672);
        add("960: king on f", "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 4, 667366);
        add("960: king and rook change places", "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1", 5, 4623244);
        add("960: king on b", "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1", 5, 5689344);
        add("960: king stays on g", "5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1", 5, 3126967);
        add("960: castling rook pinned", "r1k4r/p6p/8/q7/8/8/P6P/qRK4R w HB - 0 1", 5, 2936392);
        add("960: full board", "1r2k1r1/pbppqp1p/1bn2np1/4p3/4P3/1BN2NP1/PBPPQP1P/1R2K1R1 w GBgb - 0 1", 4, 2443676);
        add("960: start", "nrbkqrbn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRBN w FBfb - 0 1", 4, 135880);
        add("960: uneven rights", "nrk4r/8/8/3Pp3/3pP3/8/8/1RK3RN b GBhb - 0 1", 5, 8133929);
    }

    void leaves()
    {
        QFETCH(QString, fen);
        QFETCH(int, depth);
        QFETCH(quint64, leaves);
        const auto position = parseFen(fen.toStdString());
        QVERIFY(position.ok());
        QCOMPARE(static_cast<quint64>(perft(position->board, depth)), leaves);
    }

    void divideAddsUp()
    {
        std::uint64_t sum = 0;
        const auto parts = evenmatch::game::divide(Position(), 4);
        for (const auto& [move, leaves] : parts) {
            sum += leaves;
            if (move == makeMove(squareAt(4, 1), squareAt(4, 3)))
                QCOMPARE(leaves, std::uint64_t{13160});
        }
        QCOMPARE(parts.size(), std::size_t{20});
        QCOMPARE(sum, std::uint64_t{197281});
    }

    /// Compares the table and the hyperbola with walking the lines, for random occupations.
    void slidersAgreeWithTheRays()
    {
        evenmatch::core::Random random(4);
        const auto walk = [](Square from, Bitboard occupied, int files, int ranks) {
            Bitboard set = 0;
            int file = fileOf(from) + files;
            int rank = rankOf(from) + ranks;
            for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
                set |= bit(squareAt(file, rank));
                if (occupied & bit(squareAt(file, rank)))
                    break;
            }
            return set;
        };
        for (int round = 0; round < 200; ++round) {
            const Bitboard occupied = random() & random();
            for (Square s = 0; s < 64; ++s) {
                const Bitboard straight
                    = walk(s, occupied, 1, 0) | walk(s, occupied, -1, 0) | walk(s, occupied, 0, 1) | walk(s, occupied, 0, -1);
                const Bitboard diagonal
                    = walk(s, occupied, 1, 1) | walk(s, occupied, -1, 1) | walk(s, occupied, 1, -1) | walk(s, occupied, -1, -1);
                QCOMPARE(rookAttacks(s, occupied), straight);
                QCOMPARE(bishopAttacks(s, occupied), diagonal);
                QCOMPARE(hyperbola::rook(s, occupied), straight);
                QCOMPARE(hyperbola::bishop(s, occupied), diagonal);
            }
        }
    }
};

EVENMATCH_TEST(TestChessPerft)

} // namespace tst_chess_perft

#include "tst_chess_perft.moc"
