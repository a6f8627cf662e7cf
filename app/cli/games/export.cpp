// evenmatch-cli export: games of a library into a PGN or SGF file.
#include "core/library/transfer/export.h"
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/open_library.h"
#include "app/shared/terminal_text.h"
#include "core/game/chess/position.h"
#include "core/library/learn_positions.h"
#include "core/library/positions/position_keys.h"
#include "core/whole_file.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct ExportOptions {
    fs::path library;
    fs::path out;
    std::string player;
    std::string position;
    std::optional<int> move;
    library::ExportOptions what;
};

/// Eight rows and further fields.
bool looksLikeFen(const std::string& text) { return std::ranges::count(text, '/') == 7 && text.find(' ') != text.npos; }

/// A FEN, or a place in a game file.
core::Result<game::AnyPosition> positionOf(const ExportOptions& options)
{
    std::error_code failed;
    auto position = chess::Position::fromFen(options.position);
    if (!fs::exists(options.position, failed) && (position || looksLikeFen(options.position))) {
        if (!position)
            return position.error();
        if (options.move)
            return core::Error{core::ErrorCode::BadArgument, {"--move %1 (only with a game file)", {std::to_string(*options.move)}}};
        return game::AnyPosition(*std::move(position));
    }
    const auto state = readGameState(options.position, options.move);
    return state ? core::Result<game::AnyPosition>(state->position()) : core::Result<game::AnyPosition>(state.error());
}

/// Games without the position are left out; without one, only the game's kind counts.
core::Result<void> findPosition(ExportOptions& options)
{
    if (options.position.empty())
        return {};
    const auto position = positionOf(options);
    if (!position)
        return position.error();
    options.what.filter.position = library::positionKey(*position);
    if (!options.what.filter.position)
        return core::Error{core::ErrorCode::UnsupportedGame, options.position};
    if (options.what.filter.game.empty())
        options.what.filter.game = position->as<chess::Position>() ? "chess*" : "go*";
    return {};
}

/// PGN or SGF: by the file's name, otherwise by the game.
core::Result<record::Format> formatOf(const ExportOptions& options)
{
    if (options.out.extension() == ".pgn" || (options.out.empty() && options.what.filter.game.starts_with("chess")))
        return record::Format::Pgn;
    if (options.out.extension() == ".sgf" || (options.out.empty() && options.what.filter.game.starts_with("go")))
        return record::Format::Sgf;
    if (!options.out.empty())
        return core::Error{core::ErrorCode::BadArgument, {"--out %1 must end in .pgn or .sgf", {options.out.string()}}};
    const std::string& game = options.what.filter.game;
    return core::Error{core::ErrorCode::BadArgument,
        game.empty() ? core::Phrase("name a --game or a file with --out")
                     : core::Phrase("--game %1 (only Go and chess can be exported)", {game})};
}

core::Result<void> findPlayer(library::Library& library, ExportOptions& options)
{
    if (options.player.empty())
        return {};
    const auto player = playerNamed(library, options.player);
    if (!player)
        return player.error();
    options.what.filter.player = player->id;
    return {};
}

/// The number of games that are meant, too, but have another format: all games of a library do not fit into one file.
core::Result<std::uint64_t> countLeftOut(library::Library& library, const library::ExportOptions& what)
{
    library::GameFilter other = what.filter;
    if (!other.game.empty())
        return 0;
    other.game = what.format == record::Format::Pgn ? "go*" : "chess*";
    return library.count(other);
}

/// `written`: the number of games in the output.
void printExportReport(
    const library::ExportReport& report, std::uint64_t written, std::uint64_t leftOut, record::Format format, Context& context)
{
    if (context.json) {
        nlohmann::ordered_json failed = nlohmann::ordered_json::array();
        for (const core::Error& error : report.failed)
            failed.push_back(core::describe(error));
        return print({{"games", written}, {"leftOut", leftOut}, {"failed", failed}, {"stopped", report.stopped}});
    }
    for (const core::Error& error : report.failed)
        std::cerr << core::describe(error) << '\n';
    std::cerr << counted(written, "game") << " written";
    if (leftOut > 0)
        std::cerr << "; " << counted(leftOut, "game")
                  << (format == record::Format::Pgn ? " of Go left out: write them into a file ending in .sgf"
                                                    : " of chess left out: write them into a file ending in .pgn");
    std::cerr << (report.stopped ? "; stopped\n" : "\n");
}

void runExport(ExportOptions& options, Context& context)
{
    if (const auto found = findPosition(options); !found)
        return fail(context, found.error(), 2);
    const auto format = formatOf(options);
    if (!format)
        return fail(context, format.error(), 2);
    if (options.out.empty() && context.json)
        return fail(context, {core::ErrorCode::BadArgument, "--json needs --out"}, 2);
    options.what.format = *format;
    auto library = openLibrary(options.library, {.create = false, .orReadOnly = true}, context);
    if (!library)
        return fail(context, library.error(), 2);
    if (const auto found = findPlayer(*library, options); !found)
        return fail(context, found.error(), 2);
    std::optional<core::NewFile> file;
    if (!options.out.empty()) {
        auto created = core::NewFile::create(options.out);
        if (!created)
            return fail(context, created.error());
        file = *std::move(created);
    }
    const auto write = [&](std::string_view text) -> core::Result<void> {
        if (file)
            return file->write(text);
        writeGames(std::cout, text);
        return std::cout ? core::Result<void>() : core::Error{core::ErrorCode::Stopped}; // main() reports the reason
    };
    const auto report = runWatched<library::ExportReport>([&](jobs::JobContext& job) -> core::Result<library::ExportReport> {
        if (options.what.filter.position)
            if (const auto learnt = library::learnAllPositions(*library, job); !learnt)
                return learnt.error();
        return library::exportGames(*library, options.what, job, write);
    });
    if (!std::cout) {
        context.exitCode = 1;
        return;
    }
    if (!report)
        return fail(context, report.error());
    // Never replace a good file by an empty one.
    if (file && report->games == 0 && report->failed.empty() && !report->stopped)
        return fail(context, {core::ErrorCode::NotFound, "a game to write; the file is unchanged", options.out.string()}, 1);
    const auto leftOut = countLeftOut(*library, options.what);
    if (!leftOut)
        return fail(context, leftOut.error());
    const bool isKept = !file || (report->games > 0 && !report->stopped); // part of the games never replaces a file
    if (file && isKept)
        if (const auto written = file->finish(); !written)
            return fail(context, written.error());
    printExportReport(*report, isKept ? report->games : 0, *leftOut, *format, context);
    if (!report->failed.empty() || report->stopped)
        context.exitCode = 1;
}

} // namespace

void addExport(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "export", "Write games of a library as PGN (chess) or SGF (Go)");
    const auto options = std::make_shared<ExportOptions>();
    library::GameFilter& filter = options->what.filter;
    command->add_option("--library", options->library, "The library's file")->required();
    command->add_option("--out", options->out, "The output file, .pgn or .sgf (default: standard output, for the game given by --game)");
    command->add_option("--game", filter.game, "Only this game: go9, chess960, …; go* and chess* match all boards and variants");
    command->add_option("--player", options->player, "Only games of this player, under any of the player's names");
    command->add_flag("--mine", filter.onlyMine, "Only your own games");
    command->add_option("--since", filter.dateFrom, "Only games since this year, month or day: YYYY, YYYY-MM, YYYY-MM-DD")
        ->check(dateOrPart());
    command->add_option("--until", filter.dateTo, "Only games up to and including this year, month or day")->check(dateOrPart());
    command->add_option("--text", filter.text, "Only games with this text in a player's name, the event or the place");
    command->add_option("--tag", filter.tag, "Only games with this tag");
    command->add_option("--position", options->position,
        "Only games with this position: a FEN, or a game file that ends with it (see --move); Go boards match in any rotation");
    command->add_option("--move", options->move, "The position after this many moves of that game")
        ->check(CLI::Range(0, 100'000))
        ->needs("--position");
    command->add_flag("--added", options->what.withAdded, "Include what you added in the window: comments, variations, annotated reviews");
    command->callback([options, &context] { runExport(*options, context); });
}

} // namespace evenmatch::cli
