#include "core/game/chess/attacks.h"

#include <initializer_list>

namespace evenmatch::chess {

namespace {

struct Step {
    int files;
    int ranks;
};

constexpr bool onBoard(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

constexpr Bitboard leaps(Square square, std::initializer_list<Step> steps)
{
    Bitboard set = 0;
    for (const Step step : steps)
        if (onBoard(fileOf(square) + step.files, rankOf(square) + step.ranks))
            set |= bit(squareAt(fileOf(square) + step.files, rankOf(square) + step.ranks));
    return set;
}

/// All squares from `square` to the rim.
constexpr Bitboard ray(Square square, Step step)
{
    Bitboard set = 0;
    int file = fileOf(square) + step.files;
    int rank = rankOf(square) + step.ranks;
    for (; onBoard(file, rank); file += step.files, rank += step.ranks)
        set |= bit(squareAt(file, rank));
    return set;
}

constexpr Bitboard line(Square square, Step step) { return ray(square, step) | ray(square, {-step.files, -step.ranks}); }

/// Attacks along a rank from `file`; `inner` is the occupation of its files b to g.
constexpr std::uint8_t rankAttacks(int file, unsigned inner)
{
    const unsigned occupied = inner << 1;
    unsigned set = 0;
    for (const int step : {-1, 1}) {
        for (int f = file + step; f >= 0 && f < 8; f += step) {
            set |= 1u << f;
            if (occupied & (1u << f))
                break;
        }
    }
    return static_cast<std::uint8_t>(set);
}

constexpr AttackTables makeTables()
{
    constexpr Step kKingSteps[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
    AttackTables tables{};
    for (Square s = 0; s < 64; ++s) {
        tables.knight[s] = leaps(s, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
        tables.king[s] = leaps(s, {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}});
        tables.pawn[0][s] = leaps(s, {{-1, 1}, {1, 1}});
        tables.pawn[1][s] = leaps(s, {{-1, -1}, {1, -1}});
        tables.file[s] = line(s, {0, 1});
        tables.diagonal[s] = line(s, {1, 1});
        tables.antidiagonal[s] = line(s, {1, -1});
        for (const Step step : kKingSteps) {
            const Bitboard whole = ray(s, step);
            for (Bitboard rest = whole; rest != 0;) {
                const Square other = takeLowest(rest);
                tables.between[s][other] = whole & ~bit(other) & ~ray(other, step);
            }
        }
    }
    for (int file = 0; file < 8; ++file)
        for (unsigned inner = 0; inner < 64; ++inner)
            tables.rank[file][inner] = rankAttacks(file, inner);
    return tables;
}

} // namespace

constinit const AttackTables kAttacks = makeTables();

#ifdef __BMI2__

namespace {

/// The squares whose occupation changes what a slider on `square` attacks: its lines without their last squares.
Bitboard relevant(Square square, Bitboard attacks)
{
    const Bitboard rim
        = ((rankMask(0) | rankMask(7)) & ~rankMask(rankOf(square))) | ((fileMask(0) | fileMask(7)) & ~fileMask(fileOf(square)));
    return attacks & ~rim;
}

} // namespace

SlidingTable::SlidingTable()
{
    Bitboard* next = storage.data();
    const auto fill = [&next](std::array<Entry, 64>& entries, Bitboard (*attacks)(Square, Bitboard)) {
        for (Square s = 0; s < 64; ++s) {
            const Bitboard mask = relevant(s, attacks(s, 0));
            entries[s] = {mask, next};
            Bitboard occupied = 0;
            do { // every subset of the mask in the order of its PEXT (Carry-Rippler)
                *next++ = attacks(s, occupied);
                occupied = (occupied - mask) & mask;
            } while (occupied != 0);
        }
    };
    fill(rook, &hyperbola::rook);
    fill(bishop, &hyperbola::bishop);
}

const SlidingTable kSliding;

#endif

} // namespace evenmatch::chess
