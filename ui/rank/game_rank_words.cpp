#include "ui/rank/game_rank_words.h"

#include "nn/ranks/estimate_words.h"
#include "ui/rank/my_rank_words.h"
#include "ui/text/phrase_text.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>

namespace evenmatch::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameRank)
};

GameRankWords unknown(const QString& why, const QString& ofYours)
{
    return {.isKnown = false, .rank = why, .held = {}, .plays = why, .playsBrief = why, .ofYours = ofYours};
}

} // namespace

GameRankWords gameRankWords(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    switch (nn::evidenceOf(estimate, scale)) {
    case nn::GameEvidence::FewMoves:
        return unknown(phraseText(nn::kTooFewMoves, "Rank"),
            Words::tr("Too few moves to estimate your rank: at least %1 are needed.").arg(strength::kFewestMoves));
    case nn::GameEvidence::Unknown:
        return unknown(phraseText(nn::kNoEstimateFromOneGame, "Rank"),
            Words::tr("No estimate from one game: players of most ranks choose such moves."));
    case nn::GameEvidence::Known: break;
    }
    GameRankWords words{.isKnown = true,
        .rank = headlineWords(estimate, scale),
        .held = heldWords(estimate, scale),
        .plays = {},
        .playsBrief = phraseText(nn::playsLike(headlineBrief(estimate, scale).toStdString()), "Rank"),
        .ofYours = {}};
    words.plays = phraseText(nn::playsLike(words.rank.toStdString()), "Rank");
    words.ofYours = Words::tr("Estimate from this game: %1 (%2). One game is a small sample.").arg(words.rank, words.held);
    if (!estimate.calibrated)
        words.ofYours = joinSentences({words.ofYours, phraseText(nn::kNotMeasured, "Rank")});
    return words;
}

} // namespace evenmatch::ui
