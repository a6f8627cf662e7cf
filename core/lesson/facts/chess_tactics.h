// How much material a move wins for certain, and who mates whom: what the motifs of chess are held against.
#pragma once

#include "core/game/chess/board.h"

#include <functional>
#include <optional>

namespace evenmatch::lesson {

/// In hundredths of a pawn; a king is worth more than all the rest.
int worth(chess::PieceKind kind);
/// The side's men less the other's.
int material(const chess::Board& board, chess::Side side);

/// What the side to move has in material after the captures and promotions that are good for it, each answered so. In check all answers
/// are looked at. A mate counts -kMated.
int settledMaterial(const chess::Board& board);
inline constexpr int kMated = 100'000;
/// So much is material won: more than a pawn.
inline constexpr int kWins = 150;

/// What the move wins at least, in material, against any answer. Below 0: it loses.
int sureGain(const chess::Board& board, chess::Move move);

/// The same where only captures for which `counts` is true go on after an answer. It is asked with the board after the answer, the answer,
/// and the capture. Where the answer takes the piece that has moved, taking back counts.
using CountsCapture = std::function<bool(const chess::Board& board, chess::Move answer, chess::Move capture)>;
int sureGainBy(const chess::Board& board, chess::Move move, const CountsCapture& counts);

/// The answer that mates, else the capture that takes most after the move, where the move loses at least a pawn and a half by it; or
/// kNoMove.
chess::Move costlyAnswer(const chess::Board& board, chess::Move move);

bool isMate(const chess::Board& board);
/// The fewest moves, this one included, in which it mates against any defence; the moves after it are checks. Nothing: not within `most`.
std::optional<int> mateIn(const chess::Board& board, chess::Move move, int most);
/// A move that mates at once, or kNoMove.
chess::Move matingMove(const chess::Board& board);

bool isCapture(const chess::Board& board, chess::Move move);
chess::Board after(const chess::Board& board, chess::Move move);
/// The other side to move. REQUIRES: !board.inCheck()
chess::Board passed(const chess::Board& board);

/// What the move takes, in hundredths of a pawn.
int worthTaken(const chess::Board& board, chess::Move move);
/// What the side that waits would win if it were its turn; a mate, too. REQUIRES: !board.inCheck()
int threatAgainst(const chess::Board& board);
/// Whether the defender alone guarded the square before its side played to `answered`, and nothing does after it.
bool leavesUnguarded(const chess::Board& before, const chess::Board& answered, chess::Square defender, chess::Square guarded);

} // namespace evenmatch::lesson
