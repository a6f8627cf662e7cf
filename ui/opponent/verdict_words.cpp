#include "ui/opponent/verdict_words.h"

#include "ui/rank/my_rank_words.h"
#include "ui/text/rank_words.h"

#include <QCoreApplication>

#include <cmath>

namespace evenmatch::ui {

using nn::GameVerdict;
using nn::Humanness;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

int percent(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0 : static_cast<int>(std::lround(100.0 * static_cast<double>(part) / static_cast<double>(whole)));
}

} // namespace

QString humannessWords(const GameVerdict& verdict)
{
    if (verdict.program.moves == 0)
        return Words::tr("Evenmatch made no move in this game.");
    if (verdict.program.moves < Humanness::kFewest)
        return Words::tr("Too few moves to compare them with people's.");
    const QString program = Words::tr("%1 of Evenmatch's %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.")
                                .arg(verdict.program.usual)
                                .arg(verdict.program.moves)
                                .arg(percent(verdict.program.usual, verdict.program.moves))
                                .arg(rankWords(verdict.rank));
    if (verdict.user.moves < Humanness::kFewest)
        return program;
    return program + QLatin1Char(' ')
        + Words::tr("The same holds for %1 of your %2 moves (%3 %).")
              .arg(verdict.user.usual)
              .arg(verdict.user.moves)
              .arg(percent(verdict.user.usual, verdict.user.moves));
}

bool saysSomething(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    return estimate.isEnough() && 2 * estimate.interval.size() <= scale.size();
}

QString estimateWords(const GameVerdict& verdict)
{
    if (!verdict.estimate)
        return {};
    const strength::RankEstimate& estimate = *verdict.estimate;
    if (!estimate.isEnough())
        return Words::tr("Too few moves for an estimate of your rank; it needs %1.").arg(strength::kFewestMoves);
    if (!saysSomething(estimate, verdict.scale))
        return Words::tr("No estimate from this game: such moves are played at most ranks.");
    const QString weakest = rankWords(verdict.scale.name(estimate.interval.weakest));
    const QString strongest = rankWords(verdict.scale.name(estimate.interval.strongest));
    const bool wide = !estimate.isNarrow() && estimate.beyond() == strength::Beyond::No;
    const QString words = wide ? Words::tr("Estimate from this game: %1 to %2. One game is a small sample.").arg(weakest, strongest)
                               : Words::tr("Estimate from this game: %1 (%2 to %3). One game is a small sample.")
                                     .arg(headlineWords(estimate, verdict.scale), weakest, strongest);
    return estimate.calibrated ? words : words + QLatin1Char(' ') + Words::tr("The accuracy of this estimate has not been measured.");
}

} // namespace evenmatch::ui
