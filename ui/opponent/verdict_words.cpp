#include "ui/opponent/verdict_words.h"

#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

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
    return joinSentences({program,
        Words::tr("The same holds for %1 of your %2 moves (%3 %).")
            .arg(verdict.user.usual)
            .arg(verdict.user.moves)
            .arg(percent(verdict.user.usual, verdict.user.moves))});
}

} // namespace evenmatch::ui
