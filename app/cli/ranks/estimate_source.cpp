#include "app/cli/ranks/estimate_source.h"

#include "app/cli/words.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#ifdef EVENMATCH_LIBRARY
#include "app/shared/open_library.h"
#endif

#include <algorithm>
#include <iterator>
#include <set>

namespace evenmatch::cli {

namespace {

using PlayerOf = std::function<std::string(const std::string&)>;

std::string nameOfFamily(const std::string& family) { return game::isGo(family) ? "Go" : family; }

/// Games before the choice of players.
core::Result<nn::StudySubject> named(core::Result<nn::SourceGames> games)
{
    if (!games)
        return games.error();
    return nn::StudySubject{.source = *std::move(games), .players = {}};
}

/// "games of Go (3 of chess)", and their place, if it is one.
core::Error noGames(const std::string& family, const nn::SourceGames& games, const SourceOptions& options)
{
    std::string missing = family.empty() ? "games" : "games of " + nameOfFamily(family);
    for (const auto& [other, count] : games.others)
        missing += (missing.ends_with(')') ? ", (" : " (") + std::to_string(count) + " of " + nameOfFamily(other) + ')';
    const bool inLibrary = options.files.empty();
    return {core::ErrorCode::NotFound, missing,
        inLibrary                       ? options.library.string()
            : options.files.size() == 1 ? options.files.front().string()
                                        : std::string()};
}

#ifdef EVENMATCH_LIBRARY
core::Result<PlayerOf> readAliases(const SourceOptions& options, EstimateSource& source, Context& context)
{
    auto opened = openLibrary(options.library, {.create = false, .orReadOnly = true, .recover = options.recover}, context);
    if (!opened)
        return opened.error();
    source.library = std::make_unique<library::Library>(*std::move(opened));
    const auto players = source.library->players();
    if (!players)
        return players.error();
    return nn::aliasesOf(*players);
}

core::Result<nn::StudySubject> readLibrary(const SourceOptions& options, const std::string& family, library::Library& library)
{
    library::GameFilter filter;
    if (options.players.size() == 1) {
        const auto player = playerNamed(library, options.players.front());
        if (!player)
            return core::Error{player.error().code, player.error().detail, options.library.string()};
        filter.player = player->id;
    }
    return named(runWatched<nn::SourceGames>([&](jobs::JobContext& job) { return nn::readLibraryGames(library, filter, family, job); }));
}

core::Result<nn::StudySubject> readOwn(const std::string& family, library::Library& library)
{
    auto own = runWatched<nn::OwnLibraryGames>([&](jobs::JobContext& job) { return nn::readOwnLibraryGames(library, family, job); });
    if (!own)
        return own.error();
    return std::move(own->subject);
}

/// As in the window.
core::Result<nn::StudySubject> readStudent(const std::string& name, const std::string& family, library::Library& library)
{
    const auto student = studentNamed(library, name);
    if (!student)
        return student.error();
    auto games
        = runWatched<nn::OwnLibraryGames>([&](jobs::JobContext& job) { return nn::readStudentGames(library, student->id, family, job); });
    if (!games)
        return games.error();
    return std::move(games->subject);
}
#endif

/// All names of one player map to the first.
PlayerOf joined(const PlayerOf& playerOf, const std::vector<std::string>& names)
{
    const auto known = [playerOf](const std::string& name) { return playerOf ? playerOf(name) : name; };
    if (names.size() < 2)
        return playerOf;
    std::set<std::string> all;
    for (const std::string& name : names)
        all.insert(nn::comparableName(known(name)));
    return [known, all, first = known(names.front())](
               const std::string& name) { return all.contains(nn::comparableName(known(name))) ? first : known(name); };
}

/// Only the games of the named players count, also for the choice of Go or chess; without such games all stay, for the message.
void keepGamesOf(const std::vector<std::string>& names, const PlayerOf& aliases, std::vector<nn::SourceGame>& games)
{
    const auto comparable = [&](const std::string& name) { return nn::comparableName(aliases ? aliases(name) : name); };
    std::set<std::string> wanted;
    std::ranges::transform(names, std::inserter(wanted, wanted.end()), comparable);
    const auto isPlayedByOthers = [&](const nn::SourceGame& game) {
        return std::ranges::none_of(
            game.info.players, [&](const record::PlayerInfo& player) { return wanted.contains(comparable(player.name)); });
    };
    if (!std::ranges::all_of(games, isPlayedByOthers))
        std::erase_if(games, isPlayedByOthers);
}

/// "zoe (most games have: anna 10, bob 3)".
core::Error unknownPlayer(const std::string& name, std::span<const nn::PlayerSides> players)
{
    constexpr std::size_t kNamed = 5;
    std::string text = name + " (most games have: ";
    for (std::size_t i = 0; i < std::min(kNamed, players.size()); ++i)
        text += (i > 0 ? ", " : "") + players[i].name + ' ' + std::to_string(players[i].sides.size());
    return {core::ErrorCode::NotFound, text + ')'};
}

/// The report has the first name, so a misspelt one is never the first.
std::vector<std::string> knownFirst(std::vector<std::string> names, const PlayerOf& aliases, std::span<const nn::SourceGame> games)
{
    if (names.size() < 2)
        return names;
    const auto players = nn::playersOf(games, aliases);
    std::ranges::stable_partition(
        names, [&](const std::string& name) { return nn::findPlayer(players, aliases ? aliases(name) : name) != nullptr; });
    return names;
}

/// A misspelt name would be ignored silently.
void noteUnknownNames(const std::vector<std::string>& names, const PlayerOf& aliases, EstimateSource& source)
{
    const auto players = nn::playersOf(source.subject.source.games, aliases);
    for (const std::string& name : names)
        if (!nn::findPlayer(players, aliases ? aliases(name) : name))
            source.notes.push_back("No game has a player named " + name + '.');
}

core::Result<void> choosePlayers(const SourceOptions& options, const PlayerOf& aliases, EstimateSource& source)
{
    const std::vector<std::string> names = knownFirst(options.players, aliases, source.subject.source.games);
    const PlayerOf playerOf = joined(aliases, names);
    auto players = nn::playersOf(source.subject.source.games, playerOf);
    if (players.empty())
        return core::Error{core::ErrorCode::NotFound, "a game that names its players"};
    if (!names.empty()) {
        const std::string& asked = names.front();
        const nn::PlayerSides* found = nn::findPlayer(players, playerOf ? playerOf(asked) : asked);
        if (!found)
            return unknownPlayer(asked, players);
        source.subject.players = {*found};
        if (options.players.size() > 1)
            noteUnknownNames(options.players, aliases, source);
        return {};
    }
    const std::size_t games = source.subject.source.games.size();
    const std::size_t all = players.size();
    source.subject.players = nn::likelyPlayers(std::move(players), games);
    if (source.subject.players.size() == 1 && all > 1)
        source.notes.push_back("Player: " + source.subject.players.front().name + ", who played in "
            + std::to_string(source.subject.players.front().sides.size()) + " of the " + counted(games, "game")
            + "; --player NAME chooses another player.");
    if (source.subject.players.size() > 1)
        source.notes.push_back((games == 1 ? "One game does not show which player you are"
                                           : "No player played in nearly all of the " + std::to_string(games) + " games")
            + ", so here are the " + std::to_string(source.subject.players.size())
            + " players with most games. If you use several names: --player ONE --player OTHER.");
    return {};
}

void noteWhatIsLeftOut(bool isChosen, EstimateSource& source)
{
    const std::size_t games = source.subject.source.games.size();
    for (const auto& [family, count] : source.subject.source.others) {
        const bool isPlayed = game::isGo(family) || game::isChess(family);
        if (isPlayed && isChosen)
            source.notes.push_back("Most games are of " + nameOfFamily(source.family) + " (" + std::to_string(games) + "), fewer of "
                + nameOfFamily(family) + " (" + std::to_string(count) + "), so this estimate is for " + nameOfFamily(source.family)
                + "; --game " + family + " chooses the others.");
        else
            source.notes.push_back(
                "Left out: " + counted(count, "game") + (isPlayed ? " of " : " of another kind: ") + nameOfFamily(family) + '.');
    }
}

} // namespace

void addSourceOptions(CLI::App& command, SourceOptions& options)
{
    command.add_option("files", options.files, "SGF, PGN, GIB, NGF and UGI files, also compressed, and folders of them");
    command
        .add_option("--player", options.players,
            "The player (default: the player in nearly all games, else the one with most games); repeat for further names of the same "
            "player")
        ->allow_extra_args(false);
    command.add_option("--library", options.library,
        "Use the games of this library and store the evaluations in it; with files: only recognise the names of its players");
#ifdef EVENMATCH_LIBRARY
    command
        .add_option("--student", options.student,
            "A student of the --library: games under the student's names, or with the student's name as a tag")
        ->needs("--library")
        ->excludes("--player")
        ->excludes("files");
    addRecoverOption(command, options.recover);
#endif
}

core::Result<EstimateSource> readEstimateSource(const SourceOptions& options, const std::string& family, [[maybe_unused]] Context& context)
{
    EstimateSource source;
    PlayerOf aliases;
    bool isOwn = false; // the games of the library's user, as on the window's My rank
    if (!options.library.empty()) {
#ifdef EVENMATCH_LIBRARY
        auto opened = readAliases(options, source, context);
        if (!opened)
            return opened.error();
        aliases = *std::move(opened);
        const auto knowsUser = nn::knowsItsUser(*source.library);
        isOwn = options.files.empty() && options.players.empty() && options.student.empty() && knowsUser.ok() && *knowsUser;
#else
        return core::Error{core::ErrorCode::BadArgument, "--library (this build does not support it)", options.library.string()};
#endif
    }
    auto subject = [&]() -> core::Result<nn::StudySubject> {
#ifdef EVENMATCH_LIBRARY
        if (isOwn)
            return readOwn(family, *source.library);
        if (!options.student.empty())
            return readStudent(options.student, family, *source.library);
        if (options.files.empty())
            return readLibrary(options, family, *source.library);
        source.library.reset(); // only its aliases were needed
#endif
        return named(runWatched<nn::SourceGames>([&](jobs::JobContext& job) { return nn::readSourceGames(options.files, family, job); }));
    }();
    if (!subject)
        return subject.error();
    source.subject = *std::move(subject);
    nn::SourceGames& games = source.subject.source;
    if (!options.players.empty())
        keepGamesOf(options.players, aliases, games.games);
    source.family = nn::keepCommonFamily(games);
    if (games.games.empty())
        return games.errors.empty() ? noGames(family, games, options) : games.errors.front();
    if (isOwn)
        source.notes.push_back(
            "About " + source.subject.players.front().name + ", the user of this library; --player NAME chooses another player.");
    else if (!options.student.empty())
        source.notes.push_back("About " + options.student + ", a student of this library's user.");
    else if (auto chosen = choosePlayers(options, aliases, source); !chosen)
        return chosen.error();
    const bool readsOnlyTheirGames = options.files.empty() && options.players.size() == 1;
    if (!family.empty() && !options.players.empty() && !readsOnlyTheirGames)
        source.subject.source.others.clear(); // these are everybody's
    noteWhatIsLeftOut(family.empty(), source);
    return source;
}

} // namespace evenmatch::cli
