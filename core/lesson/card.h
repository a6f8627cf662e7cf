// Cards: positions of a player's own games to be thought about again, and what was answered.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"
#include "core/lesson/scheduler.h"
#include "core/lesson/theme.h"
#include "core/record/game_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::lesson {

using CardId = std::int64_t;

enum class CardKind : std::uint8_t {
    Lesson, ///< there is something to find, and the player missed it
    Decoy, ///< any sensible move is fine, and the player made one
};

/// In what losses are counted.
enum class LossUnit : std::uint8_t { Chance /**< of winning, 0 … 1 */, Points /**< of Go */ };
/// Chance to win beyond which (or below 1 − which) a position is decided and makes no card. In a lost game all moves soon look alike, so
/// that decoys must be further from it.
constexpr double mostDecided(CardKind kind) { return kind == CardKind::Decoy ? 0.75 : 0.9; }
/// A lesson has so many sound moves at most, a decoy more.
inline constexpr std::size_t kMostSound = 3;
/// What a move may lose against the best and still count as right: 2 % of the winning chance, or one point.
constexpr double soundLoss(LossUnit unit) { return unit == LossUnit::Chance ? 0.02 : 1.0; }
/// What every other move of a lesson loses at least: 8 % of the winning chance, or three points. Between the two a move is neither right
/// nor a mistake, and a position with such a move makes no lesson.
constexpr double refusedLoss(LossUnit unit) { return unit == LossUnit::Chance ? 0.08 : 3.0; }

/// A move of the card's position, as a judge valued it.
struct CardMove {
    game::Move move;
    double loss = 0; ///< against the best, 0 or more
    double own = 0; ///< how probably players of the player's rank play it
    double above = 0; ///< and those one rank above
    std::vector<game::Move> line; ///< what follows by best play, the move itself left out
    bool operator==(const CardMove&) const = default;
};
inline constexpr std::size_t kLineLength = 5; ///< of a line that is shown: at most so many moves, the first included

/// The sound ones of the listed moves together.
struct SoundMoves {
    std::size_t count = 0;
    double own = 0; ///< how probably players of the player's rank play one of them
    double above = 0; ///< and those one rank above
};

/// A value. Moves mean something beside position() only.
struct Card {
    CardId id = 0; ///< in the library; 0: not there
    std::int64_t player = 0;
    std::string game; ///< an id of games.h
    std::string key; ///< of the position: transpositions have the same
    std::string record; ///< the game up to the position, as SGF or PGN
    std::int64_t sourceGame = 0; ///< in the library; 0: gone, or never there
    int ply = 0; ///< moves of it before the position
    CardKind kind = CardKind::Lesson;
    LossUnit unit = LossUnit::Chance;
    game::Move played; ///< by the player, in the game
    std::vector<CardMove> moves; ///< what is known of moves, the best first; the one that was played is among them
    double chance = 0.5; ///< of winning before the move, by best play
    double others = 0; ///< a move that is not listed loses at least that much
    double difficulty = 0; ///< how probably players of the player's rank choose an unsound move
    double evidence = 0; ///< ln of how many times likelier the rank above plays a sound move than the one that was played
    std::string rank; ///< the player's, when the card was made
    std::string rankAbove;
    std::string judge; ///< who valued the moves: "Stockfish 15.1, 200000 nodes"
    double checked = 0; ///< at so many times that strength they were valued again; 0: not yet, and a new card is not shown
    std::vector<Theme> themes; ///< of the best move, or of what the played one allows
    Time madeAt;
    Schedule schedule;

    const CardMove* find(game::Move move) const;
    /// REQUIRES: moves is not empty
    const CardMove& best() const { return moves.front(); }
    /// What a move loses, exactly or at least; nothing is known of an unlisted move where those may be sound.
    std::optional<double> lossOf(game::Move move) const;
    bool isSound(game::Move move) const;
    bool isSound(const CardMove& move) const { return move.loss < soundLoss(unit); }
    SoundMoves soundMoves() const;
    /// Whether its answer is clear: one to kMostSound sound moves, and every other one loses refusedLoss() at least, the one played as
    /// well.
    bool hasClearAnswer() const;
    bool isDecided() const { return chance > mostDecided(kind) || chance < 1 - mostDecided(kind); }
};

/// The record of the card's text. An error where it cannot be read.
core::Result<record::GameRecord> recordOf(const Card& card);
core::Result<game::AnyPosition> positionOf(const Card& card);

/// By what transpositions are told: the position alone, with its game.
std::string positionKey(std::string_view game, const game::AnyPosition& position);

/// Facts that only readers need, as JSON, and back; the rest stands in columns.
std::string detailsOf(const Card& card);
/// Fills the card; false when the text is damaged.
bool takeDetails(Card& card, std::string_view json);

/// What somebody said to a card.
struct Answer {
    CardId card = 0;
    Time at;
    bool saysQuiet = false; ///< to the first question: "any sensible move is fine here"
    std::optional<game::Move> move; ///< the try on the board; none was made after "quiet"
    bool right = false;
    double loss = 0; ///< of the move
    int milliseconds = 0; ///< from the question to the last word
    int hints = 0;
    std::string scheduler; ///< who set when the card comes again
    bool operator==(const Answer&) const = default;
};

/// Whether it is right. To a decoy: "quiet", whatever move comes after another word. To a lesson: a sound move, and not "quiet".
bool isRight(const Card& card, bool saysQuiet, std::optional<game::Move> move);

} // namespace evenmatch::lesson
