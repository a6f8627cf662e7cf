#include "nn/ranks/library_games.h"

#include "core/game/family.h"
#include "core/record/file/game_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace evenmatch::nn {

namespace {

using Names = std::set<std::string>;

std::array<std::string, 2> namesIn(const SourceGame& game) { return {game.info.players[0].name, game.info.players[1].name}; }

/// For each name except "me": the number of games that have this name but no name of the student.
std::map<std::string, int> gamesByName(std::span<const SourceGame> games, const Names& student, const Names& me)
{
    std::map<std::string, int> count;
    for (const SourceGame& game : games) {
        const auto names = namesIn(game);
        if (std::ranges::none_of(names, [&](const std::string& name) { return student.contains(name); }))
            for (const std::string& name : names)
                if (!name.empty() && !me.contains(name))
                    ++count[name];
    }
    return count;
}

/// The sides of a student in the student's games.
std::vector<PlayedSide> studentSides(std::span<const SourceGame> games, const Names& student, const Names& me)
{
    std::map<std::string, int> count = gamesByName(games, student, me);
    std::vector<PlayedSide> sides;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto names = namesIn(games[i]);
        const bool isNamed = std::ranges::any_of(names, [&](const std::string& name) { return student.contains(name); });
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const auto& name = names[static_cast<std::size_t>(side)];
            const auto& opponent = names[static_cast<std::size_t>(game::opponent(side))];
            if (isNamed ? student.contains(name) : count[name] > count[opponent])
                sides.push_back({i, side});
        }
    }
    return sides;
}

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
    DistinctGames distinct(found);
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
                distinct.add(*std::move(source));
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

core::Result<StudySubject> readGamesOf(library::Library& library, library::PlayerId id, std::string_view family, jobs::JobContext& job)
{
    const auto player = library.player(id);
    const auto players = library.players();
    const auto students = library.students();
    if (!player || !players || !students)
        return !player ? player.error() : !players ? players.error() : students.error();
    const auto student = std::ranges::find(*students, id, &library::Student::id);
    const bool isStudent = student != students->end();
    Names names(player->names.begin(), player->names.end());
    Names me;
    for (const library::Player& one : *players) {
        if (isStudent && std::ranges::find(student->players, one.id) != student->players.end())
            names.insert(one.names.begin(), one.names.end());
        if (one.isMe)
            me.insert(one.names.begin(), one.names.end());
    }
    library::GameFilter filter;
    if (!isStudent && player->isMe) {
        names.insert(me.begin(), me.end());
        filter.onlyMine = true;
    } else {
        (isStudent ? filter.student : filter.player) = id;
    }
    auto source = readLibraryGames(library, filter, family, job);
    if (!source)
        return source.error();
    keepCommonFamily(*source);
    auto sides = studentSides(source->games, names, me);
    return StudySubject{.source = *std::move(source), .players = {{player->name, std::move(sides)}}};
}

core::Result<OwnLibraryGames> readStudentGames(
    library::Library& library, library::PlayerId student, std::string_view family, jobs::JobContext& job)
{
    auto subject = readGamesOf(library, student, family, job);
    if (!subject)
        return subject.error();
    const PlayerSides& found = subject->players.front();
    if (found.sides.empty() && subject->source.games.empty())
        return core::Error{core::ErrorCode::NotFound, {"games of %1", {found.name}}};
    if (found.sides.empty())
        return core::Error{core::ErrorCode::NotFound,
            EVENMATCH_TEXT("Errors", "the student among the players of the tagged games; choose the student's names")};
    return OwnLibraryGames{.me = student, .subject = *std::move(subject)};
}

std::function<std::string(const std::string&)> aliasesOf(const std::vector<library::Player>& players)
{
    std::map<std::string, std::string> names;
    std::map<std::string, std::string> alike;
    for (const library::Player& player : players)
        for (const std::string& name : player.names) {
            names.emplace(name, player.name);
            alike.emplace(comparableName(name), player.name);
        }
    return [names = std::move(names), alike = std::move(alike)](const std::string& name) {
        if (const auto found = names.find(name); found != names.end())
            return found->second;
        const auto found = alike.find(comparableName(name));
        return found == alike.end() ? name : found->second;
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
    const auto stored = m_library.setAnalyses(id, m_model, analyses);
    const bool isGone = !stored && stored.error().code == core::ErrorCode::NotFound; // deleted since it was read
    return isGone ? core::Result<void>() : stored;
}

} // namespace evenmatch::nn
