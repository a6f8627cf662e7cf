// The main window's menus and their keys. Keys without Ctrl work only on the board and the panels, so that users can type in forms.
#include "ui/main_window.h"

#include "ui/base/ask_first.h"
#include "ui/base/shortcuts.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/cards/card_exchange.h"
#include "ui/cards/lesson_exchange.h"
#include "ui/explorer_guest.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/pages/engines_page.h"
#include "ui/pages/games_page.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/pages/tree_page.h"
#include "ui/panels/settings_panel.h"
#include "ui/rank/whose_box.h"
#include "ui/report/board_export.h"
#include "ui/sound/game_sounds.h"
#include "ui/text/file_words.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/rail.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUndoGroup>

#include <utility>
#include <vector>

namespace evenmatch::ui {

namespace {

const auto kCoordinatesKey = QStringLiteral("view/coordinates");
const auto kNumbersKey = QStringLiteral("view/moveNumbers");
const auto kRailWordsKey = QStringLiteral("view/railWords");

} // namespace

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    makeNavigateMenu();
    makeAnalyseMenu();
    makeLearnMenu();
    makeViewMenu();
    makeHelpMenu();
    std::vector<Shortcuts::Reserved> reserved;
    for (int page = 0; page < m_rail->count(); ++page)
        reserved.push_back({Rail::keyOf(page), m_rail->nameOf(page)});
    const QString learn = m_rail->nameOf(static_cast<int>(m_pageNames.indexOf(QStringLiteral("learn"))));
    for (int choice = 1; choice <= LearnPage::kMostChoices; ++choice)
        reserved.push_back({LearnPage::keyOf(choice), learn});
    m_keys = new Shortcuts(*menuBar(), std::move(reserved), this);
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&New…"), QKeySequence::New, this,
            [this] {
                visitPlayPage();
                m_play->showNewGame();
            })
        ->setObjectName(QStringLiteral("new"));
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFile);
    menu->addAction(tr("Open a&ddress…"), QKeySequence(Qt::CTRL | Qt::Key_U), this, &MainWindow::openAddress)
        ->setObjectName(QStringLiteral("openAddressAction"));
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    recent->setObjectName(QStringLiteral("recentMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, recent] { fillRecentFiles(recent); });
    menu->addSeparator();
    menu->addAction(tr("&Save"), QKeySequence::Save, this, &MainWindow::save);
    menu->addAction(tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this, &MainWindow::saveAs);
    menu->addSeparator();
    m_export = new BoardExport([this] { return shownBoard(); }, this);
    connect(m_export, &BoardExport::told, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMilliseconds); });
    menu->addAction(tr("Export &board image…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), m_export, &BoardExport::save)
        ->setObjectName(QStringLiteral("exportBoardAction"));
    menu->addAction(tr("Export ani&mation…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G), m_export, &BoardExport::saveAnimation)
        ->setObjectName(QStringLiteral("exportAnimationAction"));
    menu->addAction(tr("&Print board…"), QKeySequence::Print, m_export, &BoardExport::print)
        ->setObjectName(QStringLiteral("printBoardAction"));
    menu->addSeparator();
    auto* cards = new CardExchange(m_library, m_rank.whose(), this);
    connect(cards, &CardExchange::told, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMilliseconds); });
    menu->addAction(tr("Export &cards…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), cards, &CardExchange::save)
        ->setObjectName(QStringLiteral("exportCardsAction"));
    menu->addAction(tr("&Import cards…"), QKeySequence(Qt::CTRL | Qt::Key_K), cards, &CardExchange::load)
        ->setObjectName(QStringLiteral("importCardsAction"));
    auto* lessons = new LessonExchange(m_library, m_document, m_rank.whose(), this);
    connect(lessons, &LessonExchange::told, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMilliseconds); });
    connect(lessons, &LessonExchange::gameWanted, this, [this](library::GameId id) { m_games->open(id, 0); });
    menu->addAction(tr("Export &lesson…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W), lessons, &LessonExchange::save)
        ->setObjectName(QStringLiteral("exportLessonAction"));
    menu->addAction(tr("Open l&esson…"), QKeySequence(Qt::CTRL | Qt::Key_L), lessons, &LessonExchange::load)
        ->setObjectName(QStringLiteral("openLessonAction"));
    menu->addSeparator();
    menu->addAction(tr("Se&ttings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), this, &MainWindow::showSettings)
        ->setObjectName(QStringLiteral("settings"));
    menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
}

void MainWindow::fillRecentFiles(QMenu* menu)
{
    menu->clear();
    QStringList paths = m_document.recentFiles();
    paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    const QStringList names = distinctNames(paths);
    for (qsizetype i = 0; i < paths.size(); ++i) {
        QAction* action = menu->addAction(plainMenuText(names[i]), this, [this, path = paths[i]] { openFiles({path}); });
        action->setToolTip(paths[i]);
    }
    menu->setToolTipsVisible(true);
    menu->setEnabled(!menu->isEmpty());
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_undo = new QUndoGroup(this);
    m_undo->addStack(&m_document.session().undoStack());
    m_undo->addStack(m_games->undoStack());
    m_undo->addStack(m_engines->undoStack());
    addUndo(menu, tr("&Undo"), tr("&Undo: %1"), QKeySequence::Undo, &QUndoGroup::undo, &QUndoGroup::canUndoChanged,
        &QUndoGroup::undoTextChanged);
    addUndo(menu, tr("&Redo"), tr("&Redo: %1"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), &QUndoGroup::redo,
        &QUndoGroup::canRedoChanged, &QUndoGroup::redoTextChanged);
    menu->addSeparator();
    const auto add = [this, menu](const QString& text, const QKeySequence& key, const char* name, auto&& action) {
        QAction* made = menu->addAction(text, key, this, action);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_takeBack
        = add(tr("&Take back"), QKeySequence(Qt::CTRL | Qt::Key_Backspace), "takeBackAction", [this] { m_play->opponent().takeBack(); });
    m_hint = add(tr("&Hint"), QKeySequence(Qt::CTRL | Qt::Key_H), "hintAction", [this] { m_play->moreHint(); });
    m_draw = add(tr("&Draw"), QKeySequence(Qt::CTRL | Qt::Key_D), "drawAction", [this] { m_play->opponent().draw(); });
    m_resign = add(tr("Re&sign"), QKeySequence(Qt::CTRL | Qt::Key_R), "resignAction", [this] { m_play->opponent().resign(); });
    m_pass = menu->addAction(tr("&Pass"), this, [this] {
        if (auto* page = qobject_cast<BoardPage*>(m_pages->currentWidget()))
            page->pass();
    });
    m_pass->setObjectName(QStringLiteral("passAction"));
    m_pass->setShortcut(Qt::Key_P);
    addBoardAction(m_pass);
    QAction* type = menu->addAction(tr("T&ype a move"), this, [this] {
        if (auto* page = qobject_cast<BoardPage*>(m_pages->currentWidget()))
            page->typeMoves();
        else if (m_pages->currentWidget() == m_learn)
            m_learn->typeMoves();
    });
    type->setObjectName(QStringLiteral("typeMoveAction"));
    type->setShortcut(Qt::Key_T);
    addBoardAction(type);
    m_learn->addAction(type);
    menu->addSeparator();
    menu->addAction(tr("&Copy game"), QKeySequence::Copy, this, &MainWindow::copyGame)->setObjectName(QStringLiteral("copyGameAction"));
    add(tr("Copy p&osition"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), "copyPositionAction", [this] { copyPosition(); });
    add(tr("Copy &board as image"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C), "copyBoardAction", [this] { m_export->copy(); });
    menu->addAction(tr("Paste &game"), QKeySequence::Paste, this, &MainWindow::pasteGame);
    menu->addSeparator();
    add(tr("S&et up a position…"), QKeySequence(Qt::CTRL | Qt::Key_E), "setUpPositionAction", [this] { setUpPosition(); });
    add(tr("Game &information…"), QKeySequence(Qt::CTRL | Qt::Key_I), "gameInfoAction", [this] { editGameInfo(); });
    menu->addSeparator();
    add(tr("&Find games with this position"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), "findPositionAction", [this] {
        const game::AnyPosition position = shownPosition(); // before the page changes
        showPage(QStringLiteral("games"));
        m_games->showWithPosition(position);
    });
}

void MainWindow::addUndo(QMenu* menu, const QString& plain, const QString& named, const QKeySequence& key, void (QUndoGroup::*act)(),
    void (QUndoGroup::*possible)(bool), void (QUndoGroup::*what)(const QString&))
{
    QAction* action = menu->addAction(plain, key, m_undo, act);
    action->setEnabled(false);
    connect(m_undo, possible, action, &QAction::setEnabled);
    connect(m_undo, what, action,
        [action, plain, named](const QString& text) { action->setText(text.isEmpty() ? plain : named.arg(plainMenuText(text))); });
}

void MainWindow::makeNavigateMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Navigate"));
    GameSession& session = m_document.session();
    const auto add = [&](const QString& text, const QKeySequence& key, auto&& action) {
        QAction* made = menu->addAction(text);
        made->setShortcut(key);
        connect(made, &QAction::triggered, this, action);
        addBoardAction(made);
    };
    constexpr int kLeap = 10;
    add(tr("Go to &start"), Qt::Key_Home, [&session] { session.first(); });
    add(tr("&Ten moves back"), Qt::SHIFT | Qt::Key_Left, [&session] { session.step(-kLeap); });
    add(tr("&Previous move"), Qt::Key_Left, [&session] { session.step(-1); });
    add(tr("Next &move"), Qt::Key_Right, [&session] { session.step(1); });
    add(tr("Te&n moves forward"), Qt::SHIFT | Qt::Key_Right, [&session] { session.step(kLeap); });
    add(tr("Go to &end"), Qt::Key_End, [&session] { session.last(); });
    menu->addSeparator();
    add(tr("Previous v&ariation"), Qt::Key_Up, [&session] { session.sibling(-1); });
    add(tr("Next &variation"), Qt::Key_Down, [&session] { session.sibling(1); });
    menu->addSeparator();
    add(tr("Previous &game"), Qt::Key_PageUp, [this] { m_play->stepGame(-1); });
    add(tr("Ne&xt game"), Qt::Key_PageDown, [this] { m_play->stepGame(1); });
}

void MainWindow::makeAnalyseMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Analyse"));
    menu->addActions(m_review->reviewActions());
    menu->addSeparator();
    menu->addAction(m_explorer->action());
    addBoardAction(m_explorer->action());
    menu->addAction(m_explorer->cornerAction());
    addBoardAction(m_explorer->cornerAction());
    menu->addActions(m_analysed.actions());
    m_analysed.addPage(m_play);
    m_analysed.addPage(m_review);
    m_analysed.addPage(m_tree);
}

void MainWindow::makeLearnMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Learn"));
    const auto add = [this, menu](const QString& text, Qt::Key key, const char* name, void (LearnPage::*start)()) {
        QAction* made
            = menu->addAction(text, QKeySequence(Qt::CTRL | Qt::SHIFT | key), this, [this, start] { // because desktops use Ctrl+Alt
                  showPage(QStringLiteral("learn"));
                  if (!m_learn->exercise()) // the page asks before it abandons an exercise
                      (m_learn->*start)();
              });
        made->setObjectName(QLatin1String(name));
    };
    add(tr("Cards &due today"), Qt::Key_D, "learnDueAction", &LearnPage::startDue);
    add(tr("&Cards from your games"), Qt::Key_L, "learnCardsAction", &LearnPage::mainAction);
    add(tr("&Guess the moves of this game"), Qt::Key_M, "learnGuessAction", &LearnPage::startGuessing);
    add(tr("Train an &opening"), Qt::Key_P, "learnOpeningAction", &LearnPage::startOpening);
    add(tr("&Find your rank"), Qt::Key_R, "learnTestAction", &LearnPage::startRankTest);
    menu->addAction(tr("&Teaching game"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), m_learn, &LearnPage::startTeachingGame)
        ->setObjectName(QStringLiteral("learnTeachingAction"));
    menu->addSeparator();
    Whose& whose = m_rank.whose();
    connect(&whose, &Whose::failed, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMilliseconds); });
    menu->addAction(tr("&Next student"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), &whose, &Whose::chooseNext)
        ->setObjectName(QStringLiteral("nextStudentAction"));
    menu->addAction(tr("&Add a student…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), this,
            [this] {
                showPage(QStringLiteral("learn"));
                askForStudent(m_rank.whose(), this);
            })
        ->setObjectName(QStringLiteral("addStudentAction"));
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QMenu* themes = menu->addMenu(tr("&Theme"));
    m_themes = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> choices[]
        = {{tr("&System"), ThemeChoice::System}, {tr("&Light"), ThemeChoice::Light}, {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [name, choice] : choices) {
        QAction* action = themes->addAction(name, this, [this, choice = choice] { setTheme(choice); });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
    }
    makeLanguageMenu(menu->addMenu(tr("L&anguage")));
    QAction* coordinates = m_coordinates = menu->addAction(tr("&Coordinates"));
    coordinates->setCheckable(true);
    coordinates->setShortcut(Qt::Key_K);
    coordinates->setChecked(QSettings().value(kCoordinatesKey, true).toBool());
    const auto show = [this](bool shown) {
        for (BoardPage* page : m_boardPages)
            page->setCoordinatesShown(shown);
        m_learn->setCoordinatesShown(shown);
    };
    show(coordinates->isChecked());
    addBoardAction(coordinates);
    m_learn->addAction(coordinates);
    connect(coordinates, &QAction::toggled, this, [show](bool shown) {
        show(shown);
        QSettings().setValue(kCoordinatesKey, shown);
    });
    QAction* numbers = menu->addAction(tr("&Move numbers"));
    numbers->setObjectName(QStringLiteral("moveNumbers"));
    numbers->setCheckable(true);
    numbers->setShortcut(Qt::Key_M);
    addBoardAction(numbers);
    connect(numbers, &QAction::toggled, this, [this](bool shown) {
        for (BoardPage* page : m_boardPages)
            page->setNumbersShown(shown);
        QSettings().setValue(kNumbersKey, shown);
    });
    numbers->setChecked(QSettings().value(kNumbersKey, false).toBool());
    m_flip = menu->addAction(tr("&Flip the board"), this, [this] {
        if (m_pages->currentWidget() == m_learn)
            return m_learn->flip();
        const bool isGo = m_document.session().goPosition() != nullptr;
        const auto boardOf = [isGo](const BoardPage& page) { return isGo ? static_cast<BoardWidget*>(page.goBoard()) : page.chessBoard(); };
        const bool flipped = !boardOf(*m_play)->flipped();
        for (const BoardPage* page : m_boardPages)
            boardOf(*page)->setFlipped(flipped);
    });
    m_flip->setObjectName(QStringLiteral("flipAction"));
    m_flip->setShortcut(Qt::Key_F);
    addBoardAction(m_flip);
    m_learn->addAction(m_flip);
    m_sound = menu->addAction(tr("S&ounds"));
    m_sound->setShortcut(Qt::CTRL | Qt::Key_M);
    m_sound->setCheckable(true);
    m_sound->setChecked(m_play->sounds().isOn());
    connect(m_sound, &QAction::toggled, &m_play->sounds(), &GameSounds::setOn);
    connect(&m_play->sounds(), &GameSounds::onChanged, m_sound, &QAction::setChecked);
    QAction* words = menu->addAction(tr("Side&bar labels"));
    words->setShortcut(Qt::CTRL | Qt::Key_B);
    words->setCheckable(true);
    words->setChecked(QSettings().value(kRailWordsKey, true).toBool());
    m_rail->setWordsShown(words->isChecked());
    connect(words, &QAction::toggled, this, [this](bool shown) {
        m_rail->setWordsShown(shown);
        QSettings().setValue(kRailWordsKey, shown);
    });
    menu->addSeparator();
    m_fullScreen = menu->addAction(tr("F&ull screen"));
    m_fullScreen->setObjectName(QStringLiteral("fullScreenAction"));
    m_fullScreen->setCheckable(true);
    m_fullScreen->setShortcut(Qt::Key_F11);
    connect(m_fullScreen, &QAction::toggled, this, [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
}

QStringList MainWindow::knownServers()
{
    QStringList servers;
    if (m_engine.state("go") != Engine::State::Ready)
        return servers; // network() would load it
    const auto add = [&](const strength::RankProfile& profile) {
        for (const strength::ServerRanks& server : profile.servers)
            if (const QString name = QString::fromStdString(server.server); !servers.contains(name))
                servers << name;
    };
    const auto network = m_engine.network("go");
    if (network && network->info().profile)
        add(*network->info().profile);
    if (network)
        for (const auto& [board, profile] : network->info().boards)
            add(profile);
    return servers;
}

void MainWindow::showSettings()
{
    const auto showChosen = [this] { m_settings->show(chosenTheme(), m_coordinates->isChecked()); };
    if (!m_settings) {
        m_settings = new SettingsPanel(m_play->sounds(), *m_keys);
        setHelpTopic(*m_settings, QStringLiteral("settings"));
        m_undo->addStack(&m_settings->undoStack());
        connect(m_play, &BoardPage::panelShown, this, &MainWindow::followUndo);
        connect(m_settings, &SettingsPanel::closed, m_play, &PlayPage::leavePanel);
        connect(m_settings, &SettingsPanel::themeChosen, this, &MainWindow::setTheme);
        connect(&m_engine, &Engine::networkChanged, m_settings, [this] { m_settings->showServers(knownServers()); });
        connect(m_settings, &SettingsPanel::serverChosen, &m_rank, &MyRank::settingsChanged);
        connect(m_settings, &SettingsPanel::coordinatesChosen, m_coordinates, &QAction::setChecked);
        connect(m_settings, &SettingsPanel::languageChosen, this, &MainWindow::changeLanguage);
        const QList<QAction*> inMenu = m_themes->actions() + QList<QAction*>{m_coordinates, m_sound};
        for (const QAction* action : inMenu)
            connect(action, &QAction::triggered, m_settings, showChosen); // while the panel is open
    }
    showChosen();
    m_settings->showServers(knownServers());
    visitPlayPage();
    m_play->showBeside(m_settings);
}

void MainWindow::makeLanguageMenu(QMenu* menu)
{
    m_languages = new QActionGroup(this);
    const auto add = [&](const QString& code, const QString& name) {
        QAction* action = menu->addAction(name, this, [this, code] { changeLanguage(code); });
        action->setCheckable(true);
        action->setData(code);
        m_languages->addAction(action);
    };
    add({}, tr("&System"));
    menu->addSeparator();
    for (const Language& language : languages())
        add(language.code, language.name);
    showLanguage();
}

void MainWindow::showLanguage()
{
    for (QAction* action : m_languages->actions())
        if (action->data().toString() == languageInUse())
            action->setChecked(true);
    if (m_settings)
        m_settings->showLanguage();
}

/// The window in the new language stands where this one does.
void MainWindow::changeLanguage(const QString& code)
{
    if (code == languageInUse())
        return chooseLanguage(code); // the command line may have chosen it for this run
    if (!closeEditor())
        return showLanguage();
    const auto change = [this, code] {
        chooseLanguage(code);
        keepGeometry();
        Q_EMIT languageChosen();
    };
    const QStringList lost = lostByClosing();
    if (lost.isEmpty())
        return change();
    showLanguage();
    askFirst(*this, tr("Change the language"), joinSentences(QStringList{tr("The window opens again in the new language.")} + lost),
        tr("&Change language"), change);
}

HelpWindow& MainWindow::openHelp()
{
    const QWidget* focus = QApplication::focusWidget(); // before the help takes it
    const QString topic = helpTopicAt(focus);
    if (!m_help)
        m_help = new HelpWindow(this);
    m_help->showPage(topic.isEmpty() ? helpTopicAt(m_pages->currentWidget()) : topic);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
    return *m_help;
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* help = menu->addAction(tr("&Help on this page"), QKeySequence(Qt::Key_F1), this, [this] { openHelp(); });
    help->setObjectName(QStringLiteral("helpAction"));
    help->setShortcutContext(Qt::ApplicationShortcut); // also in dialogs
    menu->addAction(tr("&Glossary"), QKeySequence(Qt::CTRL | Qt::Key_F1), this, [this] { openHelp().showGlossary(); })
        ->setObjectName(QStringLiteral("glossaryAction"));
    menu->addAction(tr("&Keys"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
            [this] {
                visitPlayPage();
                m_play->showKeys(*m_keys);
            })
        ->setObjectName(QStringLiteral("keysAction"));
    menu->addAction(tr("&About Evenmatch"), this, [this] {
        visitPlayPage();
        m_play->showAbout();
    });
}

} // namespace evenmatch::ui
