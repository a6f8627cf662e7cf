// Files of any format and compression, detected by content, read one game at a time, with one clear error for unreadable files.
#include "tests/run_tests.h"

#include "core/random.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "tests/core/packed_samples.h"

#include <QtTest>

#include <fstream>

namespace tst_game_reader {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;
using samples::gzipped;

namespace {

std::string manyGames(int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += "[Event \"Game " + std::to_string(i) + "\"]\n[Result \"1-0\"]\n\n1. e4 e5 {" + std::string(i % 300, 'x')
            + "} 2. Nf3 1-0\n\n";
    return text;
}

void writeFile(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// Reads to the end and returns the number of games; the file's error goes to `failure`.
int countGames(GameReader& reader, std::optional<core::Error>* failure = nullptr)
{
    for (int games = 0;; ++games) {
        auto game = reader.next();
        if (!game) {
            if (failure)
                *failure = game.error();
            --games;
        } else if (!*game) {
            return games;
        }
    }
}

/// The records of all games in the text.
std::vector<GameRecord> recordsIn(const std::string& text, const char* name)
{
    std::vector<GameRecord> records;
    auto reader = readGames(text, name, {.validate = false, .keepText = false});
    while (reader) {
        auto game = (*reader)->next();
        if (!game || !*game)
            break;
        if ((*game)->record)
            records.push_back(*std::move((*game)->record));
    }
    return records;
}

} // namespace

class TestGameReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsTheText()
    {
        const std::string text = manyGames(3000);
        auto reader = readGames("\xef\xbb\xbf\r\n" + text, "many.pgn");
        QVERIFY(reader.ok());
        std::string joined;
        std::uint64_t line = 2;
        for (std::uint64_t number = 1; number <= 3000; ++number) {
            const auto game = (*reader)->next();
            QVERIFY(game.ok() && game->has_value());
            QCOMPARE((*game)->number, number);
            QCOMPARE((*game)->line, line);
            QCOMPARE((*game)->record->tag("Event"), std::string_view("Game " + std::to_string(number)));
            joined += (*game)->text + "\n\n";
            line += 5;
        }
        QVERIFY(joined == text);
        QVERIFY(!(*(*reader)->next()).has_value());
        QVERIFY(!(*(*reader)->next()).has_value());
        QCOMPARE((*reader)->bytesRead(), (*reader)->bytesTotal());
    }

    void leavesTheTextOut()
    {
        auto reader = readGames(manyGames(1), "one.pgn", {.keepText = false});
        QVERIFY((*(*reader)->next())->text.empty());
    }

    void findsGamesWithoutTags()
    {
        auto reader = readGames("1. e4 e5 1-0\n1. d4 d5 (1... Nf6\n1-0) 2. c4\n1/2-1/2\n\n\n1. c4 *", "x.pgn");
        QCOMPARE(countGames(**reader), 3);
    }

    /// For text with any damage: if one reading accepts and writes it, the next one reads the same game.
    void readsBackWhatItMadeOfGarbage_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArrayList>("parts");
        const QByteArrayList bytes{
            QByteArray(4, '\0'), "\x01", "\x1b$B", "\x1b(B", "\xef\xbb\xbf", "\xc3\xa9", "\xe9", "\x95\\", "\n", QByteArray(60, '?')};
        const QByteArrayList sgf{"(;", "(", ")", "[", "]", "GM[]", "GM[]", "FF[4]", "CA[GBK]", "HA[x]", "KM[", "RE[", "PB[]", "B[aa]"};
        const QByteArrayList pgn{"[Event \"x\"]\n", "[White \"", "\"]\n", "{", "}", "(", ")", "1. e4", "e5", "*", "%", ";", "$1", "--"};
        QTest::newRow("SGF") << QByteArray("x.sgf") << sgf + bytes;
        QTest::newRow("PGN") << QByteArray("x.pgn") << pgn + bytes;
    }

    void readsBackWhatItMadeOfGarbage()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArrayList, parts);
        core::Random random(46);
        int games = 0;
        for (int i = 0; i < 30'000; ++i) {
            QByteArray text = parts.front();
            for (auto count = 1 + random.below(12); count > 0; --count)
                text += parts[random.below(static_cast<std::uint32_t>(parts.size()))];
            for (const GameRecord& record : recordsIn(text.toStdString(), name.constData())) {
                const std::string written = writeGame(record, record.format);
                QVERIFY2(recordsIn(written, name.constData()) == std::vector{record},
                    (text.toPercentEncoding() + "\n" + written.c_str()).constData());
                ++games;
            }
        }
        QVERIFY2(games > 10'000, qPrintable(QString::number(games)));
    }

    void readsPackedFilesToTheirDamage()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("games").toStdString();
        std::string packed = gzipped(manyGames(20'000));
        writeFile(path, packed);
        auto reader = openGames(path);
        QVERIFY(reader.ok());
        QCOMPARE(countGames(**reader), 20'000);

        packed.resize(packed.size() / 2);
        writeFile(path, packed);
        reader = openGames(path);
        QVERIFY(reader.ok());
        std::optional<core::Error> failure;
        const int games = countGames(**reader, &failure);
        QVERIFY(games > 5000 && games < 15'000);
        QVERIFY(failure.has_value());
        QCOMPARE(failure->code, ErrorCode::DamagedCompression);
        QCOMPARE(failure->file, path);
    }

    void cutsGamesWithoutEnd()
    {
        const std::string endless = "[Event \"endless\"]\n\n1. e4 {" + std::string(40u << 20, 'x') + "} e5 *\n\n";
        auto reader = readGames(manyGames(1) + endless + manyGames(2), "x.pgn");
        QVERIFY((*(*reader)->next())->problems.empty());
        const auto cut = (*reader)->next();
        QVERIFY(!(*cut)->record);
        QCOMPARE((*cut)->problems.front().code, ErrorCode::TooLarge);
        QCOMPARE((*cut)->problems.front().game, std::uint64_t(2));
        QCOMPARE((*cut)->problems.front().line, std::uint64_t(6));
        const auto after = (*reader)->next();
        QCOMPARE((*after)->record->tag("Event"), std::string_view("Game 1"));
        QCOMPARE((*after)->line, std::uint64_t(10));
        QCOMPARE(countGames(**reader), 1);
    }

    void namesThePlaceOfProblems()
    {
        auto reader = readGames(manyGames(11) + "[Event \"?\"]\n\n1. e4 e5\n2. Nf9 *\n", "league.pgn");
        for (int i = 0; i < 11; ++i)
            QVERIFY((*(*reader)->next())->problems.empty());
        const auto game = (*reader)->next();
        QCOMPARE((*game)->problems.size(), std::size_t(1));
        const core::Error& problem = (*game)->problems.front();
        QCOMPARE(problem.file, std::string("league.pgn"));
        QCOMPARE(problem.game, std::uint64_t(12));
        QCOMPARE(problem.line, std::uint64_t(11 * 5 + 4));
        QCOMPARE(problem.move, 2);
        QCOMPARE(core::describe(problem.detail), std::string("Nf9"));
    }

    void readsGoCollections()
    {
        auto reader = readGames("(;GM[1]SZ[9];B[ee];W[cc])\n(;GM[1]SZ[19];B[pd](;W[dd])(;W[dp]))\n", "no ending");
        QVERIFY(reader.ok());
        const auto first = (*reader)->next();
        QCOMPARE((*first)->record->setup.width, 9);
        const auto second = (*reader)->next();
        QCOMPARE((*second)->number, std::uint64_t(2));
        QCOMPARE((*second)->line, std::uint64_t(2));
        QCOMPARE((*second)->record->mainLineMoves().size(), std::size_t(2));
        QCOMPARE(countGames(**reader), 0);
        auto again = readGames(writeGame(*(*second)->record, Format::Sgf), "again.sgf");
        QVERIFY((*(*again)->next())->record == (*second)->record);
    }

    void readsAPosition()
    {
        const char* fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
        auto reader = readGames(std::string(fen) + "\r\n", "endgame.fen");
        QVERIFY(reader.ok());
        const auto game = (*reader)->next();
        QCOMPARE((*game)->record->setup.position, std::string(fen));
        QCOMPARE((*game)->record->setup.game, std::string("chess"));
        QVERIFY(startPosition(*(*game)->record).ok());
        QVERIFY(!(*(*reader)->next()).has_value());
    }

    void readsAPositionOnEachLine()
    {
        const std::string pawn = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
        const std::string rook = "8/8/8/4k3/8/8/8/R3K3 b - - 3 9";
        for (const char* name : {"endgames.fen", ""}) {
            auto reader = readGames("\xef\xbb\xbf" + pawn + "\r\n\r\n" + rook + "\nno position\n" + pawn, name);
            QVERIFY(reader.ok());
            QCOMPARE((*(*reader)->next())->record->setup.position, pawn);
            const ReadGame second = **(*reader)->next();
            QCOMPARE(second.record->setup.position, rook);
            QCOMPARE(second.line, std::uint64_t(3));
            QCOMPARE(second.text, rook);
            const ReadGame broken = **(*reader)->next();
            QVERIFY(!broken.record);
            QCOMPARE(broken.problems.at(0).line, std::uint64_t(4));
            QCOMPARE((*(*reader)->next())->record->setup.position, pawn);
            QVERIFY(!(*(*reader)->next()).has_value());
        }
        const auto broken = recordsIn("8/8/8/4k3/8/8/4P3/4K3\nw - -\n0 1\n", "mail.fen");
        QCOMPARE(broken.size(), std::size_t(1));
    }

    void playsNullMoves()
    {
        auto reader = readGames("1. e4 -- 2. d4 e5 *", "x.pgn");
        const GameRecord record = *(*(*reader)->next())->record;
        QVERIFY(findIllegalMoves(record).empty());
        const auto position = positionAt(record, record.mainLineEnd());
        QVERIFY(position.ok());
        QCOMPARE(position->moveNumber(), 4);
    }

    void playsOnWhereARuleWouldDraw()
    {
        auto reader = readGames("[FEN \"8/8/8/4k3/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 Ke4 *", "x.pgn");
        const ReadGame game = **(*reader)->next();
        QVERIFY(game.problems.empty());
        QVERIFY(findIllegalMoves(*game.record).empty());
    }

    void refusesWhatIsNoGame()
    {
        for (const char* text : {"", "Hello, world!\n", "\x89PNG\r\n\x1a\n"}) {
            const auto reader = readGames(text, "letter.txt");
            QVERIFY(!reader.ok());
            QCOMPARE(reader.error().code, ErrorCode::UnknownFormat);
            QCOMPARE(reader.error().file, std::string("letter.txt"));
        }
        const std::string epd = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id \"mate\";\n";
        const auto positions = readGames(epd + epd, "mates.epd");
        QVERIFY(!positions.ok());
        QCOMPARE(positions.error().code, ErrorCode::UnknownFormat);
        for (const char* text :
            {"#include <utf8.h>\n{ nothing };\nint base64[3];\n", "[tool poetry]\nname = \"x\"\n\n[link a5](page)\n", "hello *\n"}) {
            auto other = readGames(text, "other.pgn");
            QVERIFY(other.ok());
            const auto first = *(*other)->next();
            QVERIFY2(first && !first->record && first->problems.size() == 1, text);
            QVERIFY2(!(*(*other)->next()), text); // one word is enough
        }
        auto empty = readGames("", "empty.pgn.gz");
        QVERIFY(empty.ok());
        QCOMPARE(countGames(**empty), 0);
    }

    /// Whatever the file's name, and reported once.
    void refusesChanceBytes()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            core::Random random(seed);
            std::string bytes(20'000, '\0');
            std::ranges::generate(bytes, [&] { return static_cast<char>(random()); });
            for (const char* name : {"x.pgn", "x.sgf", "x.gib", "x.ngf", "x.ugi", "x.fen", "x"}) {
                const auto reader = readGames(bytes, name);
                if (!reader) {
                    QCOMPARE(reader.error().code, ErrorCode::UnknownFormat);
                    continue;
                }
                std::size_t said = 0;
                for (auto game = *(*reader)->next(); game; game = *(*reader)->next()) {
                    QVERIFY2(!game->record, qPrintable(QStringLiteral("%1 of seed %2").arg(QLatin1String(name)).arg(seed)));
                    said += game->problems.size();
                }
                QVERIFY2(said <= 1, qPrintable(QStringLiteral("%1 of seed %2: %3").arg(QLatin1String(name)).arg(seed).arg(said)));
            }
        }
    }

    /// A game in a damaged or padded file is not junk.
    void readsGamesAmidOddBytes()
    {
        const std::string zeros(5'000, '\0');
        const std::string game = "[White \"J\xfcrgen\xa0\x01\"]\n[Black \"Ana\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n";
        for (const std::string& text : {game, game + zeros, zeros + "\n" + game, "\xef\xbb\xbf" + game,
                 "[White \"Ben\"]\n\n1. e4 e5 2." + zeros, "1. e4 e5 2. Nf3 Nc6 *\n" + zeros}) {
            auto reader = readGames(text, "x.pgn");
            QVERIFY(reader.ok());
            std::size_t moves = 0;
            for (auto read = *(*reader)->next(); read; read = *(*reader)->next())
                moves += read->record ? read->record->mainLineMoves().size() : 0;
            QVERIFY(moves == 4 || text.find("Ben") != std::string::npos);
            QVERIFY(moves >= 2);
        }
        auto go = readGames("(;GM[1]SZ[9]AB[ee]C[" + std::string(500, '\x02') + "];B[cc];W[gg])", "x.sgf");
        QCOMPARE((*(*go)->next())->record->mainLineMoves().size(), std::size_t(2));
        auto behindJunk = readGames("\x01\x02\nD[\x03\n\n" + game, "x.pgn"); // the junk looks like SGF
        QVERIFY(behindJunk.ok());
        std::size_t moves = 0;
        for (auto read = *(*behindJunk)->next(); read; read = *(*behindJunk)->next())
            moves += read->record ? read->record->mainLineMoves().size() : 0;
        QCOMPARE(moves, std::size_t(4));
    }
};

EVENMATCH_TEST(TestGameReader)

} // namespace tst_game_reader

#include "tst_game_reader.moc"
