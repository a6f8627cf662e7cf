// Moves as text: written moves parse to themselves, variants in common use are understood, and errors are reported.
#include "tests/run_tests.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"

#include <QTest>

#include <set>

namespace tst_chess_san {

using namespace evenmatch::chess;
using evenmatch::core::ErrorCode;
using evenmatch::core::Random;

namespace {

Position positionOf(const QString& fen)
{
    auto read = Position::fromFen(fen.toStdString());
    if (!read)
        qFatal("bad FEN in a test: %s", qPrintable(fen)); // an error in the test
    return *read;
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kCastle = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";
constexpr const char* kPromote = "1n2k3/P6P/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* kEnPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr const char* kBishopOrPawn = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
constexpr const char* kTwoKnights = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
constexpr const char* kQueens = "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";

} // namespace

class TestChessSan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomGamesReadBack()
    {
        Random random(21);
        int moves = 0;
        for (int game = 0; game < 60; ++game) {
            Position position = game % 2 == 0 ? Position() : Position::chess960(game * 16);
            while (!position.isOver() && position.moveNumber() < 300) {
                MoveList list;
                position.legalMoves(list);
                for (const Move move : list) {
                    const std::string text = position.san(move);
                    const auto read = position.parseSan(text);
                    QVERIFY2(read.ok() && *read == move, (position.fen() + " " + text).c_str());
                    const std::string uci = position.uci(move);
                    QVERIFY2(position.parseUci(uci) == move, (position.fen() + " " + uci).c_str());
                    QVERIFY2(position.parseMove(position.moveText(move)) == move, uci.c_str());
                    const auto fromUci = position.parseSan(uci);
                    QVERIFY2(fromUci.ok() && *fromUci == move, (position.fen() + " " + uci).c_str());
                    ++moves;
                }
                position.play(position.randomMove(random));
            }
        }
        QVERIFY(moves > 100000);
    }

    /// Two moves never share a text.
    void sanIsUnique()
    {
        const Position position = positionOf("7k/8/8/Q2Q4/8/8/Q2Q4/7K w - - 0 1");
        MoveList list;
        position.legalMoves(list);
        std::set<std::string> texts;
        for (const Move move : list)
            texts.insert(position.san(move));
        QCOMPARE(texts.size(), list.size());
    }

    void strict_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("uci");
        QTest::addColumn<QString>("san");
        const auto add = [](const char* fen, const char* uci, const char* san) {
            QTest::addRow("%s", san) << QString(fen) << QString(uci) << QString(san);
        };
        add(kStart, "g1f3", "Nf3");
        add(kStart, "e2e4", "e4");
        add(kCastle, "e1g1", "O-O");
        add(kCastle, "e1c1", "O-O-O");
        add(kCastle, "a1b1", "Rb1");
        add(kPromote, "a7a8q", "a8=Q");
        add(kPromote, "a7b8n", "axb8=N");
        add(kPromote, "h7h8r", "h8=R+");
        add(kEnPassant, "e5d6", "exd6");
        add(kTwoKnights, "c3e4", "Nce4");
        add(kQueens, "e4e1", "Qee1");
        add(kQueens, "h4e1", "Qh4e1");
        add(kQueens, "h1e1", "Q1e1");
        add("3r3r/8/8/R7/4Q2Q/1k6/8/R3K2Q b - - 0 1", "d8f8", "Rdf8");
        add("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"); // the other knight is pinned
        add("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Ra8#");
        add("R7/8/8/8/7k/8/8/R3K3 w - - 0 1", "a1a5", "R1a5");
        add("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
    }

    void strict()
    {
        QFETCH(QString, fen);
        QFETCH(QString, uci);
        QFETCH(QString, san);
        const Position position = positionOf(fen);
        const auto move = position.parseUci(uci.toStdString());
        QVERIFY(move.has_value());
        QCOMPARE(QString::fromStdString(position.san(*move)), san);
        QCOMPARE(QString::fromStdString(position.uci(*move)), uci);
    }

    void lenient_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("uci");
        const auto add = [](const char* fen, const char* text, const char* uci) {
            QTest::addRow("%s as %s", uci, text) << QString(fen) << QString(text) << QString(uci);
        };
        for (const char* text :
            {"e4", "e4!?", "e4+", "e4#", "e4!!", "e2-e4", "e2e4", "Pe4", "Pe2-e4", "pe4", " e4 ", "e4=", "e4(=)", "ee4", "2e4"})
            add(kStart, text, "e2e4");
        for (const char* text : {"Nf3", "nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Nxf3", "N-f3", "g1f3", "g1-f3", "Nf3++"})
            add(kStart, text, "g1f3");
        for (const char* text : {"O-O", "0-0", "o-o", "OO", "O-O+", "0-0!", "e1g1", "e1h1", "Ke1g1", "e1-g1", "Ke1-g1", "Ke1-g1+"})
            add(kCastle, text, "e1g1");
        for (const char* text : {"O-O-O", "0-0-0", "o-o-o", "000", "e1c1", "e1a1"})
            add(kCastle, text, "e1c1");
        for (const char* text : {"a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8q", "a8=q", "a7a8q", "a7-a8=Q", "a8=Q+", "a8Q!"})
            add(kPromote, text, "a7a8q");
        for (const char* text : {"a8b", "a8=B", "a7a8b", "a8(B)"})
            add(kPromote, text, "a7a8b");
        for (const char* text : {"axb8=N", "ab8N", "a:b8=N", "axb8N", "a7xb8=N", "xb8=N"})
            add(kPromote, text, "a7b8n");
        for (const char* text : {"exd6", "exd6ep", "exd6 e.p.", "exd6e.p.", "ed6", "e5xd6", "e5d6", "exd6ep."})
            add(kEnPassant, text, "e5d6");
        for (const char* text : {"bxc3", "bc3", "b2xc3", "b2c3"})
            add(kBishopOrPawn, text, "b2c3");
        for (const char* text : {"Bxc3", "Bc3", "d2c3", "Bd2xc3"})
            add(kBishopOrPawn, text, "d2c3");
        add(kBishopOrPawn, "be3", "d2e3");
        add(kBishopOrPawn, "bd2e3", "d2e3");
        add(kTwoKnights, "Nce4", "c3e4");
        add(kQueens, "Qh4e1", "h4e1");
        add("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nge2", "g1e2");
    }

    void lenient()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, uci);
        const Position position = positionOf(fen);
        const auto read = position.parseSan(text.toStdString());
        QVERIFY(read.ok());
        QCOMPARE(QString::fromStdString(position.uci(*read)), uci);
    }

    void wrong_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        const auto add = [](const char* fen, const char* text, ErrorCode code) {
            QTest::addRow("%s in %s", text, fen) << QString(fen) << QString(text) << static_cast<int>(code);
        };
        for (const char* text :
            {"", "x", "e", "e9", "i4", "--", "Z0", "Ni3", "hello", "e4e4e4", "1-0", "*", "O", "O-O-O-O", "N", "Nf", "exd", "e4)", "a8()",
                "\xe2\x99\x98"
                "f3"})
            add(kStart, text, ErrorCode::UnreadableMove);
        for (const char* text : {"e5", "Ne4", "Nd2", "exd3", "O-O", "O-O-O", "e4=Q", "Bb5", "Ke2", "Bg1f3", "e7e5", "Qd1"})
            add(kStart, text, ErrorCode::NoSuchMove);
        add(kTwoKnights, "Ne4", ErrorCode::AmbiguousMove);
        add(kTwoKnights, "N3e4", ErrorCode::AmbiguousMove);
        add(kQueens, "Qhe1", ErrorCode::AmbiguousMove);
        add(kPromote, "a8", ErrorCode::AmbiguousMove);
        add(kPromote, "a8=K", ErrorCode::UnreadableMove);
        add("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Nd5", ErrorCode::LeavesKingInCheck);
        add("4k3/4r3/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3", ErrorCode::LeavesKingInCheck);
        add("4k3/4r3/8/8/8/8/8/4K1N1 w - - 0 1", "Ke2", ErrorCode::LeavesKingInCheck);
        add("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "O-O", ErrorCode::LeavesKingInCheck);
        add("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "O-O", ErrorCode::NoSuchMove);
        add("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", ErrorCode::NoSuchMove);
        add("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3", ErrorCode::NoSuchMove); // both pawns would leave the fifth rank
    }

    void wrong()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(int, code);
        const auto read = positionOf(fen).parseSan(text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(static_cast<int>(read.error().code), code);
    }

    void uci_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written"); ///< empty: not a legal move
        const auto add = [](const char* name, const char* fen, const char* text, const char* written) {
            QTest::newRow(name) << QString(fen) << QString(text) << QString(written);
        };
        add("king to its rook, usual game", kCastle, "e1h1", "e1g1");
        add("usual castling", kCastle, "e1c1", "e1c1");
        add("960 castling by the king's way", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", "e1h1");
        add("960 castling by the rook", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1a1", "e1a1");
        add("a step rather than castling", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "f1g1");
        add("the rook's square is castling", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1");
        add("promotion needs a piece", kPromote, "a7a8", "");
        add("capital promotion", kPromote, "a7a8Q", "a7a8q");
        add("no promotion of others", kStart, "g1f3q", "");
        add("promotion to king", kPromote, "a7a8k", "");
        add("null move", kStart, "0000", "");
        add("too short", kStart, "e2", "");
        add("illegal", kStart, "e2e5", "");
        add("castling into check", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "");
    }

    void uci()
    {
        QFETCH(QString, fen);
        QFETCH(QString, text);
        QFETCH(QString, written);
        const Position position = positionOf(fen);
        const auto move = position.parseUci(text.toStdString());
        QCOMPARE(move.has_value(), !written.isEmpty());
        if (move)
            QCOMPARE(QString::fromStdString(position.uci(*move)), written);
    }

    /// Every parsed move is legal, for texts made of the letters of moves.
    void anyTextIsSafe()
    {
        constexpr std::string_view kLetters = "NBRQKabcdefgh12345678xO0-=+#!()ep. nrqk";
        Random random(22);
        const Position position = positionOf("r3k2r/P1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1");
        int readable = 0;
        for (int round = 0; round < 200000; ++round) {
            std::string text;
            for (std::uint32_t n = 1 + random.below(6); n > 0; --n)
                text += kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
            if (const auto read = position.parseSan(text)) {
                ++readable;
                QVERIFY2(position.isLegal(*read), text.c_str());
            }
        }
        QVERIFY(readable > 100);
    }
};

EVENMATCH_TEST(TestChessSan)

} // namespace tst_chess_san

#include "tst_chess_san.moc"
