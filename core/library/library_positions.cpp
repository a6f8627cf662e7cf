// The positions of a library's games, and the names of their openings.
#include "core/library/library_impl.h"
#include "core/library/positions/corner_keys.h"
#include "core/library/positions/position_keys.h"
#include "core/record/board/record_opening.h"

namespace evenmatch::library {

namespace {

using core::Result;

constexpr const char* kUnknown
    = "SELECT id FROM games WHERE id NOT IN (SELECT id FROM positions INDEXED BY positions_by_version WHERE version = ?)";

struct Learnt {
    GameId id = 0;
    std::string keys;
    std::string corners;
    std::string opening;
};

/// An unreadable text gives empty data, so that it is not tried again.
void learnFrom(const std::string& text, Learnt& game)
{
    auto reader = record::readGames(text, "", {.validate = false, .keepText = false});
    if (!reader)
        return;
    const auto read = (*reader)->next();
    if (!read || !*read || !(*read)->record)
        return;
    game.keys = positionKeys(*(*read)->record);
    game.corners = cornerKeys(*(*read)->record);
    game.opening = record::namedOpening(*(*read)->record, text);
}

} // namespace

Result<std::uint64_t> Library::gamesWithoutPositions()
{
    return guarded([&] {
        Query row = m_impl->connection.query("SELECT count(*) FROM (" + std::string(kUnknown) + ")");
        row.bind(kPositionsVersion).step();
        return static_cast<std::uint64_t>(row.integer(0));
    });
}

Result<std::uint64_t> Library::learnPositions(std::uint64_t most)
{
    auto found = guarded([&] {
        std::vector<Learnt> learnt;
        Query row = m_impl->connection.query(std::string(kUnknown) + " LIMIT ?");
        row.bind(kPositionsVersion, most);
        while (row.step())
            learnt.push_back({.id = row.integer(0), .keys = {}, .corners = {}, .opening = {}});
        return learnt;
    });
    if (!found)
        return found.error();
    for (Learnt& game : *found) // reading takes long, so it holds no lock
        if (const auto packed = text(game.id))
            learnFrom(*packed, game);
    return m_impl->write([&] {
        for (const Learnt& game : *found)
            m_impl
                ->connection // if the game was not deleted or changed in the meantime
                .query(
                    "INSERT OR REPLACE INTO positions (id, version, keys, opening, corners) SELECT id, ?, ?, ?, ? FROM games WHERE id = ? "
                    "AND id NOT IN (SELECT id FROM positions WHERE id = ? AND version = ?)")
                .bind(
                    kPositionsVersion, Query::Blob{game.keys}, game.opening, Query::Blob{game.corners}, game.id, game.id, kPositionsVersion)
                .run();
        return static_cast<std::uint64_t>(found->size());
    });
}

} // namespace evenmatch::library
