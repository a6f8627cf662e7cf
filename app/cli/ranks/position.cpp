// evenmatch-cli position GAME: a network's evaluation of a position: value, level, and for every move prior, priors by rank, β and quality.
#include "core/game/go/position.h"
#include "app/cli/commands.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>

namespace evenmatch::cli {

namespace {

struct PositionOptions {
    std::string game;
    std::string network;
    bool exact = false;
    std::string server;
    std::string fen;
    std::string moves;
    std::size_t shown = 12;
    std::string rules;
    std::optional<double> komi;
    std::optional<int> size;
    int handicap = 0;
    bool ownership = false;
};

/// The start with the requested rules, komi, size and handicap.
core::Result<game::AnyPosition> goStart(const PositionOptions& options, const go::Position& usual)
{
    const auto rules = options.rules.empty() ? usual.rules() : go::rulesNamed(options.rules);
    if (!rules)
        return core::Error{
            core::ErrorCode::BadArgument, {"--rules %1 (choose Chinese, Japanese, AGA, NZ or Tromp-Taylor)", {options.rules}}};
    constexpr double kKomiOfHandicap = 0.5;
    const double usualKomi = options.handicap > 0 ? kKomiOfHandicap : usual.komi();
    go::Position start(options.size.value_or(usual.size()), *rules, options.komi.value_or(usualKomi));
    if (options.handicap > 0)
        if (auto placed = start.placeHandicap(options.handicap); !placed)
            return placed.error();
    return game::AnyPosition(std::move(start));
}

core::Result<game::AnyPosition> startOf(const PositionOptions& options)
{
    auto start = startPosition(options.game, options.fen);
    if (!start)
        return start;
    if (const auto* board = start->as<go::Position>())
        return goStart(options, *board);
    for (const auto& [name, given] : {std::pair{"--rules", !options.rules.empty()}, {"--komi", options.komi.has_value()},
             {"--size", options.size.has_value()}, {"--handicap", options.handicap > 0}, {"--ownership", options.ownership}})
        if (given)
            return core::Error{core::ErrorCode::BadArgument, {"%1 (only for Go)", {name}}};
    return start;
}

core::Result<nn::GameState> stateOf(const PositionOptions& options)
{
    auto start = startOf(options);
    if (!start)
        return start.error();
    nn::GameState state(*std::move(start));
    std::istringstream words(options.moves);
    int number = 0;
    for (std::string word; words >> word;) {
        ++number;
        const auto move = moveFrom(state.position(), word);
        if (!move) {
            core::Error error = move.error();
            error.move = number;
            return error;
        }
        state.play(*move);
    }
    return state;
}

/// One line per row of the board, from the top.
std::vector<std::vector<float>> ownershipRows(const std::vector<float>& ownership)
{
    const auto size = static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(ownership.size()))));
    std::vector<std::vector<float>> rows;
    for (auto row = ownership.begin(); row != ownership.end(); row += static_cast<std::ptrdiff_t>(size))
        rows.emplace_back(row, row + static_cast<std::ptrdiff_t>(size));
    return rows;
}

nlohmann::ordered_json positionJson(
    const nn::NetworkInfo& info, const nn::GameState& state, const nn::Evaluation& evaluation, const std::vector<std::size_t>& order)
{
    nlohmann::ordered_json moves = nlohmann::ordered_json::array();
    for (const std::size_t i : order) {
        nlohmann::ordered_json priors = nlohmann::ordered_json::object();
        for (std::size_t rank = 0; rank < info.scale.size(); ++rank)
            priors[info.scale.name(rank)] = evaluation.rankPrior(rank)[i];
        nlohmann::ordered_json move
            = {{"move", state.position().moveText(evaluation.moves[i])}, {"prior", evaluation.prior[i]}, {"priors", priors}};
        if (info.hasBeta) {
            move["beta"] = evaluation.beta(i);
            move["quality"] = evaluation.quality[i];
        }
        moves.push_back(std::move(move));
    }
    nlohmann::ordered_json json = {{"game", game::idOf(state.position())}, {"network", {{"name", info.name}, {"hash", info.hash}}},
        {"toMove", state.position().sideToMove() == game::Side::First ? "first" : "second"}, {"value", evaluation.value}};
    if (info.hasScoreLead)
        json["scoreLead"] = evaluation.scoreLead;
    if (info.hasBeta)
        json["level"] = evaluation.level;
    json["moves"] = std::move(moves);
    if (!evaluation.ownership.empty())
        json["ownership"] = ownershipRows(evaluation.ownership);
    return json;
}

void printMoveTable(const PositionOptions& options, const nn::NetworkInfo& info, const nn::GameState& state,
    const nn::Evaluation& evaluation, const std::vector<std::size_t>& order)
{
    const std::string_view toMove
        = game::colourNames(game::familyOf(options.game))[static_cast<std::size_t>(state.position().sideToMove())];
    std::cout << std::fixed << std::setprecision(1) << toMove << " to move: winning chances " << 50 * (1 + evaluation.value) << " %";
    if (info.hasScoreLead)
        std::cout << ", lead " << evaluation.scoreLead << " points";
    if (info.hasBeta)
        std::cout << ", level of β " << std::setprecision(2) << evaluation.level;
    std::cout << "\nProbability of each move in %, without a rank (prior)" << (info.scale.size() > 0 ? " and at each rank" : "") << "\n\n"
              << std::left << std::setw(8) << "move" << std::right << std::setw(8) << "prior";
    if (info.hasBeta)
        std::cout << std::setw(9) << "β";
    for (std::size_t rank = 0; rank < info.scale.size(); ++rank)
        std::cout << std::setw(11) << info.scale.name(rank);
    std::cout << '\n' << std::setprecision(1);
    for (std::size_t n = 0; n < std::min(order.size(), options.shown); ++n) {
        const std::size_t i = order[n];
        std::cout << std::left << std::setw(8) << state.position().moveText(evaluation.moves[i]) << std::right << std::setw(8)
                  << 100 * evaluation.prior[i];
        if (info.hasBeta)
            std::cout << std::setw(8) << std::setprecision(2) << evaluation.beta(i) << std::setprecision(1);
        for (std::size_t rank = 0; rank < info.scale.size(); ++rank)
            std::cout << std::setw(11) << 100 * evaluation.rankPrior(rank)[i];
        std::cout << '\n';
    }
    if (order.size() > options.shown)
        std::cout << "… and " << order.size() - options.shown << " more\n";
    if (evaluation.ownership.empty())
        return;
    std::cout << "\nownership %\n" << std::setprecision(0);
    for (const auto& row : ownershipRows(evaluation.ownership)) {
        for (const float point : row)
            std::cout << std::setw(5) << 100 * point;
        std::cout << '\n';
    }
}

void runPosition(const PositionOptions& options, Context& context)
{
    const auto state = stateOf(options);
    if (!state)
        return fail(context, state.error(), 2);
    const std::string board(game::idOf(state->position()));
    const auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(options.game) : options.network, 1,
        {.server = options.server, .game = board}, {.exact = options.exact});
    if (!network)
        return fail(context, network.error(), 2);
    const nn::NetworkInfo& info = network->evaluator->info();
    if (const auto same = checkSameFamily(options.game, info.game, options.network); !same)
        return fail(context, same.error(), 2);
    if (options.ownership && !info.hasOwnership)
        return fail(context, {core::ErrorCode::BadArgument, "--ownership (this network does not predict it)", options.network}, 2);
    const nn::Query query{.state = &*state, .ranks = nn::RankWish::all(), .ownership = options.ownership};
    nn::Evaluation evaluation;
    if (const auto done = network->evaluator->evaluate({&query, 1}, {&evaluation, 1}); !done)
        return fail(context, done.error());

    std::vector<std::size_t> order(evaluation.moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return evaluation.prior[i]; });
    if (context.json)
        print(positionJson(info, *state, evaluation, order));
    else
        printMoveTable(options, info, *state, evaluation, order);
}

} // namespace

void addPosition(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "position", "Print a network's evaluation of a position, by move and by rank");
    const auto options = std::make_shared<PositionOptions>();
    command->add_option("game", options->game, "go, go13, go9, chess or chess960")->required();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addServer(*command, options->server);
    command->add_option("--fen", options->fen, "Chess: start from this position");
    command->add_option("--moves", options->moves, "Moves from the start, such as \"e2e4 e7e5\" or \"Q16 D4\"");
    command->add_option("--rules", options->rules, "Go: Chinese (default), Japanese, AGA, NZ, Tromp-Taylor");
    command->add_option("--komi", options->komi, "Go: White's compensation (default: 7.5, with a handicap 0.5)")
        ->check(CLI::Range(-500.0, 500.0));
    command->add_option("--size", options->size, "Go: board size (default: the game's)")->check(CLI::Range(go::kMinSize, go::kMaxSize));
    command->add_option("--handicap", options->handicap, "Go: number of handicap stones on the star points")->check(CLI::Range(0, 9));
    command->add_flag("--ownership", options->ownership, "Go: predict who will own each point, where the network can");
    command->add_option("--top", options->shown, "Number of moves in the table");
    command->callback([options, &context] { runPosition(*options, context); });
}

} // namespace evenmatch::cli
