// Games of a library as files for other programs: the selection, the format, and added notes.
#include "tests/run_tests.h"

#include "core/library/content_hash.h"
#include "core/library/transfer/added_text.h"
#include "core/library/transfer/export.h"
#include "tests/core/library_samples.h"

#include <QTest>

namespace tst_export {

using namespace evenmatch;
using library::ExportOptions;
using library::ExportReport;

namespace {

constexpr const char* kPgn = "[Event \"One\"]\n[White \"Anna\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0";
constexpr const char* kLatin = "(;GM[1]FF[4]CA[ISO-8859-1]SZ[9]PB[Jos\xe9]PW[Ben];B[ee];W[cc])";

struct Exported {
    ExportReport report;
    std::string text;
};

core::Result<Exported> exported(library::Library& library, const ExportOptions& options)
{
    Exported all;
    jobs::JobContext context;
    auto report = library::exportGames(library, options, context, [&](std::string_view text) {
        all.text += text;
        return core::Result<void>();
    });
    if (!report)
        return report.error();
    all.report = *std::move(report);
    return all;
}

library::Library libraryOf(const std::vector<std::string>& games)
{
    auto library = std::move(*library::Library::open(":memory:"));
    for (const std::string& game : games)
        if (!library.save(samples::prepared(game)))
            throw std::runtime_error("not saved");
    return library;
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gamesGoAsTheyCame()
    {
        auto library = libraryOf({samples::sgf(1), samples::sgf(2)});
        const auto all = exported(library, {});
        QVERIFY(all.ok());
        QCOMPARE(all->report.games, 2u);
        QCOMPARE(all->text, samples::sgf(1) + "\n\n" + samples::sgf(2) + "\n\n");
    }

    void whatComesOutGoesInAgain()
    {
        std::vector<std::string> games;
        for (std::uint64_t i = 1; i <= 30; ++i)
            games.push_back(samples::sgf(i));
        auto library = libraryOf(games);
        const auto all = exported(library, {});
        auto reader = record::readGames(all->text, "all.sgf");
        std::size_t read = 0;
        for (auto game = (*reader)->next(); game && *game; game = (*reader)->next(), ++read)
            QCOMPARE((*game)->problems.size(), std::size_t{0});
        QCOMPARE(read, games.size());
    }

    void theFormatChoosesTheGames()
    {
        auto library = libraryOf({samples::sgf(1), kPgn});
        const auto chess = exported(library, {.filter = {}, .format = record::Format::Pgn});
        QCOMPARE(chess->text, std::string(kPgn) + "\n\n");
        QCOMPARE(exported(library, {})->report.games, 1u);
        library::GameFilter filter;
        filter.game = "chess";
        const auto wrong = exported(library, {.filter = filter, .format = record::Format::Sgf});
        QVERIFY(!wrong && wrong.error().code == core::ErrorCode::BadArgument);
    }

    void theFilterChooses()
    {
        auto library = libraryOf({samples::sgf(1), samples::sgf(2), samples::sgf(3)});
        library::GameFilter filter;
        filter.player = *library.playerOf("Black 2");
        QCOMPARE(exported(library, {.filter = filter})->text, samples::sgf(2) + "\n\n");
        filter.player = *library.playerOf("Black 3");
        filter.dateTo = "1990";
        QCOMPARE(exported(library, {.filter = filter})->report.games, 0u);
    }

    void otherCharsetsChangeNothingElse_data()
    {
        QTest::addColumn<QByteArray>("came");
        QTest::addColumn<QByteArray>("goes");
        addRow("Latin-1", QByteArray("(;PB[Jos\xe9]\n CA[ISO-8859-1]SZ[9]PW[Ben]\n;B[ee] ;W[cc])"),
            QByteArray("(;PB[Jos\xc3\xa9]\n CA[UTF-8]SZ[9]PW[Ben]\n;B[ee] ;W[cc])"));
        addRow("GB2312", QByteArray("(;PB[\xb9\xc5\xc1\xa6]CA[GB2312]PW[\xbf\xc2\xbd\xe0]\n;B[pd]\n;W[dp])"),
            QByteArray("(;PB[古力]CA[UTF-8]PW[柯洁]\n;B[pd]\n;W[dp])"));
        addRow("Shift-JIS", QByteArray("(;PB[\x88\xe4\x8eR \x97T\x91\xbe]CA[Shift_JIS]\n;B[pd])"),
            QByteArray("(;PB[井山 裕太]CA[UTF-8]\n;B[pd])"));
        addRow("not said", QByteArray("(;SZ[9]PB[Andr\xe9]PW[Fran\xe7ois];B[ee])"),
            QByteArray("(;CA[UTF-8]SZ[9]PB[André]PW[François];B[ee])"));
        addRow("PGN", QByteArray("[White \"Andr\xe9\"]\n[Result \"*\"]\n\n1.e4   e5 *"),
            QByteArray("[White \"André\"]\n[Result \"*\"]\n\n1.e4   e5 *"));
    }

    void otherCharsetsChangeNothingElse()
    {
        QFETCH(QByteArray, came);
        QFETCH(QByteArray, goes);
        auto library = libraryOf({came.toStdString()});
        const auto all = exported(library, {.filter = {}, .format = came.startsWith('[') ? record::Format::Pgn : record::Format::Sgf});
        QCOMPARE(QByteArray::fromStdString(all->text), goes + "\n\n");
    }

    /// The second byte of this character in Shift-JIS is a backslash, which the file's author escaped.
    void charactersWithBracketsInThemAreWrittenAnew()
    {
        const std::string came = "(;CA[Shift_JIS]SZ[9]PB[\x83\x5c\x5c\x83\x5c];B[ee])";
        auto library = libraryOf({came});
        const std::string name = library.game(1)->header.info.players[0].name;
        const auto all = exported(library, {});
        auto again = libraryOf({all->text});
        QCOMPARE(again.game(1)->header.info.players[0].name, name);
    }

    void nothingSaysThatItIsWhatItIsNoLonger_data()
    {
        QTest::addColumn<QString>("charset");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("declared");
        // These were decoded as a whole when they were read, and are stored as UTF-8 with their original declaration.
        addRow("UTF-16", "UTF-16", QString::fromUtf8("Żółć"), "UTF-8");
        addRow("UTF-16, plain", "UTF-16LE", "Anna", "UTF-8");
        addRow("ISO-2022-JP", "ISO-2022-JP", QString::fromUtf8("武宮正樹"), "UTF-8");
        addRow("never Latin-1", "ISO-8859-1", QString::fromUtf8("李世石"), "UTF-8");
        addRow("UTF-8", "UTF-8", QString::fromUtf8("李世石"), "UTF-8");
        addRow("Latin-1, plain", "ISO-8859-1", "Anna", "ISO-8859-1");
    }

    void nothingSaysThatItIsWhatItIsNoLonger()
    {
        QFETCH(const QString, charset);
        QFETCH(const QString, name);
        QFETCH(const QString, declared);
        auto library = libraryOf({QStringLiteral("(;GM[1]FF[4]CA[%1]SZ[9]PB[%2]PW[Ben];B[ee];W[cc])").arg(charset, name).toStdString()});
        const QString text = QString::fromStdString(exported(library, {})->text);
        QVERIFY2(text.contains("PB[" + name + "]"), qPrintable(text));
        QVERIFY2(text.contains("CA[" + declared + "]"), qPrintable(text));
    }

    /// FEN is not PGN, although the library keeps a position as a game of chess.
    void positionsBecomeGames()
    {
        const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 w - -"; // as many programs write it, without counters
        auto library = libraryOf({fen, kPgn});
        const std::string text = exported(library, {.format = record::Format::Pgn})->text;
        QVERIFY2(text.find("[FEN \"" + fen + "\"]") != std::string::npos, text.c_str());
        auto reader = record::readGames(text, "all.pgn");
        QCOMPARE((*(*reader)->next())->record->setup.position, fen);
        QCOMPARE((*(*reader)->next())->record->mainLineMoves().size(), std::size_t{3});
    }

    void whatWasAddedGoesWithThem()
    {
        auto library = libraryOf({"(;GM[1]FF[4]SZ[9];B[ee];W[cc])", samples::sgf(2)});
        const std::string added = "(;GM[1]FF[4]SZ[9];B[ee]C[Good];W[cc])";
        QVERIFY(library::setAddedText(library, 1, added).ok());
        QVERIFY(exported(library, {})->text.find("Good") == std::string::npos);
        QCOMPARE(exported(library, {.withAdded = true})->text, added + "\n\n" + samples::sgf(2) + "\n\n");
    }

    void anErrorOfTheFileEndsIt()
    {
        auto library = libraryOf({samples::sgf(1), samples::sgf(2)});
        jobs::JobContext context;
        int times = 0;
        const auto report = library::exportGames(library, {}, context, [&](std::string_view) -> core::Result<void> {
            ++times;
            return core::Error{core::ErrorCode::CannotWrite};
        });
        QVERIFY(!report && report.error().code == core::ErrorCode::CannotWrite);
        QCOMPARE(times, 1);
    }

    void gamesThatBreakOffSwallowNoOther_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no parenthesis") << QByteArray("(;SZ[9];B[ee];W[cc]");
        QTest::newRow("inside a comment") << QByteArray("(;SZ[9];B[ee]C[good ");
        QTest::newRow("a bracket nobody escaped") << QByteArray("(;SZ[9];B[ee]C[a [x] b];W[cc])");
        QTest::newRow("no result") << QByteArray("[White \"a\"]\n\n1. e4 e5");
        QTest::newRow("an open brace") << QByteArray("[White \"a\"]\n\n1. e4 {good ");
        QTest::newRow("an open variation") << QByteArray("[White \"a\"]\n\n1. e4 e5 (1... c5");
    }

    /// Exported games are read again as the same games, one after another.
    void gamesThatBreakOffSwallowNoOther()
    {
        QFETCH(QByteArray, text);
        const bool chess = text.startsWith('[');
        auto library = libraryOf({text.toStdString(), chess ? "1. d4 d5 *" : "(;B[cc])", chess ? kPgn : samples::sgf(1)});
        const auto all = exported(library, {.filter = {}, .format = chess ? record::Format::Pgn : record::Format::Sgf});
        QCOMPARE(all->report.games, 3u);
        auto again = std::move(*library::Library::open(":memory:"));
        auto reader = record::readGames(all->text, chess ? "a.pgn" : "a.sgf");
        std::vector<library::Hash128> hashes;
        for (auto game = (*reader)->next(); game && *game; game = (*reader)->next())
            hashes.push_back(library::movesHash(*(*game)->record)); // the content of a damaged game includes its text
        QCOMPARE(hashes.size(), 3u);
        for (std::size_t i = 0; i < hashes.size(); ++i)
            QVERIFY(library.game(static_cast<library::GameId>(i + 1))->movesHash == hashes[i]);
    }
};

EVENMATCH_TEST(TestExport)

} // namespace tst_export

#include "tst_export.moc"
