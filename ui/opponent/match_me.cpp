#include "ui/opponent/match_me.h"

#include <QCoreApplication>
#include <QSettings>

#include <nlohmann/json.hpp>

namespace evenmatch::ui {

namespace {

QString key(const char* what, const std::string& family)
{
    return QStringLiteral("%1/%2").arg(QLatin1String(what), QString::fromStdString(family));
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatchMe)
};

search::Adaptation fresh(const std::string& family, const strength::RankScale& scale)
{
    const auto own = scale.find(ownRank(family));
    const double middle = (static_cast<double>(scale.size()) - 1) / 2;
    return search::Adaptation::rank(own ? static_cast<double>(*own) : middle, scale.size());
}

} // namespace

strength::RankScale usualScale(const std::string& family)
{
    return family == "go" ? strength::goScale() : strength::chessScale();
}

std::string ownRank(const std::string& family)
{
    return QSettings().value(key("ownRank", family)).toString().toStdString();
}

void setOwnRank(const std::string& family, const std::string& rank)
{
    QSettings().setValue(key("ownRank", family), QString::fromStdString(rank));
}

search::Adaptation matchMe(const std::string& family, const strength::RankScale& scale)
{
    const std::string text = QSettings().value(key("matchMe", family)).toString().toStdString();
    const auto json = nlohmann::json::parse(text, nullptr, false);
    const auto saved = search::adaptationFromJson(json.is_discarded() ? nlohmann::json() : json);
    const bool usable = saved && saved->onRankScale() && saved->between.dial == strength::Dial::rank(scale.size());
    search::Adaptation adaptation = usable ? *saved : fresh(family, scale);
    adaptation.withinGames = !matchMeLocked(family);
    return adaptation;
}

void saveMatchMe(const std::string& family, const search::Adaptation& adaptation)
{
    QSettings().setValue(key("matchMe", family), QString::fromStdString(search::toJson(adaptation).dump()));
}

bool matchMeLocked(const std::string& family)
{
    return QSettings().value(key("matchMeLocked", family), false).toBool();
}

void setMatchMeLocked(const std::string& family, bool locked)
{
    QSettings().setValue(key("matchMeLocked", family), locked);
}

QString matchMeReason(const search::Adaptation& adaptation, bool locked)
{
    if (locked)
        return Words::tr("Locked: it stays here whoever wins.");
    if (adaptation.scores.empty())
        return Words::tr("It moves with every game, and a little within one.");
    const double last = adaptation.scores.back();
    int count = 0;
    for (auto score = adaptation.scores.rbegin(); score != adaptation.scores.rend() && *score == last; ++score)
        ++count;
    if (last == 0.5)
        return Words::tr("The last game was a draw, so it stayed.");
    if (last == 0)
        return count == 1 ? Words::tr("You won the last game, so it became stronger.") : Words::tr("You won the last %n games, so it became stronger.", nullptr, count);
    return count == 1 ? Words::tr("You lost the last game, so it became weaker.") : Words::tr("You lost the last %n games, so it became weaker.", nullptr, count);
}

} // namespace evenmatch::ui
