#include "nn/ranks/estimate_words.h"

namespace evenmatch::nn {

using core::Phrase;

Phrase playsLike(Phrase rank) { return {EVENMATCH_TEXT("Rank", "plays like %1"), {std::move(rank)}}; }

Phrase precisionWords(const strength::RankEstimate& estimate)
{
    if (!estimate.calibrated)
        return kNotMeasured;
    if (estimate.beyond() != strength::Beyond::No)
        return {}; // the interval ends with the scale
    if (!estimate.moreGamesForOneRank)
        return EVENMATCH_TEXT("Rank", "Even with more games, this estimate stays wider than ± one rank.");
    if (*estimate.moreGamesForOneRank == 0)
        return EVENMATCH_TEXT("Rank", "Accurate to about ± one rank.");
    return core::counted(static_cast<std::uint64_t>(*estimate.moreGamesForOneRank), "About %n more game would bring this to ± one rank.",
        EVENMATCH_COUNTED("Rank", "About %n more games would bring this to ± one rank."));
}

Phrase beyondWords(const strength::RankEstimate& estimate, Phrase rank)
{
    switch (estimate.beyond()) {
    case strength::Beyond::Stronger:
        return {EVENMATCH_TEXT("Rank", "%1 is the strongest rank on this scale; the player may be stronger."), {std::move(rank)}};
    case strength::Beyond::Weaker:
        return {EVENMATCH_TEXT("Rank", "%1 is the weakest rank on this scale; the player may be weaker."), {std::move(rank)}};
    case strength::Beyond::No: break;
    }
    return {};
}

Phrase mixtureWords(Phrase stronger, Phrase weaker)
{
    return {EVENMATCH_TEXT("Rank", "The games form two groups, as if two players had played them: one near %1, the other near %2."),
        {std::move(stronger), std::move(weaker)}};
}

} // namespace evenmatch::nn
