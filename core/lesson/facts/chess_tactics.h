// How much material a move certainly wins, and forced mates: the tests behind the motifs of chess.
#pragma once

#include "core/game/chess/board.h"

#include <functional>
#include <optional>

namespace evenmatch::lesson {

/// In hundredths of a pawn; a king is worth more than all other pieces together.
int worth(chess::PieceKind kind);
/// The side's material minus the opponent's.
int material(const chess::Board& board, chess::Side side);

/// The balance of the side to move after the captures and promotions that are good for it, with the same for the replies. In check, all
/// replies are searched. A mate counts -kMated.
int settledMaterial(const chess::Board& board);
inline constexpr int kMated = 100'000;
/// The minimum gain that counts as winning material: more than a pawn.
inline constexpr int kWins = 150;

/// The move's minimum gain of material against any reply. Below 0: it loses material.
int sureGain(const chess::Board& board, chess::Move move);

/// The same, but after a reply only captures for which `counts` returns true are considered. Its arguments are the board after the reply,
/// the reply and the capture. If the reply captures the moved piece, recapturing always counts.
using CountsCapture = std::function<bool(const chess::Board& board, chess::Move answer, chess::Move capture)>;
int sureGainBy(const chess::Board& board, chess::Move move, const CountsCapture& counts);

/// The reply that mates, otherwise the capture that wins most, if the move loses at least a pawn and a half by it; otherwise kNoMove.
chess::Move costlyAnswer(const chess::Board& board, chess::Move move);

bool isMate(const chess::Board& board);
/// The fewest moves, including this one, in which it mates against any defence; the following moves are checks. Nothing if not within
/// `most`.
std::optional<int> mateIn(const chess::Board& board, chess::Move move, int most);
/// A move that mates at once, or kNoMove.
chess::Move matingMove(const chess::Board& board);

bool isCapture(const chess::Board& board, chess::Move move);
chess::Board after(const chess::Board& board, chess::Move move);
/// The same position with the other side to move. REQUIRES: !board.inCheck()
chess::Board passed(const chess::Board& board);

/// The value of what the move captures, in hundredths of a pawn.
int worthTaken(const chess::Board& board, chess::Move move);
/// What the other side would win, including mate, if it were to move. REQUIRES: !board.inCheck()
int threatAgainst(const chess::Board& board);
/// Whether only the defender guarded the square before its side played to `answered`, and no piece guards it afterwards.
bool leavesUnguarded(const chess::Board& before, const chess::Board& answered, chess::Square defender, chess::Square guarded);

} // namespace evenmatch::lesson
