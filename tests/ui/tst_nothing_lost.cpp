// No sequence of keys and clicks loses a move: games that were imported or played stay as they are, byte for byte, whatever is done to them at
// the board, and whenever the program is killed or the disk is full. EVENMATCH_LONG_TEST=MINUTES lets random actions go on for so long.
#include "core/random.h"
#include "core/library/library.h"
#include "tests/ui/fake_networks.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <map>
#include <memory>
#include <sys/resource.h>

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

constexpr int kPatience = 60000; ///< milliseconds; never reached where all is well
constexpr const char* kGames[] = {
    "(;GM[1]SZ[9]PB[Anna]PW[Ben]RE[B+R];B[ee];W[ec](;B[gd];W[dg];B[ge];W[cc])(;B[cd]C[the other way];W[cc]))",
    "(;GM[1]SZ[9]PB[Carl]PW[Dora];B[cc];W[gg]\n;B[gc];W[cg])",
    "[White \"Eva\"]\n[Black \"Fritz\"]\n[Result \"0-1\"]\n\n1. f3 e5 {weak} 2. g4?? (2. e4 Nc6) 2... Qh4# 0-1\n",
    "[White \"Gerd\"]\n[Black \"Hana\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n"};

using Texts = std::map<library::GameId, std::string>;

/// Every game of the library, as it lies there.
Texts textsIn(const QString& file)
{
    Texts texts;
    auto library = library::Library::open(file.toStdU16String(), {.create = false, .checkIntegrity = true, .recover = false});
    if (!library.ok())
        return texts;
    const auto ids = library->find({});
    library::GameFilter trash;
    trash.inTrash = true;
    for (const auto& found : {ids, library->find(trash)})
        for (const library::GameId id : found.valueOr({}))
            texts[id] = library->text(id).valueOr("");
    return texts;
}

std::unique_ptr<MainWindow> openWindow(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(folder, fakeNetworks());
    window->resize(1180, 800);
    window->show();
    window->document().restore();
    (void)QTest::qWaitFor([&] { return window->library().state() != LibraryService::State::Opening; }, kPatience);
    return window;
}

void import(MainWindow& window)
{
    int done = 0;
    const auto counting = QObject::connect(&window.library(), &LibraryService::imported, &window, [&done] { ++done; });
    for (int game = 0; game < static_cast<int>(std::size(kGames)); ++game) { // one after another: their numbers count
        window.library().importText(QString::fromUtf8(kGames[game]));
        (void)QTest::qWaitFor([&] { return done == game + 1; }, kPatience);
    }
    QObject::disconnect(counting);
}

bool openGame(MainWindow& window, library::GameId id)
{
    window.gamesPage()->open(id);
    return QTest::qWaitFor([&] { return window.document().libraryId() == id; }, kPatience);
}

/// Somebody who does anything at all.
class Monkey {
public:
    Monkey(std::unique_ptr<MainWindow>& window, QString folder, std::vector<library::GameId> games, std::uint64_t seed)
        : m_window(window), m_folder(std::move(folder)), m_games(std::move(games)), m_random(seed)
    {
    }

    void act()
    {
        switch (pick(14)) {
        case 0: openGame(*m_window, m_games[static_cast<std::size_t>(pick(static_cast<int>(m_games.size())))]); break;
        case 1: m_window->showPage(QStringLiteral("play")); break;
        case 2: m_window->showPage(QStringLiteral("review")); break;
        case 3: m_window->showPage(m_window->pageNames()[pick(4)]); break;
        case 4:
        case 5: clickBoard(); break;
        case 6:
        case 7:
        case 8: pressKey(); break;
        case 9: playSomething(); break;
        case 10: write(); break;
        case 11: useMenu(); break;
        case 12: useLibrary(); break;
        default:
            if (pick(10) == 0)
                startOver();
            break;
        }
        QCoreApplication::processEvents();
    }

private:
    int pick(int below) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(below))); }
    GameSession& session() { return m_window->document().session(); }
    BoardPage* page()
    {
        BoardPage* pages[] = {m_window->playPage(), m_window->reviewPage()};
        return pages[pick(2)];
    }

    void clickBoard()
    {
        BoardWidget* board = page()->board();
        if (!board->isVisible())
            return;
        const int cells = session().goPosition() ? session().goPosition()->size() : 8;
        const QPoint at = board->cellCentre({pick(cells), pick(cells)}).toPoint();
        QTest::mouseClick(board, pick(6) == 0 ? Qt::RightButton : Qt::LeftButton, {}, at);
    }

    void pressKey()
    {
        static constexpr std::pair<Qt::Key, Qt::KeyboardModifier> keys[] = {
            {Qt::Key_Left, Qt::NoModifier},  {Qt::Key_Right, Qt::NoModifier},      {Qt::Key_Home, Qt::NoModifier},         {Qt::Key_End, Qt::NoModifier},
            {Qt::Key_Up, Qt::NoModifier},    {Qt::Key_Down, Qt::NoModifier},       {Qt::Key_Z, Qt::ControlModifier},       {Qt::Key_Z, Qt::ControlModifier},
            {Qt::Key_Y, Qt::ControlModifier}, {Qt::Key_Backspace, Qt::ControlModifier}, {Qt::Key_P, Qt::NoModifier},       {Qt::Key_Delete, Qt::NoModifier},
            {Qt::Key_R, Qt::ControlModifier}, {Qt::Key_D, Qt::ControlModifier},    {Qt::Key_H, Qt::ControlModifier},       {Qt::Key_Return, Qt::NoModifier},
            {Qt::Key_Space, Qt::NoModifier}, {Qt::Key_Escape, Qt::NoModifier},     {Qt::Key_Backspace, Qt::NoModifier},    {Qt::Key_N, Qt::NoModifier}};
        const auto [key, modifier] = keys[pick(static_cast<int>(std::size(keys)))];
        QWidget* focus = m_window->focusWidget();
        QWidget* target = pick(2) == 0 || !focus ? static_cast<QWidget*>(page()->board()) : focus;
        if (pick(4) == 0)
            if (auto* tree = m_window->reviewPage()->findChild<GameTreeView*>(); tree && tree->isVisible())
                target = tree;
        if (target->isVisible())
            QTest::keyClick(target, key, modifier);
        if (pick(3) == 0)
            QTest::keyClick(m_window.get(), Qt::Key_Z, pick(2) == 0 ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
        if (m_window->document().libraryId() && pick(4) == 0)
            QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    }

    void playSomething()
    {
        if (pick(3) == 0)
            session().step(-pick(6));
        for (int moves = pick(4); moves > 0 && session().phase() == Phase::Playing; --moves)
            session().play(session().position().randomMove(m_random));
    }

    void write()
    {
        if (auto* field = m_window->reviewPage()->findChild<QPlainTextEdit*>(QStringLiteral("comment")))
            field->setPlainText(field->toPlainText() + QStringLiteral("x"));
        session().toggleMark({.kind = record::MarkKind::Triangle, .at = {pick(8), pick(8)}, .to = {}, .label = {}});
    }

    void useMenu()
    {
        auto* tree = m_window->reviewPage()->findChild<GameTreeView*>();
        const auto& line = session().line();
        record::NodeId node = line[static_cast<std::size_t>(pick(static_cast<int>(line.size())))].node;
        if (const auto other = session().record().nextSibling(node); node != record::kRoot && other != record::kNoNode && pick(2) == 0)
            node = other;
        const std::unique_ptr<QMenu> menu(tree->menuFor(node));
        static constexpr const char* actions[] = {"goThere", "promote", "deleteBranch"}; // what changes the game by its name is not random
        if (auto* action = menu->findChild<QAction*>(QLatin1String(actions[pick(3)])))
            action->trigger();
    }

    void useLibrary()
    {
        if (pick(4) > 0)
            return;
        m_window->showPage(QStringLiteral("games"));
        QAbstractItemView* table = m_window->gamesPage()->findChild<QAbstractItemView*>(QStringLiteral("gamesTable"));
        if (m_window->gamesPage()->model().rowCount() > 0)
            table->setCurrentIndex(table->model()->index(pick(m_window->gamesPage()->model().rowCount()), 0));
        QTest::keyClick(table, pick(2) == 0 ? Qt::Key_Delete : Qt::Key_Z, pick(2) == 0 ? Qt::NoModifier : Qt::ControlModifier);
    }

    /// Another game, or the next run of the program.
    void startOver()
    {
        if (pick(2) == 0) {
            m_window.reset();
            m_window = openWindow(m_folder);
            return;
        }
        NewGame game;
        game.size = 9;
        game.kind = pick(2) == 0 ? NewGame::Kind::Go : NewGame::Kind::Chess;
        if (pick(2) == 0)
            game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::Rank, .side = game::Side::Second, .rank = game.kind == NewGame::Kind::Go ? "3d" : "1400-1599"};
        m_window->document().startGame(game);
    }

    std::unique_ptr<MainWindow>& m_window;
    QString m_folder;
    std::vector<library::GameId> m_games;
    core::Random m_random;
};

constexpr const char* kChild = "EVENMATCH_TEST_CHILD";
constexpr int kChildSteps = 40;

/// The program that is killed: looks at a game of the library, and says each step.
int beKilled(const QString& folder)
{
    auto window = openWindow(folder);
    core::Random random(3);
    if (!openGame(*window, 1))
        return 1;
    GameSession& session = window->document().session();
    for (int step = 0; step < kChildSteps; ++step) {
        session.step(-static_cast<int>(random.below(5)));
        if (session.phase() == Phase::Playing)
            session.play(session.position().randomMove(random));
        session.setComment(QStringLiteral("step %1").arg(step));
        if (step % 5 == 4)
            session.undoStack().undo();
        if (step == kChildSteps / 2)
            window->document().startGame(NewGame()); // what was at the board is put aside
        QCoreApplication::processEvents();
        std::printf("%d\n", step);
        std::fflush(stdout);
    }
    std::getchar(); // until it is killed
    return 0;
}

} // namespace

class TestNothingLost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void anythingAtAll();
    void analysisIsThereAgain();
    void killedInTheMiddle_data();
    void killedInTheMiddle();
    void fullDisk();

private:
    QString file() const { return m_folder->filePath(QStringLiteral("games.library")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    Texts m_before;
};

void TestNothingLost::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = openWindow(m_folder->path());
    QCOMPARE(m_window->library().state(), LibraryService::State::Ready);
    import(*m_window);
    m_before = textsIn(file());
    QCOMPARE(m_before.size(), std::size(kGames));
}

void TestNothingLost::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void TestNothingLost::anythingAtAll()
{
    constexpr int kShort = 400;
    const double minutes = qEnvironmentVariable("EVENMATCH_LONG_TEST").toDouble();
    std::vector<library::GameId> games;
    for (const auto& [id, text] : m_before)
        games.push_back(id);
    const auto seed = minutes > 0 ? static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()) : 20261122;
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Monkey monkey(m_window, m_folder->path(), games, seed);
    QElapsedTimer clock;
    clock.start();
    int actions = 0;
    for (; minutes > 0 ? clock.elapsed() < minutes * 60000 : actions < kShort; ++actions)
        monkey.act();
    m_window.reset(); // all that was to be written is
    qInfo("%d actions", actions);
    const Texts after = textsIn(file());
    QVERIFY(after.size() >= m_before.size()); // games that were played and finished came to them
    for (const auto& [id, text] : m_before)
        QCOMPARE(after.contains(id) ? after.at(id) : std::string("gone"), text);
}

/// What was added to a game lies beside it, and is there when the game is opened again, in the next run, too.
void TestNothingLost::analysisIsThereAgain()
{
    QVERIFY(openGame(*m_window, 4));
    GameSession* session = &m_window->document().session();
    session->step(-3);
    QVERIFY(session->play(*session->position().parseMove("f4")));
    session->setComment(QStringLiteral("sharper"));
    const record::GameRecord written = session->record();
    QVERIFY(openGame(*m_window, 2));
    QVERIFY(openGame(*m_window, 4));
    QTRY_VERIFY(openGame(*m_window, 2) && openGame(*m_window, 4) && m_window->document().session().record().size() == written.size());
    m_window.reset();
    m_window = openWindow(m_folder->path());
    QVERIFY(openGame(*m_window, 2));
    QVERIFY(openGame(*m_window, 4));
    session = &m_window->document().session();
    QCOMPARE(session->record().size(), written.size());
    QCOMPARE(session->gameMoves().size(), 5u);
    session->goTo(session->record().mainLineEnd());
    QVERIFY(textsIn(file()) == m_before);
}

void TestNothingLost::killedInTheMiddle_data()
{
    QTest::addColumn<int>("step");
    for (const int step : {0, 7, kChildSteps / 2, kChildSteps - 3})
        QTest::addRow("%d", step) << step;
}

void TestNothingLost::killedInTheMiddle()
{
    QFETCH(const int, step);
    m_window.reset();
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(kChild), m_folder->path());
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), QStringList());
    const QByteArray wanted = QByteArray::number(step) + '\n';
    while (child.waitForReadyRead(kPatience))
        if (child.canReadLine() && [&] {
                while (child.canReadLine())
                    if (child.readLine() == wanted)
                        return true;
                return false;
            }())
            break;
    QCOMPARE(child.state(), QProcess::Running);
    child.kill();
    QVERIFY(child.waitForFinished(kPatience));
    QVERIFY(textsIn(file()) == m_before);
    m_window = openWindow(m_folder->path()); // what was at the board is there, and every move of the game
    QVERIFY(openGame(*m_window, 2));
    QVERIFY(openGame(*m_window, 1));
    QCOMPARE(m_window->document().session().gameMoves().size(), 6u);
    QCOMPARE(m_window->document().session().result(), QStringLiteral("B+R"));
}

void TestNothingLost::fullDisk()
{
    QVERIFY(openGame(*m_window, 2));
    GameSession& session = m_window->document().session();
    session.setComment(QStringLiteral("before"));
    QTRY_VERIFY(!m_window->engine().isBusy());
    QSignalSpy autosave(&m_window->document(), &GameDocument::failed);
    QSignalSpy library(&m_window->library(), &LibraryService::failed);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit room{};
    getrlimit(RLIMIT_FSIZE, &room);
    const rlimit none{.rlim_cur = 0, .rlim_max = room.rlim_max};
    setrlimit(RLIMIT_FSIZE, &none);
    session.setComment(QStringLiteral("while it is full"));
    const bool said = QTest::qWaitFor([&] { return autosave.count() > 0 && library.count() > 0; }, kPatience);
    setrlimit(RLIMIT_FSIZE, &room);
    QVERIFY(said);
    GameDocument after(m_folder->path());
    QVERIFY(after.restore()); // the last that could be written
    QCOMPARE(after.session().gameMoves().size(), 4u);
    QVERIFY(textsIn(file()) == m_before);
    session.setComment(QStringLiteral("after")); // it goes on as soon as there is room
    GameDocument again(m_folder->path());
    QVERIFY(again.restore());
    QVERIFY(again.session().record() == session.record());
}

int main(int argc, char* argv[])
{
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("evenmatch-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_nothing_lost"));
    if (const QString folder = qEnvironmentVariable(kChild); !folder.isEmpty())
        return beKilled(folder);
    TestNothingLost test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_nothing_lost.moc"
