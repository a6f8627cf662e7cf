// Games are found by their positions, in any move order and any orientation of the board.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/library/positions/position_keys.h"
#include "core/library/storage/connection.h"
#include "tests/core/library_samples.h"

#include <QTest>

namespace tst_positions {

using namespace evenmatch;
using library::GameId;
using library::Library;

namespace {

std::string pgn(const std::string& moves) { return "[Event \"" + moves + "\"]\n\n" + moves + " *\n"; }

library::PositionKey keyOfFen(const char* fen) { return *library::positionKey(game::AnyPosition(*chess::Position::fromFen(fen))); }

/// Stones as "Bcc Wgd": column and row by letters.
library::PositionKey keyOfStones(int size, const std::string& stones)
{
    go::Position position(size);
    for (std::size_t at = 0; at + 3 <= stones.size(); at += 4)
        if (!position.setStone(stones[at + 1] - 'a', stones[at + 2] - 'a', stones[at] == 'B' ? go::Color::Black : go::Color::White))
            throw std::runtime_error(stones);
    return *library::positionKey(game::AnyPosition(position));
}

std::vector<GameId> gamesAt(Library& library, library::PositionKey key)
{
    library::GameFilter filter;
    filter.position = key;
    return library.find(filter).valueOr({});
}

} // namespace

class TestPositions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void chessIsFoundByWhateverWay()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId straight = library.save(samples::prepared(pgn("1. d4 d5 2. c4 e6 3. Nc3")))->id;
        const GameId round = library.save(samples::prepared(pgn("1. c4 e6 2. d4 d5 3. Nf3")))->id;
        const GameId other = library.save(samples::prepared(pgn("1. e4 e5")))->id;
        const auto queensGambit = keyOfFen("rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3");
        QCOMPARE(gamesAt(library, queensGambit), (std::vector{straight, round}));
        QCOMPARE(
            gamesAt(library, keyOfFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")), (std::vector{straight, round, other}));
        QVERIFY(
            gamesAt(library, keyOfFen("rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 3")).empty()); // the other side's turn
        library::GameFilter filter;
        filter.position = queensGambit;
        QCOMPARE(*library.count(filter), 2u);
        filter.game = "go*";
        QCOMPARE(*library.count(filter), 0u);
    }

    void goIsFoundHoweverTurned()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId game = library.save(samples::prepared("(;GM[1]SZ[9];B[cb];W[gc];B[ee])"))->id;
        library.save(samples::prepared("(;GM[1]SZ[13];B[cb];W[gc])")).value();
        for (const char* stones : {"Bcb Wgc", "Bgb Wcc", "Bch Wgg", "Bgh Wcg", "Bbc Wcg", "Bhc Wgg", "Bbg Wcc", "Bhg Wgc"})
            QCOMPARE(gamesAt(library, keyOfStones(9, stones)), std::vector{game});
        QVERIFY(gamesAt(library, keyOfStones(9, "Wcb Bgc")).empty()); // colours are not exchanged
        QVERIFY(gamesAt(library, keyOfStones(9, "Bcb Wgd")).empty());
        QVERIFY(gamesAt(library, keyOfStones(9, "Bcb Wgc Bee Waa")).empty());
    }

    void stonesThatWereTakenAreGone()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId game = library.save(samples::prepared("(;GM[1]SZ[9];B[ba];W[aa];B[ab])"))->id;
        QCOMPARE(gamesAt(library, keyOfStones(9, "Bba Bab")), std::vector{game});
    }

    void theTrashAndChangedGamesAreKnown()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId game = library.save(samples::prepared(pgn("1. e4 e5")))->id;
        const auto afterE4 = keyOfFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QCOMPARE(gamesAt(library, afterE4), std::vector{game});
        QVERIFY(library.update(game, samples::prepared(pgn("1. d4 d5"))).ok());
        QVERIFY(gamesAt(library, afterE4).empty());
        QVERIFY(library.moveToTrash({&game, 1}).ok());
        QVERIFY(gamesAt(library, keyOfFen("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1")).empty());
    }

    /// Results are cached until this connection or another changes the library.
    void changesAreSeen()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("games.evl").toStdString();
        auto library = std::move(*Library::open(path));
        auto other = std::move(*Library::open(path));
        const auto afterE4 = keyOfFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QVERIFY(gamesAt(library, afterE4).empty());
        const GameId first = library.save(samples::prepared(pgn("1. e4 e5")))->id;
        QCOMPARE(gamesAt(library, afterE4), std::vector{first});
        const GameId second = other.save(samples::prepared(pgn("1. e4 c5")))->id;
        QCOMPARE(gamesAt(library, afterE4), (std::vector{first, second}));
        QCOMPARE(gamesAt(library, afterE4), (std::vector{first, second}));
        QVERIFY(gamesAt(library, keyOfStones(9, "Bcb")).empty());
    }

    /// The numbers are stored in files, so they must never change.
    void keysStayWhatTheyAre()
    {
        QCOMPARE(library::kPositionsVersion, 3); // 1 and 2 had the same keys
        const auto reader = record::readGames("(;GM[1]SZ[9];B[ee];W[cc])", "x.sgf");
        const auto game = (*reader)->next();
        const std::string packed = library::positionKeys(*(*game)->record);
        QCOMPARE(packed.size(), std::size_t(15));
        QCOMPARE(library::findKey(packed, keyOfStones(9, "Bee")), std::optional<std::size_t>(1));
        QCOMPARE(library::keyCount(packed), std::size_t(3));
        QCOMPARE(library::keyAt(packed, 1), keyOfStones(9, "Bee"));
        QVERIFY(library::findKey(packed, keyOfStones(9, "Bee Wcc")));
        QVERIFY(!library::findKey(packed, keyOfStones(9, "Wcc")));
        QVERIFY(!library::findKey({}, 0));
        QVERIFY(!library::positionKey({}));
    }

    void olderLibrariesLearnTheirPositions()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("old.evl").toStdString();
        {
            auto library = std::move(*Library::open(path));
            for (std::uint64_t i = 1; i <= 5; ++i)
                library.save(samples::prepared(samples::sgf(i))).value();
            library.save(samples::prepared(pgn("1. e4 e5"))).value();
        }
        {
            library::Connection connection(path, 1000, library::Connection::Opening::Existing); // in the form of the previous version
            connection.exec("ALTER TABLE games DROP COLUMN checksum");
            connection.exec("DROP TABLE positions");
            connection.exec("DROP TABLE students");
            connection.exec("DROP TABLE former_contents");
            connection.exec("PRAGMA user_version = 3");
        }
        auto library = Library::open(path);
        QVERIFY(library.ok());
        QCOMPARE(library->report().migratedFrom, 3);
        const auto afterE4 = keyOfFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        QCOMPARE(*library->gamesWithoutPositions(), 6u);
        QVERIFY(gamesAt(*library, afterE4).empty());
        QCOMPARE(*library->learnPositions(4), 4u);
        QCOMPARE(*library->gamesWithoutPositions(), 2u);
        QCOMPARE(*library->learnPositions(4), 2u);
        QCOMPARE(*library->learnPositions(4), 0u);
        QCOMPARE(gamesAt(*library, afterE4).size(), std::size_t(1));
    }

    void gamesAreSortedByOpening()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId sicilian = library.save(samples::prepared(pgn("1. e4 c5")))->id;
        const GameId french = library.save(samples::prepared(pgn("1. e4 e6")))->id;
        const GameId named = library.save(samples::prepared("[ECO \"A99\"]\n[Opening \"by its file\"]\n\n1. e4 e5 *\n"))->id;
        const GameId corner = library.save(samples::prepared("(;GM[1]SZ[19];B[pd];W[dp])"))->id;
        const GameId none = library.save(samples::prepared("(;GM[1]SZ[9];B[ee])"))->id;
        QCOMPARE(library.game(french)->opening, std::string("C00 French Defence"));
        QCOMPARE(library.game(named)->opening, std::string("A99 by its file"));
        QCOMPARE(library.game(corner)->opening, std::string("4-4; 4-4"));
        QCOMPARE(library.game(none)->opening, std::string());
        const auto sorted
            = [&](bool descending) { return *library.find({}, {.sortBy = library::SortBy::Opening, .descending = descending}); };
        QCOMPARE(sorted(false), (std::vector{none, corner, named, sicilian, french}));
        QCOMPARE(sorted(true), (std::vector{french, sicilian, named, corner, none}));
        const std::vector moved{french};
        QVERIFY(library.moveToTrash(moved).ok());
        QCOMPARE(*library.find({.inTrash = true}, {.sortBy = library::SortBy::Opening}), moved);
    }

    /// Openings are found and sorted by their displayed name: "Sicilian" by its name in the list and by its English name.
    void openingsAreFoundAndSortedAsTheyAreShown()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId sicilian = library.save(samples::prepared(pgn("1. e4 c5")))->id;
        const GameId french = library.save(samples::prepared(pgn("1. e4 e6")))->id;
        const GameId none = library.save(samples::prepared("(;GM[1]SZ[9];B[ee])"))->id;
        library::GameFilter filter;
        filter.openingName
            = [](const std::string& name) { return name.ends_with("Sicilian Defence") ? std::string("Sizilianisch") : name; };
        const auto sorted = [&] { return *library.find(filter, {.sortBy = library::SortBy::Opening}); };
        QCOMPARE(sorted(), (std::vector{none, french, sicilian}));
        for (const char* text : {"sizil", "Sicilian"}) {
            filter.text = text;
            QCOMPARE(sorted(), std::vector{sicilian});
            QCOMPARE(*library.count(filter), 1u);
        }
        filter = {};
        QCOMPARE(sorted(), (std::vector{none, sicilian, french}));
        filter.text = "sizil";
        QVERIFY(sorted().empty());
    }

    /// In the form of the previous version: found and sorted at once, with its openings after they were added.
    void olderLibrariesLearnTheirOpenings()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("old.evl").toStdString();
        GameId game = 0;
        {
            auto library = std::move(*Library::open(path));
            game = library.save(samples::prepared(pgn("1. e4 e6")))->id;
        }
        {
            library::Connection connection(path, 1000, library::Connection::Opening::Existing);
            connection.exec("ALTER TABLE games DROP COLUMN checksum");
            connection.exec("DROP INDEX positions_opening");
            connection.exec("ALTER TABLE positions DROP COLUMN opening");
            connection.exec("ALTER TABLE positions DROP COLUMN corners");
            connection.exec("DROP TABLE students");
            connection.exec("DROP TABLE former_contents");
            connection.exec("UPDATE positions SET version = 1");
            connection.exec("PRAGMA user_version = 4");
        }
        auto library = Library::open(path);
        QVERIFY(library.ok());
        QCOMPARE(library->report().migratedFrom, 4);
        QCOMPARE(*library->find({}, {.sortBy = library::SortBy::Opening}), std::vector{game});
        QVERIFY(library->game(game)->opening.empty());
        QCOMPARE(*library->learnPositions(10), 1u);
        QCOMPARE(library->game(game)->opening, std::string("C00 French Defence"));
    }
};

EVENMATCH_TEST(TestPositions)

} // namespace tst_positions

#include "tst_positions.moc"
