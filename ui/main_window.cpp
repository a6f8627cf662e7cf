#include "ui/main_window.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/board/line_record.h"
#include "nn/ranks/game_estimate.h"
#include "ui/accounts/address_dialog.h"
#include "ui/base/ask_first.h"
#include "ui/board/board_look.h"
#include "ui/board/board_widget.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/editor/draft_analysis.h"
#include "ui/editor/game_info_dialog.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/status_line.h"
#include "ui/explorer_guest.h"
#include "ui/file/choose_games.h"
#include "ui/file/game_files.h"
#include "ui/game/match_me.h"
#include "ui/game/session_text.h"
#include "ui/help/help_topic.h"
#include "ui/lab/cli_process.h"
#include "ui/pages/engines_page.h"
#include "ui/pages/games_page.h"
#include "ui/pages/lab_page.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/pages/tree_page.h"
#include "ui/panels/settings_panel.h"
#include "ui/report/board_export.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/rail.h"
#include "ui/widgets/save_dialog.h"

#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoGroup>

#include <algorithm>
#include <span>

namespace evenmatch::ui {

namespace {

const auto kGeometryKey = QStringLiteral("window/geometry");
const auto kThemeKey = QStringLiteral("view/theme");

QStringList localFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

/// Text of another program. A drag that began in the window is not meant for the board.
bool hasForeignText(const QDropEvent& event) { return !event.source() && event.mimeData()->hasText(); }

/// Files that are dropped on a text field of a window are for the window; the field would take their addresses as text.
class FilesPassFields final : public QObject {
public:
    explicit FilesPassFields(QWidget& window) : QObject(&window), m_window(window) { qApp->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::DragEnter)
            return false;
        const auto* inside = qobject_cast<QWidget*>(watched);
        if (!inside || inside == &m_window || inside->window() != &m_window
            || localFiles(static_cast<QDragEnterEvent*>(event)->mimeData()).isEmpty())
            return false;
        event->ignore();
        return true;
    }

private:
    QWidget& m_window;
};

/// Pages lay out labels during construction, so plain text must be the default before. The style sheet comes last (setTheme), because
/// with one, each insertion into a layout styles all inserted widgets again: that doubles the time of construction.
QWidget* beforePages(QWidget* parent)
{
    showTextPlainly();
    qApp->setStyleSheet({});
    return parent;
}

} // namespace

MainWindow::MainWindow(const QString& folder, NetworkSources networks, QWidget* parent)
    : MainWindow(folder, folder + QStringLiteral("/games.library"), std::move(networks), parent)
{
}

MainWindow::MainWindow(const QString& folder, const QString& libraryFile, NetworkSources networks, QWidget* parent)
    : QMainWindow(beforePages(parent)), m_document(folder), m_engine(std::move(networks)), m_analysed(m_document, m_engine, this),
      m_opener(m_document, m_engine), m_library(libraryFile, m_engine), m_keeper(m_document, m_library), m_rank(m_library, m_engine),
      m_retry(m_library, m_engine), m_rail(new Rail), m_pages(new QStackedWidget),
      m_play(new PlayPage(m_document, m_engine, m_analysed.live())),
      m_review(new ReviewPage(m_document, m_engine, m_analysed.live(), folder)),
      m_learn(new LearnPage(m_document, m_library, m_engine, m_rank)), m_tree(new TreePage(m_document, m_engine, m_analysed.live())),
      m_lab(new LabPage(folder + QStringLiteral("/lab"), cliProcesses(findLab()), m_engine.jobs())),
      m_games(new GamesPage(m_opener, m_library, m_rank)), m_engines(new EnginesPage(m_engine))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(640, 520);
    resize(1180, 800);
    setAcceptDrops(true);
    new FilesPassFields(*this);
    auto* central = new QWidget;
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_pages, 1);
    setCentralWidget(central);
    connect(m_rail, &Rail::chosen, m_pages, &QStackedWidget::setCurrentIndex);
    addBoardPage(QStringLiteral("play"), tr("Play"), m_play);
    makeGamesPage();
    addBoardPage(QStringLiteral("review"), tr("Review"), m_review);
    makeLearnPage();
    addBoardPage(QStringLiteral("tree"), tr("Tree"), m_tree);
    addPage(QStringLiteral("lab"), tr("Lab"), m_lab);
    addPage(QStringLiteral("engines"), tr("Engines"), m_engines);
    connect(m_review, &ReviewPage::playFromHereWanted, this, &MainWindow::playFromHere);
    connect(m_review, &ReviewPage::pageWanted, this, [this] { showPage(QStringLiteral("review")); });
    connect(m_play, &PlayPage::playFromHereWanted, this, &MainWindow::playFromHere);
    connect(m_play, &PlayPage::reviewWanted, this, [this] { showPage(QStringLiteral("review")); });
    connect(m_play, &PlayPage::importWanted, this, [this] {
        showPage(QStringLiteral("games"));
        m_library.importFiles({m_document.gamesFile()});
    });
    connect(m_play, &PlayPage::panelLeft, this, [this] { showPage(m_visitFrom); });
    connect(m_pages, &QStackedWidget::currentChanged, this, [this] { m_visitFrom.clear(); });
    connect(&m_document, &GameDocument::replaced, this, [this] { m_visitFrom.clear(); });
    connect(m_play, &PlayPage::addEngineWanted, this, [this] { showPage(QStringLiteral("engines")); });
    connect(m_pages, &QStackedWidget::currentChanged, this, &MainWindow::lookAtPage);
    connect(&m_analysed, &AnalysedPages::pageWanted, this, [this] { showPage(QStringLiteral("review")); });
    connect(&m_analysed, &AnalysedPages::optionsWanted, this,
        [this](const EngineOptionsDialog::Subject& whose) { m_engines->editOptions(whose, this); });
    connect(m_engines, &EnginesPage::optionsChanged, &m_analysed, &AnalysedPages::refreshOptions);

    readBoardLook();
    makeExplorer();
    makeStatusLine();
    makeMenus();
    followOpener();
    connect(&m_document.session(), &GameSession::changed, this, &MainWindow::refresh);
    connect(&m_document, &GameDocument::titleChanged, this, &MainWindow::refreshTitle);
    connect(&m_document.session(), &GameSession::recordChanged, this, &MainWindow::refreshTitle); // the title depends on the players
    connect(&m_document, &GameDocument::replaced, this, &MainWindow::turnToUser);
    connect(&m_document, &GameDocument::restored, this, &MainWindow::turnToUser);
    connect(&m_document, &GameDocument::replaced, this, [this] { // shows the opened game
        if (!qobject_cast<BoardPage*>(m_pages->currentWidget()))
            showPage(QStringLiteral("play"));
    });
    restoreGeometry(QSettings().value(kGeometryKey).toByteArray());
    setTheme(static_cast<ThemeChoice>(QSettings().value(kThemeKey, static_cast<int>(ThemeChoice::System)).toInt()));
    refreshTitle();
    lookAtPage();
    m_play->showGame();
    if (const QSettings settings; !settings.isWritable()) // the file may be another user's
        QMetaObject::invokeMethod(
            this,
            [this, file = settings.fileName()] { Q_EMIT m_document.failed(tr("Settings cannot be saved: %1 is not writable.").arg(file)); },
            Qt::QueuedConnection);
}

void MainWindow::makeGamesPage()
{
    addPage(QStringLiteral("games"), tr("Games"), m_games);
    connect(m_engines, &EnginesPage::outsideChanged, &m_rank, &MyRank::outsideChanged);
    connect(&m_rank, &MyRank::changed, this, [this](const QString& game) {
        const auto found = m_rank.result(game.toStdString());
        if (m_rank.whose().chosen())
            return; // a student's rank
        if (m_rank.state(game.toStdString()) != MyRank::State::Ready || !found || found->isOfChosenGames)
            return;
        if (const auto rank = found->report.rank())
            takeEstimatedRank(game.toStdString(), {found->scale.name(*rank), found->server},
                nn::evidenceOf(found->report.best(), found->scale) != nn::GameEvidence::Known);
    });
    connect(m_games, &GamesPage::opened, this, [this] { showPage(QStringLiteral("review")); });
    connect(m_games, &GamesPage::retryWanted, &m_retry, &Retry::lostGame);
    connect(&m_retry, &Retry::playOnWanted, this, &MainWindow::playOn);
    connect(&m_retry, &Retry::told, &m_document, &GameDocument::noticed);
    connect(&m_retry, &Retry::failed, m_games->notice(), &Notice::alarm);
}

/// Hidden while all is there: pages end what they do then, which needs the game and the engine.
MainWindow::~MainWindow()
{
    delete m_editor.data(); // its analysis needs the engine
    hide();
}

void MainWindow::makeLearnPage()
{
    addPage(QStringLiteral("learn"), tr("Learn"), m_learn);
    connect(m_learn, &LearnPage::playOnWanted, this, &MainWindow::playOn);
    connect(m_learn, &LearnPage::teachingGameWanted, this, [this](const std::string& game, const OwnRank& own) {
        showPage(QStringLiteral("play"));
        m_play->offerTeachingGame(game, own);
    });
    // Queued, so that the keeper also knows that the game is over. The user's first game tells the library who the user is.
    connect(&m_play->teaching(), &Teaching::cardsWanted, this, &MainWindow::keepMoments, Qt::QueuedConnection);
}

void MainWindow::makeExplorer()
{
    m_explorer = new ExplorerGuest(m_opener, m_library, m_engine, this);
    connect(m_explorer, &ExplorerGuest::boardWanted, this, [this] { showPage(QStringLiteral("play")); });
    connect(m_explorer, &ExplorerGuest::gameWanted, this, [this] { showPage(QStringLiteral("review")); });
    connect(m_explorer, &ExplorerGuest::ownGameWanted, m_games, &GamesPage::openAtNode);
}

namespace {

/// The name of the player whose move a card asks for.
std::string playerOf(const lesson::Card& card)
{
    const auto record = lesson::recordOf(card);
    const auto position = lesson::positionOf(card);
    return record && position ? record::gameInfo(*record).players[static_cast<std::size_t>(position->sideToMove())].name : std::string();
}

} // namespace

/// Another game may be on the board by then.
void MainWindow::keepMoments(const std::vector<lesson::Card>& cards, int game)
{
    const auto add = [cards](library::Library& library) -> core::Result<std::size_t> {
        const auto student = studentCalled(library, playerOf(cards.front()));
        if (!student)
            return student.error();
        const auto learner = *student ? core::Result<library::PlayerId>((*student)->id) : learnerIn(library, {});
        if (!learner)
            return learner.error();
        std::vector<lesson::Card> mine = cards;
        for (lesson::Card& card : mine)
            card.player = *learner;
        return library.addCards(mine);
    };
    m_keeper.whenWritten([this, add, game] {
        m_library.change(this, add, [this, game](const auto& added) { m_play->teaching().setKept(game, added.ok()); });
    });
}

void MainWindow::playOn(const record::GameRecord& begun, std::optional<game::Side> user)
{
    if (m_document.playOn(begun, user))
        showPage(QStringLiteral("play"));
}

void MainWindow::playFromHere()
{
    const GameSession& session = m_document.session();
    const game::AnyPosition position = session.positionToPlayOn();
    auto begun = gameUpTo(session.record(), session.nodeToPlayOn());
    if (!begun || position.isOver()) {
        Q_EMIT m_document.noticed(begun ? gameOverText() : errorText(begun.error()));
        return;
    }
    offerToGoOn(*begun, m_document.userSide().value_or(position.sideToMove()));
}

void MainWindow::offerToGoOn(const record::GameRecord& begun, game::Side user)
{
    showPage(QStringLiteral("play"));
    m_play->offerToGoOn(begun, user);
}

void MainWindow::setUpPosition()
{
    if (m_editor) {
        m_editor->raise();
        m_editor->activateWindow();
        return;
    }
    const game::AnyPosition chosen = m_pages->currentWidget() == m_play ? m_play->chosenStart() : game::AnyPosition();
    const bool isOther = shownExercise().holds() || chosen.holds() || shownPosition() != m_document.session().position(); // than the game's
    const auto before = gameUpTo(m_document.session().record(), m_document.session().node());
    m_editor = new PositionEditor(chosen.holds() ? chosen : shownPosition(), before && !isOther ? std::optional(*before) : std::nullopt,
        m_engine, m_document.session(), this);
    if (const auto* board = qobject_cast<const ChessBoardWidget*>(shownBoard().board); board && board->flipped())
        m_editor->turn();
    setHelpTopic(*m_editor, QStringLiteral("position"));
    connect(m_editor, &PositionEditor::playWanted, this, &MainWindow::offerToGoOn);
    connect(&m_editor->analysis(), &DraftAnalysis::optionsWanted, m_editor,
        [this](const EngineOptionsDialog::Subject& whose) { m_engines->editOptions(whose, m_editor); });
    connect(m_engines, &EnginesPage::optionsChanged, &m_editor->analysis(), &DraftAnalysis::refreshOptions);
    connect(m_editor, &PositionEditor::useWanted, this, [this](const record::GameRecord& begun) {
        if (m_document.startGame(startingFrom({}, begun)))
            m_play->showGame();
    });
    m_editor->show();
}

void MainWindow::editGameInfo()
{
    if (!m_info) {
        m_info = new GameInfoDialog(m_document.session(), this);
        connect(&m_document, &GameDocument::replaced, m_info, &QWidget::close); // it belongs to the previous game
    }
    m_info->show();
    m_info->raise();
    m_info->activateWindow();
}

void MainWindow::lookAtPage()
{
    followUndo();
    refresh();
    auto* board = qobject_cast<BoardPage*>(m_pages->currentWidget());
    m_place->setVisible(board != nullptr);
    m_explorer->follow(board);
    if (m_pages->currentWidget() == m_games)
        m_games->look();
    else if (m_pages->currentWidget() == m_engines)
        m_engines->look();
    else if (m_pages->currentWidget() == m_lab)
        m_lab->look();
    else if (m_pages->currentWidget() == m_learn)
        m_learn->look();
}

/// Undo applies to the settings if they are open beside the board, otherwise to the page.
void MainWindow::followUndo()
{
    QWidget* page = m_pages->currentWidget();
    if (page == m_play && m_settings && m_settings->isVisibleTo(m_play))
        m_undo->setActiveStack(&m_settings->undoStack());
    else if (qobject_cast<BoardPage*>(page))
        m_undo->setActiveStack(&m_document.session().undoStack());
    else
        m_undo->setActiveStack(page == m_games ? m_games->undoStack() : page == m_engines ? m_engines->undoStack() : nullptr);
}

void MainWindow::addPage(const QString& name, const QString& words, QWidget* page)
{
    m_pageNames << name;
    setHelpTopic(*page, name);
    m_rail->addPage(name, words);
    m_pages->addWidget(page);
}

void MainWindow::addBoardPage(const QString& name, const QString& words, BoardPage* page)
{
    addPage(name, words, page);
    m_boardPages.push_back(page);
}

void MainWindow::addBoardAction(QAction* action)
{
    for (BoardPage* page : m_boardPages)
        page->addBoardAction(action);
}

QString MainWindow::pageName() const { return m_pageNames.value(m_pages->currentIndex()); }

bool MainWindow::showPage(const QString& name)
{
    const auto index = static_cast<int>(m_pageNames.indexOf(name));
    if (index < 0)
        return false;
    m_rail->setCurrent(index);
    m_pages->setCurrentIndex(index);
    return true;
}

void MainWindow::visitPlayPage()
{
    const QString from = pageName();
    if (from == QLatin1String("play"))
        return;
    showPage(QStringLiteral("play"));
    m_visitFrom = from;
}

bool MainWindow::isSettled() const
{
    const auto* page = qobject_cast<const BoardPage*>(m_pages->currentWidget());
    return !m_engine.isBusy() && (!page || page->isSettled()) && (m_pages->currentWidget() != m_lab || m_lab->isSettled())
        && (m_pages->currentWidget() != m_learn || m_learn->isSettled());
}

void MainWindow::makeStatusLine()
{
    m_place = new QLabel;
    m_place->setProperty("quiet", true);
    setStatusBar(new StatusLine(m_engine.jobs()));
    statusBar()->addPermanentWidget(m_place);
    statusBar()->setContentsMargins(14, 0, 14, 2);
    const auto tellReason = [this](const QString& reason) {
        const QString sentence = reason.left(1).toUpper() + reason.mid(1);
        statusBar()->showMessage(sentence, kMessageMilliseconds);
    };
    connect(&m_document.session(), &GameSession::refused, this, tellReason);
    connect(m_learn, &LearnPage::refused, this, tellReason);
    connect(&m_document.session(), &GameSession::recordChanged, statusBar(), &QStatusBar::clearMessage);
    connect(m_learn, &LearnPage::accepted, statusBar(), &QStatusBar::clearMessage);
    const auto tellElsewhere = [this](const QString& text) {
        if (!qobject_cast<BoardPage*>(m_pages->currentWidget())) // board pages have notices
            statusBar()->showMessage(text, kMessageMilliseconds);
    };
    connect(&m_document, &GameDocument::failed, this, tellElsewhere);
    connect(&m_document, &GameDocument::noticed, this, tellElsewhere);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    const Theme& theme = resolve(choice);
    applyTheme(*qApp, theme);
    for (auto* button : findChildren<QToolButton*>())
        if (const QString icon = button->property("iconName").toString(); !icon.isEmpty())
            button->setIcon(themedIcon(icon, theme));
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
    if (QSettings().value(kThemeKey).toInt() != static_cast<int>(choice))
        QSettings().setValue(kThemeKey, static_cast<int>(choice));
}

ThemeChoice MainWindow::chosenTheme() const { return static_cast<ThemeChoice>(m_themes->checkedAction()->data().toInt()); }

void MainWindow::refresh()
{
    const GameSession& session = m_document.session();
    const auto& line = session.line();
    const auto isMove = [](const LineEntry& entry) { return entry.number > 0; };
    const auto first = std::ranges::find_if(line, isMove);
    const int together = static_cast<int>(game::movesANumber(game::familyOf(session.record().setup.game)));
    const auto lastOf = [&](const auto& entries) { // the number of the last move; before the first one, that of the move before it
        int number = first->number - 1;
        for (const LineEntry& entry : entries)
            number = isMove(entry) ? entry.number : number;
        return (number + together - 1) / together;
    };
    m_place->setText(first == line.end()
            ? QString()
            : tr("Move %1 of %2").arg(lastOf(std::span(line).first(static_cast<std::size_t>(session.lineIndex()) + 1))).arg(lastOf(line)));
    const bool isPlay = m_pages->currentWidget() == m_play;
    m_takeBack->setEnabled(isPlay && m_play->opponent().canTakeBack());
    m_hint->setEnabled(isPlay);
    m_draw->setEnabled(isPlay && session.chessPosition());
    m_resign->setEnabled(isPlay);
    m_pass->setEnabled(session.goPosition() && session.mayPlay() && qobject_cast<BoardPage*>(m_pages->currentWidget()));
    m_flip->setEnabled(session.chessPosition() || session.goPosition());
}

/// A chess game that the user played is shown from the user's side.
void MainWindow::turnToUser()
{
    const bool isBlack = m_document.userSide() == game::Side::Second;
    for (BoardPage* page : m_boardPages) {
        page->chessBoard()->setFlipped(isBlack);
        page->goBoard()->setFlipped(false);
    }
}

void MainWindow::refreshTitle()
{
    const QString title = m_document.title();
    const QString program = QStringLiteral("Evenmatch"); // Qt appends it to titles that do not end with it
    const bool isNamed = title.isEmpty() || title.endsWith(program);
    setWindowTitle(isNamed ? QStringLiteral("[*]") + (title.isEmpty() ? program : title) : tr("%1[*] – Evenmatch").arg(title));
    setWindowModified(m_document.session().isModified());
}

void MainWindow::followOpener()
{
    connect(&m_opener, &GameOpener::opened, this, [this] {
        if (m_document.games())
            showPage(QStringLiteral("play")); // which lists the engines
        m_play->showGame();
    });
    connect(&m_opener, &GameOpener::readingChanged, this, [this](bool reading) {
        if (reading)
            qApp->installEventFilter(this);
        else
            qApp->removeEventFilter(this);
    });
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape || QApplication::activePopupWidget())
        return QMainWindow::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        m_opener.cancel();
    event->accept(); // accepts the override; otherwise a shortcut takes the key
    return true;
}

void MainWindow::comeForward(const QStringList& files)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    openOrImport(files);
}

/// A KataGo network that is dropped or opened becomes the strong network.
bool MainWindow::takeNetwork(const QStringList& paths)
{
    if (paths.size() != 1 || !(paths.front().endsWith(QLatin1String(".bin.gz")) || paths.front().endsWith(QLatin1String(".txt.gz"))))
        return false;
    showPage(QStringLiteral("engines"));
    m_engine.tryNetworkFile(strongNetworkOf("go"), paths.front(), this, [this](const core::Result<void>& done) {
        if (done || done.error().code != core::ErrorCode::Stopped)
            statusBar()->showMessage(done ? tr("The network is in use.") : errorText(done.error()), kMessageMilliseconds);
    });
    return true;
}

void MainWindow::openOrImport(const QStringList& paths)
{
    if (takeNetwork(paths))
        return;
    if (paths.size() == 1 && !QFileInfo(paths.front()).isDir()) {
        if (!qobject_cast<BoardPage*>(m_pages->currentWidget()))
            showPage(QStringLiteral("play")); // which shows an error if it fails
        openFiles(paths);
    } else if (!paths.isEmpty()) {
        showPage(QStringLiteral("games"));
        m_library.importFiles(paths);
    }
}

void MainWindow::take(const QStringList& paths)
{
    if (takeNetwork(paths))
        return;
    if (m_pages->currentWidget() == m_games)
        m_library.importFiles(paths);
    else
        openOrImport(paths);
}

void MainWindow::fitScreen()
{
    constexpr QSize kFrame(16, 48); ///< approximate size of a window's frame
    if (!QSettings().contains(kGeometryKey))
        resize(size().boundedTo(screen()->availableGeometry().size() - kFrame));
}

void MainWindow::chooseFile()
{
    const QString path = chooseGamesFile(this, tr("Open a game"), gameFileFilter());
    if (!path.isEmpty())
        openFiles({path});
}

void MainWindow::openAddress()
{
    auto* dialog = new AddressDialog(m_engine, this);
    connect(dialog, &AddressDialog::fetched, &m_opener, [this](const QString& text) { m_opener.openText(text); });
    dialog->show();
}

void MainWindow::save()
{
    if (m_document.path().isEmpty() && m_document.libraryId()) {
        m_keeper.keep(); // reports itself when the game is saved
    } else if (m_document.path().isEmpty())
        saveAs();
    else
        m_document.saveAgain();
}

void MainWindow::saveAs()
{
    const QString suffix = suffixFor(m_document.session().record());
    const QString proposed = m_document.path().isEmpty() ? fileNameFor(m_document.session().record()) + suffix : m_document.path();
    const QString filter = suffix == QLatin1String(".pgn") ? tr("PGN (*.pgn)") : tr("SGF (*.sgf)");
    if (const QString path = chooseGamesPath(this, tr("Save the game"), proposed, filter); !path.isEmpty())
        m_document.save(path);
}

game::AnyPosition MainWindow::shownExercise() const
{
    return m_pages->currentWidget() == m_learn ? m_learn->exercisePosition() : game::AnyPosition();
}

ShownBoard MainWindow::shownBoard() const
{
    const auto boards = m_pages->currentWidget()->findChildren<BoardWidget*>();
    const auto shown = std::ranges::find_if(boards, &BoardWidget::isVisible);
    if (shownExercise().holds() && shown != boards.end())
        return {*shown, tr("Exercise"), toMoveText(shownExercise())};
    const GameSession& session = m_document.session();
    return {shown == boards.end() ? m_play->board() : *shown, gameTitle(session.record()),
        m_place->text().isEmpty() ? stateText(session) : labelled(m_place->text(), stateText(session)), &session};
}

game::AnyPosition MainWindow::shownPosition() const
{
    const game::AnyPosition exercise = shownExercise();
    if (exercise.holds())
        return exercise;
    const bool isGame = qobject_cast<const BoardPage*>(m_pages->currentWidget()) != nullptr;
    return isGame ? m_analysed.live().shownPosition() : m_document.session().position();
}

void MainWindow::copyGame()
{
    if (m_pages->currentWidget() == m_games && m_games->copySelected())
        return;
    const game::AnyPosition exercise = shownExercise();
    QApplication::clipboard()->setText(gameText(exercise.holds() ? record::lineRecord(exercise, {}) : m_document.session().record()));
    statusBar()->showMessage(tr("Game copied to the clipboard."), kMessageMilliseconds);
}

void MainWindow::copyPosition()
{
    const game::AnyPosition position = shownPosition();
    const auto* board = position.as<chess::Position>();
    QApplication::clipboard()->setText(board ? QString::fromStdString(board->fen()) : gameText(record::lineRecord(position, {})));
    statusBar()->showMessage(tr("Position copied to the clipboard."), kMessageMilliseconds);
}

void MainWindow::pasteGame()
{
    if (m_pages->currentWidget() == m_games)
        m_games->importClipboard();
    else
        m_opener.paste(QApplication::clipboard()->text());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (localFiles(event->mimeData()).isEmpty() && !hasForeignText(*event))
        return;
    event->setDropAction(Qt::CopyAction); // an editor removes text that is moved
    event->accept();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    if (const QStringList files = localFiles(event->mimeData()); !files.isEmpty())
        take(files);
    else // a link is no game, and is not fetched
        m_opener.openText(event->mimeData()->text());
}

/// An update request paints the whole window. After that, the restored game is known to be harmless.
bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::WindowStateChange) // also by the desktop, or restored
        m_fullScreen->setChecked(isFullScreen());
    if (event->type() == QEvent::ThemeChange) {
        rememberSystemTheme();
        setTheme(chosenTheme());
    }
    if (event->type() == QEvent::UpdateRequest && !std::exchange(m_painted, true))
        QMetaObject::invokeMethod(
            this, [this] { m_document.startSucceeded(); }, Qt::QueuedConnection);
    return done;
}

void MainWindow::keepGeometry() const { QSettings().setValue(kGeometryKey, saveGeometry()); }

/// The editor asks if its position would be lost.
bool MainWindow::closeEditor()
{
    if (!m_editor || m_editor->close())
        return true;
    m_editor->raise();
    m_editor->activateWindow();
    return false;
}

QStringList MainWindow::lostByClosing()
{
    QStringList lost;
    if (!m_document.isSafe())
        lost << tr("The game on the board cannot be saved and will be lost.") << tr("Free some space, or save it elsewhere with Save As.");
    if (m_learn->isUnderway())
        lost << tr("The exercise on the Learn page ends.");
    if (m_library.isImporting())
        lost << tr("Running imports stop; the games imported so far are kept.");
    return lost;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!closeEditor()) {
        event->ignore();
        return;
    }
    QStringList lost = lostByClosing();
    if (!m_lab->lab().openRuns().isEmpty())
        lost << tr("The measurement in the Lab stops; you can continue it later.");
    if (!std::exchange(m_isLossAccepted, false) && !lost.isEmpty()) {
        event->ignore();
        askFirst(*this, QStringLiteral("Evenmatch"), joinSentences(lost), tr("&Quit"), [this] {
            m_isLossAccepted = true;
            close();
        });
        return;
    }
    keepGeometry();
    QMainWindow::closeEvent(event);
}

} // namespace evenmatch::ui
