// Students in a library: their games by player and tag, and the effects of renaming and removing them.
#include "tests/run_tests.h"

#include "tests/core/library_samples.h"

#include <QTest>

namespace tst_library_students {

using namespace evenmatch;
using library::PlayerId;

namespace {

lesson::Card cardOf(PlayerId player)
{
    lesson::Card card{.player = player,
        .game = "go",
        .key = "go-1",
        .record = "(;GM[1]SZ[9])",
        .moves = {{.move = {3}, .line = {{4}}}},
        .themes = {},
        .schedule = {}};
    card.played = {3};
    return card;
}

} // namespace

class TestLibraryStudents : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto library = open();
        for (const char* players : {"PB[Anna]PW[Ben]", "PB[Carl]PW[anna77]", "PB[Dora]PW[Emil]"})
            QVERIFY(library.save(samples::prepared("(;GM[1]SZ[9]" + std::string(players) + ";B[cc];W[gg];B[" + players[3] + "c])")).ok());
    }

    void gamesComeByPlayerAndTag()
    {
        auto library = open();
        QVERIFY(library.setMe(*library.playerOf("Carl"), true).ok());
        const PlayerId anna = *library.addStudent("Anna");
        QCOMPARE(library.students()->front().players, std::vector<PlayerId>{*library.playerOf("Anna")});
        QCOMPARE(gamesOf(library, anna), 1u);
        QVERIFY(library.setStudentPlayer(anna, *library.playerOf("anna77"), true).ok());
        QCOMPARE(gamesOf(library, anna), 2u);
        const library::GameId third = 3;
        QVERIFY(library.addTag({&third, 1}, "Anna").ok());
        QCOMPARE(gamesOf(library, anna), 3u);
        QVERIFY(library.setStudentPlayer(anna, *library.playerOf("anna77"), false).ok());
        QCOMPARE(gamesOf(library, anna), 2u);
        QVERIFY(library.moveToTrash({&third, 1}).ok());
        QCOMPARE(gamesOf(library, anna), 1u);
        QCOMPARE(gamesOf(library, *library.addStudent("Carl")), 0u); // the user is not a student
        QVERIFY(!library.addStudent("Anna").ok());
        QVERIFY(!library.addStudent("").ok());
        QVERIFY(!library.setStudentPlayer(*library.playerOf("Anna"), *library.playerOf("Ben"), true).ok());
    }

    void winsAreTheirs()
    {
        auto library = open();
        QVERIFY(library.setMe(*library.playerOf("Carl"), true).ok());
        const auto played = samples::prepared("(;GM[1]SZ[9]PB[Anna]PW[Carl]RE[B+R];B[ee])");
        const library::GameId game = library.save(played)->id;
        const PlayerId anna = *library.addStudent("Anna");
        QCOMPARE(*library.find({.student = anna, .won = true}), std::vector{game});
        QVERIFY(library.find({.student = anna, .won = false})->empty());
        QCOMPARE(*library.find({.won = false}), std::vector{game});
    }

    void nobodyElseHasTheirCards()
    {
        auto library = open();
        const PlayerId player = *library.playerOf("Anna");
        const PlayerId student = *library.addStudent("Anna");
        QVERIFY(student != player);
        const lesson::Card card = cardOf(student);
        QVERIFY(library.addCards({&card, 1}).ok());
        QCOMPARE(library.cards(student)->size(), std::size_t{1});
        QVERIFY(library.cards(player)->empty());
        const auto players = library.players();
        for (const library::Player& one : *players)
            QVERIFY(one.id != student); // the name occurs among the games' names
    }

    void aRemovedStudentComesBack()
    {
        PlayerId anna = 0;
        {
            auto library = open();
            anna = *library.addStudent("Anna");
            QVERIFY(library.setStudentPlayer(anna, *library.playerOf("anna77"), true).ok());
            const lesson::Card card = cardOf(anna);
            QVERIFY(library.addCards({&card, 1}).ok());
            QVERIFY(library.removeStudent(anna).ok());
            QVERIFY(library.students()->empty());
            QVERIFY(!library.removeStudent(anna).ok());
            QVERIFY(!library.renameStudent(anna, "Ann").ok());
        }
        auto library = open();
        QCOMPARE(*library.addStudent("Anna"), anna);
        QCOMPARE(library.cards(anna)->size(), std::size_t{1});
        QCOMPARE(gamesOf(library, anna), 2u);
    }

    void namesAndTagsAreOne()
    {
        auto library = open();
        const PlayerId anna = *library.addStudent("Zoe");
        const PlayerId ben = *library.addStudent("ben");
        const library::GameId third = 3;
        QVERIFY(library.addTag({&third, 1}, "Zoe").ok());
        QVERIFY(library.addTag({&third, 1}, "joseki").ok());
        QVERIFY(!library.renameStudent(anna, "ben").ok());
        QVERIFY(!library.renameStudent(anna, "joseki").ok());
        QVERIFY(!library.renameStudent(anna, "").ok());
        QVERIFY(library.renameStudent(anna, "Zoe").ok());
        QVERIFY(library.renameStudent(anna, "Anna").ok());
        QCOMPARE(*library.tagsOf(third), (std::vector<std::string>{"Anna", "joseki"}));
        QCOMPARE(gamesOf(library, anna), 1u);
        QCOMPARE(library.students()->front(), (library::Student{.id = anna, .name = "Anna", .players = {}}));
        QCOMPARE(library.students()->back().id, ben);
    }

private:
    library::Library open() { return *library::Library::open(m_folder->filePath("a.evl").toStdString()); }
    static std::uint64_t gamesOf(library::Library& library, PlayerId student) { return *library.count({.student = student}); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST(TestLibraryStudents)

} // namespace tst_library_students

#include "tst_library_students.moc"
