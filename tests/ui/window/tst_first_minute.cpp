// The first minute of a new user: nothing is cut off, moves by itself, or contradicts itself. EVENMATCH_PICTURES=FOLDER saves a picture of
// every state of the panel for new games.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game/match_me.h"
#include "ui/game/player_row.h"
#include "ui/main_window.h"
#include "ui/opponent/game_terms.h"
#include "ui/opponent/new_game_panel.h"
#include "ui/pages/play_page.h"
#include "ui/rank/game_rank_words.h"
#include "ui/rank/rank_ladder.h"
#include "ui/text/language.h"
#include "ui/widgets/card.h"
#include "ui/widgets/form_rows.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHash>
#include <QImage>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

namespace tst_first_minute {

using namespace evenmatch;
using namespace evenmatch::ui;
using namespace std::chrono_literals;

class TestFirstMinute : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path(), {1024, 700});
    }

    void cleanup()
    {
        closeWindow();
        applyLanguage(*qApp, QStringLiteral("en"));
    }

    void newGamePanelFits_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }

    /// With every choice, and with a known rank of the user, no field or button extends beyond the panel's edges.
    void newGamePanelFits()
    {
        QFETCH(QString, language);
        setOwnRank("go", {.rank = "2d"});
        showNewGameIn(language);
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        const auto fits = [&](const QString& state) {
            QTest::qWait(0);
            for (QWidget* around = clock->parentWidget(); around; around = around->parentWidget()) {
                auto* area = qobject_cast<QScrollArea*>(around);
                if (!area || !area->isVisible())
                    continue;
                QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(state));
                QCOMPARE(area->horizontalScrollBar()->value(), 0);
                const QRect room(m_window->mapFromGlobal(area->viewport()->mapToGlobal(QPoint())), area->viewport()->size());
                QVERIFY2(m_window->rect().contains(QRect(room.topLeft(), QSize(room.width(), 1))), qPrintable(state));
            }
        };
        for (const char* mode : {"againstRank", "againstMatchMe", "againstEngine", "againstNobody", "againstRank"}) {
            press(mode);
            for (int kind = 0; kind < clock->count(); ++kind) {
                clock->setCurrentIndex(kind);
                QTRY_VERIFY2(lostRows().isEmpty(), qPrintable(QLatin1String(mode) + QStringLiteral(": ") + lostRows()));
                if (const QString folder = qEnvironmentVariable("EVENMATCH_PICTURES"); !folder.isEmpty())
                    QVERIFY(m_window->grab().save(QStringLiteral("%1/%2-%3-%4.png").arg(folder, language, QLatin1String(mode)).arg(kind)));
                fits(QStringLiteral("%1, %2").arg(QLatin1String(mode), clock->currentText()));
                const auto* pace = find<QCheckBox>("takesItsTime");
                QVERIFY2(
                    clock->width() >= clock->fontMetrics().horizontalAdvance(clock->currentText()) + 30, qPrintable(clock->currentText()));
                QVERIFY2(!pace->isVisible() || pace->width() >= pace->fontMetrics().horizontalAdvance(pace->text()) + 30,
                    qPrintable(pace->text()));
            }
        }
    }

    void engineRowsFit_data() { newGamePanelFits_data(); }

    /// Rows of another program: its strength appears when it has responded, its thinking time is hidden if the game has a clock.
    void engineRowsFit()
    {
        QFETCH(QString, language);
        const QString program = m_folder->filePath(QStringLiteral("fish.sh"));
        writeFile(program,
            "while read word rest; do case $word in uci) echo option name UCI_LimitStrength type check default false;"
            " echo option name UCI_Elo type spin default 1320 min 1320 max 3190; echo uciok;; isready) echo readyok;; quit) exit;; "
            "esac; done\n");
        setExternalEngines({{.name = QStringLiteral("A fish of a rather long name, version 17"),
            .command = QStringLiteral("sh \"%1\"").arg(program),
            .protocol = ExternalEngine::Protocol::Uci}});
        showNewGameIn(language);
        m_window->findChild<NewGamePanel*>()->setKind(NewGame::Kind::Chess);
        press("againstEngine");
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        auto* strengths = find<QComboBox>("engineStrengths");
        auto* times = find<QComboBox>("engineTimes");
        QTRY_VERIFY(strengths->isVisible());
        for (int kind = 0; kind < clock->count(); ++kind) {
            clock->setCurrentIndex(kind);
            QCOMPARE(times->isVisible(), kind == 0);
            QTRY_VERIFY2(lostRows().isEmpty(), qPrintable(lostRows()));
            for (const auto* box : {strengths, times})
                QVERIFY2(!box->isVisible() || box->width() >= box->fontMetrics().horizontalAdvance(box->currentText()) + 30,
                    qPrintable(box->currentText()));
        }
    }

    void settingsFit_data() { newGamePanelFits_data(); }

    /// In every language, in the smallest window.
    void settingsFit()
    {
        QFETCH(QString, language);
        showNewGameIn(language);
        m_window->showSettings();
        QWidget* around = find<QAbstractButton>("closeSettings");
        while (around && !qobject_cast<QScrollArea*>(around))
            around = around->parentWidget();
        QVERIFY(around);
        auto* area = static_cast<QScrollArea*>(around);
        const auto widest = [&] {
            QString names;
            for (const QWidget* part : area->widget()->findChildren<QWidget*>())
                if (part->isVisible() && part->mapTo(area->widget(), QPoint(part->width(), 0)).x() > area->viewport()->width())
                    names += part->objectName() + ' ' + QLatin1String(part->metaObject()->className()) + "; ";
            return names;
        };
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(widest()));
        static const QRegularExpression menuKey(QStringLiteral("\\([A-Z]\\)"));
        for (const auto* label : area->widget()->findChildren<QLabel*>())
            QVERIFY2(!label->text().contains(menuKey), qPrintable(label->text()));
        for (const auto* field : area->widget()->findChildren<QKeySequenceEdit*>()) {
            const auto* shown = field->findChild<QLineEdit*>();
            QVERIFY2(shown->width() >= shown->fontMetrics().horizontalAdvance(shown->text()) + 8, qPrintable(shown->text()));
        }
    }

    void treeFits_data() { newGamePanelFits_data(); }

    /// All columns and buttons of the search fit beside the board, in every language and the smallest window.
    void treeFits()
    {
        QFETCH(QString, language);
        showNewGameIn(language);
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QWidget* around = find<QAbstractButton>("exportTree");
        while (around && !qobject_cast<QScrollArea*>(around))
            around = around->parentWidget();
        QVERIFY(around);
        const auto* area = static_cast<QScrollArea*>(around);
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(),
            qPrintable(QStringLiteral("%1 in %2").arg(area->widget()->width()).arg(area->viewport()->width())));
        QVERIFY(m_window->rect().contains(m_window->mapFromGlobal(area->mapToGlobal(area->rect().bottomRight()))));
        auto* tree = find<QAbstractItemView>("searchTree");
        QTRY_VERIFY(tree->verticalScrollBar()->isVisible()); // more moves than room
        QTRY_COMPARE(tree->horizontalScrollBar()->maximum(), 0);
    }

    /// The style draws sliders in shades of the window's colour, which are invisible in the dark theme.
    void slidersAreSeen()
    {
        m_window->playPage()->showNewGame();
        const auto* slider = find<QSlider>("tenthsAbove");
        QTRY_VERIFY(slider->isVisible());
        for (const Theme* theme : {&Theme::darkTheme(), &Theme::light()}) {
            applyTheme(*qApp, *theme);
            QTest::qWait(0);
            const QImage image = m_window->grab(QRect(slider->mapTo(m_window.get(), QPoint()), slider->size())).toImage();
            const auto bestAt = [&](int x) {
                double best = 1;
                for (int y = 0; y < image.height(); ++y)
                    best = std::max(best, contrast(image.pixelColor(x, y), theme->card));
                return best;
            };
            QVERIFY2(bestAt(image.width() * 3 / 4) >= 3 && bestAt(8) >= 3, theme->dark ? "dark" : "light"); // its groove, and its handle
        }
    }

    void wheelChangesNothingClosed()
    {
        m_window->playPage()->showNewGame();
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        clock->setCurrentIndex(2);
        QList<QWidget*> boxes{clock};
        for (auto* box : m_window->findChildren<QAbstractSpinBox*>())
            boxes << box;
        for (QWidget* box : boxes) {
            const QString before = qobject_cast<QComboBox*>(box) ? clock->currentText() : static_cast<QAbstractSpinBox*>(box)->text();
            QWheelEvent wheel(box->rect().center(), box->mapToGlobal(box->rect().center()), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                Qt::NoScrollPhase, false);
            QApplication::sendEvent(box, &wheel);
            QCOMPARE(qobject_cast<QComboBox*>(box) ? clock->currentText() : static_cast<QAbstractSpinBox*>(box)->text(), before);
            box->ensurePolished();
            QVERIFY2(box->focusPolicy() != Qt::WheelFocus, qPrintable(box->objectName())); // nor does the wheel focus it
        }
        auto* slider = find<QSlider>("tenthsAbove");
        slider->setValue(5);
        const QPoint middle = slider->rect().center();
        QWheelEvent wheel(middle, slider->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(slider, &wheel);
        QCOMPARE(slider->value(), 5);
    }

    /// Every list with the program's style, in both themes.
    void chosenRowsOfListsCanBeRead()
    {
        m_window->showSettings();
        m_window->playPage()->showNewGame();
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        clock->setCurrentIndex(1);
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            m_window->setTheme(choice);
            const auto lists = m_window->findChildren<QComboBox*>();
            QVERIFY(lists.size() > 8);
            for (const QComboBox* list : lists) {
                list->view()->ensurePolished();
                const QPalette palette = list->view()->palette();
                for (const auto group : {QPalette::Active, QPalette::Inactive}) {
                    QVERIFY2(contrast(palette.color(group, QPalette::HighlightedText), palette.color(group, QPalette::Highlight)) >= 4.5,
                        qPrintable(list->objectName()));
                    QVERIFY2(contrast(palette.color(group, QPalette::Text), palette.color(group, QPalette::Base)) >= 4.5,
                        qPrintable(list->objectName()));
                }
            }
            clock->showPopup();
            QTRY_VERIFY(clock->view()->isVisible());
            const QRect row = clock->view()->visualRect(clock->view()->currentIndex());
            const QImage seen = clock->view()->viewport()->grab(row).toImage();
            clock->hidePopup();
            QHash<QRgb, int> colours;
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    ++colours[seen.pixel(x, y)];
            const QColor back(std::max_element(colours.begin(), colours.end()).key());
            QVERIFY2(contrast(back, currentTheme().accent) < 1.3,
                qPrintable(back.name())); // Fusion blends the row with a seventh of its text colour after a key press
            QVERIFY2(contrast(back, currentTheme().accentText) >= 4.5, qPrintable(back.name()));
            double most = 1;
            for (const QRgb colour : colours.keys())
                most = std::max(most, contrast(QColor(colour), back));
            QVERIFY2(most >= 3, qPrintable(QString::number(most))); // the middle of a thin stroke may be a blend
        }
    }

    void escapeClosesTheListFirst()
    {
        m_window->playPage()->showNewGame();
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        clock->showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QVERIFY(clock->isVisible());
    }

    void ladderShowsWhatWasChosen()
    {
        m_window->playPage()->showNewGame();
        auto* ladder = find<RankLadder>("ladder");
        QScrollArea* area = nullptr;
        for (QWidget* around = ladder->parentWidget(); around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area);
        const auto seen = [&] {
            const QRect rung = ladder->visualRect(ladder->model()->index(static_cast<int>(ladder->chosen().value_or(0)), 0));
            const QPoint at = ladder->viewport()->mapTo(area->viewport(), rung.center());
            return area->viewport()->rect().contains(at);
        };
        m_window->resize(1024, 540);
        ladder->setFocus();
        for (int rung = 0; rung < static_cast<int>(ladder->scale().size()); ++rung)
            QTest::keyClick(ladder, Qt::Key_Down);
        QCOMPARE(ladder->chosen().value_or(0), ladder->scale().size() - 1);
        QTRY_VERIFY(seen());
        for (int rung = 0; rung < static_cast<int>(ladder->scale().size()); ++rung)
            QTest::keyClick(ladder, Qt::Key_Up);
        QTRY_VERIFY(seen());
        press("oneAboveMe");
        ladder->scrollTo(ladder->model()->index(9, 0));
        QTest::mouseClick(ladder->viewport(), Qt::LeftButton, {}, ladder->visualRect(ladder->model()->index(9, 0)).center());
        QCOMPARE(ladder->selectionModel()->selectedIndexes().value(0).row(), 8); // the selected rank is the one to be played
        QCOMPARE(ladder->currentIndex().row(), 8);
    }

    /// In the smallest window and in every language the ladder shows whole rungs, scrolls by itself, and its heading stays visible.
    void ladderIsWholeInASmallWindow_data() { newGamePanelFits_data(); }

    void ladderIsWholeInASmallWindow()
    {
        QFETCH(QString, language);
        showNewGameIn(language);
        QTRY_VERIFY(m_window->isSettled());
        auto* ladder = find<RankLadder>("ladder");
        std::vector<std::string> names;
        for (const char* name : {"9d", "8d", "7d", "6d", "5d", "4d", "3d", "2d", "1d", "1-2k", "3-5k", "6-9k", "10-12k", "13-15k", "16-20k",
                 "21-25k", "26-30k"})
            names.emplace_back(name);
        ladder->setScale(strength::RankScale("go", names));
        ladder->setChosen(13);
        auto* choices = find<QWidget>("opponentWords");
        QScrollArea* area = nullptr;
        for (QWidget* around = choices; around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area);
        const auto whole = [&] {
            const QRect place(ladder->mapTo(area->viewport(), QPoint()), ladder->size());
            const QRect rung = ladder->visualRect(ladder->currentIndex());
            return area->viewport()->rect().contains(place) && ladder->viewport()->rect().contains(rung)
                && area->verticalScrollBar()->value() == 0;
        };
        QTRY_VERIFY(whole());
        ladder->setFocus();
        QTest::keyClick(ladder, Qt::Key_End);
        QTRY_VERIFY(whole());
        QTest::keyClick(ladder, Qt::Key_Home);
        QTRY_VERIFY(whole());
        ladder->setScale(strength::RankScale("chess", {"2400-2599", "1200-1399"}));
        ladder->setNotes({QStringLiteral("2700"), QStringLiteral("1250")}); // with the longest names
        QVERIFY(ladder->sizeHintForIndex(ladder->model()->index(0, 0)).width() <= ladder->viewport()->width());
    }

    void weakestRankIsSeenInTheWelcome_data() { newGamePanelFits_data(); }

    /// Where the greeting leaves too little room, the form starts scrolled.
    void weakestRankIsSeenInTheWelcome()
    {
        QFETCH(QString, language);
        const std::string weakest = strength::goScale().ranks().back().name;
        QSettings().setValue(QStringLiteral("newGame/go/rank"), QString::fromStdString(weakest));
        m_window.reset();
        applyLanguage(*qApp, language);
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->resize(1024, 700);
        m_window->show();
        m_window->playPage()->welcome();
        QTRY_VERIFY(m_window->isSettled());
        auto* ladder = find<RankLadder>("ladder");
        QVERIFY(ladder->chosen() && ladder->scale().ranks()[*ladder->chosen()].name == weakest);
        QScrollArea* area = nullptr;
        for (QWidget* around = ladder->parentWidget(); around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area);
        const auto seen = [&] {
            const QRect rung = ladder->visualRect(ladder->currentIndex());
            const QRect place(ladder->viewport()->mapTo(area->viewport(), rung.topLeft()), rung.size());
            return ladder->viewport()->rect().contains(rung) && area->viewport()->rect().contains(place);
        };
        QTRY_VERIFY(seen());

        QTest::keyClick(ladder, Qt::Key_Home);
        m_window->playPage()->showGame();
        m_window->playPage()->welcome();
        QTRY_COMPARE(area->verticalScrollBar()->value(), 0); // its heading is visible with the strongest rank
    }

    void lowerLadderShowsTheRank()
    {
        RankLadder ladder;
        ladder.setScale(strength::goScale());
        ladder.resize(200, 1000);
        ladder.show();
        const auto last = static_cast<int>(ladder.scale().size()) - 1;
        ladder.setChosen(ladder.scale().size() - 1);
        ladder.resize(200, 170);
        QTRY_VERIFY(ladder.viewport()->rect().contains(ladder.visualRect(ladder.model()->index(last, 0))));
    }

    /// Qt adds the program's name to titles that do not end with it, also to those of changed games.
    void titleNamesTheProgramOnce()
    {
        QCOMPARE(m_window->windowTitle(), QStringLiteral("[*]Evenmatch")); // not "Go 19×19", because chess may be selected in the panel
        NewGame game;
        game.size = 9;
        game.players[0] = QStringLiteral("Me");
        game.players[1] = QStringLiteral("Evenmatch");
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        playAny();
        QVERIFY(m_window->isWindowModified());
        const QString shown = m_window->windowTitle().replace(QStringLiteral("[*]"), QStringLiteral("*"));
        QVERIFY2(shown.endsWith(QStringLiteral("Evenmatch")) && shown.count(QStringLiteral("Evenmatch")) == 1, qPrintable(shown));
    }

    /// Rules and clock open below the visible part: the panel scrolls there.
    void openedTermsAreSeen()
    {
        m_window->playPage()->showNewGame();
        auto* more = find<QAbstractButton>("moreTerms");
        auto* clock = find<QComboBox>("clockKind");
        QTRY_VERIFY(more->isVisible());
        more->click();
        QScrollArea* area = nullptr;
        for (QWidget* around = clock->parentWidget(); around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea*>(around);
        QVERIFY(area);
        QTRY_VERIFY(area->viewport()->rect().contains(more->mapTo(area->viewport(), more->rect().center())));
        QTRY_VERIFY(area->viewport()->rect().contains(clock->mapTo(area->viewport(), clock->rect().center())));
    }

    void enterPressesWhatHasTheFocus()
    {
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        auto* samples = find<QPushButton>("addSamples");
        QTRY_VERIFY(samples->isVisible());
        QSignalSpy pressed(samples, &QPushButton::clicked);
        samples->setFocus();
        QTest::keyClick(samples, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        QTRY_VERIFY(!samples->isVisible()); // there are games now
    }

    void eachGameHasItsClocks()
    {
        GameTerms terms;
        auto* clock = terms.findChild<QComboBox*>(QStringLiteral("clockKind"));
        terms.show(NewGame::Kind::Go, false);
        clock->setCurrentIndex(clock->findData(QStringLiteral("own")));
        terms.show(NewGame::Kind::Chess, false);
        QCOMPARE(clock->findData(QStringLiteral("go-20")), -1);
        QCOMPARE(clock->currentIndex(), 0); // none
        clock->setCurrentIndex(clock->findData(QStringLiteral("3+2")));
        NewGame game;
        terms.write(game);
        QCOMPARE(game.plan.time.main, 180s);
        QCOMPARE(game.plan.time.increment, 2s);
        terms.show(NewGame::Kind::Go, false);
        QCOMPARE(clock->currentData().toString(), QStringLiteral("own"));
        clock->setCurrentIndex(clock->findData(QStringLiteral("go-10-3x30")));
        terms.write(game);
        QCOMPARE(game.plan.time.periods, 3);
        QCOMPARE(game.plan.time.period, 30s);
        {
            QSettings settings;
            terms.remember(settings);
        }
        GameTerms again;
        again.show(NewGame::Kind::Chess, false);
        QCOMPARE(again.findChild<QComboBox*>(QStringLiteral("clockKind"))->currentData().toString(), QStringLiteral("3+2"));
    }

    void handicapIsSuggested()
    {
        setOwnRank("go", {.rank = "3-5k"});
        m_window->playPage()->showNewGame();
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* ladder = find<RankLadder>("ladder");
        ladder->setFocus();
        ladder->scrollTo(ladder->model()->index(6, 0));
        QTest::mouseClick(ladder->viewport(), Qt::LeftButton, {}, ladder->visualRect(ladder->model()->index(6, 0)).center()); // 3 dan
        auto* suggested = find<QPushButton>("suggestedHandicap");
        QVERIFY(suggested->isVisible());
        QVERIFY2(suggested->text().contains(QLatin1Char('5')), qPrintable(suggested->text())); // 3 dan to 3 kyu
        QVERIFY2(suggested->text().contains(QStringLiteral("you")), qPrintable(suggested->text()));
        suggested->click();
        QVERIFY(!suggested->isVisible());
        press("startGame");
        QCOMPARE(session().record().setup.handicap, 5);
        QCOMPARE(m_window->playPage()->opponent().userSide(), game::Side::First);
        setOwnRank("go", {.rank = "6d"}); // now the opponent is weaker
        m_window->playPage()->showNewGame();
        QVERIFY(suggested->isVisible());
        QVERIFY2(suggested->text().contains(QStringLiteral("opponent")), qPrintable(suggested->text()));
        suggested->click();
        press("startGame");
        QCOMPARE(session().record().setup.handicap, 3);
        QCOMPARE(m_window->playPage()->opponent().userSide(), game::Side::Second);
    }

    void playsBetweenRanks()
    {
        m_window->playPage()->showNewGame();
        auto* ladder = find<RankLadder>("ladder");
        auto* above = find<QSlider>("tenthsAbove");
        const auto tap = [&](int rung) {
            QTest::mouseClick(ladder->viewport(), Qt::LeftButton, {}, ladder->visualRect(ladder->model()->index(rung, 0)).center());
        };
        tap(0);
        QVERIFY(!above->isEnabled()); // no rank is above the strongest
        tap(6);
        QVERIFY(above->isEnabled());
        above->setValue(7);
        tap(7);
        QCOMPARE(above->value(), 0); // another rank is selected exactly
        tap(6); // 3 dan
        above->setValue(4);
        ladder->setNotes({QStringLiteral("8d")});
        QVERIFY(ladder->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("8d")));
        QVERIFY(ladder->model()->index(1, 0).data(Qt::ToolTipRole).toString().isEmpty());
        QVERIFY2(find<QLabel>("opponentWords")->text().contains(QStringLiteral("+0")), qPrintable(find<QLabel>("opponentWords")->text()));
        press("startGame");
        const auto& record = session().record();
        QVERIFY(record.tag("WR") == "3d+0.4" || record.tag("BR") == "3d+0.4");
    }

    /// An opponent of a rank may evaluate with the strong network if there is one; its strength then was not measured.
    void readsWithTheStrongNetwork()
    {
        m_window->playPage()->showNewGame();
        auto* reads = find<QCheckBox>("readsWithStrong");
        QVERIFY(!reads->isVisible());
        m_window->engine().setNetworkFile(strongNetworkOf("go"), QStringLiteral("go-strong"));
        QTRY_VERIFY(reads->isVisible());
        QVERIFY(!reads->isChecked());
        reads->click();
        QVERIFY(std::ranges::any_of(m_window->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text() == QLatin1String("The strength of this opponent has not been measured with this network.");
        }));
        press("againstNobody");
        QVERIFY(!reads->isVisible());
        press("againstRank");
        press("startGame");
        const auto& plan = m_window->playPage()->opponent().plan();
        QVERIFY(plan && plan->reads);
        QCOMPARE(*gamePlanFromJson(toJson(GamePlan{.opponent = plan, .time = {}}))->opponent, *plan);
        m_window->playPage()->showNewGame();
        QVERIFY(reads->isChecked()); // as selected last
    }

    void noticesMoveNothing()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        GoBoardWidget* board = m_window->playPage()->goBoard();
        QTest::qWait(0);
        const QRect before(board->mapToGlobal(QPoint()), board->size());
        m_window->playPage()->notice()->tell(
            QStringLiteral("A long line that says what has happened, what it means, and what can be done about it. ").repeated(3));
        QTest::qWait(0);
        QVERIFY(m_window->playPage()->notice()->isVisible());
        QCOMPARE(QRect(board->mapToGlobal(QPoint()), board->size()), before);
        QVERIFY(m_window->playPage()->notice()->height() > 20);
    }

    void longNoticesGoAway()
    {
        Notice* notice = m_window->playPage()->notice();
        auto* time = notice->findChild<QTimer*>();
        notice->tell(QStringLiteral("Short."));
        const int shortTime = time->interval();
        notice->tell(QStringLiteral("A long line that takes its time to be read. ").repeated(20));
        QVERIFY(notice->isVisible() && time->isActive());
        QVERIFY(time->interval() > shortTime);
        time->start(0); // the time is over
        QTRY_VERIFY(!notice->isVisible());
        notice->alarm(QStringLiteral("What failed stays until it is closed, or something else is said."));
        QVERIFY(!time->isActive());
        notice->tell(QStringLiteral("Something else"));
        QVERIFY(!notice->isAlarm() && time->isActive());
    }

    void settingsDoNotStretchTheGame()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        QTest::qWait(0);
        auto* resign = find<QPushButton>("resign");
        QScrollArea* area = nullptr;
        for (QWidget* around = resign->parentWidget(); around; around = around->parentWidget())
            if (auto* found = qobject_cast<QScrollArea*>(around))
                area = found;
        QVERIFY(area);
        const int before = area->widget()->height();
        m_window->showSettings();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        m_window->playPage()->showGame();
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        QTest::qWait(0);
        QCOMPARE(area->widget()->height(), before);
    }

    void nobodyPlaysBeforeTheFirstGame()
    {
        m_window->playPage()->welcome();
        GoBoardWidget* board = m_window->playPage()->goBoard();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({4, 4}).toPoint());
        QCOMPARE(session().record().size(), std::size_t(1));
        QVERIFY(m_window->playPage()->notice()->isVisible());
        press("startGame");
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(session().record().size() >= 2);
    }

    void enterPlaysAtOnce()
    {
        m_window->playPage()->welcome();
        QTRY_COMPARE(qApp->focusWidget(), find<QPushButton>("startGame"));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!find<QPushButton>("startGame")->isVisible());
        m_window->playPage()->showNewGame();
        auto* ladder = find<RankLadder>("ladder");
        ladder->setFocus();
        QTest::keyClick(ladder, Qt::Key_Return);
        QTRY_VERIFY(!ladder->isVisible());
        QVERIFY(usersTurn());
    }

    /// Before the first game, and if another game is selected than the one on the board, which is restored afterwards.
    void boardIsTheChosenGames()
    {
        PlayPage* page = m_window->playPage();
        const auto choose = [&](const QString& text) {
            for (auto* button : m_window->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == text)
                    return button->click();
            QFAIL(qPrintable(text));
        };
        page->welcome();
        choose(QStringLiteral("9×9"));
        QCOMPARE(page->goBoard()->picture().size, 9);
        choose(QStringLiteral("Chess"));
        QVERIFY(page->board() == page->chessBoard());
        QCOMPARE(page->chessBoard()->picture().pieces[4], chess::makePiece(game::Side::First, chess::PieceKind::King));
        QVERIFY(page->chessBoard()->picture().legal.empty()); // nobody would reply
        QVERIFY(!session().chessPosition());
        press("startGame");
        QVERIFY(session().chessPosition() && page->board() == page->chessBoard());
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(usersTurn());
        const auto pieces = page->chessBoard()->picture().pieces;
        page->showNewGame();
        QVERIFY(page->chessBoard()->picture().pieces == pieces); // the same game is selected: its position stays visible
        choose(QStringLiteral("Go"));
        QVERIFY(page->board() == page->goBoard());
        QTest::mouseClick(page->goBoard(), Qt::LeftButton, {}, page->goBoard()->cellCentre({4, 4}).toPoint());
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(2));
        press("cancelNewGame");
        QVERIFY(page->board() == page->chessBoard());
        QVERIFY(page->chessBoard()->picture().pieces == pieces);
    }

    void heldPieceStaysInTheHand()
    {
        ChessBoardWidget board;
        board.resize(400, 400);
        board.show();
        chess::Position position;
        board.setPicture(pictureOf(position, game::kNoMove, true));
        const auto at = [&](chess::Square square) { return board.cellCentre(board.cellOf(square)).toPoint(); };
        game::Move made;
        connect(&board, &ChessBoardWidget::moveChosen, this, [&](game::Move move) { made = move; });
        QTest::mousePress(&board, Qt::LeftButton, {}, at(6)); // the knight on g1
        QTest::mouseMove(&board, at(14));
        QTest::mouseMove(&board, at(20));
        position.play(*position.parseUci("a2a3"));
        position.play(*position.parseUci("a7a6"));
        board.setPicture(pictureOf(position, game::kNoMove, true)); // after the program's reply
        QTest::mouseMove(&board, at(21));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, at(21));
        QCOMPARE(made, chess::makeMove(6, 21));
    }

    void noStoneWhereNoneMayBePlayed()
    {
        QVERIFY(m_window->document().paste(readGameText(
            QStringLiteral("(;GM[1]SZ[9]AB[ab][bb][ca]AW[ai];B[ii];W[hh])")))); // the corner between three stones is not White's
        QVERIFY(session().play(*session().position().parseMove("J5")));
        const GoPicture picture = pictureOf(*session().goPosition());
        QCOMPARE(picture.toPlay, go::Color::White);
        QVERIFY(picture.forbidden[static_cast<std::size_t>(session().goPosition()->moveAt(0, 1).code)]); // occupied
        QVERIFY(!picture.forbidden[static_cast<std::size_t>(session().goPosition()->moveAt(4, 4).code)]);
        QVERIFY(session().position().isLegal(session().goPosition()->moveAt(4, 4)));
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x)
                QCOMPARE(static_cast<bool>(picture.forbidden[static_cast<std::size_t>(session().goPosition()->moveAt(x, y).code)]),
                    !session().position().isLegal(session().goPosition()->moveAt(x, y)));
    }

    void stonesBearTheirNumbers()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("(;GM[1]SZ[9];B[ee];W[cc];B[gg])"))));
        GoBoardWidget* board = m_window->playPage()->goBoard();
        QVERIFY(board->picture().numbers.empty());
        m_window->findChild<QAction*>(QStringLiteral("moveNumbers"))->trigger();
        QCOMPARE(board->picture().numbers[40], 1);
        QCOMPARE(board->picture().numbers[20], 2);
        session().step(-1);
        QCOMPARE(board->picture().numbers[60], 0);
    }

    void littleTimeIsSeen()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 180s, .increment = 2s, .period = {}, .periods = 0});
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        const auto firstMoves = [&] { // the first moves take no time
            QVERIFY(session().play(session().position().legalMoves()[0]));
            QTRY_VERIFY(session().toMove() == game::Side::First);
        };
        firstMoves();
        now += 100s;
        QVERIFY(!timer.isLow(game::Side::First));
        const auto hasColour = [&](const QColor& colour) {
            timer.look();
            for (auto* row : m_window->findChildren<PlayerRow*>()) {
                const QImage image = row->isVisible() ? row->grab().toImage() : QImage();
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (image.pixelColor(x, y) == colour)
                            return true;
            }
            return false;
        };
        QVERIFY(!hasColour(currentTheme().alarm));
        now += 65s;
        QVERIFY(timer.isLow(game::Side::First));
        QVERIFY(!timer.isLow(game::Side::Second));
        QVERIFY(hasColour(currentTheme().alarm));
        start(NewGame::Kind::Go, game::Side::Second, {.main = 60s, .increment = {}, .period = 30s, .periods = 2});
        firstMoves();
        now += 85s; // the first period is nearly over: no time is lost yet
        QVERIFY(!timer.isLow(game::Side::First));
        now += 30s;
        QVERIFY(timer.isLow(game::Side::First));
    }

    void playAgainChangesColours()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        const auto before = m_window->playPage()->opponent().userSide();
        playAny();
        QVERIFY(usersTurn());
        m_window->playPage()->opponent().resign();
        m_window->playPage()->playAgain();
        QVERIFY(m_window->playPage()->opponent().userSide() && m_window->playPage()->opponent().userSide() != before);
        QVERIFY(session().chessPosition()); // whatever the form has
        start(NewGame::Kind::Go, game::Side::Second);
        m_window->playPage()->opponent().resign();
        m_window->playPage()->playAgain();
        QVERIFY(session().goPosition() && session().goPosition()->size() == 9);
        QCOMPARE(m_window->document().plan().opponent->rank, std::string("3d"));
    }

    void everyThingOfAGameHasItsKey()
    {
        const auto use = [&](const char* name) {
            auto* action = find<QAction>(name);
            QVERIFY2(action && !action->shortcut().isEmpty(), name);
            action->trigger();
        };
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(usersTurn());
        use("hintAction");
        QTRY_VERIFY(!find<QLabel>("hintWords")->text().isEmpty());
        use("resignAction");
        QCOMPARE(session().result(), QStringLiteral("B+R"));
        m_window->document().startGame({.kind = NewGame::Kind::Chess});
        playAny();
        use("drawAction");
        QCOMPARE(session().result(), QStringLiteral("1/2-1/2"));
    }

    /// There they would act on a game that is not visible.
    void thingsOfAGameAreDisabledOnOtherPages()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        const auto areEnabled = [&](bool enabled) {
            for (const char* name : {"takeBackAction", "hintAction", "resignAction", "passAction"})
                QVERIFY2(find<QAction>(name)->isEnabled() == enabled, name);
        };
        areEnabled(true);
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        areEnabled(false);
        find<QAction>("resignAction")->trigger();
        QCOMPARE(session().phase(), Phase::Playing);
        QVERIFY(m_window->showPage(QStringLiteral("play")));
        areEnabled(true);
    }

    /// Arrows on the board are not recorded, and the next move removes them.
    void arrowsAreDrawnInARunningGame()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto at = [&](chess::Square square) { return board->cellCentre(board->cellOf(square)).toPoint(); };
        QTest::mousePress(board, Qt::RightButton, {}, at(12)); // e2
        QTest::mouseRelease(board, Qt::RightButton, {}, at(28)); // e4
        QCOMPARE(board->overlay().arrows.size(), std::size_t(1));
        QCOMPARE(session().record().size(), std::size_t(1));
        QVERIFY(session().record().properties(record::kRoot).empty());
        playAny();
        QVERIFY(usersTurn());
        QVERIFY(board->overlay().arrows.empty());
    }

    void materialIsCounted()
    {
        QVERIFY(m_window->document().paste(
            readGameText(QStringLiteral("4k2r/8/8/8/8/8/4PP2/Q3K3 w - - 0 1")))); // a queen and two pawns, a rook
        m_window->playPage()->showGame();
        QStringList ahead;
        for (const auto* row : m_window->findChildren<PlayerRow*>())
            if (row->isVisible() && row->accessibleName().contains(QStringLiteral("ahead")))
                ahead << row->accessibleName();
        QCOMPARE(ahead.size(), 1);
        QVERIFY2(ahead[0].startsWith(QStringLiteral("White")) && ahead[0].contains(QStringLiteral("6 pawns ahead")), qPrintable(ahead[0]));
    }

    /// A study has few pieces from its start.
    void takenPiecesAreThoseOfTheGame()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("4k2r/7p/8/8/8/8/4p3/4K2R w - - 0 1"))));
        PlayerRow row(session(), game::Side::First);
        row.resize(row.sizeHint());
        const auto showsTaken = [&] { // on a dark strip beside the king's square
            const QImage picture = row.grab().toImage();
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 50; x < picture.width(); ++x)
                    if (picture.pixelColor(x, y) == currentTheme().chessDark)
                        return true;
            return false;
        };
        QVERIFY(!showsTaken());
        QVERIFY(session().play(*session().chessPosition()->parseUci("e1e2")));
        QVERIFY(showsTaken());
    }

    void manyTakenPiecesLeaveRoomForTheNumber()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("7k/8/8/8/8/8/pppppp2/Q6K w - - 0 1"))));
        for (const char* move : {"a1a2", "h8h7", "a2b2", "h7g8", "b2c2", "g8h8", "c2d2", "h8g8", "d2e2", "g8h8", "e2f2"})
            QVERIFY(session().play(*session().chessPosition()->parseUci(move)));
        PlayerRow row(session(), game::Side::First);
        row.setClock(QStringLiteral("1:06"), false);
        row.resize(200, row.sizeHint().height());
        const QImage picture = row.grab().toImage();
        int strip = 0; // its right end
        int clock = picture.width(); // its left end
        for (int x = 50; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y) {
                const QColor color = picture.pixelColor(x, y);
                strip = color == currentTheme().chessDark ? x : strip;
                clock = color == currentTheme().accentSoft || color == currentTheme().accent ? std::min(clock, x) : clock;
            }
        const int number = QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(QStringLiteral("+9"));
        QVERIFY2(strip > 50 && clock - strip > number + 8, qPrintable(QStringLiteral("%1 %2 %3").arg(strip).arg(clock).arg(number)));
    }

    void ownCardIsBelow()
    {
        for (const NewGame::Kind kind : {NewGame::Kind::Chess, NewGame::Kind::Go})
            for (const game::Side program : {game::Side::First, game::Side::Second}) {
                start(kind, program);
                const auto rowIs = [&](bool own) {
                    for (const auto* row : m_window->findChildren<PlayerRow*>())
                        if (row->isVisible() && row->accessibleName().contains(QStringLiteral(", You")) == own)
                            return row->y();
                    return -1;
                };
                QTRY_VERIFY(rowIs(true) > rowIs(false) && rowIs(false) >= 0);
            }
    }

    /// The setting of a "match me" opponent belongs to the game: the panel shows the same one after the next run.
    void opponentOfTheEndCardStays()
    {
        setOwnRank("go", {.rank = "3d"});
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        for (int move = 0; move < 8; ++move) {
            playAny();
            QVERIFY(usersTurn());
        }
        const auto setting = m_window->playPage()->opponent().setting();
        QVERIFY(setting.has_value());
        m_window->playPage()->opponent().resign();
        QCOMPARE(m_window->playPage()->opponent().setting(), setting);
        QVERIFY(matchMe("go", nullptr).between.setting != *setting); // the marker has moved
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        QVERIFY(m_window->document().restore());
        QCOMPARE(m_window->playPage()->opponent().setting(), setting);
    }

    void nothingIsSaidWhereNothingIsKnown()
    {
        strength::RankEstimate estimate;
        estimate.sufficiency = strength::Sufficiency::Enough;
        estimate.interval = {.strongest = 2, .weakest = 10};
        const strength::RankScale scale = strength::goScale();
        estimate.probabilities.assign(scale.size(), 1.0 / static_cast<double>(scale.size()));
        const GameRankWords unknown = gameRankWords(estimate, scale);
        QVERIFY(!unknown.isKnown);
        for (const QString& words : {unknown.rank, unknown.plays, unknown.playsBrief, unknown.ofYours}) {
            QVERIFY2(words.contains(QStringLiteral("no estimate from one game"), Qt::CaseInsensitive), qPrintable(words));
            QVERIFY2(!words.contains(QStringLiteral("dan")) && !words.contains(QStringLiteral("kyu")), qPrintable(words));
        }
        estimate.interval = {.strongest = 3, .weakest = 5};
        estimate.median = 4;
        const GameRankWords known = gameRankWords(estimate, scale);
        QVERIFY(known.isKnown && known.plays.contains(known.rank) && known.ofYours.contains(known.rank));
    }

    /// Tab goes through the whole form of a new game, not only to Play.
    void newGameIsChosenByTab()
    {
        m_window->playPage()->showNewGame();
        QVERIFY(find<QPushButton>("startGame")->hasFocus());
        QSet<QString> reached;
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
            reached << m_window->focusWidget()->objectName();
        }
        for (const char* name : {"ladder", "againstRank", "moreTerms", "startGame", "goBoard"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
    }

    /// Moves, refusals, hints and the result are announced to users who cannot see the board; the clock, too.
    void whatHappensOnTheBoardIsHeard()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 180s, .increment = 2s, .period = {}, .periods = 0});
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto heard = [&] { return QAccessible::queryAccessibleInterface(board)->text(QAccessible::Name); };
        QVERIFY2(heard().contains(QStringLiteral("White to move. ")), qPrintable(heard()));
        playAny();
        QVERIFY(usersTurn());
        const QString answer = QStringLiteral("Black %1. White to move. ").arg(session().line().back().text);
        QVERIFY2(heard().contains(answer), qPrintable(heard()));
        QVERIFY(!session().play(chess::makeMove(0, 63))); // a rook from corner to corner
        QVERIFY2(!heard().contains(answer) && heard().count(QLatin1Char('.')) > 0, qPrintable(heard()));
        find<QAction>("hintAction")->trigger();
        QTRY_VERIFY(!find<QLabel>("hintWords")->text().isEmpty() && heard().contains(find<QLabel>("hintWords")->text()));
        QTest::keyClick(board, Qt::Key_Up);
        QVERIFY2(!heard().contains(find<QLabel>("hintWords")->text()), qPrintable(heard()));
        QStringList rows;
        for (const auto* row : m_window->findChildren<PlayerRow*>())
            rows << row->accessibleName();
        QVERIFY2(rows.filter(QStringLiteral("3:00")).size() == 2, qPrintable(rows.join(QLatin1Char('\n'))));
        session().resign(game::Side::First);
        QVERIFY2(heard().contains(QStringLiteral("Black wins")), qPrintable(heard()));
    }

    void listsSayWhatTheyAreAbout()
    {
        m_window->playPage()->showNewGame();
        find<QAbstractButton>("moreTerms")->setChecked(true);
        auto* clock = find<QComboBox>("clockKind");
        clock->ensurePolished();
        QStringList labels;
        for (const auto* label : m_window->findChildren<QLabel*>())
            if (label->buddy() == clock)
                labels << label->text();
        QCOMPARE(labels, QStringList{clock->accessibleName()});
    }

    void railIsEnteredAtItsPage()
    {
        const auto stops = [&] {
            QStringList names;
            for (const auto* button : find<QWidget>("rail")->findChildren<QAbstractButton*>())
                if (button->focusPolicy() & Qt::TabFocus)
                    names << button->text();
            return names;
        };
        QCOMPARE(stops(), QStringList{QStringLiteral("Play")});
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        QCOMPARE(stops(), QStringList{QStringLiteral("Tree")});
    }

    /// Also after a game of Go in which the user has the other side.
    void chosenChessBoardFacesTheUser()
    {
        start(NewGame::Kind::Go, game::Side::First);
        m_window->playPage()->showNewGame();
        const auto choose = [&](const char* text) {
            for (auto* button : m_window->findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QLatin1String(text))
                    return button->click();
            QFAIL(text);
        };
        choose("Chess");
        choose("White");
        QVERIFY(!m_window->playPage()->chessBoard()->flipped());
        choose("Black");
        QVERIFY(m_window->playPage()->chessBoard()->flipped());
        choose("Two players");
        QVERIFY(!m_window->playPage()->chessBoard()->flipped());
    }

    /// Before the user's own first move, taking back would only make the program search again.
    void nothingOfOnesOwnIsNotTakenBack()
    {
        start(NewGame::Kind::Go, game::Side::First);
        QTRY_COMPARE(session().line().size(), std::size_t(2));
        QVERIFY(usersTurn());
        QVERIFY(!find<QPushButton>("takeBack")->isEnabled());
        QVERIFY(!find<QAction>("takeBackAction")->isEnabled());
        playAny();
        QVERIFY(usersTurn());
        QVERIFY(find<QPushButton>("takeBack")->isEnabled());
        press("takeBack");
        QVERIFY(usersTurn());
        QCOMPARE(session().line().size(), std::size_t(2));
    }

    /// A button that is disabled does not pass the focus to the button beside it, which may be Resign.
    void keysComeBackToTheBoard()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        m_window->activateWindow();
        for (const char* name : {"takeBack", "pass", "resign"}) {
            playAny();
            QVERIFY(usersTurn());
            auto* button = find<QPushButton>(name);
            button->setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(button->hasFocus());
            QTest::keyClick(button, Qt::Key_Space);
            QTRY_VERIFY2(m_window->playPage()->goBoard()->hasFocus(), name);
            QVERIFY(usersTurn());
        }
        QCOMPARE(session().phase(), Phase::Over);
    }

    /// In reading order: the result of the game, then its moves.
    void endOfAGameIsNextByTab()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        m_window->playPage()->opponent().resign();
        QStringList order;
        QWidget* board = m_window->playPage()->goBoard();
        for (QWidget* next = board->nextInFocusChain(); next != board; next = next->nextInFocusChain())
            order << next->objectName();
        QVERIFY2(order.indexOf("resign") < order.indexOf("reviewGame") && order.indexOf("reviewGame") < order.indexOf("playAgain")
                && order.indexOf("playAgain") < order.indexOf("moves"),
            qPrintable(order.join(QLatin1Char(' '))));
    }

    void finishedGamesAreNotCalledUnsaved()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        m_window->playPage()->opponent().resign();
        QTRY_VERIFY(m_window->document().isKept());
        start(NewGame::Kind::Go, game::Side::Second);
        QVERIFY(!m_window->playPage()->notice()->isVisible());
        QVERIFY(m_window->document().recentFiles().isEmpty());
    }

    void keptGamesHaveNames()
    {
        NewGame game;
        game.size = 9;
        game.players[0] = QStringLiteral("Anna/Ben");
        game.players[1] = QStringLiteral("Carl");
        for (int i = 0; i < 2; ++i) {
            m_window->document().startGame(game);
            playAny();
        }
        m_window->document().startGame(game);
        QStringList names;
        for (const QString& path : m_window->document().recentFiles())
            names << QFileInfo(path).completeBaseName();
        QCOMPARE(names.size(), 2);
        QVERIFY2(names[1].startsWith(QStringLiteral("Anna-Ben – Carl")), qPrintable(names[1]));
        QVERIFY2(names[0].endsWith(QStringLiteral("(2)")), qPrintable(names[0]));
        QMenu* file = m_window->menuBar()->actions().first()->menu();
        Q_EMIT file->aboutToShow();
        QStringList shown;
        for (const QAction* action : file->actions())
            if (action->menu())
                for (const QAction* recent : action->menu()->actions())
                    shown << recent->text();
        QCOMPARE(shown.size(), 2);
        QVERIFY2(shown[1].startsWith(QStringLiteral("Anna-Ben – Carl")), qPrintable(shown[1]));
    }

private:
    void press(const char* button)
    {
        auto* found = find<QAbstractButton>(button);
        QVERIFY2(found && found->isVisible() && found->isEnabled(), button);
        found->click();
    }

    /// In the smallest window.
    void showNewGameIn(const QString& language)
    {
        m_window.reset();
        applyLanguage(*qApp, language);
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->resize(1024, 700);
        m_window->show();
        m_window->playPage()->showNewGame();
    }

    /// Visible fields of forms without enough room, or outside their form.
    QString lostRows()
    {
        QString names;
        for (const auto* form : m_window->findChildren<FormRows*>())
            for (const QWidget* field : form->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                if (field->isVisible() && (field->height() < field->fontMetrics().height() || !form->rect().contains(field->geometry())))
                    names += QStringLiteral("%1 %2 at %3, %4 high; ")
                                 .arg(field->objectName(), field->accessibleName())
                                 .arg(field->y())
                                 .arg(field->height());
        return names;
    }

    void start(NewGame::Kind kind, game::Side program, game::TimeSettings time = {}, OpponentPlan::Kind opponent = OpponentPlan::Kind::Rank)
    {
        NewGame game;
        game.kind = kind;
        game.size = 9;
        game.plan = {
            .opponent = OpponentPlan{.kind = opponent, .side = program, .rank = kind == NewGame::Kind::Go ? "3d" : "1400-1599", .seed = 5},
            .time = time};
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
    }

    bool usersTurn()
    {
        return QTest::qWaitFor([&] { return m_window->playPage()->opponent().state() == Opponent::State::Resting; }, kPatience);
    }
    void playAny() { QVERIFY(session().play(session().position().randomMove(m_random))); }
    core::Random m_random{11};
};

EVENMATCH_TEST_WITH_WIDGETS(TestFirstMinute)

} // namespace tst_first_minute

#include "tst_first_minute.moc"
