// The alpha-beta search of tactics.h: one search of one position. Its memory is in table.h, its move order in move_order.h, its evaluation
// in standing.h. Internal to search/tactics.
#pragma once

#include "search/tactics/move_order.h"
#include "search/tactics/table.h"
#include "search/tactics/tactics.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <span>

namespace evenmatch::search {

inline constexpr int kMate = kMateInCentipawns;
inline constexpr int kSurelyMate = kMate - 1000;
inline constexpr int kInfinite = kMate + 1;
inline constexpr int kDeepest = 60;
inline constexpr int kUnknown = std::numeric_limits<std::int16_t>::min(); ///< in check

inline bool isMate(int score) { return std::abs(score) > kSurelyMate; }

/// Depth reduction, by remaining plies and the place in the order.
class LateMoves {
public:
    LateMoves()
    {
        for (std::size_t depth = 1; depth < m_less.size(); ++depth)
            for (std::size_t place = 1; place < m_less[depth].size(); ++place)
                m_less[depth][place]
                    = static_cast<int>(0.7 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(place)) / 2.3);
    }
    int less(int depth, std::size_t place) const
    {
        return m_less[std::min<std::size_t>(static_cast<std::size_t>(depth), m_less.size() - 1)][std::min(place, m_less[0].size() - 1)];
    }

private:
    std::array<std::array<int, 64>, 64> m_less{};
};

/// One search of one position.
class Looker {
public:
    Looker(std::uint64_t most, const std::stop_token& stop) : m_table(most), m_most(most), m_stop(stop) { }

    Tactics look(const chess::Board& board, std::span<const chess::Move> asked);

private:
    /// The state of the path from the root to a ply.
    struct Frame {
        std::uint64_t key = 0;
        int still = kUnknown;
        PieceTo moved; ///< the move played from here
        chess::Move left = chess::kNoMove; ///< an excluded move, to search its alternatives
        std::array<chess::Move, 2> killers{}; ///< quiet moves with the latest cut-offs
    };

    /// The state of a position whose moves are searched; constant except for alpha, which rises.
    struct Node {
        int alpha = 0;
        int depth = 0;
        int still = kUnknown;
        bool isCheck = false;
        bool isNarrow = false;
        bool isImproving = false;
    };
    /// A move to try.
    struct Trial {
        chess::Move move;
        int order = 0; ///< its score in the order
        int quiets = 0; ///< quiet moves so far, this one included
        int less = 0; ///< reduction for its place in the order alone
        bool isQuiet = false;
        bool isChecking = false;
    };

    bool mayGoOn()
    {
        if (m_isStopped)
            return false;
        ++m_nodes;
        if (m_nodes >= m_most || ((m_nodes & 0xfff) == 0 && m_stop.stop_requested()))
            m_isStopped = true;
        return !m_isStopped;
    }
    Frame& at(int ply) { return m_frames[static_cast<std::size_t>(ply + kBefore)]; }
    const Frame& at(int ply) const { return m_frames[static_cast<std::size_t>(ply + kBefore)]; }
    std::array<PieceTo, 2> before(int ply) const { return {at(ply - 1).moved, at(ply - 2).moved}; }

    int fromRoot(const chess::Board& board, int depth, int guess, int ply);
    int after(const chess::Board& board, chess::Move move, int depth, int guess);
    int quiet(const chess::Board& board, int alpha, int beta, int ply);
    int search(const chess::Board& board, int alpha, int beta, int depth, int ply, bool mayPass);
    bool isLeftOut(const chess::Board& board, const Trial& trial, const Node& node) const;
    int beside(const chess::Board& board, chess::Move best, int line, int depth, int ply);
    /// The reduction of a move after the first.
    int lessFor(const Trial& trial, const Node& node, std::size_t tried) const;
    int tryMoves(const chess::Board& board, int alpha, int beta, int depth, int ply, const TableEntry* entry);
    /// The table's score if it is deep enough.
    std::optional<int> known(const TableEntry& entry, int alpha, int beta, int depth, int ply) const;
    /// A cut-off that needs no moves.
    std::optional<int> withoutMoves(const chess::Board& board, int alpha, int beta, int depth, int ply, bool mayPass, int guess);
    /// Whether the side to move would be ahead even after a pass.
    std::optional<int> passed(const chess::Board& board, int beta, int depth, int ply, int guess);
    int searchMove(const chess::Board& next, int alpha, int beta, int depth, int ply, int less, bool isFirst);
    void remember(const chess::Board& board, chess::Move cut, std::span<const chess::Move> failed, int depth, int ply);
    int order(const chess::Board& board, chess::Move move, chess::Move first, int ply, std::span<const PieceTo, 2> before) const;
    bool isRepeated(const chess::Board& board, int ply) const;
    bool isImproving(int ply) const
    {
        return at(ply).still != kUnknown && ply >= 2 && (at(ply - 2).still == kUnknown || at(ply).still > at(ply - 2).still);
    }
    std::vector<chess::Move> lineFrom(chess::Board board, chess::Move first) const;
    void keep(const chess::Board& board, int score, chess::Move move, int depth, int ply, TableEntry::Bound bound);

    static constexpr int kBefore = 2; ///< plies before the root, without moves
    TacticsTable m_table;
    QuietHistory m_history;
    LateMoves m_late;
    std::array<Frame, kDeepest + kBefore + 3> m_frames{};
    std::uint64_t m_nodes = 0;
    const std::uint64_t m_most;
    const std::stop_token& m_stop;
    bool m_isStopped = false;
};

} // namespace evenmatch::search
