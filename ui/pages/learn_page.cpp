#include "ui/pages/learn_page.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/learn/card_lesson.h"
#include "ui/learn/guess_run.h"
#include "ui/learn/opening_chooser.h"
#include "ui/learn/opening_run.h"
#include "ui/learn/rank_test_run.h"
#include "ui/plots/rank_ridge.h"
#include "ui/rank/whose_box.h"
#include "ui/review/review_line.h"
#include "ui/text/game_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/sentences.h"
#include "ui/typing/move_field.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kPanelWidth = 380;
constexpr std::size_t kMostThemes = 12;
constexpr std::size_t kMostWeeks = 5; ///< weeks shown
constexpr std::chrono::minutes kClock{1}; ///< until the page notices that a day has begun
const auto kGameKey = QStringLiteral("learn/game");

QLabel* wrapped(TypeSize size, bool bold = false)
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setFont(typeFont(size, bold));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// The progress of making cards.
QLabel* makingLabel(const char* name)
{
    QLabel* label = quietLabel();
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->hide();
    return label;
}

/// For screen readers, which read only what gets the focus: the board, or the main choice.
QString spokenWords(const ExerciseView& view) { return joinSentences(QStringList{endSentence(view.question)} + view.sentences); }

QWidget* column(std::initializer_list<QWidget*> widgets)
{
    auto* widget = new QWidget;
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 4, 8);
    layout->setSpacing(12);
    for (QWidget* one : widgets)
        layout->addWidget(one);
    layout->addStretch(1);
    return widget;
}

} // namespace

LearnPage::LearnPage(GameDocument& document, LibraryService& library, Engine& engine, MyRank& rank, QWidget* parent)
    : QWidget(parent), m_document(document), m_library(library), m_engine(engine), m_rank(rank), m_lessons(library, engine, rank.whose()),
      m_panels(new QStackedWidget)
{
    m_panels->addWidget(new PageScroll(makeHome()));
    m_panels->addWidget(new PageScroll(makeDesk()));
    m_panels->setFixedWidth(kPanelWidth);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 8, 14, 4);
    row->setSpacing(14);
    row->addWidget(makeBoards(), 1);
    row->addWidget(m_panels);

    connect(&m_lessons, &Lessons::changed, this, [this] {
        refreshHome();
        growLesson();
        showMaking();
        if (const auto begin = std::exchange(m_waiting, nullptr))
            (this->*begin)();
    });
    connect(&m_engine.jobs(), &JobList::changed, this, &LearnPage::showMaking);
    connect(&m_library, &LibraryService::changed, this, [this] { // a session's answers may be saved after its end
        if (isVisible() && !m_exercise)
            lookAtCards();
    });
    connect(&m_lessons, &Lessons::made, this,
        [this](const QString& made, int added) { m_startsWhenMade = m_startsWhenMade && added > 0 && made.toStdString() == game(); });
    connect(&m_rank, &MyRank::changed, this, &LearnPage::refreshHome);
    connect(&m_rank.whose(), &Whose::otherChosen, this, [this] {
        m_startsWhenMade = false;
        if (m_growing)
            m_growing->setGrows(false); // the cards that come are somebody else's
        m_growing.clear();
    });
    connect(&m_document.session(), &GameSession::changed, this, [this] {
        followBoard();
        refreshHome();
    });
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, [this] {
        if (isVisible())
            refreshHome();
    });
    clock->start(kClock);
    m_seenAtBoard = boardGame();
    if (const auto& record = m_document.session().record(); record.firstChild(record::kRoot) != record::kNoNode)
        m_followed = m_seenAtBoard;
    showGame(usualGame());
}

QWidget* LearnPage::makeBoards()
{
    m_goBoard = new GoBoardWidget;
    m_goBoard->setObjectName(QStringLiteral("learnGoBoard"));
    m_chessBoard = new ChessBoardWidget;
    m_chessBoard->setObjectName(QStringLiteral("learnChessBoard"));
    m_boards = new QStackedWidget;
    m_boards->addWidget(m_goBoard);
    m_boards->addWidget(m_chessBoard);
    connect(m_goBoard, &GoBoardWidget::pointChosen, this, [this](int x, int y) {
        if (const game::AnyPosition position = exercisePosition(); const auto* board = position.as<go::Position>())
            play(board->moveAt(x, y));
    });
    connect(m_chessBoard, &ChessBoardWidget::moveChosen, this, &LearnPage::play);
    connect(m_chessBoard, &ChessBoardWidget::moveRefused, this, [this](int from, int to) { play(chess::makeMove(from, to)); });
    drawOn(*m_goBoard);
    drawOn(*m_chessBoard);
    auto* place = new QWidget;
    auto* rows = new QVBoxLayout(place);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addWidget(m_boards, 1);
    rows->addWidget(makeMoveField());
    return place;
}

void LearnPage::drawOn(BoardWidget& board)
{
    connect(new BoardMarker(board), &BoardMarker::markWanted, this, [this](QPoint from, QPoint to) {
        if (!m_exercise)
            return;
        m_drawings.toggle(from, to);
        showMarks(m_exercise->view());
    });
}

/// Under the board, while a move is wanted. It stays for the next questions.
QWidget* LearnPage::makeMoveField()
{
    m_moveField = new MoveField([this] { return m_exercise ? m_exercise->view().position : game::AnyPosition(); });
    connect(m_moveField, &MoveField::moveWanted, this, &LearnPage::play);
    connect(m_moveField, &MoveField::closed, this, [this] {
        m_isTyping = false;
        m_boards->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    return m_moveField;
}

void LearnPage::play(game::Move move)
{
    const ExerciseView view = m_exercise ? m_exercise->view() : ExerciseView();
    if (!view.isPlayable)
        return;
    if (view.position.isLegal(move)) {
        Q_EMIT accepted();
        m_exercise->play(move);
        return;
    }
    const QString reason = refusalText(view.position, move);
    (view.position.as<go::Position>() ? static_cast<BoardWidget*>(m_goBoard) : m_chessBoard)->tell(reason);
    Q_EMIT refused(reason);
}

void LearnPage::typeMoves()
{
    if (!m_exercise || !m_exercise->view().isPlayable)
        return;
    m_isTyping = true;
    m_moveField->open();
}

QWidget* LearnPage::makeHome()
{
    auto* card = new Card(tr("Learn"));
    m_games = new QComboBox;
    m_games->setAccessibleName(tr("Game to learn"));
    m_games->addItem(tr("Chess"), QStringLiteral("chess"));
    m_games->addItem(tr("Go"), QStringLiteral("go"));
    m_words = wrapped(TypeSize::Text);
    m_words->setObjectName(QStringLiteral("learnWords"));
    m_making = makingLabel("learnMaking");
    m_due = new QPushButton;
    m_due->setObjectName(QStringLiteral("learnDue"));
    m_due->setToolTip(
        tr("Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days"));
    m_main = new QPushButton;
    m_main->setObjectName(QStringLiteral("learnMain"));
    m_main->setProperty("primary", true);
    m_test = new QPushButton(tr("Find your rank in ten minutes"));
    m_test->setObjectName(QStringLiteral("learnTest"));
    m_guess = new QPushButton(tr("Guess the moves of this game"));
    m_guess->setObjectName(QStringLiteral("learnGuess"));
    m_teaching = new QPushButton(tr("Teaching game"));
    m_teaching->setObjectName(QStringLiteral("learnTeaching"));
    m_teaching->setToolTip(
        tr("Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something"));
    connect(m_teaching, &QPushButton::clicked, this, &LearnPage::startTeachingGame);
    m_openings = new OpeningChooser;
    connect(m_openings, &OpeningChooser::trainWanted, this, [this](const game::BookLine* line, std::optional<game::Side> side) {
        start(new OpeningRun(m_engine, {game(), line, side, m_rank.rank(game())}, this));
    });
    for (QWidget* widget :
        {static_cast<QWidget*>(new WhoseBox(m_rank.whose())), static_cast<QWidget*>(m_games), static_cast<QWidget*>(m_words),
            static_cast<QWidget*>(m_making), static_cast<QWidget*>(m_due), static_cast<QWidget*>(m_main), static_cast<QWidget*>(m_test),
            static_cast<QWidget*>(m_teaching), static_cast<QWidget*>(m_openings), static_cast<QWidget*>(m_guess)})
        card->body()->addWidget(widget);
    m_themesCard = new Card(tr("Your weak themes"));
    m_themes = new QVBoxLayout;
    m_themes->setSpacing(2); // a button and its numbers belong together
    m_themesCard->body()->addLayout(m_themes);
    connect(m_games, &QComboBox::activated, this, [this] { setGame(game()); });
    connect(m_due, &QPushButton::clicked, this, &LearnPage::startDue);
    connect(m_main, &QPushButton::clicked, this, &LearnPage::mainAction);
    connect(m_test, &QPushButton::clicked, this, &LearnPage::startRankTest);
    connect(m_guess, &QPushButton::clicked, this, &LearnPage::startGuessing);
    return column({card, m_themesCard});
}

QWidget* LearnPage::makeDesk()
{
    auto* card = new Card;
    m_place = quietLabel();
    m_question = wrapped(TypeSize::Heading, true);
    m_sentences = wrapped(TypeSize::Text);
    m_growth = makingLabel("learnGrowth");
    m_choices = new QWidget;
    auto* choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(8);
    for (QWidget* widget : {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_question), static_cast<QWidget*>(m_sentences),
             static_cast<QWidget*>(m_growth), m_choices})
        card->body()->addWidget(widget);
    m_ridgeCard = new Card(tr("Probability of each rank"));
    m_ridge = new RankRidge(RankRidge::Kind::Full);
    m_ridgeCard->body()->addWidget(m_ridge);
    return column({card, m_ridgeCard});
}

std::string LearnPage::game() const { return m_games->currentData().toString().toStdString(); }

std::string LearnPage::boardGame() const { return game::familyName(m_document.session().record().setup.game); }

void LearnPage::followBoard()
{
    if (const std::string board = boardGame(); std::exchange(m_seenAtBoard, board) != board)
        m_followed = board;
}

/// The game of the latest position on the board, or the game chosen here since; before that, the game the user has more games of, otherwise
/// the one on the board.
std::string LearnPage::usualGame() const
{
    if (!m_followed.empty())
        return m_followed;
    const QString chosen = QSettings().value(kGameKey).toString();
    if (m_games->findData(chosen) >= 0)
        return chosen.toStdString();
    const std::uint64_t go = m_rank.games("go");
    const std::uint64_t chess = m_rank.games("chess");
    return go != chess ? (go > chess ? "go" : "chess") : boardGame();
}

void LearnPage::setGame(const std::string& game)
{
    m_followed.clear();
    QSettings().setValue(kGameKey, QString::fromStdString(game));
    showGame(game);
}

void LearnPage::showGame(const std::string& game)
{
    m_games->setCurrentIndex(std::max(0, m_games->findData(QString::fromStdString(game))));
    m_startsWhenMade = false;
    if (isVisible())
        m_lessons.look(game);
    refreshHome();
}

/// Cards of both games, because today's cards may be of either.
void LearnPage::lookAtCards()
{
    for (const char* game : {"chess", "go"})
        m_lessons.look(game);
}

void LearnPage::look()
{
    lookAtCards();
    m_engine.network(game());
    refreshHome();
}

game::AnyPosition LearnPage::exercisePosition() const { return m_exercise ? m_exercise->view().position : game::AnyPosition(); }

bool LearnPage::isUnderway() const { return m_exercise && std::ranges::any_of(m_exercise->view().choices, &ExerciseChoice::asks); }

bool LearnPage::isSettled() const { return !m_exercise || !m_exercise->isBusy(); }

void LearnPage::setCoordinatesShown(bool shown)
{
    m_goBoard->setCoordinatesShown(shown);
    m_chessBoard->setCoordinatesShown(shown);
}

void LearnPage::flip()
{
    m_isFlipped = !m_isFlipped;
    auto* board = static_cast<BoardWidget*>(m_boards->currentWidget());
    board->setFlipped(!board->flipped());
}

void LearnPage::refreshHome()
{
    if (m_exercise)
        return;
    if (const std::string usual = usualGame(); usual != game())
        return showGame(usual);
    const std::string which = game();
    const auto due = static_cast<int>(m_lessons.ready(which));
    showDue();
    const std::uint64_t games = m_rank.games(which);
    const bool hasGames = games > 0;
    if (m_startsWhenMade && due > 0) {
        m_startsWhenMade = false;
        return startCards();
    }
    m_main->setVisible(due > 0 || hasGames);
    if (due == 0 && m_lessons.isMaking(which) && m_main->hasFocus())
        m_boards->setFocus(); // otherwise the next button would get the focus, and another Enter would start something
    m_main->setEnabled(due > 0 || !m_lessons.isMaking(which));
    m_test->setProperty("primary", m_main->isHidden());
    m_test->style()->polish(m_test);
    if (due == 0 && m_lessons.isMaking(which))
        m_words->setText(
            tr("Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes."));
    else if (due > 0)
        m_words->setText(
            tr("Positions from your own games where players one rank above you find the better move, mixed with some quiet ones."));
    else if (!m_lessons.problem(which).isEmpty())
        m_words->setText((m_lessons.cards(which).empty() ? tr("No cards yet: %1") : tr("No new cards: %1")).arg(m_lessons.problem(which)));
    else if (m_lessons.foundNone(which))
        m_words->setText(tr("Your latest games contain no position that players one rank above you would clearly play better. Come back "
                            "after more games."));
    else if (hasGames && !m_lessons.cards(which).empty())
        m_words->setText(tr("Nothing is due today. New cards come with new games."));
    else if (hasGames)
        m_words->setText(tr("Cards come from your own games: positions where players one rank above you find the better move."));
    else if (const QString student = m_rank.whose().name(); !student.isEmpty())
        m_words->setText(tr("There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student's "
                            "names beside it.")
                             .arg(student));
    else
        m_words->setText(
            tr("You have no games yet. Start with the rank test, or import your games on the Games page and choose your name."));
    m_main->setText(due > 0           ? tr("Start: %n cards", nullptr, due)
            : games < Lessons::kGames ? tr("Cards from your %n games", nullptr, static_cast<int>(games))
                                      : tr("%1 cards from your last %2 games").arg(Lessons::kSession).arg(Lessons::kGames));
    const auto& record = m_document.session().record();
    m_guess->setVisible(record.firstChild(record::kRoot) != record::kNoNode && game::familyName(record.setup.game) == which);
    m_openings->setGame(which, m_rank.result(which));
    showThemes();
    if (!isVisible())
        return;
    ExerciseView empty;
    empty.position = game::isChess(which) ? game::AnyPosition(chess::Position()) : game::AnyPosition(go::Position());
    showBoard(empty);
}

void LearnPage::showDue()
{
    const auto due = static_cast<int>(m_lessons.countDueToday());
    m_due->setText(tr("Repeat: %n due today", nullptr, due));
    m_due->setVisible(due > 0);
}

/// "Correct by week: 40 % → 55 % → 71 %": the latest weeks with answers. Empty if there is only one.
QString LearnPage::weeksWords(std::optional<lesson::Theme> theme)
{
    const auto& rows = m_lessons.weeks(game());
    const auto row = std::ranges::find(rows, theme, &lesson::ThemeWeeks::theme);
    if (row == rows.end() || row->weeks.size() < 2)
        return {};
    QStringList shares;
    for (std::size_t i = row->weeks.size() - std::min(kMostWeeks, row->weeks.size()); i < row->weeks.size(); ++i) {
        const lesson::WeekRow& week = row->weeks[i];
        shares << tr("%1 % (%2)")
                      .arg(std::lround(100.0 * static_cast<double>(week.right) / static_cast<double>(week.answered)))
                      .arg(week.answered);
    }
    return tr("Correct by week (answers): %1").arg(shares.join(QStringLiteral(" → ")));
}

std::vector<LearnPage::ThemeLine> LearnPage::themeLines()
{
    const auto percent = [](double part) { return QString::number(std::lround(100 * part)); };
    std::vector<ThemeLine> lines;
    for (const lesson::ThemeRow& row : m_lessons.themes(game())) {
        if (lines.size() == kMostThemes)
            break;
        lines.push_back({.theme = row.theme,
            .words = row.answered > 0
                ? tr("%1 of %2 missed (players of your rank: %3 %)").arg(row.missed).arg(row.answered).arg(percent(row.expected))
                : tr("%n cards", nullptr, static_cast<int>(row.cards)),
            .tip = row.answered > 0 ? tr("95 % interval: %1 to %2 %. Click to practise this theme").arg(percent(row.low), percent(row.high))
                                    : tr("Click to practise this theme"),
            .weeks = weeksWords(row.theme)});
    }
    return lines;
}

/// Equal lines keep their buttons, and with them the keyboard's focus.
void LearnPage::showThemes()
{
    const std::pair shown(themeLines(), weeksWords(std::nullopt));
    m_themesCard->setVisible(!shown.first.empty());
    if (std::exchange(m_shownThemes, shown) == shown)
        return;
    while (QLayoutItem* item = m_themes->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    int number = 0;
    QWidget* before = m_guess; // for Tab, because later widgets would come after all other pages
    for (const ThemeLine& line : shown.first) {
        auto* button = new QPushButton(themeWords(line.theme));
        button->setObjectName(QStringLiteral("theme%1").arg(++number));
        button->setProperty("slim", true);
        button->setAccessibleDescription(line.words);
        button->setToolTip(line.tip);
        connect(button, &QPushButton::clicked, this, [this, theme = line.theme] { startCards(theme); });
        m_themes->addWidget(button);
        setTabOrder(before, button);
        before = button;
        QLabel* figures = quietLabel(line.weeks.isEmpty()
                ? line.words
                : line.words + QLatin1Char('\n') + line.weeks); // below each other, because they are wider than the panel
        figures->setWordWrap(true);
        figures->setContentsMargins(2, 0, 2, 8);
        m_themes->addWidget(figures);
    }
    if (!shown.second.isEmpty()) {
        QLabel* all = quietLabel(joinSentences({endSentence(tr("All themes")), shown.second}));
        all->setObjectName(QStringLiteral("learnWeeks"));
        all->setWordWrap(true);
        m_themes->addWidget(all);
    }
}

bool LearnPage::waitsForCards(void (LearnPage::*begin)())
{
    const bool waits = !m_lessons.isKnown("chess") || !m_lessons.isKnown("go");
    m_waiting = waits ? begin : nullptr;
    return waits;
}

void LearnPage::mainAction()
{
    if (waitsForCards(&LearnPage::mainAction))
        return;
    if (m_lessons.ready(game()) > 0)
        return startCards();
    if (m_rank.games(game()) == 0)
        return; // the page says what to do
    m_startsWhenMade = true;
    m_lessons.make(game());
}

void LearnPage::startCards(std::optional<lesson::Theme> theme)
{
    auto cards = m_lessons.session(game(), theme);
    if (cards.empty()) {
        m_words->setText(tr("There is no card of this theme."));
        return;
    }
    auto* lesson = new CardLesson(std::move(cards), m_library, this);
    start(lesson);
    if (!theme && m_lessons.isMaking(game()) && lesson->practice().cards() < Lessons::kSession) {
        m_growing = lesson;
        lesson->setGrows(true);
    }
}

void LearnPage::startDue()
{
    if (waitsForCards(&LearnPage::startDue))
        return;
    if (auto cards = m_lessons.dueToday(); !cards.empty())
        start(new CardLesson(std::move(cards), m_library, this));
    else
        Q_EMIT refused(tr("Nothing is due today. New cards come with new games.")); // the page's words soon change
}

void LearnPage::showMaking()
{
    const QString words = m_lessons.making(game());
    m_making->setText(words);
    m_making->setVisible(!words.isEmpty());
    m_growth->setText(words);
    m_growth->setVisible(!words.isEmpty() && m_growing && m_growing == m_exercise && m_growing->waits());
}

void LearnPage::growLesson()
{
    if (!m_growing)
        return;
    std::vector<lesson::Card> more;
    for (lesson::Card& card : m_lessons.session(game()))
        if (!m_growing->has(card.id) && m_growing->practice().cards() + more.size() < Lessons::kSession)
            more.push_back(std::move(card));
    m_growing->add(std::move(more));
    const bool isMaking = m_lessons.isMaking(game());
    m_growing->setGrows(isMaking && m_growing->practice().cards() < Lessons::kSession);
    if (!isMaking)
        m_growing.clear();
}

void LearnPage::startTeachingGame() { Q_EMIT teachingGameWanted(game(), m_rank.rank(game())); }

void LearnPage::startOpening() { m_openings->train(); }

void LearnPage::startRankTest()
{
    const QString folder = QFileInfo(m_library.file()).path() + QStringLiteral("/rank-test");
    start(new RankTestRun(m_engine, game(), folder, this));
}

/// The main line of the game on the board.
void LearnPage::startGuessing()
{
    const ReviewLine line = reviewLine(m_document.session());
    if (line.plies() == 0)
        return Q_EMIT refused(tr("There is no game on the board. Play or open one first."));
    start(new GuessRun(m_engine,
        {.game = boardGame(),
            .played = line.game,
            .boardPly = line.plyOf(m_document.session().record(), m_document.session().node()),
            .own = m_rank.rank(boardGame())},
        this));
}

void LearnPage::start(Exercise* exercise)
{
    end();
    m_isFlipped = false;
    m_waiting = nullptr;
    m_exercise = exercise;
    connect(exercise, &Exercise::changed, this, &LearnPage::refreshExercise);
    connect(exercise, &Exercise::finished, this, &LearnPage::end);
    connect(exercise, &Exercise::playOnWanted, this, &LearnPage::playOnWanted);
    m_panels->setCurrentIndex(1);
    refreshExercise();
}

void LearnPage::end()
{
    if (!m_exercise)
        return;
    m_exercise->disconnect(this);
    m_exercise->deleteLater();
    m_exercise = nullptr;
    m_shown = {};
    m_drawings.clear();
    m_isFlipped = false;
    m_isTyping = false;
    m_moveField->hide();
    m_panels->setCurrentIndex(0);
    lookAtCards();
    refreshHome();
    QWidget* next = m_main->isHidden() ? m_test : m_main;
    (next->isEnabled() ? next : m_boards)->setFocus(); // while cards are being made, as in refreshHome()
}

bool LearnPage::isShown(const ExerciseView& view) const
{
    return view.position == m_shown.position && view.isPlayable == m_shown.isPlayable && view.question == m_shown.question
        && view.choices == m_shown.choices;
}

/// The same question keeps its buttons, a typed move and the focus, for example when new cards come.
void LearnPage::refreshExercise()
{
    if (!m_exercise)
        return;
    const ExerciseView view = m_exercise->view();
    const bool isNew = !isShown(view);
    m_shown = view;
    m_asksToLeave = m_asksToLeave && !isNew;
    m_place->setText(view.place);
    m_place->setVisible(!view.place.isEmpty());
    m_question->setText(tiedWords(view.question));
    m_sentences->setText(tiedWords(view.sentences.join(QStringLiteral("\n\n"))));
    m_sentences->setVisible(!view.sentences.isEmpty());
    m_ridgeCard->setVisible(!view.chances.empty());
    if (!view.chances.empty()) {
        strength::RankEstimate estimate{.sufficiency = strength::Sufficiency::Enough, .probabilities = view.chances};
        estimate.median = strength::medianOf(view.chances);
        estimate.interval = {.strongest = view.interval.first, .weakest = view.interval.last};
        m_ridge->setEstimate(estimate, view.scale);
    }
    showMaking();
    if (!view.isPlayable)
        m_moveField->hide(); // before the choices take the focus
    if (isNew)
        showChoices(view);
    showBoard(view);
    if (isNew && view.isPlayable)
        static_cast<BoardWidget*>(m_boards->currentWidget())->tell(spokenWords(view));
    if (isNew && view.isPlayable && m_isTyping)
        m_moveField->open();
}

void LearnPage::keyPressEvent(QKeyEvent* event)
{
    const auto choices = m_exercise ? m_exercise->view().choices : std::vector<ExerciseChoice>();
    const auto leaving = std::ranges::find(choices, true, &ExerciseChoice::leaves);
    if (event->key() != Qt::Key_Escape || leaving == choices.end()) {
        QWidget::keyPressEvent(event);
    } else if (leaving->asks && !m_asksToLeave) {
        m_asksToLeave = true; // one key alone must not end a session
        auto* button = m_choices->findChild<QPushButton*>(QStringLiteral("choice%1").arg(leaving->id));
        button->setText(tr("%1? Press Esc again").arg(leaving->words));
        button->setFocus();
    } else {
        m_exercise->choose(leaving->id);
    }
}

QKeySequence LearnPage::keyOf(int choice) { return static_cast<Qt::Key>(Qt::Key_0 + choice); }

void LearnPage::showChoices(const ExerciseView& view)
{
    auto* layout = static_cast<QVBoxLayout*>(m_choices->layout());
    while (QLayoutItem* item = layout->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    QPushButton* first = nullptr;
    QWidget* before = m_chessBoard; // Tab goes from the boards to the new buttons
    int number = 1;
    Q_ASSERT(view.choices.size() <= kMostChoices);
    for (const ExerciseChoice& choice : view.choices) {
        auto* button = new QPushButton(choice.words);
        button->setObjectName(QStringLiteral("choice%1").arg(choice.id));
        button->setProperty("primary", choice.isMain);
        button->setShortcut(keyOf(number++));
        button->setToolTip(choice.leaves ? tr("Key %1, or Escape").arg(number - 1) : tr("Key %1").arg(number - 1));
        connect(button, &QPushButton::clicked, m_exercise, [exercise = m_exercise, id = choice.id] { exercise->choose(id); });
        layout->addWidget(button);
        setTabOrder(before, button);
        before = button;
        if (choice.isMain) {
            first = button;
            first->setAccessibleDescription(spokenWords(view));
        }
    }
    m_choices->setVisible(!view.choices.empty());
    if (!isVisible())
        return;
    if (view.isPlayable)
        m_boards->currentWidget()->setFocus();
    else if (first) {
        first->show(); // the layout would do so later, and hidden widgets take no focus
        first->setFocus();
    }
}

void LearnPage::showBoard(const ExerciseView& view)
{
    if (!(view.position == m_drawnAt))
        m_drawings.clear();
    m_drawnAt = view.position;
    if (const auto* board = view.position.as<go::Position>()) {
        m_boards->setCurrentWidget(m_goBoard);
        GoPicture picture = pictureOf(*board);
        if (!view.isPlayable)
            picture.toPlay = go::Color::Empty;
        m_goBoard->setFlipped(m_isFlipped);
        m_goBoard->setPicture(std::move(picture));
    } else if (const auto* chess = view.position.as<chess::Position>()) {
        m_boards->setCurrentWidget(m_chessBoard);
        const bool isBlackBelow = m_exercise && view.below.value_or(chess->sideToMove()) == game::Side::Second;
        m_chessBoard->setFlipped(isBlackBelow != m_isFlipped);
        m_chessBoard->setPicture(pictureOf(*chess, view.last, view.isPlayable));
    }
    showMarks(view);
}

void LearnPage::showMarks(const ExerciseView& view)
{
    if (!view.position.holds())
        return;
    Overlay overlay = view.overlay;
    m_drawings.addTo(overlay);
    static_cast<BoardWidget*>(m_boards->currentWidget())->setOverlay(std::move(overlay));
}

/// Leaving does not wait for cards, or for a test that is still being prepared.
void LearnPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_waiting = nullptr;
    if (m_exercise && !event->spontaneous() && m_exercise->isPreparing())
        end();
}

void LearnPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_exercise)
        refreshExercise(); // the marks' colours
}

} // namespace evenmatch::ui
