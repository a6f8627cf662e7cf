#include "tests/run_tests.h"

#include "core/library/library.h"

#include "core/game/family.h"
#include "core/library/schema.h"
#include "core/record/text/rank_text.h"
#include "tests/core/library_samples.h"

#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_library {

using namespace evenmatch;
using namespace evenmatch::library;
using core::ErrorCode;
using samples::Folder;

static Library memory()
{
    auto library = Library::open(":memory:");
    if (!library)
        throw std::runtime_error(core::describe(library.error()));
    return std::move(*library);
}

static Library withGames(std::uint64_t count)
{
    Library library = memory();
    if (!library.addAll(samples::preparedMany(1, count)))
        throw std::runtime_error("cannot add");
    return library;
}

using Accept = bool (*)(std::uint64_t);

namespace {

/// A key that sorts like the number.
std::string numberKey(int number)
{
    const int positive = number + 2000;
    return {static_cast<char>(positive / 65536), static_cast<char>(positive / 256 % 256), static_cast<char>(positive % 256)};
}

/// By strength, texts without a rank first.
std::string rankKey(const std::string& text)
{
    using Kind = evenmatch::record::Rank::Kind;
    const auto rank = evenmatch::record::parseRank(text);
    if (!rank)
        return numberKey(-1000);
    return numberKey(rank->kind == Kind::Kyu ? -rank->number : rank->kind == Kind::Pro ? 20 + rank->number : rank->number);
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsTextsByteForByte()
    {
        Library library = memory();
        TextPacker packer;
        std::string everyByte;
        for (int i = 0; i < 3 * 256; ++i)
            everyByte += static_cast<char>(i);
        for (const std::string& text : {samples::sgf(1), std::string(), everyByte, std::string(300'000, 'x')}) {
            PreparedGame game = samples::prepared(samples::sgf(1));
            game.packedText = *packer.pack(text);
            game.contentHash = textHash(text + "!");
            const auto added = library.save(game);
            QVERIFY(added.ok() && added->isNew);
            QVERIFY(*library.text(added->id) == text);
        }
    }

    void keepsFactsAndProblems()
    {
        Library library = memory();
        PreparedGame game = samples::prepared(samples::sgf(7), "folder/a.sgf");
        game.problems = {{ErrorCode::PointTaken, "D4", "folder/a.sgf", 1, 2, 3}, {ErrorCode::UnexpectedEnd}};
        const auto added = library.save(game);
        QVERIFY(added.ok());
        const auto stored = library.game(added->id);
        QVERIFY(stored.ok());
        QVERIFY(stored->header == game.header);
        QCOMPARE(stored->header.info.players[0].name, std::string("Black 7"));
        QCOMPARE(stored->header.file, std::string("folder/a.sgf"));
        QVERIFY(stored->problems == game.problems);
        QVERIFY(stored->contentHash == game.contentHash && stored->movesHash == game.movesHash);
        QVERIFY(!stored->inTrash);
        QVERIFY(std::chrono::abs(stored->importedAt - std::chrono::system_clock::now()) < std::chrono::hours(1));
    }

    void theSameGameIsKeptOnce()
    {
        Library library = memory();
        const auto first = library.save(samples::prepared(samples::sgf(1)));
        std::string spaced = samples::sgf(1);
        spaced.insert(spaced.find(";B["), "\n\n");
        const auto again = library.addAll(
            std::vector{samples::prepared(spaced), samples::prepared(samples::sgf(2)), samples::prepared(samples::sgf(2))});
        QVERIFY(again.ok());
        QVERIFY(!(*again)[0].isNew && (*again)[0].id == first->id);
        QVERIFY((*again)[1].isNew);
        QVERIFY(!(*again)[2].isNew && (*again)[2].id == (*again)[1].id);
        QCOMPARE(*library.count(), 2u);
        QCOMPARE(*library.text(first->id), samples::sgf(1)); // the original text
    }

    void otherAnnotationsAreAnotherGame()
    {
        Library library = withGames(3);
        std::string annotated = samples::sgf(2);
        annotated.insert(annotated.size() - 1, "C[good move]");
        const auto added = library.save(samples::prepared(annotated));
        QVERIFY(added->isNew);
        QCOMPARE(*library.count(), 4u);
    }

    void aFailedTransactionLeavesNothing()
    {
        const Folder folder;
        auto library = Library::open(folder / "a.evl");
        auto other = Library::open(folder / "a.evl", {.busyTimeoutMs = 0});
        Connection blocker(folder / "a.evl", 0, Connection::Opening::Existing);
        {
            WriteTransaction transaction(blocker);
            const auto failed = other->addAll(samples::preparedMany(1, 5));
            QVERIFY(!failed.ok());
            QVERIFY(failed.error().code == ErrorCode::LibraryBusy);
            QCOMPARE(*other->count(), 0u);
        }
        QVERIFY(other->addAll(samples::preparedMany(1, 5)).ok());
        QCOMPARE(*library->count(), 5u);
    }

    void readsWhereNothingCanBeWritten()
    {
        const Folder folder;
        const auto path = folder / "a #1?.evl";
        QVERIFY(Library::open(path)->addAll(samples::preparedMany(1, 5)).ok());
        std::filesystem::permissions(path, std::filesystem::perms::owner_read);
        std::filesystem::permissions(path.parent_path(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
        const bool mayWrite = QFileInfo(QString::fromStdString(path.parent_path().string())).isWritable();
        const auto refused = Library::open(path, {.create = false});
        auto library = Library::open(path, {.create = false, .orReadOnly = true});
        std::filesystem::permissions(path.parent_path(), std::filesystem::perms::owner_all);
        if (mayWrite)
            QSKIP("nothing is forbidden to root");
        QVERIFY(!refused.ok());
        QVERIFY(library.ok());
        QCOMPARE(*library->count(), 5u);
        QCOMPARE(*library->text(3), samples::sgf(3));
        QVERIFY(library->save(samples::prepared(samples::sgf(9))).error().code == ErrorCode::CannotWrite);
    }

    void updatesAGame()
    {
        Library library = withGames(3);
        QVERIFY(library.addTag(std::vector<GameId>{2}, "mine").ok());
        QVERIFY(library.setAnalyses(2, "m", std::vector<Analysis>{{0, 1, "a"}, {1, 1, "b"}, {2, 1, "c"}}).ok());

        std::string commented = samples::sgf(2);
        commented.insert(commented.size() - 1, "C[hm]");
        QVERIFY(library.update(2, samples::prepared(commented)).ok());
        QCOMPARE(*library.text(2), commented);
        QCOMPARE(library.analyses(2, "m")->size(), 3u); // the same moves
        QCOMPARE(*library.tagsOf(2), std::vector<std::string>{"mine"});

        std::string withKomi = commented;
        withKomi.replace(withKomi.find("KM[6.5]"), 7, "KM[0.5]");
        QVERIFY(library.update(2, samples::prepared(withKomi), 1).ok());
        QCOMPARE(library.analyses(2, "m")->size(), 0u); // other values
        QVERIFY(library.update(2, samples::prepared(commented)).ok());
        QVERIFY(library.setAnalyses(2, "m", std::vector<Analysis>{{0, 1, "a"}, {1, 1, "b"}, {2, 1, "c"}}).ok());

        QVERIFY(library.update(2, samples::prepared(samples::sgf(40)), 1).ok());
        QCOMPARE(library.analyses(2, "m")->size(), 2u); // the start and after one move
        QCOMPARE(library.game(2)->header.info.players[0].name, std::string("Black 40"));
        QVERIFY(library.update(2, samples::prepared(samples::sgf(41))).ok());
        QCOMPARE(library.analyses(2, "m")->size(), 0u);

        QVERIFY(library.update(2, samples::prepared(samples::sgf(3))).ok()); // now there are two of them
        QCOMPARE(*library.count(), 3u);
        QVERIFY(library.update(99, samples::prepared(samples::sgf(3))).error().code == ErrorCode::NotFound);
    }

    void trashKeepsUntilEmptied()
    {
        Library library = withGames(5);
        QVERIFY(library.moveToTrash(std::vector<GameId>{2, 3, 4}).ok());
        QCOMPARE(*library.count(), 2u);
        QCOMPARE(*library.count({.inTrash = true}), 3u);
        QCOMPARE(*library.find({.inTrash = true}), (std::vector<GameId>{2, 3, 4}));
        QCOMPARE(*library.text(3), samples::sgf(3));
        QVERIFY(library.game(3)->inTrash);

        QVERIFY(library.restoreFromTrash(std::vector<GameId>{2}).ok());
        const auto importedAgain = library.save(samples::prepared(samples::sgf(3)));
        QCOMPARE(importedAgain->id, GameId{3});
        QVERIFY(importedAgain->isNew);
        QCOMPARE(*library.find({}), (std::vector<GameId>{1, 2, 3, 5}));

        QVERIFY(library.setAnalyses(4, "m", std::vector<Analysis>{{0, 1, "a"}}).ok());
        QCOMPARE(*library.emptyTrash(), 1u);
        QVERIFY(library.text(4).error().code == ErrorCode::NotFound);
        QCOMPARE(library.analyses(4, "m")->size(), 0u);
        QVERIFY(library.save(samples::prepared(samples::sgf(4)))->id > 5); // a number is never used twice
    }

    void aliasesJoinPlayers()
    {
        Library library = withGames(100);
        const PlayerId me = *library.playerOf("Black 1");
        QCOMPARE(library.player(me)->games, 2u);
        QVERIFY(library.setAlias("White 2", me).ok());
        QVERIFY(library.setAlias("Nobody yet", me).ok());
        QVERIFY(library.setMe(me, true).ok());

        const auto player = library.player(me);
        QCOMPARE(player->name, std::string("Black 1"));
        QCOMPARE(player->names, (std::vector<std::string>{"Black 1", "White 2", "Nobody yet"}));
        QVERIFY(player->isMe);
        QCOMPARE(player->games, 5u); // Black in 1, 51; White in 2, 39, 76
        QCOMPARE(*library.playerOf("White 2"), me);
        QCOMPARE(*library.count({.onlyMine = true}), 5u);
        QCOMPARE(*library.count({.player = me}), 5u);

        const auto players = library.players();
        QCOMPARE(players->size(), std::size_t{50 + 37 - 1});
        QCOMPARE(players->front().games, 5u);
        QVERIFY(std::is_sorted(players->begin(), players->end(), [](const Player& a, const Player& b) { return a.games > b.games; }));
        QVERIFY(library.setAlias("", me).error().code == ErrorCode::BadArgument);
        QVERIFY(library.setAlias("x", 12345).error().code == ErrorCode::NotFound);
        QVERIFY(library.playerOf("x").error().code == ErrorCode::NotFound); // the failed one left no trace

        PreparedGame later = samples::prepared(samples::sgf(200));
        later.header.info.players[0].name = "Nobody yet";
        QVERIFY(library.save(later).ok());
        QCOMPARE(*library.count({.onlyMine = true}), 6u);
    }

    void tags()
    {
        Library library = withGames(10);
        QVERIFY(library.addTag(std::vector<GameId>{1, 2}, "joseki").ok());
        QVERIFY(library.addTag(std::vector<GameId>{2, 3}, "lost").ok());
        QVERIFY(library.addTag(std::vector<GameId>{2}, "lost").ok());
        QCOMPARE(*library.tags(), (std::vector<std::string>{"joseki", "lost"}));
        QCOMPARE(*library.tagsOf(2), (std::vector<std::string>{"joseki", "lost"}));
        QCOMPARE(*library.find({.tag = "lost"}), (std::vector<GameId>{2, 3}));
        QVERIFY(library.removeTag(std::vector<GameId>{1, 2, 3}, "joseki").ok());
        QCOMPARE(*library.tags(), std::vector<std::string>{"lost"});
        QVERIFY(library.addTag(std::vector<GameId>{1, 77}, "both or none").error().code == ErrorCode::NotFound);
        QVERIFY(library.tagsOf(1)->empty());
        QVERIFY(library.addTag(std::vector<GameId>{3, 4}, "won").ok());
        QVERIFY(library.moveToTrash(std::vector<GameId>{2, 3}).ok());
        QCOMPARE(*library.tags(), (std::vector<std::string>{"lost", "won"})); // its games may come back
        QCOMPARE(*library.emptyTrash(), 2u);
        QCOMPARE(*library.tags(), std::vector<std::string>{"won"});
        QCOMPARE(*library.tagsOf(4), std::vector<std::string>{"won"});
    }

    void analysesAndEstimates()
    {
        Library library = withGames(2);
        const std::vector<Analysis> made = {{0, 1, std::string("\0\1\2", 3)}, {5, 1, ""}, {9, 2, "x"}};
        QVERIFY(library.setAnalyses(1, "abc", made).ok());
        QVERIFY(library.setAnalyses(1, "other", std::vector<Analysis>{{0, 1, "y"}}).ok());
        QVERIFY(*library.analyses(1, "abc") == made);
        QVERIFY(library.setAnalyses(1, "abc", std::vector<Analysis>{{5, 3, "new"}}).ok());
        QCOMPARE(library.analyses(1, "abc")->at(1), (Analysis{5, 3, "new"}));
        QVERIFY(library.setAnalyses(7, "abc", made).error().code == ErrorCode::NotFound);
        QCOMPARE(*library.find({.analysedBy = "abc"}), std::vector<GameId>{1});
        QCOMPARE(*library.count({.game = "go*", .analysedBy = "abc"}), 1u);
        QCOMPARE(*library.count({.analysedBy = "ab"}), 0u);
        QVERIFY(library.update(1, samples::prepared(samples::sgf(9)), -1, {"mine", made}).ok()); // with other moves, old notes are removed
        QVERIFY(library.analyses(1, "abc")->empty());
        QVERIFY(*library.analyses(1, "mine") == made);

        const PlayerId player = *library.playerOf("Black 1");
        const std::chrono::sys_seconds time(std::chrono::seconds(1'700'000'000));
        QVERIFY(library.addEstimate({player, "abc", time + std::chrono::hours(1), R"({"rank":"3k"})"}).ok());
        QVERIFY(library.addEstimate({player, "abc", time, R"({"rank":"4k"})"}).ok());
        const auto estimates = library.estimates(player);
        QCOMPARE(estimates->size(), 2u);
        QCOMPARE(estimates->front().json, std::string(R"({"rank":"4k"})"));
        QVERIFY(estimates->front().madeAt == time);
        QVERIFY(library.addEstimate({999, "abc", time, ""}).error().code == ErrorCode::NotFound);
    }

    /// The part that the date lacks may lie on the other side of the limit.
    void partialDatesAreWithinTheirWholeTime()
    {
        auto library = Library::open(":memory:");
        for (const char* date : {"", "1998", "1999", "1999-04", "1999-05", "1999-05-20", "2000"})
            QVERIFY(library->save(samples::prepared("(;GM[1]SZ[9]DT[" + std::string(date) + "];B[ee])")).ok());
        const auto count = [&](const char* from, const char* to) { return *library->count({.dateFrom = from, .dateTo = to}); };
        QCOMPARE(count("", "1999-05"), 4u); // not "1999"
        QCOMPARE(count("", "1999-05-19"), 2u);
        QCOMPARE(count("", "1999"), 5u);
        QCOMPARE(count("1999-05", ""), 3u);
        QCOMPARE(count("1999-04", "1999-05"), 3u);
    }

    void finds_data()
    {
        QTest::addColumn<GameFilter>("filter");
        QTest::addColumn<Accept>("accept");
        const auto row = [](const char* name, const GameFilter& filter, Accept accept) { QTest::newRow(name) << filter << accept; };
        row("all", {}, [](std::uint64_t) { return true; });
        row("game", {.game = "go"}, [](std::uint64_t) { return true; });
        row("other game", {.game = "chess"}, [](std::uint64_t) { return false; });
        row("family of games", {.game = "go*"}, [](std::uint64_t) { return true; });
        row("no such family", {.game = "gobang*"}, [](std::uint64_t) { return false; });
        row("ranks", {.ranks = RankSpan{{record::Rank::Kind::Kyu, 3}, {record::Rank::Kind::Dan, 1}}},
            [](std::uint64_t n) { return n % 9 <= 2; });
        row("no such ratings", {.ranks = RankSpan{{record::Rank::Kind::Elo, 1000}, {record::Rank::Kind::Elo, 3000}}},
            [](std::uint64_t) { return false; });
        row("outcome", {.outcome = game::Outcome::FirstWins}, [](std::uint64_t n) { return n % 2 == 0; });
        row("from a year", {.dateFrom = "2010"}, [](std::uint64_t n) { return n % 30 >= 20; });
        row("to a year", {.dateTo = "1995"}, [](std::uint64_t n) { return n % 30 <= 5; });
        row("month", {.dateFrom = "1997-08", .dateTo = "1997-08"}, [](std::uint64_t n) { return n % 30 == 7 && n % 12 == 7; });
        row("name", {.text = "lack 49"}, [](std::uint64_t n) { return n % 50 == 49; });
        row("name, case", {.text = "wHITE 36"}, [](std::uint64_t n) { return n % 37 == 36; });
        row("event", {.text = "Event 3"}, [](std::uint64_t n) { return n % 10 == 3; });
        row("place", {.text = "place 6"}, [](std::uint64_t n) { return n % 7 == 6; });
        row("wildcards are letters", {.text = "Black%"}, [](std::uint64_t) { return false; });
        row("together", {.outcome = game::Outcome::SecondWins, .text = "event 3"}, [](std::uint64_t n) { return n % 10 == 3; });
        row("contradiction", {.outcome = game::Outcome::FirstWins, .text = "event 3"}, [](std::uint64_t) { return false; });
    }

    void finds()
    {
        QFETCH(GameFilter, filter);
        QFETCH(Accept, accept);
        Library library = withGames(300);
        std::vector<GameId> expected;
        for (std::uint64_t n = 1; n <= 300; ++n)
            if (accept(n))
                expected.push_back(static_cast<GameId>(n));
        QCOMPARE(*library.find(filter, {.limit = 1000}), expected);
        QCOMPARE(*library.count(filter), expected.size());
    }

    /// Besides players, events and places, a search finds openings ("French": 1. e4 e6) and the user's own results.
    void findsByOpeningAndOwnResult()
    {
        Library library = memory();
        for (const char* text : {"[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e6 2. d4 d5 1-0\n",
                 "[White \"Carl\"]\n[Black \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n",
                 "[White \"Ben\"]\n[Black \"Carl\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n"})
            QVERIFY(library.save(samples::prepared(text, "games.pgn")).ok());
        QCOMPARE(*library.find({.text = "french"}), std::vector<GameId>{1});
        QCOMPARE(*library.count({.text = "french"}), 1u);
        QVERIFY(library.find({.won = true})->empty()); // no player is the user yet
        QVERIFY(library.setMe(*library.playerOf("Anna"), true).ok());
        QCOMPARE(*library.find({.won = true}), std::vector<GameId>{1});
        QCOMPARE(*library.find({.won = false}), std::vector<GameId>{2});
    }

    /// Some programs write an accent as a character of its own.
    void aNameIsFoundInBothForms()
    {
        const std::pair<const char*, const char*> forms[] = {{"Jos\xc3\xa9", "JOSE\xcc\x81"}, {"\xe1\xbb\x87", "e\xcc\xa3\xcc\x82"},
            {"\xd0\xb9", "\xd0\xb8\xcc\x86"}, {"\xe3\x81\x8c", "\xe3\x81\x8b\xe3\x82\x99"}, {"\xe3\x83\x91", "\xe3\x83\x8f\xe3\x82\x9a"},
            {"\xea\xb0\x81", "\xe1\x84\x80\xe1\x85\xa1\xe1\x86\xa8"}};
        for (const auto& [one, two] : forms)
            for (const auto& [name, text] : {std::pair(one, two), std::pair(two, one)}) {
                auto library = Library::open(":memory:");
                QVERIFY(library->save(samples::prepared("(;GM[1]SZ[9]CA[UTF-8]PB[" + std::string(name) + "];B[ee])")).ok());
                QVERIFY2(*library->count({.text = text}) == 1, text);
            }
    }

    void findsInAnyCaseOfAnyAlphabet()
    {
        Library library = memory();
        QVERIFY(
            library.save(samples::prepared("[White \"Müller\"]\n[Black \"КАСПАРОВ\"]\n[Event \"Straße\"]\n\n1. e4 e5 *\n", "a.pgn")).ok());
        for (const char* text : {"MÜLLER", "müller", "Каспаров", "каспар", "strasse", "STRASSE", "ÜL"})
            QVERIFY2(library.find({.text = text})->size() == 1, text);
        for (const char* text : {"muller", "Карпов", "ö"})
            QVERIFY2(library.find({.text = text})->empty(), text);
    }

    /// PGN writes the family name first, and some programs a typographic apostrophe.
    void findsNamesInAnyOrderOfWords()
    {
        Library library = memory();
        const char* const names = "[White \"Carlsen, Magnus\"]\n[Black \"O’Connor, Seán\"]\n\n1. e4 *\n";
        QVERIFY(library.save(samples::prepared(names, "a.pgn")).ok());
        for (const char* text : {"Magnus Carlsen", "carlsen,magnus", "O'Connor", "SEÁN O’CONNOR"})
            QVERIFY2(library.find({.text = text})->size() == 1, text);
        QVERIFY(library.find({.text = "Magnus Anderssen"})->empty());
    }

    void opensThroughASymbolicLink()
    {
        const samples::Folder folder;
        const auto file = folder / "a.evl";
        const auto link = folder / "link.evl";
        QVERIFY(Library::open(file)->save(samples::prepared(samples::sgf(1))).ok());
        std::filesystem::create_symlink("a.evl", link);
        auto library = Library::open(link);
        QVERIFY2(library.ok(), library.ok() ? "" : core::describe(library.error()).c_str());
        QCOMPARE(*library->count(), 1u);
        QCOMPARE(library->path(), std::filesystem::canonical(file)); // SQLite's companion files are in the same folder
    }

    void sortsAndPages_data()
    {
        QTest::addColumn<SortBy>("sortBy");
        QTest::newRow("imported") << SortBy::Imported;
        QTest::newRow("date") << SortBy::Date;
        QTest::newRow("first") << SortBy::FirstPlayer;
        QTest::newRow("second") << SortBy::SecondPlayer;
        QTest::newRow("event") << SortBy::Event;
        QTest::newRow("moves") << SortBy::Moves;
        QTest::newRow("game") << SortBy::Game;
        QTest::newRow("outcome") << SortBy::Outcome;
        QTest::newRow("first rank") << SortBy::FirstRank;
        QTest::newRow("second rank") << SortBy::SecondRank;
        QTest::newRow("time control") << SortBy::TimeControl;
    }

    void sortsAndPages()
    {
        QFETCH(SortBy, sortBy);
        Library library = withGames(130);
        const auto key = [&](const StoredGame& game) -> std::string {
            switch (sortBy) {
            case SortBy::Imported: return std::string(1, static_cast<char>(game.id));
            case SortBy::Date: return game.header.info.isoDate;
            case SortBy::FirstPlayer: return game.header.info.players[0].name;
            case SortBy::SecondPlayer: return game.header.info.players[1].name;
            case SortBy::Event: return game.header.info.event;
            case SortBy::Moves: {
                const auto together = static_cast<int>(game::movesANumber(game::familyOf(game.header.game)));
                return std::string(1, static_cast<char>((game.header.moves + together - 1) / together));
            }
            case SortBy::Game: return game.header.game;
            case SortBy::Outcome: return std::string(1, static_cast<char>(game.header.info.outcome));
            case SortBy::FirstRank: return rankKey(game.header.info.players[0].rank);
            case SortBy::SecondRank: return rankKey(game.header.info.players[1].rank);
            case SortBy::TimeControl: return numberKey(std::atoi(game.header.info.timeControl.c_str())) + game.header.info.timeControl;
            case SortBy::Opening: break; // tst_positions.cpp: not a tag of the game
            }
            return {};
        };
        const std::vector<GameId> all = *library.find({}, {.sortBy = sortBy, .limit = 1000});
        QCOMPARE(all.size(), 130u);
        const std::vector<StoredGame> games = *library.games(all);
        QVERIFY(std::is_sorted(games.begin(), games.end(), [&](const StoredGame& a, const StoredGame& b) {
            const auto unsignedLess = [](char x, char y) { return static_cast<unsigned char>(x) < static_cast<unsigned char>(y); };
            const std::string x = key(a);
            const std::string y = key(b);
            return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end(), unsignedLess) || (x == y && a.id < b.id);
        }));

        std::vector<GameId> backwards = *library.find({}, {.sortBy = sortBy, .descending = true, .limit = 1000});
        std::reverse(backwards.begin(), backwards.end());
        QCOMPARE(backwards, all);

        std::vector<GameId> paged;
        for (std::uint64_t offset = 0; offset < 140; offset += 20) {
            const std::vector<GameId> page = *library.find({}, {.sortBy = sortBy, .offset = offset, .limit = 20});
            paged.insert(paged.end(), page.begin(), page.end());
        }
        QCOMPARE(paged, all);
    }

    /// Two moves of chess share a number.
    void sortsByTheNumberOfMovesThatListsShow()
    {
        Library library = memory();
        QVERIFY(library.save(samples::prepared("(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg])", "a.sgf")).ok());
        QVERIFY(library.save(samples::prepared("[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n", "b.pgn")).ok());
        QCOMPARE(*library.find({}, {.sortBy = SortBy::Moves}), (std::vector<GameId>{2, 1}));
        QCOMPARE(*library.find({.game = "chess*"}, {.sortBy = SortBy::Moves}), std::vector<GameId>{2});
    }

    void sortsRanksAsTheFilterReadsThem()
    {
        using Kind = record::Rank::Kind;
        Library library = memory();
        std::uint64_t number = 0;
        for (const char* rank : {"职业九段", "18급", "1650", "二段", "3k", "?", "18級", "2d", "10k", "18级", "12x", ""}) {
            PreparedGame game = samples::prepared(samples::sgf(++number));
            game.header.info.players[0].rank = rank;
            QVERIFY(library.save(game).ok());
        }
        const std::vector<GameId> byStrength{6, 11, 12, 2, 7, 10, 9, 5, 4, 8, 1, 3};
        QCOMPARE(*library.find({}, {.sortBy = SortBy::FirstRank}), byStrength);
        QCOMPARE(*library.find({.ranks = RankSpan{{Kind::Kyu, 18}, {Kind::Kyu, 18}}}, {.sortBy = SortBy::FirstRank}),
            (std::vector<GameId>{2, 7, 10}));
    }

    void searchesAnyText()
    {
        Library library = withGames(20);
        const std::string withNul("Bl\0ack", 6);
        for (const std::string& text : {std::string("'\"%_\\;--"), withNul, std::string("\xff\xfe"), std::string(100'000, 'a')}) {
            const auto found = library.find({.game = "", .text = text});
            QVERIFY(found.ok());
            QVERIFY(found->empty());
            QVERIFY(library.find({.game = text, .dateFrom = text, .dateTo = text, .tag = text}).ok());
        }
        QCOMPARE(library.find({}, {.offset = ~std::uint64_t{0}, .limit = ~std::uint64_t{0}})->size(), 0u);
    }

    void unknownIdsAreNotFound()
    {
        Library library = withGames(1);
        QVERIFY(library.game(2).error().code == ErrorCode::NotFound);
        QVERIFY(library.text(2).error().code == ErrorCode::NotFound);
        QVERIFY(library.player(99).error().code == ErrorCode::NotFound);
        QVERIFY(library.setMe(99, true).error().code == ErrorCode::NotFound);
        QCOMPARE(library.games(std::vector<GameId>{5, 1, 6})->size(), 1u);
    }

    void twoConnectionsWorkOnOneFile()
    {
        const Folder folder;
        auto one = Library::open(folder / "a.evl");
        auto two = Library::open(folder / "a.evl");
        QVERIFY(one->report().created && !two->report().created);
        QVERIFY(one->addAll(samples::preparedMany(1, 10)).ok());
        QCOMPARE(*two->count(), 10u);
        const auto again = two->addAll(samples::preparedMany(5, 10)); // also has the names that the other program added
        QVERIFY(again.ok());
        QCOMPARE(*one->count(), 14u);
        Library moved = std::move(*one);
        QCOMPARE(*moved.text(14), samples::sgf(14));
    }

    /// Locks belong to the process, and closing any of its own file descriptors of the library releases all of them. Another program that
    /// opens and closes the library would then remove the log that this one still writes to, and later writes would be lost.
    void openingItAgainKeepsTheLocks()
    {
        const Folder folder;
        const std::filesystem::path path = folder / "a.evl";
        auto one = Library::open(path);
        QVERIFY(one->addAll(samples::preparedMany(1, 10)).ok());
        QVERIFY(Library::open(path, {.create = false})->count().ok());
        const pid_t other = fork();
        if (other == 0) {
            struct flock wanted { };
            wanted.l_type = F_WRLCK; // of the whole file: the last program takes this lock before it removes the log
            wanted.l_whence = SEEK_SET;
            const int file = ::open(path.c_str(), O_RDWR);
            const bool isLocked = file >= 0 && fcntl(file, F_GETLK, &wanted) == 0 && wanted.l_type != F_UNLCK;
            _exit(isLocked ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(waitpid(other, &status, 0), other);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
    }

    void opensAgain()
    {
        const Folder folder;
        QVERIFY(Library::open(folder / "a.evl")->addAll(samples::preparedMany(1, 10)).ok());
        const auto library = Library::open(folder / "a.evl", {.create = false});
        QVERIFY(library.ok());
        QVERIFY(!library->report().created && !library->report().recovered && library->report().migratedFrom == 0);
        const auto missing = Library::open(folder / "b.evl", {.create = false});
        QVERIFY(missing.error().code == ErrorCode::CannotOpen);
        QVERIFY(!std::filesystem::exists(folder / "b.evl"));
        QVERIFY(Library::open(folder / "no such folder/b.evl").error().code == ErrorCode::CannotOpen);
    }

    void leavesOtherFilesAlone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("dear diary");
        QTest::newRow("a game") << QByteArray::fromStdString(samples::sgf(1));
        QTest::newRow("a long text") << QByteArray(10'000, 'x');
        QTest::newRow("like SQLite at first") << QByteArray("SQLite format 3\0 but no more", 28);
        const Folder folder;
        {
            SQLite::Database other((folder / "o.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.exec("CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x')");
        }
        QTest::newRow("another program's database") << QByteArray::fromStdString(samples::readFile(folder / "o.db"));
    }

    void leavesOtherFilesAlone()
    {
        QFETCH(QByteArray, content);
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", content.toStdString());
        const auto library = Library::open(path);
        QVERIFY(!library.ok());
        QVERIFY(library.error().code == ErrorCode::NotALibrary);
        QCOMPARE(library.error().file, path.string());
        QCOMPARE(samples::readFile(path), content.toStdString());
        QVERIFY(Library::open(path.parent_path()).error().code == ErrorCode::NotALibrary);
    }

    void anEmptyFileBecomesALibraryOnlyIfRequested()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.sgf", "");
        for (const bool orReadOnly : {false, true})
            QVERIFY(Library::open(path, {.create = false, .orReadOnly = orReadOnly}).error().code == ErrorCode::NotALibrary);
        QCOMPARE(samples::readFile(path), std::string());
        QVERIFY(Library::open(path).ok());
    }

    void leavesNewerLibrariesAlone()
    {
        const Folder folder;
        QVERIFY(Library::open(folder / "a.evl").ok());
        Connection(folder / "a.evl", 0, Connection::Opening::Existing).exec("PRAGMA user_version = 1000");
        const std::string before = samples::readFile(folder / "a.evl");
        const auto library = Library::open(folder / "a.evl");
        QVERIFY(library.error().code == ErrorCode::LibraryTooNew);
        QCOMPARE(core::describe(library.error().detail), std::string("1000"));
        QCOMPARE(samples::readFile(folder / "a.evl"), before);
    }

    void migratesWithABackup()
    {
        const Folder folder;
        QVERIFY(Library::open(folder / "a.evl")->addAll(samples::preparedMany(1, 10)).ok());
        const std::vector<Migration> steps
            = {{kVersion, "never again"}, {kVersion + 1, "CREATE TABLE two (x)"}, {kVersion + 2, "INSERT INTO two VALUES (7)"}};
        const auto backupFile = folder / ("a.evl.backup-v" + std::to_string(kVersion));
        {
            Connection connection(folder / "a.evl", 0, Connection::Opening::Existing);
            const auto report = migrate(connection, folder / "a.evl", steps);
            QVERIFY(report.ok());
            QCOMPARE(report->from, kVersion);
            QCOMPARE(report->backup, backupFile);
            QCOMPARE(connection.integer("SELECT x FROM two"), 7);
            QCOMPARE(connection.integer("PRAGMA user_version"), kVersion + 2);
            QVERIFY(migrate(connection, folder / "a.evl", steps)->backup.empty()); // no further steps
        }
        auto backup = Library::open(backupFile);
        QVERIFY(backup.ok());
        QCOMPARE(*backup->count(), 10u);
        QCOMPARE(*backup->text(4), samples::sgf(4));
    }

    void aFailedMigrationChangesNothing()
    {
        const Folder folder;
        QVERIFY(Library::open(folder / "a.evl")->addAll(samples::preparedMany(1, 10)).ok());
        {
            Connection connection(folder / "a.evl", 0, Connection::Opening::Existing);
            const std::vector<Migration> steps
                = {{kVersion + 1, "DROP TABLE problems; CREATE TABLE two (x)"}, {kVersion + 2, "this is no SQL"}};
            QVERIFY(!guarded([&] { return migrate(connection, folder / "a.evl", steps); }).ok());
        }
        const auto backup = "a.evl.backup-v" + std::to_string(kVersion);
        QVERIFY(!std::filesystem::exists(folder / backup)); // each start would add another copy to a full disk
        auto library = Library::open(folder / "a.evl");
        QVERIFY(library.ok());
        QCOMPARE(library->game(4)->problems.size(), 0u);
        QCOMPARE(*library->count(), 10u);
    }

    void olderLibrariesLoseAnUnusedIndex()
    {
        const Folder folder;
        QVERIFY(Library::open(folder / "a.evl")->addAll(samples::preparedMany(1, 10)).ok());
        Connection connection(folder / "a.evl", 0, Connection::Opening::Existing);
        const auto indexes = [&] { return connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'games_by_moves'"); };
        QCOMPARE(indexes(), 0);
        connection.exec("CREATE INDEX games_by_moves ON games (moves_hash)"); // in the form of version 8
        connection.exec("DROP TABLE former_contents");
        connection.exec("PRAGMA user_version = 8");
        auto library = Library::open(folder / "a.evl");
        QVERIFY(library.ok());
        QCOMPARE(library->report().migratedFrom, 8);
        QCOMPARE(indexes(), 0);
        QCOMPARE(*library->count(), 10u);
        QCOMPARE(*library->text(4), samples::sgf(4));
        QVERIFY(Library::open(folder / "a.evl").ok()); // intact, with the tables of this version
    }
};

EVENMATCH_TEST(TestLibrary)

} // namespace tst_library

#include "tst_library.moc"
