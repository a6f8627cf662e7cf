// A game in progress at one board: the record, where in it we are, and what may be done next. No widgets.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/game/go/scoring.h"
#include "core/record/annotations.h"
#include "core/record/game_record.h"
#include "ui/new_game.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace evenmatch::chess {
class Position;
}

namespace evenmatch::ui {

enum class Phase {
    Playing,
    Scoring, ///< Go after the passes: dead stones are marked, the count is to be accepted
    Over,
};

/// A move of the line that is shown.
struct LineEntry {
    record::NodeId node = record::kRoot;
    int number = 0;        ///< of the move, from 1 (chess: plies from the game's start, also after a FEN); 0: the node makes no move
    game::Side side = game::Side::First;
    QString text;          ///< "Q16", "pass", "Nf3"
    int variations = 1;    ///< how many moves the record has here, this one included
    bool commented = false;
};

/// Owns the record. Every change is checked by the rules; a refused one leaves all as it was and says why by `refused`.
class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);

    void start(const NewGame& game);
    /// Takes over a record and goes to the end of its main line, or as far as the rules allow. Fails, and changes nothing, when there is no
    /// board for its game or its start is not possible.
    core::Result<void> load(record::GameRecord record);

    // Reading
    const record::GameRecord& record() const { return m_record; }
    record::NodeId node() const { return m_node; }
    const game::AnyPosition& position() const { return m_position; }
    const go::Position* goPosition() const { return m_position.as<go::Position>(); }
    const chess::Position* chessPosition() const;
    game::Side toMove() const { return m_position.sideToMove(); }
    /// The move that led here, or kNoMove.
    game::Move lastMove() const { return m_record.move(m_node); }
    Phase phase() const { return m_phase; }
    /// As the record writes it ("B+3.5", "1-0"), empty while there is none.
    QString result() const;
    bool isModified() const { return m_modified; }
    void setModified(bool modified);
    /// From the root to the end of the line in which we are. The first entry is the start.
    const std::vector<LineEntry>& line() const { return m_line; }
    /// Where we are in line().
    int lineIndex() const { return m_index; }
    /// Nothing follows the present node.
    bool atEnd() const { return m_record.firstChild(m_node) == record::kNoNode; }

    // Playing
    bool play(game::Move move);
    void pass();                 ///< Go
    void resign(game::Side side); ///< at the end of the game only
    void loseOnTime(game::Side side);
    void agreeDraw();            ///< chess
    bool canTakeBack() const;
    void takeBack();             ///< the last move of the line, or the result after it
    void refuse(const core::Error& error);
    /// Notes what a clock shows after a move.
    void noteClock(record::NodeId node, game::Side side, const record::Clock& clock);
    /// Nothing follows, and the line is the main one: here the game goes on.
    bool atGameEnd() const { return m_node == m_record.mainLineEnd(); }

    // Counting. REQUIRES for all: phase() == Phase::Scoring
    const go::PointSet& deadStones() const { return m_dead; }
    void toggleDead(game::Move point);
    go::Score score() const;
    void acceptCount();

    // Writing
    void setComment(const QString& text); ///< on the present node
    /// Puts a mark on the present node, or takes an equal one off it.
    void toggleMark(const record::Mark& mark);
    /// Counts up whenever the tree may have changed: nodes, their order, what they say.
    int revision() const { return m_revision; }
    /// Where the variation that a node is in leaves the line it belongs to; kNoNode for nodes of the main line.
    record::NodeId variationStart(record::NodeId node) const;
    /// The variation that the node is in takes the place of the line it leaves.
    void promote(record::NodeId node);
    /// The same until the node is in the main line.
    void makeMainLine(record::NodeId node);
    /// Takes the node and all after it out of the record. REQUIRES: node != kRoot
    void removeFrom(record::NodeId node);
    /// Whether the last of these three can be undone: nothing has changed since.
    bool canUndoEdit() const { return m_undo && m_undo->revision == m_revision; }
    void undoEdit();

    // Stepping
    void goTo(record::NodeId node);
    void step(int moves);        ///< along the line; stops at its ends
    void first();
    void last();
    /// 1: the next variation, -1: the one before; of the present move, else of the latest move before it that has one there.
    void sibling(int direction);

Q_SIGNALS:
    /// Anything that a window shows has changed: position, line, phase, marks.
    void changed();
    /// The record itself has changed (to be saved).
    void recordChanged();
    void modifiedChanged(bool modified);
    void refused(const QString& reason);

private:
    bool enter(record::NodeId node);
    void rebuildLine();
    LineEntry entryFor(record::NodeId node, const game::AnyPosition& before, int number) const;
    void updatePhase();
    bool lose(game::Side side, char how);
    void finish(const QString& result);
    void touch();
    void rememberForUndo();
    void showEdited();
    QString resultTag() const;

    record::GameRecord m_record;
    record::NodeId m_node = record::kRoot;
    game::AnyPosition m_position;
    std::vector<LineEntry> m_line;
    int m_index = 0;
    Phase m_phase = Phase::Playing;
    go::PointSet m_dead;
    bool m_modified = false;
    int m_revision = 0;

    /// The record before the last edit of its tree.
    struct Undo {
        record::GameRecord record;
        record::NodeId node = record::kRoot;
        int revision = 0; ///< after the edit
    };
    std::optional<Undo> m_undo;
};

} // namespace evenmatch::ui
