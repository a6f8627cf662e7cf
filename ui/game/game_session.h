// A game in progress at one board: the record, where in it we are, and what may be done next. No widgets.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/game/go/scoring.h"
#include "core/record/annotations.h"
#include "core/record/game_details.h"
#include "core/record/game_record.h"
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
    Scoring, ///< Go after the passes: dead stones are marked, the count is to be accepted
    Over,
};

/// What may become of the record.
enum class Standing {
    Free, ///< it is being made: whatever is done changes it
    Running, ///< a game against an opponent or a clock: it goes on at its end, and looking back is looking
    Fixed, ///< a game that was played or imported: its moves and its result stay, all that is added is analysis
};

/// Where a record comes from.
enum class Origin {
    Here, ///< played or written in this program
    Imported, ///< a file, the clipboard, the library
};

/// What has changed in a record.
enum class Change {
    Game, ///< moves, their order, or the result
    Words, ///< what is written about it: comments, marks, judgements, clocks
};

/// A move of the line that is shown.
struct LineEntry {
    record::NodeId node = record::kRoot;
    int number = 0; ///< of the move, from 1 (chess: plies from the game's start, also after a FEN); 0: the node makes no move
    game::Side side = game::Side::First;
    QString text; ///< "Q16", "pass", "Nf3"
    int variations = 1; ///< how many moves the record has here, this one included
    bool commented = false;
    record::Judgement judgement = record::Judgement::None; ///< an annotator's
};

/// Owns the record. Every change is checked by the rules; a refused one leaves all as it was and says why by `refused`.
class GameSession final : public QObject {
    Q_OBJECT
public:
    explicit GameSession(QObject* parent = nullptr);

    void start(const NewGame& game);
    /// Takes over a record and goes to the end of its game, or as far as the rules allow. `gameMoves`: so many moves of the main line are
    /// the game, what follows is analysis; none: all of it is. Fails, and changes nothing, when there is no board for its game or its start
    /// is not possible.
    core::Result<void> load(record::GameRecord record, Origin origin = Origin::Imported, std::optional<std::size_t> gameMoves = {});
    /// Whether it is played against an opponent or a clock. Without, two people share the board and may try what they like.
    void setRunning(bool running);

    // Reading
    const record::GameRecord& record() const { return m_record; }
    record::NodeId node() const { return m_node; }
    const game::AnyPosition& position() const { return m_position; }
    /// Where another game may go on from here: where Go was ended by passes, before them.
    record::NodeId nodeToPlayOn() const;
    game::AnyPosition positionToPlayOn() const;
    const go::Position* goPosition() const { return m_position.as<go::Position>(); }
    const chess::Position* chessPosition() const;
    game::Side toMove() const { return m_position.sideToMove(); }
    /// The move that led here, or kNoMove.
    game::Move lastMove() const { return m_record.move(m_node); }
    Phase phase() const { return m_phase; }
    Standing standing() const;
    Origin origin() const { return m_origin; }
    /// Where the game ends: of a game that is fixed, analysis may go on from there.
    record::NodeId gameEnd() const { return m_gameEnd == record::kNoNode ? m_record.mainLineEnd() : m_gameEnd; }
    /// Its moves, from the first to the game's end.
    std::vector<game::Move> gameMoves() const;
    bool isOfGame(record::NodeId node) const;
    /// The record without what was added beyond the game's end, which would read as moves of the game.
    record::GameRecord gameRecord() const;
    /// Whether a move here is part of what goes on, and not a look back in a game that goes on elsewhere.
    bool mayPlay() const { return m_phase == Phase::Playing && (standing() != Standing::Running || atGameEnd()); }
    /// As the record writes it ("B+3.5", "1-0"), empty while there is none.
    QString result() const;
    /// Whether the record is another than when this was last set to false; what was undone is as it was.
    bool isModified() const { return m_edition != m_keptEdition; }
    void setModified(bool modified);
    /// From the root to the end of the line in which we are. The first entry is the start.
    const std::vector<LineEntry>& line() const { return m_line; }
    /// Where we are in line().
    int lineIndex() const { return m_index; }
    /// Nothing follows the present node.
    bool atEnd() const { return m_record.firstChild(m_node) == record::kNoNode; }

    // Playing
    bool play(game::Move move);
    void pass(); ///< Go
    void resign(game::Side side); ///< at the end of the game only
    void loseOnTime(game::Side side);
    void agreeDraw(); ///< chess
    bool canTakeBack() const;
    void takeBack(); ///< the last move of the line
    void refuse(const core::Error& error);
    /// Notes what a clock shows after a move.
    void noteClock(record::NodeId node, game::Side side, const record::Clock& clock);
    /// Adds a paragraph to what is written about a node, unless it is there. No step of the undo stack: the user has not written it.
    void noteWords(record::NodeId node, const QString& text);
    /// Here the game goes on, or ended.
    bool atGameEnd() const { return m_node == gameEnd(); }

    // Counting. REQUIRES for all: phase() == Phase::Scoring
    const go::PointSet& deadStones() const { return m_dead; }
    void toggleDead(game::Move point);
    /// Another proposal for them, which does not take the place of what the players have corrected.
    void proposeDead(const go::PointSet& dead);
    go::Score score() const;
    /// Only in a game that is not fixed, and at its end.
    bool canAcceptCount() const { return m_phase == Phase::Scoring && standing() != Standing::Fixed && atGameEnd(); }
    void acceptCount();

    // Writing. Each of these, a result, and moves that are not those of a running game can be undone.
    // The oldest steps are forgotten beyond kUndoSteps and kUndoBytes, but never the latest.
    static constexpr int kUndoSteps = 200;
    static constexpr std::size_t kUndoBytes = std::size_t{64} << 20; ///< each step holds a record
    QUndoStack& undoStack() { return m_undo; }
    void setComment(const QString& text); ///< on the present node
    void setJudgement(record::Judgement judgement); ///< of the move that led here; without one it does nothing
    /// Players, event, date, and, unless the game is running, result, komi and rules.
    void setDetails(const record::GameDetails& details);
    /// Puts a mark on the present node, or takes an equal one off it.
    void toggleMark(const record::Mark& mark);
    /// Counts up whenever the tree may have changed: nodes, their order, what they say.
    int revision() const { return m_revision; }
    /// Where the variation that a node is in leaves the line it belongs to; kNoNode for nodes of the main line.
    record::NodeId variationStart(record::NodeId node) const;
    /// The variation that the node is in takes the place of the line it leaves, unless that is a game's own.
    bool canPromote(record::NodeId node) const;
    void promote(record::NodeId node);
    /// The line of the node is the main line from now on. In a game that is fixed this changes the game itself, and nothing else does: what
    /// it was becomes a variation, its result stays.
    bool canMakeMainLine(record::NodeId node) const;
    void makeMainLine(record::NodeId node);
    /// Takes the node and all after it out of the record, unless it is of a game that goes on or is fixed: refused() says so then.
    bool canRemove(record::NodeId node) const;
    bool removeFrom(record::NodeId node);

    // Stepping
    void goTo(record::NodeId node);
    void step(int moves); ///< along the line; stops at its ends
    void first();
    void last();
    /// 1: the next variation, -1: the one before; of the present move, else of the latest move before it that has one there.
    void sibling(int direction);

Q_SIGNALS:
    /// Anything that a window shows has changed: position, line, phase, marks.
    void changed();
    /// The record itself has changed (to be saved).
    void recordChanged(Change what);
    void modifiedChanged(bool modified);
    void refused(const QString& reason);

private:
    bool enter(record::NodeId node);
    void rebuildLine();
    LineEntry entryFor(record::NodeId node, const game::AnyPosition& before, int number) const;
    void updatePhase();
    bool lose(game::Side side, char how);
    void finish(const QString& result);
    void touch(Change what = Change::Game);
    void tellChange(Change what);
    void tellModified();
    friend class RecordStep;
    struct State {
        record::GameRecord record;
        record::NodeId node = record::kRoot;
        record::NodeId gameEnd = record::kNoNode;
        int edition = 0;
    };
    /// Call before a change: it becomes a step of the undo stack. Steps with the same `merge` at the same node become one.
    void remember(const QString& what, int merge = -1);
    void boundUndo();
    State state() const { return {m_record, m_node, m_gameEnd, m_edition}; }
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
    bool m_deadCorrected = false; ///< by the players
    int m_revision = 0;
    int m_edition = 0; ///< the revision that first was as the record is now
    int m_keptEdition = 0; ///< -1: none is
    bool m_saidModified = false;

    QUndoStack m_undo;
    Origin m_origin = Origin::Here;
    record::NodeId m_gameEnd = record::kNoNode; ///< of an imported game; else the main line is the game
    bool m_running = false;
};

} // namespace evenmatch::ui
