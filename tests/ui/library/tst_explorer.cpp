// The opening explorer in the real window: beside the board, by its key, over the library and over files on disk.
#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "tests/files.h"
#include "tests/ui/shown_window.h"
#include "ui/analysis/live_analysis.h"
#include "ui/board/board_widget.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/explorer/explorer_table.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

namespace tst_explorer {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

constexpr const char* kChessGames = "[White \"Anna\"]\n[Black \"Ben\"]\n[WhiteElo \"1500\"]\n[BlackElo \"1600\"]\n[Date \"2020.05.06\"]\n"
                                    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n"
                                    "[White \"Carl\"]\n[Black \"Dora\"]\n[WhiteElo \"1700\"]\n[Result \"0-1\"]\n\n1. e4 c5 0-1\n\n"
                                    "[White \"Eva\"]\n[Black \"Fritz\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n";

} // namespace

class TestExplorer : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path(), {1024, 700});
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        write(QStringLiteral("chess.pgn"), kChessGames);
        import(m_folder->filePath(QStringLiteral("chess.pgn")));
        start(NewGame::Kind::Chess);
    }

    void cleanup() { closeWindow(); }

    void keyOpensItBesideTheBoard()
    {
        QCOMPARE(find<QAction>("explorerAction")->shortcut(), QKeySequence(Qt::Key_X));
        m_window->playPage()->board()->setFocus();
        QTest::keyClick(m_window->playPage()->board(), Qt::Key_X);
        QTRY_VERIFY(table() && table()->isVisible());
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(cell(0, ExplorerModel::Move), QStringLiteral("e4"));
        QCOMPARE(cell(0, ExplorerModel::Share), QStringLiteral("67"));
        QCOMPARE(cell(0, ExplorerModel::Games), QStringLiteral("2"));
        QCOMPARE(cell(0, ExplorerModel::Rating), QStringLiteral("1600"));
        QCOMPARE(cell(0, ExplorerModel::Last), QStringLiteral("2020"));
        QCOMPARE(table()->model()->index(0, ExplorerModel::Results).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("White wins 50 %, Black wins 50 %"));
        QVERIFY(find<QLabel>("explorerSummary")->text().startsWith(QStringLiteral("3 games")));
        QTest::mouseClick(find<QPushButton>("closeExplorer"), Qt::LeftButton);
        QVERIFY(!table()->isVisible());
        QVERIFY(!find<QAction>("explorerAction")->isChecked());
        show();
        QTRY_VERIFY(table()->isVisible());
        m_window->playPage()->showNewGame(); // another panel is shown there
        QVERIFY(!find<QAction>("explorerAction")->isChecked());
    }

    void movesArePlayedFromTheTable()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(table()->model()->index(0, 0)).center());
        QTRY_COMPARE(session().line().size(), std::size_t(2));
        QCOMPARE(session().line().back().text, QStringLiteral("e4"));
        QTRY_COMPARE(cell(0, ExplorerModel::Games), QStringLiteral("1"));
        QTRY_COMPARE(table()->model()->rowCount(), 2); // e5 and c5
        QTest::keyClick(table(), Qt::Key_Left); // the board's keys work here, too
        QTRY_COMPARE(session().lineIndex(), 0);
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("e4"));
    }

    void onlyOtherPositionsAreAskedAbout()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_VERIFY(panel()->isSettled());
        session().setComment(QStringLiteral("The first move"));
        QVERIFY(panel()->isSettled());
        session().play(*session().position().parseMove("e4"));
        QVERIFY(!panel()->isSettled());
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_COMPARE(cell(0, ExplorerModel::Games), QStringLiteral("1"));
    }

    void goesAlongToOtherPages()
    {
        show();
        QTRY_VERIFY(m_window->playPage()->isAncestorOf(table()));
        m_window->showPage(QStringLiteral("review"));
        QVERIFY(m_window->reviewPage()->isAncestorOf(table()));
        QTRY_VERIFY(table()->isVisible());
        m_window->showPage(QStringLiteral("games"));
        QVERIFY(!table()->isVisible());
        m_window->showPage(QStringLiteral("play"));
        QTRY_VERIFY(m_window->playPage()->isAncestorOf(table()) && table()->isVisible());
        show();
        QVERIFY(!table()->isVisible());
        m_window->showPage(QStringLiteral("games")); // from a page without a board, it switches to one with a board
        show();
        QTRY_VERIFY(m_window->playPage()->isVisible() && table()->isVisible());
    }

    void standsBesideThePagesPanel_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 700);
        QTest::newRow("usual") << QSize(1280, 800);
    }

    /// Live analysis and explorer are usable together; the edge between them moves and is stored.
    void standsBesideThePagesPanel()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        for (const char* page : {"play", "review", "tree"}) {
            QVERIFY(m_window->showPage(QLatin1String(page)));
            if (!find<QAction>("explorerAction")->isChecked())
                show();
            QTRY_VERIFY(table()->isVisible());
            QTRY_COMPARE(table()->model()->rowCount(), 2);
            const QWidget* panel = visiblePage()->mainPanel();
            const auto shownHeight = [](const QWidget* widget) { return widget->visibleRegion().boundingRect().height(); };
            QTRY_VERIFY2(shownHeight(panel) >= 150, qPrintable(QString::number(shownHeight(panel))));
            QTRY_VERIFY2(shownHeight(table()) >= 80, qPrintable(QString::number(shownHeight(table()))));
        }
        auto* edge = visiblePage()->findChild<QSplitter*>(QStringLiteral("guestAndPanel"));
        const int before = edge->sizes().constFirst();
        QTest::mousePress(edge->handle(1), Qt::LeftButton, {}, QPoint(20, 3));
        QTest::mouseMove(edge->handle(1), QPoint(20, -37));
        QTest::mouseRelease(edge->handle(1), Qt::LeftButton, {}, QPoint(20, 3));
        QVERIFY(edge->sizes().constFirst() < before);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!table()->isVisible());
        QVERIFY(!find<QAction>("explorerAction")->isChecked());
    }

    void gamesOpenAtThePosition()
    {
        show();
        session().play(*session().position().parseMove("e4"));
        auto* games = find<QListView>("explorerGames");
        QTRY_COMPARE(games->model()->rowCount(), 2);
        const QModelIndex carl = games->model()->index(1, 0); // of unknown strength: last
        QVERIFY2(carl.data().toString().startsWith(QStringLiteral("Carl (1700) – Dora")), qPrintable(carl.data().toString()));
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {}, games->visualRect(carl).center());
        QTRY_VERIFY(m_window->document().libraryId().has_value());
        QTRY_COMPARE(session().lineIndex(), 1);
        QCOMPARE(session().line().back().text, QStringLiteral("c5"));
        QVERIFY(m_window->reviewPage()->isVisible());
        QTRY_VERIFY(m_window->reviewPage()->isAncestorOf(table()));
    }

    void keyboardPointsAndPlays()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        const std::size_t arrows = m_window->playPage()->board()->overlay().arrows.size();
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QTRY_COMPARE(m_window->playPage()->board()->overlay().arrows.size(), arrows + 1);
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(session().line().back().text, QStringLiteral("d4"));
        QCOMPARE(m_window->playPage()->board()->overlay().arrows.size(), arrows);
    }

    void pointedMovesOutliveReports()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        const auto arrows = [this] { return m_window->playPage()->board()->overlay().arrows.size(); };
        const std::size_t before = arrows();
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QTRY_COMPARE(arrows(), before + 1);
        Q_EMIT m_window->live().changed(); // as with every report
        QCOMPARE(arrows(), before + 1);
        Q_EMIT table()->pointed(game::kNoMove);
        QCOMPARE(arrows(), before);
    }

    void goCornersAreOne()
    {
        write(QStringLiteral("go.sgf"), "(;GM[1]SZ[9]RE[B+R]BR[3d]WR[4d];B[cc];W[gg])\n(;GM[1]SZ[9]RE[W+2.5]BR[1k];B[gc];W[cg])");
        import(m_folder->filePath(QStringLiteral("go.sgf")));
        m_window->document().startGame({.kind = NewGame::Kind::Go, .size = 9});
        m_window->playPage()->showGame();
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, ExplorerModel::Games), QStringLiteral("2"));
        QCOMPARE(cell(0, ExplorerModel::Rating), QStringLiteral("2d")); // 3 dan and 1 kyu
        QVERIFY(table()->model()->index(0, ExplorerModel::Move).data(Qt::ToolTipRole).toString().startsWith(QLatin1Char('3')));
    }

    /// The same sequence in other corners, in either colour, with other moves between.
    void cornersAreExplored()
    {
        write(QStringLiteral("go.sgf"),
            "(;GM[1]SZ[19]RE[B+R]BR[3d]WR[4d];B[pd];W[dp];B[nq];W[qf];B[nc])\n" // upper right: 4-4, approach, answer
            "(;GM[1]SZ[19]RE[B+2.5]BR[1k]WR[2k];B[pp];W[dd];B[fc];W[cf])\n"); // upper left: White's 4-4, approach, answer
        import(m_folder->filePath(QStringLiteral("go.sgf")));
        m_window->document().startGame({.kind = NewGame::Kind::Go, .size = 19});
        m_window->playPage()->showGame();
        show();
        auto* corner = find<QToolButton>("exploreCorner");
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QVERIFY(!corner->isVisible()); // no move is in a corner
        const go::Position board;
        for (const game::Move move : {board.moveAt(3, 15), board.moveAt(15, 3), board.passMove(), board.moveAt(2, 13)})
            QVERIFY(session().play(move)); // 4-4 and approach in the lower left corner
        QTRY_VERIFY(corner->isVisible());
        QTRY_COMPARE(table()->model()->rowCount(), 0); // no game has this board position
        QCOMPARE(find<QAction>("exploreCornerAction")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_X));
        corner->click();
        QVERIFY(find<QAction>("exploreCornerAction")->isChecked());
        QVERIFY2(find<QLabel>("explorerSummary")->text().startsWith(QStringLiteral("2 corners in 2 games")),
            qPrintable(find<QLabel>("explorerSummary")->text()));
        QCOMPARE(table()->model()->rowCount(), 1); // both games continue at the same point
        QCOMPARE(cell(0, ExplorerModel::Move), QStringLiteral("F3"));
        QCOMPARE(cell(0, ExplorerModel::Games), QStringLiteral("2"));
        QCOMPARE(cell(0, ExplorerModel::Rating), QStringLiteral("1d")); // 3 dan and 2 kyu
        QCOMPARE(table()->model()->index(0, ExplorerModel::Results).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Black wins 50 %, White wins 50 %")); // Black had White's corner in the second
        auto* games = find<QListView>("explorerGames");
        QTRY_COMPARE(games->model()->rowCount(), 2);
        find<QAction>("exploreCornerAction")->trigger();
        QCOMPARE(table()->model()->rowCount(), 0);
        session().first();
        QTRY_VERIFY(!corner->isVisible());
    }

    void filesAreReadOnceAndAgainWhenChanged()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        const QString path = m_folder->filePath(QStringLiteral("other.pgn"));
        write(QStringLiteral("other.pgn"), "[White \"Zoe\"]\n\n1. c4 e5 2. g3 *\n");
        panel()->exploreFiles(path);
        QCOMPARE(table()->model()->rowCount(), 0); // until the file is read, there is nothing about it
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("c4"));
        QCOMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(find<QComboBox>("explorerSource")->currentText(), QStringLiteral("other.pgn"));
        QCOMPARE(m_window->library().state(), LibraryService::State::Ready);
        auto* games = find<QListView>("explorerGames");
        QTRY_COMPARE(games->model()->rowCount(), 1);
        session().play(*session().position().parseMove("c4"));
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("e5"));
        QTRY_COMPARE(games->model()->index(0, 0).data(ExplorerPanel::NodeRole).toInt(), 1); // the list, too, is for this position
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {}, games->visualRect(games->model()->index(0, 0)).center());
        QTRY_COMPARE(session().line().size(), std::size_t(4));
        QTRY_COMPARE(session().lineIndex(), 1);
        QVERIFY(!m_window->document().libraryId()); // it is not in the user's library

        write(QStringLiteral("other.pgn"), "[White \"Zoe\"]\n\n1. c4 e5 2. g3 *\n\n[White \"Yan\"]\n\n1. c4 c5 *\n");
        panel()->source().useOwn();
        panel()->exploreFiles(path);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        auto* sources = find<QComboBox>("explorerSource");
        sources->setCurrentIndex(0);
        Q_EMIT sources->activated(0);
        QTRY_COMPARE(table()->model()->rowCount(), 0);
        QVERIFY(panel()->source().isOwn());
    }

    /// Reading many games again takes long.
    void gamesOfADiskThatIsAwayAreKept()
    {
        show();
        write(QStringLiteral("disk/other.pgn"), "[White \"Zoe\"]\n\n1. c4 e5 2. g3 *\n");
        const QString path = m_folder->filePath(QStringLiteral("disk"));
        panel()->exploreFiles(path);
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("c4"));
        QTRY_VERIFY(!panel()->source().library()->isImporting());
        QVERIFY(QDir().rename(path, path + QStringLiteral(" is away")));
        panel()->source().useOwn();
        panel()->exploreFiles(path);
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("c4"));
        QVERIFY2(panel()->source().problem().isEmpty(), qPrintable(panel()->source().problem()));
    }

    void missingGameIsReported()
    {
        show();
        panel()->exploreFiles(m_folder->filePath(QStringLiteral("chess.pgn")));
        QTRY_COMPARE(find<QListView>("explorerGames")->model()->rowCount(), 3);
        Q_EMIT panel()->gameChosen(1'000'000, 0);
        QTRY_VERIFY(m_window->playPage()->notice()->isAlarm());
    }

    void filesOfOneNameAreToldApart()
    {
        show();
        const QString first = m_folder->filePath(QStringLiteral("2023"));
        const QString second = m_folder->filePath(QStringLiteral("2024"));
        for (const QString& folder : {first, second})
            panel()->exploreFiles(folder + QStringLiteral("/league.pgn"));
        panel()->exploreFiles(m_folder->filePath(QStringLiteral("chess.pgn")));
        const auto* sources = find<QComboBox>("explorerSource");
        QCOMPARE(sources->itemText(2), QStringLiteral("chess.pgn"));
        QCOMPARE(sources->itemText(3), QStringLiteral("league.pgn – %1").arg(second));
        QCOMPARE(sources->itemText(4), QStringLiteral("league.pgn – %1").arg(first));
    }

    void filesWithoutGamesAreTold()
    {
        show();
        write(QStringLiteral("nothing.sgf"), "this is no game");
        panel()->exploreFiles(m_folder->filePath(QStringLiteral("nothing.sgf")));
        QTRY_VERIFY(find<QLabel>("explorerSummary")->text().contains(QStringLiteral("nothing.sgf")));
        panel()->exploreFiles(m_folder->filePath(QStringLiteral("is/not/there")));
        QTRY_VERIFY(find<QLabel>("explorerSummary")->text().contains(QStringLiteral("there")));
    }

    /// Neither a stop nor an error means that a file has no games.
    void unfinishedReadingIsTold()
    {
        show();
        write(QStringLiteral("other.pgn"), "[White \"Zoe\"]\n\n1. c4 e5 2. g3 *\n");
        panel()->exploreFiles(m_folder->filePath(QStringLiteral("other.pgn")));
        QTRY_COMPARE(cell(0, ExplorerModel::Move), QStringLiteral("c4"));
        ExplorerSource& source = panel()->source();
        Q_EMIT source.library()->imported({.stopped = true});
        QVERIFY2(source.problem().contains(QStringLiteral("Import stopped")), qPrintable(source.problem()));
        Q_EMIT source.library()->failed(QStringLiteral("The import stopped: the disk is full."));
        Q_EMIT source.library()->imported({.stopped = true});
        QCOMPARE(source.problem(), QStringLiteral("The import stopped: the disk is full."));
    }

    /// The part of the board is chosen while the answer about another position is on its way.
    void movesBelongToTheirPosition()
    {
        show();
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        const game::AnyPosition start = session().position();
        QVERIFY(session().play(*session().position().parseMove("e4")));
        QVERIFY(!panel()->isSettled());
        panel()->preferCorner(true);
        QVERIFY(table()->moves().position() == start);
        QTRY_COMPARE(cell(0, ExplorerModel::Games), QStringLiteral("1")); // e5 and c5
        QVERIFY(table()->moves().position() == session().position());
        QCOMPARE(table()->model()->rowCount(), 2);
    }

private:
    void write(const QString& name, const QByteArray& content) { writeFile(m_folder->filePath(name), content); }

    void import(const QString& path)
    {
        bool done = false;
        const auto connection = connect(&m_window->library(), &LibraryService::imported, this, [&done] { done = true; });
        m_window->library().importFiles({path});
        QTRY_VERIFY(done);
        disconnect(connection);
    }

    /// Starts a game of two people at one board.
    void start(NewGame::Kind kind)
    {
        m_window->document().startGame({.kind = kind});
        m_window->showPage(QStringLiteral("play"));
        m_window->playPage()->showGame();
    }

    void show() { find<QAction>("explorerAction")->trigger(); }
    BoardPage* visiblePage()
    {
        for (BoardPage* page : m_window->findChildren<BoardPage*>())
            if (page->isVisible())
                return page;
        return nullptr;
    }
    ExplorerTable* table() { return find<ExplorerTable>("explorerMoves"); }
    ExplorerPanel* panel() { return m_window->findChild<ExplorerPanel*>(); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestExplorer)

} // namespace tst_explorer

#include "tst_explorer.moc"
