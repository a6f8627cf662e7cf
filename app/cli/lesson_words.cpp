#include "app/cli/lesson_words.h"

#include "core/game/chess/position.h"
#include "core/game/go/diagram.h"
#include "search/engine/child_process.h"
#include "search/lesson/search_position_judge.h"
#include "search/lesson/uci_position_judge.h"

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
    command.add_option("--judge", options.judge, "Who values moves: a UCI program's command, or own (default: Stockfish in chess where it is installed)");
    command.add_option("--nodes", options.nodes, "Nodes that an engine looks at for each move")->capture_default_str()->check(CLI::Range(100, 1'000'000'000));
    command.add_option("--sims", options.simulations, "Simulations of our own search for each position")->capture_default_str()->check(CLI::Range(10, 1'000'000));
}

core::Result<std::unique_ptr<nn::PositionJudge>> openJudge(const CardJudgeOptions& options, std::shared_ptr<nn::Evaluator> network)
{
    const bool isChess = network->info().game == "chess";
    std::string command = options.judge;
    if (command.empty() && isChess)
        command = search::findProgram("stockfish").value_or("");
    if (command.empty() || command == "own")
        return std::unique_ptr<nn::PositionJudge>(std::make_unique<search::SearchPositionJudge>(std::move(network), options.simulations));
    if (!isChess)
        return core::Error{core::ErrorCode::BadArgument, "--judge " + command};
    auto judge = search::UciPositionJudge::launch(command, options.nodes);
    if (!judge)
        return judge.error();
    return std::unique_ptr<nn::PositionJudge>(*std::move(judge));
}

core::Result<game::Move> moveFrom(const game::AnyPosition& position, const std::string& text)
{
    const auto move = position.parseMove(text);
    if (!move || !position.isLegal(*move))
        return core::Error{core::ErrorCode::NoSuchMove, text};
    return *move;
}

core::Result<std::size_t> rankNamed(const strength::RankScale& scale, const std::string& text)
{
    const auto rank = scale.find(text);
    return rank ? core::Result<std::size_t>(*rank) : core::Error{core::ErrorCode::NotFound, "rank " + text};
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
    return scale.name(posterior.median()) + ", " + std::to_string(std::lround(100 * posterior.held())) + " % between " + scale.name(interval.last) + " and "
        + scale.name(interval.first);
}

} // namespace evenmatch::cli
