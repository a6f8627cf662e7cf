#include "search/engine/uci_source.h"

#include "core/game/family.h"
#include "nn/review/game_end.h"

#include <algorithm>

namespace evenmatch::search {

using core::ErrorCode;

namespace {

std::string identityOf(const UciEngine& engine, const UciSettings& settings)
{
    std::string text = engine.identity();
    for (const auto& [name, value] : settings.options)
        text += ' ' + name + '=' + value;
    text += " nodes " + std::to_string(settings.go.nodes.value_or(0)) + " depth " + std::to_string(settings.go.depth.value_or(0));
    return text + " time " + std::to_string(settings.go.time.value_or(std::chrono::milliseconds(0)).count());
}

} // namespace

core::Result<std::unique_ptr<UciSource>> UciSource::launch(std::vector<std::string> command, UciSettings settings)
{
    auto engine = UciEngine::launch(std::move(command), settings);
    if (!engine)
        return engine.error();
    std::unique_ptr<UciSource> source(new UciSource(*std::move(engine)));
    source->m_info = {.identity = identityOf(*source->m_engine, settings),
        .name = source->m_engine->name(),
        .family = game::Family::Chess,
        .levels = {},
        .tellsLosses = true};
    return source;
}

core::Result<void> UciSource::look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop)
{
    const auto done = lookOnce(game, plies, stop);
    if (done || done.error().code == ErrorCode::Stopped || done.error().code == ErrorCode::BadArgument)
        return done;
    return lookOnce(game, plies, stop); // the engine restarts its program
}

core::Result<void> UciSource::lookOnce(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop)
{
    m_engine->startFor(stop);
    if (auto started = m_engine->start({.position = *game.start, .opening = {}, .time = {}, .seed = 1}); !started)
        return started;
    game::AnyPosition position = *game.start;
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        nn::OutsidePly& into = plies[ply];
        if (!into.known && position.isOver()) {
            into = {
                .known = true, .wanted = true, .value = nn::endOf(position).value, .scoreLead = strength::kUnknown, .levelLogPriors = {}};
        } else if (!into.known) {
            if (stop.stop_requested())
                return core::Error{ErrorCode::Stopped};
            const auto decision = m_engine->decide({}, stop);
            if (!decision)
                return decision.error();
            if (stop.stop_requested())
                return core::Error{ErrorCode::Stopped}; // the engine broke off, so its evaluation is not one of these nodes
            into = {.known = true,
                .wanted = true,
                .value = valueOf(m_engine->opinion()),
                .scoreLead = strength::kUnknown,
                .levelLogPriors = {}};
        }
        if (ply + 1 == plies.size())
            break;
        if (auto played = m_engine->play(game.moves[ply]); !played)
            return played;
        position.play(game.moves[ply]);
    }
    return {};
}

core::Result<std::unique_ptr<nn::OutsideSource>> openUciSource(const std::string& command, std::uint64_t nodes)
{
    auto words = splitCommand(command);
    if (!words)
        return words.error();
    auto source = UciSource::launch(*std::move(words), {.options = {}, .go = {.nodes = nodes, .depth = {}, .time = {}}, .patience = {}});
    if (!source)
        return source.error();
    return std::unique_ptr<nn::OutsideSource>(*std::move(source));
}

} // namespace evenmatch::search
