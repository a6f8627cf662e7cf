#include "ui/engine/engine_options.h"

#include "search/engine/uci_engine.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <array>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

constexpr search::EnginePatience kAskingPatience{.start = search::kSlowStart, .answer = 10s, .move = 10s, .quit = 500ms};

/// Evenmatch sets these itself.
constexpr std::array<std::string_view, 9> kOurs{
    "MultiPV", "UCI_Chess960", "UCI_LimitStrength", "UCI_Elo", "Skill Level", "Ponder", "UCI_AnalyseMode", "UCI_ShowWDL", "Debug Log File"};
constexpr std::array<std::string_view, 3> kCommon{"Threads", "Hash", "SyzygyPath"};

QString optionsKey(const QString& command)
{
    return QStringLiteral("engineOptions/")
        + QString::fromLatin1(QUrl::toPercentEncoding(command)); // '/' would separate groups of settings
}

/// A default, unless the user has set a value.
std::map<std::string, std::string> usualAnalysisOptions()
{
    constexpr int kManyCores = 4;
    return {{"Hash", "64"}, {"Threads", QThread::idealThreadCount() >= kManyCores ? "2" : "1"}};
}

std::size_t placeOfOption(const search::UciOption& option)
{
    return static_cast<std::size_t>(std::ranges::find(kCommon, option.name) - kCommon.begin());
}

} // namespace

EngineOptions engineOptions(const QString& command)
{
    const QJsonObject kept = QJsonDocument::fromJson(QSettings().value(optionsKey(command)).toString().toUtf8()).object();
    EngineOptions options;
    const QJsonObject own = kept[QLatin1String("options")].toObject();
    for (auto option = own.begin(); option != own.end(); ++option)
        options.options[option.key().toStdString()] = option.value().toString().toStdString();
    options.limits = {.depth = std::max(0, kept[QLatin1String("depth")].toInt()),
        .effort = static_cast<std::uint64_t>(std::max(0.0, kept[QLatin1String("effort")].toDouble())),
        .time = std::chrono::seconds(std::max(0, kept[QLatin1String("seconds")].toInt()))};
    return options;
}

void setEngineOptions(const QString& command, const EngineOptions& options)
{
    if (options == EngineOptions()) {
        QSettings().remove(optionsKey(command));
        return;
    }
    QJsonObject own;
    for (const auto& [name, value] : options.options)
        own[QString::fromStdString(name)] = QString::fromStdString(value);
    const QJsonObject kept{{QStringLiteral("options"), own}, {QStringLiteral("depth"), options.limits.depth},
        {QStringLiteral("effort"), static_cast<double>(options.limits.effort)},
        {QStringLiteral("seconds"), static_cast<int>(options.limits.time.count())}};
    QSettings().setValue(optionsKey(command), QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
}

std::map<std::string, std::string> analysisOptions(const QString& command)
{
    std::map<std::string, std::string> options = engineOptions(command).options;
    options.merge(usualAnalysisOptions());
    return options;
}

core::Result<std::vector<search::UciOption>> announcedOptions(const QString& command, const std::stop_token& stop)
{
    auto words = search::splitCommand(command.toStdString());
    if (!words)
        return words.error();
    const auto engine = search::UciEngine::launch(*std::move(words), {.options = {}, .go = {}, .patience = kAskingPatience}, stop);
    if (!engine)
        return engine.error();
    std::vector<search::UciOption> options = search::uciOptions((*engine)->announced());
    std::erase_if(options, [](const search::UciOption& option) { return std::ranges::find(kOurs, option.name) != kOurs.end(); });
    for (const auto& [name, value] : usualAnalysisOptions())
        if (const auto option = std::ranges::find(options, name, &search::UciOption::name); option != options.end())
            option->usual = value;
    std::ranges::stable_sort(options, {}, placeOfOption);
    return options;
}

} // namespace evenmatch::ui
