// Positions during set-up: reading, writing, and their errors.
#include "core/game/chess/position.h"
#include "core/record/board/chess_draft.h"
#include "core/record/board/go_draft.h"
#include "core/record/board/replay.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"
#include "tests/run_tests.h"

#include <QTest>

namespace tst_position_drafts {

using namespace evenmatch;
using record::ChessDraft;
using record::GoDraft;
using Kind = chess::SetupProblem::Kind;

record::ReadGame read(std::string_view text) { return record::readSgfGame(text, {.validate = false, .keepText = false}); }

ChessDraft draft(const char* fen) { return record::readChessDraft(fen).value(); }

class TestPositionDrafts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void chessRoundTrip_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<QString>("game");
        addRow("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "chess");
        addRow("rights", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 7 21", "chess");
        addRow("en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 12", "chess");
        addRow("ending", "8/8/4k3/8/8/4K2R/8/8 w - - 99 80", "chess");
    }

    void chessRoundTrip()
    {
        QFETCH(QString, fen);
        QFETCH(QString, game);
        const ChessDraft read = draft(fen.toUtf8().constData());
        QCOMPARE(QString::fromStdString(record::fenOf(read)), fen);
        QVERIFY(!record::problemOf(read));
        const auto begun = record::recordOf(read);
        QCOMPARE(QString::fromStdString(begun.setup.game), game);
        const auto start = record::startPosition(begun).value();
        QCOMPARE(QString::fromStdString(start.as<chess::Position>()->fen()), fen);
        QCOMPARE(record::draftOf(*start.as<chess::Position>()), read);
    }

    void unreadableFens()
    {
        for (const char* fen : {"", "8/8/8", "x7/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/8 white", "8/8/8/8/8/8/8/8 w X", "8/8/8/8/8/8/8/8 w - e",
                 "8/8/8/8/8/8/8/8 w - - x", "8/8/8/8/8/8/8/8 w - - 0 1 more"})
            QCOMPARE(record::readChessDraft(fen).error().code, core::ErrorCode::BadValue);
        QCOMPARE(record::fenOf(draft("8/8/8/8/8/8/8/8")), std::string("8/8/8/8/8/8/8/8 w - - 0 1"));
    }

    void chessProblems_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("square");
        const auto row = [](const char* name, const char* fen, Kind kind, game::Side side, chess::Square square = chess::kNoSquare) {
            QTest::newRow(name) << fen << static_cast<int>(kind) << static_cast<int>(side) << square;
        };
        row("empty", "8/8/8/8/8/8/8/8 w", Kind::NoKing, game::Side::First);
        row("no black king", "8/8/8/8/8/8/8/4K3 w", Kind::NoKing, game::Side::Second);
        row("two kings", "4k3/8/8/8/8/8/8/4KK2 w", Kind::SeveralKings, game::Side::First);
        row("nine pawns", "4k3/8/8/8/8/7P/PPPPPPPP/4K3 w", Kind::TooManyPieces, game::Side::First);
        row("pawn at home", "4k3/8/8/8/8/8/8/p3K3 w", Kind::PawnOnLastRank, game::Side::Second, chess::squareAt(0, 0));
        row("king to be taken", "4k3/8/8/8/8/8/8/4RK2 w", Kind::WaitingSideInCheck, game::Side::Second, chess::squareAt(4, 7));
        row("three checks", "4k3/8/3N1N2/8/8/8/8/4RK2 b", Kind::TooManyChecks, game::Side::Second, chess::squareAt(4, 7));
    }

    void chessProblems()
    {
        QFETCH(QString, fen);
        QFETCH(int, kind);
        QFETCH(int, side);
        QFETCH(int, square);
        const chess::SetupProblem expected{static_cast<Kind>(kind), static_cast<game::Side>(side), square};
        QVERIFY(record::problemOf(draft(fen.toUtf8().constData())) == expected);
        QCOMPARE(chess::parseFen(fen.toStdString()).error().code, core::ErrorCode::BadSetup);
    }

    /// Castling rights without king and rook in place are not written, and return with the pieces.
    void rightsFollowThePieces()
    {
        ChessDraft position = record::usualChessStart();
        position.pieces[7] = chess::Piece::None;
        QVERIFY(!record::mayCastle(position, game::Side::First, ChessDraft::KingSide));
        QVERIFY(record::mayCastle(position, game::Side::First, ChessDraft::QueenSide));
        QCOMPARE(record::fenOf(position), std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1"));
        position.pieces[7] = chess::makePiece(game::Side::First, chess::PieceKind::Rook);
        QCOMPARE(position, record::usualChessStart());
        const ChessDraft shuffled = draft("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1");
        QVERIFY(shuffled.chess960);
        QVERIFY(record::mayCastle(shuffled, game::Side::Second, ChessDraft::QueenSide));
        QCOMPARE(record::recordOf(shuffled).setup.game, std::string("chess960"));
    }

    /// Chess960 also has positions with the king on its usual square.
    void rightsOfRooksBesideTheCorners()
    {
        const std::string fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1";
        const ChessDraft position = draft(fen.c_str());
        QVERIFY(position.chess960);
        QCOMPARE(record::fenOf(position), fen);
        QCOMPARE(record::recordOf(position).setup.game, std::string("chess960"));
        const ChessDraft oneRook = draft("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1"); // a right without any rook changes nothing
        QVERIFY(!oneRook.chess960);
        QCOMPARE(record::fenOf(oneRook), std::string("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    }

    /// The right stays with its rook; K and Q would mean the outer one.
    void rightsOfInnerRooks()
    {
        for (const char* fen : {"4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "rr1k2rr/8/8/8/8/8/8/RR1K2RR b GBgb - 3 9"}) {
            const ChessDraft position = draft(fen);
            QCOMPARE(record::fenOf(position), std::string(fen));
            const auto start = record::startPosition(record::recordOf(position)).value();
            QCOMPARE(start.as<chess::Position>()->fen(), std::string(fen));
            QCOMPARE(record::draftOf(*start.as<chess::Position>()), position);
        }
        ChessDraft position = draft("4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
        position.pieces[7] = chess::Piece::None;
        QCOMPARE(record::fenOf(position), std::string("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"));
        QCOMPARE(record::fenOf(draft("4k3/8/8/8/8/8/8/4KR1R w H - 0 1")), std::string("4k3/8/8/8/8/8/8/4KR1R w K - 0 1"));
    }

    void enPassantFollowsThePieces()
    {
        const ChessDraft position = draft("4k3/8/8/3pP2p/8/8/8/4K3 w - d6 0 1");
        QCOMPARE(record::enPassantSquares(position), std::vector<chess::Square>{chess::squareAt(3, 5)}); // no capture on h6 is possible
        ChessDraft other = position;
        other.toMove = game::Side::Second;
        QCOMPARE(record::fenOf(other), std::string("4k3/8/8/3pP2p/8/8/8/4K3 b - - 0 1"));
    }

    void goRoundTrip()
    {
        GoDraft position = record::emptyGoBoard(9);
        position.stones[40] = go::Color::Black;
        position.stones[41] = go::Color::White;
        position.toMove = game::Side::Second;
        position.komi = 0.5;
        position.rules = "Japanese";
        const std::string text = record::writeSgf(record::recordOf(position));
        QCOMPARE(QString::fromStdString(text).trimmed(), QStringLiteral("(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[0.5]RU[Japanese]AB[ee]AW[fe]PL[W])"));
        const auto game = read(text);
        QCOMPARE(record::readGoDraft(game.record.value()).value(), position);
        QVERIFY(record::startPosition(record::recordOf(position)).ok());
    }

    /// Such positions can be edited, but not played from.
    void stonesWithoutLiberties()
    {
        const auto game = read("(;GM[1]SZ[9]KM[6.5]AB[ba][ab]AW[aa]PL[W])");
        const GoDraft position = record::readGoDraft(game.record.value()).value();
        QVERIFY(position.stones[0] == go::Color::White);
        QVERIFY(position.toMove == game::Side::Second);
        QCOMPARE(position.komi, 6.5);
        QVERIFY(record::chainWithoutLiberty(position) == game::Move{0});
        QVERIFY(!record::startPosition(record::recordOf(position)).ok());
        GoDraft mended = position;
        mended.stones[1] = go::Color::White;
        QVERIFY(!record::chainWithoutLiberty(mended));
        QVERIFY(record::startPosition(record::recordOf(mended)).ok());
    }

    void handicapStones()
    {
        GoDraft position = record::emptyGoBoard(19);
        QVERIFY(record::placeHandicap(position, 4));
        QCOMPARE(std::ranges::count(position.stones, go::Color::Black), 4);
        QVERIFY(position.toMove == game::Side::Second);
        QCOMPARE(record::recordOf(position).setup.handicap, 4);
        QVERIFY(record::placeHandicap(position, 0));
        QCOMPARE(std::ranges::count(position.stones, go::Color::Black), 0);
        GoDraft small = record::emptyGoBoard(5);
        QVERIFY(!record::placeHandicap(small, 9));
        QCOMPARE(small, record::emptyGoBoard(5));
    }

    /// The game begins with the stones of the draft, even where a record's number alone means the usual ones.
    void noHandicapWithoutStones()
    {
        GoDraft position = record::emptyGoBoard(19);
        position.handicap = 4;
        QCOMPARE(record::handicapOf(position), 0);
        const auto start = record::startPosition(record::recordOf(position)).value();
        const GoDraft begun = record::draftOf(*start.as<go::Position>());
        QCOMPARE(begun.stones, position.stones);
        QVERIFY(begun.toMove == game::Side::First);
        QCOMPARE(begun.handicap, 0);
    }

    /// Files without PL leave the first move after handicap stones to White.
    void afterHandicapStonesBlackMayBegin()
    {
        GoDraft position = record::emptyGoBoard(9);
        QVERIFY(record::placeHandicap(position, 2));
        position.toMove = game::Side::First;
        const auto game = read(record::writeSgf(record::recordOf(position)));
        QCOMPARE(record::readGoDraft(game.record.value()).value(), position);
    }
};

EVENMATCH_TEST(TestPositionDrafts)

} // namespace tst_position_drafts

#include "tst_position_drafts.moc"
