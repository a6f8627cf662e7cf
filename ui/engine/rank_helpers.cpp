#include "ui/engine/rank_helpers.h"

#include "search/engine/uci_source.h"
#include "ui/engine/external_engines.h"

#include <QSettings>

#include <functional>

namespace evenmatch::ui {

namespace {

const auto kMaiaKey = QStringLiteral("rank/maia");
const auto kStockfishKey = QStringLiteral("rank/stockfish");
constexpr std::uint64_t kNodes = 1000; ///< a position: what the bundled chess profile was fitted with

} // namespace

RankHelpers rankHelpers()
{
    const QSettings settings;
    return {.maia = settings.value(kMaiaKey).toString(), .stockfish = settings.value(kStockfishKey).toBool()};
}

void setRankHelpers(const RankHelpers& helpers)
{
    QSettings settings;
    settings.setValue(kMaiaKey, helpers.maia);
    settings.setValue(kStockfishKey, helpers.stockfish);
}

QString stockfishCommand()
{
    for (const ExternalEngine& engine : enginesFor("chess"))
        if (engine.command.contains(QLatin1String("stockfish"), Qt::CaseInsensitive))
            return engine.command;
    return {};
}

core::Result<HelpersHeard> askHelpers(const RankHelpers& helpers, const QString& stockfish, const nn::OpensNetwork& open,
                                      std::span<const nn::OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job)
{
    std::vector<std::function<core::Result<std::unique_ptr<nn::OutsideSource>>()>> sources;
    if (!helpers.maia.isEmpty())
        sources.push_back([&] { return nn::openMaia(std::filesystem::path(helpers.maia.toStdU16String()), open); });
    if (helpers.stockfish && !stockfish.isEmpty())
        sources.push_back([&] { return search::openUciSource(stockfish.toStdString(), kNodes); });
    HelpersHeard result;
    for (const auto& start : sources) {
        const auto source = start();
        if (!source) {
            result.errors.push_back(source.error());
            continue;
        }
        nn::OutsideGames games = nn::outsideOf(**source, questions, cache, job);
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        if (games.error)
            result.errors.push_back(*games.error);
        result.heard.push_back({(*source)->info(), std::move(games)});
    }
    return result;
}

} // namespace evenmatch::ui
