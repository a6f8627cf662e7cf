#include "ui/rank/my_rank_words.h"

#include "core/game/family.h"
#include "core/strength/evidence/exact_words.h"
#include "nn/ranks/estimate_words.h"
#include "ui/plots/rank_trend.h"
#include "ui/rank/my_rank_panel.h"
#include "ui/text/opening_name.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/text/signed_number.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace evenmatch::ui {

QString intervalWords(const strength::RankInterval& interval, const strength::RankScale& scale)
{
    const QString weakest = rankWords(scale.name(interval.weakest));
    const QString strongest = rankWords(scale.name(interval.strongest));
    if (interval.size() == 1)
        return weakest;
    static const QRegularExpression ratings(QStringLiteral("^(\\d+)–(\\d+)$"));
    const auto from = ratings.match(weakest);
    const auto to = ratings.match(strongest);
    if (from.hasMatch() && to.hasMatch()) // ratings continue from band to band
        return QStringLiteral("%1–%2").arg(from.captured(1), to.captured(2));
    if (const QString span = rankSpan(scale.name(interval.weakest), scale.name(interval.strongest)); !span.isEmpty())
        return rankWords(span.toStdString());
    return QStringLiteral("%1 – %2").arg(weakest, strongest);
}

QString headlineWords(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    const QString rank = rankWords(scale.name(estimate.median));
    switch (estimate.beyond()) {
    case strength::Beyond::Stronger: return MyRankPanel::tr("%1 or stronger").arg(rank);
    case strength::Beyond::Weaker: return MyRankPanel::tr("%1 or weaker").arg(rank);
    case strength::Beyond::No: break;
    }
    return estimate.isNarrow() ? rank : intervalWords(estimate.interval, scale);
}

QString headlineBrief(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    if (estimate.isNarrow() || estimate.beyond() != strength::Beyond::No)
        return headlineWords(estimate, scale);
    const std::string& weakest = scale.name(estimate.interval.weakest);
    const std::string& strongest = scale.name(estimate.interval.strongest);
    const QString span = rankSpan(weakest, strongest);
    return span.isEmpty() ? QStringLiteral("%1 – %2").arg(rankShort(weakest), rankShort(strongest)) : span;
}

QString heldWords(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    if (!estimate.isNarrow() && estimate.beyond() == strength::Beyond::No)
        return MyRankPanel::tr("%1 % interval; most likely %2")
            .arg(std::lround(100 * estimate.held()))
            .arg(rankWords(scale.name(estimate.median)));
    return MyRankPanel::tr("%1 with %2 % probability").arg(intervalWords(estimate.interval, scale)).arg(std::lround(100 * estimate.held()));
}

QString beyondWords(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    return phraseText(nn::beyondWords(estimate, rankWords(scale.name(estimate.median)).toStdString()), "Rank");
}

QString writtenWords(const MyRankResult& result)
{
    if (!result.written)
        return {};
    const nn::WrittenRanks& written = *result.written;
    const auto words = [](record::Rank rank) { return rankWords(record::rankText(rank)); };
    const QString said
        = MyRankPanel::tr("Rank in your game files: %1 (median of %n games; latest: %2).", nullptr, static_cast<int>(written.ranks.size()))
              .arg(words(written.at(0.5)), words(written.latest));
    switch (nn::beyondScale(written.at(0.5), result.scale)) {
    case strength::Beyond::Stronger:
        return joinSentences(
            {said, MyRankPanel::tr("This is stronger than the strongest rank on the scale, %1.").arg(rankWords(result.scale.name(0)))});
    case strength::Beyond::Weaker:
        return joinSentences({said,
            MyRankPanel::tr("This is weaker than the weakest rank on the scale, %1.")
                .arg(rankWords(result.scale.name(result.scale.size() - 1)))});
    case strength::Beyond::No: break;
    }
    return said;
}

namespace {

QStringList sentencesOf(const std::vector<core::Phrase>& phrases)
{
    QStringList sentences;
    for (const core::Phrase& words : phrases)
        sentences << tiedWords(phraseText(words, "Rank"));
    return sentences;
}

} // namespace

QStringList answersWords(const MyRankResult& result) { return sentencesOf(result.report.answers.words()); }

QStringList answersRemarks(const MyRankResult& result) { return sentencesOf(result.report.answers.remarks()); }

QString belowHeadline(const MyRankResult& result)
{
    const auto& exact = result.report.answers.moves;
    if (!exact)
        return heldWords(result.report.estimate, result.scale);
    return MyRankPanel::tr("%1; %2").arg(phraseText(strength::exactWords(*exact, result.report.answers.movesServer), "Rank"),
        tiedWords(phraseText(strength::exactInterval(*exact), "Rank")));
}

void showTrend(RankTrend& trend, const MyRankResult& result)
{
    trend.setPoints(result.report.trend, result.scale,
        [&result](const strength::RankEstimate& estimate) { return headlineWords(estimate, result.scale); });
}

QString whoseRank(const MyRankResult& result)
{
    return result.report.name.empty() ? MyRankPanel::tr("My rank")
                                      : MyRankPanel::tr("The rank of %1").arg(QString::fromStdString(result.report.name));
}

std::vector<PartGroup> partGroups(const nn::PlayerReport& report)
{
    std::vector<PartGroup> groups{{MyRankPanel::tr("By phase"), &report.phases}, {MyRankPanel::tr("By colour"), &report.colours},
        {MyRankPanel::tr("By time control"), &report.times}, {MyRankPanel::tr("By opponent"), &report.opponents}};
    std::erase_if(groups, [](const PartGroup& group) { return group.parts->empty(); });
    return groups;
}

QString partName(const std::string& part)
{
    if (part == "opening")
        return MyRankPanel::tr("Opening");
    if (part == "middle")
        return MyRankPanel::tr("Middle game");
    if (part == "endgame")
        return MyRankPanel::tr("Endgame");
    if (part == "black")
        return MyRankPanel::tr("As Black");
    if (part == "white")
        return MyRankPanel::tr("As White");
    if (part == "bullet")
        return MyRankPanel::tr("Bullet");
    if (part == "blitz")
        return MyRankPanel::tr("Blitz");
    if (part == "rapid")
        return MyRankPanel::tr("Rapid");
    if (part == "slow")
        return MyRankPanel::tr("Slow");
    if (part == "weaker")
        return MyRankPanel::tr("Weaker");
    if (part == "equal")
        return MyRankPanel::tr("Equal");
    if (part == "stronger")
        return MyRankPanel::tr("Stronger");
    return QString::fromStdString(part);
}

QString sharpenText(const strength::RankEstimate& estimate) { return phraseText(nn::precisionWords(estimate), "Rank"); }

QString mixtureText(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    if (!estimate.mixture)
        return {};
    const auto words = [&](std::size_t rank) { return rankWords(scale.name(rank)).toStdString(); };
    return phraseText(nn::mixtureWords(words(estimate.mixture->strongerRank), words(estimate.mixture->weakerRank)), "Rank");
}

QString latestWords(const MyRankResult& result) { return result.leftOut > 0 ? MyRankPanel::tr(" – your latest") : QString(); }

QStringList basisWords(const MyRankResult& result)
{
    QStringList words;
    if (!result.verified.empty())
        words << verifiedText(result.verified);
    if (const auto small = static_cast<int>(result.report.onSmallBoards); small > 0)
        words << MyRankPanel::tr("%n games are on small boards, where ranks are not calibrated.", nullptr, small);
    const QString sources = joinList(QStringList(result.network) + result.restsOn); // "Evenmatch chess, Maia"
    return words << result.notes << MyRankPanel::tr("Network: %1").arg(sources);
}

QStringList saidWords(const nn::OutsideReport& said)
{
    constexpr double kPawn = 0.37; // in log odds
    const QString name = QString::fromStdString(said.source);
    QStringList words;
    if (said.rank && said.rank->isEnough())
        words << MyRankPanel::tr("%1 estimates %2 (%3). Its accuracy has not been measured.")
                     .arg(name, headlineWords(*said.rank, said.levels), heldWords(*said.rank, said.levels));
    if (said.moves > 0) {
        const auto number = [&](double loss) { return QLocale().toString(loss / (said.isGo ? 1 : kPawn), 'f', said.isGo ? 1 : 2); };
        words << (said.isGo
                ? MyRankPanel::tr("%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).")
                : MyRankPanel::tr("%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game)."))
                     .arg(name, number(said.meanLoss), number(said.medianLoss))
                     .arg(said.isGo ? nn::kOutsideMovesGo : nn::kOutsideMovesChess / 2);
    }
    return words;
}

QString phasesWords(const MyRankResult& result)
{
    const auto& alone = result.report.alone;
    if (!alone || !alone->isEnough())
        return {};
    return MyRankPanel::tr("Phases are estimated by the network %1 alone. From all of your moves it estimates %2.")
        .arg(result.network, intervalWords(alone->interval, result.scale));
}

QString openingWords(const MyRankResult& result, std::size_t i)
{
    const nn::OpeningReport& opening = result.report.openings[i];
    const auto colours = game::colourNames(game::familyOf(result.scale.game()));
    QStringList words{openingName(opening.name), partName(std::string(colours[static_cast<std::size_t>(opening.side)])),
        MyRankPanel::tr("%n games", nullptr, static_cast<int>(opening.games))};
    if (opening.finished > 0)
        words << MyRankPanel::tr("%1 % of the points").arg(std::lround(100 * opening.score));
    return words.join(QStringLiteral(" · "));
}

QString openingPlayWords(const MyRankResult& result, std::size_t i)
{
    const nn::OpeningReport& opening = result.report.openings[i];
    QStringList words;
    if (std::isfinite(opening.beta)) {
        const QString beta = QStringLiteral("β %1").arg(numberWithSign(opening.beta, 2));
        words << (std::isfinite(opening.betaError) ? QStringLiteral("%1 ± %2").arg(beta, QLocale().toString(opening.betaError, 'f', 2))
                                                   : beta);
    }
    if (const auto& departure = result.departures[i])
        words << MyRankPanel::tr("%1 %2, your rank %3 (%n games)", nullptr, static_cast<int>(opening.departure->times))
                     .arg(departure->number, departure->played, departure->better);
    return words.join(QStringLiteral(" · "));
}

QString gameWords(const MyRankResult::Game& game)
{
    return game.date.isEmpty() ? game.title : QStringLiteral("%1 · %2").arg(game.title, game.date);
}

} // namespace evenmatch::ui
