#include "ui/game/game_plan.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kMostSeconds = 100 * 3600;
constexpr int kMostPeriods = 100;

QJsonObject timeToJson(const game::TimeSettings& time)
{
    const auto seconds = [](std::chrono::seconds value) { return static_cast<double>(value.count()); };
    return {{QStringLiteral("main"), seconds(time.main)}, {QStringLiteral("increment"), seconds(time.increment)},
        {QStringLiteral("period"), seconds(time.period)}, {QStringLiteral("periods"), time.periods},
        {QStringLiteral("stones"), time.stones}};
}

game::TimeSettings timeFromJson(const QJsonObject& json)
{
    const auto seconds
        = [&](const char* key) { return std::chrono::seconds(std::clamp(json[QLatin1String(key)].toInt(), 0, kMostSeconds)); };
    game::TimeSettings time{
        seconds("main"), seconds("increment"), seconds("period"), std::clamp(json[QLatin1String("periods")].toInt(), 0, kMostPeriods)};
    time.stones = std::clamp(json[QLatin1String("stones")].toInt(1), 1, kMostPeriods);
    if (time.period.count() == 0)
        time.periods = 0;
    return time;
}

constexpr std::pair<OpponentPlan::Kind, const char*> kKinds[]
    = {{OpponentPlan::Kind::Rank, "rank"}, {OpponentPlan::Kind::MatchMe, "matchMe"}, {OpponentPlan::Kind::Engine, "engine"}};
constexpr std::pair<EngineStrength::Kind, const char*> kStrengths[] = {{EngineStrength::Kind::Full, "full"},
    {EngineStrength::Kind::Level, "level"}, {EngineStrength::Kind::Skill, "skill"}, {EngineStrength::Kind::Elo, "elo"}};

template <class Value, std::size_t count>
QString nameOf(const std::pair<Value, const char*> (&names)[count], Value value)
{
    return QLatin1String(std::ranges::find(names, value, &std::pair<Value, const char*>::first)->second);
}

/// The first if the name is unknown.
template <class Value, std::size_t count>
Value valueOf(const std::pair<Value, const char*> (&names)[count], const QString& name)
{
    const auto found = std::ranges::find_if(names, [&](const auto& pair) { return name == QLatin1String(pair.second); });
    return found == std::end(names) ? names[0].first : found->first;
}

QJsonObject engineToJson(const EngineChoice& choice)
{
    return {{QStringLiteral("name"), choice.engine.name}, {QStringLiteral("command"), choice.engine.command},
        {QStringLiteral("protocol"), protocolName(choice.engine.protocol)},
        {QStringLiteral("strength"), nameOf(kStrengths, choice.strength.kind)}, {QStringLiteral("value"), choice.strength.value},
        {QStringLiteral("milliseconds"), static_cast<double>(choice.moveTime.count())}};
}

EngineChoice engineFromJson(const QJsonObject& json)
{
    return {.engine = {.name = json[QLatin1String("name")].toString(),
                .command = json[QLatin1String("command")].toString(),
                .protocol = protocolNamed(json[QLatin1String("protocol")].toString())},
        .strength = {valueOf(kStrengths, json[QLatin1String("strength")].toString()), json[QLatin1String("value")].toInt()},
        .moveTime = std::chrono::milliseconds(std::clamp(json[QLatin1String("milliseconds")].toInt(), 1, kMostSeconds * 1000))};
}

QJsonObject opponentToJson(const OpponentPlan& plan)
{
    return {{QStringLiteral("kind"), nameOf(kKinds, plan.kind)}, {QStringLiteral("first"), plan.side == game::Side::First},
        {QStringLiteral("rank"), QString::fromStdString(plan.rank)}, {QStringLiteral("server"), QString::fromStdString(plan.server)},
        {QStringLiteral("seed"), QString::number(plan.seed)}, {QStringLiteral("learned"), plan.learned},
        {QStringLiteral("setting"), plan.setting ? QJsonValue(*plan.setting) : QJsonValue()}, {QStringLiteral("teaches"), plan.teaches},
        {QStringLiteral("pupil"), QString::fromStdString(plan.pupil)}, {QStringLiteral("reads"), plan.reads},
        {QStringLiteral("begun"), static_cast<int>(plan.begun)},
        {QStringLiteral("engine"), plan.kind == OpponentPlan::Kind::Engine ? QJsonValue(engineToJson(plan.engine)) : QJsonValue()}};
}

OpponentPlan opponentFromJson(const QJsonObject& json)
{
    const bool matchMe = json[QLatin1String("matchMe")].toBool(); // the form of versions without engines
    const auto kind = matchMe ? OpponentPlan::Kind::MatchMe : valueOf(kKinds, json[QLatin1String("kind")].toString());
    return {.kind = kind,
        .side = json[QLatin1String("first")].toBool() ? game::Side::First : game::Side::Second,
        .rank = json[QLatin1String("rank")].toString().toStdString(),
        .server = json[QLatin1String("server")].toString().toStdString(),
        .seed = json[QLatin1String("seed")].toString().toULongLong(),
        .learned = json[QLatin1String("learned")].toBool(),
        .engine = kind == OpponentPlan::Kind::Engine ? engineFromJson(json[QLatin1String("engine")].toObject()) : EngineChoice(),
        .setting = json[QLatin1String("setting")].isDouble() ? std::optional(json[QLatin1String("setting")].toDouble()) : std::nullopt,
        .teaches = json[QLatin1String("teaches")].toBool(),
        .pupil = json[QLatin1String("pupil")].toString().toStdString(),
        .reads = json[QLatin1String("reads")].toBool(),
        .begun = static_cast<std::size_t>(std::max(0, json[QLatin1String("begun")].toInt()))};
}

} // namespace

QByteArray toJson(const GamePlan& plan)
{
    QJsonObject json{{QStringLiteral("time"), timeToJson(plan.time)}};
    if (plan.opponent)
        json[QLatin1String("opponent")] = opponentToJson(*plan.opponent);
    return QJsonDocument(json).toJson();
}

std::optional<GamePlan> gamePlanFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject() || !document[QLatin1String("time")].isObject())
        return std::nullopt;
    GamePlan plan{.opponent = {}, .time = timeFromJson(document[QLatin1String("time")].toObject())};
    if (document[QLatin1String("opponent")].isObject())
        plan.opponent = opponentFromJson(document[QLatin1String("opponent")].toObject());
    return plan;
}

} // namespace evenmatch::ui
