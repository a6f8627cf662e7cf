#include "search/live/uci_analyst.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

constexpr std::chrono::milliseconds kQuitPatience{500}; ///< short, because closing the window waits for it

LiveLine liveLine(const UciOpinion& opinion, const game::AnyPosition& position)
{
    return {.moves = legalLine(opinion, position),
        .value = valueOf(opinion),
        .centipawns = opinion.centipawns,
        .mateIn = opinion.mate.value_or(0),
        .depth = opinion.depth};
}

LiveReport uciReport(std::span<const UciOpinion> opinions, const game::AnyPosition& position, double seconds)
{
    LiveReport report{.lines = {}, .seconds = seconds};
    for (const UciOpinion& opinion : opinions) {
        report.depth = std::max(report.depth, opinion.depth);
        report.effort = std::max(report.effort, opinion.nodes);
        if (LiveLine line = liveLine(opinion, position); !line.moves.empty())
            report.lines.push_back(std::move(line));
    }
    return report;
}

} // namespace

core::Result<std::unique_ptr<UciAnalyst>> UciAnalyst::launch(
    std::vector<std::string> command, std::map<std::string, std::string> options, const std::stop_token& stop)
{
    auto engine = UciEngine::launch(std::move(command),
        {.options = std::move(options), .go = {}, .patience = {.start = kSlowStart, .quit = kQuitPatience}, .knownOptionsOnly = true},
        stop);
    if (!engine)
        return engine.error();
    return std::unique_ptr<UciAnalyst>(new UciAnalyst(*std::move(engine)));
}

/// The engine starts a new game only for another game, because its table helps with the next position.
core::Result<void> UciAnalyst::standAt(const nn::PlayedGame& game, const std::stop_token& stop)
{
    if (!m_begun || !m_engine->isRunning() || !(*m_begun == *game.start)) {
        m_begun.reset();
        m_engine->startFor(stop);
        if (auto started = m_engine->start({.position = *game.start, .opening = {}, .time = {}, .seed = 1}); !started)
            return started;
        m_begun = *game.start;
    }
    m_engine->standAt(game.moves);
    return {};
}

core::Result<void> UciAnalyst::analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop)
{
    if (auto stands = standAt(question.game, stop); !stands)
        return stands;
    const game::AnyPosition position = nn::stateAt(question.game, question.game.moves.size()).position();
    const bool tellsSeveral = m_engine->announced().contains("MultiPV");
    const std::size_t lines = tellsSeveral ? std::min(question.lines, position.legalMoves().size()) : 1;
    if (tellsSeveral)
        if (auto set = m_engine->setOption("MultiPV", std::to_string(lines)); !set)
            return set;
    const auto begun = std::chrono::steady_clock::now();
    UciGo go;
    if (question.limits.effort > 0)
        go.nodes = question.limits.effort;
    if (question.limits.depth > 0)
        go.depth = question.limits.depth;
    if (question.limits.time.count() > 0)
        go.time = question.limits.time;
    return m_engine->follow(
        go, lines,
        [&](std::span<const UciOpinion> opinions) {
            tell(uciReport(opinions, position, std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count()));
        },
        stop);
}

} // namespace evenmatch::search
