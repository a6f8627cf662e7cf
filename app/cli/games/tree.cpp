// evenmatch-cli tree FILE: the search of a position, node by node, as the player and at full strength, side by side.
#include "app/cli/commands.h"
#include "app/shared/game_input.h"
#include "app/shared/match/searching_player.h"
#include "core/game/registry/games.h"
#include "search/tree/report.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

using search::ResultNode;
using search::SearchResult;

struct TreeOptions {
    std::string file;
    SearchingOptions player;
    std::optional<int> moves;
    int depth = 2;
    int shown = 10;
    bool dot = false;
    bool compare = false;
};

core::Result<SearchResult> searchAt(const nn::GameState& state, const SearchingPlayer& player, const search::SearchStyle& style, int depth)
{
    search::Searcher searcher(*player.network.evaluator, style.search);
    searcher.setPosition(state);
    return searcher.run(style.limits, {}, {.depth = depth, .variations = 3});
}

void printNode(const SearchResult& result, const ResultNode& node, int level, int shown)
{
    const std::string name = std::string(static_cast<std::size_t>(2 * level), ' ') + node.text;
    char line[160];
    std::snprintf(line, sizeof line, "%-12s %8u %7.3f %7.3f %7.3f %7.3f %7.3f", name.c_str(), node.visits, node.q, node.prior,
        node.plainShare, node.beta, node.betaMean);
    std::cout << line;
    if (result.steered) {
        std::snprintf(line, sizeof line, " %7.3f %7.3f %7.3f", node.target, node.delta, node.deltaHat);
        std::cout << line;
    }
    std::cout << '\n';
    const auto children = result.childrenOf(node);
    for (std::size_t i = 0; i < std::min(children.size(), static_cast<std::size_t>(shown)); ++i)
        if (children[i].visits > 0)
            printNode(result, children[i], level + 1, std::max(shown / 3, 1));
}

void printTree(const SearchResult& result, int shown)
{
    printFormatted("%u visits, value %.3f, β level %.3f\n", result.nodes.front().visits, result.value(), result.root.level);
    std::cout << "move            N       Q       P   plain       β      β̄" << (result.steered ? "  target       δ      δ̂" : "") << '\n';
    const auto moves = result.moves();
    for (std::size_t i = 0; i < std::min(moves.size(), static_cast<std::size_t>(shown)); ++i)
        printNode(result, moves[i], 0, std::max(shown / 3, 1));
}

/// A move's share of the visits.
double shareOf(const SearchResult& result, const ResultNode& move)
{
    std::uint64_t all = 0;
    for (const ResultNode& other : result.moves())
        all += other.visits;
    return all > 0 ? static_cast<double>(move.visits) / static_cast<double>(all) : 0;
}

/// The search at full strength with the same visits.
search::SearchStyle atFullStrength(search::SearchStyle style)
{
    search::SearchOptions plain;
    plain.puct = style.search.puct;
    plain.batch = style.search.batch;
    style.search = plain;
    return style;
}

/// Moves of both searches, by decreasing difference in visit share.
void printComparison(const SearchResult& with, const SearchResult& without, int shown)
{
    struct Row {
        const ResultNode* with;
        const ResultNode* without;
        double change;
    };
    std::vector<Row> rows;
    for (const ResultNode& move : with.moves())
        if (const ResultNode* other = without.find(move.move); other && (move.visits > 0 || other->visits > 0))
            rows.push_back({&move, other, shareOf(with, move) - shareOf(without, *other)});
    std::ranges::stable_sort(rows, [](const Row& a, const Row& b) { return std::abs(a.change) > std::abs(b.change); });
    std::cout << "             this player               full strength\nmove          N       %       Q        N       %       Q   change  "
                 "     δ      δ̂\n";
    for (std::size_t i = 0; i < std::min(rows.size(), static_cast<std::size_t>(shown)); ++i) {
        char line[160];
        const Row& row = rows[i];
        std::snprintf(line, sizeof line, "%-8s %6u %7.1f %7.3f   %6u %7.1f %7.3f  %+7.1f %7.3f %7.3f\n", row.with->text.c_str(),
            row.with->visits, 100 * shareOf(with, *row.with), row.with->q, row.without->visits, 100 * shareOf(without, *row.without),
            row.without->q, 100 * row.change, row.with->delta, row.with->deltaHat);
        std::cout << line;
    }
}

void runTree(const TreeOptions& options, Context& context)
{
    const auto state = readGameState(options.file, options.moves);
    if (!state)
        return fail(context, state.error(), 2);
    if (const auto open = checkNotOver(state->position(), options.file); !open)
        return fail(context, open.error(), 2);
    const std::string game(game::idOf(state->position()));
    const auto player = openSearchingPlayer(options.player, game);
    if (!player)
        return fail(context, player.error(), 2);
    if (const auto same = checkSameFamily(game, player->network.evaluator->info().game, options.player.network); !same)
        return fail(context, same.error(), 2);
    auto style = search::makeStyle(player->spec, player->resources);
    if (!style)
        return fail(context, style.error(), 2);
    if (options.compare && !style->search.strength)
        return fail(context, {core::ErrorCode::BadArgument, "--compare needs --rank"}, 2);
    const auto result = searchAt(*state, *player, *style, options.depth);
    if (!result)
        return fail(context, result.error(), 2);
    if (options.compare) {
        const auto plain = searchAt(*state, *player, atFullStrength(*style), options.depth);
        if (!plain)
            return fail(context, plain.error());
        if (context.json)
            return print({{"player", player->spec.text}, {"with", search::toJson(*result)}, {"without", search::toJson(*plain)}});
        if (options.dot)
            return void(std::cout << search::toDot(*result) << search::toDot(*plain));
        return printComparison(*result, *plain, options.shown);
    }
    if (context.json)
        return print({{"player", player->spec.text}, {"tree", search::toJson(*result)}});
    if (options.dot)
        return void(std::cout << search::toDot(*result));
    printTree(*result, options.shown);
}

} // namespace

void addTree(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "tree", "Show a search tree: visits, results, β, and the effect of the strength term");
    const auto options = std::make_shared<TreeOptions>();
    command->add_option("file", options->file, "SGF, PGN, …; its first game is used. \"-\": standard input")->required();
    command->add_option("--move", options->moves, "The position after this many moves (default: all)")->check(CLI::Range(0, 100'000));
    addSearchingOptions(*command, options->player);
    addNumber(*command, "--depth", options->depth, "Plies below the root", 1, 100);
    addNumber(*command, "--top", options->shown, "Number of moves shown; a third of it at every further ply", 1, 400);
    command->add_flag("--dot", options->dot, "Print a Graphviz graph: evenmatch-cli tree … --dot | dot -Tsvg")->excludes("--json");
    command->add_flag("--compare", options->compare, "Also search at full strength and show the difference");
    command->callback([options, &context] { runTree(*options, context); });
}

} // namespace evenmatch::cli
