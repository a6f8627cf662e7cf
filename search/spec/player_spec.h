// Players as text, for the command line:
//
//     se:3d  se-inf:3d   steered to a rank (ALGORITHMS.md 2). Both search alike; se-inf is for networks trained with r∞
//     rank:3d            our own method: the rank's policy is the prior, and the choice uses it and the search
//                        (a rank may be between two: "6-9k+0.4" is four tenths of the way from 6-9k to the next stronger one;
//                        or up to one beyond the scale, "9d+1" and "26-30k-1", which was never measured)
//     sa:-0.5            a plain search, the move chosen by the strength index z (ALGORITHMS.md 3)
//     mcts               a plain search, the most visited move
//     policy  policy:3d  the policy alone
//     rung:2.5           a rung of a ladder: the policy, weakened (or below 0, strengthened by a search) as in ladder_player.h
//     random
//     uct:1000           UCT with random playouts and no network, 1000 iterations a move (ALGORITHMS.md 5): COMPLEX calls it MCTS
//     minimax:4          alpha-beta to that depth with a simple evaluation; Connect4, Awari and Othello only
//     heuristic          the move with the best evaluation: minimax:1
//     score4:7  mancala:4  divilly   players that COMPLEX measured, of Connect4, Awari and Awari (search/targets/published.h)
//     gtp:gnugo --mode gtp --level 1        uci:stockfish
//
// Options follow a '?' and are separated by '&': `se:3d?sims=400&c1=1`, `uci:stockfish?UCI_Elo=1500&nodes=1000`. A command may be in
// quotes, and must be if it contains a '?'. Options of our own players:
//
//     network=FILE       their network, if it is not the common one       sims=N  batch=N
//     server=NAME        the server of the rank (known to the profile)
//     strong=FILE        the strong network that searches (nn/evaluate/seeing_evaluator.h)
//     free=X             with prior=rank: the rank-free policy's share of the prior; default: half with a strong network, otherwise 0
//     c1=X               weight of δ̂                                      measure=beta|quality|relative|policies      halve=1
//     source=map|after   source of β; after: only published networks, and their default
//     unvisited=zero|map pairs=both|mover                                 prior=free|rank
//     c=X                the constant of uct, or PUCT's init              firstplay=mean|value  the value of unvisited moves (puct.h)
//     chooser=most|index|policy  z=X  loss=X  chance=X  temperature=X  visits=X  threshold=X  overlook=X
//
// `measure=policies` is puct.h's ExpectedRank. `measure=relative` is puct.h's own form: quality relative to the rank's players at that
// node, with the defaults unvisited=map and pairs=mover. The defaults of `rank:` players are in the table of the network's profile
// (core/strength/scale/rank_play.h): the number of simulations, loss (of the expected result, 0 … 2) and its chance, temperature, and
// visits= (the weight of the visits).
//     adjust=within      adapts to the opponent within the game, starting from the rank or z
//     side=other         of score4: it plays the move that is best for the other player's discs
//     step=X inside=X    of an adapting z: the full step (0.2), and the part of it near 50 % if it is fixed
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/player/search_player.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::search {

struct PlayerSpec {
    /// Those that need a network come before Random.
    enum class Kind : std::uint8_t {
        Steered,
        RankConditioned,
        StrengthIndex,
        Plain,
        Policy,
        Rung,
        Random,
        Uct,
        Minimax,
        Heuristic,
        Score4,
        Mancala,
        Divilly,
        Gtp,
        Uci
    };

    Kind kind = Kind::Plain;
    std::string text; ///< as written; the player's name in results
    std::string argument; ///< rank, z, weakness, or command
    std::map<std::string, std::string> options;

    /// The file of its own network; empty: the common one.
    std::string network() const;
    bool needsNetwork() const { return kind < Kind::Random; }
    /// Whether it searches, and its argument is a rank.
    bool searchesAtRank() const { return kind == Kind::Steered || kind == Kind::RankConditioned; }
};

/// BadArgument with details for an unknown kind, a missing argument, an option that the kind does not have or that another one makes
/// useless, or an invalid value. Options of UCI engines are checked by the engine.
core::Result<PlayerSpec> parsePlayerSpec(std::string_view text);

/// Whether a player uses its rank's simulations from the network's profile, if its spec has none, instead of PlayerResources::simulations.
enum class OwnNumber : std::uint8_t { RankConditioned, AllRanked, Nobody };

struct PlayerResources {
    std::shared_ptr<nn::Evaluator> evaluator; ///< may be null if the spec needs none
    std::uint64_t simulations = 800; ///< if the spec has none
    std::size_t batch = 0; ///< B, if the spec has none; 0: the evaluator's, or kBatchOfRanks
    bool resigns = true;
    OwnNumber own = OwnNumber::RankConditioned;
    std::optional<std::uint64_t> seed{}; ///< of a server's first game; none: different games every time
};

/// NotFound for a rank that is none of the scale's, with the strongest and the weakest of these. REQUIRES: scale is not empty
core::Error unknownRank(const strength::RankScale& scale, const std::string& text);

/// The style of a player of a searching kind. BadArgument for other kinds. REQUIRES: resources.evaluator is not null
core::Result<SearchStyle> makeStyle(const PlayerSpec& spec, const PlayerResources& resources);

/// Makes the player and starts engines. NotFound for a rank or a profile that the network does not have.
core::Result<std::unique_ptr<Player>> makePlayer(const PlayerSpec& spec, const PlayerResources& resources);

using PlayerMaker = std::function<core::Result<std::unique_ptr<Player>>()>;

} // namespace evenmatch::search
