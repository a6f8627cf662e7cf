// Libraries with damaged files: random bytes changed, pages zeroed, ends cut off.
#include "tests/run_tests.h"

#include "core/library/recovery.h"
#include "tests/core/library_samples.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTest>

#include <cstring>
#include <numeric>
#include <set>
#include <vector>

namespace tst_library_recovery {

using namespace evenmatch;
using namespace evenmatch::library;
using core::ErrorCode;
using samples::Folder;

namespace {

constexpr std::uint64_t kGames = 150;
constexpr std::size_t kPage = 8192;
const OpenOptions kRecover{.recover = true};

/// A library of some games with tags, aliases and analyses, as the bytes of its file.
const std::string& intact()
{
    static const std::string bytes = [] {
        const Folder folder;
        {
            auto library = Library::open(folder / "a.evl");
            if (!library || !library->addAll(samples::preparedMany(1, kGames)))
                throw std::runtime_error("no library");
            const std::vector<GameId> tagged = {1, 100, 149};
            const std::vector<Analysis> analyses(1, Analysis{3, 1, std::string(500, 'a')});
            bool ok = library->addTag(tagged, "kept").ok() && library->setAlias("Black 3", *library->playerOf("White 5")).ok();
            for (const GameId id : tagged)
                ok = ok && library->setAnalyses(id, "m", analyses).ok();
            if (!ok)
                throw std::runtime_error("no content");
        }
        return samples::readFile(folder / "a.evl");
    }();
    return bytes;
}

/// The game's number by its GN tag.
std::uint64_t numberOf(const std::string& text) { return std::stoull(text.substr(text.find("GN[") + 3)); }

/// Checks that every text in the library is one of ours, undamaged, and occurs once. Returns their number.
std::uint64_t checkTexts(Library& library)
{
    std::set<std::uint64_t> numbers;
    const std::vector<GameId> ids = *library.find({}, {.limit = 10'000});
    for (const GameId id : ids) {
        const auto text = library.text(id);
        if (!text || *text != samples::sgf(numberOf(*text)) || !numbers.insert(numberOf(*text)).second)
            throw std::runtime_error("text of game " + std::to_string(id));
        const auto game = library.game(id);
        if (!game || game->header.info.players[0].name.empty() || game->header.moves == 0)
            throw std::runtime_error("facts of game " + std::to_string(id));
    }
    return numbers.size();
}

} // namespace

using Damage = void (*)(std::string& file, core::Random& random);

static void flipBytes(std::string& file, core::Random& random)
{
    for (int i = 0; i < 40; ++i)
        file[kPage + random.below(static_cast<std::uint32_t>(file.size() - kPage))] ^= static_cast<char>(1 + random.below(255));
}

static void overwritePages(std::string& file, core::Random& random)
{
    for (int i = 0; i < 3; ++i) {
        const std::size_t page = 1 + random.below(static_cast<std::uint32_t>(file.size() / kPage - 1));
        for (std::size_t j = 0; j < kPage; ++j)
            file[page * kPage + j] = static_cast<char>(random());
    }
}

static void truncate(std::string& file, core::Random& random)
{
    file.resize(kPage + random.below(static_cast<std::uint32_t>(file.size() - kPage)));
}

static void damageAnything(std::string& file, core::Random& random)
{
    for (int i = 0; i < 4; ++i)
        file[random.below(static_cast<std::uint32_t>(file.size()))] = static_cast<char>(random());
    file[random.below(8000)] = static_cast<char>(random());
}

/// The facts from the game's text; its origin is not in the text.
static GameHeader factsInText(Library& library, const StoredGame& game)
{
    GameHeader header = samples::prepared(*library.text(game.id)).header;
    header.file = game.header.file;
    header.number = game.header.number;
    return header;
}

static std::vector<StoredGame> allGames(Library& library)
{
    const std::vector<GameId> ids = *library.find({}, {.limit = 10'000});
    return *library.games(ids);
}

static bool saysItsFactsAreDamaged(const StoredGame& game)
{
    return !game.problems.empty() && game.problems.front().code == ErrorCode::LibraryDamaged;
}

/// Damages the file: some bytes anywhere or in the header, pages lost or exchanged, or the end cut off.
static void mutate(std::string& file, core::Random& random)
{
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n))); };
    const auto page = [&] { return below(file.size() / kPage) * kPage; };
    switch (below(7)) {
    case 0: file[below(file.size())] = static_cast<char>(random()); break;
    case 1: file[below(100)] = static_cast<char>(random()); break;
    case 2:
        for (std::size_t i = 0; i < 20; ++i)
            file[below(file.size())] ^= static_cast<char>(1 << below(8));
        break;
    case 3: file.replace(page(), kPage, kPage, '\0'); break;
    case 4: file.resize(below(file.size())); break;
    case 5: {
        const std::size_t a = page();
        const std::string kept = file.substr(a, kPage);
        const std::size_t b = page();
        file.replace(a, kPage, file, b, kPage);
        file.replace(b, kPage, kept);
        break;
    }
    default: // the head of a page, with its kind and its rows
        for (std::size_t begin = page() + (below(4) == 0 ? 100 : 0), i = 0; i < 3 && begin + 12 < file.size(); ++i)
            file[begin + below(12)] = static_cast<char>(random());
    }
}

/// The games whose packed text is undamaged in these bytes.
static std::set<std::uint64_t> gamesWithWholeText(const std::string& file)
{
    static const std::vector<PreparedGame> games = samples::preparedMany(1, kGames);
    std::set<std::uint64_t> whole;
    for (std::uint64_t i = 0; i < kGames; ++i)
        if (file.find(games[i].packedText) != file.npos)
            whole.insert(i + 1);
    return whole;
}

class TestLibraryRecovery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(intact().size() > 20 * kPage); }

    void savesWhatCanBeRead_data()
    {
        QTest::addColumn<Damage>("damage");
        QTest::addColumn<bool>("mayBeUnreadable"); // as a whole
        QTest::newRow("bytes") << Damage(flipBytes) << false;
        QTest::newRow("pages") << Damage(overwritePages) << false;
        QTest::newRow("cut off") << Damage(truncate) << false;
        QTest::newRow("anything") << Damage(damageAnything) << true;
    }

    void savesWhatCanBeRead()
    {
        QFETCH(Damage, damage);
        QFETCH(bool, mayBeUnreadable);
        int recovered = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            core::Random random(seed);
            std::string file = intact();
            damage(file, random);
            const Folder folder;
            const auto path = samples::writeFile(folder / "a.evl", file);
            auto library = Library::open(path, kRecover);
            if (!library) {
                const ErrorCode code = library.error().code;
                QVERIFY2(mayBeUnreadable
                        && (code == ErrorCode::LibraryDamaged || code == ErrorCode::NotALibrary || code == ErrorCode::LibraryTooNew),
                    core::describe(library.error()).c_str());
                QCOMPARE(samples::readFile(path), file); // untouched
                continue;
            }
            if (!library->report().recovered)
                continue; // the damage is in unused space, or within a text; see aDamagedTextIsToldWhenRead
            ++recovered;
            const OpenReport& report = library->report();
            QCOMPARE(samples::readFile(report.damagedFile), file);
            QCOMPARE(*library->count(), report.gamesSaved);
            QCOMPARE(checkTexts(*library), report.gamesSaved);
            QVERIFY(report.gamesSaved <= kGames);

            // The library is healthy from now on, and the same files complete it.
            const auto again = library->addAll(samples::preparedMany(1, kGames));
            QVERIFY2(again.ok(), again.ok() ? "" : core::describe(again.error()).c_str());
            QCOMPARE(checkTexts(*library), kGames);
            auto reopened = Library::open(path);
            QVERIFY(reopened.ok() && !reopened->report().recovered);
        }
        QVERIFY(recovered >= (mayBeUnreadable ? 1 : 3));
    }

    void everyPageMayBeLost()
    {
        // One page at a time: unless it is the first, only the texts on it are lost, and a page has room for 45.
        const std::size_t pages = intact().size() / kPage;
        for (std::size_t page = 1; page < pages; page += 5) {
            std::string file = intact();
            std::memset(file.data() + page * kPage, 0, kPage);
            const Folder folder;
            auto library = Library::open(samples::writeFile(folder / "a.evl", file), kRecover);
            QVERIFY2(library.ok(), std::to_string(page).c_str());
            const std::uint64_t games = library->report().recovered ? library->report().gamesSaved : *library->count();
            QVERIFY2(games >= kGames - 45, (std::to_string(page) + ": " + std::to_string(games)).c_str());
        }
    }

    void keepsTheDamagedFileAndTheRest()
    {
        // A page of an index: no content is lost.
        const std::size_t pages = intact().size() / kPage;
        int complete = 0;
        for (std::size_t page = 1; page < pages; page += 3) {
            std::string file = intact();
            file[page * kPage] = '\x7f'; // not a valid kind of page
            const Folder folder;
            const auto path = samples::writeFile(folder / "a.evl", file);
            auto library = Library::open(path, kRecover);
            QVERIFY(library.ok());
            if (!library->report().recovered || library->report().gamesSaved != kGames)
                continue;
            QCOMPARE(samples::readFile(folder / "a.evl.damaged"), file);
            const auto hasAll = library->tagsOf(100)->size() == 1 && library->analyses(149, "m")->size() == 1
                && *library->playerOf("Black 3") == *library->playerOf("White 5");
            complete += hasAll ? 1 : 0;
        }
        QVERIFY(complete >= 3);
    }

    /// If pages are in other pages' places, no table can be read: games are found, but their original number is unknown.
    void saysWhatCannotBeTold()
    {
        const Folder folder;
        auto moved = Library::open(samples::writeFile(folder / "moved.evl", intact().substr(kPage)), kRecover);
        QVERIFY2(moved.ok() && moved->report().recovered, moved.ok() ? "" : core::describe(moved.error()).c_str());
        QVERIFY(moved->report().gamesSaved > 0 && !moved->report().gamesLost);
        std::string file = intact();
        std::memset(file.data() + file.size() / 2, 0, 4 * kPage);
        auto holed = Library::open(samples::writeFile(folder / "holed.evl", file), kRecover);
        QVERIFY(holed.ok() && holed->report().recovered && holed->report().gamesLost);
        QVERIFY(holed->report().gamesSaved + *holed->report().gamesLost >= kGames);
    }

    /// Games after the cut leave no trace, but the header has the number of pages.
    void countsWhatLayBehindTheEnd()
    {
        int counted = 0;
        for (const double kept : {0.3, 0.5, 0.7, 0.8, 0.9}) {
            const auto pages = static_cast<std::size_t>(kept * static_cast<double>(intact().size() / kPage));
            const Folder folder;
            auto cut = Library::open(samples::writeFile(folder / "cut.evl", intact().substr(0, pages * kPage)), kRecover);
            QVERIFY2(cut.ok(), cut.ok() ? "" : core::describe(cut.error()).c_str());
            QVERIFY(cut->report().recovered);
            if (cut->report().gamesSaved == 0)
                continue;
            QVERIFY(cut->report().gamesLost);
            const auto& report = cut->report();
            const auto missing = intact().size() / kPage - pages;
            QVERIFY(*report.gamesLost >= report.gamesSaved * missing / pages);
            QVERIFY2(report.gamesSaved + *report.gamesLost >= kGames / 4, // depends on which pages are left
                qPrintable(QStringLiteral("%1 kept: %2 saved, %3 lost").arg(kept).arg(report.gamesSaved).arg(*report.gamesLost)));
            ++counted;
        }
        QVERIFY(counted > 0);
    }

    void fetchingBringsLostGamesBack()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", intact());
        const Fetched account{.server = "lichess", .name = "anna", .selection = "all", .cursor = R"({"live":1})", .at = {}};
        QVERIFY(Library::open(path)->setFetched(account).ok());
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("DELETE FROM texts WHERE id = 7; DELETE FROM games WHERE id = 5");
        auto library = Library::open(path, kRecover);
        QVERIFY(library.ok() && library->report().recovered);
        QCOMPARE(*library->count(), kGames - 1);
        const auto accounts = library->fetched();
        QVERIFY(accounts.ok() && accounts->size() == 1 && accounts->front().name == "anna");
        QCOMPARE(accounts->front().cursor, std::string()); // the next fetch begins with the account's first game
    }

    /// As on a full disk, where each start would leave another one.
    void aCopyThatFailsIsRemoved()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", intact());
        QVERIFY(std::filesystem::create_directory(folder / "a.evl-wal")); // cannot be copied
        QVERIFY(!recover(path, 0).ok());
        QVERIFY(!std::filesystem::exists(folder / "a.evl.damaged"));
        QCOMPARE(samples::readFile(path), intact());
    }

    void onlyReportsWhenAskedTo()
    {
        std::string file = intact();
        file.resize(file.size() / 2);
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", file);
        QVERIFY(Library::open(path, {}).error().code == ErrorCode::LibraryDamaged);
        QCOMPARE(samples::readFile(path), file);
    }

    void damagedFactsAreToldAndMended_data()
    {
        QTest::addColumn<QByteArray>("fact"); // as stored in a game's row
        QTest::newRow("result") << QByteArray("B+R");
        QTest::newRow("rank") << QByteArray("5k2d");
        QTest::newRow("date") << QByteArray("1995-06-06");
        QTest::newRow("file") << QByteArray("test.sgf");
        QTest::newRow("first player") << QByteArray("Black 7");
        QTest::newRow("event") << QByteArray("Event 4");
    }

    /// In rows of games, and in the tables and indexes that refer to them: a byte that is not even a letter.
    void damagedFactsAreToldAndMended()
    {
        QFETCH(QByteArray, fact);
        std::string file = intact();
        const std::string sound = fact.toStdString();
        QVERIFY(file.find(sound) != std::string::npos);
        for (std::size_t at = file.find(sound); at != std::string::npos; at = file.find(sound, at))
            file[at] = '\xff';
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", file);
        {
            auto library = Library::open(path, {.checkIntegrity = false});
            QVERIFY2(library.ok(), library.ok() ? "" : core::describe(library.error()).c_str());
            const auto games = allGames(*library);
            QCOMPARE(games.size(), kGames); // all are listed
            const auto damaged = std::ranges::count_if(games, saysItsFactsAreDamaged);
            QVERIFY(damaged > 0);
            for (const StoredGame& game : games)
                QVERIFY(saysItsFactsAreDamaged(game) || game.header == factsInText(*library, game));
        }
        auto library = Library::open(path, kRecover);
        QVERIFY(library.ok() && library->report().factsMended > 0);
        QCOMPARE(checkTexts(*library), kGames);
        for (const StoredGame& game : allGames(*library))
            QVERIFY(game.problems.empty() && game.header == factsInText(*library, game));
        QCOMPARE(Library::open(path)->report().factsMended, 0u);
    }

    /// Flips single bits of the rows of games: a game whose facts differ from its text is reported.
    void noFlippedBitChangesFactsUnnoticed()
    {
        constexpr std::size_t kReach = 100; // bytes on both sides of a result
        int noticed = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            core::Random random(seed);
            std::string file = intact();
            const std::size_t from = kPage + random.below(static_cast<std::uint32_t>(file.size() - kPage));
            const std::size_t result = file.find("B+R", from);
            if (result == std::string::npos)
                continue;
            const std::size_t at = std::min(result - kReach + random.below(2 * kReach), file.size() - 1);
            file[at] = static_cast<char>(file[at] ^ (1 << random.below(8)));
            const Folder folder;
            const auto path = samples::writeFile(folder / "a.evl", file);
            auto library = Library::open(path, {.checkIntegrity = false});
            if (!library)
                continue;
            for (const GameId id : library->find({}, {.limit = 10'000}).valueOr({})) {
                const auto game = library->game(id);
                const bool isReported = !game || saysItsFactsAreDamaged(*game);
                noticed += isReported ? 1 : 0;
                QVERIFY2(isReported || !library->text(id) || game->header == factsInText(*library, *game), std::to_string(seed).c_str());
            }
        }
        QVERIFY(noticed > 30);
    }

    void olderLibrariesGetChecksums()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", intact());
        {
            SQLite::Database database(path.string(), SQLite::OPEN_READWRITE); // in the form of version 5
            database.exec("ALTER TABLE games DROP COLUMN checksum");
            database.exec("ALTER TABLE positions DROP COLUMN corners");
            database.exec("DROP TABLE students");
            database.exec("DROP TABLE former_contents");
            database.exec("PRAGMA user_version = 5");
        }
        {
            auto library = Library::open(path);
            QVERIFY2(library.ok(), library.ok() ? "" : core::describe(library.error()).c_str());
            QCOMPARE(library->report().migratedFrom, 5);
            for (const StoredGame& game : allGames(*library))
                QVERIFY(game.problems.empty());
        }
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("UPDATE games SET result = 'W+R' WHERE id = 2");
        QVERIFY(saysItsFactsAreDamaged(*Library::open(path, {.checkIntegrity = false})->game(2)));
        QCOMPARE(Library::open(path)->report().factsMended, 1u);
        QCOMPARE(Library::open(path)->game(2)->header.info.result, std::string("B+R"));
    }

    void aDamagedTextIsToldWhenRead()
    {
        const Folder folder;
        const auto path = folder / "a.evl";
        auto library = Library::open(path);
        PreparedGame game = samples::prepared(samples::sgf(1));
        game.packedText[game.packedText.size() / 2] ^= 1;
        const auto added = library->save(game);
        QVERIFY(library->text(added->id).error().code == ErrorCode::LibraryDamaged);
    }

    void theSameGameMendsADamagedText()
    {
        const Folder folder;
        auto library = Library::open(folder / "a.evl");
        const PreparedGame whole = samples::prepared(samples::sgf(1));
        PreparedGame damaged = whole;
        damaged.packedText[damaged.packedText.size() / 2] ^= 1;
        const auto first = library->save(damaged);
        const auto mended = library->save(whole);
        QVERIFY(mended.ok() && mended->isNew && mended->id == first->id);
        QCOMPARE(*library->text(first->id), samples::sgf(1));
        QVERIFY(!library->save(whole)->isNew);
        QCOMPARE(*library->count(), 1u);
    }

    void doesNotTakeAFileAwayFromAnotherProgram()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", intact());
        auto other = Library::open(path);
        QCOMPARE(*other->count(), kGames);
        std::string file = intact();
        std::memset(file.data() + file.size() / 2, 0, file.size() / 2);
        samples::writeFile(path, file);
        const auto library = Library::open(path, {.recover = true, .busyTimeoutMs = 0});
        QVERIFY(!library.ok());
        QVERIFY(library.error().code == ErrorCode::LibraryBusy);
        QCOMPARE(samples::readFile(path), file);
        QVERIFY(!std::filesystem::exists(folder / "a.evl.damaged"));
    }

    void anImpossibleIdIsNotBelieved()
    {
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", intact());
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE names SET id = -1 WHERE id = 3;"
                  "UPDATE games SET id = 9223372036854775807 WHERE id = 5;"
                  "UPDATE texts SET id = 9223372036854775807 WHERE id = 5;"
                  "UPDATE texts SET id = -7 WHERE id = 7");
        auto library = Library::open(path, kRecover);
        QVERIFY2(library.ok() && library->report().recovered, library.ok() ? "" : core::describe(library.error()).c_str());
        QCOMPARE(checkTexts(*library), kGames);
        QVERIFY(library->find({.text = "white"}, {.limit = 10'000}).ok());
        const auto added
            = library->addAll(samples::preparedMany(kGames + 1, 1)); // the largest possible id would leave none for the next game
        QVERIFY2(added.ok(), added.ok() ? "" : core::describe(added.error()).c_str());
        QVERIFY(added->front().id < 10'000);
    }

    /// EVENMATCH_MUTATIONS=1000 sets another number, EVENMATCH_MUTATION=17 runs a single one.
    void keepsEveryGameWhoseTextIsWhole()
    {
        QVERIFY(gamesWithWholeText(intact()).size() == kGames);
        const auto only = qEnvironmentVariableIntValue("EVENMATCH_MUTATION");
        const int count = std::max(qEnvironmentVariableIntValue("EVENMATCH_MUTATIONS"), 24);
        int recovered = 0;
        int refused = 0;
        std::vector<int> seeds(static_cast<std::size_t>(count));
        std::iota(seeds.begin(), seeds.end(), 1);
        seeds.push_back(127); // a game's row claims that it is in the trash since 1970
        seeds.push_back(222); // refused, and its header was rewritten
        seeds.push_back(563); // a page of other rows in place of names: players' ids are not numbers
        seeds.push_back(965); // a page of texts in place of the first page
        if (only > 0)
            seeds = {only};
        for (const int seed : seeds) {
            core::Random random(static_cast<std::uint64_t>(seed));
            std::string file = intact();
            mutate(file, random);
            const auto whole = gamesWithWholeText(file);
            const Folder folder;
            const auto path = samples::writeFile(folder / "a.evl", file);
            const std::string name = "EVENMATCH_MUTATION=" + std::to_string(seed) + " ";

            auto library = Library::open(path);
            if (!library) {
                QVERIFY2(samples::readFile(path) == file, (name + "was changed without asking").c_str());
                library = Library::open(path, kRecover);
            }
            if (!library) {
                ++refused;
                QVERIFY2(
                    whole.empty() || library.error().code == ErrorCode::LibraryTooNew, (name + core::describe(library.error())).c_str());
                QVERIFY2(samples::readFile(path) == file, (name + "was refused and changed").c_str());
                continue;
            }
            recovered += library->report().recovered ? 1 : 0;
            std::set<std::uint64_t> numbers;
            const std::vector<GameId> ids = *library->find({}, {.limit = 10'000});
            for (const GameId id : ids)
                if (const auto text = library->text(id))
                    numbers.insert(numberOf(*text));
            for (const std::uint64_t number : whole)
                QVERIFY2(numbers.contains(number),
                    (name + (library->report().recovered ? "recovered" : "opened") + " without game " + std::to_string(number)).c_str());
            if (!library->report().recovered)
                continue;
            QCOMPARE(samples::readFile(library->report().damagedFile), file);
            const auto again = library->addAll(samples::preparedMany(1, kGames));
            QVERIFY2(again.ok(), (name + (again.ok() ? "" : core::describe(again.error()))).c_str());
            const auto reopened = Library::open(path);
            QVERIFY2(reopened.ok() && !reopened->report().recovered, (name + "is not sound").c_str());
        }
        qInfo("%d recovered, %d refused", recovered, refused);
    }
};

EVENMATCH_TEST(TestLibraryRecovery)

} // namespace tst_library_recovery

#include "tst_library_recovery.moc"
