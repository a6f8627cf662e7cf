#include "ui/engine/external_engines.h"

#include "core/game/games.h"
#include "search/engine/gtp_engine.h"
#include "search/engine/uci_engine.h"

#include <QSettings>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

const auto kKey = QStringLiteral("engines");
constexpr search::EnginePatience kPatience{.start = 10s, .answer = 5s, .move = 10s, .quit = 1s};

core::Result<std::unique_ptr<search::Player>> launch(const ExternalEngine& engine)
{
    auto command = search::splitCommand(engine.command.toStdString());
    if (!command)
        return command.error();
    if (engine.protocol == ExternalEngine::Protocol::Gtp) {
        auto player = search::GtpEngine::launch(*std::move(command), kPatience);
        if (!player)
            return player.error();
        return std::unique_ptr<search::Player>(*std::move(player));
    }
    auto player = search::UciEngine::launch(*std::move(command), {.options = {}, .go = {.time = 100ms}, .patience = kPatience});
    if (!player)
        return player.error();
    return std::unique_ptr<search::Player>(*std::move(player));
}

} // namespace

std::vector<ExternalEngine> externalEngines()
{
    QSettings settings;
    std::vector<ExternalEngine> engines;
    const int count = settings.beginReadArray(kKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        engines.push_back({.name = settings.value(QStringLiteral("name")).toString(), .command = settings.value(QStringLiteral("command")).toString(),
                           .protocol = settings.value(QStringLiteral("protocol")).toString() == QLatin1String("uci") ? ExternalEngine::Protocol::Uci
                                                                                                                     : ExternalEngine::Protocol::Gtp});
    }
    settings.endArray();
    return engines;
}

void setExternalEngines(const std::vector<ExternalEngine>& engines)
{
    QSettings settings;
    settings.remove(kKey);
    settings.beginWriteArray(kKey, static_cast<int>(engines.size()));
    for (int i = 0; i < static_cast<int>(engines.size()); ++i) {
        const ExternalEngine& engine = engines[static_cast<std::size_t>(i)];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("name"), engine.name);
        settings.setValue(QStringLiteral("command"), engine.command);
        settings.setValue(QStringLiteral("protocol"), engine.protocol == ExternalEngine::Protocol::Uci ? QStringLiteral("uci") : QStringLiteral("gtp"));
    }
    settings.endArray();
}

core::Result<EngineTrial> tryEngine(const ExternalEngine& engine, const std::stop_token& stop)
{
    const auto begun = std::chrono::steady_clock::now();
    const auto player = launch(engine);
    if (!player)
        return player.error();
    const game::AnyPosition position = game::findGame(engine.game() == "go" ? "go9" : "chess")->start();
    if (const auto started = (*player)->start({.position = position, .opening = {}, .time = {}}); !started)
        return started.error();
    const auto decision = (*player)->decide({}, stop);
    if (!decision)
        return decision.error();
    return EngineTrial{.name = (*player)->name(), .move = decision->kind == search::Decision::Move ? position.moveText(decision->move) : "resign",
                       .time = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun)};
}

} // namespace evenmatch::ui
