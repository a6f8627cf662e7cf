#include "nn/lc0/encoding.h"

#include <algorithm>

namespace evenmatch::lc0 {

namespace {

using chess::bit;
using chess::Bitboard;
using chess::Move;
using chess::PieceKind;
using chess::Side;
using chess::Square;

constexpr int kPlanesAPosition = 13;
constexpr int kRepetition = 12;
constexpr int kFirstOfRest = kPlanesAPosition * nn::GameState::kHistory;
constexpr Bitboard kEverywhere = ~Bitboard{0};

constexpr Square seenBy(Side side, Square square) { return side == Side::First ? square : chess::mirrored(square); }
constexpr Bitboard seenBy(Side side, Bitboard set) { return side == Side::First ? set : __builtin_bswap64(set); }

void encodePosition(const chess::Position& position, Side own, std::span<InputPlane, kPlanesAPosition> planes)
{
    for (int kind = 0; kind < 6; ++kind) {
        planes[kind].mask = seenBy(own, position.board().pieces(own, static_cast<PieceKind>(kind)));
        planes[6 + kind].mask = seenBy(own, position.board().pieces(opponent(own), static_cast<PieceKind>(kind)));
    }
    planes[kRepetition].mask = position.occurrences() >= 2 ? kEverywhere : 0;
}

/// Positions before the first known one: the same, but without a pawn that has just made a double step.
void fillHistory(const chess::Position& first, Side own, std::span<InputPlane> planes)
{
    for (std::size_t at = 0; at < planes.size(); at += kPlanesAPosition) {
        const auto place = planes.subspan(at).first<kPlanesAPosition>();
        encodePosition(first, own, place);
        place[kRepetition].mask = 0;
        if (first.enPassantSquare() == chess::kNoSquare)
            continue;
        const Side jumper = opponent(first.sideToMove());
        const int forward = jumper == Side::First ? 8 : -8;
        const Bitboard jump = bit(first.enPassantSquare() + forward) | bit(first.enPassantSquare() - forward);
        place[jumper == own ? 0 : 6].mask ^= seenBy(own, jump);
    }
}

constexpr int kKnightKinds = 3; ///< promotions with separate indices: queen, rook, bishop
constexpr int kFirstPromotion = kPolicySize - (8 + 7 + 7) * kKnightKinds;

constexpr bool queenLine(int files, int ranks) { return files == 0 || ranks == 0 || files == ranks || files == -ranks; }
constexpr bool knightJump(int files, int ranks) { return files * ranks == 2 || files * ranks == -2; }

/// Directions clockwise from straight ahead.
constexpr std::array<std::array<int, 2>, 8> kDirections = {{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
constexpr std::array<std::array<int, 2>, 8> kJumps = {{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr int kJumpPlanes = 56;
constexpr int kPromotionPlanes = 64;

constexpr int directionOf(int files, int ranks, const std::array<std::array<int, 2>, 8>& directions)
{
    for (int n = 0; n < 8; ++n)
        if (directions[n][0] == files && directions[n][1] == ranks)
            return n;
    return -1;
}

constexpr int planeOf(int files, int ranks)
{
    if (knightJump(files, ranks))
        return kJumpPlanes + directionOf(files, ranks, kJumps);
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    const int distance = std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
    return directionOf(sign(files), sign(ranks), kDirections) * 7 + distance - 1;
}

struct MoveTables {
    std::array<std::array<std::int16_t, 64>, 64> index{}; ///< by from and to
    std::array<std::array<std::int16_t, 8>, 8> promotion{}; ///< of the queen, by the files from and to
    std::array<std::int16_t, kPolicySize> plane{};
};

constexpr MoveTables makeTables()
{
    MoveTables tables;
    int next = 0;
    for (Square from = 0; from < 64; ++from) {
        for (Square to = 0; to < 64; ++to) {
            const int files = chess::fileOf(to) - chess::fileOf(from);
            const int ranks = chess::rankOf(to) - chess::rankOf(from);
            if (from == to || !(queenLine(files, ranks) || knightJump(files, ranks)))
                continue;
            tables.plane[next] = static_cast<std::int16_t>(planeOf(files, ranks) * 64 + from);
            tables.index[from][to] = static_cast<std::int16_t>(next++);
        }
    }
    for (int from = 0; from < 8; ++from) {
        for (int to = std::max(from - 1, 0); to <= std::min(from + 1, 7); ++to) {
            tables.promotion[from][to] = static_cast<std::int16_t>(next);
            constexpr std::array<int, kKnightKinds> kPlaneOfPiece = {2, 0, 1}; // there rook, bishop, queen
            for (const int piece : kPlaneOfPiece)
                tables.plane[next++] = static_cast<std::int16_t>(
                    (kPromotionPlanes + (to - from + 1) * kKnightKinds + piece) * 64 + chess::squareAt(from, 6));
        }
    }
    return tables;
}

constexpr MoveTables kTables = makeTables();
static_assert(kTables.index[63][62] == kFirstPromotion - 1 && kTables.promotion[7][7] + kKnightKinds == kPolicySize);

} // namespace

InputPlanes encode(const nn::GameState& state)
{
    InputPlanes planes;
    const auto at = [&](int plies) { return state.before(plies)->as<chess::Position>(); };
    const chess::Position& now = *at(0);
    const Side own = now.sideToMove();

    int known = 0;
    for (; known < nn::GameState::kHistory && state.before(known); ++known)
        encodePosition(*at(known), own, std::span(planes).subspan(known * kPlanesAPosition).first<kPlanesAPosition>());
    const chess::Position& first = *at(known - 1);
    static const std::uint64_t kUsualStart = chess::Position().board().key();
    if (first.board().key() != kUsualStart)
        fillHistory(first, own, std::span(planes).first(kFirstOfRest).subspan(known * kPlanesAPosition));

    const auto rest = std::span(planes).subspan(kFirstOfRest);
    for (const Side side : {own, opponent(own)}) {
        Bitboard rooks = now.castlingRights() & chess::rankMask(side == Side::First ? 0 : 7);
        while (rooks != 0)
            rest[(side == own ? 0 : 2) + (chess::takeLowest(rooks) > now.kingSquare(side) ? 1 : 0)].mask = kEverywhere;
    }
    rest[4].mask = own == Side::First ? 0 : kEverywhere;
    rest[5] = {kEverywhere, static_cast<float>(now.halfmoveClock())};
    rest[7].mask = kEverywhere;
    return planes;
}

void unpack(const InputPlanes& planes, std::span<float> bySquare)
{
    std::ranges::fill(bySquare, 0.0f);
    for (int plane = 0; plane < kInputPlanes; ++plane) {
        Bitboard squares = planes[plane].mask;
        while (squares != 0)
            bySquare[static_cast<std::size_t>(chess::takeLowest(squares)) * kInputPlanes + plane] = planes[plane].value;
    }
}

int policyIndex(Move move, Side side)
{
    const Square from = seenBy(side, chess::fromOf(move));
    const Square to = seenBy(side, chess::toOf(move));
    if (!chess::isPromotion(move) || chess::promotionOf(move) == PieceKind::Knight)
        return kTables.index[from][to];
    return kTables.promotion[chess::fileOf(from)][chess::fileOf(to)] + static_cast<int>(PieceKind::Queen)
        - static_cast<int>(chess::promotionOf(move));
}

int policyPlaneIndex(int policyIndex) { return kTables.plane[policyIndex]; }

} // namespace evenmatch::lc0
