#include "search/lesson/uci_position_judge.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

/// The legal beginning of an engine's line.
std::vector<game::Move> movesOf(chess::Position position, const std::vector<std::string>& texts)
{
    std::vector<game::Move> moves;
    for (const std::string& text : texts) {
        const auto move = position.parseUci(text);
        if (!move)
            break;
        moves.push_back(*move);
        position.play(*move);
    }
    return moves;
}

} // namespace

UciPositionJudge::UciPositionJudge(std::unique_ptr<UciEngine> engine, std::uint64_t nodes)
    : m_engine(std::move(engine)), m_nodes(nodes), m_name(m_engine->name() + ", " + std::to_string(nodes) + " nodes")
{
}

core::Result<std::unique_ptr<UciPositionJudge>> UciPositionJudge::launch(const std::string& command, std::uint64_t nodes)
{
    auto words = splitCommand(command);
    if (!words)
        return words.error();
    auto engine = UciEngine::launch(*std::move(words));
    if (!engine)
        return engine.error();
    return std::unique_ptr<UciPositionJudge>(new UciPositionJudge(*std::move(engine), nodes));
}

core::Result<nn::PositionVerdict> UciPositionJudge::judge(const nn::PositionQuestion& question, const std::stop_token& stop)
{
    auto verdict = ask(question, stop);
    if (verdict || verdict.error().code == core::ErrorCode::Stopped || verdict.error().code == core::ErrorCode::BadArgument)
        return verdict;
    return ask(question, stop); // the engine restarts its program
}

core::Result<nn::PositionVerdict> UciPositionJudge::ask(const nn::PositionQuestion& question, const std::stop_token& stop)
{
    const game::AnyPosition position = stateAt(*question.game, question.ply).position();
    const auto* board = position.as<chess::Position>();
    if (!board)
        return core::Error{core::ErrorCode::BadArgument, m_name};
    nn::PositionVerdict verdict;
    const game::MoveList legal = position.legalMoves();
    std::vector<game::Move> open(legal.begin(), legal.end());
    if (open.empty())
        return verdict;
    m_engine->startFor(stop);
    if (auto started = m_engine->start({.position = *question.game->start, .opening = {}, .time = {}, .seed = 1}); !started)
        return started.error();
    const auto nodes = static_cast<std::uint64_t>(question.effort * static_cast<double>(m_nodes));
    m_engine->standAt(std::span(question.game->moves.data(), question.ply));
    const auto value = [&](std::span<const game::Move> among) -> core::Result<game::Move> {
        const auto opinion = m_engine->analyse({.nodes = nodes, .depth = {}, .time = {}}, among, stop);
        if (!opinion)
            return opinion.error();
        std::vector<game::Move> line = movesOf(*board, opinion->line);
        if (line.empty())
            return core::Error{core::ErrorCode::EngineNonsense, m_name};
        verdict.moves.push_back(
            {.move = line.front(), .chance = (static_cast<double>(valueOf(*opinion)) + 1) / 2, .line = {line.begin() + 1, line.end()}});
        return line.front();
    };
    const auto isEnough = [&] { return question.isEnough && !verdict.moves.empty() && question.isEnough(verdict); };
    double worst = 1; // of the best ones
    const auto valueBest = [&](std::size_t count) -> core::Result<void> {
        for (; count > 0 && !open.empty() && !isEnough(); --count) {
            const auto found = value(open);
            if (!found)
                return found.error();
            std::erase(open, *found);
            worst = std::min(worst, verdict.moves.back().chance);
        }
        return {};
    };
    const std::size_t first = question.isEnough ? 1 : question.best; // the best and the others may be enough
    if (auto done = valueBest(first); !done)
        return done.error();
    for (const game::Move move : question.also) {
        if (std::ranges::find(open, move) == open.end() || isEnough())
            continue;
        const auto found = value({&move, 1});
        if (!found)
            return found.error();
        std::erase(open, move);
    }
    if (auto done = valueBest(question.best - std::min(first, question.best)); !done)
        return done.error();
    // Searched one after the other, a later one may have turned out better.
    std::ranges::stable_sort(verdict.moves, std::greater(), &nn::ValuedMove::chance);
    verdict.rankDownTo(worst, unit());
    return verdict;
}

} // namespace evenmatch::search
