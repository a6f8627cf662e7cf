#include "ui/engine/rank_helpers.h"

#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"
#include "ui/engine/external_engines.h"

#include <QSettings>

#include <algorithm>
#include <functional>

namespace evenmatch::ui {

namespace {

const auto kMaiaKey = QStringLiteral("rank/maia");
const auto kStockfishKey = QStringLiteral("rank/stockfish");
const auto kKataGoKey = QStringLiteral("rank/katago");
constexpr std::uint64_t kNodes = 1000; ///< a position: what the bundled chess profile was fitted with

using Source = core::Result<std::unique_ptr<nn::OutsideSource>>;

core::Result<std::unique_ptr<search::KataGoSource>> startKataGo(const QString& command)
{
    auto words = search::splitCommand(command.toStdString());
    if (!words)
        return words.error();
    const bool human = std::ranges::find(*words, "-human-model") != words->end();
    return search::KataGoSource::launch(*std::move(words), {.human = human});
}

} // namespace

RankHelpers rankHelpers()
{
    const QSettings settings;
    return {.maia = settings.value(kMaiaKey).toString(), .stockfish = settings.value(kStockfishKey).toBool(),
            .katago = settings.value(kKataGoKey).toString()};
}

void setRankHelpers(const RankHelpers& helpers)
{
    QSettings settings;
    settings.setValue(kMaiaKey, helpers.maia);
    settings.setValue(kStockfishKey, helpers.stockfish);
    settings.setValue(kKataGoKey, helpers.katago);
}

QString stockfishCommand()
{
    for (const ExternalEngine& engine : enginesFor("chess"))
        if (engine.command.contains(QLatin1String("stockfish"), Qt::CaseInsensitive))
            return engine.command;
    return {};
}

core::Result<KataGoTrial> tryKataGo(const QString& command)
{
    const auto source = startKataGo(command);
    if (!source)
        return source.error();
    return KataGoTrial{.version = QString::fromStdString((*source)->version()), .hasHuman = !(*source)->info().levels.empty()};
}

core::Result<HelpersHeard> askHelpers(const RankHelpers& helpers, const std::string& game, const QString& stockfish, const nn::OpensNetwork& open,
                                      std::span<const nn::OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job)
{
    std::vector<std::function<Source()>> sources;
    if (game == "go" && !helpers.katago.isEmpty())
        sources.push_back([&]() -> Source {
            auto source = startKataGo(helpers.katago);
            if (!source)
                return source.error();
            return std::unique_ptr<nn::OutsideSource>(*std::move(source));
        });
    if (game == "chess" && !helpers.maia.isEmpty())
        sources.push_back([&] { return nn::openMaia(std::filesystem::path(helpers.maia.toStdU16String()), open); });
    if (game == "chess" && helpers.stockfish && !stockfish.isEmpty())
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
