// Settings in the real window: they apply at once and are stored. Sounds; one window per user.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "nn/evaluate/seeing_evaluator.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/shown_window.h"
#include "ui/base/preferences.h"
#include "ui/board/board_look.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/engine/external_engines.h"
#include "ui/engine/outside_settings.h"
#include "ui/main_window.h"
#include "ui/opponent/opponent.h"
#include "ui/pages/play_page.h"
#include "ui/panels/settings_panel.h"
#include "ui/single_instance.h"
#include "ui/text/language.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLibrary>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleFactory>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <optional>

namespace tst_settings {

using namespace evenmatch;
using namespace evenmatch::ui;

/// With "go-heads", a network that reads the last layer of "go-strong".
NetworkSources networksThatRead()
{
    NetworkSources networks = fakeNetworks();
    networks.open = [usual = networks.open](const std::string& file, const nn::Computing& computing) {
        if (file == "go-other")
            return core::Result<std::shared_ptr<nn::Evaluator>>(
                std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}, .seed = 2}));
        if (file != "go-heads")
            return usual(file, computing);
        if (computing.trunk != "go-strong")
            return core::Result<std::shared_ptr<nn::Evaluator>>(core::Error{core::ErrorCode::NotFound, computing.trunk});
        return nn::SeeingEvaluator::make(*usual("go", computing), *usual("go-strong", computing));
    };
    return networks;
}

class TestSettings : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { loadResources(); }

    void init()
    {
        newFolder();
        open();
    }

    void cleanup() { closeWindow(); }

    void everySettingHoldsAtOnce()
    {
        auto* theme = find<QComboBox>(QStringLiteral("theme"));
        theme->setCurrentIndex(theme->findData(static_cast<int>(ThemeChoice::Dark)));
        Q_EMIT theme->activated(theme->currentIndex());
        QVERIFY(currentTheme().dark);
        find<QCheckBox>(QStringLiteral("coordinates"))->click();
        const auto boards = m_window->findChildren<BoardWidget*>(); // of all pages
        QVERIFY(boards.size() >= 8 && std::ranges::none_of(boards, &BoardWidget::coordinatesShown));
        find<QCheckBox>(QStringLiteral("animates"))->click();
        QVERIFY(!animates());
        find<QCheckBox>(QStringLiteral("confirmsMoves"))->click();
        QVERIFY(confirmsMoves());
        auto* panel = m_window->findChild<SettingsPanel*>();
        QVERIFY(find<QComboBox>(QStringLiteral("rankServer"))->isHidden()); // no server's ranks were measured
        panel->showServers({QStringLiteral("Fox"), QStringLiteral("GTL")});
        QVERIFY(!find<QComboBox>(QStringLiteral("rankServer"))->isHidden());
        QSignalSpy served(panel, &SettingsPanel::serverChosen);
        choose("rankServer", QStringLiteral("GTL"));
        QCOMPARE(served.count(), 1);
        QCOMPARE(rankServer(), QStringLiteral("GTL"));
        find<QSlider>(QStringLiteral("volume"))->setValue(30);
        QCOMPARE(m_window->playPage()->sounds().volume(), 30);
        find<QCheckBox>(QStringLiteral("sound"))->click();
        QVERIFY(!m_window->playPage()->sounds().isOn());
        QVERIFY(!find<QSlider>(QStringLiteral("volume"))->isEnabled());
        QSignalSpy spoken(m_window.get(), &MainWindow::languageChosen);
        choose("language", chosenLanguage());
        QCOMPARE(spoken.count(), 0); // a new window would forget the steps to undo
        choose("language", QStringLiteral("de"));
        QCOMPARE(spoken.count(), 1);
        QCOMPARE(
            QSettings().value(QStringLiteral("window/geometry")).toByteArray(), m_window->saveGeometry()); // the place of the next window

        open(); // and all settings are restored
        QVERIFY(currentTheme().dark);
        QVERIFY(!find<QCheckBox>(QStringLiteral("coordinates"))->isChecked());
        QVERIFY(!find<QCheckBox>(QStringLiteral("sound"))->isChecked());
        QVERIFY(find<QCheckBox>(QStringLiteral("confirmsMoves"))->isChecked());
        QCOMPARE(find<QSlider>(QStringLiteral("volume"))->value(), 30);
        QCOMPARE(find<QComboBox>(QStringLiteral("language"))->currentData().toString(), QStringLiteral("de"));
    }

    /// While the panel is visible, and its next click is not lost.
    void menuChangesThePanelToo()
    {
        const auto actions = m_window->findChildren<QAction*>();
        const auto trigger = [&](const QString& text) {
            for (QAction* action : actions)
                if (action->isCheckable() && action->text() == text)
                    action->trigger();
        };
        auto* coordinates = find<QCheckBox>(QStringLiteral("coordinates"));
        trigger(QStringLiteral("&Coordinates"));
        QVERIFY(!coordinates->isChecked());
        coordinates->click();
        QVERIFY(m_window->playPage()->goBoard()->coordinatesShown());
        trigger(QStringLiteral("S&ounds"));
        QVERIFY(!find<QCheckBox>(QStringLiteral("sound"))->isChecked());
        trigger(QStringLiteral("&Dark"));
        QCOMPARE(find<QComboBox>(QStringLiteral("theme"))->currentData().toInt(), static_cast<int>(ThemeChoice::Dark));
    }

    /// It is chosen in two places, and a new game keeps what was chosen in the settings.
    void thinkingTimeIsTheSameInNewGames()
    {
        auto* settings = m_window->findChild<QAction*>(QStringLiteral("settings"));
        m_window->playPage()->showNewGame();
        auto* ofGame = m_window->findChild<QCheckBox*>(QStringLiteral("takesItsTime"));
        QVERIFY(!ofGame->isChecked());
        settings->trigger();
        find<QCheckBox>(QStringLiteral("humanPace"))->click();
        m_window->playPage()->showNewGame();
        QVERIFY(ofGame->isChecked());
        m_window->findChild<QPushButton*>(QStringLiteral("startGame"))->click();
        QVERIFY(Opponent::takesItsTime());
        m_window->playPage()->showNewGame();
        ofGame->setChecked(false);
        m_window->findChild<QPushButton*>(QStringLiteral("startGame"))->click();
        settings->trigger();
        QVERIFY(!find<QCheckBox>(QStringLiteral("humanPace"))->isChecked());
    }

    void boardsShowWhatTheyAreMadeOf()
    {
        GoBoardWidget* go = m_window->playPage()->goBoard();
        const auto ground = [&] { return go->grab().toImage().pixelColor(go->cellCentre({0, 0}).toPoint() + QPoint(7, 7)); };
        QList<QColor> seen;
        for (const GoMaterial& material : goMaterials()) {
            choose("goBoardLook", material.id);
            const QColor here = ground();
            QVERIFY2(!seen.contains(here), qPrintable(material.name));
            QVERIFY2(contrast(here, material.ink) >= 3, qPrintable(material.name)); // lines carry information
            seen << here;
        }
        QVERIFY(seen.size() >= 3);
        for (const ChessColours& colours : chessColours()) {
            choose("chessBoardLook", colours.id);
            QVERIFY(chessSquares().light.isValid());
            QVERIFY(contrast(chessSquares().light, chessSquares().dark) > 1.5);
        }
        QVERIFY(chessColours().size() >= 3);
        open();
        QCOMPARE(goMaterial().id, goMaterials().back().id);
    }

    void piecesAreOfTheChosenSet()
    {
        for (int kind = 0; kind < 6; ++kind)
            for (const game::Side side : {game::Side::First, game::Side::Second}) {
                const chess::Piece piece = chess::makePiece(side, static_cast<chess::PieceKind>(kind));
                QList<QImage> seen;
                for (const PieceSet& set : pieceSets()) {
                    const QImage image = PieceSprites(set.id).piece(piece, 64, 1).toImage();
                    QVERIFY2(image.pixelColor(32, 56).alpha() == 255, qPrintable(set.name)); // an opaque pixel
                    QVERIFY2(!seen.contains(image), qPrintable(set.name));
                    seen << image;
                }
            }

        m_window->document().startGame({.kind = NewGame::Kind::Chess});
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto picture = [&] { return board->grab().toImage(); };
        const QImage before = picture();
        find<QAbstractButton>(QStringLiteral("pieces-flat"))->click();
        QVERIFY(picture() != before);
        open();
        QVERIFY(find<QAbstractButton>(QStringLiteral("pieces-flat"))->isChecked());
        find<QAbstractButton>(QStringLiteral("pieces-classic"))->click();
        QCOMPARE(pieceSet().id, QStringLiteral("classic"));
    }

    void networksComputeOnTheChosenThreads()
    {
        std::mutex mutex;
        std::vector<unsigned> asked;
        NetworkSources networks = fakeNetworks();
        networks.open = [&, open = networks.open](const std::string& file, const nn::Computing& computing) {
            const std::scoped_lock lock(mutex);
            asked.push_back(computing.threads);
            return open(file, computing);
        };
        const auto lastAsked = [&] {
            const std::scoped_lock lock(mutex);
            return asked.empty() ? 99U : asked.back();
        };
        m_window = std::make_unique<MainWindow>(m_folder->path(), networks);
        m_window->showPage(QStringLiteral("engines"));
        QTRY_COMPARE(lastAsked(), 0U); // one per core
        auto* threads = m_window->findChild<QComboBox*>(QStringLiteral("networkThreads"));
        threads->setCurrentIndex(1);
        QTRY_COMPARE(lastAsked(), 1U);
        QTRY_COMPARE(m_window->engine().state("go"), Engine::State::Ready);
        m_window.reset();
        asked.clear();
        m_window = std::make_unique<MainWindow>(m_folder->path(), networks);
        m_window->showPage(QStringLiteral("engines"));
        QTRY_COMPARE(lastAsked(), 1U);
        QCOMPARE(m_window->findChild<QComboBox*>(QStringLiteral("networkThreads"))->currentData().toInt(), 1);
        m_window.reset(); // before the objects that its networks use
    }

    void networksComputeOnTheChosenDevice()
    {
        std::mutex mutex;
        nn::Device asked = nn::Device::Cuda;
        NetworkSources networks = fakeNetworks();
        networks.open = [&, open = networks.open](const std::string& file, const nn::Computing& computing) {
            const std::scoped_lock lock(mutex);
            asked = computing.device;
            return open(file, computing);
        };
        const auto lastAsked = [&] {
            const std::scoped_lock lock(mutex);
            return asked;
        };
        const auto show = [&](bool gpu) {
            networks.hasGpu = [gpu] { return gpu; };
            m_window.reset();
            m_window = std::make_unique<MainWindow>(m_folder->path(), networks);
            m_window->show();
            m_window->showPage(QStringLiteral("engines"));
            QTRY_COMPARE(m_window->engine().gpu(), std::optional(gpu));
        };
        const auto devices = [&] { return m_window->findChild<QComboBox*>(QStringLiteral("networkDevice")); };
        const auto words = [&] { return m_window->findChild<QLabel*>(QStringLiteral("enginesWords"))->text(); };
        show(true);
        QVERIFY(devices()->isVisible());
        QVERIFY(!words().contains(QStringLiteral("no CUDA GPU")));
        QTRY_COMPARE(lastAsked(), nn::Device::Auto);
        const std::string strong = strongNetworkOf("go");
        m_window->engine().setNetworkFile(strong, QStringLiteral("go.bin.gz"));
        auto* measure = m_window->findChild<QPushButton*>(QStringLiteral("measure-go-strong"));
        QTRY_VERIFY(measure->isVisible());
        measure->click();
        const auto* speed = m_window->findChild<QLabel*>(QStringLiteral("speed-go-strong"));
        QTRY_VERIFY(speed->isVisible());
        QVERIFY2(speed->text().contains(QStringLiteral("GPU (CUDA)")), qPrintable(speed->text())); // KataGo's networks use it, too
        m_window->engine().setNetworkFile(strong, {});
        devices()->setCurrentIndex(1);
        QTRY_COMPARE(lastAsked(), nn::Device::Cpu);
        QTRY_COMPARE(m_window->engine().state("go"), Engine::State::Ready);
        show(true);
        QCOMPARE(devices()->currentIndex(), 1);
        show(false); // on a machine without a GPU there is no choice, and the page explains it
        QVERIFY(!devices()->isVisible());
        QVERIFY2(words().contains(QStringLiteral("no CUDA GPU")), qPrintable(words()));
        m_window.reset(); // before the objects that its networks use
    }

    void keysAreChangedAndKept()
    {
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_J);
        QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_J));
        open();
        startGo();
        QTest::keyClick(m_window->playPage()->goBoard(), Qt::Key_P);
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(0));
        QTest::keyClick(m_window->playPage()->goBoard(), Qt::Key_J);
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(1)); // a pass
    }

    void takenKeyIsToldAndKept()
    {
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_K);
        const auto words = [&] { return find<QLabel>(QStringLiteral("keysWords"))->text(); };
        QTRY_VERIFY2(words().contains(QStringLiteral("Coordinates")), qPrintable(words())); // Qt waits for a second key
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY2(words().contains(QStringLiteral("Undo")), qPrintable(words()));
        QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_P));
    }

    /// A key that the user chose while it was free is the default of another action in a later version.
    void chosenKeyWinsOverALaterDefault()
    {
        QSettings().setValue(QStringLiteral("keys/P"), QStringLiteral("K"));
        open();
        QVERIFY(find<QKeySequenceEdit>(QStringLiteral("key-K"))->keySequence().isEmpty());
        startGo();
        QTest::keyClick(m_window->playPage()->goBoard(), Qt::Key_K);
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(1)); // a pass
        QVERIFY(m_window->playPage()->goBoard()->coordinatesShown());
    }

    void escapeKeepsTheKey()
    {
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        const QString words = find<QLabel>(QStringLiteral("keysWords"))->text();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_COMPARE(field->keySequence(), QKeySequence(Qt::Key_P)); // Qt waits for a second key
        QCOMPARE(m_window->findChild<QAction*>(QStringLiteral("passAction"))->shortcut(), QKeySequence(Qt::Key_P));
        QCOMPARE(find<QLabel>(QStringLiteral("keysWords"))->text(), words);
    }

    /// Not of the step that the action would undo when the settings are first opened.
    void keysHaveTheNamesOfTheirActions()
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path());
        startGo();
        session().undoStack().push(new QUndoCommand(QStringLiteral("comment")));
        m_window->showSettings();
        QCOMPARE(find<QKeySequenceEdit>(QStringLiteral("key-Ctrl+Z"))->accessibleName(), QStringLiteral("Key of “Undo”"));
    }

    /// The keys of the sidebar, and of the choices on the page Learn.
    void keysOfPagesAreTaken()
    {
        QSettings().setValue(QStringLiteral("keys/P"), QStringLiteral("Ctrl+1")); // as earlier versions allowed
        open();
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_P));
        field->setFocus();
        const auto words = [&] { return find<QLabel>(QStringLiteral("keysWords"))->text(); };
        QTest::keyClick(field, Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY2(words().contains(QStringLiteral("“Games”. Choose another key.")), qPrintable(words()));
        QTest::keyClick(field, Qt::Key_3);
        QTRY_VERIFY2(words().contains(QStringLiteral("“Learn”")), qPrintable(words()));
        QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_P));
        QCOMPARE(m_window->pageName(), QStringLiteral("play"));
    }

    void keysAreReset()
    {
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        QTest::keyClick(field, Qt::Key_G);
        QTest::mouseClick(find<QPushButton>(QStringLiteral("resetKeys")), Qt::LeftButton);
        QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_P));
        open();
        QCOMPARE(find<QKeySequenceEdit>(QStringLiteral("key-P"))->keySequence(), QKeySequence(Qt::Key_P));
        QCOMPARE(find<QKeySequenceEdit>(QStringLiteral("key-P"))->accessibleDescription(), QStringLiteral("P"));
    }

    /// In the panel that the menu Help opens, also while it exists already.
    void listedKeysAreTheUsers()
    {
        auto* keys = m_window->findChild<QAction*>(QStringLiteral("keysAction"));
        keys->trigger();
        const auto isListed = [&](const QString& key, const QString& meaning) {
            for (const auto* rows : m_window->playPage()->findChildren<QFormLayout*>())
                for (int row = 0; row < rows->rowCount(); ++row) {
                    const auto wordsAt = [&](QFormLayout::ItemRole role) {
                        const QLayoutItem* item = rows->itemAt(row, role);
                        const auto* label = item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
                        return label ? label->text() : QString();
                    };
                    if (wordsAt(QFormLayout::LabelRole) == key && wordsAt(QFormLayout::FieldRole) == meaning)
                        return true;
                }
            return false;
        };
        QVERIFY(isListed(QStringLiteral("P"), QStringLiteral("pass")));
        QVERIFY(isListed(QStringLiteral("← →"), QStringLiteral("previous move, next move")));
        m_window->showSettings();
        auto* field = find<QKeySequenceEdit>(QStringLiteral("key-P"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_J);
        keys->trigger();
        QVERIFY(isListed(QStringLiteral("J"), QStringLiteral("pass")));
        QVERIFY(!isListed(QStringLiteral("P"), QStringLiteral("pass")));
        QVERIFY(isListed(QStringLiteral("← →"), QStringLiteral("previous move, next move")));
    }

    void leavingLeadsBackToThePage()
    {
        const auto leave = [this] { QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape); };
        m_window->showPage(QStringLiteral("review"));
        m_window->showSettings();
        QCOMPARE(m_window->pageName(), QStringLiteral("play"));
        leave();
        QCOMPARE(m_window->pageName(), QStringLiteral("review"));

        m_window->showSettings();
        m_window->showPage(QStringLiteral("games"));
        m_window->showPage(QStringLiteral("play")); // chosen by the user
        m_window->playPage()->leavePanel();
        QCOMPARE(m_window->pageName(), QStringLiteral("play"));
    }

    void opponentsResignOrPlayOn()
    {
        QVERIFY(Opponent::resignsLostGames());
        find<QCheckBox>(QStringLiteral("resignsLostGames"))->click();
        QVERIFY(!Opponent::resignsLostGames());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(Opponent::resignsLostGames());
    }

    void pawnsBecomeQueensWithoutAsking()
    {
        QVERIFY(!promotesToQueen());
        find<QCheckBox>(QStringLiteral("promotesToQueen"))->click();
        QVERIFY(promotesToQueen());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!promotesToQueen());
    }

    /// Each is undone by the window's undo key, in reverse order; on the game's pages the key undoes moves.
    void settingsAreUndone()
    {
        const QString before = goMaterial().id;
        const QString other = find<QComboBox>(QStringLiteral("goBoardLook"))->itemData(2).toString();
        QVERIFY(before != other);
        choose("goBoardLook", other);
        find<QCheckBox>(QStringLiteral("confirmsMoves"))->click();
        QVERIFY(confirmsMoves());
        QCOMPARE(goMaterial().id, other);
        QUndoStack& stack = m_window->findChild<SettingsPanel*>()->undoStack();
        QCOMPARE(stack.count(), 2);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!confirmsMoves());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(goMaterial().id, before);
        QCOMPARE(find<QComboBox>(QStringLiteral("goBoardLook"))->currentData().toString(), before);
        QCOMPARE(stack.count(), 2); // undoing adds no step
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(goMaterial().id, other);
        startGo();
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(goMaterial().id, other);
    }

    /// Another network may list the servers in another order, or not all of them.
    void serverIsUndoneByItsName()
    {
        auto* panel = m_window->findChild<SettingsPanel*>();
        panel->showServers({QStringLiteral("Fox"), QStringLiteral("GTL")});
        choose("rankServer", QStringLiteral("Fox"));
        choose("rankServer", QStringLiteral("GTL"));
        panel->showServers({QStringLiteral("GTL"), QStringLiteral("Fox")});
        panel->undoStack().undo();
        QCOMPARE(rankServer(), QStringLiteral("Fox"));
        panel->undoStack().redo();
        QCOMPARE(rankServer(), QStringLiteral("GTL"));
        panel->showServers({QStringLiteral("GTL")});
        panel->undoStack().undo(); // Fox is not there any more
        QCOMPARE(rankServer(), QStringLiteral("GTL"));
    }

    /// Each page has its own steps: the key undoes changes of the visible page.
    void piecesAndEnginesAreUndone()
    {
        const QString before = pieceSet().id;
        find<QAbstractButton>(QStringLiteral("pieces-flat"))->click();
        QCOMPARE(pieceSet().id, QStringLiteral("flat"));
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* threads = m_window->findChild<QComboBox*>(QStringLiteral("networkThreads"));
        threads->setCurrentIndex(1);
        Q_EMIT threads->activated(1);
        QCOMPARE(m_window->engine().computing().threads, 1U);
        auto* wait = m_window->findChild<QSpinBox*>(QStringLiteral("katagoWait"));
        const int usual = wait->value();
        wait->setValue(77);
        m_window->findChild<QLineEdit*>(QStringLiteral("engineCommand"))->setText(QStringLiteral("some-program --gtp"));
        m_window->findChild<QPushButton*>(QStringLiteral("addEngine"))->click();
        QCOMPARE(externalEngines().size(), std::size_t(1));
        const auto undo = [this] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); };
        const auto redo = [this] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); };
        undo();
        QVERIFY(externalEngines().empty());
        undo();
        QCOMPARE(outsideSettings().katagoWait, std::chrono::seconds(usual));
        undo();
        QCOMPARE(m_window->engine().computing().threads, 0U);
        QCOMPARE(threads->currentIndex(), 0);
        for (int step = 0; step < 3; ++step)
            redo();
        QCOMPARE(m_window->engine().computing().threads, 1U);
        QCOMPARE(outsideSettings().katagoWait, std::chrono::seconds(77));
        QCOMPARE(externalEngines().size(), std::size_t(1));
        QCOMPARE(pieceSet().id, QStringLiteral("flat")); // this step belongs to another page
        m_window->showSettings();
        undo();
        QCOMPARE(pieceSet().id, before);
        QVERIFY(!find<QAbstractButton>(QStringLiteral("pieces-flat"))->isChecked());
    }

    /// A network that reads the strong network's last layer is opened with it, and used until the strong network is removed.
    void ranksReadTheStrongNetwork()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), networksThatRead());
        m_window->show();
        Engine& engine = m_window->engine();
        const auto error = [&](const std::string& game = "go", const QString& file = QStringLiteral("go-heads")) {
            std::optional<core::ErrorCode> code;
            bool isDone = false;
            engine.tryNetworkFile(game, file, m_window.get(), [&](const core::Result<void>& done) {
                isDone = true;
                if (!done)
                    code = done.error().code;
            });
            (void)QTest::qWaitFor([&] { return isDone; }, kPatience);
            return code;
        };
        QCOMPARE(error(), std::optional(core::ErrorCode::NotFound));
        engine.setNetworkFile(strongNetworkOf("go"), QStringLiteral("go-strong"));
        QTRY_VERIFY(engine.hasStrongNetwork("go"));
        QCOMPARE(error(), std::optional<core::ErrorCode>());
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go-heads"));
        QCOMPARE(engine.readingWithStrong("go", engine.network("go")), engine.network("go")); // it does already
        m_window->playPage()->showNewGame();
        QVERIFY(!m_window->findChild<QCheckBox*>(QStringLiteral("readsWithStrong"))->isVisible());
        QCOMPARE(error(strongNetworkOf("go")), std::optional(core::ErrorCode::BadArgument)); // it cannot replace what it reads
        QCOMPARE(engine.networkFile(strongNetworkOf("go")), QStringLiteral("go-strong"));
        QCOMPARE(error(strongNetworkOf("go"), QStringLiteral("go-strong")), std::optional<core::ErrorCode>());
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go-heads")); // the same network again
        QCOMPARE(error(strongNetworkOf("go"), QStringLiteral("go-other")), std::optional<core::ErrorCode>());
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go"));
        engine.setNetworkFile(strongNetworkOf("go"), QStringLiteral("go-strong"));
        QTRY_VERIFY(engine.hasStrongNetwork("go"));
        QCOMPARE(error(), std::optional<core::ErrorCode>());
        engine.setNetworkFile(strongNetworkOf("go"), {});
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go"));
    }

    /// A refused file leaves the network in use, if there is one.
    void refusedNetworkIsReported()
    {
        const QString broken = m_folder->filePath(QStringLiteral("broken.bin.gz"));
        writeFile(broken, "nothing");
        NetworkSources networks = fakeNetworks();
        networks.open = [usual = networks.open, broken = broken.toStdString()](const std::string& file, const nn::Computing& computing) {
            if (file != broken)
                return usual(file, computing);
            return core::Result<std::shared_ptr<nn::Evaluator>>(core::Error{core::ErrorCode::NetworkDamaged, "its name", file});
        };
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), networks);
        m_window->show();
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        QTRY_VERIFY(m_window->engine().network("go"));
        const auto said = [&](const QString& title) {
            const auto buttons = m_window->findChildren<QPushButton*>();
            const auto choose = std::ranges::find_if(buttons, [&](const QPushButton* button) {
                return button->text().endsWith(QChar(0x2026)) && button->accessibleName().endsWith(title);
            });
            if (choose == buttons.end())
                return QString();
            chooseNextFile(broken);
            (*choose)->click();
            const QLabel* found = nullptr;
            (void)QTest::qWaitFor(
                [&] {
                    for (const QLabel* label : (*choose)->parentWidget()->findChildren<QLabel*>())
                        if (label->text().contains(QStringLiteral("the network file is damaged")))
                            found = label;
                    return found != nullptr;
                },
                kPatience);
            return found ? found->text() : QString();
        };
        const QString problem = broken + QStringLiteral(": the network file is damaged: its name.");
        QCOMPARE(said(QStringLiteral(" – Strong network for Go")), problem);
        QCOMPARE(said(QStringLiteral(" – Go")), problem + QStringLiteral(" The current network stays in use."));
    }

    void ranksReturnWithTheirStrongNetwork()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), networksThatRead());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        Engine& engine = m_window->engine();
        const std::string strong = strongNetworkOf("go");
        const auto read = [&] {
            const auto network = engine.network("go");
            return network && !network->info().readsWith.empty();
        };
        engine.setNetworkFile(strong, QStringLiteral("go-strong"));
        engine.setNetworkFile("go", QStringLiteral("go-heads"));
        QTRY_VERIFY(read());
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        const auto buttons = m_window->findChildren<QPushButton*>();
        const auto remove = std::ranges::find_if(buttons, [](const QPushButton* button) {
            return button->text() == QStringLiteral("Remove") && button->accessibleName().endsWith(QStringLiteral("Strong network for Go"));
        });
        QVERIFY(remove != buttons.end());
        (*remove)->click();
        QVERIFY(!engine.isNetworkChosen(strong) && !engine.isNetworkChosen("go"));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(engine.networkFile(strong), QStringLiteral("go-strong"));
        QCOMPARE(engine.networkFile("go"), QStringLiteral("go-heads"));
        QTRY_VERIFY(read());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!engine.isNetworkChosen(strong) && !engine.isNetworkChosen("go"));
    }

    void chosenRowsAreSeen_data()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<bool>("dark");
        for (const QString& style : QStyleFactory::keys())
            for (const bool dark : {false, true})
                QTest::addRow("%s, %s", qPrintable(style), dark ? "dark" : "light") << style << dark;
    }

    /// In any style of the desktop, the selected row of a list differs from the others and is readable.
    void chosenRowsAreSeen()
    {
        QFETCH(QString, style);
        QFETCH(bool, dark);
        qApp->setStyle(style);
        const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
        applyTheme(*qApp, theme);
        QComboBox box;
        box.addItems({QStringLiteral("one"), QStringLiteral("two")});
        QListView list;
        QTableView table;
        box.show();
        for (const QAbstractItemView* view : {static_cast<const QAbstractItemView*>(box.view()),
                 static_cast<const QAbstractItemView*>(&list), static_cast<const QAbstractItemView*>(&table)}) {
            view->ensurePolished();
            const QColor row = view->palette().color(QPalette::Active, QPalette::Highlight);
            const QColor text = view->palette().color(QPalette::Active, QPalette::HighlightedText);
            QVERIFY2(contrast(text, row) >= 4.5, qPrintable(text.name() + row.name()));
            QVERIFY2(row != theme.card && row != theme.field, qPrintable(row.name()));
        }
        QCOMPARE(box.view()->palette().color(QPalette::Active, QPalette::Highlight), theme.accent);
        qApp->setStyle(QStringLiteral("Fusion")); // the style of the other tests
        applyTheme(*qApp, Theme::light());
    }

    void widgetsHaveNames()
    {
        int seen = 0;
        for (const QWidget* widget : m_window->findChild<SettingsPanel*>()->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool inner = widget->parent()->inherits("QKeySequenceEdit") || widget->parent()->inherits("QComboBoxPrivateContainer")
                || qobject_cast<const QComboBox*>(widget->parent());
            const bool interactive = button || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QSlider*>(widget)
                || qobject_cast<const QKeySequenceEdit*>(widget);
            if (!interactive || inner)
                continue;
            ++seen;
            const QString name = widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
            QVERIFY2(!name.isEmpty(), qPrintable(widget->objectName()));
        }
        QVERIFY(seen > 30);
    }

    void goMovesAreConfirmed()
    {
        setConfirmsMoves(true);
        startGo();
        GoBoardWidget* board = m_window->playPage()->goBoard();
        const auto click = [&](QPoint cell) { QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(cell).toPoint()); };
        const auto moves = [&] { return session().record().mainLineMoves().size(); };
        click({4, 4});
        QCOMPARE(moves(), std::size_t(0));
        QCOMPARE(board->overlay().stones.size(), std::size_t(1));
        click({2, 2}); // another piece instead
        QCOMPARE(moves(), std::size_t(0));
        session().noteWords(session().node(), QStringLiteral("Tutor: a comment that comes late")); // it changes no move
        QCOMPARE(board->overlay().stones.size(), std::size_t(1));
        click({2, 2});
        QCOMPARE(moves(), std::size_t(1));
        QCOMPARE(session().line().back().text, QStringLiteral("C7"));
        QVERIFY(board->overlay().stones.empty());
    }

    void chessMovesAreConfirmed()
    {
        setConfirmsMoves(true);
        m_window->document().startGame({.kind = NewGame::Kind::Chess});
        m_window->playPage()->showGame();
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto click = [&](chess::Square square) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(board->cellOf(square)).toPoint());
        };
        click(12);
        click(28); // e2 e4
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(0));
        session().noteWords(session().node(), QStringLiteral("Tutor: a comment that comes late"));
        QCOMPARE(board->overlay().arrows.size(), std::size_t(1));
        click(28);
        QCOMPARE(session().record().mainLineMoves().size(), std::size_t(1));
        QVERIFY(board->overlay().arrows.empty());
    }

    void movesAreHeard()
    {
        QList<Sound> heard;
        GameSounds& sounds = m_window->playPage()->sounds();
        connect(&sounds, &GameSounds::played, this, [&](Sound sound) { heard << sound; });
        startGo();
        const auto play = [&](int x, int y) { QVERIFY(session().play(session().goPosition()->moveAt(x, y))); };
        play(1, 0);
        play(0, 0);
        play(0, 1); // takes the corner
        QCOMPARE(heard, (QList<Sound>{Sound::Stone, Sound::Stone, Sound::Stones}));
        heard.clear();
        session().pass();
        session().first();
        QVERIFY(heard.isEmpty()); // passes and jumps are silent
        session().step(1);
        QCOMPARE(heard, QList<Sound>{Sound::Stone});
        session().last();
        heard.clear();
        session().resign(session().toMove());
        QCOMPARE(heard, QList<Sound>{Sound::End});

        heard.clear();
        m_window->document().startGame({.kind = NewGame::Kind::Chess});
        for (const char* move : {"e2e4", "d7d5", "e4d5"})
            QVERIFY(session().play(*session().position().parseMove(move)));
        QCOMPARE(heard, (QList<Sound>{Sound::Piece, Sound::Piece, Sound::Taken}));
        heard.clear();
        sounds.setOn(false);
        QVERIFY(session().play(*session().position().parseMove("d8d5")));
        QVERIFY(heard.isEmpty());
    }

    void lastSecondsAreHeard()
    {
        QList<Sound> heard;
        connect(&m_window->playPage()->sounds(), &GameSounds::played, this, [&](Sound sound) { heard << sound; });
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.time.main = std::chrono::seconds(60);
        m_window->document().startGame(game);
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        QVERIFY(session().play(*session().position().parseMove("e2e4"))); // the first moves take no time
        QVERIFY(session().play(*session().position().parseMove("e7e5")));
        heard.clear();
        for (int second = 0; second < 48; ++second) {
            now += std::chrono::seconds(1);
            timer.look();
        }
        QVERIFY(heard.isEmpty());
        for (int second = 0; second < 8; ++second) {
            now += std::chrono::seconds(1);
            timer.look();
            timer.look(); // each second once
        }
        QVERIFY2(heard.size() >= 5 && heard.size() <= 7, qPrintable(QString::number(heard.size())));
        QCOMPARE(heard.front(), Sound::Tick);
    }

    void soundsAreSoft_data()
    {
        QTest::addColumn<int>("sound");
        for (int sound = 0; sound < kSounds; ++sound)
            QTest::newRow(qPrintable(QString::number(sound))) << sound;
    }

    /// Sounds begin and end in silence, are never clipped, and are short.
    void soundsAreSoft()
    {
        QFETCH(int, sound);
        const auto samples = synthesise(static_cast<Sound>(sound));
        QVERIFY(samples.size() > kSoundRate / 20 && samples.size() < 2 * kSoundRate);
        QVERIFY(std::abs(samples.front()) < 1000);
        QCOMPARE(samples.back(), std::int16_t(0));
        int most = 0;
        for (const std::int16_t sample : samples)
            most = std::max(most, std::abs(int{sample}));
        QVERIFY(most > 15000 && most < 30000);
        QVERIFY(samples == synthesise(static_cast<Sound>(sound)));
    }

    /// By ALSA, whose output is a file here.
    void soundsReachTheLoudspeaker()
    {
        if (!QLibrary(QStringLiteral("asound"), 2).load())
            QSKIP("ALSA is not installed");
        const QString raw = m_folder->filePath(QStringLiteral("loudspeaker"));
        const QString path = m_folder->filePath(QStringLiteral("asound.conf"));
        writeFile(path, "pcm.!default { type file file \"" + raw.toUtf8() + "\" format raw slave { pcm { type null } } }\n");
        qputenv("ALSA_CONFIG_PATH", path.toUtf8());
        {
            SoundOutput output;
            output.play(synthesise(Sound::Stone));
            const auto expected = static_cast<qint64>(synthesise(Sound::Stone).size() * sizeof(std::int16_t));
            QTRY_VERIFY(QFile(raw).size() >= expected);
        }
        qunsetenv("ALSA_CONFIG_PATH");
        const QByteArray written = contentOf(raw);
        const auto made = synthesise(Sound::Stone);
        QVERIFY(written.startsWith(QByteArray(reinterpret_cast<const char*>(made.data()), 2000)));
    }

    /// After a start as another user, for example.
    void unwritableSettingsAreReported()
    {
        const QString usual = QFileInfo(QFileInfo(QSettings().fileName()).path()).path();
        const auto setPath = [](const QString& path) { QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path); };
        const auto restore = qScopeGuard([&] { setPath(usual); });
        writeFile(m_folder->filePath(QStringLiteral("file")), "not a folder");
        setPath(m_folder->filePath(QStringLiteral("file")));
        open();
        const Notice* notice = m_window->playPage()->notice();
        QTRY_VERIFY(notice->isAlarm());
        QVERIFY2(notice->text().contains(m_folder->filePath(QStringLiteral("file"))), qPrintable(notice->text()));
    }

    void secondStartHandsItsFilesOver()
    {
        QTemporaryDir folder;
        SingleInstance first(folder.filePath(QStringLiteral("games")));
        QVERIFY(first.isFirst());
        QSignalSpy started(&first, &SingleInstance::started);
        bool given = false;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            const SingleInstance second(folder.filePath(QStringLiteral("games")));
            given = !second.isFirst() && second.otherComputer().isEmpty()
                && second.handOver({QStringLiteral("/tmp/a b.sgf"), QStringLiteral("/tmp/名局.pgn")});
        }));
        other->start();
        QTRY_COMPARE(started.count(), 1);
        QVERIFY(other->wait(20000));
        QVERIFY(given);
        QCOMPARE(started.front().front().toStringList(), (QStringList{QStringLiteral("/tmp/a b.sgf"), QStringLiteral("/tmp/名局.pgn")}));

        const SingleInstance elsewhere(folder.filePath(QStringLiteral("other games")));
        QVERIFY(elsewhere.isFirst());
    }

    void crashedOneIsNotInTheWay()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("running.lock")), "999999999\nevenmatch\n\n"); // no such process
        const SingleInstance next(folder.path());
        QVERIFY(next.isFirst());
    }

    /// Of a home folder in the network; whether that one still runs cannot be seen from here.
    void lockOfAnotherComputerIsNamed()
    {
        QTemporaryDir folder;
        const QString lock = folder.filePath(QStringLiteral("running.lock"));
        writeFile(lock, "1\nevenmatch\nanother-computer\n");
        const SingleInstance next(folder.path());
        QVERIFY(!next.isFirst());
        QCOMPARE(next.otherComputer(), QStringLiteral("another-computer"));
        QCOMPARE(next.lockFile(), lock);
        QVERIFY(!next.handOver({}));
    }

    /// It is not taken for the folder of a running instance; the window gives the reason.
    void unwritableFolderIsNotInTheWay()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("file")), "not a folder");
        const SingleInstance only(folder.filePath(QStringLiteral("file/games")));
        QVERIFY(only.isFirst());
    }

private:
    void open()
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path());
        m_window->showSettings();
    }

    void startGo(int size = 9)
    {
        m_window->document().startGame({.size = size});
        m_window->playPage()->showGame();
    }

    template <class Widget>
    Widget* find(const QString& name)
    {
        auto* widget = m_window->findChild<SettingsPanel*>()->findChild<Widget*>(name);
        Q_ASSERT(widget);
        return widget;
    }

    /// Selects like a user who chooses from the list.
    void choose(const char* list, const QString& id)
    {
        auto* box = find<QComboBox>(QLatin1String(list));
        const int row = box->findData(id);
        QVERIFY2(row >= 0, qPrintable(id));
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestSettings)

} // namespace tst_settings

#include "tst_settings.moc"
