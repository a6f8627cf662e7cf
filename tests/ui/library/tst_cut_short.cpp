// The program is killed, or the disk is full, in the middle of each kind of change: existing data stay complete, and failed actions are
// reported.
#include "tests/run_tests.h"

#include "core/random.h"
#include "tests/files.h"
#include "tests/ui/library_window.h"
#include "ui/file/game_files.h"
#include "ui/widgets/card.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>

#include <csignal>
#include <sys/resource.h>

namespace tst_cut_short {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

constexpr const char* kChild = "EVENMATCH_TEST_CHILD";
constexpr const char* kDeed = "EVENMATCH_TEST_DEED"; ///< the action of the child
constexpr int kChildSteps = 40;
constexpr std::size_t kWhole = 10; ///< nodes of the first game with a move of analysis

bool isQuiet(MainWindow& window)
{
    return QTest::qWaitFor([&] { return !window.engine().isBusy(); }, kPatience);
}

/// Shows a game of the library, with moves, comments and undoing; and once closes the game on the board.
void look(MainWindow& window, int step, core::Random& random)
{
    GameSession& session = window.document().session();
    session.step(-static_cast<int>(random.below(5)));
    if (session.phase() == Phase::Playing)
        session.play(session.position().randomMove(random));
    session.setComment(QStringLiteral("step %1").arg(step));
    if (step % 5 == 4)
        session.undoStack().undo();
    if (step == kChildSteps / 2)
        window.document().startGame(NewGame());
}

/// Makes the variation of the first game its main line, and back.
void changeItself(MainWindow& window, int step, core::Random&)
{
    GameSession& session = window.document().session();
    if (step == 0) {
        session.step(-1);
        session.play(*session.position().parseMove("J9")); // analysis, which must not be lost
        (void)isQuiet(window);
    } else if (step % 2 == 1) {
        record::NodeId node = session.record().firstChild(session.record().firstChild(record::kRoot));
        node = session.record().nextSibling(session.record().firstChild(node));
        session.makeMainLine(session.record().firstChild(node));
    } else {
        session.undoStack().undo();
    }
}

void changeLibrary(MainWindow& window, int step, core::Random&)
{
    const auto work = [step](library::Library& library) -> core::Result<void> {
        static const std::vector<library::GameId> ids{2, 3};
        switch (step % 4) {
        case 0: return library.moveToTrash(ids);
        case 1: return library.restoreFromTrash(ids);
        case 2: return library.addTag(ids, "tag");
        default: return library.removeTag(ids, "tag");
        }
    };
    window.library().change(&window, work, [](const core::Result<void>&) {});
}

QString gameNumber(int number) { return QStringLiteral("(;GM[1]SZ[9]PB[Ida %1]PW[Jan];B[ee];W[cc];B[gg])").arg(number); }

void importMore(MainWindow& window, int step, core::Random&)
{
    QString text;
    for (int game = 0; game < 10; ++game)
        text += gameNumber(10 * step + game) + QLatin1Char('\n');
    window.library().importText(text);
}

QString savedFile(const QString& folder) { return folder + QStringLiteral("/saved.sgf"); }

void saveAgain(MainWindow& window, int step, core::Random&)
{
    window.document().session().setComment(QStringLiteral("step %1 ").arg(step).repeated(1000));
    window.document().save(savedFile(QFileInfo(window.library().file()).path()));
}

/// Plays a game with one move per step.
void playOn(MainWindow& window, int step, core::Random& random)
{
    GameSession& session = window.document().session();
    if (step == 0) {
        window.document().startGame({.kind = NewGame::Kind::Chess});
    } else {
        session.play(session.position().randomMove(random));
    }
}

const std::map<QString, void (*)(MainWindow&, int, core::Random&)> kDeeds{{QStringLiteral("look"), &look},
    {QStringLiteral("change the game"), &changeItself}, {QStringLiteral("change the library"), &changeLibrary},
    {QStringLiteral("import"), &importMore}, {QStringLiteral("save"), &saveAgain}, {QStringLiteral("play"), &playOn}};

/// The program that is killed: repeats an action, and reports each step as soon as it has begun.
int beKilled(const QString& folder, const QString& deed)
{
    auto window = openWindow(folder);
    core::Random random(3);
    if (!openGame(*window, 1))
        return 1;
    for (int step = 0; step < kChildSteps; ++step) {
        kDeeds.at(deed)(*window, step, random);
        std::printf("%d\n", step);
        std::fflush(stdout);
        QCoreApplication::processEvents();
        if (deed != QLatin1String("look"))
            (void)isQuiet(*window);
    }
    std::getchar(); // until it is killed
    return 0;
}

} // namespace

class TestCutShort : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_library.open()); }

    void cleanup() { m_library.close(); }

    void killedInTheMiddle_data()
    {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<int>("step");
        const auto row = [](const char* deed, int step) { QTest::addRow("%s, %d", deed, step) << QString::fromLatin1(deed) << step; };
        for (const int step : {0, 7, kChildSteps / 2, kChildSteps - 3})
            row("look", step);
        for (const int step : {1, 2, 7})
            row("change the game", step);
        for (const int step : {0, 2, 9})
            row("change the library", step);
        row("import", 2);
        row("save", 5);
        row("play", 12);
    }

    void killedInTheMiddle()
    {
        QFETCH(const QString, deed);
        QFETCH(const int, step);
        m_library.window.reset();
        QVERIFY(diesAt(deed, step));
        allIsThere(deed, step);
    }

    void fullDisk()
    {
        QVERIFY(openGame(*m_library.window, 2));
        GameSession& session = m_library.window->document().session();
        session.setComment(QStringLiteral("before"));
        QTRY_VERIFY(!m_library.window->engine().isBusy());
        QSignalSpy autosave(&m_library.window->document(), &GameDocument::failed);
        QSignalSpy library(&m_library.window->library(), &LibraryService::failed);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit room{};
        getrlimit(RLIMIT_FSIZE, &room);
        const rlimit none{.rlim_cur = 0, .rlim_max = room.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
        session.setComment(QStringLiteral("while it is full"));
        const bool said = QTest::qWaitFor([&] { return autosave.count() > 0 && library.count() > 0; }, kPatience);
        setrlimit(RLIMIT_FSIZE, &room);
        QVERIFY(said);
        GameDocument after(m_library.folder->path());
        QVERIFY(after.restore()); // the last state that could be written
        QCOMPARE(after.session().gameMoves().size(), 4u);
        QVERIFY(textsIn(m_library.file()) == m_library.before);
        session.setComment(QStringLiteral("after")); // writing continues as soon as there is space
        m_library.window->document().flush();
        GameDocument again(m_library.folder->path());
        QVERIFY(again.restore());
        QVERIFY(again.session().record() == session.record());
    }

    void fullDiskIsSaid_data()
    {
        QTest::addColumn<QString>("deed");
        for (const char* deed : {"change the game", "put a game away", "choose a name", "import", "save"})
            QTest::newRow(deed) << QString::fromLatin1(deed);
    }

    /// Every action on a full disk is reported as failed, leaves the old state unchanged, and succeeds when there is space again.
    void fullDiskIsSaid()
    {
        QFETCH(const QString, deed);
        QVERIFY(openGame(*m_library.window, 1));
        GameSession& session = m_library.window->document().session();
        QVERIFY(m_library.window->document().save(savedFile(m_library.folder->path())));
        QVERIFY(isQuiet(*m_library.window));
        m_library.window->showPage(QStringLiteral("games"));
        QTRY_COMPARE(m_library.window->gamesPage()->model().rowCount(), static_cast<int>(m_library.before.size()));
        auto* table = m_library.window->gamesPage()->findChild<QAbstractItemView*>(QStringLiteral("gamesTable"));
        table->setCurrentIndex(table->model()->index(0, 0));
        auto* names = m_library.window->gamesPage()->findChild<QAbstractItemView*>(QStringLiteral("players"))->model();
        QTRY_VERIFY(names->rowCount() > 0);
        const auto isNamed = [names] { return names->index(0, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked; };
        QSignalSpy atLibrary(&m_library.window->library(), &LibraryService::failed);
        QSignalSpy atDocument(&m_library.window->document(), &GameDocument::failed);
        const auto act = [&] {
            if (deed == QLatin1String("change the game")) {
                record::NodeId node = session.record().firstChild(session.record().firstChild(record::kRoot));
                session.makeMainLine(session.record().nextSibling(session.record().firstChild(node)));
            } else if (deed == QLatin1String("put a game away")) {
                table->actions().front()->trigger();
            } else if (deed == QLatin1String("choose a name")) {
                names->setData(names->index(0, 0), Qt::Checked, Qt::CheckStateRole);
            } else if (deed == QLatin1String("import")) {
                m_library.window->library().importText(gameNumber(1));
            } else {
                m_library.window->document().save(savedFile(m_library.folder->path()));
            }
        };
        const auto hasHeard
            = [&] { return atLibrary.count() > 0 || atDocument.count() > 0 || m_library.window->gamesPage()->notice()->isAlarm(); };
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit room{};
        getrlimit(RLIMIT_FSIZE, &room);
        const rlimit none{.rlim_cur = 0, .rlim_max = room.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
        act();
        const bool said = QTest::qWaitFor(hasHeard, kPatience) && isQuiet(*m_library.window);
        setrlimit(RLIMIT_FSIZE, &room);
        QVERIFY(said);
        QVERIFY(textsIn(m_library.file()) == m_library.before);
        QTRY_VERIFY(!isNamed());
        QVERIFY(readFirstGame(contentOf(savedFile(m_library.folder->path())).toStdString()).ok());
        if (deed == QLatin1String("change the game"))
            session.undoStack().undo();
        act();
        QVERIFY(isQuiet(*m_library.window));
        const Texts after = textsIn(m_library.file());
        QCOMPARE(after.size(), m_library.before.size() + (deed == QLatin1String("import") ? 1 : 0));
        QTRY_COMPARE(isNamed(), deed == QLatin1String("choose a name"));
        if (deed == QLatin1String("put a game away"))
            QTRY_COMPARE(m_library.window->gamesPage()->model().rowCount(), static_cast<int>(m_library.before.size()) - 1);
        QCOMPARE(after.at(1) != m_library.before.at(1), deed == QLatin1String("change the game"));
    }

private:
    /// Whether the child reached this step, and was killed there.
    bool diesAt(const QString& deed, int step)
    {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kChild), m_library.folder->path());
        environment.insert(QLatin1String(kDeed), deed);
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("cut_short"), QStringLiteral("--child")});
        const QByteArray wanted = QByteArray::number(step) + '\n';
        bool isThere = false;
        while (!isThere && (child.canReadLine() || child.waitForReadyRead(kPatience)))
            while (!isThere && child.canReadLine())
                isThere = child.readLine() == wanted;
        child.kill();
        return child.waitForFinished(kPatience) && isThere;
    }

    /// Checks the data after an action that may have been interrupted anywhere.
    void allIsThere(const QString& deed, int step)
    {
        const Texts texts = textsIn(m_library.file());
        QVERIFY(texts.size() >= m_library.before.size());
        for (const auto& [id, text] : m_library.before)
            if (id != 1 || deed != QLatin1String("change the game"))
                QCOMPARE(texts.contains(id) ? texts.at(id) : std::string("gone"), text);
        for (const auto& [id, text] : texts) // an imported game is complete, or missing
            QVERIFY2(m_library.before.contains(id) || (text.starts_with("(;GM[1]SZ[9]PB[Ida ") && text.find("B[gg])") != std::string::npos),
                text.c_str());
        if (deed == QLatin1String("save")) {
            const auto game = readFirstGame(contentOf(savedFile(m_library.folder->path())).toStdString());
            QVERIFY(game.ok());
            QCOMPARE(game->mainLineMoves().size(), std::size_t(6));
        }
        m_library.window = openWindow(m_library.folder->path()); // the game on the board is restored
        GameSession& session = m_library.window->document().session();
        if (deed == QLatin1String("play"))
            QVERIFY(session.gameMoves().size() >= static_cast<std::size_t>(step));
        QVERIFY(openGame(*m_library.window, 2));
        QVERIFY(openGame(*m_library.window, 1)); // with all its moves
        if (deed != QLatin1String("change the game"))
            QCOMPARE(session.gameMoves().size(), 6u);
        else
            QTRY_VERIFY(openGame(*m_library.window, 2) && openGame(*m_library.window, 1) && session.record().size() == kWhole);
        QCOMPARE(session.result(), QStringLiteral("B+R"));
    }

    FilledLibrary m_library;
};

int runChild(int, char**) { return beKilled(qEnvironmentVariable(kChild), qEnvironmentVariable(kDeed)); }

EVENMATCH_TEST_UNDER(TestCutShort, evenmatch::tests::Application::WithWidgets, evenmatch::tests::make<TestCutShort>, &runChild)

} // namespace tst_cut_short

#include "tst_cut_short.moc"
