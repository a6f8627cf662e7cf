// The opening explorer: how games continued from the position on the board.
#pragma once

#include "core/library/openings/explored.h"
#include "ui/explorer/explorer_source.h"

#include <QPointer>
#include <QWidget>

#include <stop_token>

class QButtonGroup;
class QComboBox;
class QLabel;
class QStandardItemModel;

namespace evenmatch::ui {

class ExplorerTable;
class GameSession;
class TwoLineList;

/// Follows the session while it is visible. One request runs at a time; the newest position is next.
class ExplorerPanel final : public QWidget {
    Q_OBJECT
public:
    /// Roles of the rows of games: the game's number in the library, and the node of its main line with the position.
    enum GameRole { GameIdRole = Qt::UserRole + 1, NodeRole };

    /// All must outlive it.
    ExplorerPanel(const GameSession& session, LibraryService& library, Engine& engine, QWidget* parent = nullptr);

    ExplorerSource& source() { return m_source; }
    ExplorerTable& moves() const { return *m_moves; }
    /// Whether it shows the results of the latest request.
    bool isSettled() const { return !m_asked && m_source.library(); }
    /// Explores the games of a file or folder.
    void exploreFiles(const QString& path);
    /// Go on 19×19: where the last move is in a corner, and games have a corner with its stones, these are shown and not the whole board.
    void preferCorner(bool preferred);

Q_SIGNALS:
    void closed();
    void cornerPreferred(bool preferred);
    void moveChosen(game::Move move);
    /// The move to show on the board; kNoMove: none.
    void pointed(game::Move move);
    /// A game of source().library() to open at the position.
    void gameChosen(library::GameId id, int node);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Answer {
        library::Explored whole;
        library::Explored corner; ///< no games: none has it, or there is no corner
    };

    QWidget* makeMoves();
    QWidget* makeParts();
    QWidget* makeGames();
    QLayout* makeHeading();
    void fillSources();
    void chooseSource();
    void followPosition();
    void refresh();
    void takeAnswer(core::Result<Answer> answer);
    void showAnswer();
    QString summary() const;
    void askForGames();
    void showGames(const std::vector<library::StoredGame>& games);

    const GameSession& m_session;
    ExplorerSource m_source;
    QComboBox* m_sources;
    ExplorerTable* m_moves;
    QLabel* m_summary;
    QWidget* m_parts = nullptr; ///< where there is a choice between the whole board and a corner
    QButtonGroup* m_partButtons;
    QWidget* m_gamesCard = nullptr;
    TwoLineList* m_games;
    QStandardItemModel* m_gameRows;
    bool m_onlyMine = false;
    bool m_prefersCorner = false;
    core::Result<Answer> m_answer = Answer();
    QPointer<LibraryService> m_asked; ///< whose answer is on its way; null: none is, or that library is gone and will not answer
    game::AnyPosition m_position; ///< of the newest question
    int m_request = 0; ///< of the newest question
    std::stop_source m_stop; ///< ends it
    bool m_again = false; ///< something has changed since the question was asked
};

} // namespace evenmatch::ui
