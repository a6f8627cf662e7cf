#include "ui/game/match_me.h"

#include "core/game/family.h"
#include "core/json_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QSettings>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

QString key(const char* what, const std::string& family)
{
    return QStringLiteral("%1/%2").arg(QLatin1String(what), QString::fromStdString(family));
}

QString serverKey(const char* what, const std::string& family) { return key((what + std::string("Server")).c_str(), family); }

OwnRank rankAt(const char* what, const std::string& family)
{
    const QSettings settings;
    return {settings.value(key(what, family)).toString().toStdString(), settings.value(serverKey(what, family)).toString().toStdString()};
}

void setRankAt(const char* what, const std::string& family, const OwnRank& rank)
{
    QSettings settings;
    settings.setValue(key(what, family), QString::fromStdString(rank.rank));
    settings.setValue(serverKey(what, family), QString::fromStdString(rank.server));
}

struct MatchMeWords {
    Q_DECLARE_TR_FUNCTIONS(MatchMe)
};

/// The change by the latest games.
QString changeWords(const search::Adaptation& adaptation, bool locked)
{
    if (locked)
        return MatchMeWords::tr("Locked: its strength stays the same whoever wins.");
    if (adaptation.scores.empty())
        return MatchMeWords::tr("Its strength changes after every game, and a little during a game.");
    const double last = adaptation.scores.back();
    const auto& dial = adaptation.between.dial;
    if (last == 0.5)
        return MatchMeWords::tr("The last game was a draw, so its strength stayed the same.");
    if (last == 0 && adaptation.between.setting == dial.stronger(adaptation.between.setting, 1))
        return MatchMeWords::tr("You won the last game, so it plays as strongly as it can.");
    if (last == 1 && adaptation.between.setting == dial.stronger(adaptation.between.setting, -1))
        return MatchMeWords::tr("You lost the last game, so it plays as weakly as it can.");
    int count = 0;
    for (auto score = adaptation.scores.rbegin(); score != adaptation.scores.rend() && *score == last; ++score)
        ++count;
    if (last == 0)
        return count == 1 ? MatchMeWords::tr("You won the last game, so it became stronger.")
                          : MatchMeWords::tr("You won the last %n games, so it became stronger.", nullptr, count);
    return count == 1 ? MatchMeWords::tr("You lost the last game, so it became weaker.")
                      : MatchMeWords::tr("You lost the last %n games, so it became weaker.", nullptr, count);
}

} // namespace

std::string usualRank(const std::string& family) { return game::isGo(family) ? "15k" : "1200-1399"; }

double usualPlace(const std::string& family, const strength::RankScale& scale)
{
    return scale.findPlace(usualRank(family)).value_or((static_cast<double>(scale.size()) - 1) / 2);
}

strength::RankScale usualScale(const std::string& family) { return game::isGo(family) ? strength::goScale() : strength::chessScale(); }

strength::SaidRanks saidRanks(const std::string& family, const nn::NetworkInfo* network, const std::string& server)
{
    const bool isKnown = network && network->profile && !server.empty();
    return strength::SaidRanks(
        network ? network->scale : usualScale(family), isKnown ? strength::serverIn(*network->profile, server) : nullptr);
}

OwnRank ownRank(const std::string& family) { return rankAt("ownRank", family); }

void setOwnRank(const std::string& family, const OwnRank& rank) { setRankAt("ownRank", family, rank); }

void takeEstimatedRank(const std::string& family, const OwnRank& estimated, bool isVague)
{
    if ((isVague || rankAt("estimatedRank", family) == estimated) && !ownRank(family).rank.empty())
        return;
    setRankAt("estimatedRank", family, estimated);
    setOwnRank(family, estimated);
}

std::optional<double> placeOf(const OwnRank& rank, const std::string& family, const nn::NetworkInfo* network)
{
    const strength::SaidRanks ranks = saidRanks(family, network, rank.server);
    const auto found = ranks.scale().find(rank.rank);
    return found ? std::optional(ranks.toOwn(static_cast<double>(*found))) : std::nullopt;
}

std::optional<double> ownPlace(const std::string& family, const nn::NetworkInfo* network)
{
    return placeOf(ownRank(family), family, network);
}

std::optional<std::size_t> ownRankOn(const std::string& family, const nn::NetworkInfo& network)
{
    return rankOn(ownRank(family), family, network);
}

std::optional<std::size_t> rankOn(const OwnRank& rank, const std::string& family, const nn::NetworkInfo& network)
{
    const auto place = placeOf(rank, family, &network);
    if (!place || network.scale.empty())
        return std::nullopt;
    return static_cast<std::size_t>(std::lround(std::clamp(*place, 0.0, static_cast<double>(network.scale.size() - 1))));
}

search::Adaptation matchMe(const std::string& family, const nn::NetworkInfo* network)
{
    const strength::RankScale& scale = network ? network->scale : usualScale(family);
    const std::string text = QSettings().value(key("matchMe", family)).toString().toStdString();
    const auto json = core::parseJson(text);
    const auto saved = search::adaptationFromJson(json.is_discarded() ? nlohmann::json() : json);
    const bool usable = saved && saved->onRankScale() && saved->between.dial == strength::Dial::rank(scale.size());
    search::Adaptation adaptation
        = usable ? *saved : search::Adaptation::rank(ownPlace(family, network).value_or(usualPlace(family, scale)), scale.size());
    adaptation.withinGames = !matchMeLocked(family);
    return adaptation;
}

void saveMatchMe(const std::string& family, const search::Adaptation& adaptation)
{
    QSettings().setValue(key("matchMe", family), QString::fromStdString(core::jsonText(search::toJson(adaptation))));
}

double programScore(game::Outcome outcome, game::Side program)
{
    return outcome == game::Outcome::Draw ? 0.5 : outcome == game::winFor(program) ? 1 : 0;
}

bool matchMeLocked(const std::string& family) { return QSettings().value(key("matchMeLocked", family), false).toBool(); }

void setMatchMeLocked(const std::string& family, bool locked) { QSettings().setValue(key("matchMeLocked", family), locked); }

QString matchMeWords(const search::Adaptation& adaptation, bool locked, const strength::SaidRanks& ranks)
{
    const double place = ranks.fromOwn(adaptation.between.setting);
    const QString rank = rankWords(ranks.scale().placeName(place), ranks.server());
    return joinSentences({changeWords(adaptation, locked), MatchMeWords::tr("It now plays at %1.").arg(rank)});
}

} // namespace evenmatch::ui
