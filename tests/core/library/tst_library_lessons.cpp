// Cards and answers in a library: stored, scheduled, moved with their player, and in libraries of an older version.
#include "tests/run_tests.h"

#include "core/lesson/practice.h"
#include "core/library/schema.h"
#include "tests/core/library_samples.h"

#include <QTest>

#include <algorithm>
#include <tuple>

namespace tst_library_lessons {

using namespace evenmatch;
using lesson::Card;
using lesson::Schedule;

namespace {

const lesson::Time kNow{std::chrono::seconds(1'700'000'000)};

Card card(library::PlayerId player, const std::string& key)
{
    Card made{.player = player,
        .game = "go",
        .key = key,
        .record = "(;GM[1]SZ[9])",
        .moves = {{.move = {3}, .line = {{4}}}},
        .themes = {lesson::Theme::Ladder},
        .madeAt = kNow,
        .schedule = {}};
    made.played = {3};
    return made;
}

} // namespace

class TestLibraryLessons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void cardsAreKept()
    {
        auto library = open();
        QVERIFY(library.save(samples::prepared(samples::sgf(1))).ok());
        const auto player = *library.playerOf("Black 1");
        const std::vector<Card> cards{card(player, "go-1"), card(player, "go-2"), card(player, "go-1")};
        QCOMPARE(*library.addCards(cards), std::size_t{2}); // a transposition is the same card
        QCOMPARE(*library.addCards(cards), std::size_t{0});
        const auto kept = library.cards(player, "go");
        QVERIFY(kept.ok());
        QCOMPARE(kept->size(), std::size_t{2});
        QCOMPARE(kept->front().themes, cards.front().themes);
        QCOMPARE(kept->front().moves, cards.front().moves);
        QCOMPARE(kept->front().madeAt, kNow);
        QVERIFY(library.cards(player, "chess")->empty());
        QVERIFY(!library.card(99).ok());
        const lesson::CardId id = kept->front().id;
        QVERIFY(library.removeCards({&id, 1}).ok());
        QCOMPARE(library.cards(player)->size(), std::size_t{1});
        QVERIFY(!library.addCards(std::vector{card(77, "go-3")}).ok()); // belongs to no player
    }

    void answersSetTheSchedule()
    {
        auto library = open();
        QVERIFY(library.save(samples::prepared(samples::sgf(1))).ok());
        const auto player = *library.playerOf("Black 1");
        QVERIFY(library.addCards(std::vector{card(player, "go-1")}).ok());
        const lesson::CardId id = library.cards(player)->front().id;
        const lesson::LadderScheduler ladder;
        lesson::Answer answer{
            .card = id, .at = kNow, .move = game::Move{5}, .right = false, .loss = 2.5, .milliseconds = 900, .scheduler = "ladder"};
        QCOMPARE(library.addAnswer(answer, ladder)->due, kNow);
        answer.right = answer.saysQuiet = true;
        answer.move.reset();
        QCOMPARE(library.addAnswer(answer, ladder)->due, kNow + std::chrono::days(3));
        QCOMPARE(library.card(id)->schedule, (Schedule{Schedule::State::Learning, kNow + std::chrono::days(3)}));
        const auto log = library.answersOf(player);
        QCOMPARE(log->size(), std::size_t{2});
        QVERIFY(log->front().move == game::Move{5} && log->front().loss == 2.5 && log->front().milliseconds == 900);
        QVERIFY(log->back() == answer);
        answer.card = 99;
        QVERIFY(!library.addAnswer(answer, ladder).ok());
    }

    void latestAnswerCountsAfterTheClockWasSetBack()
    {
        auto library = open();
        QVERIFY(library.save(samples::prepared(samples::sgf(1))).ok());
        const auto player = *library.playerOf("Black 1");
        QVERIFY(library.addCards(std::vector{card(player, "go-1")}).ok());
        const lesson::LadderScheduler ladder;
        lesson::Answer answer{.card = library.cards(player)->front().id, .at = kNow, .move = {}, .right = true, .scheduler = {}};
        QCOMPARE(library.addAnswer(answer, ladder)->due, kNow + std::chrono::days(3));
        answer.at -= std::chrono::days(30);
        answer.right = false;
        QCOMPARE(library.addAnswer(answer, ladder)->due, answer.at); // missed, so it comes again at once
    }

    void cardsFollowTheirPlayer()
    {
        auto library = open();
        QVERIFY(library.save(samples::prepared(samples::sgf(1))).ok());
        const auto black = *library.playerOf("Black 1");
        const auto white = *library.playerOf("White 1");
        QVERIFY(library.addCards(std::vector{card(black, "go-1"), card(black, "go-2"), card(white, "go-2")}).ok());
        QVERIFY(library.setAlias("Black 1", white).ok()); // now they are one player
        QCOMPARE(library.cards(white)->size(), std::size_t{2});
        QVERIFY(!library.player(black).ok());
    }

    /// Whichever of the names has most games.
    void cardsOfTheUsersNamesAreOneSet()
    {
        auto library = open();
        for (int game = 1; game <= 2; ++game)
            QVERIFY(library.save(samples::prepared(samples::sgf(game))).ok());
        const auto one = *library.playerOf("Black 1");
        const auto two = *library.playerOf("Black 2");
        const auto other = *library.playerOf("White 1");
        QVERIFY(library.addCards(std::vector{card(one, "go-1"), card(two, "go-1"), card(two, "go-2"), card(other, "go-3")}).ok());
        const lesson::CardId hidden = library.cards(two)->front().id;
        for (const library::PlayerId player : {one, two})
            QVERIFY(library.setMe(player, true).ok());
        QCOMPARE(*library.addCards(std::vector{card(one, "go-2"), card(one, "go-3")}), std::size_t{1}); // the first is known
        for (const library::PlayerId player : {one, two}) {
            const auto cards = library.cards(player);
            QVERIFY(cards.ok());
            QCOMPARE(cards->size(), std::size_t{3});
            QVERIFY(std::ranges::find(*cards, hidden, &Card::id) == cards->end()); // of two cards of a position, the older
        }
        const lesson::Answer answer{.card = library.cards(two)->back().id, .at = kNow, .move = {}, .scheduler = {}};
        QVERIFY(library.addAnswer(answer, lesson::LadderScheduler()).ok());
        QCOMPARE(library.answersOf(one)->size(), std::size_t{1});
        QCOMPARE(library.answersOf(two)->size(), std::size_t{1});
        QCOMPARE(library.cards(other)->size(), std::size_t{1});
        QVERIFY(library.setMe(two, false).ok());
        QCOMPARE(library.cards(two)->size(), std::size_t{2});
    }

    /// In the order of their moves, and one for each position.
    void cardsOfAGameAreEverybodys()
    {
        auto library = open();
        const auto game = library.save(samples::prepared(samples::sgf(1)));
        QVERIFY(game.ok());
        std::vector<Card> cards;
        for (const auto& [player, key, ply, source] :
            {std::tuple("Black 1", "go-1", 9, game->id), std::tuple("White 1", "go-2", 4, game->id),
                std::tuple("White 1", "go-1", 9, game->id), std::tuple("White 1", "go-3", 1, library::GameId{0})}) {
            cards.push_back(card(*library.playerOf(player), key));
            cards.back().ply = ply;
            cards.back().sourceGame = source;
        }
        QCOMPARE(*library.addCards(cards), std::size_t{4});
        const auto found = library.cardsFrom(game->id);
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{2});
        QCOMPARE(found->front().key, std::string("go-2"));
        QCOMPARE(found->back().key, std::string("go-1"));
    }

    void cardsOutliveTheirGame()
    {
        auto library = open();
        const auto added = library.save(samples::prepared(samples::sgf(1)));
        const auto player = *library.playerOf("Black 1");
        Card made = card(player, "go-1");
        made.sourceGame = added->id;
        QVERIFY(library.addCards({&made, 1}).ok());
        QCOMPARE(library.cards(player)->front().sourceGame, added->id);
        const library::GameId id = added->id;
        QVERIFY(library.moveToTrash({&id, 1}).ok() && library.emptyTrash().ok());
        QCOMPARE(library.cards(player)->front().sourceGame, library::GameId{0});
    }

    void olderLibrariesGetTheTables()
    {
        const std::filesystem::path path = m_folder->filePath("old.evl").toStdString();
        {
            library::Connection connection(path, 1000, library::Connection::Opening::OrCreate);
            QVERIFY(library::migrate(connection, path, library::migrations().first(1)).ok());
        }
        auto library = library::Library::open(path);
        QVERIFY(library.ok());
        QCOMPARE(library->report().migratedFrom, 1);
        QVERIFY(std::filesystem::exists(library->report().backup));
        QVERIFY(library->save(samples::prepared(samples::sgf(1))).ok());
        QCOMPARE(*library->addCards(std::vector{card(*library->playerOf("Black 1"), "go-1")}), std::size_t{1});
    }

private:
    library::Library open() { return *library::Library::open(m_folder->filePath("a.evl").toStdString()); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST(TestLibraryLessons)

} // namespace tst_library_lessons

#include "tst_library_lessons.moc"
