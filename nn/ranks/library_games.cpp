#include "nn/ranks/library_games.h"

#include "core/game/family.h"
#include "core/record/file/game_reader.h"

#include <algorithm>
#include <map>
#include <set>

namespace evenmatch::nn {

namespace {

/// Reads one stored game; nothing if it is not playable at all.
core::Result<SourceGame> sourceGame(library::Library& library, const library::StoredGame& stored)
{
    auto text = library.text(stored.id);
    if (!text)
        return text.error();
    auto reader = record::readGames(*std::move(text), stored.header.file, {.validate = false, .keepText = false});
    if (!reader)
        return reader.error();
    auto next = (*reader)->next();
    if (!next)
        return next.error();
    if (!*next || !(*next)->record)
        return core::Error{core::ErrorCode::NotAGame};
    const record::GameRecord& record = *(*next)->record;
    auto played = playedGame(record);
    if (!played)
        return played.error();
    return SourceGame{.played = *std::move(played),
        .info = gameInfo(record),
        .kind = record.setup.game,
        .file = stored.header.file,
        .number = stored.header.number,
        .id = stored.id};
}

} // namespace

core::Result<SourceGame> readLibraryGame(library::Library& library, library::GameId id)
{
    const auto stored = library.game(id);
    return stored ? sourceGame(library, *stored) : core::Result<SourceGame>(stored.error());
}

core::Result<SourceGames> readLibraryGames(
    library::Library& library, library::GameFilter filter, std::string_view game, jobs::JobContext& job)
{
    SourceGames found;
    filter.inTrash = false;
    const auto total = library.count(filter);
    if (!total)
        return total.error();
    library::Page page{.limit = 256};
    for (; page.offset < *total; page.offset += page.limit) {
        const auto ids = library.find(filter, page);
        if (!ids)
            return ids.error();
        const auto stored = library.games(*ids);
        if (!stored)
            return stored.error();
        for (const library::StoredGame& one : *stored) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            if (one.header.moves == 0)
                continue;
            if (!one.header.game.starts_with(game)) {
                ++found.others[game::familyName(one.header.game)];
                continue;
            }
            auto source = sourceGame(library, one);
            if (source && !source->played.moves.empty()) {
                found.games.push_back(*std::move(source));
            } else if (!source) {
                core::Error error = source.error();
                error.file = one.header.file;
                error.game = one.header.number;
                found.errors.push_back(std::move(error));
            }
        }
        job.report(std::min(page.offset + page.limit, *total), *total);
    }
    return found;
}

core::Result<bool> knowsItsUser(library::Library& library)
{
    const auto players = library.players();
    if (!players)
        return players.error();
    return std::ranges::any_of(*players, &library::Player::isMe);
}

core::Result<OwnLibraryGames> readOwnLibraryGames(library::Library& library, std::string_view family, jobs::JobContext& job)
{
    const std::string kMe = "\x01me"; // no name in a file begins like this
    const auto players = library.players();
    if (!players)
        return players.error();
    std::set<std::string> names;
    const library::Player* me = nullptr;
    for (const library::Player& player : *players)
        if (player.isMe) {
            me = me ? me : &player;
            names.insert(player.names.begin(), player.names.end());
        }
    auto source = readLibraryGames(library, {.onlyMine = true}, family, job);
    if (!source)
        return source.error();
    keepCommonFamily(*source);
    const auto sides = playersOf(source->games, [&](const std::string& name) { return names.contains(name) ? kMe : name; });
    const PlayerSides* mine = findPlayer(sides, kMe);
    if (!me || !mine)
        return core::Error{core::ErrorCode::NotFound, "games"};
    return OwnLibraryGames{.me = me->id, .subject = {.source = *std::move(source), .players = {{me->name, mine->sides}}}};
}

std::function<std::string(const std::string&)> aliasesOf(const std::vector<library::Player>& players)
{
    std::map<std::string, std::string> names;
    for (const library::Player& player : players)
        for (const std::string& name : player.names)
            names.emplace(name, player.name);
    return [names = std::move(names)](const std::string& name) {
        const auto found = names.find(name);
        return found == names.end() ? name : found->second;
    };
}

LibraryReviewCache::LibraryReviewCache(library::Library& library, const NetworkInfo& network)
    : m_library(library), m_model(network.keptBy())
{
}

void LibraryReviewCache::load(GameReview& review, std::int64_t id)
{
    const auto analyses = m_library.analyses(id, m_model);
    if (!analyses)
        return; // unusable: it is evaluated again
    for (const library::Analysis& analysis : *analyses)
        if (analysis.version == kReviewVersion && analysis.ply >= 0)
            takeStored(review, static_cast<std::size_t>(analysis.ply), analysis.data);
}

core::Result<void> LibraryReviewCache::store(const GameReview& review, std::int64_t id)
{
    std::vector<library::Analysis> analyses;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply)
        if (review.plies[ply].known)
            analyses.push_back({static_cast<int>(ply), kReviewVersion, toBytes(review.plies[ply])});
    return m_library.setAnalyses(id, m_model, analyses);
}

} // namespace evenmatch::nn
