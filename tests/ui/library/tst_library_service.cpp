// The window's library: requests before it is open, reports of an import, and games of the window that are stored in it.
#include "tests/run_tests.h"

#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "ui/game/game_keeper.h"

#include "core/game/go/position.h"
#include "core/library/storage/packed_text.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>

namespace tst_library_service {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestLibraryService : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<Engine>(fakeNetworks());
        m_library = std::make_unique<LibraryService>(m_folder->filePath(QStringLiteral("games.library")), *m_engine);
    }

    void cleanup()
    {
        m_library.reset();
        m_engine.reset();
        m_folder.reset();
    }

    void questionsBeforeItIsOpenAreAnswered()
    {
        QCOMPARE(m_library->state(), LibraryService::State::Opening);
        QCOMPARE(count(), 0U);
        QCOMPARE(m_library->state(), LibraryService::State::Ready);
        QVERIFY(m_library->problem().isEmpty());
    }

    /// Several slow changes: reading continues.
    void changesLeaveQuestionsAThread()
    {
        std::promise<void> gate;
        const std::shared_future<void> opened = gate.get_future();
        std::vector<int> ended;
        for (int change = 0; change < 3; ++change)
            m_library->change(
                this, [opened](library::Library&) { opened.wait(); },
                [&ended, change](const core::Result<void>&) { ended.push_back(change); });
        bool answered = false;
        m_library->ask(
            this, [](library::Library& library) { return library.count(); }, [&](const core::Result<std::uint64_t>&) { answered = true; });
        const bool inTime = QTest::qWaitFor([&] { return answered; }, kPatience);
        gate.set_value();
        QVERIFY(inTime);
        QTRY_COMPARE(ended, (std::vector<int>{0, 1, 2}));
    }

    /// Several slow questions: an opponent's move does not wait for them.
    void questionsLeaveOtherWorkAThread()
    {
        std::promise<void> gate;
        const std::shared_future<void> opened = gate.get_future();
        std::vector<int> answered;
        for (int question = 0; question < 3; ++question)
            m_library->ask(
                this, [opened](library::Library&) { opened.wait(); },
                [&answered, question](const core::Result<void>&) { answered.push_back(question); });
        QTRY_COMPARE(m_library->state(), LibraryService::State::Ready);
        bool isDone = false;
        m_engine->run(
            {}, jobs::Priority::Interactive, this, [](jobs::JobContext&) {}, [&](const core::Result<void>&) { isDone = true; });
        const bool inTime = QTest::qWaitFor([&] { return isDone; }, kPatience);
        gate.set_value();
        QVERIFY(inTime);
        QTRY_COMPARE(answered, (std::vector<int>{0, 1, 2}));
    }

    /// Requested changes are completed although the window closes.
    void changesOutliveTheService()
    {
        QTRY_COMPARE(m_library->state(), LibraryService::State::Ready);
        std::atomic<int> done = 0;
        for (int change = 0; change < 5; ++change)
            m_library->change(
                this, [&done](library::Library&) { ++done; }, [](const core::Result<void>&) {});
        m_library.reset();
        QCOMPARE(done.load(), 5);
    }

    void foreignFileIsLeftAlone()
    {
        write(QStringLiteral("letter.txt"), "Dear Anna, this is no library at all.");
        LibraryService wrong(m_folder->filePath(QStringLiteral("letter.txt")), *m_engine);
        bool answered = false;
        wrong.ask(
            this, [](library::Library& library) { return library.count(); },
            [&](const core::Result<std::uint64_t>& games) { answered = !games.ok(); });
        QTRY_VERIFY(answered);
        QCOMPARE(wrong.state(), LibraryService::State::Failed);
        QVERIFY2(wrong.problem().contains(QStringLiteral("letter.txt")), qPrintable(wrong.problem()));
        QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("letter.txt"))), QByteArray("Dear Anna, this is no library at all."));
    }

    void importSaysWhatFailed()
    {
        write(QStringLiteral("in/good.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee];W[cc])");
        write(QStringLiteral("in/deeper/two.pgn"), "[White \"Carl\"]\n[Black \"Dora\"]\n\n1. e4 e5 *\n\n[White \"Carl\"]\n\n1. e4 e4 *\n");
        write(QStringLiteral("in/broken.sgf"), "this is no game");
        write(QStringLiteral("in/notes.txt"), "nor is this");
        std::optional<library::ImportReport> report;
        connect(m_library.get(), &LibraryService::imported, this, [&](const library::ImportReport& told) { report = told; });
        QSignalSpy changes(m_library.get(), &LibraryService::changed);
        m_library->importFiles({m_folder->filePath(QStringLiteral("in")), m_folder->filePath(QStringLiteral("nowhere.sgf"))});
        QTRY_VERIFY(report);
        QVERIFY(!m_library->isImporting());
        QCOMPARE(report->imported, 3U);
        QCOMPARE(report->failedFiles, 2U);
        QCOMPARE(report->gamesWithProblems, 1U);
        QVERIFY(!changes.isEmpty());
        QCOMPARE(count(), 3U);
    }

    void textIsImported()
    {
        std::optional<library::ImportReport> report;
        connect(m_library.get(), &LibraryService::imported, this, [&](const library::ImportReport& told) { report = told; });
        m_library->importText(QStringLiteral("(;GM[1]SZ[9]PB[Jürgen];B[ee])(;GM[1]SZ[9];B[ee](;GM[1]SZ[9]PB[Jürgen];B[ee])"));
        QTRY_VERIFY(report);
        QVERIFY(report->imported >= 1);
        report.reset();
        m_library->importText(QStringLiteral("(;GM[1]SZ[9]PB[Jürgen];B[ee])"));
        QTRY_VERIFY(report);
        QCOMPARE(report->imported, 0U);
        QCOMPARE(report->duplicates, 1U);
        for (const std::uint64_t added : {1U, 0U}) { // a damaged game is imported in part once
            report.reset();
            m_library->importText(QStringLiteral("[White \"Carl\"]\n\n1. e4 e4 *\n"));
            QTRY_VERIFY(report);
            QCOMPARE(report->imported, added);
            QCOMPARE(report->duplicates, 1 - added);
            QCOMPARE(report->gamesWithProblems, added);
            QCOMPARE(report->problems.size(), added);
        }
    }

    /// Another program's changes are reported once; the service's own are not reported again.
    void othersChangesAreSaid()
    {
        QTRY_COMPARE(m_library->state(), LibraryService::State::Ready);
        QTRY_VERIFY(!m_engine->isBusy());
        QSignalSpy changed(m_library.get(), &LibraryService::changed);
        const auto look = [&] {
            m_library->lookForChanges();
            [&] { QTRY_VERIFY(!m_engine->isBusy()); }();
            return changed.count();
        };
        QCOMPARE(look(), 0);
        auto other = library::Library::open(m_library->file().toStdU16String(), {.create = false, .checkIntegrity = false});
        QVERIFY(other.ok());
        library::TextPacker packer;
        const std::string text = "(;GM[1]SZ[9]PB[Anna];B[ee])";
        auto reader = record::readGames(text, "x.sgf");
        const auto game = library::prepare(**(*reader)->next(), "x.sgf", packer);
        QVERIFY(game.ok() && other->save(*game).ok());
        QCOMPARE(look(), 1);
        QCOMPARE(look(), 1);
        m_library->importText(QStringLiteral("(;GM[1]SZ[9]PB[Ben];B[cc])"));
        QTRY_VERIFY(changed.count() > 1 && !m_engine->isBusy());
        const auto said = changed.count();
        QCOMPARE(look(), said);
    }

    void finishedGamesAreKeptOnce()
    {
        GameDocument document(m_folder->path());
        const GameKeeper keeper(document, *m_library);
        NewGame game;
        game.size = 9;
        document.startGame(game);
        const auto play = [&](const char* name) { return document.session().play(*go::Position(9).parseMove(name)); };
        QVERIFY(play("E5") && play("C3"));
        QCOMPARE(count(), 0U); // the game is not over
        document.session().resign(document.session().toMove());
        QTRY_VERIFY(document.libraryId());
        QCOMPARE(count(), 1U);
        QVERIFY(document.save(m_folder->filePath(QStringLiteral("game.sgf"))));
        QCOMPARE(count(), 1U);

        document.startGame(game);
        QVERIFY(!document.libraryId());
        QVERIFY(play("D4"));
        document.session().resign(document.session().toMove());
        QTRY_VERIFY(document.libraryId());
        QCOMPARE(count(), 2U);
    }

    /// Emptying the trash would delete the game, which is only there once another one is on the board.
    void gamesThatGoOnLeaveTheTrash()
    {
        GameDocument document(m_folder->path());
        const GameKeeper keeper(document, *m_library);
        document.startGame({.size = 9});
        const auto play = [&](const char* name) { return document.session().play(*go::Position(9).parseMove(name)); };
        QVERIFY(play("E5") && play("C3"));
        document.session().resign(document.session().toMove());
        QTRY_VERIFY(document.libraryId());
        bool isTrashed = false;
        m_library->change(
            this,
            [id = *document.libraryId()](library::Library& library) {
                return library.moveToTrash({&id, 1});
            },
            [&](const core::Result<void>& moved) { isTrashed = moved.ok(); });
        QTRY_VERIFY(isTrashed);
        QCOMPARE(count(), 0U);
        document.session().undoStack().undo(); // the resignation
        QVERIFY(play("G7"));
        document.session().resign(document.session().toMove());
        QTRY_COMPARE(count(), 1U);
    }

    /// Although it is not finished, and another one replaces it.
    void additionsToASavedGameAreKept()
    {
        GameDocument document(m_folder->path());
        const GameKeeper keeper(document, *m_library);
        NewGame game;
        game.size = 9;
        document.startGame(game);
        QVERIFY(document.session().play(*go::Position(9).parseMove("E5")));
        QVERIFY(document.save(m_folder->filePath(QStringLiteral("game.sgf"))));
        QTRY_VERIFY(document.libraryId());
        document.session().setComment(QStringLiteral("sharp"));
        const library::GameId id = *document.libraryId();
        document.startGame(game);
        const auto texts = std::make_shared<GameTexts>();
        const auto isThere = [&] {
            m_library->ask(
                this, [id](library::Library& library) { return LibraryService::textsOf(library, id); },
                [texts](const core::Result<GameTexts>& found) { *texts = found.valueOr({}); });
            return texts->analysis.find("sharp") != std::string::npos;
        };
        QTRY_VERIFY(isThere());
    }

    /// The file of an imported game is opened after the game in the library got a comment, saved, and gets a comment of its own.
    void additionsToAnEqualGameAreKept()
    {
        const QByteArray game = "(;GM[1]SZ[9]PB[Anna];B[ee])";
        m_library->importText(QString::fromLatin1(game));
        QTRY_VERIFY(!m_library->isImporting());
        GameDocument document(m_folder->path());
        GameKeeper keeper(document, *m_library);
        GameTexts texts;
        QObject asks;
        const auto isThere = [&](const char* words) {
            m_library->ask(
                &asks, [](library::Library& library) { return LibraryService::textsOf(library, 1); },
                [&](const core::Result<GameTexts>& found) { texts = found.valueOr({}); });
            return texts.analysis.find(words) != std::string::npos;
        };
        QTRY_VERIFY((isThere("sharp"), !texts.game.empty()));
        QVERIFY(document.openFromLibrary(1, readLibraryGame(texts)));
        document.session().setComment(QStringLiteral("sharp"));
        document.flush();
        QTRY_VERIFY(isThere("sharp"));

        QVERIFY(document.paste(readFirstGame(game.toStdString())));
        QVERIFY(document.save(m_folder->filePath(QStringLiteral("game.sgf"))));
        const auto waitForKeeper = [&] {
            bool written = false;
            keeper.whenWritten([&] { written = true; });
            QTRY_VERIFY(written);
        };
        waitForKeeper();
        document.session().setComment(QStringLiteral("dull"));
        document.flush();
        waitForKeeper();
        texts = {};
        QTRY_VERIFY((isThere("sharp"), !texts.game.empty()));
        QVERIFY2(isThere("sharp"), texts.analysis.c_str());
        QVERIFY(document.session().isModified()); // its file does not have the comment yet
    }

    void additionsThatCannotBeStoredAreKept_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("on the board") << false;
        QTest::newRow("replaced meanwhile") << true;
    }

    /// The next game replaces one of a library that cannot be opened any more.
    void additionsThatCannotBeStoredAreKept()
    {
        QFETCH(bool, isReplaced);
        write(QStringLiteral("letter.txt"), "Dear Anna, this is no library at all.");
        LibraryService wrong(m_folder->filePath(QStringLiteral("letter.txt")), *m_engine);
        GameDocument document(m_folder->path());
        GameKeeper keeper(document, wrong);
        QVERIFY(document.paste(readFirstGame("(;GM[1]SZ[9]PB[Anna];B[ee])")));
        document.setKept({.id = 1, .contentHash = {}}, document.gameItself(), true);
        document.session().setComment(QStringLiteral("sharp"));
        document.flush();
        bool written = isReplaced;
        keeper.whenWritten([&] { written = true; });
        QTRY_VERIFY(written);
        document.startGame({.size = 9});
        QTRY_COMPARE(document.recentFiles().size(), 1);
        QVERIFY(contentOf(document.recentFiles().front()).contains("sharp"));
    }

    /// A game in the library may differ from its file.
    void filesAreSavedOnlyOnDemand()
    {
        GameDocument document(m_folder->path());
        GameKeeper keeper(document, *m_library);
        const auto waitForKeeper = [&] {
            bool written = false;
            keeper.whenWritten([&] { written = true; });
            QTRY_VERIFY(written);
        };
        document.startGame({.size = 9});
        QVERIFY(document.session().play(*go::Position(9).parseMove("E5")));
        QVERIFY(document.save(m_folder->filePath(QStringLiteral("game.sgf"))));
        waitForKeeper();
        QVERIFY(!document.session().isModified());
        document.session().resign(document.session().toMove());
        waitForKeeper();
        QVERIFY(document.isKept());
        QVERIFY(document.session().isModified());
        QVERIFY(document.save(document.path()));
        waitForKeeper();
        QVERIFY(!document.session().isModified());
    }

    void gamesWithoutAMoveAreNotKept_data()
    {
        QTest::addColumn<int>("handicap");
        QTest::addColumn<bool>("fromPosition");
        QTest::newRow("even") << 0 << false;
        QTest::newRow("handicap") << 4 << false;
        QTest::newRow("position") << 0 << true;
    }

    /// Neither the game that was resigned at once nor the one whose first move was taken back.
    void gamesWithoutAMoveAreNotKept()
    {
        QFETCH(int, handicap);
        QFETCH(bool, fromPosition);
        GameDocument document(m_folder->path());
        GameKeeper keeper(document, *m_library);
        NewGame game;
        game.size = 9;
        game.handicap = handicap;
        if (fromPosition) {
            document.startGame(game);
            QVERIFY(document.session().play(*go::Position(9).parseMove("E5")));
            game = startingFrom(game, record::lineRecord(document.session().positionToPlayOn(), {}));
            document.session().takeBack();
        }
        const auto isNotKept = [&] {
            bool written = false;
            keeper.whenWritten([&] { written = true; });
            return QTest::qWaitFor([&] { return written; }, kPatience) && count() == 0 && !document.libraryId();
        };
        document.startGame(game);
        document.session().resign(document.session().toMove());
        QVERIFY(isNotKept());

        document.startGame(game);
        QVERIFY(document.session().play(document.session().position().legalMoves()[0]));
        document.session().takeBack();
        document.session().resign(document.session().toMove());
        QVERIFY(isNotKept());
        document.startGame(game);
        const auto recent = document.recentFiles();
        QVERIFY(document.session().play(document.session().position().legalMoves()[0]));
        document.session().takeBack();
        document.startGame(game); // closes the game
        QVERIFY(isNotKept());
        QCOMPARE(document.recentFiles().size(), recent.size() + (fromPosition ? 1 : 0)); // a position that was set up is kept as a file
    }

    /// The program was killed when a game had just ended: the file of the game on the board has it, and the next run stores it.
    void finishedGameIsKeptAfterACrash()
    {
        NewGame game;
        game.size = 9;
        {
            GameDocument killed(m_folder->path()); // nobody stores its games
            killed.startGame(game);
            QVERIFY(killed.session().play(*go::Position(9).parseMove("E5")));
            killed.session().resign(killed.session().toMove());
        }
        QCOMPARE(count(), 0U);
        GameDocument document(m_folder->path());
        const GameKeeper keeper(document, *m_library);
        QVERIFY(document.restore());
        QTRY_VERIFY(document.libraryId());
        QCOMPARE(count(), 1U);
    }

    /// Including that the number of lost games is unknown if no table can be read.
    void damageIsSaid()
    {
        constexpr int kPage = 8192;
        m_library->importText(QStringLiteral("(;GM[1]SZ[9]PB[Anna];B[ee])"));
        QTRY_VERIFY(count() == 1);
        m_library.reset();
        write(QStringLiteral("damaged.library"),
            contentOf(m_folder->filePath(QStringLiteral("games.library"))).mid(kPage)); // each page is in another page's place
        LibraryService damaged(m_folder->filePath(QStringLiteral("damaged.library")), *m_engine);
        QTRY_COMPARE(damaged.state(), LibraryService::State::Ready);
        QVERIFY2(damaged.problem().contains(QStringLiteral("1 games were recovered"))
                && damaged.problem().contains(QStringLiteral("number of lost games is unknown")),
            qPrintable(damaged.problem()));
    }

    void gamesOfTheLibraryKeepTheirPlace()
    {
        GameDocument document(m_folder->path());
        GameKeeper keeper(document, *m_library);
        std::optional<library::GameId> id;
        m_library->importText(QStringLiteral("(;GM[1]SZ[9]PB[Anna];B[ee])"));
        QTRY_VERIFY(!m_library->isImporting());
        m_library->ask(
            this, [](library::Library& library) { return library.find({}); },
            [&](const core::Result<std::vector<library::GameId>>& found) { id = found->at(0); });
        QTRY_VERIFY(id);
        GameTexts texts;
        QObject asks; // the last results of a QTRY_VERIFY arrive after this function's end
        const auto read = [&] {
            m_library->ask(
                &asks, [id](library::Library& library) { return LibraryService::textsOf(library, *id); },
                [&](const core::Result<GameTexts>& found) { texts = found.valueOr({}); });
        };
        read();
        QTRY_VERIFY(!texts.game.empty());
        const std::string before = texts.game;
        QVERIFY(texts.analysis.empty());
        QVERIFY(document.openFromLibrary(*id, readLibraryGame(texts)));
        QVERIFY(document.session().play(*go::Position(9).parseMove("C3"))); // after the game's end: analysis
        [&] { QTRY_VERIFY((read(), texts.analysis.find("W[cg]") != std::string::npos)); }();
        QCOMPARE(texts.game, before);
        QCOMPARE(count(), 1U);
        QVERIFY(document.openFromLibrary(*id, readLibraryGame(texts)));
        QCOMPARE(document.session().record().mainLineMoves().size(), 2U);
        QCOMPARE(document.session().gameMoves().size(), 1U);

        const record::NodeId added = document.session().record().mainLineEnd();
        document.session().makeMainLine(added); // the only way to change the game itself
        [&] { QTRY_VERIFY((read(), texts.game.find("W[cg]") != std::string::npos)); }();
        document.session().undoStack().undo();
        QCOMPARE(document.session().gameMoves().size(), 1U);
        [&] { QTRY_VERIFY((read(), texts.game.find("W[cg]") == std::string::npos)); }();

        GameDocument after(m_folder->path()); // the next run of the program
        QVERIFY(after.restore());
        QCOMPARE(after.libraryId(), id);
    }

    /// The file of the game on the board refers to game 1 of a library that was replaced since. There, game 1 is another game, and stays
    /// unchanged.
    void anotherLibrarysGameIsNotOverwritten()
    {
        QObject asks;
        std::string there;
        const auto readFirst = [&] {
            there.clear();
            m_library->ask(
                &asks, [](library::Library& library) { return library.text(1); },
                [&](const core::Result<std::string>& text) { there = text.valueOr({}); });
            [&] { QTRY_VERIFY(!there.empty()); }();
        };
        const auto import = [&](const char* game) {
            m_library->importText(QString::fromLatin1(game));
            [&] { QTRY_VERIFY(!m_library->isImporting() && count() == 1U); }();
        };
        import("(;GM[1]SZ[9]PB[Anna];B[ee])");
        {
            GameDocument document(m_folder->path());
            const GameKeeper keeper(document, *m_library);
            std::optional<GameTexts> texts;
            m_library->ask(
                &asks, [](library::Library& library) { return LibraryService::textsOf(library, 1); },
                [&](const core::Result<GameTexts>& found) { texts = found.valueOr({}); });
            [&] { QTRY_VERIFY(texts); }();
            QVERIFY(document.openFromLibrary(1, readLibraryGame(*texts)));
        }
        m_library = std::make_unique<LibraryService>(m_folder->filePath(QStringLiteral("another.library")), *m_engine);
        import("(;GM[1]SZ[9]PB[Bert];B[cc])");
        readFirst();
        const std::string before = there;
        GameDocument document(m_folder->path());
        const GameKeeper keeper(document, *m_library);
        QVERIFY(document.restore());
        document.session().play(*go::Position(9).parseMove("C3"));
        document.session().makeMainLine(document.session().record().mainLineEnd());
        [&] { QTRY_COMPARE(count(), 2U); }();
        readFirst();
        QCOMPARE(there, before);
    }

    /// The user's side of the game, so that the board faces the user; the next run has it, too.
    void userIsKnownByTheLibrary()
    {
        m_library->importText(QStringLiteral("[White \"Carl\"]\n[Black \"Dora\"]\n\n1. e4 e5 *\n"));
        QTRY_VERIFY(!m_library->isImporting());
        const auto textsOf = [&](const char* me) {
            std::optional<GameTexts> texts;
            m_library->change(
                this,
                [me](library::Library& library) -> core::Result<GameTexts> {
                    if (const auto set = library.setMe(*library.playerOf(me), true); !set)
                        return set.error();
                    return LibraryService::textsOf(library, library.find({})->front());
                },
                [&](const core::Result<GameTexts>& found) { texts = found.valueOr({}); });
            [&] { QTRY_VERIFY(texts); }();
            return texts.value_or(GameTexts());
        };
        GameDocument document(m_folder->path());
        const GameTexts dora = textsOf("Dora");
        QCOMPARE(dora.mine, std::optional(game::Side::Second));
        QVERIFY(document.openFromLibrary(1, readLibraryGame(dora)));
        QCOMPARE(document.userSide(), std::optional(game::Side::Second));
        GameDocument after(m_folder->path());
        QVERIFY(after.restore());
        QCOMPARE(after.userSide(), std::optional(game::Side::Second));
        QVERIFY(!textsOf("Carl").mine); // both names are the user's
        document.startGame(NewGame());
        QVERIFY(!document.userSide());
    }

private:
    std::uint64_t count()
    {
        std::optional<std::uint64_t> found;
        m_library->ask(
            this, [](library::Library& library) { return library.count(); },
            [&](const core::Result<std::uint64_t>& games) { found = games.valueOr(99); });
        [&] { QTRY_VERIFY(found); }();
        return found.value_or(99);
    }

    void write(const QString& name, const QByteArray& content) { writeFile(m_folder->filePath(name), content); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<LibraryService> m_library;
};

EVENMATCH_TEST_WITH_WIDGETS(TestLibraryService)

} // namespace tst_library_service

#include "tst_library_service.moc"
