#include "tests/run_tests.h"

#include "core/record/notes/annotations.h"
#include "tests/ui/shown_window.h"
#include "ui/board/go_board_widget.h"
#include "ui/file/game_files.h"
#include "ui/game/move_list_view.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/game_tree/move_text_tree.h"
#include "ui/game_tree/stone_tree.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/widgets/card.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <set>

namespace tst_game_tree {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

/// Twelve moves, a variation at the third with another one inside it, and one at the ninth.
constexpr const char* kGo = "(;GM[1]SZ[9];B[ee];W[ec](;B[gd];W[dg];B[ge];W[cc](;B[cb];W[bb];B[db];W[bc])(;B[dc]C[simpler];W[db]))"
                            "(;B[cd]C[the other way];W[cc](;B[dc])(;B[bc];W[bb])))";
constexpr const char* kChess = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 {the other plan}) 2... d6 3. d4) 2. Nf3 "
                               "Nc6 3. Bb5! a6 (3... Nf6) 4. Ba4 *\n";

/// A tree of `nodes` nodes that branches at one node in `every`.
record::GameRecord wildRecord(std::size_t nodes, std::uint32_t every)
{
    record::GameRecord record;
    record.setup.width = record.setup.height = 19;
    QRandomGenerator random(7);
    record::NodeId at = record::kRoot;
    std::uint16_t move = 0;
    while (record.size() < nodes) {
        if (random.bounded(every) == 0)
            at = static_cast<record::NodeId>(random.bounded(static_cast<quint32>(record.size())));
        at = record.addNode(at, {static_cast<std::uint16_t>(move++ % 361)},
            at == record::kRoot || record.side(at) == game::Side::Second ? game::Side::First : game::Side::Second);
    }
    return record;
}

} // namespace

class TestGameTree : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path(), {1280, 800});
        m_window->activateWindow();
    }

    void cleanup() { closeWindow(); }

    void everyNodeHasAPlaceOfItsOwn()
    {
        GameSession session;
        QVERIFY(session.load(wildRecord(700, 9)).ok());
        StoneTree tree;
        tree.build(session, {}, 400);
        std::set<std::pair<int, int>> places;
        for (record::NodeId node = 0; node < session.record().size(); ++node) {
            const QRect place = tree.placeOf(node);
            QVERIFY(!place.isNull());
            QVERIFY(QRect(QPoint(), tree.size()).contains(place));
            QVERIFY(places.insert({place.x(), place.y()}).second);
            QCOMPARE(tree.nodeAt(place.center()), node);
            if (node != record::kRoot) // later nodes are further to the right
                QCOMPARE(place.x() - tree.placeOf(session.record().parent(node)).x(), place.width());
        }
        QCOMPARE(tree.nodeAt({-3, 5}), record::kNoNode);
        QCOMPARE(tree.nodeAt({100'000, 5}), record::kNoNode);
    }

    /// A record without variations has a list instead of a tree.
    void listShowsCommentsAndReadsMarksOut()
    {
        GameSession session;
        QVERIFY(session.load(*readGameText(QStringLiteral("(;GM[1]SZ[9];B[ee];W[cg])"))).ok());
        MoveListView list(session);
        list.resize(400, 120);
        const QImage before = list.grab().toImage();
        session.setComment(QStringLiteral("Too far. Why?"));
        QVERIFY(list.grab().toImage() != before);
        QCOMPARE(list.moves().index(1).data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("Too far. Why?"));
        QCOMPARE(list.moves().index(0).data(Qt::AccessibleDescriptionRole).toString(), QString());
        list.moves().setNotes({{session.node(), {.text = QStringLiteral("?? −6.2 points"), .grade = nn::CostGrade::Blunder}}});
        QCOMPARE(list.moves().index(1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("2 White C3, ?? −6.2 points"));
        QCOMPARE(list.moves().index(0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("1 Black E5"));
    }

    /// A variation's connector goes down from the node that it branches off: no other node may be below it on the way.
    void noLineCrossesAStone()
    {
        GameSession session;
        QVERIFY(session.load(wildRecord(700, 6)).ok());
        StoneTree tree;
        tree.build(session, {}, 400);
        int bent = 0;
        for (record::NodeId node = 1; node < session.record().size(); ++node) {
            const QRect place = tree.placeOf(node);
            const QRect parent = tree.placeOf(session.record().parent(node));
            for (int y = parent.y() + parent.height(); y < place.y(); y += place.height())
                QCOMPARE(tree.nodeAt({parent.center().x(), y + place.height() / 2}), record::kNoNode);
            bent += place.y() > parent.y() ? 1 : 0;
            QVERIFY(place.y() >= parent.y());
        }
        QVERIFY(bent > 50);
    }

    void longCommentsAreWrapped()
    {
        const auto heightWith = [](const QString& comment) {
            GameSession session;
            if (!session.load(*readGameText(QStringLiteral("1. e4 {%1} e5 (1... c5) 2. Nf3 *").arg(comment))).ok())
                return 0;
            MoveTextTree tree;
            tree.build(session, {}, 300);
            return tree.size().height();
        };
        const int one = heightWith(QStringLiteral("Best by test."));
        constexpr int kThreeLines = 75;
        QVERIFY(heightWith(QStringLiteral("Best by test. ").repeated(20)) >= one + kThreeLines);
        QVERIFY(heightWith(QString(200, QLatin1Char('x'))) >= one + kThreeLines);
    }

    void commentsBeforeMovesAreShown()
    {
        GameSession session;
        QVERIFY(session.load(*readGameText(QStringLiteral("1. e4 e5 (1... {The Sicilian plans d5.} c5 2. Nf3) {But:} 2. Nf3 *"))).ok());
        GameTreeView view(session);
        view.resize(400, 300);
        view.show();
        session.goTo(session.line()[3].node);
        QVERIFY2(view.accessibleDescription().endsWith(QStringLiteral("\nBut:")), qPrintable(view.accessibleDescription()));
        session.first();
        session.step(2);
        session.sibling(1);
        QVERIFY2(view.accessibleDescription().contains(QStringLiteral("The Sicilian plans d5.")), qPrintable(view.accessibleDescription()));
        MoveTextTree tree;
        tree.build(session, {}, 400);
        const QRect move = tree.placeOf(session.node());
        QCOMPARE(tree.nodeAt(move.center() - QPoint(0, move.height())), session.node()); // the comment above it
    }

    void assessmentsOfPositionsAreShown()
    {
        const auto variationOf = [](const char* nag) {
            GameSession session;
            if (!session.load(*readGameText(QStringLiteral("1. e4! $14 e5 (1... c5 %1) 2. Nf3 $10 *").arg(QLatin1String(nag)))).ok())
                return 0;
            MoveTextTree tree;
            tree.build(session, {}, 400);
            return tree.placeOf(session.record().nextSibling(session.line()[2].node)).width();
        };
        QVERIFY(variationOf("") > 0);
        QVERIFY(variationOf("$17") > variationOf(""));
        GameSession session;
        QVERIFY(session.load(*readGameText(QStringLiteral("1. e4! $14 e5 2. Nf3 $10 *"))).ok());
        const MoveListModel list(session);
        QCOMPARE(list.index(0).data(MoveListModel::MoveRole).toString(), QStringLiteral("e4! +="));
        QCOMPARE(list.index(1).data(MoveListModel::MoveRole).toString(), QStringLiteral("e5"));
        QCOMPARE(list.index(2).data(MoveListModel::MoveRole).toString(), QStringLiteral("Nf3 ="));
    }

    void nullMovesArePartOfTheTree()
    {
        auto game = readGameText(QStringLiteral("[White \"A\"]\n[Black \"B\"]\n\n1. e4 -- 2. d4 d5 (2... -- 3. c4 e5) 3. Nc3 *\n"));
        QVERIFY(game.ok());
        GameSession session;
        QVERIFY(session.load(*std::move(game)).ok());
        QCOMPARE(session.record().size(), std::size_t{9}); // the start and eight moves
        MoveTextTree tree;
        tree.build(session, {}, 400);
        for (record::NodeId node = 1; node < session.record().size(); ++node) {
            QVERIFY2(!tree.placeOf(node).isNull(), qPrintable(QString::number(node)));
            QCOMPARE(tree.nodeAt(tree.placeOf(node).center()), node);
        }
    }

    void clickGoesThere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("page");
        QTest::newRow("Go, Review") << QByteArray(kGo) << QByteArray("review");
        QTest::newRow("Go, Play") << QByteArray(kGo) << QByteArray("play");
        QTest::newRow("chess, Review") << QByteArray(kChess) << QByteArray("review");
        QTest::newRow("chess, Play") << QByteArray(kChess) << QByteArray("play");
    }

    void clickGoesThere()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, page);
        load(text.constData(), page.constData());
        const record::NodeId there = nodeOf("the other");
        QVERIFY(there != record::kNoNode);
        session().first();
        for (int i = 0; i < 20 && tree()->placeOf(there).bottom() > tree()->viewport()->height(); ++i)
            QTest::keyClick(tree(), Qt::Key_PageDown), session().goTo(there);
        click(there);
        QCOMPARE(session().node(), there);
        const record::NodeId end = session().record().mainLineEnd();
        session().goTo(end);
        QTRY_VERIFY(tree()->viewport()->rect().contains(tree()->placeOf(end))); // the tree follows the board
    }

    void keysStepBetweenVariations()
    {
        load(kGo, "review");
        session().goTo(nodeOf("the other way"));
        const auto line = session().node();
        page()->findChild<GoBoardWidget*>()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->findChild<GoBoardWidget*>(), Qt::Key_Up);
        QCOMPARE(session().record().nextSibling(session().node()), line);
        QTest::keyClick(page()->findChild<GoBoardWidget*>(), Qt::Key_Down);
        QCOMPARE(session().node(), line);
        session().step(1); // no other move here: the previous branch counts
        tree()->setFocus();
        QTest::keyClick(tree(), Qt::Key_Up);
        QCOMPARE(session().record().nextSibling(session().node()), line);
    }

    void promotedVariationIsTheMainLine()
    {
        load(kGo, "review");
        const record::NodeId inner
            = session().record().nextSibling(session().record().firstChild(session().record().firstChild(nodeOf("the other way"))));
        QVERIFY(inner != record::kNoNode);
        const record::GameRecord before = session().record();
        std::unique_ptr<QMenu> menu(tree()->menuFor(inner));
        menu->findChild<QAction*>(QStringLiteral("promote"))->trigger();
        QVERIFY(session().variationStart(inner) != record::kNoNode); // first in its variation, which is still one
        std::unique_ptr<QMenu> again(tree()->menuFor(inner));
        again->findChild<QAction*>(QStringLiteral("makeMainLine"))->trigger();
        QCOMPARE(session().variationStart(inner), record::kNoNode);
        QVERIFY(session().isModified());
        QVERIFY(!(session().record() == before));
        std::unique_ptr<QMenu> third(tree()->menuFor(inner));
        QVERIFY(!third->findChild<QAction*>(QStringLiteral("promote"))->isEnabled());
    }

    void deletingIsUndone()
    {
        load(kGo, "review");
        const record::GameRecord before = session().record();
        const record::NodeId gone = nodeOf("the other way");
        session().goTo(session().record().firstChild(gone));
        const record::NodeId inside = session().node();
        std::unique_ptr<QMenu> menu(tree()->menuFor(gone));
        menu->findChild<QAction*>(QStringLiteral("deleteBranch"))->trigger();
        QCOMPARE(session().node(), before.parent(gone));
        QVERIFY(tree()->placeOf(gone).isNull());
        Notice* notice = m_window->reviewPage()->notice();
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("3 Black C6")));
        notice->findChild<QToolButton*>(QStringLiteral("noticeAction"))->click();
        QVERIFY(session().record() == before);
        QCOMPARE(session().node(), inside);
        QVERIFY(!notice->isVisible());
    }

    void editsAreUndoneOneByOne()
    {
        load(kGo, "review");
        tree()->setFocus();
        session().goTo(nodeOf("simpler"));
        const record::GameRecord before = session().record();
        const std::string comment = record::comment(before, before.parent(session().node()));
        QTest::keyClick(tree(), Qt::Key_Delete);
        QVERIFY(m_window->reviewPage()->notice()->isVisible());
        session().setComment(QStringLiteral("s"));
        session().setComment(QStringLiteral("so")); // typing is one step
        QVERIFY(!m_window->reviewPage()->notice()->isVisible());
        session().undoStack().undo();
        QCOMPARE(record::comment(session().record(), session().node()), comment);
        QVERIFY(!(session().record() == before));
        session().undoStack().undo();
        QVERIFY(session().record() == before);
        session().undoStack().redo();
        session().undoStack().redo();
        QCOMPARE(record::comment(session().record(), session().node()), std::string("so"));
    }

    void treeIsOfferedWhereThereAreVariations()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("(;GM[1]SZ[9];B[ee];W[ec];B[gd])"))));
        QVERIFY(m_window->showPage(QStringLiteral("play")));
        auto* button = m_window->playPage()->findChild<QToolButton*>(QStringLiteral("showTree"));
        QVERIFY(!button->isVisible());
        session().step(-1);
        QVERIFY(session().play(*session().position().parseMove("C3")));
        QVERIFY(button->isVisible());
        QVERIFY(!m_window->playPage()->findChild<GameTreeView*>()->isVisible()); // the list stays until the user selects the tree
        button->click();
        QVERIFY(m_window->playPage()->findChild<GameTreeView*>()->isVisible());
    }

    void marksAreToggled()
    {
        load(kGo, "review");
        const record::Mark triangle{.kind = record::MarkKind::Triangle, .at = {2, 3}, .to = {}, .label = {}};
        const record::Mark square{.kind = record::MarkKind::Square, .at = {2, 3}, .to = {}, .label = {}};
        session().toggleMark(triangle);
        QCOMPARE(record::marks(session().record(), session().node()), std::vector{triangle});
        session().toggleMark(square); // one mark per place
        QCOMPARE(record::marks(session().record(), session().node()), std::vector{square});
        QTRY_VERIFY(!m_window->reviewPage()->goBoard()->overlay().empty());
        session().toggleMark(square);
        QVERIFY(record::marks(session().record(), session().node()).empty());
    }

    /// The time for a frame must not grow with the tree: 20,000 nodes are painted as fast as 1,000.
    void largeTreesPaintQuickly()
    {
        GameSession session;
        QVERIFY(session.load(wildRecord(20'000, 60)).ok());
        GameTreeView view(session);
        view.resize(420, 260);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 20; ++i) {
            QElapsedTimer timer;
            timer.start();
            view.viewport()->grab();
            best = std::min(best, timer.nsecsElapsed());
        }
        QVERIFY2(best < 16'000'000, qPrintable(QStringLiteral("%1 ms").arg(static_cast<double>(best) / 1e6)));
    }

private:
    void load(const char* text, const char* page)
    {
        m_page = QLatin1String(page);
        QVERIFY(m_window->document().paste(readGameText(QString::fromUtf8(text))));
        QVERIFY(m_window->showPage(m_page));
        auto* button = this->page()->findChild<QToolButton*>(QStringLiteral("showTree"));
        QVERIFY(button);
        if (!button->isHidden() && !button->isChecked())
            button->click();
        QTRY_VERIFY(tree()->isVisible());
    }

    GameTreeView* tree() { return page()->findChild<GameTreeView*>(); }

    QWidget* page() { return m_page == QLatin1String("play") ? static_cast<QWidget*>(m_window->playPage()) : m_window->reviewPage(); }

    record::NodeId nodeOf(const char* comment)
    {
        for (record::NodeId node = 0; node < session().record().size(); ++node)
            if (record::comment(session().record(), node).find(comment) != std::string::npos)
                return node;
        return record::kNoNode;
    }

    void click(record::NodeId node)
    {
        QVERIFY(!tree()->placeOf(node).isNull());
        QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, tree()->placeOf(node).center());
    }

    QString m_page;
};

EVENMATCH_TEST_WITH_WIDGETS(TestGameTree)

} // namespace tst_game_tree

#include "tst_game_tree.moc"
