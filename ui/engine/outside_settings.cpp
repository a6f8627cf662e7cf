#include "ui/engine/outside_settings.h"

#include "search/engine/katago_source.h"
#include "ui/engine/external_engines.h"

#include <QSettings>

#include <algorithm>

namespace evenmatch::ui {

namespace {

const auto kMaiaKey = QStringLiteral("rank/maia");
const auto kStockfishKey = QStringLiteral("rank/stockfish");
const auto kKataGoKey = QStringLiteral("rank/katago");
const auto kKataGoWaitKey = QStringLiteral("rank/katagoWait"); ///< seconds

} // namespace

OutsideSettings outsideSettings()
{
    const QSettings settings;
    return {.maia = settings.value(kMaiaKey).toString(),
        .stockfish = settings.value(kStockfishKey).toBool(),
        .katago = settings.value(kKataGoKey).toString(),
        .katagoWait = std::chrono::seconds(std::max(1, settings.value(kKataGoWaitKey, 600).toInt()))};
}

void setOutsideSettings(const OutsideSettings& programs)
{
    QSettings settings;
    settings.setValue(kMaiaKey, programs.maia);
    settings.setValue(kStockfishKey, programs.stockfish);
    settings.setValue(kKataGoKey, programs.katago);
    settings.setValue(kKataGoWaitKey, static_cast<int>(programs.katagoWait.count()));
}

QString stockfishCommand()
{
    for (const ExternalEngine& engine : enginesFor("chess"))
        if (engine.command.contains(QLatin1String("stockfish"), Qt::CaseInsensitive))
            return engine.command;
    return {};
}

core::Result<KataGoTrial> tryKataGo(const QString& command, std::chrono::seconds wait, const std::stop_token& stop)
{
    const auto source = search::openKataGo(command.toStdString(), {.patience = {.start = wait, .answer = wait}}, stop);
    if (!source)
        return source.error();
    QString version = QString::fromStdString((*source)->version());
    version.remove(QLatin1String(" <omitted>")); // replaces the commit of the build
    return KataGoTrial{.version = std::move(version), .hasHuman = (*source)->info().tellsRanks()};
}

search::OutsidePrograms outsidePrograms()
{
    const OutsideSettings settings = outsideSettings();
    return {.katago = settings.katago.toStdString(),
        .katagoWait = settings.katagoWait,
        .stockfish = settings.stockfish ? stockfishCommand().toStdString() : std::string(),
        .maia = std::filesystem::path(settings.maia.toStdU16String())};
}

} // namespace evenmatch::ui
