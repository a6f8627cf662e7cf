// Chess: AlphaZero's 119 planes (Silver et al. 2018, table S1) and its 73 planes of moves, from the view of the side to move: its first
// rank is the bottom row. For each of 8 positions 6 own kinds of pieces, 6 of the other, repetition once and twice; then colour, move
// number, castling rights (own king's and queen's side, the other's), moves without progress. An optional further plane of ones marks the
// board's edge, because convolutions pad with zeros.
#include "core/game/chess/position.h"
#include "nn/input/encodings.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace evenmatch::nn {

namespace {

using namespace chess;

constexpr int kArea = 64;
constexpr int kPlanesAPosition = 14;
constexpr int kFirstOfRest = kPlanesAPosition * GameState::kHistory;
constexpr int kPlanes = kFirstOfRest + 7;
constexpr int kQueenPlanes = 56; ///< 8 directions × 7 distances
constexpr int kKnightPlanes = 8;
constexpr int kMovePlanes = kQueenPlanes + kKnightPlanes + 9;

const chess::Position& chessPosition(const game::AnyPosition& position) { return *position.as<chess::Position>(); }

/// From the side's view, row 0 on top.
int cellOf(Square square, Side side)
{
    const Square own = side == Side::First ? square : mirrored(square);
    return (7 - rankOf(own)) * 8 + fileOf(own);
}

void encodePieces(const chess::Position& position, Side own, float* planes)
{
    for (Square square = 0; square < kArea; ++square) {
        const Piece piece = position.pieceAt(square);
        if (piece == Piece::None)
            continue;
        const int plane = static_cast<int>(kindOf(piece)) + (sideOf(piece) == own ? 0 : 6);
        planes[plane * kArea + cellOf(square, own)] = 1;
    }
    if (position.occurrences() >= 2)
        std::fill_n(planes + 12 * kArea, kArea, 1.0f);
    if (position.occurrences() >= 3)
        std::fill_n(planes + 13 * kArea, kArea, 1.0f);
}

/// Plane of a move by its distance, forward from its own side.
int movePlane(int files, int ranks, Move move)
{
    if (isPromotion(move) && promotionOf(move) != PieceKind::Queen)
        return kQueenPlanes + kKnightPlanes + 3 * (static_cast<int>(promotionOf(move)) - static_cast<int>(PieceKind::Knight)) + files + 1;
    const int distance = std::max(std::abs(files), std::abs(ranks));
    if (files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks)) {
        constexpr std::array<int, 9> kDirections = {5, 4, 3, 6, -1, 2, 7, 0, 1}; // by (sign of ranks + 1) * 3 + sign of files + 1
        const auto sign = [](int n) { return (n > 0) - (n < 0); };
        return kDirections[static_cast<std::size_t>((sign(ranks) + 1) * 3 + sign(files) + 1)] * 7 + distance - 1;
    }
    return kQueenPlanes + (ranks > 0 ? 0 : 4) + (files > 0 ? 0 : 2) + (std::abs(ranks) == 2 ? 0 : 1);
}

class ChessEncoding : public Encoding {
public:
    explicit ChessEncoding(bool seesEdge) : m_seesEdge(seesEdge) { }

    std::string_view id() const override { return m_seesEdge ? "chess120" : "chess119"; }
    game::Family family() const override { return game::Family::Chess; }
    int planes() const override { return kPlanes + (m_seesEdge ? 1 : 0); }
    int movePlanes() const override { return kMovePlanes; }
    bool hasPass() const override { return false; }
    bool fixedShape() const override { return true; }
    bool accepts(const game::AnyPosition& position) const override { return position.as<chess::Position>() != nullptr; }
    Shape shape(const game::AnyPosition&) const override { return {8, 8}; }

    void encode(const GameState& state, std::span<float> planes) const override
    {
        std::ranges::fill(planes, 0.0f);
        const chess::Position& now = chessPosition(state.position());
        const Side own = now.sideToMove();
        for (int plies = 0; plies < GameState::kHistory; ++plies) {
            const game::AnyPosition* before = state.seenBefore(plies);
            if (!before)
                break;
            encodePieces(chessPosition(*before), own, planes.data() + plies * kPlanesAPosition * kArea);
        }
        const auto fill = [&](int plane, float value) { std::fill_n(planes.data() + (kFirstOfRest + plane) * kArea, kArea, value); };
        fill(0, own == Side::First ? 0.0f : 1.0f);
        fill(1, static_cast<float>(std::min(now.moveNumber(), 200)) / 200);
        for (const Side side : {own, opponent(own)}) {
            Bitboard rooks = now.castlingRights() & rankMask(side == Side::First ? 0 : 7);
            while (rooks != 0)
                fill((side == own ? 2 : 4) + (takeLowest(rooks) > now.kingSquare(side) ? 0 : 1), 1.0f);
        }
        fill(6, static_cast<float>(std::min(now.halfmoveClock(), 100)) / 100);
        if (m_seesEdge)
            fill(7, 1.0f);
    }

    /// Castling is a king's move of two squares if the king goes two, otherwise (Chess960) its move onto the rook; both are on a queen's
    /// line.
    int outputIndex(const game::AnyPosition& position, Move move) const override
    {
        const chess::Position& now = chessPosition(position);
        const Side own = now.sideToMove();
        const Square from = fromOf(move);
        const Square to = isCastling(move) && !now.isChess960() ? castledKing(from, toOf(move)) : toOf(move);
        const int forward = own == Side::First ? 1 : -1;
        const int plane = movePlane(fileOf(to) - fileOf(from), forward * (rankOf(to) - rankOf(from)), move);
        return plane * kArea + cellOf(from, own);
    }

private:
    bool m_seesEdge;
};

} // namespace

const Encoding& chess119()
{
    static const ChessEncoding encoding(false);
    return encoding;
}

const Encoding& chess120()
{
    static const ChessEncoding encoding(true);
    return encoding;
}

} // namespace evenmatch::nn
