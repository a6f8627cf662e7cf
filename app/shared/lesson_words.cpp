#include "app/shared/lesson_words.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/diagram.h"
#include "search/engine/child_process.h"
#include "search/lesson/katago_position_judge.h"
#include "search/lesson/search_position_judge.h"
#include "search/lesson/uci_position_judge.h"
#include "search/spec/player_spec.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::cli {

namespace {

std::string chessDiagram(const chess::Position& position)
{
    static constexpr std::string_view kLetters = "PNBRQK";
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += std::to_string(rank + 1);
        for (int file = 0; file < 8; ++file) {
            const chess::Piece piece = position.pieceAt(chess::squareAt(file, rank));
            char letter = '.';
            if (piece != chess::Piece::None) {
                letter = kLetters[static_cast<std::size_t>(chess::kindOf(piece))];
                if (chess::sideOf(piece) == game::Side::Second)
                    letter = static_cast<char>(letter - 'A' + 'a');
            }
            text += std::string(" ") + letter;
        }
        text += '\n';
    }
    return text + "  a b c d e f g h\n" + position.fen() + '\n';
}

} // namespace

std::string diagramOf(const game::AnyPosition& position)
{
    std::string text;
    const char* toMove = "";
    if (const auto* board = position.as<chess::Position>()) {
        text = chessDiagram(*board);
        toMove = position.sideToMove() == game::Side::First ? "White" : "Black";
    } else if (const auto* stones = position.as<go::Position>()) {
        text = go::diagram(*stones);
        toMove = position.sideToMove() == game::Side::First ? "Black" : "White";
    }
    return text + toMove + " to move.\n";
}

void addCardJudgeOptions(CLI::App& command, CardJudgeOptions& options)
{
    command.add_option("--judge", options.judge,
        "The engine that evaluates moves: a UCI command, KataGo's analysis command, or search (Evenmatch's own; default: Stockfish in "
        "chess if installed)");
    command.add_option("--nodes", options.nodes, "Nodes of Stockfish per move (200000), or visits of KataGo per position (400)")
        ->check(CLI::Range(10, 1'000'000'000));
    addNumber(command, "--sims", options.simulations, "Simulations of Evenmatch's own search per position", 10, 1'000'000);
    command.add_option(
        "--strong", options.network, "A strong network, such as KataGo's, for Evenmatch's own search, which evaluates moves then");
}

core::Result<std::shared_ptr<nn::Evaluator>> openJudgeNetwork(
    const CardJudgeOptions& options, const std::string& game, std::shared_ptr<nn::Evaluator> usual)
{
    if (options.network.empty())
        return usual;
    auto network = app::openNetwork(options.network, 1);
    if (!network)
        return network.error();
    if (network->evaluator->info().game != game)
        return core::Error{.code = core::ErrorCode::OtherNetwork, .detail = network->evaluator->info().game, .file = options.network};
    return network->evaluator;
}

namespace {

/// The command selected by the options; empty: our own search.
std::string commandOf(const CardJudgeOptions& options, const std::string& game)
{
    if (!options.network.empty())
        return {};
    if (options.judge.empty() && game::isChess(game))
        return search::findProgram("stockfish").value_or("");
    return options.judge == "search" || options.judge == "own" ? "" : options.judge; // "own": its former name
}

template <class J>
core::Result<std::unique_ptr<nn::PositionJudge>> asJudge(core::Result<std::unique_ptr<J>> judge)
{
    if (!judge)
        return judge.error();
    return std::unique_ptr<nn::PositionJudge>(*std::move(judge));
}

} // namespace

core::Result<std::unique_ptr<nn::PositionJudge>> openJudge(const CardJudgeOptions& options, std::shared_ptr<nn::Evaluator> network)
{
    constexpr std::uint64_t kNodes = 200'000;
    constexpr std::uint64_t kVisits = 400;
    const std::string game = network->info().game;
    const std::string command = commandOf(options, game);
    if (command.empty())
        return std::unique_ptr<nn::PositionJudge>(std::make_unique<search::SearchPositionJudge>(std::move(network), options.simulations));
    if (game::isChess(game))
        return asJudge(search::UciPositionJudge::launch(command, options.nodes > 0 ? options.nodes : kNodes));
    if (command == "katago")
        return core::Error{core::ErrorCode::BadArgument, "katago needs its whole command: \"katago analysis -config … -model …\""};
    return asJudge(search::KataGoPositionJudge::launch(command, options.nodes > 0 ? options.nodes : kVisits));
}

search::JudgeChoice costJudge(const CardJudgeOptions& options, const std::string& game)
{
    const std::string command = commandOf(options, game);
    if (command.empty())
        return search::coarse({});
    using Kind = search::JudgeChoice::Kind;
    return search::coarse({.kind = game::isChess(game) ? Kind::Uci : Kind::KataGo, .command = command, .visits = {}});
}

core::Result<CardNetwork> openCardNetwork(const std::string& file, const std::string& game, bool exact, const std::string& server)
{
    const std::string path = file.empty() ? app::bundledNetwork(game) : file;
    auto network = app::openNetwork(path, 1, {}, {.exact = exact});
    if (!network)
        return network.error();
    auto estimators = nn::estimatorsFor(network->evaluator->info(), path, {.server = server});
    if (!estimators)
        return estimators.error();
    return CardNetwork{*std::move(network), *std::move(estimators)};
}

core::Result<std::size_t> rankNamed(const strength::RankScale& scale, const std::string& text)
{
    const auto rank = scale.find(text);
    return rank ? core::Result<std::size_t>(*rank) : search::unknownRank(scale, text);
}

nlohmann::ordered_json chancesJson(std::span<const double> chances, const strength::RankScale& scale)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (std::size_t rank = 0; rank < chances.size(); ++rank)
        json[scale.name(rank)] = chances[rank];
    return json;
}

std::string posteriorText(const lesson::RankPosterior& posterior, const strength::RankScale& scale)
{
    const auto interval = posterior.interval();
    return scale.name(posterior.median()) + ", " + std::to_string(std::lround(100 * posterior.held())) + " % between "
        + scale.name(interval.last) + " and " + scale.name(interval.first);
}

} // namespace evenmatch::cli
