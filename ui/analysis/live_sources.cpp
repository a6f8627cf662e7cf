#include "ui/analysis/live_sources.h"

#include "core/game/family.h"
#include "ui/engine/engine.h"
#include "ui/engine/engine_options.h"
#include "ui/engine/external_engines.h"
#include "ui/engine/outside_settings.h"

#include <QCoreApplication>

namespace evenmatch::ui {

namespace {

struct SourceWords {
    Q_DECLARE_TR_FUNCTIONS(LiveAnalysis)
};

} // namespace

EngineOptionsDialog::Subject optionsOf(const LiveSource& source)
{
    return {.name = source.name, .key = source.id, .isUci = source.kind == LiveSource::Kind::Uci};
}

std::vector<LiveSource> liveSources(const std::string& game, const Engine& engine)
{
    using Kind = LiveSource::Kind;
    std::vector<LiveSource> sources;
    if (game::isGo(game)) {
        if (const QString katago = outsideSettings().katago; !katago.isEmpty())
            sources.push_back({Kind::KataGo, QStringLiteral("KataGo"), katago});
        if (!engine.networkFile(strongNetworkOf(game)).isEmpty())
            sources.push_back({Kind::Strong, SourceWords::tr("Strong network"), QStringLiteral("strong network")});
    } else {
        for (const ExternalEngine& program : enginesFor(game))
            sources.push_back({Kind::Uci, program.name, program.command});
    }
    sources.push_back({Kind::Network, SourceWords::tr("Evenmatch's network"), QStringLiteral("network")});
    if (game::isGo(game))
        for (const ExternalEngine& program : externalEngines()) // some of them cannot analyse, which shows only when they are asked
            if (program.game() == game)
                sources.push_back({Kind::Gtp, program.name, program.command});
    return sources;
}

search::AnalystChoice analystChoice(const LiveSource& source, const std::string& game, Engine& engine)
{
    using Kind = search::AnalystChoice::Kind;
    switch (source.kind) {
    case LiveSource::Kind::Uci: return {.kind = Kind::Uci, .command = source.id.toStdString(), .options = analysisOptions(source.id)};
    case LiveSource::Kind::Gtp: return {.kind = Kind::Gtp, .command = source.id.toStdString()};
    case LiveSource::Kind::KataGo:
        return {.kind = Kind::KataGo, .command = source.id.toStdString(), .patience = outsideSettings().katagoWait};
    case LiveSource::Kind::Strong: return {.network = engine.network(strongNetworkOf(game))};
    case LiveSource::Kind::Network: break;
    }
    return {.network = engine.network(game)};
}

} // namespace evenmatch::ui
