// The transposition table of the search. Internal to search/tactics.
#pragma once

#include "core/game/chess/types.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace evenmatch::search {

struct TableEntry {
    enum Bound : std::uint8_t { Nothing, Exact, AtLeast, AtMost };
    std::uint64_t key = 0;
    std::int16_t score = 0; ///< mates count from this position
    std::int16_t still = 0; ///< its static evaluation; meaningless in check
    chess::Move move = chess::kNoMove; ///< the best, or the one with the cut-off
    std::int8_t depth = 0; ///< plies; 0 or less: only quiescence search
    Bound bound = Nothing;
};
static_assert(sizeof(TableEntry) == 16);

/// Two entries per position: one for the deepest search, one for the latest.
class TacticsTable {
public:
    /// A table for a search of this many nodes.
    explicit TacticsTable(std::uint64_t nodes) : m_pairs(std::bit_ceil(std::clamp<std::uint64_t>(nodes / 2, kFewest, kMost))) { }

    /// Null for an unknown position.
    const TableEntry* find(std::uint64_t key) const
    {
        for (const TableEntry& entry : pairOf(key))
            if (entry.key == key && entry.bound != TableEntry::Nothing)
                return &entry;
        return nullptr;
    }

    void keep(TableEntry entry)
    {
        Pair& pair = pairOf(entry.key);
        TableEntry* place = pair[1].key == entry.key                   ? &pair[1]
            : pair[0].key == entry.key || entry.depth >= pair[0].depth ? &pair[0]
                                                                       : &pair[1];
        if (place == &pair[0] && pair[0].key != entry.key)
            pair[1] = pair[0];
        if (place->key == entry.key && entry.move == chess::kNoMove)
            entry.move = place->move;
        *place = entry;
    }

private:
    static constexpr std::uint64_t kFewest = 1U << 12;
    static constexpr std::uint64_t kMost = 1U << 19; ///< pairs: 16 MiB
    using Pair = std::array<TableEntry, 2>;

    const Pair& pairOf(std::uint64_t key) const { return m_pairs[key & (m_pairs.size() - 1)]; }
    Pair& pairOf(std::uint64_t key) { return m_pairs[key & (m_pairs.size() - 1)]; }

    std::vector<Pair> m_pairs;
};

} // namespace evenmatch::search
