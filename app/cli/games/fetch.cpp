// evenmatch-cli fetch: the games of an account on a server into a library; or one game by its address.
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/shared/job_watch.h"
#include "app/shared/open_library.h"
#include "app/shared/terminal_text.h"
#include "core/accounts/address.h"
#include "core/library/storage/packed_text.h"
#include "ui/http/http_client.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

using accounts::FetchReport;

struct FetchOptions {
    std::filesystem::path library;
    accounts::Account account;
    accounts::Selection selection;
    std::string server; ///< or a game's address
    std::string kinds;
    std::string take = "casual";
    std::string contact;
    bool notMe = false;
};

void printFetchJson(const FetchReport& report, const FetchOptions& options)
{
    nlohmann::ordered_json failed = nlohmann::ordered_json::array();
    for (const core::Error& error : report.games.failed)
        failed.push_back(core::describe(error));
    nlohmann::ordered_json answer{{"imported", report.games.imported}, {"duplicates", report.games.duplicates}, {"leftOut", report.leftOut},
        {"failedGames", report.games.failedGames}, {"gamesWithProblems", report.games.gamesWithProblems}, {"failed", failed},
        {"names", report.names}, {"stopped", report.games.stopped}};
    if (report.trouble)
        answer["trouble"] = accounts::describe(*report.trouble, options.account.server);
    print(answer);
}

void printFetched(const FetchReport& report, const FetchOptions& options)
{
    for (const core::Error& error : report.games.failed)
        std::cerr << core::describe(error) << '\n';
    for (const core::Error& error : report.games.problems)
        std::cerr << describeKept(error) << '\n';
    if (report.trouble)
        std::cerr << accounts::describe(*report.trouble, options.account.server) << '\n';
    std::cout << counted(report.games.imported, "game") << " imported";
    const auto also = [](std::uint64_t count, const std::string& what) {
        if (count > 0)
            std::cout << ", " << what;
    };
    also(report.games.duplicates, std::to_string(report.games.duplicates) + " there already");
    also(report.leftOut, std::to_string(report.leftOut) + " skipped by --take or --kinds");
    also(report.games.gamesWithProblems, std::to_string(report.games.gamesWithProblems) + " of them with an error");
    also(report.games.failedGames, counted(report.games.failedGames, "game") + " unreadable");
    std::cout << (report.games.stopped ? "; stopped, fetch again to continue\n" : "\n");
}

/// Maps words to their values.
core::Result<void> read(FetchOptions& options)
{
    const auto server = accounts::serverNamed(options.server);
    if (!server)
        return server.error();
    options.account.server = *server;
    if (!options.kinds.empty()) {
        const auto paces = accounts::pacesNamed(options.kinds);
        if (!paces)
            return core::Error{
                core::ErrorCode::BadArgument, {"--kinds %1 (choose bullet, blitz, rapid, classical or correspondence)", {options.kinds}}};
        options.selection.paces = *paces;
    }
    const auto traits = accounts::traitsNamed(options.take);
    if (!traits)
        return core::Error{core::ErrorCode::BadArgument, {"--take %1 (choose casual, variants, aborted or bots)", {options.take}}};
    options.selection.traits = *traits;
    if (options.selection.since && !accounts::isDate(*options.selection.since))
        return core::Error{core::ErrorCode::BadArgument, "--since " + *options.selection.since + " (YYYY-MM-DD)"};
    return {};
}

/// One line on stderr, and JSON if requested.
void failFetch(Context& context, const accounts::FetchTrouble& trouble, accounts::Server server)
{
    const std::string text = accounts::describe(trouble, server);
    std::cerr << text << '\n';
    if (context.json)
        print({{"error", text}});
    context.exitCode = 1;
}

/// One game, unchanged, to standard output, or into the library if there is one.
void runAddress(const FetchOptions& options, accounts::GameAddress address, Context& context)
{
    address.base = options.account.base;
    const ui::HttpHost host;
    const auto clients = ui::httpClients({.userAgent = ui::userAgent(EVENMATCH_VERSION, options.contact)});
    std::optional<accounts::FetchTrouble> trouble;
    const auto text = runWatched<std::string>([&](jobs::JobContext& job) -> core::Result<std::string> {
        std::string game;
        const auto client = clients();
        trouble = accounts::fetchGame(address, *client, job, game);
        return game;
    });
    if (!text)
        return fail(context, text.error());
    if (trouble)
        return failFetch(context, *trouble, address.server);
    if (text->empty()) // fetchGame() keeps nothing after a stop
        return fail(context, {core::ErrorCode::Stopped});
    if (options.library.empty()) {
        context.json ? print({{"game", *text}}) : writeGames(std::cout, *text);
        return;
    }
    auto library = openLibrary(options.library, {}, context);
    auto reader = record::readGames(*text, options.server);
    if (!library)
        return fail(context, library.error(), 2);
    const auto game = reader ? (*reader)->next() : core::Result<std::optional<record::ReadGame>>(reader.error());
    if (!game || !*game)
        return fail(context, game ? core::Error{core::ErrorCode::NotAGame, {}, options.server} : game.error());
    library::TextPacker packer;
    const auto prepared = library::prepare(**game, options.server, packer);
    if (!prepared)
        return fail(context, prepared.error());
    const auto added = library->save(*prepared);
    if (!added)
        return fail(context, added.error());
    for (const core::Error& problem : (*game)->problems) {
        std::cerr << describeKept(problem) << '\n';
        context.exitCode = 1;
    }
    if (context.json)
        print({{"imported", added->isNew ? 1 : 0}, {"duplicates", added->isNew ? 0 : 1}});
    else
        std::cout << (added->isNew ? "1 game imported\n" : "0 games imported, 1 there already\n");
}

void runFetch(FetchOptions& options, Context& context)
{
    if (options.account.name.empty()) {
        if (accounts::serverNamed(options.server))
            return fail(context, {core::ErrorCode::BadArgument, {"%1 needs the name of an account", {options.server}}}, 2);
        const auto address = accounts::gameAddress(options.server);
        return address ? runAddress(options, *address, context) : fail(context, address.error(), 2);
    }
    if (const auto understood = read(options); !understood)
        return fail(context, understood.error(), 2);
    if (options.library.empty())
        return fail(context, {core::ErrorCode::BadArgument, "an account needs --library"}, 2);
    auto library = openLibrary(options.library, {}, context);
    if (!library)
        return fail(context, library.error(), 2);
    const ui::HttpHost host;
    const auto clients = ui::httpClients({.userAgent = ui::userAgent(EVENMATCH_VERSION, options.contact)});
    const auto report = runWatched<FetchReport>([&](jobs::JobContext& job) {
        const auto client = clients();
        return accounts::fetchGames(
            *library, options.account, options.selection, *client, job, {.isMe = !options.notMe, .wait = {}, .onCommit = {}});
    });
    if (!report)
        return fail(context, report.error());
    context.json ? printFetchJson(*report, options) : printFetched(*report, options);
    if (report->trouble || report->games.failedGames + report->games.gamesWithProblems > 0 || report->games.stopped)
        context.exitCode = 1;
}

} // namespace

void addFetch(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "fetch", "Fetch the public games of an account into a library (new games only), or one game by its address");
    const auto options = std::make_shared<FetchOptions>();
    command->add_option("server", options->server, "lichess, chess.com or ogs; or the address of a game on lichess.org or online-go.com")
        ->required();
    command->add_option("name", options->account.name, "The account's user name");
    command->add_option(
        "--library", options->library, "The library file, created if missing. A single game goes to standard output without it");
    command->add_option("--since", options->selection.since, "Only games since this day, YYYY-MM-DD");
    command->add_option("--kinds", options->kinds, "Time controls: any of bullet,blitz,rapid,classical,correspondence");
    command->add_option("--take", options->take, "In addition to rated games, any of casual,variants,aborted,bots; \"\": none")
        ->capture_default_str();
    command->add_flag("--not-me", options->notMe, "This is another person's account: do not add its name to yours");
    command->add_option("--contact", options->contact, "A contact address for the server's operators, sent with every request");
    command->add_option("--base-address", options->account.base, "Use this address instead of the server's own");
    command->callback([options, &context] { runFetch(*options, context); });
}

} // namespace evenmatch::cli
