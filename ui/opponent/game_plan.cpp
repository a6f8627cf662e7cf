#include "ui/opponent/game_plan.h"

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
    return {{QStringLiteral("main"), seconds(time.main)},
            {QStringLiteral("increment"), seconds(time.increment)},
            {QStringLiteral("period"), seconds(time.period)},
            {QStringLiteral("periods"), time.periods}};
}

game::TimeSettings timeFromJson(const QJsonObject& json)
{
    const auto seconds = [&](const char* key) { return std::chrono::seconds(std::clamp(json[QLatin1String(key)].toInt(), 0, kMostSeconds)); };
    game::TimeSettings time{seconds("main"), seconds("increment"), seconds("period"),
                            std::clamp(json[QLatin1String("periods")].toInt(), 0, kMostPeriods)};
    if (time.period.count() == 0)
        time.periods = 0;
    return time;
}

QJsonObject opponentToJson(const OpponentPlan& plan)
{
    return {{QStringLiteral("matchMe"), plan.kind == OpponentPlan::Kind::MatchMe},
            {QStringLiteral("first"), plan.side == game::Side::First},
            {QStringLiteral("rank"), QString::fromStdString(plan.rank)},
            {QStringLiteral("seed"), QString::number(plan.seed)},
            {QStringLiteral("learned"), plan.learned}};
}

OpponentPlan opponentFromJson(const QJsonObject& json)
{
    return {.kind = json[QLatin1String("matchMe")].toBool() ? OpponentPlan::Kind::MatchMe : OpponentPlan::Kind::Rank,
            .side = json[QLatin1String("first")].toBool() ? game::Side::First : game::Side::Second,
            .rank = json[QLatin1String("rank")].toString().toStdString(),
            .seed = json[QLatin1String("seed")].toString().toULongLong(),
            .learned = json[QLatin1String("learned")].toBool()};
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
