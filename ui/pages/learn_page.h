// The page to learn on: cards of the user's own games, moves to guess, openings, and a rank without a game. Nothing begins unasked.
#pragma once

#include "ui/game/game_document.h"
#include "ui/learn/exercise.h"
#include "ui/learn/lessons.h"
#include "ui/rank/my_rank.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace evenmatch::ui {

class BoardWidget;
class Card;
class CardLesson;
class ChessBoardWidget;
class GoBoardWidget;
class OpeningChooser;
class RankRidge;

class LearnPage final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the page. The document's game is the one whose moves can be guessed.
    LearnPage(GameDocument& document, LibraryService& library, Engine& engine, MyRank& rank, QWidget* parent = nullptr);

    /// The page is shown: reads what there is to learn.
    void look();
    bool isSettled() const;
    Exercise* exercise() const { return m_exercise; }
    /// The position of the exercise at the board; holds nothing without one.
    game::AnyPosition exercisePosition() const;
    Lessons& lessons() { return m_lessons; }
    /// Shows this game, now and in later runs.
    void setGame(const std::string& game);
    void startCards(std::optional<lesson::Theme> theme = std::nullopt);
    /// The cards of all games that are due today. As below: REQUIRES: no exercise is under way
    void startDue();
    void startRankTest();
    void startGuessing();
    /// Of the opening that is chosen on the page.
    void startOpening();
    void startTeachingGame();
    /// The cards that are ready, or the making of cards.
    void mainAction();
    void setCoordinatesShown(bool shown);

Q_SIGNALS:
    /// As Exercise::playOnWanted().
    void playOnWanted(const record::GameRecord& begun, std::optional<game::Side> user);
    /// A game with a teacher is to begin. `game`: "go", "chess".
    void teachingGameWanted(const std::string& game);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    std::string boardGame() const;
    std::string usualGame() const;
    /// Another kind of game at the board is the one to learn.
    void followBoard();
    void showGame(const std::string& game);
    QWidget* makeBoards();
    QWidget* makeHome();
    QWidget* makeDesk();
    std::string game() const;
    void start(Exercise* exercise);
    void end();
    void refreshHome();
    void refreshExercise();
    void showBoard(const ExerciseView& view);
    void showChoices(const ExerciseView& view);
    void showThemes();
    void showDue();
    void lookAtCards();
    QString weeksWords(std::optional<lesson::Theme> theme);
    /// What is done while cards are made, where somebody waits for them.
    void showMaking();
    /// Brings cards that were made meanwhile into the session that began without them.
    void growLesson();

    GameDocument& m_document;
    LibraryService& m_library;
    Engine& m_engine;
    MyRank& m_rank;
    Lessons m_lessons;
    Exercise* m_exercise = nullptr;
    bool m_startsWhenMade = false;
    std::string m_seenAtBoard; ///< the kind of game there
    std::string m_followed; ///< the kind that came there and is shown; empty: what was chosen here
    QPointer<CardLesson> m_growing; ///< a session that began while cards were made

    QStackedWidget* m_boards = nullptr;
    GoBoardWidget* m_goBoard = nullptr;
    ChessBoardWidget* m_chessBoard = nullptr;
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
    // exercise
    QLabel* m_place = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_sentences = nullptr;
    QLabel* m_growth = nullptr; ///< as m_making, in a session that waits
    QWidget* m_choices = nullptr;
    bool m_asksToLeave = false; ///< Esc was pressed once in an open question
    Card* m_ridgeCard = nullptr;
    RankRidge* m_ridge = nullptr;
};

} // namespace evenmatch::ui
