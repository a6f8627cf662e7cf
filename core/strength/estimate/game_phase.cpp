#include "core/strength/estimate/game_phase.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"

#include <bit>

namespace evenmatch::strength {

namespace {

constexpr double kOpeningShare = 0.14; ///< of the points of a Go board
constexpr double kMiddleShare = 0.40;
constexpr int kOpeningPlies = 24;
constexpr int kEndgamePieces = 6;

} // namespace

GamePhase phaseOf(const game::AnyPosition& position)
{
    if (const auto* go = position.as<go::Position>()) {
        const double points = go->size() * go->size();
        return position.moveNumber() < kOpeningShare * points ? GamePhase::Opening
            : position.moveNumber() < kMiddleShare * points   ? GamePhase::Middle
                                                              : GamePhase::Endgame;
    }
    if (const auto* chess = position.as<chess::Position>()) {
        const chess::Board& board = chess->board();
        const auto pieces = board.occupied() & ~board.pieces(chess::PieceKind::King) & ~board.pieces(chess::PieceKind::Pawn);
        if (std::popcount(pieces) <= kEndgamePieces)
            return GamePhase::Endgame;
        return position.moveNumber() < kOpeningPlies ? GamePhase::Opening : GamePhase::Middle;
    }
    return GamePhase::Middle;
}

std::string_view phaseName(GamePhase phase)
{
    switch (phase) {
    case GamePhase::Opening: return "opening";
    case GamePhase::Middle: return "middle";
    case GamePhase::Endgame: break;
    }
    return "endgame";
}

} // namespace evenmatch::strength
