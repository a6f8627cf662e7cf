// Games are read in the background: a file that blocks holds nothing up, the latest request counts, and no game is lost.
#include "tests/run_tests.h"

#include "core/record/file/game_files.h"
#include "tests/files.h"
#include "tests/ui/library_window.h"
#include "tests/ui/opened.h"
#include "ui/board/board_widget.h"
#include "ui/file/game_files.h"
#include "ui/pages/play_page.h"
#include "ui/text/file_words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QSignalSpy>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_game_opener {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestGameOpener : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QVERIFY(m_library.open());
        m_library.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_library.window.get()));
        QVERIFY(m_library.window->document().startGame({.size = 9}));
        QVERIFY(session().play(*session().position().parseMove("E5")));
    }

    void cleanup() { m_library.close(); }

    void aBlockedFileHoldsNobody()
    {
        m_library.window->openFiles({blockingFile()});
        QVERIFY(opener().isReading());
        QCOMPARE(m_library.window->engine().jobs().jobs().size(), std::size_t(1)); // it can be stopped there, too
        QVERIFY(session().play(*session().position().parseMove("C3"))); // the window continues to work
        QVERIFY(m_library.window->showPage(QStringLiteral("review")));
        QVERIFY(m_library.window->showPage(QStringLiteral("play")));
        QSignalSpy told(&m_library.window->document(), &GameDocument::noticed);
        QTest::keyClick(m_library.window->playPage()->board(), Qt::Key_Escape);
        QVERIFY(!opener().isReading());
        QCOMPARE(told.count(), 1);
        QVERIFY(isIdle());
        QCOMPARE(session().gameMoves().size(), 2U);
    }

    void theStatusLineEndsTheReading()
    {
        m_library.window->openFiles({blockingFile()});
        JobList& jobs = m_library.window->engine().jobs();
        jobs.stop(jobs.jobs().back().id);
        QTRY_VERIFY(!opener().isReading());
        QVERIFY(isIdle());
        QCOMPARE(session().gameMoves().size(), 1U);
    }

    void theNewestWishWins()
    {
        m_library.window->openFiles({blockingFile()});
        openFiles(*m_library.window, {file(QStringLiteral("good.sgf"), "(;GM[1]SZ[13];B[gg];W[cc];B[kk])")});
        QCOMPARE(session().goPosition()->size(), 13);
        QVERIFY(isIdle()); // nothing waits for the pipe
        QCOMPARE(session().gameMoves().size(), 3U);
    }

    /// The explorer shows its position in the game that it opens, but not in the next one.
    void whatFollowsAnOpeningDoesNotFollowTheNext()
    {
        bool followed = false;
        opener().openText(QStringLiteral("(;GM[1]SZ[9];B[gg])"), [&] { followed = true; });
        opener().openText(QStringLiteral("(;GM[1]SZ[13];B[gg];W[cc])"));
        QTRY_COMPARE(session().goPosition()->size(), 13);
        QVERIFY(!followed);
        opener().openText(QStringLiteral("no game"), [&] { followed = true; });
        QTRY_VERIFY(!opener().isReading());
        QVERIFY(!followed);
        opener().openText(QStringLiteral("(;GM[1]SZ[9];B[gg])"), [&] { followed = true; });
        QTRY_VERIFY(followed);
    }

    void aNewGameEndsTheReading()
    {
        m_library.window->openFiles({blockingFile()});
        QVERIFY(m_library.window->document().startGame(NewGame()));
        QVERIFY(!opener().isReading());
        QVERIFY(isIdle());
        QVERIFY(session().gameMoves().empty());
    }

    /// The user continues to play while the file is being read: that game is stored, with all its moves.
    void aSlowFileComesAndNothingIsLost()
    {
        m_library.window->openFiles({blockingFile()});
        QVERIFY(session().play(*session().position().parseMove("C3")));
        const int pipe = open(blockingFile().toUtf8().constData(), O_WRONLY); // until it is read
        const QByteArray game = "(;GM[1]SZ[13];B[gg];W[cc];B[kk])";
        QCOMPARE(write(pipe, game.constData(), static_cast<std::size_t>(game.size())), game.size());
        QCOMPARE(close(pipe), 0);
        QTRY_COMPARE(session().gameMoves().size(), 3U);
        const QStringList recent = m_library.window->document().recentFiles();
        QVERIFY(recent.size() > 1);
        openFiles(*m_library.window, {recent[1]});
        QCOMPARE(session().goPosition()->size(), 9);
        QCOMPARE(session().gameMoves().size(), 2U);
    }

    void closingDoesNotWait()
    {
        m_library.window->openFiles({blockingFile()});
        m_library.window.reset();
        m_library.window = openWindow(m_library.folder->path());
        QCOMPARE(session().gameMoves().size(), 1U);
    }

    void theLibraryGameAskedForLastComes()
    {
        for (const library::GameId id : {1, 3, 2})
            m_library.window->gamesPage()->open(id);
        QTRY_COMPARE(m_library.window->document().libraryId(), std::optional<library::GameId>(2));
        QVERIFY(isIdle());
        QCOMPARE(m_library.window->document().libraryId(), std::optional<library::GameId>(2));
    }

    void theClipboardIsReadBehindTheWindow()
    {
        QByteArray text = "(;GM[1]SZ[13];B[gg]";
        for (int i = 0; i < 5000; ++i)
            text += ";C[a remark]";
        QApplication::clipboard()->setText(QString::fromUtf8(text + ')'));
        for (QAction* action : m_library.window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Paste))
                action->trigger();
        QVERIFY(opener().isReading());
        QCOMPARE(session().goPosition()->size(), 9);
        QTRY_COMPARE(session().goPosition()->size(), 13);
    }

    void theRestOfAFileIsReadBehindTheWindow()
    {
        QByteArray games;
        for (int i = 0; i < 250; ++i)
            games += "(;GM[1]SZ[9];B[ee])\n";
        openFiles(*m_library.window, {file(QStringLiteral("many.sgf"), games)});
        GameListModel* list = m_library.window->document().games();
        QVERIFY(list);
        QCOMPARE(list->rowCount(), 100);
        QTRY_VERIFY((list->fetchMore({}), list->rowCount() == 250));
        QVERIFY(!list->canFetchMore({}));
    }

    /// The filter of the dialogs names the endings that an import of a folder finds.
    void dialogsListTheFilesThatFoldersContain()
    {
        const QString filter = gameFileFilter();
        for (const char* ending : {".sgf", ".pgn", ".fen", ".gib", ".ngf", ".ugi", ".ugf", ".zip"}) {
            QVERIFY2(record::isGameFileName(std::string("game") + ending), ending);
            QVERIFY2(filter.contains(QLatin1String("*") + QLatin1String(ending)), ending);
        }
    }

private:
    /// A pipe without a writer: reading it never ends by itself.
    QString blockingFile()
    {
        const QString path = m_library.folder->filePath(QStringLiteral("blocked.sgf"));
        if (!QFile::exists(path) && mkfifo(path.toUtf8().constData(), 0600) != 0)
            qFatal("no pipe");
        return path;
    }

    QString file(const QString& name, const QByteArray& content)
    {
        const QString path = m_library.folder->filePath(name);
        writeFile(path, content);
        return path;
    }

    /// Whether no worker is reading.
    bool isIdle()
    {
        return QTest::qWaitFor([this] { return !m_library.window->engine().isBusy(); }, kPatience);
    }

    GameSession& session() { return m_library.window->document().session(); }
    GameOpener& opener() { return m_library.window->opener(); }

    FilledLibrary m_library;
};

EVENMATCH_TEST_WITH_WIDGETS(TestGameOpener)

} // namespace tst_game_opener

#include "tst_game_opener.moc"
