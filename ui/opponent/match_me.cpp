#include "ui/opponent/match_me.h"

#include <QCoreApplication>
#include <QSettings>

#include <nlohmann/json.hpp>

namespace evenmatch::ui {

namespace {

QString key(const char* what, const std::string& networkGame)
{
    return QStringLiteral("%1/%2").arg(QLatin1String(what), QString::fromStdString(networkGame));
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatchMe)
};

search::Adaptation fresh(const std::string& networkGame, const strength::RankScale& scale)
{
    const auto own = scale.find(ownRank(networkGame));
    const double middle = (static_cast<double>(scale.size()) - 1) / 2;
    return search::Adaptation::rank(own ? static_cast<double>(*own) : middle, scale.size());
}

} // namespace

std::string networkGame(const std::string& game)
{
    return game.starts_with("go") ? "go" : game.starts_with("chess") ? "chess" : game;
}

strength::RankScale usualScale(const std::string& networkGame)
{
    return networkGame == "go" ? strength::goScale() : strength::chessScale();
}

std::string ownRank(const std::string& networkGame)
{
    return QSettings().value(key("ownRank", networkGame)).toString().toStdString();
}

void setOwnRank(const std::string& networkGame, const std::string& rank)
{
    QSettings().setValue(key("ownRank", networkGame), QString::fromStdString(rank));
}

search::Adaptation matchMe(const std::string& networkGame, const strength::RankScale& scale)
{
    const std::string text = QSettings().value(key("matchMe", networkGame)).toString().toStdString();
    const auto json = nlohmann::json::parse(text, nullptr, false);
    const auto saved = search::adaptationFromJson(json.is_discarded() ? nlohmann::json() : json);
    const bool usable = saved && saved->onRankScale() && saved->between.dial == strength::Dial::rank(scale.size());
    search::Adaptation adaptation = usable ? *saved : fresh(networkGame, scale);
    adaptation.withinGames = !matchMeLocked(networkGame);
    return adaptation;
}

void saveMatchMe(const std::string& networkGame, const search::Adaptation& adaptation)
{
    QSettings().setValue(key("matchMe", networkGame), QString::fromStdString(search::toJson(adaptation).dump()));
}

bool matchMeLocked(const std::string& networkGame)
{
    return QSettings().value(key("matchMeLocked", networkGame), false).toBool();
}

void setMatchMeLocked(const std::string& networkGame, bool locked)
{
    QSettings().setValue(key("matchMeLocked", networkGame), locked);
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
