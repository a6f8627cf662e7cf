// The game of a GTP client: board, moves, undo. Actions impossible in a game (one side twice, moves after the end, komi in the middle) are
// allowed, and cut off the history for networks.
#pragma once

#include "core/game/go/position.h"
#include "core/record/game_record.h"
#include "nn/input/game_state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::search {

/// Always has a position. Errors are BadArgument with GTP's own words as detail; they change nothing. Not thread-safe.
class GtpGame {
public:
    GtpGame() : m_states{nn::GameState(go::Position())} { }

    const nn::GameState& state() const { return m_states.back(); }
    /// The position before the passes at the end of the game so far.
    const nn::GameState& beforePasses() const;
    const go::Position& board() const { return *state().position().as<go::Position>(); }

    /// Sets an empty board with the current rules and komi.
    void clear(int size);
    void clear() { clear(board().size()); }
    void setKomi(double komi);
    core::Result<void> setRules(const go::Rules& rules);
    core::Result<void> placeHandicap(int stones);
    core::Result<void> setHandicap(const std::vector<std::string>& vertices);

    /// The current state on the side's turn.
    nn::GameState stateFor(go::Side side) const;
    core::Result<void> play(go::Side side, std::string_view vertex);
    /// REQUIRES: legal in stateFor(side)
    void play(go::Side side, go::Move move);
    core::Result<void> undo();
    /// The first `moves` moves of the main line. Superko forbids none of them, because servers have other ko rules.
    core::Result<void> load(const record::GameRecord& record, int moves);

    /// "D4 Q16": the points with stones that satisfy the condition.
    template <class Question>
    std::string points(Question question) const
    {
        std::string text;
        for (int y = 0; y < board().size(); ++y)
            for (int x = 0; x < board().size(); ++x)
                if (board().colorAt(x, y) != go::Color::Empty && question(x, y))
                    text += (text.empty() ? "" : " ") + board().moveText(board().moveAt(x, y));
        return text;
    }

private:
    void begin(const go::Position& position);
    bool hasStones() const;

    std::vector<nn::GameState> m_states; ///< of the game so far, the current one last
};

core::Error gtpError(std::string text);
core::Error syntaxError();

/// "b", "White".
std::optional<go::Side> sideFrom(std::string_view text);

} // namespace evenmatch::search
