// The plan of the game on the board: opponent and clock. Stored with the game, so that it continues after a crash.
#pragma once

#include "core/game/game_clock.h"
#include "ui/engine/external_engines.h"

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace evenmatch::ui {

/// The user's opponent: this program, or another.
struct OpponentPlan {
    enum class Kind : std::uint8_t {
        Rank, ///< imitates people of a rank
        MatchMe, ///< adapts to the user's strength
        Engine, ///< another program
    };
    Kind kind = Kind::Rank;
    game::Side side = game::Side::Second; ///< the opponent's side
    std::string rank; ///< of Rank: a name on the scale, "3d", or a place between two, "3d+0.4"
    std::string server = {}; ///< the server of the rank (nn/data/servers.h); empty: the network's own ranks
    std::uint64_t seed = 1; ///< for its random choices
    bool learned = false; ///< MatchMe: the result was already counted
    EngineChoice engine; ///< of Engine
    std::optional<double> setting; ///< MatchMe: its latest place on the rank scale in this game
    bool teaches = false; ///< the tutor comments on the user's moves
    std::string pupil = {}; ///< the rank of a student who plays in place of the user, of the same server; empty: the user plays
    bool reads = false; ///< of Rank: uses the strong network, if there is one
    std::size_t begun = 0; ///< the number of moves that others had made when the game began

    bool operator==(const OpponentPlan&) const = default;
};

struct GamePlan {
    std::optional<OpponentPlan> opponent; ///< none: two people share the board
    game::TimeSettings time;

    bool operator==(const GamePlan&) const = default;
};

QByteArray toJson(const GamePlan& plan);
/// Nothing for JSON that toJson() does not write.
std::optional<GamePlan> gamePlanFromJson(const QByteArray& json);

} // namespace evenmatch::ui
