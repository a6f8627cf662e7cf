// A Go position with the history that the rules need.
#pragma once

#include "core/error.h"
#include "core/game/game.h"
#include "core/game/go/board.h"
#include "core/game/go/rules.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::go {

using game::Move;
using game::Outcome;
using game::Side;

/// A point and its new content.
struct SetupStone {
    int x = 0;
    int y = 0;
    Color color = Color::Empty;
};

/// A position on a board of 2 × 2 to 19 × 19. Side::First is Black. A move's code is y * size + x with (0, 0) top left, as in SGF; size *
/// size is the pass. Satisfies game::GamePosition; a regular value, not thread-safe while it changes.
///
/// The end: two passes in a row; if White passes last (AGA), White's pass must be the last of them, so that White answers Black's second
/// pass in a row of two (and may play on instead).
///
/// `outcome()` after the end counts the current board: area, every stone alive, with komi and handicap bonus, under any rule set
/// (Tromp-Taylor's count). Playouts and searches need this count; the result that players agree on, with dead stones and territory, comes
/// from scoring.h.
///
/// Superko compares the boards since the start or the last set-up.
class Position {
    struct State;

public:
    struct Undo;

    /// REQUIRES: kMinSize <= size <= kMaxSize, |komi| < 1000
    explicit Position(int size = kMaxSize, Rules rules = {}, double komi = 7.5);

    int size() const { return m_state.board.size(); }
    const Rules& rules() const { return m_rules; }
    double komi() const { return m_komi; }
    void setKomi(double komi) { m_komi = komi; }
    int handicap() const { return m_handicap; }
    /// Points that White gets in addition to the board: komi, and the handicap compensation of the rule set.
    double compensation() const;
    const Board& board() const { return m_state.board; }

    // Points and moves
    bool onBoard(int x, int y) const { return x >= 0 && y >= 0 && x < size() && y < size(); }
    /// REQUIRES: onBoard(x, y)
    Move moveAt(int x, int y) const { return {static_cast<std::uint16_t>(y * size() + x)}; }
    Move passMove() const { return {static_cast<std::uint16_t>(size() * size())}; }
    bool isPass(Move move) const { return move == passMove(); }
    /// REQUIRES: move is a point of the board
    int xOf(Move move) const { return move.code % size(); }
    int yOf(Move move) const { return move.code / size(); }

    // The content of a point. REQUIRES for all: onBoard(x, y)
    Color colorAt(int x, int y) const { return m_state.board.color(m_state.board.at(x, y)); }
    /// Liberties of the chain, 0 for an empty point.
    int liberties(int x, int y) const;
    /// Prisoners of the side, including stones handed over by passes.
    int captures(Side side) const { return m_state.captures[static_cast<int>(side)]; }
    /// The point where simple ko forbids recapture, or kNoMove.
    Move koPoint() const;
    Move lastMove() const { return m_state.lastMove; }
    int consecutivePasses() const { return m_state.passes; }

    // Set-up, at any time. It clears undo, ko, earlier boards and passes.
    /// Sets or (Color::Empty) clears a point. BadSetup, and nothing changed, when it would leave a chain without liberties.
    core::Result<void> setStone(int x, int y, Color color);
    /// The same for many points as one step: only the result must be legal. If a point has two entries, the later counts.
    core::Result<void> setStones(std::span<const SetupStone> stones);
    /// No effect if the side is already to move. Otherwise stones and earlier boards stay, but ko and passes are cleared.
    void setSideToMove(Side side);
    /// Places the usual 2 to 9 handicap stones on the star points (up to 4 if the size is even or 7, none below), and White is to move.
    /// BadArgument if there is no such handicap, BadSetup if the board is not empty.
    core::Result<void> placeHandicap(int stones);
    /// Free handicap: sets the number of stones given (placed by setStone), for the compensation. Places no stone.
    void setHandicap(int stones) { m_handicap = stones; }

    // The rules
    Side sideToMove() const { return m_state.side; }
    int moveNumber() const { return m_state.moveNumber; }
    void legalMoves(game::MoveList& list) const;
    /// The error of an illegal move: MoveAfterEnd, OffBoard, PointTaken, KoForbids or SuicideForbidden.
    core::Result<void> check(Move move) const;
    bool isLegal(Move move) const;
    void play(Move move);
    void play(Move move, Undo& undo);
    void undo(const Undo& undo);
    bool isOver() const;
    Outcome outcome() const;
    std::uint64_t hash() const;
    std::uint64_t computeHash() const;
    /// Uniform over the legal plays that fill no eye of their own side (Board::isEye) and are no suicide; the pass when there is none.
    Move randomMove(core::Random& random) const;
    /// The notation of Go programs: "Q16", "pass"; no column I, row 1 at the bottom.
    std::string moveText(Move move) const;
    std::optional<Move> parseMove(std::string_view text) const;

    bool operator==(const Position& other) const;

private:
    enum class Verdict : std::uint8_t { Legal, AfterEnd, OffBoard, Taken, Ko, Suicide };

    /// The state that a move changes, except the list of earlier boards.
    struct State {
        explicit State(int size) : board(size) { }

        Board board;
        /// Points where stones of the colour were captured since the first of the earlier boards. A stone that stays on any other point
        /// makes a new board, so superko need not compare it.
        std::array<std::bitset<Board::kPoints>, 2> vacated;
        std::array<int, 2> captures{};
        int moveNumber = 0;
        Move lastMove;
        Point ko = 0; ///< 0: none (a point of the wall)
        Side side = Side::First;
        std::uint8_t passes = 0;
    };

    Verdict judge(Move move) const;
    Verdict judgePoint(Point p) const;
    bool repeats(Point p, bool suicide) const;
    Point pointOf(Move move) const { return m_state.board.at(xOf(move), yOf(move)); }
    Move moveOf(Point p) const { return moveAt(Board::x(p), Board::y(p)); }
    std::uint64_t situation(std::uint64_t stones, Side toMove) const;
    std::uint64_t hashWith(std::uint64_t stones) const;
    std::uint64_t currentSituation() const { return situation(m_state.board.hash(), m_state.side); }
    void playPass();
    void playPoint(Point p);
    void remember();
    void forgetHistory();

    Rules m_rules;
    double m_komi = 0;
    int m_handicap = 0;
    State m_state;
    std::vector<std::uint64_t> m_earlier; ///< boards (with the player to move for situational superko) so far, the current one last
};

struct Position::Undo {
    Undo() : state(kMinSize) { }

private:
    friend class Position;
    State state;
    std::size_t earlier = 0;
};

static_assert(game::GamePosition<Position>);

} // namespace evenmatch::go
