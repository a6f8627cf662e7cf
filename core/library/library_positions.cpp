// Which positions the games of a library go through.
#include "core/library/library_impl.h"
#include "core/library/position_keys.h"

namespace evenmatch::library {

namespace {

using core::Result;

constexpr const char* kUnknown = "SELECT id FROM games WHERE id NOT IN (SELECT id FROM positions INDEXED BY positions_by_version WHERE version = ?)";

/// Empty where the text cannot be read, so that it is not tried again.
std::string keysOfText(const std::string& text)
{
    auto reader = record::readGames(text, "", {.validate = false, .keepText = false});
    if (!reader)
        return {};
    const auto game = (*reader)->next();
    return game && *game && (*game)->record ? positionKeys(*(*game)->record) : std::string();
}

} // namespace

Result<std::uint64_t> Library::gamesWithoutPositions()
{
    return guarded([&] {
        Query row = m_impl->connection.query("SELECT count(*) FROM (" + std::string(kUnknown) + ")");
        row.bind(kPositionKeysVersion).step();
        return static_cast<std::uint64_t>(row.integer(0));
    });
}

Result<std::uint64_t> Library::learnPositions(std::uint64_t most)
{
    struct Learnt {
        GameId id;
        std::string keys;
    };
    auto found = guarded([&] {
        std::vector<Learnt> learnt;
        Query row = m_impl->connection.query(std::string(kUnknown) + " LIMIT ?");
        row.bind(kPositionKeysVersion, most);
        while (row.step())
            learnt.push_back({row.integer(0), {}});
        return learnt;
    });
    if (!found)
        return found.error();
    for (Learnt& game : *found) // reading takes long, so nobody waits for it
        if (const auto packed = text(game.id))
            game.keys = keysOfText(*packed);
    return m_impl->write([&] {
        for (const Learnt& game : *found)
            m_impl->connection // unless the game was deleted or changed in the meantime
                .query("INSERT OR REPLACE INTO positions (id, version, keys) SELECT id, ?, ? FROM games WHERE id = ? "
                       "AND id NOT IN (SELECT id FROM positions WHERE id = ? AND version = ?)")
                .bind(kPositionKeysVersion, Query::Blob{game.keys}, game.id, game.id, kPositionKeysVersion)
                .run();
        return static_cast<std::uint64_t>(found->size());
    });
}

} // namespace evenmatch::library
