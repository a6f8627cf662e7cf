// No sequence of keys and clicks loses a move: imported and played games stay the same, byte for byte, whatever is done on the board.
// EVENMATCH_LONG_TEST=MINUTES runs random actions for this long. Kills and full disks: tests/ui/library/tst_cut_short.cpp.
#include "tests/run_tests.h"

#include "core/random.h"
#include "tests/ui/library_window.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QMenu>
#include <QPlainTextEdit>

#include <memory>

namespace tst_nothing_lost {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

/// A user with random actions.
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
        static constexpr std::pair<Qt::Key, Qt::KeyboardModifier> keys[] = {{Qt::Key_Left, Qt::NoModifier}, {Qt::Key_Right, Qt::NoModifier},
            {Qt::Key_Home, Qt::NoModifier}, {Qt::Key_End, Qt::NoModifier}, {Qt::Key_Up, Qt::NoModifier}, {Qt::Key_Down, Qt::NoModifier},
            {Qt::Key_Z, Qt::ControlModifier}, {Qt::Key_Z, Qt::ControlModifier}, {Qt::Key_Y, Qt::ControlModifier},
            {Qt::Key_Backspace, Qt::ControlModifier}, {Qt::Key_P, Qt::NoModifier}, {Qt::Key_Delete, Qt::NoModifier},
            {Qt::Key_R, Qt::ControlModifier}, {Qt::Key_D, Qt::ControlModifier}, {Qt::Key_H, Qt::ControlModifier},
            {Qt::Key_Return, Qt::NoModifier}, {Qt::Key_Space, Qt::NoModifier}, {Qt::Key_Escape, Qt::NoModifier},
            {Qt::Key_Backspace, Qt::NoModifier}, {Qt::Key_N, Qt::NoModifier}};
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
        static constexpr const char* actions[] = {"goThere", "promote", "deleteBranch"}; // explicit changes of the game are not random
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

    /// Opens another game, or starts the next run of the program.
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
            game.plan.opponent = OpponentPlan{
                .kind = OpponentPlan::Kind::Rank, .side = game::Side::Second, .rank = game.kind == NewGame::Kind::Go ? "3d" : "1400-1599"};
        m_window->document().startGame(game);
    }

    std::unique_ptr<MainWindow>& m_window;
    QString m_folder;
    std::vector<library::GameId> m_games;
    core::Random m_random;
};

} // namespace

class TestNothingLost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_library.open()); }

    void cleanup() { m_library.close(); }

    void anythingAtAll()
    {
        constexpr int kShort = 400;
        const double minutes = qEnvironmentVariable("EVENMATCH_LONG_TEST").toDouble();
        std::vector<library::GameId> games;
        for (const auto& [id, text] : m_library.before)
            games.push_back(id);
        const auto seed = minutes > 0 ? static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()) : 20261122;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Monkey monkey(m_library.window, m_library.folder->path(), games, seed);
        QElapsedTimer clock;
        clock.start();
        int actions = 0;
        for (; minutes > 0 ? static_cast<double>(clock.elapsed()) < minutes * 60000 : actions < kShort; ++actions)
            monkey.act();
        m_library.window.reset(); // everything is written now
        qInfo("%d actions", actions);
        const Texts after = textsIn(m_library.file());
        QVERIFY(after.size() >= m_library.before.size()); // games played to their end were added
        for (const auto& [id, text] : m_library.before)
            QCOMPARE(after.contains(id) ? after.at(id) : std::string("gone"), text);
    }

    /// Additions to a game are stored with it, and are restored when the game is opened again, in the next run, too.
    void analysisIsThereAgain()
    {
        QVERIFY(openGame(*m_library.window, 4));
        GameSession* session = &m_library.window->document().session();
        session->step(-3);
        QVERIFY(session->play(*session->position().parseMove("f4")));
        session->setComment(QStringLiteral("sharper"));
        const record::GameRecord written = session->record();
        QVERIFY(openGame(*m_library.window, 2));
        QVERIFY(openGame(*m_library.window, 4));
        QTRY_VERIFY(openGame(*m_library.window, 2) && openGame(*m_library.window, 4)
            && m_library.window->document().session().record().size() == written.size());
        m_library.window.reset();
        m_library.window = openWindow(m_library.folder->path());
        QVERIFY(openGame(*m_library.window, 2));
        QVERIFY(openGame(*m_library.window, 4));
        session = &m_library.window->document().session();
        QCOMPARE(session->record().size(), written.size());
        QCOMPARE(session->gameMoves().size(), 5u);
        session->goTo(session->record().mainLineEnd());
        QVERIFY(textsIn(m_library.file()) == m_library.before);
    }

private:
    FilledLibrary m_library;
};

/// Qt Test limits a function to five minutes; the long test needs more.
EVENMATCH_TEST_WITH_WIDGETS(TestNothingLost)

} // namespace tst_nothing_lost

#include "tst_nothing_lost.moc"
