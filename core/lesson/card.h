// Cards: positions of a player's own games to solve again, and the player's answers.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/lesson/facts/theme.h"
#include "core/lesson/scheduler.h"
#include "core/record/game_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::lesson {

using CardId = std::int64_t;

enum class CardKind : std::uint8_t {
    Lesson, ///< there is something to find, which the player missed
    Decoy, ///< any sensible move is good, and the player played one
};

/// The unit of losses.
enum class LossUnit : std::uint8_t { Chance /**< of winning, 0 … 1 */, Points /**< of Go */ };
/// Beyond this winning chance (or below 1 minus it) a position is decided and makes no card. In a lost game all moves soon lose equally
/// little, so decoys must be further from these limits.
constexpr double mostDecided(CardKind kind) { return kind == CardKind::Decoy ? 0.75 : 0.9; }
/// The maximum number of sound moves of a lesson; a decoy has more.
inline constexpr std::size_t kMostSound = 3;
/// Whether a lesson may have this many sound moves, and this many between the two limits below, which are not counted as answers: the
/// player tries again. Beside one of these, a second sound move often proves to be one of them in a deeper analysis.
constexpr bool isClear(std::size_t sound, std::size_t between)
{
    constexpr std::size_t kMostBetween = 2;
    return between == 0 ? sound <= kMostSound : sound <= 1 && between <= kMostBetween;
}
/// The maximum loss of a sound move: 2 % of the winning chance, or one point.
constexpr double soundLoss(LossUnit unit) { return unit == LossUnit::Chance ? 0.02 : 1.0; }
/// The minimum loss of a refused move: 8 % of the winning chance, or three points.
constexpr double refusedLoss(LossUnit unit) { return unit == LossUnit::Chance ? 0.08 : 3.0; }

/// A move in the card's position, as a judge evaluated it.
struct CardMove {
    game::Move move;
    double loss = 0; ///< compared with the best move; at least 0
    double own = 0; ///< the probability that players of the player's rank choose it
    double above = 0; ///< the same for players one rank above
    std::vector<game::Move> line; ///< the best play after the move
    bool operator==(const CardMove&) const = default;
};
inline constexpr std::size_t kLineLength = 5; ///< the maximum number of moves of a line shown, including the first

/// The sums over the sound listed moves.
struct SoundMoves {
    std::size_t count = 0;
    double own = 0; ///< the probability that players of the player's rank choose one of them
    double above = 0; ///< the same for players one rank above
};

/// A value. Its moves are valid only in position().
struct Card {
    CardId id = 0; ///< in the library; 0: not stored
    std::int64_t player = 0;
    std::string game; ///< an id of games.h
    std::string key; ///< of the position; transpositions have the same
    std::string record; ///< the game up to the position, as SGF or PGN
    std::int64_t sourceGame = 0; ///< in the library; 0: deleted, or never stored
    int ply = 0; ///< number of its moves before the position
    CardKind kind = CardKind::Lesson;
    LossUnit unit = LossUnit::Chance;
    game::Move played; ///< by the player, in the game
    std::vector<CardMove> moves; ///< the evaluated moves, the best first, including the one played
    double chance = 0.5; ///< of winning before the move, with best play
    double others = 0; ///< the minimum loss of an unlisted move
    double difficulty = 0; ///< the probability that players of the player's rank choose an unsound move
    double evidence = 0; ///< ln(P(sound move) / P(move played)) for players one rank above
    std::string rank; ///< the player's rank when the card was made
    std::string rankAbove;
    std::string judge; ///< the engine that evaluated the moves: "Stockfish 15.1, 200000 nodes"
    double checked = 0; ///< the factor by which a second evaluation was deeper; 0: none yet, so a new card is not shown
    std::vector<Theme> themes; ///< of the best move, or of what the played move allows
    Time madeAt;
    Schedule schedule;

    const CardMove* find(game::Move move) const;
    /// REQUIRES: moves is not empty
    const CardMove& best() const { return moves.front(); }
    /// The loss of a move, exact or the minimum; nothing for an unlisted move if unlisted moves may be sound.
    std::optional<double> lossOf(game::Move move) const;
    bool isSound(game::Move move) const;
    bool isSound(const CardMove& move) const { return move.loss < soundLoss(unit); }
    /// Whether a lesson neither accepts nor refuses the move.
    bool isBetween(const CardMove& move) const { return kind == CardKind::Lesson && !isSound(move) && move.loss < refusedLoss(unit); }
    bool isBetween(game::Move move) const;
    SoundMoves soundMoves() const;
    /// Whether the card has a clear solution: isClear(), and all other moves, including the one played, lose at least refusedLoss().
    bool hasClearAnswer() const;
    bool isDecided() const { return chance > mostDecided(kind) || chance < 1 - mostDecided(kind); }
};

/// The record in the card's text, or an error if it cannot be read.
core::Result<record::GameRecord> recordOf(const Card& card);
core::Result<game::AnyPosition> positionOf(const Card& card);

/// The key of transpositions: the position and its game, without its history.
std::string positionKey(std::string_view game, const game::AnyPosition& position);

/// The card's details as JSON, and back; the other fields are columns of the library.
std::string detailsOf(const Card& card);
/// Fills the card; false if the text is damaged.
bool takeDetails(Card& card, std::string_view json);

/// An answer to a card.
struct Answer {
    CardId card = 0;
    Time at;
    bool saysQuiet = false; ///< the answer to the first question: "any sensible move is good here"
    std::optional<game::Move> move; ///< the move tried on the board; none after "quiet"
    bool right = false;
    double loss = 0; ///< of the move
    int milliseconds = 0; ///< from the question to the answer
    int hints = 0;
    std::string scheduler; ///< the scheduler that set the next date
    bool operator==(const Answer&) const = default;
};

/// Whether the answer is right. For a decoy: "quiet", or any move after it is denied. For a lesson: a sound move.
bool isRight(const Card& card, bool saysQuiet, std::optional<game::Move> move);

} // namespace evenmatch::lesson
