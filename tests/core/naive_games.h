// Second implementation of the small games' rules, written to be obviously correct: each has moves(), play() and outcome().
#pragma once

#include "core/game/awari/position.h"
#include "core/game/connect4/position.h"
#include "core/game/othello/position.h"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace evenmatch::game {

struct NaiveConnect4 {
    int cell[7][6] = {}; // 0 empty, 1 and 2 the players
    int count = 0;

    int at(int x, int y) const { return x < 0 || x > 6 || y < 0 || y > 5 ? -1 : cell[x][y]; }
    bool four(int player) const
    {
        for (int x = 0; x < 7; ++x)
            for (int y = 0; y < 6; ++y)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                    int length = 0;
                    while (length < 4 && at(x + length * dx, y + length * dy) == player)
                        ++length;
                    if (length == 4)
                        return true;
                }
        return false;
    }
    Outcome outcome() const
    {
        if (four(1))
            return Outcome::FirstWins;
        if (four(2))
            return Outcome::SecondWins;
        return count == 42 ? Outcome::Draw : Outcome::None;
    }
    std::set<int> moves() const
    {
        std::set<int> open;
        for (int x = 0; x < 7 && outcome() == Outcome::None; ++x)
            if (cell[x][5] == 0)
                open.insert(x);
        return open;
    }
    void play(int x)
    {
        int y = 0;
        while (cell[x][y] != 0)
            ++y;
        cell[x][y] = 1 + count++ % 2;
    }
};

inline bool sameConnect4(const connect4::Position& position, const NaiveConnect4& naive)
{
    for (int x = 0; x < 7; ++x)
        for (int y = 0; y < 6; ++y) {
            const auto disc = position.discAt(x, y);
            if ((disc ? 1 + static_cast<int>(*disc) : 0) != naive.cell[x][y])
                return false;
        }
    return true;
}

template <int N>
struct NaiveOthello {
    int cell[N][N] = {}; // [y][x]: 0 empty, 1 and 2 the players
    int player = 1;

    NaiveOthello()
    {
        cell[N / 2 - 1][N / 2 - 1] = cell[N / 2][N / 2] = 2;
        cell[N / 2 - 1][N / 2] = cell[N / 2][N / 2 - 1] = 1;
    }
    std::vector<int> flips(int square, int who) const
    {
        std::vector<int> all;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                std::vector<int> line;
                int y = square / N + dy;
                int x = square % N + dx;
                for (; y >= 0 && y < N && x >= 0 && x < N && cell[y][x] == 3 - who; y += dy, x += dx)
                    line.push_back(y * N + x);
                if (y >= 0 && y < N && x >= 0 && x < N && cell[y][x] == who)
                    all.insert(all.end(), line.begin(), line.end());
            }
        return all;
    }
    std::set<int> placements(int who) const
    {
        std::set<int> squares;
        for (int square = 0; square < N * N; ++square)
            if (cell[square / N][square % N] == 0 && !flips(square, who).empty())
                squares.insert(square);
        return squares;
    }
    std::set<int> moves() const
    {
        const std::set<int> own = placements(player);
        return own.empty() && !placements(3 - player).empty() ? std::set<int>{N * N} : own;
    }
    void play(int square)
    {
        if (square != N * N) {
            for (const int turned : flips(square, player))
                cell[turned / N][turned % N] = player;
            cell[square / N][square % N] = player;
        }
        player = 3 - player;
    }
    Outcome outcome() const
    {
        if (!moves().empty())
            return Outcome::None;
        int lead = 0;
        for (const auto& row : cell)
            for (const int disc : row)
                lead += disc == 1 ? 1 : disc == 2 ? -1 : 0;
        return lead == 0 ? Outcome::Draw : winFor(lead > 0 ? Side::First : Side::Second);
    }
    std::uint64_t perft(int depth) const
    {
        std::uint64_t leaves = depth == 0 ? 1 : 0;
        if (depth > 0)
            for (const int move : moves()) {
                NaiveOthello next = *this;
                next.play(move);
                leaves += next.perft(depth - 1);
            }
        return leaves;
    }
};

template <int N>
inline bool sameOthello(const othello::Position<N>& position, const NaiveOthello<N>& naive)
{
    for (int square = 0; square < N * N; ++square) {
        const bool first = position.discs(Side::First) >> square & 1;
        const bool second = position.discs(Side::Second) >> square & 1;
        if ((first ? 1 : second ? 2 : 0) != naive.cell[square / N][square % N])
            return false;
    }
    return true;
}

struct NaiveAwari {
    int pit[12] = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}; // the first player's six, then the second's
    int store[2] = {};
    int player = 0;
    int quiet = 0;

    int row(int who) const
    {
        int sum = 0;
        for (int i = 0; i < 6; ++i)
            sum += pit[6 * who + i];
        return sum;
    }
    /// Sows seed by seed and returns the pit of the last one.
    int sow(int code)
    {
        const int origin = 6 * player + code;
        int place = origin;
        for (int left = std::exchange(pit[origin], 0); left > 0; --left) {
            place = (place + 1) % 12;
            if (place == origin)
                place = (place + 1) % 12;
            ++pit[place];
        }
        return place;
    }
    std::set<int> moves() const
    {
        std::set<int> legal;
        if (store[0] > 24 || store[1] > 24 || quiet >= awari::kQuietLimit)
            return legal;
        for (int code = 0; code < 6; ++code) {
            NaiveAwari next = *this;
            if (pit[6 * player + code] == 0)
                continue;
            next.sow(code);
            if (row(1 - player) > 0 || next.row(1 - player) > 0)
                legal.insert(code);
        }
        return legal;
    }
    void play(int code)
    {
        int place = sow(code);
        const NaiveAwari sown = *this;
        int taken = 0;
        while (place / 6 == 1 - player && (pit[place] == 2 || pit[place] == 3)) {
            taken += std::exchange(pit[place], 0);
            place = (place + 11) % 12;
        }
        if (taken > 0 && row(1 - player) == 0) {
            *this = sown;
            taken = 0;
        }
        store[player] += taken;
        quiet = taken > 0 ? 0 : quiet + 1;
        player = 1 - player;
    }
    int margin() const { return store[0] - store[1] + (moves().empty() ? row(0) - row(1) : 0); }
    Outcome outcome() const
    {
        if (!moves().empty())
            return Outcome::None;
        return margin() == 0 ? Outcome::Draw : winFor(margin() > 0 ? Side::First : Side::Second);
    }
};

inline bool sameAwari(const awari::Position& position, const NaiveAwari& naive)
{
    for (int i = 0; i < 6; ++i)
        if (position.seeds(Side::First, i) != naive.pit[i] || position.seeds(Side::Second, i) != naive.pit[6 + i])
            return false;
    return position.store(Side::First) == naive.store[0] && position.store(Side::Second) == naive.store[1]
        && position.margin() == naive.margin();
}

} // namespace evenmatch::game
