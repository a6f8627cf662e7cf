#include "tests/run_tests.h"

#include "search/spec/opponent.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/board/go_board_widget.h"
#include "ui/file/game_files.h"
#include "ui/main_window.h"
#include "ui/pages/tree_page.h"
#include "ui/text/rank_words.h"
#include "ui/tree/search_graph_view.h"
#include "ui/tree/search_tree_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QGraphicsEllipseItem>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <csignal>
#include <memory>
#include <sys/resource.h>
#include <utility>

namespace tst_tree {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestTree : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        open(fakeNetworks());
    }

    void cleanup() { closeWindow(); }

    /// In the smallest window the board is still usable, and the text under it is complete.
    void boardHasRoomInASmallWindow()
    {
        m_window->resize(1024, 700);
        show("evening.sgf", 20);
        const auto* words = page()->findChild<QLabel*>(QStringLiteral("searchWords"));
        QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()));
        QTRY_VERIFY2(
            std::min(page()->board()->width(), page()->board()->height()) >= 360, qPrintable(QString::number(page()->board()->width())));
    }

    void showsTheOpponentsVerySearch_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Go") << QStringLiteral("evening.sgf");
        QTest::newRow("chess") << QStringLiteral("immortal.pgn");
    }

    /// The opponent's search in this position, node by node; SE-MCTS, which can be selected, gives another result.
    void showsTheOpponentsVerySearch()
    {
        QFETCH(QString, file);
        show(file.toUtf8().constData(), 12);
        auto* rank = page()->findChild<QComboBox*>(QStringLiteral("treeRank"));
        rank->setCurrentIndex(5);
        Q_EMIT rank->activated(5);
        QTRY_VERIFY(m_window->isSettled());
        const SharedResult shown = page()->search().steered();
        QVERIFY(shown);

        const std::string board = session().record().setup.game;
        const auto network = m_window->engine().networkFor(board, {});
        const std::string family = file.endsWith("sgf") ? "go" : "chess";
        auto opponent = search::makeOpponent(
            network, {.strength = search::RankPlace{5}, .simulations = search::usualSimulations(family), .human = false});
        const auto game = nn::playedGame(session().record(), session().node());
        QVERIFY(opponent && game && (*opponent)->start({.position = *game->start, .opening = game->moves, .time = {}, .seed = 4}));
        const auto decision = (*opponent)->decide({});
        QVERIFY(decision && decision->search);
        QCOMPARE(shown->moves().size(), decision->search->moves().size());
        for (std::size_t i = 0; i < shown->moves().size(); ++i) {
            const search::ResultNode& move = shown->moves()[i];
            const search::ResultNode& own = decision->search->moves()[i];
            QVERIFY(move.move == own.move);
            QCOMPARE(move.visits, own.visits);
            QCOMPARE(move.q, own.q);
            QCOMPARE(move.betaMean, own.betaMean);
            QCOMPARE(move.delta, own.delta);
        }
        auto* kind = page()->findChild<QComboBox*>(QStringLiteral("treeSearch"));
        kind->setCurrentIndex(1);
        Q_EMIT kind->activated(1);
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(std::ranges::any_of(page()->search().steered()->moves(), [](const auto& move) { return move.deltaHat > 0; }));
        QVERIFY(page()->search().steered()->moves().front().prior != shown->moves().front().prior
            || page()->search().steered()->moves().front().move != shown->moves().front().move);
    }

    void bothSearchesAreShown_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Go") << QStringLiteral("evening.sgf");
        QTest::newRow("chess") << QStringLiteral("immortal.pgn");
    }

    void bothSearchesAreShown()
    {
        QFETCH(QString, file);
        SearchTreeModel& model = tree()->tree();
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        show(file.toUtf8().constData(), 12);
        const SharedResult steered = page()->search().steered();
        const SharedResult plain = page()->search().plain();
        QVERIFY(steered && plain);
        const unsigned own = file.endsWith("sgf") ? 400 : 100; // without a table, an opponent uses this number
        QCOMPARE(steered->nodes.front().visits, own);
        QCOMPARE(plain->nodes.front().visits, own);
        QVERIFY(steered->steered && !plain->steered);
        QCOMPARE(model.result(), steered);
        QVERIFY(model.rowCount() > 1);
        QVERIFY(tree()->isColumnHidden(SearchTreeModel::OtherVisitsColumn));

        page()->setShown(TreePage::Shown::Both);
        QVERIFY(!tree()->isColumnHidden(SearchTreeModel::OtherVisitsColumn));
        unsigned beside = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            beside += model.index(row, SearchTreeModel::OtherVisitsColumn).data().toUInt();
        QVERIFY(beside > 0);
        QCOMPARE(model.index(0, SearchTreeModel::OtherVisitsColumn).data().toUInt(), plain->find(steered->moves().front().move)->visits);

        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("withoutDelta")), Qt::LeftButton);
        QCOMPARE(model.result(), plain);
        QVERIFY(tree()->isColumnHidden(SearchTreeModel::DeltaColumn));
    }

    void chosenLineIsOnTheBoard()
    {
        show("evening.sgf", 20);
        QVERIFY(page()->board()->overlay().stones.empty());
        const QModelIndex first = tree()->tree().index(0, 0);
        QVERIFY(tree()->tree().rowCount(first) > 0);
        tree()->setCurrentIndex(tree()->tree().index(0, 0, first));
        const auto& stones = page()->board()->overlay().stones;
        QCOMPARE(stones.size(), 2U);
        QCOMPARE(stones[0].label, QStringLiteral("1"));
        QVERIFY(stones[0].side != stones[1].side);
        const auto line = tree()->tree().lineTo(tree()->currentIndex());
        QCOMPARE(line.size(), 2U);
        QCOMPARE(tree()->tree().find(line), tree()->currentIndex().siblingAtColumn(0));
        QVERIFY(page()->findChild<QLabel*>(QStringLiteral("searchWords"))->text().contains(first.data().toString()));
    }

    /// By Enter or a double click on a row or a disc, and undone like other moves.
    void lineIsAddedToTheGame()
    {
        show("immortal.pgn", 20);
        const std::size_t before = session().record().size();
        const auto longest = [&] {
            QModelIndex row = tree()->tree().index(0, 0);
            while (tree()->tree().rowCount(row) > 0)
                row = tree()->tree().index(0, 0, row);
            return row;
        };
        const auto isAdded = [&](const std::vector<game::Move>& line) {
            const auto way = session().record().pathTo(session().node());
            bool isSame = way.size() == 21 + line.size(); // with the root
            for (std::size_t i = 0; isSame && i < line.size(); ++i)
                isSame = session().record().move(way[21 + i]) == line[i];
            while (session().undoStack().canUndo())
                session().undoStack().undo();
            session().first();
            session().step(20);
            return isSame && session().record().size() == before;
        };
        const auto settle = [&] { QTRY_VERIFY(m_window->isSettled() && tree()->tree().rowCount() > 0); };

        tree()->setCurrentIndex(longest());
        auto line = tree()->tree().lineTo(longest());
        QVERIFY(line.size() > 1);
        QTest::keyClick(tree(), Qt::Key_Return);
        QVERIFY(isAdded(line));
        settle();

        tree()->setCurrentIndex(longest());
        tree()->scrollTo(longest());
        line = tree()->tree().lineTo(longest());
        const QPoint place = tree()->visualRect(longest()).center();
        QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(tree()->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(isAdded(line));
        settle();

        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("asGraph")), Qt::LeftButton);
        auto* graph = page()->findChild<SearchGraphView*>();
        QTest::keyClick(graph, Qt::Key_Return); // no move is selected
        QCOMPARE(session().lineIndex(), 20);
        QTest::keyClick(graph, Qt::Key_Right);
        QTest::keyClick(graph, Qt::Key_Right);
        line = tree()->tree().lineTo(tree()->currentIndex());
        QCOMPARE(line.size(), std::size_t(2));
        QTest::keyClick(graph, Qt::Key_Enter);
        QVERIFY(isAdded(line));
    }

    void deltaHasItsSign()
    {
        show("evening.sgf", 20);
        const SearchTreeModel& model = tree()->tree();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, SearchTreeModel::DeltaColumn);
            const search::ResultNode& node = model.result()->nodes[index.data(SearchTreeModel::NodeRole).toUInt()];
            const double shown = index.data(SearchTreeModel::SignedDeltaRole).toDouble();
            QCOMPARE(shown < 0, node.betaMean < node.target);
            QCOMPARE(index.data().toString().startsWith(QStringLiteral("−")), node.betaMean < node.target);
        }
    }

    void rowsAreInTheOrderOfAColumn()
    {
        show("evening.sgf", 20);
        SearchTreeModel& model = tree()->tree();
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto priors = [&] {
            std::vector<double> shown;
            for (int row = 0; row < model.rowCount(); ++row)
                shown.push_back(model.result()->nodes[model.index(row, 0).data(SearchTreeModel::NodeRole).toUInt()].prior);
            return shown;
        };
        tree()->setCurrentIndex(model.index(0, 0));
        const auto line = model.lineTo(tree()->currentIndex());
        tree()->sortByColumn(SearchTreeModel::PriorColumn, Qt::AscendingOrder);
        const auto rising = priors();
        QVERIFY(std::is_sorted(rising.begin(), rising.end()));
        QVERIFY(rising.front() < rising.back());
        QCOMPARE(model.lineTo(tree()->currentIndex()), line); // the same move is selected, wherever it is now
        QCOMPARE(model.find(line), tree()->currentIndex().siblingAtColumn(0));
        page()->setShown(TreePage::Shown::Both); // other results, in the same order
        QCOMPARE(priors(), rising);
        tree()->sortByColumn(SearchTreeModel::VisitsColumn, Qt::DescendingOrder);
        QCOMPARE(model.index(0, 0).data(SearchTreeModel::NodeRole).toUInt(), model.result()->nodes.front().firstChild);
    }

    void movesAreReadBesideBothSearches()
    {
        show("immortal.pgn", 20);
        for (const auto which : {TreePage::Shown::WithDelta, TreePage::Shown::Both, TreePage::Shown::WithoutDelta}) {
            page()->setShown(which);
            int figures = 0;
            for (int column = SearchTreeModel::VisitsColumn; column < SearchTreeModel::ColumnCount; ++column)
                figures += tree()->columnWidth(column);
            const int moves = tree()->columnWidth(SearchTreeModel::MoveColumn);
            QVERIFY2(moves >= 120, qPrintable(QString::number(moves)));
            QVERIFY2(moves + figures <= tree()->viewport()->width(),
                qPrintable(QStringLiteral("%1 of %2").arg(moves + figures).arg(tree()->viewport()->width())));
        }
    }

    /// Some plies deep, a move has little room; it does not cover the figures beside it.
    void deepMovesStayInTheirColumn()
    {
        show("immortal.pgn", 12);
        constexpr int kRoom = 40;
        QImage image(200, 27, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = {0, 0, kRoom, image.height()};
        for (int row = 0; row < tree()->tree().rowCount(); ++row)
            tree()->itemDelegate()->paint(&painter, option, tree()->tree().index(row, SearchTreeModel::MoveColumn));
        painter.end();
        QImage blank = image.copy(kRoom, 0, image.width() - kRoom, image.height());
        const QImage beside = blank;
        blank.fill(Qt::white);
        QCOMPARE(beside, blank);
    }

    void graphHasTheMoves()
    {
        show("immortal.pgn", 20);
        auto* graph = page()->findChild<SearchGraphView*>();
        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("asGraph")), Qt::LeftButton);
        QVERIFY(graph->isVisible());
        int discs = 0;
        for (const QGraphicsItem* item : graph->scene()->items())
            discs += qgraphicsitem_cast<const QGraphicsEllipseItem*>(item) != nullptr ? 1 : 0;
        QVERIFY(discs > 10 && discs <= 261);
        Q_EMIT graph->nodeChosen(static_cast<int>(tree()->tree().index(1, 0).data(SearchTreeModel::NodeRole).toUInt()));
        QCOMPARE(tree()->currentIndex().row(), 1);
        QCOMPARE(page()->board()->overlay().arrows.size(), 1U);
    }

    void graphIsWalkedByKeys()
    {
        show("immortal.pgn", 20);
        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("asGraph")), Qt::LeftButton);
        auto* graph = page()->findChild<SearchGraphView*>();
        graph->setFocus();
        const std::size_t before = session().line().size();
        const int index = session().lineIndex();
        QTest::keyClick(graph, Qt::Key_Right); // from the position to its most visited move
        QCOMPARE(tree()->currentIndex().row(), 0);
        QVERIFY(!tree()->currentIndex().parent().isValid());
        QVERIFY(graph->accessibleDescription().contains(tree()->currentIndex().siblingAtColumn(0).data().toString()));
        QTest::keyClick(graph, Qt::Key_Right);
        QCOMPARE(tree()->tree().lineTo(tree()->currentIndex()).size(), 2U);
        QTest::keyClick(graph, Qt::Key_Left);
        QTest::keyClick(graph, Qt::Key_Left);
        QVERIFY(!tree()->currentIndex().isValid());
        QCOMPARE(session().lineIndex(), index); // the game stays at its position
        QCOMPARE(session().line().size(), before);
        const double scale = graph->transform().m11();
        QTest::keyClick(graph, Qt::Key_Plus);
        QVERIFY(graph->transform().m11() > scale);
        QTest::keyClick(graph, Qt::Key_0);
        QCOMPARE(graph->transform().m11(), scale);
    }

    /// A disc may be under the mouse when the whole graph is shown.
    void doubleClickBesideTheDiscsChoosesNothing()
    {
        show("immortal.pgn", 20);
        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("asGraph")), Qt::LeftButton);
        auto* graph = page()->findChild<SearchGraphView*>();
        const auto isDisc = [](const QGraphicsItem* item) { return item->data(0).isValid(); };
        QList<QPoint> places;
        for (const QGraphicsItem* item : graph->scene()->items())
            if (isDisc(item) && item->data(0).toInt() > 0 && graph->viewport()->rect().contains(graph->mapFromScene(item->pos())))
                places << graph->mapFromScene(item->pos());
        const double scale = graph->transform().m11();
        for (int turn = 0; turn < 5; ++turn)
            QTest::keyClick(graph, Qt::Key_Plus);
        const auto place = std::ranges::find_if(places, [&](QPoint at) { return std::ranges::none_of(graph->items(at), isDisc); });
        QVERIFY(place != places.end());
        const QSignalSpy chosen(graph, &SearchGraphView::nodeChosen);
        QTest::mouseClick(graph->viewport(), Qt::LeftButton, {}, *place);
        QMouseEvent twice(
            QEvent::MouseButtonDblClick, *place, graph->viewport()->mapToGlobal(*place), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(graph->viewport(), &twice);
        QCOMPARE(graph->transform().m11(), scale);
        QVERIFY(std::ranges::any_of(graph->items(*place), isDisc));
        QTest::mouseRelease(graph->viewport(), Qt::LeftButton, {}, *place);
        QCOMPARE(chosen.count(), 0);
    }

    void filesAreValid()
    {
        show("evening.sgf", 20);
        page()->setShown(TreePage::Shown::Both);
        const auto content = [this](const char* name) {
            const QString path = m_folder->filePath(QLatin1String(name));
            return page()->exportTree(path).ok() ? contentOf(path) : QByteArray();
        };
        const QJsonObject json = QJsonDocument::fromJson(content("search.json")).object();
        QCOMPARE(json.value(QStringLiteral("visits")).toInt(), 400);
        QVERIFY(!json.value(QStringLiteral("withoutDelta")).toObject().value(QStringLiteral("moves")).toArray().isEmpty());
        QVERIFY(content("search.dot").startsWith("digraph"));
        QVERIFY(content("search.svg").contains("<svg"));
    }

    void nothingIsExportedWithoutASearch()
    {
        QVERIFY(m_window->document().openText(readGameText(QStringLiteral("1. f3 e5 2. g4 Qh4# 0-1"))));
        session().last();
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(m_window->isSettled());
        for (const char* name : {"search.json", "search.dot", "search.svg"}) {
            const auto done = page()->exportTree(m_folder->filePath(QLatin1String(name)));
            QVERIFY(!done.ok() && done.error().code == core::ErrorCode::NotFound);
            QVERIFY(!QFile::exists(m_folder->filePath(QLatin1String(name))));
        }
    }

    void fullDiskKeepsTheOldFile()
    {
        show("evening.sgf", 20);
        const QString path = m_folder->filePath(QStringLiteral("search.svg"));
        QVERIFY(page()->exportTree(path).ok());
        const QByteArray before = contentOf(path);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit room{};
        getrlimit(RLIMIT_FSIZE, &room);
        const rlimit none{.rlim_cur = 0, .rlim_max = room.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
        const bool isDone = page()->exportTree(path).ok();
        setrlimit(RLIMIT_FSIZE, &room);
        QVERIFY(!isDone);
        QCOMPARE(contentOf(path), before);
    }

    void positionIsFollowed()
    {
        show("evening.sgf", 20);
        const SharedResult before = page()->search().plain();
        session().step(1);
        QTRY_VERIFY(m_window->isSettled() && page()->search().plain() && page()->search().plain() != before);
        QCOMPARE(page()->search().plain()->moveNumber, before->moveNumber + 1);
        auto* rank = page()->findChild<QComboBox*>(QStringLiteral("treeRank"));
        QCOMPARE(rank->count(), 13);
        const double target = page()->search().steered()->moves().front().target;
        rank->setCurrentIndex(0);
        Q_EMIT rank->activated(0);
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(page()->search().steered()->moves().front().target > target); // stronger players have a higher target
    }

    /// Until the user chooses one.
    void rankIsOfTheGamesPlayer()
    {
        show("evening.sgf", 20);
        auto* rank = page()->findChild<QComboBox*>(QStringLiteral("treeRank"));
        QCOMPARE(rank->currentText(), rankWords("3d"));
        const auto openOther = [&](const QString& ranks) {
            const QString text = QStringLiteral("(;GM[1]FF[4]SZ[19]%1;B[pd];W[dp])").arg(ranks);
            QVERIFY(m_window->document().openText(readGameText(text)));
            QTRY_VERIFY(m_window->isSettled());
        };
        auto* kind = page()->findChild<QComboBox*>(QStringLiteral("treeSearch"));
        Q_EMIT kind->activated(kind->currentIndex()); // chooses no rank
        openOther(QStringLiteral("BR[7d]WR[7d]"));
        QCOMPARE(rank->currentText(), rankWords("7d"));
        openOther(QStringLiteral("WR[11-18k]")); // an opponent; Black, who is to move, has none
        QCOMPARE(rank->currentText(), rankWords("11-18k"));
        rank->setCurrentIndex(0);
        Q_EMIT rank->activated(0);
        openOther(QStringLiteral("BR[5d]WR[5d]"));
        QCOMPARE(rank->currentIndex(), 0);
    }

    void positionOnTheBoardIsSearched_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("back"); // from the end
        const char* const nearlyFull = "(;GM[1]FF[4]SZ[9];B[ee];AW[aa:hi]PL[B];B[ia])"; // one column is empty
        QTest::newRow("set-up") << QString::fromLatin1(nearlyFull) << 1;
        QTest::newRow("null move") << QStringLiteral("[White \"Anna\"]\n\n1. e4 e5 2. Nf3 -- 3. Bc4 Nc6 *\n") << 2;
    }

    /// No moves of both sides in turn lead to these positions.
    void positionOnTheBoardIsSearched()
    {
        QFETCH(QString, text);
        QFETCH(int, back);
        QVERIFY(m_window->document().openText(readGameText(text)));
        session().last();
        session().step(-back);
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(m_window->isSettled() && page()->search().plain());
        const auto moves = page()->search().plain()->moves();
        QVERIFY(!moves.empty());
        const game::AnyPosition& shown = session().position();
        QVERIFY(std::ranges::all_of(moves, [&](const auto& move) { return shown.isLegal(move.move); }));
    }

    /// A page that is left in the middle of a search is complete when it is shown again.
    void pageThatWasLeftBeginsAnew()
    {
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/evening.sgf")});
        session().first();
        bool wasRunning = false; // set when the search starts, because a short one ends before a later check
        const auto leaving = connect(&page()->search(), &TreeSearch::changed, this, [this, &wasRunning] {
            if (!std::exchange(wasRunning, wasRunning || page()->search().isRunning()) && wasRunning)
                QTimer::singleShot(0, this, [this] { QVERIFY(m_window->showPage(QStringLiteral("play"))); });
        });
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(wasRunning && !page()->isVisible());
        disconnect(leaving);
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(m_window->isSettled() && page()->search().plain());
        QCOMPARE(page()->search().plain()->nodes.front().visits, 400U);
        QCOMPARE(page()->search().steered()->nodes.front().visits, 400U);
    }

    void minimisedWindowSearchesOn()
    {
        show("evening.sgf", 20);
        bool wasRunning = false;
        bool goesOn = false;
        const auto beginning = connect(&page()->search(), &TreeSearch::changed, this, [&] {
            if (!page()->search().isRunning() || std::exchange(wasRunning, true))
                return;
            m_window->setWindowState(Qt::WindowMinimized);
            goesOn = page()->search().isRunning();
        });
        page()->findChild<QPushButton*>(QStringLiteral("search"))->click();
        disconnect(beginning);
        QVERIFY(wasRunning && goesOn);
        m_window->setWindowState(Qt::WindowNoState);
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(page()->search().plain());
    }

    void otherNetworkSearchesAnew()
    {
        show("evening.sgf", 20);
        const SharedResult before = page()->search().plain();
        QVERIFY(before && m_window->showPage(QStringLiteral("engines")));
        m_window->engine().setNetworkFile("go", QStringLiteral("go of another file"));
        QTRY_COMPARE(m_window->engine().state("go"), Engine::State::Ready);
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(m_window->isSettled() && page()->search().plain());
        QVERIFY(page()->search().plain() != before);
    }

    void networkWithoutProfileSearchesPlainly()
    {
        open({.open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
                  return std::shared_ptr<nn::Evaluator>(
                      std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = strength::goScale(), .profile = false}));
              },
            .bundled = [](const std::string& game) { return game; }});
        show("evening.sgf", 20);
        QVERIFY(!page()->search().steered());
        QCOMPARE(tree()->tree().result(), page()->search().plain());
        QVERIFY(tree()->tree().rowCount() > 0);
    }

private:
    void open(const NetworkSources& networks)
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1280, 800}, networks);
    }

    void show(const char* file, int move)
    {
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/") + QLatin1String(file)});
        session().first();
        session().step(move);
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QTRY_VERIFY(m_window->isSettled());
    }

    TreePage* page() { return m_window->treePage(); }
    SearchTreeView* tree() { return page()->findChild<SearchTreeView*>(); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestTree)

} // namespace tst_tree

#include "tst_tree.moc"
