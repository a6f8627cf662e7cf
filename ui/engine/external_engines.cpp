#include "ui/engine/external_engines.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "search/engine/gtp_engine.h"
#include "search/engine/uci_engine.h"
#include "search/engine/uci_option.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

const auto kKey = QStringLiteral("engines");
constexpr search::EnginePatience kPatience{.start = search::kSlowStart, .answer = 10s, .move = 120s, .quit = 500ms};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Engines)
};

core::Result<std::unique_ptr<search::UciEngine>> launchUci(
    std::vector<std::string> command, const EngineChoice& choice, std::stop_token stop)
{
    search::UciSettings settings{.options = {}, .go = {.time = choice.moveTime}, .patience = kPatience};
    if (choice.strength.kind == EngineStrength::Kind::Elo)
        settings.options["UCI_Elo"] = std::to_string(choice.strength.value);
    if (choice.strength.kind == EngineStrength::Kind::Skill)
        settings.options["Skill Level"] = std::to_string(choice.strength.value);
    return search::UciEngine::launch(std::move(command), std::move(settings), std::move(stop));
}

/// The range of a number that it announces; nothing without one of this name.
std::optional<std::pair<int, int>> spinOf(const search::UciEngine& engine, const std::string& name)
{
    const auto found = engine.announced().find(name);
    const auto option = found == engine.announced().end() ? std::nullopt : search::uciOption(name, found->second);
    if (!option || option->type != search::UciOption::Type::Spin || option->least == option->most)
        return std::nullopt;
    return std::pair(static_cast<int>(option->least), static_cast<int>(option->most));
}

} // namespace

QString protocolName(ExternalEngine::Protocol protocol)
{
    return protocol == ExternalEngine::Protocol::Uci ? QStringLiteral("uci") : QStringLiteral("gtp");
}

ExternalEngine::Protocol protocolNamed(const QString& name)
{
    return name == QLatin1String("uci") ? ExternalEngine::Protocol::Uci : ExternalEngine::Protocol::Gtp;
}

QString strengthWords(const EngineStrength& strength)
{
    switch (strength.kind) {
    case EngineStrength::Kind::Full: break;
    case EngineStrength::Kind::Level: return Words::tr("level %1").arg(strength.value);
    case EngineStrength::Kind::Skill: return Words::tr("skill level %1").arg(strength.value);
    case EngineStrength::Kind::Elo: return Words::tr("%1 Elo").arg(strength.value);
    }
    return {};
}

QString programName(const QString& command)
{
    const auto words = search::splitCommand(command.toStdString());
    return words ? QString::fromStdString(words->front()).section(QLatin1Char('/'), -1) : QString();
}

std::vector<ExternalEngine> externalEngines()
{
    QSettings settings;
    std::vector<ExternalEngine> engines;
    const int count = settings.beginReadArray(kKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        engines.push_back({.name = settings.value(QStringLiteral("name")).toString(),
            .command = settings.value(QStringLiteral("command")).toString(),
            .protocol = protocolNamed(settings.value(QStringLiteral("protocol")).toString())});
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
        settings.setValue(QStringLiteral("protocol"), protocolName(engine.protocol));
    }
    settings.endArray();
}

std::vector<ExternalEngine> foundEngines()
{
    const ExternalEngine known[]
        = {{.name = QStringLiteral("GNU Go"), .command = QStringLiteral("gnugo --mode gtp"), .protocol = ExternalEngine::Protocol::Gtp},
            {.name = QStringLiteral("Stockfish"), .command = QStringLiteral("stockfish"), .protocol = ExternalEngine::Protocol::Uci}};
    const auto named = externalEngines();
    std::vector<ExternalEngine> found;
    for (const ExternalEngine& engine : known) {
        const QString program = programName(engine.command);
        const auto isThis
            = [&](const ExternalEngine& other) { return other.protocol == engine.protocol && programName(other.command) == program; };
        if (search::findProgram(program.toStdString()) && std::ranges::none_of(named, isThis))
            found.push_back(engine);
    }
    return found;
}

std::vector<ExternalEngine> enginesFor(const std::string& game)
{
    auto engines = externalEngines();
    std::ranges::copy(foundEngines(), std::back_inserter(engines));
    std::erase_if(engines, [&](const ExternalEngine& engine) { return engine.game() != game; });
    return engines;
}

core::Result<std::unique_ptr<search::Player>> launchEngine(const EngineChoice& choice, const std::stop_token& stop)
{
    auto command = search::splitCommand(choice.engine.command.toStdString());
    if (!command)
        return command.error();
    if (choice.engine.protocol == ExternalEngine::Protocol::Uci) {
        auto player = launchUci(*std::move(command), choice, stop);
        if (!player)
            return player.error();
        return std::unique_ptr<search::Player>(*std::move(player));
    }
    if (choice.strength.kind == EngineStrength::Kind::Level) // only the last of several applies
        command->insert(command->end(), {"--level", std::to_string(choice.strength.value)});
    auto player = search::GtpEngine::launch(*std::move(command), kPatience, stop);
    if (!player)
        return player.error();
    return std::unique_ptr<search::Player>(*std::move(player));
}

core::Result<EngineScale> engineScale(const ExternalEngine& engine, const std::stop_token& stop)
{
    auto command = search::splitCommand(engine.command.toStdString());
    if (!command)
        return command.error();
    if (engine.protocol == ExternalEngine::Protocol::Gtp) {
        const bool hasLevels = programName(engine.command) == QLatin1String("gnugo");
        if (const auto player = search::GtpEngine::launch(*std::move(command), kPatience, stop); !player)
            return player.error();
        return hasLevels ? EngineScale{EngineStrength::Kind::Level, 0, 10} : EngineScale();
    }
    const auto player = launchUci(*std::move(command), {.engine = engine, .strength = {}}, stop);
    if (!player)
        return player.error();
    if (const auto elo = spinOf(**player, "UCI_Elo"))
        return EngineScale{EngineStrength::Kind::Elo, elo->first, elo->second};
    if (const auto skill = spinOf(**player, "Skill Level"))
        return EngineScale{EngineStrength::Kind::Skill, skill->first, skill->second};
    return EngineScale();
}

core::Result<EngineTrial> tryEngine(const ExternalEngine& engine, const std::stop_token& stop)
{
    const auto begun = std::chrono::steady_clock::now();
    const auto player = launchEngine({.engine = engine, .strength = {}, .moveTime = 100ms}, stop);
    if (!player)
        return player.error();
    const game::AnyPosition position = game::findGame(game::isGo(engine.game()) ? "go9" : "chess")->start();
    if (const auto started = (*player)->start({.position = position, .opening = {}, .time = {}}); !started)
        return started.error();
    const auto decision = (*player)->decide({}, stop);
    if (!decision)
        return decision.error();
    return EngineTrial{.name = (*player)->name(),
        .move = decision->kind == search::Decision::Move ? position.moveText(decision->move) : "resign",
        .time = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun)};
}

} // namespace evenmatch::ui
