// A game at one board: the record, the current node in it, and the possible actions. No widgets.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/game/go/scoring.h"
#include "core/record/game_record.h"
#include "core/record/notes/annotations.h"
#include "core/record/notes/game_details.h"
#include "ui/game/new_game.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace evenmatch::chess {
class Position;
}

namespace evenmatch::ui {

enum class Phase {
    Playing,
    Scoring, ///< Go after the passes: the players mark dead stones and accept the count
    Over,
};

/// Which changes a record allows.
enum class Standing {
    Free, ///< every change is possible
    Running, ///< a game against an opponent or a clock: moves at its end continue it, other nodes can only be viewed
    Fixed, ///< a finished or imported game: its moves and its result stay, and additions are analysis
};

/// The source of a record.
enum class Origin {
    Here, ///< played or entered in this program
    Imported, ///< a file, the clipboard, the library
};

/// What changed in a record.
enum class Change {
    Game, ///< moves, their order, or the result
    Words, ///< annotations: comments, marks, judgements, clocks
};

/// A move of the current line.
struct LineEntry {
    record::NodeId node = record::kRoot;
    int number = 0; ///< of the move, from 1 (chess: plies from the game's start, also after a FEN); 0: the node has no move
    game::Side side = game::Side::First;
    QString text; ///< "Q16", "pass", "Nf3"
    int variations = 1; ///< the number of alternative moves in the record, including this one
    bool commented = false;
    record::Judgement judgement = record::Judgement::None; ///< by an annotator
    record::Assessment assessment = record::Assessment::None; ///< chess: the same of the position
};

/// A position and its place in a game, to notice another one: nodes of different games can have the same number.
struct GamePlace {
    record::NodeId node = record::kRoot;
    game::AnyPosition position;
    bool operator==(const GamePlace&) const = default;
};

/// Owns the record. The rules check every change; a refused change leaves everything as it was, and `refused` gives the reason.
class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);

    void start(const NewGame& game);
    /// Takes a record and goes to the end of its game, or as far as the moves are legal. `gameMoves`: this many moves of the main line are
    /// the game, and the others are analysis, unless it goes on here; none: all are the game. Fails without a change if the game is unknown
    /// or its start impossible.
    core::Result<void> load(record::GameRecord record, Origin origin = Origin::Imported, std::optional<std::size_t> gameMoves = {});
    /// The start of a game that load() takes.
    static core::Result<game::AnyPosition> startOf(const record::GameRecord& record);
    /// Whether it has an opponent or a clock. Otherwise two people share the board and may try any move.
    void setRunning(bool running);

    // Reading
    const record::GameRecord& record() const { return m_record; }
    record::NodeId node() const { return m_node; }
    const game::AnyPosition& position() const { return m_position; }
    GamePlace place() const { return {m_node, m_position}; }
    /// The node from which another game may continue: the end, in Go without the final passes.
    record::NodeId nodeToPlayOn() const;
    game::AnyPosition positionToPlayOn() const;
    const go::Position* goPosition() const { return m_position.as<go::Position>(); }
    const chess::Position* chessPosition() const;
    game::Side toMove() const { return m_position.sideToMove(); }
    /// The move to the current node, or kNoMove.
    game::Move lastMove() const { return m_record.move(m_node); }
    Phase phase() const { return m_phase; }
    Standing standing() const;
    Origin origin() const { return m_origin; }
    /// The end of the game; in a fixed game, analysis may follow it.
    record::NodeId gameEnd() const { return m_gameEnd == record::kNoNode ? m_record.mainLineEnd() : m_gameEnd; }
    /// The game's moves, up to its end.
    std::vector<game::Move> gameMoves() const;
    bool isOfGame(record::NodeId node) const;
    /// The record without additions after the game's end, which would look like moves of the game.
    record::GameRecord gameRecord() const;
    /// Whether a move at the current node continues the game or an analysis, rather than leaving a running game.
    bool mayPlay() const { return isOpen() && (standing() != Standing::Running || atGameEnd()); }
    /// As in the record ("B+3.5", "1-0"); empty if there is none.
    QString result() const;
    /// Whether the record differs from when this was last set to false; undoing changes restores that state.
    bool isModified() const { return m_edition != m_keptEdition; }
    void setModified(bool modified);
    /// From the root to the end of the current line. The first entry is the start.
    const std::vector<LineEntry>& line() const { return m_line; }
    /// The current index in line().
    int lineIndex() const { return m_index; }
    /// Nothing follows the current node.
    bool atEnd() const { return m_record.firstChild(m_node) == record::kNoNode; }

    // Playing
    bool play(game::Move move);
    /// Adds the moves after the current node, as far as they are legal, as one step, and stays there. No effect in a running game.
    void addLine(const std::vector<game::Move>& moves);
    void pass(); ///< Go
    void resign(game::Side side); ///< only at the end of the game
    void loseOnTime(game::Side side);
    /// Whether the game can end at the current node: it goes on, or is being counted, and the node is its last one.
    bool canEnd() const { return m_phase != Phase::Over && standing() != Standing::Fixed && atGameEnd(); }
    bool canAgreeDraw() const { return m_phase == Phase::Playing && chessPosition() && canEnd(); }
    void agreeDraw(); ///< chess; only at the end of the game
    bool canTakeBack() const;
    void takeBack(); ///< the latest move of the line
    /// Stores a clock's time after a move.
    void noteClock(record::NodeId node, game::Side side, const record::Clock& clock);
    /// Adds a paragraph to a node's comment, unless it is there. Not on the undo stack, because the user did not write it.
    void noteWords(record::NodeId node, const QString& text);
    /// Whether this node is the end of the game.
    bool atGameEnd() const { return m_node == gameEnd(); }

    // Counting. REQUIRES for all: phase() == Phase::Scoring
    const go::PointSet& deadStones() const { return m_dead; }
    void toggleDead(game::Move point);
    /// Another proposal, which does not replace the players' corrections.
    void proposeDead(const go::PointSet& dead);
    go::Score score() const;
    /// Only at the end of a game that is not fixed.
    bool canAcceptCount() const { return m_phase == Phase::Scoring && canEnd(); }
    void acceptCount();

    // Writing. These changes, a result, and moves outside a running game can be undone. Beyond kUndoSteps and kUndoBytes the oldest steps
    // are dropped, but never the latest.
    static constexpr int kUndoSteps = 200;
    static constexpr std::size_t kUndoBytes = std::size_t{64} << 20; ///< each step contains a record
    QUndoStack& undoStack() { return m_undo; }
    void setComment(const QString& text); ///< of the current node
    void setJudgement(record::Judgement judgement); ///< of the move to the current node; no effect without one
    /// Players, event, date, and, unless the game is running, result, komi and rules.
    void setDetails(const record::GameDetails& details);
    /// Adds a mark to the current node, or removes an equal one.
    void toggleMark(const record::Mark& mark);
    /// Counts changes of the tree: nodes, their order, their contents.
    int revision() const { return m_revision; }
    /// The node where a node's variation leaves its parent line; kNoNode in the main line.
    record::NodeId variationStart(record::NodeId node) const;
    /// Makes the node's variation replace the line it leaves, unless that is part of a fixed game.
    bool canPromote(record::NodeId node) const;
    void promote(record::NodeId node);
    /// Makes the node's line the main line. In a fixed game, this is the only change of the game itself: its moves become a variation, and
    /// its result stays.
    bool canMakeMainLine(record::NodeId node) const;
    void makeMainLine(record::NodeId node);
    /// Removes the node and everything after it, unless it belongs to a running or fixed game; then refused() is emitted.
    bool canRemove(record::NodeId node) const;
    bool removeFrom(record::NodeId node);

    // Stepping
    void goTo(record::NodeId node);
    void step(int moves); ///< along the line; stops at its ends
    void first();
    void last();
    /// 1: the next variation, -1: the previous one; of the current move, otherwise of the latest move before it with variations.
    void sibling(int direction);

Q_SIGNALS:
    /// Anything visible changed: position, line, phase, marks.
    void changed();
    /// The record changed (and should be saved).
    void recordChanged(Change what);
    void modifiedChanged(bool modified);
    void refused(const QString& reason);

private:
    /// Whether moves are possible. Analysis may follow the end of a game that was resigned or lost on time.
    bool isOpen() const { return m_phase == Phase::Playing || (m_phase == Phase::Over && !m_position.isOver()); }
    bool enter(record::NodeId node);
    void rebuildLine();
    LineEntry entryFor(record::NodeId node, const game::AnyPosition& before, int number) const;
    void updatePhase();
    bool lose(game::Side side, char how);
    void refuseToEnd(const QString& elsewhere);
    void finish(const QString& result);
    void touch(Change what = Change::Game);
    void tellChange(Change what);
    void tellModified();
    /// The dead stones that the players marked or agreed on, for as long as the record has the position.
    struct MarkedDead {
        record::NodeId node = record::kNoNode;
        std::uint64_t position = 0; ///< its hash, because a removed node's number is used again
        go::PointSet stones;
    };
    void keepDead() { m_marked = {m_node, m_position.hash(), m_dead}; }
    bool isDeadMarked() const { return m_marked.node == m_node && m_marked.position == m_position.hash(); }
    friend class RecordStep;
    struct State {
        record::GameRecord record;
        record::NodeId node = record::kRoot;
        record::NodeId gameEnd = record::kNoNode;
        MarkedDead marked;
        int edition = 0;
    };
    /// Call before a change, which becomes a step of the undo stack. Steps with the same `merge` at the same node become one.
    void remember(const QString& what, int merge = -1);
    void boundUndo();
    State state() const { return {m_record, m_node, m_gameEnd, m_marked, m_edition}; }
    void restore(State state);
    void showEdited();
    bool mayReplaceLine(record::NodeId start) const;
    QString resultTag() const;

    record::GameRecord m_record;
    record::NodeId m_node = record::kRoot;
    game::AnyPosition m_position;
    std::vector<LineEntry> m_line;
    int m_index = 0;
    Phase m_phase = Phase::Playing;
    go::PointSet m_dead;
    MarkedDead m_marked;
    int m_revision = 0;
    int m_edition = 0; ///< the first revision with the record's current state
    int m_keptEdition = 0; ///< -1: none is
    bool m_saidModified = false;

    QUndoStack m_undo;
    Origin m_origin = Origin::Here;
    record::NodeId m_gameEnd = record::kNoNode; ///< of an imported game, or one with analysis after its end; else the main line is the game
    bool m_running = false;
};

} // namespace evenmatch::ui
