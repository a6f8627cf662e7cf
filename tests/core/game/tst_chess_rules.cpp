// Rules other than moves: the end of games, repetition, castling rights, and valid positions.
#include "tests/run_tests.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/position.h"
#include "core/game/registry/games.h"

#include <QTest>

#include <set>

namespace tst_chess_rules {

using namespace evenmatch::chess;
using evenmatch::core::ErrorCode;
using evenmatch::game::Outcome;

namespace {

Position positionOf(const QString& fen)
{
    auto read = Position::fromFen(fen.toStdString());
    if (!read)
        qFatal("bad FEN in a test: %s", qPrintable(fen)); // an error in the test
    return *read;
}

void playAll(Position& position, const QString& moves)
{
    for (const QString& text : moves.split(' ', Qt::SkipEmptyParts)) {
        const auto move = position.parseMove(text.toStdString());
        if (!move)
            qFatal("bad move in a test: %s", qPrintable(text));
        position.play(*move);
    }
}

QString repeated(const char* moves, int times) { return QString(moves).append(' ').repeated(times); }

} // namespace

class TestChessRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ending_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("ending");
        const auto add
            = [](const char* name, const char* fen, Ending ending) { QTest::newRow(name) << QString(fen) << static_cast<int>(ending); };
        add("going on", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Ending::None);
        add("fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Ending::Checkmate);
        add("smothered mate", "6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", Ending::Checkmate);
        add("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Ending::Stalemate);
        add("stalemate by a pin", "k1b4R/1p6/1P6/8/8/8/8/K7 b - - 0 1", Ending::None);
        add("pawns locked", "k7/P7/K7/8/8/8/8/8 b - - 0 1", Ending::Stalemate);
        add("mate in the 75th move counts", "R5k1/5ppp/8/8/8/8/8/K7 b - - 150 120", Ending::Checkmate);
        add("75 moves", "8/5k2/8/8/8/8/8/K6R b - - 150 120", Ending::SeventyFiveMoves);
        add("149 single moves", "8/5k2/8/8/8/8/8/K6R b - - 149 120", Ending::None);
        add("kings", "8/5k2/8/8/8/8/8/K7 b - - 0 1", Ending::InsufficientMaterial);
        add("knight", "8/5k2/8/8/8/8/8/K6N b - - 0 1", Ending::InsufficientMaterial);
        add("black bishop", "8/5kb1/8/8/8/2p5/8/K7 b - - 0 1", Ending::None);
        add("bishop", "8/5kb1/8/8/8/8/7K/8 b - - 0 1", Ending::InsufficientMaterial);
        add("bishops of one colour", "8/5kb1/7B/8/8/8/7K/4B3 b - - 0 1", Ending::InsufficientMaterial);
        add("bishops of two colours", "8/5kb1/8/8/8/8/7K/3B4 b - - 0 1", Ending::None);
        add("two knights", "8/5k2/8/8/8/8/8/K5NN b - - 0 1", Ending::None);
        add("knight against knight", "8/5kn1/8/8/8/8/8/K6N b - - 0 1", Ending::None);
        add("knight and bishop", "8/5k2/8/8/8/8/8/K5BN b - - 0 1", Ending::None);
        add("one pawn", "8/5k2/8/8/8/8/P7/K7 b - - 0 1", Ending::None);
    }

    void ending()
    {
        QFETCH(QString, fen);
        QFETCH(int, ending);
        const Position position = positionOf(fen);
        QCOMPARE(static_cast<int>(position.ending()), ending);
        MoveList list;
        position.legalMoves(list);
        QCOMPARE(list.empty(), position.isOver());
        const bool white = position.sideToMove() == Side::First;
        const Outcome expected = position.ending() == Ending::None ? Outcome::None
            : position.ending() != Ending::Checkmate               ? Outcome::Draw
            : white                                                ? Outcome::SecondWins
                                                                   : Outcome::FirstWins;
        QVERIFY(position.outcome() == expected);
    }

    void flagFall_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<bool>("whiteCannot");
        QTest::addColumn<bool>("blackCannot");
        QTest::newRow("pawn against king") << "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" << false << true;
        QTest::newRow("knight against queen") << "3qk3/8/8/8/8/8/4N3/4K3 w - - 0 1" << true << false;
        QTest::newRow("knight against rook") << "3rk3/8/8/8/8/8/4N3/4K3 w - - 0 1" << false << false;
        QTest::newRow("knight against pawn") << "4k3/3p4/8/8/8/8/4N3/4K3 w - - 0 1" << false << false;
        QTest::newRow("two knights") << "4k3/8/8/8/8/8/3NN3/4K3 w - - 0 1" << false << true;
        QTest::newRow("bishop against rook") << "3rk3/8/8/8/8/8/4B3/4K3 w - - 0 1" << true << false;
        QTest::newRow("bishop against pawn") << "4k3/3p4/8/8/8/8/4B3/4K3 w - - 0 1" << false << false;
        QTest::newRow("bishop against knight") << "3nk3/8/8/8/8/8/4B3/4K3 w - - 0 1" << false << false;
        QTest::newRow("bishop against the other bishop") << "2b1k3/8/8/8/8/8/3B4/4K3 w - - 0 1" << false << false;
    }

    void flagFall()
    {
        QFETCH(QString, fen);
        QFETCH(bool, whiteCannot);
        QFETCH(bool, blackCannot);
        const Position position = positionOf(fen);
        QCOMPARE(position.insufficientMaterialFor(Side::First), whiteCannot);
        QCOMPARE(position.insufficientMaterialFor(Side::Second), blackCannot);
    }

    void repetitionFromTheStart()
    {
        Position position;
        playAll(position, repeated("g1f3 g8f6 f3g1 f6g8", 2));
        QCOMPARE(position.occurrences(), 3);
        QVERIFY(position.canClaimDraw());
        QVERIFY(!position.isOver());
        playAll(position, repeated("g1f3 g8f6 f3g1 f6g8", 1) + "g1f3 g8f6 f3g1");
        QVERIFY(!position.isOver());
        playAll(position, "f6g8");
        QVERIFY(position.ending() == Ending::FivefoldRepetition);
        QVERIFY(position.outcome() == Outcome::Draw);
        MoveList list;
        position.legalMoves(list);
        QVERIFY(list.empty());
    }

    /// FIDE 9.2.3.1: at the first occurrence, en passant was possible.
    void repetitionMindsEnPassant()
    {
        Position position = positionOf("4k3/3p4/8/4P3/8/8/8/R3K3 b - - 0 1");
        playAll(position, "d7d5 a1b1 e8f8 b1a1 f8e8");
        QCOMPARE(position.occurrences(), 1);
        playAll(position, repeated("a1b1 e8f8 b1a1 f8e8", 1));
        QCOMPARE(position.occurrences(), 2);
    }

    /// A double step without a legal en passant capture leaves no trace: the black pawn here is pinned to its king.
    void repetitionIgnoresIdleEnPassant()
    {
        Position position = positionOf("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1");
        playAll(position, "d2d4");
        QCOMPARE(position.enPassantSquare(), kNoSquare);
        playAll(position, "e8d8 a1a2 d8e8 a2a1");
        QCOMPARE(position.occurrences(), 2);
        QCOMPARE(position.fen(), std::string("4k3/8/8/8/3Pp3/8/8/K3R3 b - - 4 3"));
    }

    /// FIDE 9.2.3.2: castling rights lost by a rook's moves make another position.
    void repetitionMindsCastlingRights()
    {
        Position position = positionOf("4k3/7p/8/8/8/8/8/R3K3 w Q - 0 1");
        playAll(position, repeated("a1b1 e8f8 b1a1 f8e8", 1));
        QCOMPARE(position.occurrences(), 1);
        playAll(position, repeated("a1b1 e8f8 b1a1 f8e8", 1));
        QCOMPARE(position.occurrences(), 2);
        Position::Undo undo;
        position.play(*position.parseMove("a1b1"), undo);
        QCOMPARE(position.occurrences(), 3); // this position never had the right
        position.undo(undo);
        QCOMPARE(position.occurrences(), 2);
    }

    void fiftyAndSeventyFiveMoves()
    {
        Position position = positionOf("8/5k2/8/8/8/8/7P/K6R w - - 99 80");
        QVERIFY(!position.canClaimDraw());
        playAll(position, "a1a2");
        QVERIFY(position.canClaimDraw());
        Position pawnMoved = positionOf("8/5k2/8/8/8/8/7P/K6R w - - 149 120");
        Position rookMoved = pawnMoved;
        playAll(pawnMoved, "h2h3");
        QVERIFY(!pawnMoved.isOver() && !pawnMoved.canClaimDraw());
        const auto before = rookMoved.hash();
        playAll(rookMoved, "h1g1");
        QVERIFY(rookMoved.ending() == Ending::SeventyFiveMoves);
        QVERIFY(rookMoved.hash() != before);
        QVERIFY(rookMoved.hash() != positionOf("8/5k2/8/8/8/8/7P/K5R1 b - - 0 1").hash());
    }

    /// Old games continue: the board accepts such a move, the game does not.
    void movesAfterADrawByRule()
    {
        Position position = positionOf("8/5k2/8/8/8/8/8/K6R w - - 150 120");
        const auto move = position.parseSan("Rh7+");
        QVERIFY(move.ok());
        QVERIFY(!position.isLegal(*move));
        QVERIFY(!position.parseMove("Rh7+").has_value());
        position.play(*move);
        QCOMPARE(position.halfmoveClock(), 151);
    }

    void castling_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("san");
        QTest::addColumn<QString>("after"); ///< empty: not allowed
        const auto add = [](const char* name, const char* fen, const char* san, const char* after) {
            QTest::newRow(name) << QString(fen) << QString(san) << QString(after);
        };
        add("short", "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7", "O-O", "4k3/8/8/8/8/8/8/R4RK1 b - - 4 7");
        add("long, black", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 7", "O-O-O", "2kr3r/8/8/8/8/8/8/4K3 w - - 1 8");
        add("out of check", "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "");
        add("through check", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "");
        add("into check", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "");
        add("rook attacked", "4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "4k2r/8/8/8/8/8/8/R4RK1 b - - 1 1");
        add("rook passes an attacked square", "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "1r2k3/8/8/8/8/8/8/2KR3R b - - 1 1");
        add("knight in the rook's way", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", "");
        add("960: king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
        add("960: only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
        add("960: only the king moves", "4k3/8/8/8/8/8/8/3RK3 w D - 0 1", "O-O-O", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
        add("960: king goes towards the far rook", "4k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
        add("960: long way short", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
        add("960: blocked beyond the king", "4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", "O-O-O", "");
        add("960: the rook shields the king", "4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "O-O-O", "");
        add("960: a bishop shields as well", "4k3/8/8/8/8/8/8/qBRK4 w C - 0 1", "O-O-O", "4k3/8/8/8/8/8/8/qBKR4 b - - 1 1");
    }

    void castling()
    {
        QFETCH(QString, fen);
        QFETCH(QString, san);
        QFETCH(QString, after);
        Position position = positionOf(fen);
        const auto move = position.parseSan(san.toStdString());
        QCOMPARE(move.ok(), !after.isEmpty());
        if (!move.ok())
            return;
        QCOMPARE(QString::fromStdString(position.san(*move)), san);
        position.play(*move);
        QCOMPARE(QString::fromStdString(position.fen()), after);
    }

    void enPassant_data()
    {
        QTest::addColumn<QString>("fen"); ///< before the double step
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("target"); ///< "-" when no capture is legal
        const auto add = [](const char* name, const char* fen, const char* step, const char* target) {
            QTest::newRow(name) << QString(fen) << QString(step) << QString(target);
        };
        add("usual", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d4", "d3");
        add("nobody beside", "4k3/8/8/8/5p2/8/3P4/4K3 w - - 0 1", "d4", "-");
        add("not round the edge", "4k3/8/8/7p/8/8/P7/4K3 w - - 0 1", "a4", "-");
        add("both pawns leave the rank", "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1", "d4", "-");
        add("another capturer stays", "8/8/8/8/k1p1p2R/8/3P4/4K3 w - - 0 1", "d4", "d3");
        add("pinned along the capture", "7k/8/8/8/4p3/8/3P4/1B2K3 w - - 0 1", "d4", "d3");
        add("pinned across", "8/7k/8/8/4p3/8/3P4/1B2K3 w - - 0 1", "d4", "d3");
        add("pinned on its file", "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", "d4", "-");
        add("answers the check it gives", "8/8/8/4k3/4p3/8/3P4/4K3 w - - 0 1", "d4", "d3");
        add("leaves another check", "8/8/8/8/k2p4/8/2P5/3BK3 w - - 0 1", "c4", "-");
    }

    void enPassant()
    {
        QFETCH(QString, fen);
        QFETCH(QString, step);
        QFETCH(QString, target);
        Position position = positionOf(fen);
        playAll(position, step);
        QCOMPARE(QString::fromStdString(position.fen()).split(' ').at(3), target);
        QCOMPARE(position.hash(), position.computeHash());
        const bool capturable = target != "-";
        QCOMPARE(position.parseSan(("ex" + (capturable ? target : QString("d3"))).toStdString()).ok() || position.parseSan("cxd3").ok(),
            capturable);
    }

    void fenReads_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("chess960");
        const auto add = [](const char* name, const char* fen, const char* written, bool chess960) {
            QTest::newRow(name) << QString(fen) << QString(written) << chess960;
        };
        constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        add("start", kStart, kStart, false);
        add("no counters", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", kStart, false);
        add("no rights", "4k3/8/8/8/8/8/8/4K2R w", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false);
        add("one counter", "4k3/8/8/8/8/8/8/4K2R w - - 7", "4k3/8/8/8/8/8/8/4K2R w - - 7 1", false);
        add("spaces, order of rights", "  4k3/8/8/8/8/8/8/R3K2R \t w  QK -  7 9 \n", "4k3/8/8/8/8/8/8/R3K2R w KQ - 7 9", false);
        add("move number 0", "4k3/8/8/8/8/8/8/4K2R b - - 0 0", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", false);
        add("idle en passant", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", false);
        add("Shredder", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", true);
        add("X-FEN, outermost rook", "4k3/8/8/8/8/8/8/2RRK1RR w KQ - 0 1", "4k3/8/8/8/8/8/8/2RRK1RR w HC - 0 1", true);
        add("X-FEN, inner rook", "4k3/8/8/8/8/8/8/2RRK1RR w GD - 0 1", "4k3/8/8/8/8/8/8/2RRK1RR w GD - 0 1", true);
        add("X-FEN, king elsewhere", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", true);
        add("long clock", "8/5k2/8/8/8/8/8/K6R b - - 212 250", "8/5k2/8/8/8/8/8/K6R b - - 212 250", false);
    }

    void fenReads()
    {
        QFETCH(QString, fen);
        QFETCH(QString, written);
        QFETCH(bool, chess960);
        const Position position = positionOf(fen);
        QCOMPARE(QString::fromStdString(position.fen()), written);
        QCOMPARE(position.isChess960(), chess960);
        QVERIFY(positionOf(written) == position);
        QCOMPARE(position.hash(), position.computeHash());
    }

    void fenRejects_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("code");
        const auto add
            = [](const char* name, const char* fen, ErrorCode code) { QTest::newRow(name) << QString(fen) << static_cast<int>(code); };
        add("empty", "", ErrorCode::BadValue);
        add("no side", "4k3/8/8/8/8/8/8/4K3", ErrorCode::BadValue);
        add("side", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", ErrorCode::BadValue);
        add("seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadValue);
        add("nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadValue);
        add("nine files", "4k4/8/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadValue);
        add("short rank", "4k2/8/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadValue);
        add("letter", "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", ErrorCode::BadValue);
        add("rights", "4k3/8/8/8/8/8/8/4K2R w J - 0 1", ErrorCode::BadValue);
        add("square", "4k3/8/8/8/8/8/8/4K2R w - e9 0 1", ErrorCode::BadValue);
        add("clock", "4k3/8/8/8/8/8/8/4K2R w - - -1 1", ErrorCode::BadValue);
        add("number", "4k3/8/8/8/8/8/8/4K2R w - - 0 99999999999", ErrorCode::BadValue);
        add("more words", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 1", ErrorCode::BadValue);
        add("no king", "8/8/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadSetup);
        add("two kings", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", ErrorCode::BadSetup);
        add("waiting side in check", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1", ErrorCode::BadSetup);
        add("kings touch", "8/8/8/3kK3/8/8/8/8 w - - 0 1", ErrorCode::BadSetup);
        add("three checks", "4k3/8/8/8/1b2r3/8/2n5/4K3 w - - 0 1", ErrorCode::BadSetup);
        add("pawn on rank 8", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", ErrorCode::BadSetup);
        add("pawn on rank 1", "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", ErrorCode::BadSetup);
        add("nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", ErrorCode::BadSetup);
        add("too many queens", "4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 b - - 0 1", ErrorCode::BadSetup);
    }

    void fenRejects()
    {
        QFETCH(QString, fen);
        QFETCH(int, code);
        const auto read = Position::fromFen(fen.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(static_cast<int>(read.error().code), code);
    }

    /// Common mistakes of programs in positions that are unambiguous without them.
    void fenPassesOver_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("ignored");
        QTest::addColumn<QString>("read");
        addRow("right without rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "K", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        addRow("right without king", "4k3/8/8/8/8/8/4K3/7R w K - 0 1", "K", "4k3/8/8/8/8/8/4K3/7R w - - 0 1");
        addRow("one of two rights", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "Q", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        addRow("two rooks of one wing", "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", "G", "4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
        addRow("en passant without pawn", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "e6", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        addRow("en passant of the wrong side", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "e3", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
        addRow("both", "4k3/8/8/8/8/8/8/4K3 w Kq e6 0 1", "Kq e6", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    }

    void fenPassesOver()
    {
        QFETCH(QString, fen);
        QFETCH(QString, ignored);
        QFETCH(QString, read);
        const auto position = parseFen(fen.toStdString());
        QVERIFY(position.ok());
        QCOMPARE(QString::fromStdString(position->ignored), ignored);
        QCOMPARE(QString::fromStdString(writeFen(position->board, position->chess960)), read);
    }

    void chess960Starts()
    {
        std::set<std::string> all;
        for (int number = 0; number < 960; ++number) {
            const Position position = Position::chess960(number);
            all.insert(position.fen());
            const Bitboard bishops = position.board().pieces(Side::First, PieceKind::Bishop);
            QCOMPARE(std::popcount(bishops & kDarkSquares), 1);
            const Square king = position.kingSquare(Side::First);
            const Bitboard rooks = position.castlingRights() & rankMask(0);
            QVERIFY(lowest(rooks) < king && (rooks >> king) > 1);
        }
        QCOMPARE(all.size(), std::size_t{960});
        QCOMPARE(Position::chess960(0).fen().substr(0, 8), std::string("bbqnnrkr"));
        QCOMPARE(Position::chess960(959).fen().substr(0, 8), std::string("rkrnnqbb"));
        QVERIFY(Position::chess960(518).board() == Position().board());
    }

    void registered()
    {
        for (const char* id : {"chess", "chess960"}) {
            const auto* kind = evenmatch::game::findGame(id);
            QVERIFY(kind != nullptr);
            const auto start = kind->start();
            QVERIFY(start.as<Position>() != nullptr);
            QCOMPARE(start.legalMoves().size(), std::size_t{20});
            QCOMPARE(start.as<Position>()->isChess960(), std::string_view(id) == "chess960");
        }
    }
};

EVENMATCH_TEST(TestChessRules)

} // namespace tst_chess_rules

#include "tst_chess_rules.moc"
