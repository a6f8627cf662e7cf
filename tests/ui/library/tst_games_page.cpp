// My games and the engines, in the real window: import a folder with broken files, filter, remove, choose one's name, show a rank.
#include "tests/run_tests.h"

#include "core/library/storage/packed_text.h"
#include "core/record/file/game_reader.h"
#include "tests/files.h"
#include "tests/search/ruled_network.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/base/preferences.h"
#include "ui/engine/external_engines.h"
#include "ui/engine/outside_settings.h"
#include "ui/library/games_filter_bar.h"
#include "ui/library/games_table.h"
#include "ui/library/import_report_card.h"
#include "ui/library/library_model.h"
#include "ui/library/player_choice_model.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/plots/rank_ridge.h"
#include "ui/rank/my_rank.h"
#include "ui/rank/my_rank_words.h"
#include "ui/review/judge_setting.h"
#include "ui/widgets/card.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <future>
#include <optional>

namespace tst_games_page {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestGamesPage : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        setCountsEveryGame(true); // the samples are short
        m_window = shownWindow(m_folder->path(), {1280, 800});
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
    }

    void cleanup() { closeWindow(); }

    void emptyPageOffersSamples()
    {
        QTRY_VERIFY(find<QPushButton>("addSamples")->isVisible());
        std::uint64_t taken = 0;
        std::uint64_t bad = 0;
        connect(&m_window->library(), &LibraryService::imported, this, [&](const library::ImportReport& report) {
            taken += report.imported;
            bad += report.failedGames + report.failedFiles + report.gamesWithProblems;
        });
        press("addSamples");
        QTRY_COMPARE(taken, std::uint64_t(5));
        QCOMPARE(bad, std::uint64_t(0));
        QTRY_COMPARE(model().rowCount(), 5);
        const QString summary = find<QLabel>("importSummary")->text();
        QVERIFY2(
            summary.contains(QStringLiteral("5 games")), qPrintable(summary)); // of both files, although they arrived one after the other
        QVERIFY(!find<QPushButton>("addSamples")->isVisible());
        disconnect(&m_window->library(), &LibraryService::imported, this, nullptr);
    }

    void emptyPageSaysWhatToDo()
    {
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(find<QPushButton>("importFolder")->isVisible());
        QVERIFY(!table()->isVisible());
        importSomeGames();
        QVERIFY(table()->isVisible());
        QVERIFY(!find<QPushButton>("importFolder")->isVisible());
    }

    void aFolderWithoutGameFilesIsExplained()
    {
        write(QStringLiteral("notes/diary.txt"), "no game");
        write(QStringLiteral("notes/board.png"), "no game");
        import({m_folder->filePath(QStringLiteral("notes"))});
        const QString summary = find<QLabel>("importSummary")->text();
        QVERIFY2(summary.contains(QStringLiteral("2 files of another kind")), qPrintable(summary));
    }

    void brokenFilesAreListed()
    {
        write(QStringLiteral("in/good.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee];W[cc])");
        write(QStringLiteral("in/nothing.sgf"), "this is no game");
        write(QStringLiteral("in/illegal.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Carl];B[ee];W[ee])");
        import({m_folder->filePath(QStringLiteral("in"))});
        const QString summary = find<QLabel>("importSummary")->text();
        QVERIFY2(summary.contains(QStringLiteral("2 game")) && summary.contains(QStringLiteral("1 file")), qPrintable(summary));
        const QString failures = [this] {
            find<QPushButton>("copyFailures")->click();
            return QApplication::clipboard()->text();
        }();
        QVERIFY2(
            failures.contains(QStringLiteral("nothing.sgf")) && failures.contains(QStringLiteral("illegal.sgf")), qPrintable(failures));
        QVERIFY2(failures.contains(QStringLiteral("point is taken")), qPrintable(failures));
        const auto* list = find<QListView>("importFailures");
        QVERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Contains no game\nnothing.sgf"));
        const QString kept = list->model()->index(1, 0).data().toString();
        QVERIFY2(kept.startsWith(QStringLiteral("The point is taken: ")) && kept.contains(QStringLiteral("\nillegal.sgf, game 1")),
            qPrintable(kept));
        QVERIFY(list->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains(m_folder->path()));
        QCOMPARE(model().rowCount(), 2);
    }

    void filtersAndSorts()
    {
        importSomeGames();
        QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* game = find<QComboBox>("gameFilter");
        game->setCurrentIndex(game->findText(QStringLiteral("Chess")));
        QTRY_COMPARE(model().rowCount(), 2);
        auto* result = find<QComboBox>("resultFilter");
        result->setCurrentIndex(result->findText(QStringLiteral("White won")));
        QTRY_COMPARE(model().rowCount(), 1);
        QVERIFY(cell(0, LibraryModel::First).startsWith(QStringLiteral("Anna")));
        game->setCurrentIndex(game->findText(QStringLiteral("Go")));
        QTRY_COMPARE(model().rowCount(), 4); // that White won, too
        QCOMPARE(result->currentText(), QStringLiteral("White won"));
        result->setCurrentIndex(0);
        QTRY_COMPARE(model().rowCount(), 12);
        auto* rank = find<QComboBox>("rankFilter");
        rank->setCurrentIndex(rank->findText(QStringLiteral("9 dan")));
        QTRY_COMPARE(model().rowCount(), 0);
        rank->setCurrentIndex(rank->findText(QStringLiteral("3 dan")));
        QTRY_COMPARE(model().rowCount(), 12);
        game->setCurrentIndex(game->findText(QStringLiteral("Go 9×9")));
        QTRY_VERIFY(model().isCurrent());
        QCOMPARE(rank->currentText(), QStringLiteral("3 dan"));
        game->setCurrentIndex(game->findText(QStringLiteral("Chess"))); // has no such rank
        QTRY_COMPARE(model().rowCount(), 2);
        game->setCurrentIndex(0);
        find<QLineEdit>("searchGames")->setText(QStringLiteral("carl"));
        QTRY_COMPARE(model().rowCount(), 1);
        find<QLineEdit>("searchGames")->clear();
        QTRY_COMPARE(model().rowCount(), 14);

        table()->sortByColumn(LibraryModel::Date, Qt::DescendingOrder);
        QTRY_VERIFY(model().isCurrent());
        QCOMPARE(cell(0, LibraryModel::Date), QStringLiteral("2021-05-06"));
        table()->sortByColumn(LibraryModel::First, Qt::AscendingOrder);
        QTRY_VERIFY(model().isCurrent());
        QVERIFY(cell(0, LibraryModel::First).startsWith(QStringLiteral("Anna")));
        QVERIFY(cell(13, LibraryModel::First).startsWith(QStringLiteral("Dora")));
    }

    void foldedFiltersAreCounted()
    {
        importSomeGames();
        auto* more = find<QToolButton>("moreFilters");
        QCOMPARE(more->text(), QStringLiteral("Filter"));
        more->click();
        auto* result = find<QComboBox>("resultFilter");
        result->setCurrentIndex(result->findText(QStringLiteral("Draw")));
        find<QCheckBox>("trashFilter")->click();
        more->click();
        QVERIFY(!result->isVisible());
        QCOMPARE(more->text(), QStringLiteral("Filter (2)"));
        QCOMPARE(more->accessibleName(), more->text());
        m_window->findChild<GamesFilterBar*>()->clear();
        QCOMPARE(more->text(), QStringLiteral("Filter"));
    }

    /// An import repeatedly reports further games: searching and sorting still work.
    void isFoundWhileGamesCome()
    {
        importSomeGames();
        QTimer news;
        connect(&news, &QTimer::timeout, this, [this] { Q_EMIT m_window->library().changed(); });
        news.start(20);
        find<QLineEdit>("searchGames")->setText(QStringLiteral("carl"));
        QTRY_COMPARE(model().rowCount(), 1);
        QVERIFY(cell(0, LibraryModel::First).startsWith(QStringLiteral("Carl")));
        find<QLineEdit>("searchGames")->clear();
        QTRY_COMPARE(model().rowCount(), 14);
        table()->sortByColumn(LibraryModel::Date, Qt::DescendingOrder);
        QTRY_COMPARE(cell(0, LibraryModel::Date), QStringLiteral("2021-05-06"));
        table()->sortByColumn(LibraryModel::Date, Qt::AscendingOrder);
        QTRY_COMPARE(cell(13, LibraryModel::Date), QStringLiteral("2021-05-06"));
    }

    /// The selection and the visible part of the list stay the same.
    void gamesOfAnotherProgramAreShown()
    {
        importSomeGames();
        m_window->resize(1280, 500); // not all rows are visible
        QTRY_VERIFY(table()->verticalScrollBar()->maximum() > 2);
        table()->selectRow(4);
        table()->selectionModel()->select(model().index(6, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const std::vector<library::GameId> chosen{model().gameAt(4), model().gameAt(6)};
        table()->verticalScrollBar()->setValue(2);
        const library::GameId top = model().gameAt(table()->rowAt(0));
        auto other = library::Library::open(m_window->library().file().toStdU16String(), {.create = false, .checkIntegrity = false});
        write(QStringLiteral("late.pgn"), "[White \"Zoe\"]\n\n1. c4 *\n");
        auto reader = record::openGames(m_folder->filePath(QStringLiteral("late.pgn")).toStdU16String());
        library::TextPacker packer;
        const auto game = library::prepare(**(*reader)->next(), "late.pgn", packer);
        QVERIFY(other.ok() && game.ok() && other->save(*game).ok());
        QEvent comesBack(QEvent::WindowActivate);
        QCoreApplication::sendEvent(m_window->gamesPage(), &comesBack);
        QTRY_COMPARE(model().rowCount(), 15);
        QVERIFY(cell(0, LibraryModel::First).startsWith(QStringLiteral("Zoe"))); // the latest is first
        QCOMPARE(model().gameAt(table()->rowAt(0)), top);
        const QModelIndexList rows = table()->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 2);
        for (const QModelIndex& row : rows)
            QVERIFY(std::ranges::find(chosen, model().gameAt(row.row())) != chosen.end());
        QCOMPARE(model().gameAt(table()->currentIndex().row()), chosen.front());
    }

    void gamesWithAPosition()
    {
        importSomeGames();
        const QString file = m_folder->filePath(QStringLiteral("other.pgn"));
        write(QStringLiteral("other.pgn"), "1. e4 e5 2. Nf3 *\n");
        openFiles(*m_window, {file});
        m_window->document().session().first();
        m_window->document().session().step(2);
        find<QLineEdit>("searchGames")->setText(QStringLiteral("carl"));
        find<QAction>("findPositionAction")->trigger();
        QTRY_COMPARE(model().rowCount(), 1);
        QVERIFY(cell(0, LibraryModel::First).startsWith(QStringLiteral("Anna")));
        QTRY_VERIFY(find<QPushButton>("positionFilter")->isVisible());
        press("positionFilter");
        QTRY_COMPARE(model().rowCount(), 14);
        QVERIFY(!find<QPushButton>("positionFilter")->isVisible());
    }

    void trashAndUndo()
    {
        importSomeGames();
        const library::GameId first = model().gameAt(0);
        table()->setCurrentIndex(model().index(0, 0));
        QCOMPARE(table()->actions().front()->shortcut(), QKeySequence(Qt::Key_Delete));
        table()->actions().front()->trigger();
        QTRY_COMPARE(model().rowCount(), 13);
        QCOMPARE(model().rowOf(first), -1);
        QTRY_VERIFY(find<QPushButton>("undoTrash")->isVisible());
        press("undoTrash");
        QTRY_COMPARE(model().rowCount(), 14);
        QVERIFY(model().rowOf(first) >= 0);
        table()->selectAll();
        table()->actions().front()->trigger();
        QTRY_COMPARE(model().rowCount(), 0);
        QTRY_VERIFY(model().isAllTrash());
        QVERIFY(find<QPushButton>("undoTrash")->isVisible());
        QVERIFY(find<QCheckBox>("trashFilter")); // and the trash can be looked at
        press("undoTrash");
        QTRY_COMPARE(model().rowCount(), 14);
    }

    /// So that Delete and the arrow keys go on from there.
    void theNextGameFollowsOneInTheTrash()
    {
        importSomeGames();
        const auto putAway = [this](int first, int last) {
            const int games = model().rowCount();
            table()->selectRow(first);
            for (int row = first + 1; row <= last; ++row)
                table()->selectionModel()->setCurrentIndex(model().index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
            table()->actions().front()->trigger();
            QTRY_COMPARE(model().rowCount(), games - (last - first + 1));
        };
        const auto isChosen = [this](library::GameId game) {
            const QModelIndexList rows = table()->selectionModel()->selectedRows();
            return rows.size() == 1 && rows.front().row() == table()->currentIndex().row() && model().gameAt(rows.front().row()) == game;
        };
        const library::GameId next = model().gameAt(6);
        putAway(3, 5);
        QVERIFY(isChosen(next));
        const library::GameId lastButOne = model().gameAt(9);
        putAway(10, 10);
        QVERIFY(isChosen(lastButOne));
    }

    void trashIsEmptied()
    {
        importSomeGames();
        table()->setCurrentIndex(model().index(0, 0));
        table()->actions().front()->trigger();
        QTRY_COMPARE(model().rowCount(), 13);
        const auto* report = m_window->findChild<ImportReportCard*>();
        QVERIFY(report->isVisible());
        find<QCheckBox>("trashFilter")->setChecked(true);
        QVERIFY(!report->isVisible()); // it is about the games outside
        QTRY_COMPARE(model().rowCount(), 1);
        QTRY_VERIFY(model().rowAt(0));
        const auto press = [&](const char* button) {
            Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
            QTRY_VERIFY(find<QAction>("emptyTrash"));
            find<QAction>("emptyTrash")->trigger();
            auto* question = find<QMessageBox>("askedFirst");
            QVERIFY(question);
            QAbstractButton* const cancel = question->button(QMessageBox::Cancel);
            QAbstractButton* const wanted = button ? question->findChild<QAbstractButton*>(QLatin1String(button)) : cancel;
            QVERIFY(wanted);
            wanted->click();
            QTRY_VERIFY(!find<QMessageBox>("askedFirst"));
        };
        press(nullptr);
        QTest::qWait(50);
        QCOMPARE(model().rowCount(), 1);
        press("doIt");
        QTRY_COMPARE(model().rowCount(), 0);
        QTRY_VERIFY(m_window->gamesPage()->notice()->text().endsWith(QStringLiteral("deleted.")));
        find<QCheckBox>("trashFilter")->setChecked(false);
        QTRY_COMPARE(model().rowCount(), 13);
        QVERIFY(report->isVisible());
        QVERIFY(!m_window->gamesPage()->undoStack()->canUndo());
    }

    /// The menu's field adds a tag, the filter finds it, the menu removes it, and with its last game the tag leaves the filter.
    void tagsAreGivenAndTaken()
    {
        importSomeGames();
        const int all = model().rowCount();
        QVERIFY(all > 1);
        const auto menu = [this]() -> QMenu* {
            (void)QTest::qWaitFor([&] { return model().rowAt(0) != nullptr; }, kPatience);
            table()->selectRow(0);
            Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
            QMenu* tags = nullptr;
            (void)QTest::qWaitFor([&] { return (tags = find<QMenu>("tagsMenu")) != nullptr; }, kPatience);
            return tags;
        };
        auto* filter = find<QComboBox>("tagFilter");
        QMenu* tags = menu();
        QVERIFY(tags);
        auto* field = tags->findChild<QLineEdit*>(QStringLiteral("newTag"));
        field->setText(QStringLiteral("  ladder &   joseki "));
        Q_EMIT field->returnPressed();
        QTRY_COMPARE(filter->count(), 2);
        QCOMPARE(filter->itemData(1).toString(), QStringLiteral("ladder & joseki"));
        filter->setCurrentIndex(1);
        QTRY_VERIFY(model().isCurrent() && model().rowCount() == 1);
        QTRY_VERIFY(!find<QMenu>("tagsMenu")); // deleted together with its menu
        tags = menu();
        QVERIFY(tags);
        QVERIFY(tags->actions().constFirst()->isChecked());
        tags->actions().constFirst()->trigger();
        QTRY_COMPARE(filter->count(), 1);
        QTRY_VERIFY(model().isCurrent() && model().rowCount() == all); // a tag without games is no longer in the filter
    }

    /// The key that undoes moves on the board undoes changes to the library here, and nothing on the board.
    void libraryStepsAreUndoneByTheirKey()
    {
        importSomeGames();
        table()->setCurrentIndex(model().index(0, 0));
        table()->actions().front()->trigger();
        QTRY_COMPARE(model().rowCount(), 13);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(model().rowCount(), 14);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(model().rowCount(), 13);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(model().rowCount(), 14);
    }

    void undoSaysWhatIsUndone()
    {
        importSomeGames();
        QTRY_VERIFY(find<QPushButton>("thatIsMe")->isVisible());
        press("thatIsMe");
        QTRY_VERIFY(m_window->rank().games("go") == 12);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->gamesPage()->notice()->text(), QStringLiteral("Undid: your name."));
    }

    void namesAreSearchedAsGamesAre()
    {
        PlayerChoiceModel names;
        const auto player = [](library::PlayerId id, const char* name) {
            return library::Player{.id = id, .name = name, .isMe = false, .names = {name}, .games = 1};
        };
        names.setPlayers({player(1, "Strauß"), player(2, "Jose\xcc\x81"), player(3, "Anna")}, {});
        for (const char* text : {"STRAUSS", "José", "anna"}) {
            names.search(QString::fromUtf8(text));
            QVERIFY2(names.rowCount() == 1, text);
        }
    }

    /// Others wait for their answers behind each count.
    void manyChangesAreCountedTogether()
    {
        importSomeGames();
        press("thatIsMe");
        QTRY_VERIFY(m_window->rank().games("go") == 12);
        int counted = 0;
        connect(
            &m_window->rank(), &MyRank::changed, this, [&](const QString& game) { counted += game == QStringLiteral("chess") ? 1 : 0; });
        for (int change = 0; change < 100; ++change)
            Q_EMIT m_window->library().changed();
        bool answered = false;
        m_window->library().ask(
            this, [](library::Library& library) { return library.count(); }, [&](const core::Result<std::uint64_t>&) { answered = true; });
        QTRY_VERIFY(answered);
        QTRY_VERIFY(counted > 0);
        QVERIFY2(counted < 20, qPrintable(QString::number(counted)));
        disconnect(&m_window->rank(), &MyRank::changed, this, nullptr);
    }

    void ownResultsAreChosen()
    {
        importSomeGames();
        press("thatIsMe");
        QTRY_VERIFY(m_window->rank().games("go") == 12);
        auto* result = find<QComboBox>("resultFilter");
        result->setCurrentIndex(result->findText(QStringLiteral("I won")));
        QTRY_VERIFY(model().isCurrent());
        const int won = model().rowCount();
        result->setCurrentIndex(result->findText(QStringLiteral("I lost")));
        QTRY_VERIFY(model().isCurrent());
        QCOMPARE(won + model().rowCount(), 13); // one game was a draw
    }

    void chosenGamesAreCopied()
    {
        importSomeGames();
        QTRY_VERIFY(model().rowAt(0) && model().rowAt(1));
        table()->selectRow(0);
        table()->selectionModel()->select(model().index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
        QTRY_VERIFY(find<QAction>("copyGames"));
        QApplication::clipboard()->clear();
        find<QAction>("copyGames")->trigger();
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        QCOMPARE(QApplication::clipboard()->text().count(QStringLiteral("Anna")), 2);
        QCOMPARE(model().rowCount(), 14);
        QApplication::clipboard()->setText(QStringLiteral("something else"));
        find<QAction>("copyGameAction")->trigger(); // as by Ctrl+C
        QTRY_COMPARE(QApplication::clipboard()->text().count(QStringLiteral("Anna")), 2);
        table()->clearSelection();
        find<QAction>("copyGameAction")->trigger(); // without a selection, the game on the board
        QVERIFY(!QApplication::clipboard()->text().contains(QStringLiteral("Anna")));
    }

    /// A copy of many games takes long, so questions, such as those of the list, do not wait for it, nor it for them.
    void copyAndQuestionsDoNotWaitForEachOther()
    {
        importSomeGames();
        table()->selectAll();
        QApplication::clipboard()->setText(QStringLiteral("something else"));
        QTRY_VERIFY(!m_window->engine().isBusy());
        std::promise<void> gate;
        bool isAnswered = false;
        m_window->library().ask(
            this, [opened = gate.get_future().share()](library::Library&) { opened.wait(); },
            [&](const core::Result<void>&) { isAnswered = true; });
        find<QAction>("copyGameAction")->trigger();
        const bool isCopied = QTest::qWaitFor([] { return QApplication::clipboard()->text().contains(QStringLiteral("Anna")); }, kPatience);
        gate.set_value();
        QTRY_VERIFY(isAnswered);
        QVERIFY(isCopied);
    }

    /// Comments and variations that the user added to a game.
    void additionsAreCopiedWithTheirGame()
    {
        importSomeGames();
        const library::GameId id = model().gameAt(0);
        m_window->gamesPage()->open(id);
        QTRY_COMPARE(m_window->document().libraryId(), std::optional(id));
        m_window->document().session().setComment(QStringLiteral("sharp"));
        m_window->document().flush();
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        table()->selectRow(model().rowOf(id));
        const auto isCopied = [this] {
            find<QAction>("copyGameAction")->trigger();
            return QApplication::clipboard()->text().contains(QStringLiteral("sharp"));
        };
        QTRY_VERIFY(isCopied()); // when the library has the comment
    }

    /// As dropped files are: every game, and none goes on the board.
    void pastedGamesAreImported()
    {
        QApplication::clipboard()->setText(QStringLiteral("(;GM[1]SZ[9]PB[Anna];B[ee];W[cc])\n(;GM[1]SZ[9]PB[Ben];B[gg];W[ee];B[cc])"));
        const record::GameRecord board = m_window->document().session().record();
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Paste))
                action->trigger();
        QTRY_COMPARE(model().rowCount(), 2);
        QVERIFY(m_window->document().session().record() == board);
    }

    /// Of the file opened, saved or imported last.
    void importsBeginInTheLastFolder()
    {
        const QTemporaryDir last;
        setGamesFolder(last.path());
        GamesPage* page = m_window->gamesPage();
        const auto proposed = [&](void (GamesPage::*begin)()) {
            QString folder;
            QTimer::singleShot(0, page, [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                folder = dialog->directory().canonicalPath();
                QMetaObject::invokeMethod(dialog, "reject");
            });
            (page->*begin)();
            return folder;
        };
        QCOMPARE(proposed(&GamesPage::importFiles), QFileInfo(last.path()).canonicalFilePath());
        QCOMPARE(proposed(&GamesPage::importFolder), QFileInfo(last.path()).canonicalFilePath());
        write(QStringLiteral("games/one.sgf"), "(;GM[1]SZ[9];B[ee])");
        chooseNextFile(m_folder->filePath(QStringLiteral("games/one.sgf")));
        page->importFiles();
        QTRY_COMPARE(model().rowCount(), 1);
        QCOMPARE(proposed(&GamesPage::importFolder), QFileInfo(m_folder->filePath(QStringLiteral("games"))).canonicalFilePath());
    }

    void bothKindsAreExported()
    {
        importSomeGames();
        table()->selectAll();
        write(QStringLiteral("mine.sgf"), "somebody's");
        auto* games = m_window->findChild<GamesTable*>();
        games->exportTo(m_folder->filePath(QStringLiteral("mine.pgn")));
        const auto content = [&](const char* name) { return contentOf(m_folder->filePath(QLatin1String(name))); };
        QTRY_COMPARE(content("mine-2.sgf").count("(;GM[1]"), 12);
        QCOMPARE(content("mine.pgn").count("[Black "), 2);
        QCOMPARE(content("mine.sgf"), QByteArray("somebody's"));
    }

    /// Another program has deleted one of the games.
    void gamesThatCanBeReadAreExported()
    {
        importSomeGames();
        table()->selectAll();
        const library::GameId gone = model().gameAt(0);
        auto other = library::Library::open(m_window->library().file().toStdU16String(), {.create = false, .checkIntegrity = false});
        QVERIFY(other.ok() && other->moveToTrash({&gone, 1}).ok() && other->emptyTrash().ok());
        auto* games = m_window->findChild<GamesTable*>();
        const QSignalSpy failed(games, &GamesTable::failed);
        games->exportTo(m_folder->filePath(QStringLiteral("mine.sgf")));
        QTRY_COMPARE(failed.count(), 1);
        const QByteArray go = contentOf(m_folder->filePath(QStringLiteral("mine.sgf")));
        const QByteArray chess = contentOf(m_folder->filePath(QStringLiteral("mine.pgn")));
        QCOMPARE(go.count("(;GM[1]") + chess.count("[Black "), 13);
        QVERIFY2(failed.front().front().toString().contains(QStringLiteral("mine.sgf")), qPrintable(failed.front().front().toString()));
    }

    /// The current row may be another game than the selected ones.
    void exportedFileIsOfTheSelectedKind()
    {
        importSomeGames();
        const auto isChess = [&](int row) { return cell(row, LibraryModel::Game) == QStringLiteral("Chess"); };
        const auto isAnnas = [&](int row) { return cell(row, LibraryModel::First) == QStringLiteral("Anna"); };
        for (const QString& expected :
            {QStringLiteral("games.pgn"), QStringLiteral("games.sgf"), QStringLiteral("Anna – Ben.pgn")}) { // players of a single game
            const bool chess = expected.endsWith(QStringLiteral("pgn"));
            const bool isOne = expected.startsWith(QStringLiteral("Anna"));
            QItemSelection rows;
            for (int row = 0; row < model().rowCount(); ++row)
                if (isChess(row) == chess && (!isOne || isAnnas(row)))
                    rows.select(model().index(row, 0), model().index(row, LibraryModel::kColumns - 1));
                else
                    table()->selectionModel()->setCurrentIndex(model().index(row, 0), QItemSelectionModel::NoUpdate);
            table()->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
            Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
            QTRY_VERIFY(find<QAction>("exportGames"));
            QString proposed;
            answerNextDialog([&](QFileDialog& dialog) {
                proposed = QFileInfo(dialog.selectedFiles().value(0)).fileName();
                QMetaObject::invokeMethod(&dialog, "reject");
            });
            auto* menu = qobject_cast<QMenu*>(find<QAction>("exportGames")->parent());
            find<QAction>("exportGames")->trigger();
            menu->close();
            QTRY_COMPARE(proposed, expected);
            QTRY_VERIFY(!find<QAction>("exportGames"));
        }
    }

    void columnsAreChosen()
    {
        importSomeGames();
        QVERIFY(!table()->isColumnHidden(LibraryModel::Moves));
        Q_EMIT table()->horizontalHeader()->customContextMenuRequested({5, 5});
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), static_cast<qsizetype>(LibraryModel::kColumns));
        QVERIFY(!menu->actions()[LibraryModel::First]->isEnabled());
        menu->actions()[LibraryModel::Moves]->trigger();
        QVERIFY(table()->isColumnHidden(LibraryModel::Moves));
        for (const auto column : {LibraryModel::FirstRating, LibraryModel::SecondRating, LibraryModel::Opening})
            QVERIFY(!table()->isColumnHidden(column)); // visible from the start, each beside its related column
        const QHeaderView* header = table()->horizontalHeader();
        QCOMPARE(header->visualIndex(LibraryModel::FirstRating), header->visualIndex(LibraryModel::First) + 1);
        QCOMPARE(header->visualIndex(LibraryModel::SecondRating), header->visualIndex(LibraryModel::Second) + 1);
        QVERIFY(table()->isColumnHidden(LibraryModel::Time)); // hidden at first
        menu->actions()[LibraryModel::Time]->trigger();
        QVERIFY(!table()->isColumnHidden(LibraryModel::Time));
        QTRY_VERIFY(table()->columnViewportPosition(LibraryModel::Time) < table()->viewport()->width()); // it is visible, too
        menu->close();
        table()->sortByColumn(LibraryModel::FirstRating, Qt::DescendingOrder);
        QTRY_COMPARE(cell(0, LibraryModel::FirstRating), QStringLiteral("1650"));
        QTRY_COMPARE(cell(0, LibraryModel::Opening), QStringLiteral("C20"));
        QCOMPARE(cell(0, LibraryModel::Time), QStringLiteral("300+3"));
        write(QStringLiteral("corners.sgf"), "(;GM[1]SZ[19]PB[Anna]PW[Zoe]BR[9d];B[pd];W[dp];B[dd];W[fc])");
        import({m_folder->filePath(QStringLiteral("corners.sgf"))});
        QTRY_COMPARE(model().rowCount(), 15);
        int row = 0;
        while (row < 15 && !cell(row, LibraryModel::Second).startsWith(QLatin1String("Zoe")))
            ++row;
        QTRY_COMPARE(cell(row, LibraryModel::Opening), QStringLiteral("4-4; 4-4; 4-4, low approach"));
        table()->sortByColumn(LibraryModel::Opening, Qt::DescendingOrder);
        QTRY_VERIFY(cell(0, LibraryModel::Opening).startsWith(QLatin1String("D00")));
        table()->sortByColumn(LibraryModel::Opening, Qt::AscendingOrder);
        QTRY_VERIFY(cell(model().rowCount() - 1, LibraryModel::Opening).startsWith(QLatin1String("D00")));
    }

    /// A file that is not a network replaces none.
    void textFileIsNoNetwork()
    {
        NetworkSources sources = fakeNetworks();
        sources.open
            = [open = sources.open](const std::string& file, const nn::Computing& how) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            if (file.ends_with(".txt"))
                return core::Error{.code = core::ErrorCode::NotANetwork, .detail = {}, .file = file};
            return open(file, how);
        };
        Engine engine(sources);
        engine.network("go");
        QTRY_COMPARE(engine.state("go"), Engine::State::Ready);
        const auto before = engine.network("go");
        std::optional<bool> taken;
        const auto heard = [&](const core::Result<void>& done) { taken = done.ok(); };
        engine.tryNetworkFile("go", QStringLiteral("notes.txt"), this, heard);
        QTRY_VERIFY(taken.has_value());
        QCOMPARE(*taken, false);
        QCOMPARE(engine.network("go"), before);
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go"));
        taken.reset();
        engine.tryNetworkFile("go", QStringLiteral("chess"), this, heard); // a network, of another game
        QTRY_VERIFY(taken.has_value());
        QCOMPARE(*taken, false);
        QCOMPARE(engine.network("go"), before);
        taken.reset();
        engine.tryNetworkFile("go", QStringLiteral("go-of-mine"), this, heard);
        QTRY_VERIFY(taken.has_value());
        QCOMPARE(*taken, true);
        QCOMPARE(engine.state("go"), Engine::State::Ready);
        QVERIFY(engine.network("go") != before);
    }

    /// Large networks take long to open, and a smaller one, or none, may be chosen meanwhile.
    void latestChoiceOfANetworkIsUsed()
    {
        std::promise<void> read;
        NetworkSources sources = fakeNetworks();
        sources.open = [open = sources.open, isRead = read.get_future().share()](const std::string& file, const nn::Computing& how) {
            if (file == "go-large")
                isRead.wait();
            return open(file, how);
        };
        Engine engine(sources);
        std::optional<core::Result<void>> large;
        std::optional<core::Result<void>> small;
        engine.tryNetworkFile("go", QStringLiteral("go-large"), this, [&](const core::Result<void>& done) { large = done; });
        engine.tryNetworkFile("go", QStringLiteral("go-small"), this, [&](const core::Result<void>& done) { small = done; });
        QTRY_VERIFY(small.has_value());
        QVERIFY(small->ok());
        std::optional<core::Result<void>> strong;
        engine.tryNetworkFile(
            strongNetworkOf("go"), QStringLiteral("go-large"), this, [&](const core::Result<void>& done) { strong = done; });
        engine.setNetworkFile(strongNetworkOf("go"), {});
        read.set_value();
        QTRY_VERIFY(large.has_value() && strong.has_value());
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go-small"));
        QVERIFY(!large->ok() && large->error().code == core::ErrorCode::Stopped);
        QVERIFY(!engine.isNetworkChosen(strongNetworkOf("go")) && !engine.hasStrongNetwork("go"));
        engine.setNetworkFile("go", {});
    }

    /// Another file is moved over it, or written after it was removed.
    void replacedNetworkIsLoadedAgain()
    {
        const QString file = m_folder->filePath(QStringLiteral("go.evm"));
        const QString other = m_folder->filePath(QStringLiteral("other.evm"));
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string& path, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{
                .game = "go", .scale = strength::goScale(), .seed = contentOf(QString::fromStdString(path)).toULongLong()}));
        };
        sources.bundled = [file](const std::string&) { return file.toStdString(); };
        writeFile(file, "7");
        Engine engine(sources);
        const auto hash = [&engine] {
            const auto network = engine.network("go");
            return network ? network->info().hash : std::string();
        };
        QTRY_VERIFY(!hash().empty());
        const std::string first = hash();
        writeFile(other, "88");
        std::filesystem::rename(other.toStdString(), file.toStdString());
        QTRY_VERIFY(!hash().empty() && hash() != first);
        const std::string second = hash();
        QVERIFY(QFile::remove(file));
        writeFile(file, "999");
        QTRY_VERIFY(!hash().empty() && hash() != first && hash() != second);
    }

    void gameOpensFromTheTable()
    {
        importSomeGames();
        table()->sortByColumn(LibraryModel::Moves, Qt::DescendingOrder);
        QTRY_VERIFY(model().isCurrent());
        const library::GameId id = model().gameAt(0);
        table()->setCurrentIndex(model().index(0, 0));
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_window->document().libraryId(), std::optional(id));
        QVERIFY(!m_window->gamesPage()->isVisible());
        QVERIFY(m_window->document().session().goPosition());
    }

    /// A node that sets up stones, or has only a comment, is no move.
    void gameOpensAfterItsMoves()
    {
        write(QStringLiteral("set-up.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Ben];AB[cc][gg]PL[W];W[ee];C[a comment];B[cg];W[gc])");
        import({m_folder->filePath(QStringLiteral("set-up.sgf"))});
        const GameSession& session = m_window->document().session();
        const auto isAt = [&](const QString& move) {
            return session.lineIndex() >= 0 && session.line()[static_cast<std::size_t>(session.lineIndex())].text == move;
        };
        m_window->gamesPage()->open(model().gameAt(0), 1);
        QTRY_VERIFY(m_window->document().libraryId() && isAt(QStringLiteral("E5")));
        m_window->gamesPage()->open(model().gameAt(0), 2);
        QTRY_VERIFY(isAt(QStringLiteral("C3")));
        m_window->gamesPage()->openAtNode(model().gameAt(0), 1);
        QTRY_COMPARE(session.lineIndex(), 1);
    }

    /// The loser's side is the user's; a draw has no loser.
    void lostGamesArePlayedOn()
    {
        importSomeGames();
        const auto choose = [&](const QString& first, const QString& rank = {}) {
            for (int row = 0; row < model().rowCount(); ++row)
                if (cell(row, LibraryModel::First) == first && model().index(row, LibraryModel::FirstRating).data().toString() == rank)
                    table()->setCurrentIndex(model().index(row, 0));
        };
        auto* retry = find<QAction>("retryAction");
        QCOMPARE(retry->shortcut(), QKeySequence(Qt::Key_F4));
        choose(QStringLiteral("Carl"));
        retry->trigger();
        QVERIFY(m_window->gamesPage()->notice()->isVisible());
        choose(QStringLiteral("Anna"), QStringLiteral("1650")); // she mated Ben
        retry->trigger();
        QTRY_VERIFY(m_window->playPage()->isVisible());
        const GameSession& session = m_window->document().session();
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::Second);
        QVERIFY(session.gameMoves().size() % 2 == 1 && session.gameMoves().size() < 7); // the loser is to move
        QVERIFY(m_window->playPage()->notice()->isVisible());
    }

    void rankFromGames()
    {
        importSomeGames();
        auto* who = find<QLabel>("whoAmI");
        QTRY_VERIFY2(who->text().contains(QStringLiteral("Anna")) && who->text().contains(QLatin1Char('?')), qPrintable(who->text()));
        press("thatIsMe");
        QTRY_COMPARE(who->text(), QStringLiteral("You are Anna."));
        QTRY_COMPARE(m_window->rank().state("go"), MyRank::State::Ready);
        auto* headline = find<QLabel>("myRank");
        QTRY_VERIFY(headline->isVisible());
        const QString interval = find<QLabel>("myRankInterval")->text();
        QVERIFY2(!headline->text().isEmpty() && interval.contains(QStringLiteral("12 game")), qPrintable(interval));
        QCOMPARE(m_window->rank().result("go")->games.size(), std::size_t(12));
        QCOMPARE(whoseRank(*m_window->rank().result("go")), QStringLiteral("The rank of Anna"));
        QVERIFY(find<QLabel>("myRankWritten")->text().startsWith(QStringLiteral("Rank in your game files: 3 kyu (median of 12 games")));

        bool kept = false;
        m_window->library().ask(
            this, [](library::Library& library) { return library.estimates(*library.playerOf("Anna")); },
            [&](const core::Result<std::vector<library::Estimate>>& estimates) { kept = estimates.ok() && !estimates->empty(); });
        QTRY_VERIFY(kept);
        QTRY_COMPARE(m_window->rank().analysed("go"), std::uint64_t(12));
        for (auto* list : {find<QListView>("nextRank"), find<QListView>("players")})
            QAbstractItemModelTester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    /// Games that were played elsewhere against Evenmatch have no name more often than Evenmatch.
    void nobodyIsTakenForEvenmatch()
    {
        write(QStringLiteral("evenmatch.sgf"),
            "(;GM[1]SZ[9]PB[Evenmatch]PW[Zoe]RE[B+R];B[ee];W[cc])(;GM[1]SZ[9]PB[Evenmatch]PW[Zoe]RE[W+R];B[dd];W[gg])");
        import({m_folder->filePath(QStringLiteral("evenmatch.sgf"))});
        QTRY_COMPARE(find<QLabel>("whoAmI")->text(), QStringLiteral("Are you Zoe? This name occurs in 2 games."));
    }

    void twoAnswersAreShown()
    {
        QByteArray games;
        for (int i = 0; i < 6; ++i)
            games += "[White \"Anna\"]\n[Black \"Ben" + QByteArray::number(i) + "\"]\n[BlackElo \"" + QByteArray::number(1600 + 10 * i)
                + "\"]\n[Result \"" + (i < 3 ? "1-0" : "0-1")
                + "\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 10. Nd5 Nbd7 "
                + (i < 3 ? "1-0" : "0-1") + "\n\n";
        write(QStringLiteral("rated.pgn"), games);
        import({m_folder->filePath(QStringLiteral("rated.pgn"))});
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        auto* answers = find<QLabel>("twoAnswers");
        QTRY_VERIFY(answers->isVisible());
        const auto* first = find<QLabel>("myRank"); // both in the same font
        const auto* second = find<QLabel>("myRankFromAll");
        QVERIFY(second->isVisible() && second->text().startsWith(QStringLiteral("16")));
        QCOMPARE(second->font(), first->font());
        QString text = answers->text();
        text.replace(QChar::Nbsp, QLatin1Char(' '));
        const QStringList sentences = text.split(QLatin1Char('\n'));
        QVERIFY2(sentences[0].contains(QStringLiteral("opponents' ranks in 6 games and results in 6.")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("interval:")) && !text.contains(second->text().left(4)), qPrintable(text)); // see above
        QString below = find<QLabel>("myRankInterval")->text();
        below.replace(QChar::Nbsp, QLatin1Char(' '));
        QVERIFY2(below.contains(QStringLiteral("80 % interval: ")) && below.contains(QStringLiteral("6 games")), qPrintable(below));
        QWidget* area = answers;
        while (area && !qobject_cast<QScrollArea*>(area))
            area = area->parentWidget();
        QVERIFY(area);
        auto* scroll = static_cast<QScrollArea*>(area);
        QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), // nothing beside it is cut off
            qPrintable(QStringLiteral("%1 > %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
    }

    /// The selection applies at once, is stored, and does not change the rank that the library has for the user.
    void rankOfSomeGamesIsChosen()
    {
        QByteArray games;
        for (int i = 0; i < 5; ++i) {
            const QByteArray anna = i < 3 ? "White" : "Black";
            games += "[" + anna + " \"Anna\"]\n[" + (i < 3 ? "Black" : "White") + " \"Ben" + QByteArray::number(i) + "\"]\n[TimeControl \""
                + (i == 0 ? "180+2" : "1800+0") + "\"]\n[Date \"1999.01.0" + QByteArray::number(1 + i)
                + "\"]\n[Result \"1-0\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 "
                  "10. Nd5 Nbd7 1-0\n\n";
        }
        write(QStringLiteral("some.pgn"), games);
        import({m_folder->filePath(QStringLiteral("some.pgn"))});
        press("thatIsMe");
        const auto sides = [&] {
            const auto result = m_window->rank().result("chess");
            return result && m_window->rank().state("chess") == MyRank::State::Ready ? static_cast<int>(result->report.sides.size()) : -1;
        };
        QTRY_COMPARE(sides(), 5);
        QTRY_VERIFY(m_window->rank().latest("chess").has_value());
        const OwnRank own = ownRank("chess");
        chooseIn("rankColour", 2);
        QTRY_COMPARE(sides(), 2);
        QVERIFY(m_window->rank().result("chess")->isOfChosenGames);
        setOwnRank("chess", {});
        QCOMPARE(rankChoice().colour, 2);
        QCOMPARE(m_window->rank().result("chess")->notes.filter(QStringLiteral("3 games left out")).size(), 1);
        chooseIn("rankTime", 2);
        chooseIn("rankColour", 0);
        QTRY_COMPARE(sides(), 1);
        QVERIFY(ownRank("chess") == OwnRank{}); // a rank of chosen games is not the user's elsewhere
        chooseIn("rankTime", 0);
        chooseIn("rankPeriod", 31);
        QTRY_COMPARE(sides(), 0); // all games are of 1999
        QCOMPARE(find<QLabel>("myRankInterval")->text(), QStringLiteral("None of your games match this choice."));
        chooseIn("rankPeriod", 0);
        QTRY_COMPARE(sides(), 5);
        QVERIFY(ownRank("chess") == own);
    }

    /// The rank on the page is still that of the earlier choice. The network waits, so that the estimate does not end
    /// before the stop.
    void stoppedEstimateCanBeStartedAgain()
    {
        const auto gate = std::make_shared<search::Gate>();
        const auto opening = qScopeGuard([&] { gate->set(true); }); // the window waits for its network when it closes
        NetworkSources networks = fakeNetworks();
        networks.open = [gate, others = networks.open](const std::string& file, const nn::Computing& computing) {
            return file.starts_with("go")
                ? core::Result<std::shared_ptr<nn::Evaluator>>(std::make_shared<search::RuledNetwork>(search::edgeLoses, gate))
                : others(file, computing);
        };
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1280, 800}, networks);
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        importSomeGames();
        chooseIn("rankColour", 1);
        press("thatIsMe");
        MyRank& rank = m_window->rank();
        const auto isOfChosenGames = [&rank] { return rank.result("go")->isOfChosenGames; };
        QTRY_COMPARE(rank.state("go"), MyRank::State::Ready);
        QVERIFY(isOfChosenGames());
        auto* button = find<QPushButton>("analyse");
        QVERIFY(!button->isVisible());
        gate->set(false);
        chooseIn("rankColour", 0); // 120 moves more, in several batches
        QTRY_COMPARE(rank.state("go"), MyRank::State::Analysing);
        QCOMPARE(button->text(), QStringLiteral("Stop"));
        button->click();
        gate->set(true);
        QTRY_COMPARE(rank.state("go"), MyRank::State::Waiting);
        QVERIFY(isOfChosenGames());
        QVERIFY(button->isVisible());
        m_window->library().change(
            this,
            [](library::Library& library) {
                const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
                return library.addEstimate({*library.playerOf("Anna"), "fake", now, R"({"rank":"3-5k","game":"go","server":"GTL"})"});
            },
            [](const core::Result<void>&) {});
        QTRY_VERIFY(find<QLabel>("myRankState")->text().contains(QStringLiteral("Latest estimate: 3–5 kyu (GTL), on ")));
        button->click();
        QTRY_COMPARE(rank.state("go"), MyRank::State::Ready);
        QVERIFY(!isOfChosenGames());
        QVERIFY(!button->isVisible());
    }

    void openingsAreTold()
    {
        QByteArray games;
        for (int i = 0; i < 6; ++i)
            games += "[White \"Anna\"]\n[Black \"Ben" + QByteArray::number(i) + "\"]\n[Result \"" + (i < 3 ? "1-0" : "0-1")
                + "\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 " + (i < 3 ? "1-0" : "0-1") + "\n\n";
        write(QStringLiteral("sicilians.pgn"), games);
        import({m_folder->filePath(QStringLiteral("sicilians.pgn"))});
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        QVERIFY(m_window->rank().result("chess")->report.estimate.isEnough());
        m_window->gamesPage()->showView(GamesPage::View::Rank);
        auto* list = find<QListView>("openings");
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 1);
        const QModelIndex row = list->model()->index(0, 0);
        const QString text = row.data().toString();
        QVERIFY2(text.startsWith(QStringLiteral("Sicilian Defence · As White · 6 games · 50 % of the points\nβ ")), qPrintable(text));
        const auto& departure = m_window->rank().result("chess")->departures[0];
        QCOMPARE(text.contains(QStringLiteral("your rank")), departure.has_value());
        Q_EMIT list->activated(row);
        if (departure)
            QTRY_VERIFY(m_window->reviewPage()->isVisible());
    }

    void onlyChosenGamesCount()
    {
        auto* everyGame = find<QCheckBox>("countEveryGame");
        everyGame->setChecked(false);
        QVERIFY(!countsEveryGame());
        const std::string moves
            = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 10. Nd5 Nbd7 ";
        QByteArray games;
        for (const char* opponent : {"Ben", "Carl", "Evenmatch"})
            games += "[White \"Anna\"]\n[Black \"" + QByteArray(opponent) + "\"]\n[Result \"1-0\"]\n\n" + QByteArray::fromStdString(moves)
                + "1-0\n\n";
        write(QStringLiteral("sicilians.pgn"), games);
        import({m_folder->filePath(QStringLiteral("sicilians.pgn"))});
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        QCOMPARE(m_window->rank().result("chess")->report.sides.size(), std::size_t(2));
        QCOMPARE(m_window->rank().result("chess")->notes.filter(QStringLiteral("Evenmatch")).size(), 1);
        everyGame->setChecked(true); // at once, and stored
        QVERIFY(countsEveryGame());
        QTRY_COMPARE(m_window->rank().result("chess")->report.sides.size(), std::size_t(3));
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
    }

    /// Although their number stays the same.
    void editedGamesChangeTheRank()
    {
        find<QCheckBox>("countEveryGame")->setChecked(false);
        const auto game = [](const std::string& opponent, const std::string& result) {
            return "[White \"Anna\"]\n[Black \"" + opponent + "\"]\n[Result \"" + result
                + "\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 "
                  "6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 10. Nd5 Nbd7 "
                + result + "\n\n";
        };
        write(QStringLiteral("two.pgn"), QByteArray::fromStdString(game("Ben", "1-0") + game("Carl", "*")));
        import({m_folder->filePath(QStringLiteral("two.pgn"))});
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        QCOMPARE(m_window->rank().result("chess")->report.sides.size(), std::size_t(1)); // the other one is not finished
        m_window->library().change(
            this,
            [text = game("Carl", "0-1")](library::Library& library) {
                library::TextPacker packer;
                const auto ids = library.find({.text = "Carl"}).value();
                return library.update(ids.front(), *library::prepareAgain(text, "two.pgn", 2, packer));
            },
            [](const core::Result<void>& updated) { QVERIFY(updated.ok()); });
        QTRY_COMPARE(m_window->rank().result("chess")->report.sides.size(), std::size_t(2));
    }

    /// The next run of the program has the analysed games and the rank without a new analysis.
    void analysedGamesAreKnownAfterARestart()
    {
        importSomeGames();
        QTRY_VERIFY(find<QPushButton>("thatIsMe")->isVisible());
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("go"), MyRank::State::Ready);
        const auto found = m_window->rank().result("go");
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->show();
        QTRY_COMPARE(m_window->rank().analysed("go"), std::uint64_t(12));
        QCOMPARE(m_window->rank().state("go"), MyRank::State::Waiting);
        QVERIFY(m_window->rank().latest("go").has_value());
        QCOMPARE(m_window->rank().latest("go")->rank, found->scale.name(found->report.estimate.median));
        const QString said = find<QLabel>("myRankState")->text();
        QVERIFY2(said.contains(QStringLiteral("12 games have been analysed")), qPrintable(said));
        QCOMPARE(m_window->rank().analysed("chess"), std::uint64_t(0));
    }

    /// Both show one study (nn/ranks/study.h) of the library's user.
    void commandLineSaysTheSame()
    {
        importSomeGames();
        press("thatIsMe");
        QTRY_VERIFY(m_window->rank().games("go") == 12);
        m_window->rank().analyse("go");
        QTRY_COMPARE(m_window->rank().state("go"), MyRank::State::Ready);
        const auto mine = m_window->rank().result("go");
        QProcess cli;
        cli.start(QStringLiteral(EVENMATCH_CLI),
            {QStringLiteral("estimate"), QStringLiteral("--every-game"), QStringLiteral("--library"), m_window->library().file(),
                QStringLiteral("--game"), QStringLiteral("go"), QStringLiteral("--network"), QStringLiteral("fake:go"),
                QStringLiteral("--threads"), QStringLiteral("1"), QStringLiteral("--json")});
        QVERIFY(cli.waitForFinished(-1));
        QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
        const QJsonObject json = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
        const QJsonObject said = json.value(QStringLiteral("players"))[0].toObject();
        const strength::RankEstimate& estimate = mine->report.estimate;
        QCOMPARE(said.value(QStringLiteral("name")).toString(), QStringLiteral("Anna"));
        QCOMPARE(said.value(QStringLiteral("games")).toInt(), static_cast<int>(estimate.games));
        QCOMPARE(said.value(QStringLiteral("moves")).toInt(), static_cast<int>(estimate.moves));
        QVERIFY(estimate.isEnough());
        QCOMPARE(said.value(QStringLiteral("rank")).toString(), QString::fromStdString(mine->scale.name(estimate.median)));
        const QJsonObject probabilities = said.value(QStringLiteral("probabilities")).toObject();
        QCOMPARE(static_cast<std::size_t>(probabilities.size()), mine->scale.size());
        for (std::size_t rank = 0; rank < mine->scale.size(); ++rank)
            QVERIFY(std::abs(probabilities.value(QString::fromStdString(mine->scale.name(rank))).toDouble() - estimate.probabilities[rank])
                < 1e-6);
    }

    void rankSaysWhoElseWasAsked()
    {
        qputenv("XDG_CACHE_HOME", m_folder->filePath(QStringLiteral("cache")).toUtf8()); // the folder of their stored results
        write(QStringLiteral("maia/maia-1100.pb.gz"), "the networks of this test open any file");
        write(QStringLiteral("maia/maia-1900.pb.gz"), "so");
        QSettings().setValue(QStringLiteral("rank/maia"), m_folder->filePath(QStringLiteral("maia")));
        importSomeGames();
        press("thatIsMe");
        QTRY_VERIFY(m_window->rank().games("chess") == 2);
        m_window->rank().analyse("chess");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        // Its results exist, but the network was not fitted with them.
        auto result = m_window->rank().result("chess");
        QVERIFY(result->restsOn.isEmpty());
        QCOMPARE(result->notes.size(), 1);
        QVERIFY2(result->notes[0].contains(QStringLiteral("Maia")), qPrintable(result->notes[0]));

        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        QCOMPARE(find<QLabel>("maiaFolder")->text(), QStringLiteral("2 networks, 1100 to 1900"));
        auto* remove = find<QPushButton>("removeMaia");
        m_window->activateWindow();
        remove->setFocus();
        QTRY_VERIFY(remove->hasFocus());
        press("removeMaia");
        QCOMPARE(m_window->focusWidget(), find<QPushButton>("chooseMaia")); // the button goes away
        QCOMPARE(find<QLabel>("maiaFolder")->text(), QStringLiteral("No folder chosen"));
        QTRY_VERIFY(m_window->rank().state("chess") == MyRank::State::Ready && m_window->rank().result("chess")->notes.isEmpty());
    }

    void kataGoHasItsSay()
    {
        qputenv("XDG_CACHE_HOME", m_folder->filePath(QStringLiteral("cache")).toUtf8()); // the folder of its stored results
        // Responds like KataGo's analysis engine: every move loses a point, and all moves are those of a 3 kyu.
        write(QStringLiteral("katago.sh"), R"(
        likely=$(yes 0.5 | head -362 | paste -sd,)
        unlikely=$(yes 0.05 | head -362 | paste -sd,)
        while read -r line; do
            id=${line#*'"id":"'}; id=${id%%'"'*}
            case $line in
                *query_version*) echo '{"id":"'$id'","action":"query_version","version":"1.16.0","git_hash":"x"}'; continue;;
                *query_models*) echo '{"id":"'$id'","action":"query_models","models":[{"internalName":"six-lines"}]}'; continue;;
            esac
            case $line in *preaz_3k*) policy=$likely;; *) policy=$unlikely;; esac
            turns=${line#*'"analyzeTurns":['}; turns=${turns%%]*}
            for turn in $(echo $turns | tr , ' '); do
                case $line in
                    *humanSLProfile*) echo '{"id":"'$id'","turnNumber":'$turn',"rootInfo":{"winrate":0.5,"scoreLead":0},"humanPolicy":['$policy']}';;
                    *) echo '{"id":"'$id'","turnNumber":'$turn',"rootInfo":{"winrate":0.5,"scoreLead":0.5}}';;
                esac
            done
        done
    )");
        importSomeGames();
        for (int game = 0; game < 3; ++game) { // the latest, but most are on 9×9
            QByteArray text = "(;GM[1]SZ[19]PB[Anna]PW[Dora]RE[B+R]DT[2030-05-06]";
            for (int move = 0; move < 30; ++move)
                text += QByteArray(move % 2 ? ";W[" : ";B[") + static_cast<char>('a' + move % 15)
                    + static_cast<char>('a' + 2 * game + move / 15) + "]";
            write(QStringLiteral("large/go%1.sgf").arg(game), text + ")");
        }
        import({m_folder->filePath(QStringLiteral("large"))});
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("go"), MyRank::State::Ready);
        QVERIFY(m_window->rank().result("go")->outside.reports.empty());

        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* command = find<QLineEdit>("katagoCommand");
        auto* answer = find<QLabel>("katagoAnswer");
        command->setText(QStringLiteral("no-such-katago analysis"));
        auto* use = find<QPushButton>("useKataGo");
        m_window->activateWindow();
        use->setFocus();
        QTRY_VERIFY(use->hasFocus());
        press("useKataGo");
        QCOMPARE(m_window->focusWidget(), command); // while it is tested, the button is disabled
        QTRY_VERIFY2(answer->text().contains(QStringLiteral("no-such-katago")), qPrintable(answer->text()));
        QVERIFY(find<QPushButton>("removeKataGo")->isHidden());
        find<QSpinBox>("katagoWait")->setValue(1234); // on a slow processor
        QCOMPARE(outsidePrograms().katagoWait, std::chrono::seconds(1234));
        QCOMPARE(judgeAtHand("go").patience, std::chrono::seconds(1234)); // of reviews, lessons and the tutor

        command->setText(QStringLiteral("sh \"%1\" -human-model any").arg(m_folder->filePath(QStringLiteral("katago.sh"))));
        press("useKataGo");
        QTRY_VERIFY2(answer->text().contains(QStringLiteral("six-lines")), qPrintable(answer->text()));
        QTRY_COMPARE(m_window->rank().result("go")->outside.reports.size(), std::size_t(1));
        const OutsideOfGames outside = m_window->rank().result("go")->outside;
        QCOMPARE(m_window->rank().result("go")->report.sides.size(), std::size_t(15));
        QCOMPARE(outside.games, std::size_t(12)); // of one board
        const nn::OutsideReport& said = outside.reports.front();
        QVERIFY(said.rank && said.rank->isEnough());
        QCOMPARE(said.levels.name(said.rank->median), std::string("3k"));
        QVERIFY(said.moves > 0 && std::abs(said.meanLoss - 1) < 1e-6);
        QVERIFY2(find<QLabel>("outsideSay")->text().contains(QStringLiteral("3 kyu")), qPrintable(find<QLabel>("outsideSay")->text()));

        setRankChoice({.days = 0, .colour = 1, .time = 0});
        m_window->rank().settingsChanged();
        QTRY_COMPARE(m_window->rank().result("go")->outside.games, std::size_t(6)); // of the games that the rank is of

        press("removeKataGo");
        QTRY_VERIFY(m_window->rank().state("go") == MyRank::State::Ready && m_window->rank().result("go")->outside.reports.empty());
    }

    /// Although a command is being tested, which replies only now.
    void removedKataGoStaysRemoved()
    {
        OutsideSettings used = outsideSettings();
        used.katago = QStringLiteral("katago analysis");
        setOutsideSettings(used);
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        const auto* answer = find<QLabel>("katagoAnswer");
        find<QLineEdit>("katagoCommand")->setText(waitingKataGo());
        press("useKataGo");
        QVERIFY(answer->isVisible());
        auto* remove = find<QPushButton>("removeKataGo");
        m_window->activateWindow();
        remove->setFocus();
        QTRY_VERIFY(remove->hasFocus());
        press("removeKataGo");
        QCOMPARE(m_window->focusWidget(), find<QLineEdit>("katagoCommand")); // the button goes away
        write(QStringLiteral("begun"), {});
        QTRY_VERIFY(!m_window->engine().isBusy());
        QCOMPARE(outsideSettings().katago, QString());
        QVERIFY2(answer->text().isEmpty(), qPrintable(answer->text()));
    }

    /// A slow start leaves time to type the next command.
    void typedCommandStaysAfterATrial()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* command = find<QLineEdit>("katagoCommand");
        const QString tried = waitingKataGo();
        command->setText(tried);
        press("useKataGo");
        command->setText(QStringLiteral("katago analysis -model next"));
        write(QStringLiteral("begun"), {});
        QTRY_COMPARE(outsideSettings().katago, tried);
        QCOMPARE(command->text(), QStringLiteral("katago analysis -model next"));
        QVERIFY(find<QPushButton>("useKataGo")->isEnabled());
    }

    void tooFewMovesAreNoRank()
    {
        write(QStringLiteral("in/a.sgf"), "(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee];W[cc])(;GM[1]SZ[9]PB[Anna]PW[Ben];B[ee];W[cd])");
        import({m_folder->filePath(QStringLiteral("in"))});
        QTRY_VERIFY(find<QPushButton>("thatIsMe")->isVisible());
        press("thatIsMe");
        QTRY_COMPARE(m_window->rank().state("go"), MyRank::State::Ready);
        QTRY_COMPARE(find<QLabel>("myRank")->text(), QStringLiteral("Too few moves"));
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("games")));
        QVERIFY(!find<RankRidge>("myRankRidge")->isVisible()
            && !find<QPushButton>("rankReport")->isVisible()); // there is nothing to draw or to print
    }

    void wideIntervalIsTheHeadline()
    {
        const strength::RankScale go = strength::goScale();
        const strength::RankScale chess = strength::chessScale();
        const auto estimate = [](const strength::RankScale& scale, const char* strongest, const char* middle, const char* weakest) {
            strength::RankEstimate made;
            made.sufficiency = strength::Sufficiency::Enough;
            made.interval = {.strongest = *scale.find(strongest), .weakest = *scale.find(weakest)};
            made.median = *scale.find(middle);
            made.probabilities.assign(scale.size(), 0);
            for (std::size_t rank = made.interval.strongest; rank <= made.interval.weakest; ++rank)
                made.probabilities[rank] = 1.0 / static_cast<double>(made.interval.size());
            return made;
        };
        const auto sharp = estimate(go, "5d", "4d", "3d");
        QCOMPARE(headlineWords(sharp, go), QStringLiteral("4 dan"));
        QCOMPARE(heldWords(sharp, go), QStringLiteral("3–5 dan with 100 % probability"));
        const auto wide = estimate(go, "5d", "2d", "3-5k");
        QCOMPARE(headlineWords(wide, go), QStringLiteral("3–5 kyu – 5 dan"));
        QCOMPARE(headlineBrief(wide, go), QStringLiteral("3–5k – 5d"));
        QCOMPARE(heldWords(wide, go), QStringLiteral("100 % interval; most likely 2 dan"));
        const auto rating = estimate(chess, "2400-2599", "2200-2399", "1800-1999");
        QCOMPARE(headlineWords(rating, chess), QStringLiteral("1800–2599"));
        QCOMPARE(headlineBrief(rating, chess), QStringLiteral("1800–2599"));
        QCOMPARE(heldWords(rating, chess), QStringLiteral("100 % interval; most likely 2200–2399"));
    }

    /// In the smallest window, with a selected player, fields are wide enough for the text typed there.
    void filtersHaveRoom()
    {
        m_window->resize(1024, 700);
        importSomeGames();
        auto* bar = m_window->findChild<GamesFilterBar*>();
        for (auto* button : bar->findChildren<QToolButton*>())
            button->setChecked(button->objectName() != QLatin1String("onlyMine"));
        bar->setPlayer(1, QStringLiteral("Somebody with a name that is longer than any field"));
        bar->setTags({"a tag that describes exactly which games are meant by it"});
        QTest::qWait(0);
        QVERIFY2(bar->width() >= bar->minimumSizeHint().width(), qPrintable(QString::number(bar->minimumSizeHint().width())));
        for (const auto* field : bar->findChildren<QLineEdit*>()) {
            const int typed = field->fontMetrics().horizontalAdvance(QStringLiteral("2024-05-31"));
            QVERIFY2(!field->isVisible() || field->width() >= typed + 20, qPrintable(field->accessibleName()));
        }
        for (const auto* box : bar->findChildren<QComboBox*>())
            QVERIFY2(!box->isVisible() || box->width() >= box->sizeHint().width(), qPrintable(box->accessibleName()));
    }

    /// By the keyboard, too: without tags, the field has the focus as soon as the menu opens.
    void firstTagIsTypedAtOnce()
    {
        importSomeGames();
        QTRY_VERIFY(model().rowAt(0));
        table()->setFocus();
        table()->selectRow(0);
        Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
        QMenu* tags = nullptr;
        QTRY_VERIFY((tags = find<QMenu>("tagsMenu")));
        auto* menu = qobject_cast<QMenu*>(tags->parentWidget());
        QVERIFY(menu && QTest::qWaitForWindowExposed(menu));
        menu->setActiveAction(tags->menuAction());
        QTest::keyClick(menu, Qt::Key_Right);
        auto* field = tags->findChild<QLineEdit*>(QStringLiteral("newTag"));
        QTRY_VERIFY(tags->isVisible() && tags->focusWidget() == field);
        menu->close();
    }

    /// The header's menu needs a mouse; the menu of the games has the same entries.
    void columnsAreChosenByKeyboard()
    {
        importSomeGames();
        QTRY_VERIFY(model().rowAt(0));
        table()->selectRow(0);
        Q_EMIT table()->customContextMenuRequested(table()->visualRect(model().index(0, 0)).center());
        QMenu* columns = nullptr;
        QTRY_VERIFY((columns = find<QMenu>("columnsMenu")));
        auto* menu = qobject_cast<QMenu*>(columns->parentWidget());
        QVERIFY(menu && QTest::qWaitForWindowExposed(menu));
        menu->setActiveAction(columns->menuAction());
        QTest::keyClick(menu, Qt::Key_Right);
        QTRY_VERIFY(columns->isVisible());
        QVERIFY(!table()->isColumnHidden(LibraryModel::Date));
        columns->actions()[LibraryModel::Date]->trigger();
        QVERIFY(table()->isColumnHidden(LibraryModel::Date));
        columns->actions()[LibraryModel::Date]->trigger();
        QVERIFY(!table()->isColumnHidden(LibraryModel::Date));
        menu->close();
    }

    void tickedNamesStayWhereTheyAre()
    {
        importSomeGames();
        QTRY_VERIFY(find<QPushButton>("thatIsMe")->isVisible());
        press("thatIsMe");
        QTRY_COMPARE(find<QLabel>("whoAmI")->text(), QStringLiteral("You are Anna."));
        press("changeMe");
        auto* names = find<QListView>("players")->model();
        const auto shown = [&] {
            QStringList all;
            for (int row = 0; row < names->rowCount(); ++row)
                all << names->index(row, 0).data().toString();
            return all;
        };
        const QStringList before = shown();
        QVERIFY(before.size() >= 3 && before[0].startsWith(QStringLiteral("Anna")));
        QVERIFY(names->setData(names->index(2, 0), Qt::Checked, Qt::CheckStateRole));
        QTRY_VERIFY(find<QLabel>("whoAmI")->text().contains(QStringLiteral(", ")));
        QCOMPARE(shown(), before);
        auto* list = find<QListView>("players");
        const QRect first = list->visualRect(names->index(0, 0));
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, {first.left() + first.width() / 2, first.center().y()}); // on the name, not on its box
        QTRY_VERIFY(!find<QLabel>("whoAmI")->text().contains(QStringLiteral("Anna")));
        QCOMPARE(shown(), before);
    }

    /// A failed import is reported once, and nobody is advised to import "the rest".
    void nothingIsReportedWhereNothingWasRead()
    {
        bool done = false;
        connect(&m_window->library(), &LibraryService::imported, this, [&done] { done = true; });
        m_window->library().importText(QStringLiteral("no game at all"));
        QTRY_VERIFY(done);
        disconnect(&m_window->library(), &LibraryService::imported, this, nullptr);
        QVERIFY(m_window->gamesPage()->notice()->isAlarm());
        QVERIFY(!find<QLabel>("importSummary")->isVisible());
    }

    void namedEnginesHideNoOthers()
    {
        const auto isFound = [](const char* name) {
            return std::ranges::any_of(foundEngines(), [name](const ExternalEngine& engine) { return engine.name == QLatin1String(name); });
        };
        if (!isFound("Stockfish"))
            QSKIP("Stockfish is not installed here");
        setExternalEngines(
            {{.name = QStringLiteral("By mistake"), .command = QStringLiteral("stockfish"), .protocol = ExternalEngine::Protocol::Gtp}});
        QVERIFY(isFound("Stockfish"));
        QVERIFY(!stockfishCommand().isEmpty());
        setExternalEngines(
            {{.name = QStringLiteral("Mine"), .command = QStringLiteral("stockfish"), .protocol = ExternalEngine::Protocol::Uci}});
        QVERIFY(!isFound("Stockfish")); // it is listed under its own name
        setExternalEngines({});
    }

    void enginesAreAddedTriedRemoved()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        QTRY_VERIFY(find<QPushButton>("measure-go")->isVisible());
        // A Go program of six lines.
        write(QStringLiteral("engine.sh"),
            "#!/bin/sh\nwhile read id command rest; do\n  case $command in\n    name) echo \"=$id Six Lines\" ;;\n"
            "    genmove) echo \"=$id E5\" ;;\n    quit) echo \"=$id\"; echo; exit ;;\n    *) echo \"=$id\" ;;\n  esac\n  echo\ndone\n");
        find<QLineEdit>("engineCommand")->setText(QStringLiteral("sh \"%1\"").arg(m_folder->filePath(QStringLiteral("engine.sh"))));
        find<QLineEdit>("engineName")->setText(QStringLiteral("Mine"));
        press("addEngine");
        QCOMPARE(externalEngines().size(), std::size_t(1));
        press("testEngine");
        auto* answer = find<QLabel>("engineAnswer");
        QTRY_VERIFY2(answer->text().contains(QStringLiteral("Six Lines")) && answer->text().contains(QStringLiteral("E5")),
            qPrintable(answer->text()));
        press("removeEngine");
        QVERIFY(externalEngines().empty());

        find<QLineEdit>("engineCommand")->setText(QStringLiteral("no-such-program-anywhere --gtp"));
        press("addEngine");
        QTRY_COMPARE(
            m_window->findChildren<QPushButton*>(QStringLiteral("testEngine")).size(), 1 + static_cast<qsizetype>(foundEngines().size()));
        press("testEngine");
        QTRY_VERIFY2(find<QLabel>("engineAnswer")->text().contains(QStringLiteral("no-such-program-anywhere")),
            qPrintable(find<QLabel>("engineAnswer")->text()));
    }

    void enginesHaveNamesOfTheirOwn()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        for (const char* command : {"/opt/fish --uci", "\"/opt/my engines/fish\" --uci", "'/opt/my engines/fish"}) {
            find<QLineEdit>("engineCommand")->setText(QLatin1String(command));
            press("addEngine");
        }
        const auto engines = externalEngines();
        QCOMPARE(engines.size(), std::size_t(3));
        QCOMPARE(engines[0].name, QStringLiteral("fish"));
        QCOMPARE(engines[1].name, QStringLiteral("fish 2"));
        QCOMPARE(engines[2].name, engines[2].command); // its quote is open
    }

    /// The button stops the test, also of an engine that never replies.
    void testingKeepsTheFocus()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        write(QStringLiteral("silent.sh"), "while read -r line; do :; done\n");
        find<QLineEdit>("engineCommand")->setText(QStringLiteral("sh \"%1\"").arg(m_folder->filePath(QStringLiteral("silent.sh"))));
        auto* add = find<QPushButton>("addEngine");
        m_window->activateWindow();
        add->setFocus();
        QTRY_VERIFY(add->hasFocus());
        press("addEngine");
        QCOMPARE(m_window->focusWidget(), find<QLineEdit>("engineName"));
        auto* test = find<QPushButton>("testEngine");
        QTRY_VERIFY(test->isVisible());
        test->setFocus();
        press("testEngine");
        QCOMPARE(m_window->focusWidget(), test);
        QCOMPARE(test->text(), QStringLiteral("Stop"));
        QVERIFY2(find<QLabel>("engineAnswer")->text().contains(QStringLiteral("at most 600 s")),
            qPrintable(find<QLabel>("engineAnswer")->text())); // an engine that tunes a GPU takes minutes
        press("testEngine");
        QTRY_COMPARE(test->text(), QStringLiteral("Test"));
        QCOMPARE(m_window->focusWidget(), test);
        QCOMPARE(find<QLabel>("engineAnswer")->text(), QStringLiteral("Go, GTP")); // a stop is no failure
    }

    void speedIsOfTheNetworkInUse()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* measure = find<QPushButton>("measure-go");
        const auto* speed = find<QLabel>("speed-go");
        QTRY_VERIFY(measure->isVisible());
        press("measure-go");
        m_window->engine().setComputing({.threads = 1}); // opens it again
        QTRY_VERIFY(measure->text() == QStringLiteral("Measure speed") && measure->isVisible());
        QVERIFY(speed->isHidden());
        press("measure-go");
        QTRY_VERIFY(!speed->isHidden());
        QVERIFY2(speed->text().startsWith(QStringLiteral("Positions per second: ")), qPrintable(speed->text()));
    }

    /// The button stops the measurement.
    void measuringKeepsTheFocus()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* measure = find<QPushButton>("measure-go");
        QTRY_VERIFY(measure->isVisible());
        measure->setFocus();
        press("measure-go");
        QCOMPARE(m_window->focusWidget(), measure);
        QCOMPARE(measure->text(), QStringLiteral("Stop"));
        QCOMPARE(measure->accessibleName(), QStringLiteral("Stop – Go"));
        press("measure-go");
        QTRY_COMPARE(measure->text(), QStringLiteral("Measure speed"));
        QCOMPARE(m_window->focusWidget(), measure);
    }

    /// Its button goes away with the other network.
    void bundledNetworkKeepsTheFocusInItsCard()
    {
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        m_window->engine().setNetworkFile("go", QStringLiteral("go of mine"));
        QPushButton* bundled = nullptr;
        for (auto* button : m_window->findChildren<QPushButton*>())
            if (button->accessibleName() == QStringLiteral("Use the bundled network – Go"))
                bundled = button;
        QVERIFY(bundled && bundled->isVisible());
        m_window->activateWindow();
        bundled->setFocus();
        QTRY_VERIFY(bundled->hasFocus());
        bundled->click();
        QVERIFY(!bundled->isVisible());
        QCOMPARE(m_window->focusWidget()->accessibleName(), QStringLiteral("Use another file… – Go"));
    }

    /// They have one button more than the bundled ones. The page cannot be scrolled sideways.
    void ownNetworksCutNothingOff()
    {
        m_window->resize(1024, 700);
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* go = find<QPushButton>("measure-go");
        auto* chess = find<QPushButton>("measure-chess");
        QTRY_VERIFY(go->isVisible() && chess->isVisible());
        const auto top = [](const QWidget* widget) { return widget->mapToGlobal(QPoint()).y(); };
        QTRY_COMPARE(top(find<QLabel>("networkName-go")), top(find<QLabel>("networkName-chess")));
        for (const char* game : {"go", "chess"})
            m_window->engine().setNetworkFile(game, QStringLiteral("%1 of mine").arg(QLatin1String(game)));
        QTRY_VERIFY(go->isVisible() && chess->isVisible());
        QWidget* area = go;
        while (area && !qobject_cast<QScrollArea*>(area))
            area = area->parentWidget();
        QVERIFY(area);
        const auto* scroll = static_cast<QScrollArea*>(area);
        QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
            qPrintable(QStringLiteral("%1 > %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
        QTRY_VERIFY(top(find<QLabel>("networkName-go")) < top(find<QLabel>("networkName-chess")));
    }

private:
    QTableView* table() { return find<QTableView>("gamesTable"); }
    LibraryModel& model() { return m_window->gamesPage()->model(); }

    QString cell(int row, int column)
    {
        QString text;
        [&] { QTRY_VERIFY(!(text = model().index(row, column).data().toString()).isEmpty()); }();
        return text;
    }

    void press(const char* button)
    {
        auto* found = find<QPushButton>(button);
        QVERIFY2(found && found->isEnabled() && !found->isHidden(), button);
        found->click();
    }

    /// Like the user, in a box whose items have numbers.
    void chooseIn(const char* box, int data)
    {
        auto* found = find<QComboBox>(box);
        found->setCurrentIndex(found->findData(data));
        Q_EMIT found->activated(found->currentIndex());
    }

    void import(const QStringList& paths)
    {
        bool done = false;
        const auto connection = connect(&m_window->library(), &LibraryService::imported, this, [&done] { done = true; });
        m_window->take(paths);
        QTRY_VERIFY(done);
        disconnect(connection);
        QTRY_VERIFY(model().isCurrent());
    }

    void write(const QString& name, const QByteArray& content) { writeFile(m_folder->filePath(name), content); }

    /// The command of a KataGo that replies when there is a file "begun".
    QString waitingKataGo()
    {
        write(QStringLiteral("katago.sh"), R"(
        while read -r line; do
            while [ ! -e "$1" ]; do sleep 0.05; done
            id=${line#*'"id":"'}; id=${id%%'"'*}
            case $line in
                *query_version*) echo '{"id":"'$id'","action":"query_version","version":"1.16.0","git_hash":"x"}';;
                *query_models*) echo '{"id":"'$id'","action":"query_models","models":[{"internalName":"six-lines"}]}';;
            esac
        done
    )");
        return QStringLiteral("sh \"%1\" \"%2\"")
            .arg(m_folder->filePath(QStringLiteral("katago.sh")), m_folder->filePath(QStringLiteral("begun")));
    }

    /// Anna plays Go, 12 games; Ben and Carl one game of chess each against her.
    void importSomeGames()
    {
        for (int game = 0; game < 12; ++game) {
            QByteArray text = "(;GM[1]SZ[9]PB[" + QByteArray(game % 2 ? "Anna" : "Dora") + "]PW[" + (game % 2 ? "Dora" : "Anna")
                + "]BR[3k]WR[3d]RE[" + (game % 3 ? "B+R" : "W+2.5") + "]DT[20" + QByteArray::number(10 + game) + "-05-06]";
            for (int move = 0; move < 40; ++move) {
                const int point = (move * 7 + game * 3) % 81;
                text
                    += QByteArray(move % 2 ? ";W[" : ";B[") + static_cast<char>('a' + point % 9) + static_cast<char>('a' + point / 9) + "]";
            }
            write(QStringLiteral("in/go%1.sgf").arg(game), text + ")");
        }
        write(QStringLiteral("in/chess.pgn"),
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n[WhiteElo \"1650\"]\n[ECO \"C20\"]\n[TimeControl \"300+3\"]\n\n1. e4 e5 "
            "2. "
            "Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n"
            "[White \"Carl\"]\n[Black \"Anna\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n");
        import({m_folder->filePath(QStringLiteral("in"))});
        QCOMPARE(model().rowCount(), 14);
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestGamesPage)

} // namespace tst_games_page

#include "tst_games_page.moc"
