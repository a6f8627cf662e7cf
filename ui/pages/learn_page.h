// The Learn page: cards from the user's own games, guessing moves, openings, and a rank test. Nothing starts unasked.
#pragma once

#include "ui/game/game_document.h"
#include "ui/learn/exercise.h"
#include "ui/learn/lessons.h"
#include "ui/rank/my_rank.h"
#include "ui/review/board_marker.h"

#include <QKeySequence>
#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace evenmatch::ui {

class Card;
class CardLesson;
class ChessBoardWidget;
class GoBoardWidget;
class MoveField;
class OpeningChooser;
class RankRidge;

class LearnPage final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the page. Guess-the-move uses the document's game.
    LearnPage(GameDocument& document, LibraryService& library, Engine& engine, MyRank& rank, QWidget* parent = nullptr);

    /// The choices of an exercise have the keys 1, 2, 3, …
    static constexpr int kMostChoices = 5;
    static QKeySequence keyOf(int choice);

    /// The page is visible: reads the cards.
    void look();
    bool isSettled() const;
    Exercise* exercise() const { return m_exercise; }
    /// Whether something would be lost with the exercise.
    bool isUnderway() const;
    /// The position of the exercise; empty without one.
    game::AnyPosition exercisePosition() const;
    Lessons& lessons() { return m_lessons; }
    /// Shows this game, now and in later runs.
    void setGame(const std::string& game);
    void startCards(std::optional<lesson::Theme> theme = std::nullopt);
    /// Today's cards of all games. For this and the following: REQUIRES: no exercise is open
    void startDue();
    void startRankTest();
    void startGuessing();
    /// For the opening chosen on the page.
    void startOpening();
    void startTeachingGame();
    /// Starts the available cards, or makes new ones.
    void mainAction();
    void setCoordinatesShown(bool shown);
    /// Shows the board from the other side, until the next exercise.
    void flip();
    /// Opens the field to type moves, if the exercise wants a move.
    void typeMoves();

Q_SIGNALS:
    /// As Exercise::playOnWanted().
    void playOnWanted(const record::GameRecord& begun, std::optional<game::Side> user);
    /// The user wants a teaching game. `game`: "go", "chess"; `own`: the rank of whoever learns.
    void teachingGameWanted(const std::string& game, const evenmatch::ui::OwnRank& own);
    /// A move or an exercise is not possible.
    void refused(const QString& reason);
    /// A move was legal, and is about to be played.
    void accepted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    std::string boardGame() const;
    std::string usualGame() const;
    /// The game on the board changed, so Learn follows it.
    void followBoard();
    void showGame(const std::string& game);
    QWidget* makeBoards();
    QWidget* makeMoveField();
    /// The user's move, if the exercise wants one.
    void play(game::Move move);
    QWidget* makeHome();
    QWidget* makeDesk();
    std::string game() const;
    /// Whether the cards are still being read; `begin` is called again when they are known, unless the user leaves the
    /// page.
    bool waitsForCards(void (LearnPage::*begin)());
    void start(Exercise* exercise);
    void end();
    void refreshHome();
    void refreshExercise();
    /// Whether it asks the same as the page already.
    bool isShown(const ExerciseView& view) const;
    void showBoard(const ExerciseView& view);
    /// The exercise's marks and the user's.
    void showMarks(const ExerciseView& view);
    /// The right button draws an arrow or a circle.
    void drawOn(BoardWidget& board);
    void showChoices(const ExerciseView& view);
    /// A weak theme with its figures.
    struct ThemeLine {
        lesson::Theme theme;
        QString words;
        QString tip;
        QString weeks; ///< weeksWords()
        bool operator==(const ThemeLine&) const = default;
    };
    std::vector<ThemeLine> themeLines();
    void showThemes();
    void showDue();
    void lookAtCards();
    QString weeksWords(std::optional<lesson::Theme> theme);
    /// The progress of making cards, for a waiting session.
    void showMaking();
    /// Adds new cards to the session that started without them.
    void growLesson();

    GameDocument& m_document;
    LibraryService& m_library;
    Engine& m_engine;
    MyRank& m_rank;
    Lessons m_lessons;
    Exercise* m_exercise = nullptr;
    ExerciseView m_shown; ///< of the exercise
    void (LearnPage::*m_waiting)() = nullptr; ///< begins as soon as the cards are known
    bool m_startsWhenMade = false;
    std::string m_seenAtBoard; ///< the kind of game on the board
    std::string m_followed; ///< the latest kind from the board, which is shown; empty: chosen here
    QPointer<CardLesson> m_growing; ///< a session that started while cards were being made

    QStackedWidget* m_boards = nullptr;
    GoBoardWidget* m_goBoard = nullptr;
    ChessBoardWidget* m_chessBoard = nullptr;
    MoveField* m_moveField = nullptr;
    bool m_isFlipped = false; ///< by the user
    Drawings m_drawings; ///< until another position is shown
    game::AnyPosition m_drawnAt;
    bool m_isTyping = false; ///< the user opened the field, and did not close it in this exercise
    QStackedWidget* m_panels = nullptr;
    // home
    QComboBox* m_games = nullptr;
    QLabel* m_words = nullptr;
    QLabel* m_making = nullptr;
    QPushButton* m_due = nullptr;
    QPushButton* m_main = nullptr;
    QPushButton* m_test = nullptr;
    QPushButton* m_guess = nullptr;
    QPushButton* m_teaching = nullptr;
    OpeningChooser* m_openings = nullptr;
    Card* m_themesCard = nullptr;
    QVBoxLayout* m_themes = nullptr;
    std::pair<std::vector<ThemeLine>, QString> m_shownThemes; ///< and the weeks of all
    // exercise
    QLabel* m_place = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_sentences = nullptr;
    QLabel* m_growth = nullptr; ///< like m_making, in a waiting session
    QWidget* m_choices = nullptr;
    bool m_asksToLeave = false; ///< Esc was pressed once in an open question
    Card* m_ridgeCard = nullptr;
    RankRidge* m_ridge = nullptr;
};

} // namespace evenmatch::ui
