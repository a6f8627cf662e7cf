// Players and their names, tags, analyses, estimates and accounts: data that users and networks add to the games.
#include "core/library/library_impl.h"

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

/// Games of each player outside the trash; a game against oneself counts twice.
constexpr std::string_view kGamesByPlayer
    = "SELECT n.player, sum(c.games) FROM ("
      "SELECT first_name AS name, count(*) AS games FROM games WHERE trashed_at IS NULL GROUP BY first_name UNION ALL "
      "SELECT second_name, count(*) FROM games WHERE trashed_at IS NULL GROUP BY second_name) c "
      "JOIN names n ON n.id = c.name GROUP BY n.player";

std::vector<std::string> namesOf(Connection& connection, PlayerId player)
{
    std::vector<std::string> names;
    Query row = connection.query("SELECT name FROM names WHERE player = ? ORDER BY id");
    row.bind(player);
    while (row.step())
        names.push_back(row.text(0));
    return names;
}

/// A player without a name, an estimate or a card is deleted.
void removeIfNobody(Connection& connection, PlayerId player)
{
    connection
        .query("DELETE FROM players WHERE id = ?1 AND NOT me AND NOT EXISTS (SELECT 1 FROM names WHERE player = ?1) "
               "AND NOT EXISTS (SELECT 1 FROM estimates WHERE player = ?1) AND NOT EXISTS (SELECT 1 FROM cards WHERE player = ?1)")
        .bind(player)
        .run();
}

/// The cards of a player without remaining names move to the other player, except for positions that he or she already has.
void moveCards(Connection& connection, PlayerId from, PlayerId to)
{
    if (!namesOf(connection, from).empty())
        return;
    connection.query("UPDATE OR IGNORE cards SET player = ?2 WHERE player = ?1").bind(from, to).run();
    connection.query("DELETE FROM cards WHERE player = ?").bind(from).run();
}

} // namespace

Result<std::vector<Player>> Library::players()
{
    return guarded([&] {
        Connection& connection = m_impl->connection;
        std::map<PlayerId, Player> byId;
        {
            Query row = connection.query("SELECT p.id, p.name, p.me, n.name FROM players p JOIN names n ON n.player = p.id "
                                         "WHERE n.name <> '' ORDER BY p.id, n.id");
            while (row.step()) {
                Player& player = byId[row.integer(0)];
                player.id = row.integer(0);
                player.name = row.text(1);
                player.isMe = row.integer(2) != 0;
                player.names.push_back(row.text(3));
            }
        }
        Query row = connection.query(kGamesByPlayer);
        while (row.step())
            if (const auto found = byId.find(row.integer(0)); found != byId.end())
                found->second.games = static_cast<std::uint64_t>(row.integer(1));

        std::vector<Player> players;
        players.reserve(byId.size());
        for (auto& [id, player] : byId)
            players.push_back(std::move(player));
        std::stable_sort(players.begin(), players.end(), [](const Player& a, const Player& b) { return a.games > b.games; });
        return players;
    });
}

Result<Player> Library::player(PlayerId id)
{
    return guarded([&]() -> Result<Player> {
        Connection& connection = m_impl->connection;
        Player player;
        {
            Query row = connection.query("SELECT name, me FROM players WHERE id = ?");
            if (!row.bind(id).step())
                return Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "player %1"), {std::to_string(id)}}};
            player = {.id = id, .name = row.text(0), .isMe = row.integer(1) != 0};
        }
        player.names = namesOf(connection, id);
        Query games = connection.query("SELECT (SELECT count(*) FROM games WHERE trashed_at IS NULL AND first_name IN "
                                       "(SELECT id FROM names WHERE player = ?1)) + (SELECT count(*) FROM games WHERE trashed_at IS NULL "
                                       "AND second_name IN (SELECT id FROM names WHERE player = ?1))");
        games.bind(id).step();
        player.games = static_cast<std::uint64_t>(games.integer(0));
        return player;
    });
}

Result<PlayerId> Library::playerOf(std::string_view name)
{
    return guarded([&]() -> Result<PlayerId> {
        Query row = m_impl->connection.query("SELECT player FROM names WHERE name = ?");
        if (!row.bind(name).step())
            return Error{ErrorCode::NotFound, std::string(name)};
        return row.integer(0);
    });
}

Result<void> Library::setAlias(std::string_view name, PlayerId player)
{
    if (name.empty())
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "empty name")}; // games without names belong to no player
    return m_impl->write([&] {
        m_impl->requirePlayer(player);
        Connection& connection = m_impl->connection;
        const std::int64_t nameId = m_impl->nameId(std::string(name));
        PlayerId before = 0;
        {
            Query row = connection.query("SELECT player FROM names WHERE id = ?");
            row.bind(nameId).step();
            before = row.integer(0);
        }
        connection.query("UPDATE names SET player = ? WHERE id = ?").bind(player, nameId).run();
        if (before != player) {
            moveCards(connection, before, player);
            removeIfNobody(connection, before);
        }
    });
}

Result<void> Library::setMe(PlayerId player, bool isMe)
{
    return m_impl->write([&] {
        m_impl->requirePlayer(player);
        m_impl->connection.query("UPDATE players SET me = ? WHERE id = ?").bind(isMe, player).run();
    });
}

Result<void> Library::addTag(std::span<const GameId> ids, std::string_view tag)
{
    if (tag.empty())
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "empty tag")};
    return m_impl->write([&] {
        m_impl->connection.query("INSERT OR IGNORE INTO tags (tag) VALUES (?)").bind(tag).run();
        for (const GameId id : ids) {
            m_impl->requireGame(id);
            m_impl->connection.query("INSERT OR IGNORE INTO game_tags (game, tag) SELECT ?, id FROM tags WHERE tag = ?")
                .bind(id, tag)
                .run();
        }
    });
}

Result<void> Library::removeTag(std::span<const GameId> ids, std::string_view tag)
{
    return m_impl->write([&] {
        for (const GameId id : ids)
            m_impl->connection.query("DELETE FROM game_tags WHERE game = ? AND tag = (SELECT id FROM tags WHERE tag = ?)")
                .bind(id, tag)
                .run();
        m_impl->connection.query("DELETE FROM tags WHERE tag = ? AND id NOT IN (SELECT tag FROM game_tags)").bind(tag).run();
    });
}

Result<std::vector<std::string>> Library::tags()
{
    return guarded([&] {
        std::vector<std::string> tags;
        Query row = m_impl->connection.query("SELECT tag FROM tags ORDER BY tag");
        while (row.step())
            tags.push_back(row.text(0));
        return tags;
    });
}

Result<std::vector<std::string>> Library::tagsOf(GameId id)
{
    return guarded([&] {
        m_impl->requireGame(id);
        std::vector<std::string> tags;
        Query row = m_impl->connection.query("SELECT t.tag FROM game_tags g JOIN tags t ON t.id = g.tag WHERE g.game = ? ORDER BY t.tag");
        row.bind(id);
        while (row.step())
            tags.push_back(row.text(0));
        return tags;
    });
}

Result<void> Library::setAnalyses(GameId id, std::string_view model, std::span<const Analysis> analyses)
{
    return m_impl->write([&] {
        m_impl->requireGame(id);
        m_impl->writeAnalyses(id, {model, analyses});
    });
}

Result<std::vector<Analysis>> Library::analyses(GameId id, std::string_view model)
{
    return guarded([&] {
        std::vector<Analysis> analyses;
        Query row = m_impl->connection.query("SELECT ply, version, data FROM analyses WHERE game = ? AND model = ? ORDER BY ply");
        row.bind(id, model);
        while (row.step())
            analyses.push_back({static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)), row.text(2)});
        return analyses;
    });
}

Result<void> Library::addEstimate(const Estimate& estimate)
{
    return m_impl->write([&] {
        m_impl->requirePlayer(estimate.player);
        m_impl->connection.query("INSERT INTO estimates (player, model, made_at, json) VALUES (?,?,?,?)")
            .bind(estimate.player, estimate.model, estimate.madeAt.time_since_epoch().count(), estimate.json)
            .run();
    });
}

Result<std::vector<Estimate>> Library::estimates(PlayerId player)
{
    return guarded([&] {
        std::vector<Estimate> estimates;
        Query row = m_impl->connection.query("SELECT model, made_at, json FROM estimates WHERE player = ? ORDER BY made_at, id");
        row.bind(player);
        while (row.step())
            estimates.push_back({player, row.text(0), std::chrono::sys_seconds(std::chrono::seconds(row.integer(1))), row.text(2)});
        return estimates;
    });
}

Result<void> Library::setFetched(const Fetched& fetched)
{
    return m_impl->write([&] {
        m_impl->connection.query("INSERT OR REPLACE INTO fetched (server, name, selection, cursor, at) VALUES (?,?,?,?,?)")
            .bind(fetched.server, fetched.name, fetched.selection, fetched.cursor, fetched.at.time_since_epoch().count())
            .run();
    });
}

Result<std::vector<Fetched>> Library::fetched()
{
    return guarded([&] {
        std::vector<Fetched> all;
        Query row = m_impl->connection.query("SELECT server, name, selection, cursor, at FROM fetched ORDER BY at DESC, id DESC");
        while (row.step())
            all.push_back(
                {row.text(0), row.text(1), row.text(2), row.text(3), std::chrono::sys_seconds(std::chrono::seconds(row.integer(4)))});
        return all;
    });
}

} // namespace evenmatch::library
