#include "ui/lab/lab_plan.h"

namespace evenmatch::ui {

namespace {

constexpr quint64 kQuickMatches = 100;
constexpr quint64 kQuickGames = 20;
constexpr quint64 kFullGames = 200;

QStringList complexityArguments(const LabPlan& plan, const QString& folder)
{
    QStringList all{QStringLiteral("complexity"), plan.game, QStringLiteral("--target"), plan.first, QStringLiteral("--resume"),
        folder + QStringLiteral("/steps.jsonl")};
    if (plan.quick)
        all << QStringLiteral("--trials") << QStringLiteral("4") << QStringLiteral("--bound-runs") << QStringLiteral("2");
    if (plan.games > 0 || plan.quick)
        all << QStringLiteral("--matches") << QString::number(plan.games > 0 ? plan.games : kQuickMatches);
    return all;
}

QStringList matchArguments(const LabPlan& plan, const QString& folder)
{
    const quint64 games = plan.games > 0 ? plan.games : plan.quick ? kQuickGames : kFullGames;
    return {QStringLiteral("match"), plan.game, QStringLiteral("--first"), plan.first, QStringLiteral("--second"), plan.second,
        QStringLiteral("--games"), QString::number(games), QStringLiteral("--parallel"), QStringLiteral("2"), QStringLiteral("--resume"),
        folder + QStringLiteral("/games.jsonl")};
}

QStringList reproduceArguments(const LabPlan& plan, const QString& folder)
{
    QStringList all{QStringLiteral("reproduce"), plan.line, QStringLiteral("--out"), folder};
    if (!plan.game.isEmpty())
        all << QStringLiteral("--game") << plan.game;
    if (!plan.data.isEmpty())
        all << QStringLiteral("--data") << plan.data;
    if (plan.quick)
        all << QStringLiteral("--quick");
    if (plan.games > 0)
        all << QStringLiteral("--games") << QString::number(plan.games);
    return all;
}

} // namespace

QStringList LabPlan::arguments(const QString& folder) const
{
    QStringList all = line == QLatin1String(kComplexityLine) ? complexityArguments(*this, folder)
        : line == QLatin1String(kMatchLine)                  ? matchArguments(*this, folder)
                                                             : reproduceArguments(*this, folder);
    if (!network.isEmpty())
        all << QStringLiteral("--network") << network;
    if (simulations > 0)
        all << QStringLiteral("--sims") << QString::number(simulations);
    return all << QStringLiteral("--seed") << QString::number(seed) << QStringLiteral("--progress") << QStringLiteral("json");
}

QJsonObject LabPlan::toJson() const
{
    return {{QStringLiteral("line"), line}, {QStringLiteral("game"), game}, {QStringLiteral("first"), first},
        {QStringLiteral("second"), second}, {QStringLiteral("network"), network}, {QStringLiteral("data"), data},
        {QStringLiteral("quick"), quick}, {QStringLiteral("games"), static_cast<double>(games)},
        {QStringLiteral("simulations"), static_cast<double>(simulations)}, {QStringLiteral("seed"), static_cast<double>(seed)}};
}

std::optional<LabPlan> LabPlan::fromJson(const QJsonObject& json)
{
    const auto text = [&](const char* name) { return json.value(QLatin1String(name)).toString(); };
    const auto number
        = [&](const char* name) { return static_cast<quint64>(qBound(0.0, json.value(QLatin1String(name)).toDouble(), 9e15)); };
    LabPlan plan{.line = text("line"),
        .game = text("game"),
        .first = text("first"),
        .second = text("second"),
        .network = text("network"),
        .data = text("data"),
        .quick = json.value(QStringLiteral("quick")).toBool(),
        .games = number("games"),
        .simulations = number("simulations"),
        .seed = number("seed")};
    // A name that starts with a dash would be parsed as an option.
    if (plan.line.isEmpty() || plan.line.startsWith(QLatin1Char('-')))
        return std::nullopt;
    return plan;
}

} // namespace evenmatch::ui
