// Compares the fast move generator with the obvious one, and checks play, undo and the key over random games.
#include "tests/run_tests.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/position.h"
#include "tests/core/chess_reference.h"

#include <QTest>

namespace tst_chess_movegen {

using namespace evenmatch::chess;
using evenmatch::core::Random;

class TestChessMovegen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreTheObviousOnes_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::newRow("start") << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        QTest::newRow("Kiwipete") << "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        QTest::newRow("pawns and rooks") << "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
        QTest::newRow("all pawns") << "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
        QTest::newRow("queens") << "q2qk2q/8/8/8/8/8/8/Q2QK2Q w - - 0 1";
        QTest::newRow("960 b king") << "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w HAha - 0 1";
        QTest::newRow("960 g king") << "1rbn2kr/pppppppp/8/8/8/8/PPPPPPPP/1RBN2KR w HBhb - 0 1";
    }

    void movesAreTheObviousOnes()
    {
        QFETCH(QString, fen);
        Random random(11);
        for (int round = 0; round < 12; ++round) {
            auto position = Position::fromFen(fen.toStdString());
            QVERIFY(position.ok());
            for (int ply = 0; ply < 150 && !position->isOver(); ++ply) {
                MoveList list;
                position->legalMoves(list);
                const std::set<Move> moves(list.begin(), list.end());
                QCOMPARE(moves.size(), list.size());
                QVERIFY2(moves == reference::legalMoves(position->board()), position->fen().c_str());
                QCOMPARE(position->board().countLegalMoves(), static_cast<int>(list.size()));
                position->play(position->randomMove(random));
                QCOMPARE(position->hash(), position->computeHash());
            }
        }
    }

    void isLegalForAnyBits()
    {
        Random random(12);
        for (const int number : {518, 0, 959, 77}) {
            Position position = Position::chess960(number);
            for (int ply = 0; ply < 60 && !position.isOver(); ++ply) {
                MoveList list;
                position.legalMoves(list);
                std::size_t legal = 0;
                for (unsigned code = 0; code < 0x10000; ++code)
                    if (position.isLegal({static_cast<std::uint16_t>(code)})) {
                        ++legal;
                        QVERIFY(list.contains({static_cast<std::uint16_t>(code)}));
                    }
                QCOMPARE(legal, list.size());
                position.play(position.randomMove(random));
            }
        }
    }

    void undoRestores()
    {
        Random random(13);
        for (int number = 0; number < 960; number += 60) {
            Position position = Position::chess960(number);
            std::vector<Position> before;
            std::vector<Position::Undo> undos;
            while (!position.isOver() && before.size() < 400) {
                before.push_back(position);
                position.play(position.randomMove(random), undos.emplace_back());
            }
            for (; !before.empty(); before.pop_back(), undos.pop_back()) {
                position.undo(undos.back());
                QVERIFY(position == before.back());
            }
        }
    }

    void fenRestores()
    {
        Random random(14);
        for (int number = 0; number < 960; number += 16) {
            Position position = number == 0 ? Position() : Position::chess960(number);
            for (int ply = 0; ply < 120 && !position.isOver(); ++ply) {
                const auto read = Position::fromFen(position.fen(), position.isChess960());
                QVERIFY2(read.ok(), position.fen().c_str());
                QVERIFY2(read->board() == position.board(), position.fen().c_str());
                QCOMPARE(read->fen(), position.fen());
                QCOMPARE(read->hash(), position.hash());
                position.play(position.randomMove(random));
            }
        }
    }
};

EVENMATCH_TEST(TestChessMovegen)

} // namespace tst_chess_movegen

#include "tst_chess_movegen.moc"
