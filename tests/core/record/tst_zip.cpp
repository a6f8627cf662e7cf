// ZIP archives are read like folders, and no archive, however made, costs more than its games.
#include "tests/run_tests.h"

#include "core/record/file/game_files.h"
#include "core/record/file/game_reader.h"
#include "core/record/file/zip_archive.h"
#include "tests/core/zip_samples.h"

#include <QtTest>

#include <fstream>
#include <stop_token>

namespace tst_zip {

using namespace evenmatch;
using namespace evenmatch::record;
using core::ErrorCode;
using samples::ZipPart;
using samples::zipped;

namespace {

const std::string kGo = "(;GM[1]SZ[9]PB[Ann];B[ee];W[cc])";
const std::string kChess = "[Event \"one\"]\n\n1. e4 e5 *\n\n[Event \"two\"]\n\n1. d4 d5 2. c4 *\n";

struct Read {
    std::vector<ReadGame> games;
    std::vector<core::Error> failed; ///< of games without a record
    std::optional<core::Error> failure; ///< of the archive
};

Read readAll(core::Result<std::unique_ptr<GameReader>> reader)
{
    Read read;
    if (!reader) {
        read.failure = reader.error();
        return read;
    }
    std::uint64_t before = 0;
    while (true) {
        auto game = (*reader)->next();
        if ((*reader)->bytesRead() < before || (*reader)->bytesRead() > (*reader)->bytesTotal())
            throw std::runtime_error("progress goes backwards or too far");
        before = (*reader)->bytesRead();
        if (!game) {
            read.failure = game.error();
            continue;
        }
        if (!game->has_value())
            return read;
        if ((*game)->record)
            read.games.push_back(std::move(**game));
        else
            read.failed.push_back((*game)->problems.front());
    }
}

Read readAll(const std::vector<ZipPart>& parts) { return readAll(readGames(zipped(parts), "a.zip")); }

} // namespace

class TestZip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMembersOfEveryKind()
    {
        const Read read = readAll({
            {.name = "2026/", .text = "", .isDeflated = false},
            {.name = "2026/11/club.pgn", .text = kChess},
            {.name = "2026/stored.sgf", .text = kGo, .isDeflated = false},
            {.name = "2026/readme.txt", .text = "not a game"},
            {.name = "2026/later.SGF", .text = kGo, .flags = 8},
            {.name = "wide.sgf", .text = kGo, .isWide = true},
            {.name = "__MACOSX/._wide.sgf", .text = "junk"},
        });
        QVERIFY(!read.failure);
        QVERIFY(read.failed.empty());
        QCOMPARE(read.games.size(), std::size_t(5));
        QCOMPARE(read.games[1].record->tag("Event"), std::string_view("two"));
        QCOMPARE(read.games[2].text, kGo);
        QCOMPARE(read.games[3].record->mainLineMoves().size(), std::size_t(2));
        for (std::size_t i = 0; i < read.games.size(); ++i)
            QCOMPARE(read.games[i].number, std::uint64_t(i + 1)); // in the archive
    }

    void readsFilesAndMembersThatArePackedThemselves()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("games.dat").toStdString(); // the content decides
        std::string gzip("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
        gzip += samples::deflated(kGo)
            + samples::littleEndian(crc32(0, reinterpret_cast<const Bytef*>(kGo.data()), static_cast<uInt>(kGo.size())), 4)
            + samples::littleEndian(kGo.size(), 4);
        std::ofstream(path, std::ios::binary) << zipped({{.name = "a.sgf.gz", .text = gzip}, {.name = "b.pgn", .text = kChess}});
        const Read read = readAll(openGames(path));
        QVERIFY(!read.failure);
        QCOMPARE(read.games.size(), std::size_t(3));
        QVERIFY(isZipFile(path));
        QVERIFY(isGameFileName("kgs/2026-11.ZIP"));
    }

    /// A large member, compressed and stored: only what was decompressed before the stop is returned.
    void stopsInsideAMember()
    {
        for (const bool isDeflated : {true, false}) {
            std::string text;
            for (int i = 0; text.size() < 5'000'000; ++i)
                text += "(;SZ[9]C[" + std::to_string(i * 2654435761u) + "];B[ee])\n";
            auto archive = ZipArchive::open(openSource(zipped({{.name = "a.sgf", .text = text, .isDeflated = isDeflated}})));
            QVERIFY(archive.ok());
            const auto member = archive->next();
            QVERIFY(member && *member);
            std::stop_source stop;
            auto packed = archive->openMember(**member, stop.get_token());
            auto input = openInput(*std::move(packed), "a.sgf", stop.get_token());
            QVERIFY(input.ok());
            std::vector<char> buffer(10'000);
            std::size_t unpacked = 0;
            core::Result<std::size_t> count = (*input)->read(buffer);
            stop.request_stop();
            for (; count && *count > 0; count = (*input)->read(buffer))
                unpacked += *count;
            QVERIFY(!count && count.error().code == ErrorCode::Stopped);
            QVERIFY2(unpacked < text.size() / 10, std::to_string(unpacked).c_str());
        }
    }

    /// A stop between games of a member, between members, and in a game longer than one read.
    void stopsBetweenAndInsideGames()
    {
        std::string longGame = "(;SZ[9]";
        for (int i = 0; i < 500'000; ++i)
            longGame += ";B[];W[]";
        const std::string bytes = zipped(
            {{.name = "a.sgf", .text = kGo + "\n" + kGo}, {.name = "b.sgf", .text = kGo}, {.name = "c.sgf", .text = longGame + ")"}});
        for (int before = 0; before < 4; ++before) {
            std::stop_source stop;
            auto reader = readGames(bytes, "a.zip", {.stop = stop.get_token()});
            QVERIFY(reader.ok());
            for (int i = 0; i < before; ++i)
                QVERIFY((*reader)->next()->has_value());
            stop.request_stop();
            const auto stopped = (*reader)->next();
            QVERIFY2(!stopped && stopped.error().code == ErrorCode::Stopped, std::to_string(before).c_str());
            QVERIFY(!(*reader)->next()->has_value());
        }
    }

    void leavesOutWhatCannotBeRead()
    {
        const Read read = readAll({
            {.name = "secret.sgf", .text = kGo, .flags = 1},
            {.name = "new.sgf", .text = kGo, .method = 93},
            {.name = "dir/damaged.sgf", .text = std::string(2000, ' ') + kGo, .isDeflated = false, .isDamaged = true},
            {.name = "empty.pgn", .text = "", .isDeflated = false},
            {.name = "inner.zip", .text = zipped({{.name = "x.sgf", .text = kGo}})},
            {.name = "good.sgf", .text = kGo},
        });
        QVERIFY(!read.failure);
        QVERIFY(!read.games.empty());
        QCOMPARE(read.games.back().text, kGo);
        QStringList said;
        for (const core::Error& error : read.failed)
            said << QString::fromStdString(core::describe(error));
        QCOMPARE(said.size(), 5);
        QCOMPARE(said[0], QStringLiteral("a.zip/secret.sgf: cannot be read: it is encrypted"));
        QCOMPARE(said[1], QStringLiteral("a.zip/new.sgf: cannot be read: compression method 93 is not supported"));
        QCOMPARE(said[2], QStringLiteral("a.zip/dir/damaged.sgf: the compressed data is damaged: ZIP"));
        QCOMPARE(said[3], QStringLiteral("a.zip/empty.pgn: contains no game"));
        QCOMPARE(said[4], QStringLiteral("a.zip/inner.zip: not a game file in a known format"));
    }

    void saysWhatIsNoArchive()
    {
        const std::string whole = zipped({{.name = "a.sgf", .text = kGo}});
        for (const std::string& bytes : {whole.substr(0, whole.size() / 2), std::string("PK\x03\x04", 4), std::string("PK\x05\x06", 4)}) {
            const Read read = readAll(readGames(bytes, "a.zip"));
            QVERIFY(read.failure);
            QCOMPARE(core::describe(*read.failure), std::string("a.zip: the compressed data is damaged: ZIP"));
        }
        QVERIFY(readAll(readGames(zipped({}), "a.zip")).games.empty());
    }

    void boundsWhatMembersGrowTo()
    {
        const std::string zeros(100u << 20, '\n');
        const Read read = readAll({{.name = "good.sgf", .text = kGo}, {.name = "bomb.pgn", .text = zeros}});
        QCOMPARE(read.games.size(), std::size_t(1));
        QVERIFY(!read.failed.empty());
        QCOMPARE(read.failed.back().code, ErrorCode::TooLarge);
        QCOMPARE(core::describe(read.failed.back().detail), std::string("more than 300 times its packed size"));
    }

    void believesNoSizes()
    {
        std::string archive = zipped({{.name = "a.sgf", .text = kGo, .isDeflated = false}});
        const std::size_t entry = archive.find("PK\x01\x02");
        for (const std::size_t place : {entry + 20, entry + 24, entry + 42}) { // packed size, size, place
            std::string changed = archive;
            changed[place + 1] = '\x7f';
            const Read read = readAll(readGames(changed, "a.zip"));
            QVERIFY(read.failure || read.failed.size() == 1);
        }
    }
};

EVENMATCH_TEST(TestZip)

} // namespace tst_zip

#include "tst_zip.moc"
