#include "nn/data/player_games.h"

#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/record/file/game_files.h"
#include "core/record/file/game_reader.h"
#include "nn/input/why_it_ends.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace evenmatch::nn {

namespace fs = std::filesystem;

namespace {

class Gatherer {
public:
    Gatherer(std::string_view game, SourceGames& found) : m_game(game), m_found(found), m_distinct(found) { }

    core::Result<void> read(const fs::path& path, jobs::JobContext& job, std::uint64_t bytesBefore, std::uint64_t bytesTotal)
    {
        auto reader = record::openGames(path, {.validate = false, .keepText = false, .stop = job.stopToken()});
        if (!reader)
            return reader.error();
        std::uint64_t count = 0;
        while (!job.stopRequested()) {
            auto next = (*reader)->next();
            if (!next)
                return next.error();
            if (!*next)
                break;
            ++count;
            job.report(std::min(bytesTotal, bytesBefore + (*reader)->bytesRead()), bytesTotal);
            add(**next, path);
        }
        return count > 0 || job.stopRequested() ? core::Result<void>() : core::Error{core::ErrorCode::NotAGame};
    }

    void add(const record::ReadGame& read, const fs::path& path)
    {
        if (isOfAnotherGame(read))
            return;
        for (const core::Error& problem : read.problems)
            m_found.errors.push_back(problem);
        if (!read.record)
            return;
        const auto fail = [&](core::Error error) {
            error.file = path.string();
            error.game = read.number;
            m_found.errors.push_back(std::move(error));
        };
        auto played = playedGame(*read.record);
        if (!played)
            return fail(played.error());
        const std::size_t written = read.record->mainLineMoves().size();
        if (played->moves.size() < written && read.problems.empty())
            fail(whyItEnds(*played, *read.record));
        if (played->moves.empty())
            return;
        m_distinct.add({.played = *std::move(played),
            .info = gameInfo(*read.record),
            .kind = read.record->setup.game,
            .file = path.string(),
            .number = read.number});
    }

private:
    /// Also counts it. An unsupported game ("GM[2]", Atomic) counts as another game, whichever was requested.
    bool isOfAnotherGame(const record::ReadGame& read)
    {
        std::string other;
        if (read.record && !m_game.empty() && game::familyName(read.record->setup.game) != m_game)
            other = game::familyName(read.record->setup.game);
        if (!read.record && read.problems.size() == 1 && read.problems.front().code == core::ErrorCode::UnsupportedGame)
            other = core::describe(read.problems.front().detail);
        if (!other.empty())
            ++m_found.others[other];
        return !other.empty();
    }

    std::string m_game;
    SourceGames& m_found;
    DistinctGames m_distinct;
};

} // namespace

void DistinctGames::add(SourceGame game)
{
    const auto& [first, second] = game.info.players;
    const auto [known, isNew] = m_places.try_emplace(contentKey(game.played) + first.name + '\n' + second.name, m_found.games.size());
    if (isNew) {
        m_found.games.push_back(std::move(game));
        return;
    }
    ++m_found.twice;
    SourceGame& before = m_found.games[known->second];
    if (before.played.clocks.empty() && !game.played.clocks.empty())
        before = std::move(game);
}

bool onSmallBoard(const SourceGame& game)
{
    const auto* board = game.played.start->as<go::Position>();
    return board && board->size() < 19;
}

core::Result<SourceGames> readSourceGames(std::span<const fs::path> filesAndFolders, std::string_view game, jobs::JobContext& job)
{
    SourceGames found;
    record::GameFiles files = record::collectFiles(filesAndFolders, job.stopToken());
    found.errors = std::move(files.failed);
    Gatherer gatherer(game, found);
    std::uint64_t bytes = 0;
    for (const record::GameFile& file : files.files) {
        if (const auto done = gatherer.read(file.path, job, bytes, files.bytes); !done) {
            core::Error error = done.error();
            error.file = error.file.empty() ? file.path.string() : error.file;
            found.errors.push_back(std::move(error));
        }
        bytes += file.size;
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
    }
    return found;
}

std::string comparableName(std::string_view name)
{
    std::string result(name);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::vector<core::Error> errorsOf(const SourceGame& game, std::span<const core::Error> errors)
{
    std::vector<core::Error> own;
    std::ranges::copy_if(
        errors, std::back_inserter(own), [&](const core::Error& error) { return error.file == game.file && error.game == game.number; });
    return own;
}

std::string keepCommonFamily(SourceGames& games)
{
    std::map<std::string, std::size_t> counts;
    for (const SourceGame& game : games.games)
        ++counts[game::familyName(game.kind)];
    std::string common;
    for (const SourceGame& game : games.games) // the first of equals
        if (const std::string family = game::familyName(game.kind); common.empty() || counts[family] > counts[common])
            common = family;
    std::erase_if(games.games, [&](const SourceGame& game) { return game::familyName(game.kind) != common; });
    for (const auto& [family, count] : counts)
        if (family != common)
            games.others[family] += count;
    return common;
}

std::vector<PlayerSides> playersOf(std::span<const SourceGame> games, const std::function<std::string(const std::string&)>& playerOf)
{
    std::map<std::string, std::size_t> known;
    std::vector<PlayerSides> players;
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const std::string& written = games[i].info.players[static_cast<std::size_t>(side)].name;
            if (written.empty() || written == "?")
                continue;
            const std::string name = playerOf ? playerOf(written) : written;
            const auto [found, isNew] = known.try_emplace(comparableName(name), players.size());
            if (isNew)
                players.push_back({name, {}});
            players[found->second].sides.push_back({i, side});
        }
    }
    std::ranges::stable_sort(players, std::greater(), [](const PlayerSides& player) { return player.sides.size(); });
    return players;
}

const PlayerSides* findPlayer(std::span<const PlayerSides> players, std::string_view name)
{
    const auto found
        = std::ranges::find(players, comparableName(name), [](const PlayerSides& player) { return comparableName(player.name); });
    return found == players.end() ? nullptr : &*found;
}

std::size_t gamesOf(std::span<const PlayerSides> players)
{
    std::set<std::size_t> games;
    for (const PlayerSides& player : players)
        for (const PlayedSide& side : player.sides)
            games.insert(side.game);
    return games.size();
}

std::vector<PlayerSides> likelyPlayers(std::vector<PlayerSides> players, std::size_t games)
{
    constexpr std::ptrdiff_t kFewestGames = 3;
    constexpr double kMost = 0.8; ///< share of the games: it is this player's collection
    constexpr double kNearly = 0.98; ///< share of the games: their owner is known
    constexpr int kMostOwners = 50;
    if (players.empty())
        return players;
    const std::size_t most = players.front().sides.size();
    const bool isAlone = players.size() == 1 || players[1].sides.size() < most;
    if (games > 1 && isAlone && static_cast<double>(most) >= kMost * static_cast<double>(games)) {
        players.resize(1);
        return players;
    }
    std::set<std::size_t> known;
    std::size_t fewest = 0; ///< minimum games of the owner of a collection
    for (int owner = 0; owner < kMostOwners && static_cast<double>(known.size()) < kNearly * static_cast<double>(games); ++owner) {
        std::vector<std::ptrdiff_t> news;
        for (const PlayerSides& player : players)
            news.push_back(std::ranges::count_if(player.sides, [&](const PlayedSide& side) { return !known.contains(side.game); }));
        const auto next = std::ranges::max_element(news);
        if (*next < kFewestGames)
            break;
        const PlayerSides& player = players[static_cast<std::size_t>(next - news.begin())];
        fewest = fewest == 0 ? player.sides.size() : std::min(fewest, player.sides.size());
        for (const PlayedSide& side : player.sides)
            known.insert(side.game);
    }
    std::erase_if(players, [&](const PlayerSides& player) { return player.sides.size() < fewest; });
    return players;
}

} // namespace evenmatch::nn
