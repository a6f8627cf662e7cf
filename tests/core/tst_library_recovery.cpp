// Libraries with really damaged files: bytes changed at random places, pages zeroed, ends cut off.
#include "library_samples.h"

#include <QTest>

#include <cstring>
#include <map>
#include <set>

using namespace evenmatch;
using namespace evenmatch::library;
using core::ErrorCode;
using samples::Folder;

namespace {

constexpr std::uint64_t kGames = 150;
constexpr std::size_t kPage = 8192;

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
std::uint64_t numberOf(const std::string& text)
{
    return std::stoull(text.substr(text.find("GN[") + 3));
}

/// Every text in the library is one of ours, unharmed, and none is there twice. Returns how many.
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

class TestLibraryRecovery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(intact().size() > 20 * kPage); }
    void savesWhatCanBeRead_data();
    void savesWhatCanBeRead();
    void everyPageMayBeLost();
    void keepsTheDamagedFileAndTheRest();
    void onlyReportsWhenAskedTo();
    void aDamagedTextIsToldWhenRead();
    void doesNotTakeAFileAwayFromAnotherProgram();
};

using Damage = void (*)(std::string& file, core::Random& random);
Q_DECLARE_METATYPE(Damage)

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

void TestLibraryRecovery::savesWhatCanBeRead_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<bool>("mayBeUnreadable"); // as a whole
    QTest::newRow("bytes") << Damage(flipBytes) << false;
    QTest::newRow("pages") << Damage(overwritePages) << false;
    QTest::newRow("cut off") << Damage(truncate) << false;
    QTest::newRow("anything") << Damage(damageAnything) << true;
}

void TestLibraryRecovery::savesWhatCanBeRead()
{
    QFETCH(Damage, damage);
    QFETCH(bool, mayBeUnreadable);
    int recovered = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        core::Random random(seed);
        std::string file = intact();
        damage(file, random);
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", file);
        auto library = Library::open(path);
        if (!library) {
            const ErrorCode code = library.error().code;
            QVERIFY2(mayBeUnreadable
                    && (code == ErrorCode::LibraryDamaged || code == ErrorCode::NotALibrary || code == ErrorCode::LibraryTooNew),
                core::describe(library.error()).c_str());
            QCOMPARE(samples::readFile(path), file); // untouched
            continue;
        }
        if (!library->report().recovered)
            continue; // the damage is where nothing is, or within a text; see aDamagedTextIsToldWhenRead
        ++recovered;
        const OpenReport& report = library->report();
        QCOMPARE(samples::readFile(report.damagedFile), file);
        QCOMPARE(*library->count(), report.gamesSaved);
        QCOMPARE(checkTexts(*library), report.gamesSaved);
        QVERIFY(report.gamesSaved <= kGames);

        // A healthy library from now on, and the same files complete it.
        const auto again = library->addAll(samples::preparedMany(1, kGames));
        QVERIFY2(again.ok(), again.ok() ? "" : core::describe(again.error()).c_str());
        QCOMPARE(checkTexts(*library), kGames);
        auto reopened = Library::open(path);
        QVERIFY(reopened.ok() && !reopened->report().recovered);
    }
    QVERIFY(recovered >= (mayBeUnreadable ? 1 : 4));
}

void TestLibraryRecovery::everyPageMayBeLost()
{
    // One page at a time: whichever it is but the first, no more is lost than the texts that lay on it, and a page has room for 45.
    const std::size_t pages = intact().size() / kPage;
    for (std::size_t page = 1; page < pages; page += 2) {
        std::string file = intact();
        std::memset(file.data() + page * kPage, 0, kPage);
        const Folder folder;
        auto library = Library::open(samples::writeFile(folder / "a.evl", file));
        QVERIFY2(library.ok(), std::to_string(page).c_str());
        const std::uint64_t games = library->report().recovered ? library->report().gamesSaved : *library->count();
        QVERIFY2(games >= kGames - 45, (std::to_string(page) + ": " + std::to_string(games)).c_str());
    }
}

void TestLibraryRecovery::keepsTheDamagedFileAndTheRest()
{
    // A page of an index: nothing of the content is lost.
    const std::size_t pages = intact().size() / kPage;
    int complete = 0;
    for (std::size_t page = 1; page < pages; page += 3) {
        std::string file = intact();
        file[page * kPage] = '\x7f'; // no kind of page that there is
        const Folder folder;
        const auto path = samples::writeFile(folder / "a.evl", file);
        auto library = Library::open(path);
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

void TestLibraryRecovery::onlyReportsWhenAskedTo()
{
    std::string file = intact();
    file.resize(file.size() / 2);
    const Folder folder;
    const auto path = samples::writeFile(folder / "a.evl", file);
    QVERIFY(Library::open(path, {.recover = false}).error().code == ErrorCode::LibraryDamaged);
    QCOMPARE(samples::readFile(path), file);
}

void TestLibraryRecovery::aDamagedTextIsToldWhenRead()
{
    const Folder folder;
    const auto path = folder / "a.evl";
    auto library = Library::open(path);
    PreparedGame game = samples::prepared(samples::sgf(1));
    game.packedText[game.packedText.size() / 2] ^= 1;
    const auto added = library->save(game);
    QVERIFY(library->text(added->id).error().code == ErrorCode::LibraryDamaged);
}

void TestLibraryRecovery::doesNotTakeAFileAwayFromAnotherProgram()
{
    const Folder folder;
    const auto path = samples::writeFile(folder / "a.evl", intact());
    auto other = Library::open(path);
    QCOMPARE(*other->count(), kGames);
    std::string file = intact();
    std::memset(file.data() + file.size() / 2, 0, file.size() / 2);
    samples::writeFile(path, file);
    const auto library = Library::open(path, {.busyTimeoutMs = 0});
    QVERIFY(!library.ok());
    QVERIFY(library.error().code == ErrorCode::LibraryBusy);
    QCOMPARE(samples::readFile(path), file);
    QVERIFY(!std::filesystem::exists(folder / "a.evl.damaged"));
}

QTEST_APPLESS_MAIN(TestLibraryRecovery)
#include "tst_library_recovery.moc"
