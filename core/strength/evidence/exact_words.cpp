#include "core/strength/evidence/exact_words.h"

#include "core/game/family.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

using core::Phrase;

namespace {

Phrase goRank(double rating)
{
    constexpr long kStrongest = 9;
    constexpr long kWeakest = -29; // 30 kyu
    const long rank = std::clamp(std::lround(rating), kWeakest, kStrongest); // 1 is 1 dan, 0 is 1 kyu
    return rank > 0 ? Phrase{EVENMATCH_TEXT("Rank", "%1 dan"), {std::to_string(rank)}}
                    : Phrase{EVENMATCH_TEXT("Rank", "%1 kyu"), {std::to_string(1 - rank)}};
}

Phrase ratingWords(double rating, bool isGo)
{
    constexpr double kTens = 10; // ratings are not that precise
    return isGo ? goRank(rating) : Phrase(std::to_string(std::lround(rating / kTens) * std::lround(kTens)));
}

} // namespace

std::string homeOfRanks(std::string_view game, double rating)
{
    constexpr double kWeakestOfFox = -4.5; // below 5k
    if (!game::isGo(game))
        return "Lichess blitz";
    return game == "go9" ? "OGS" : rating > kWeakestOfFox ? "Fox" : "GTL";
}

Phrase exactWords(const ExactRank& rank, const std::string& server)
{
    Phrase words = ratingWords(rank.middle, rank.isGo);
    if (!server.empty())
        words = rank.isGo ? Phrase{EVENMATCH_TEXT("Rank", "%1 on %2"), {std::move(words), server}}
                          : Phrase{EVENMATCH_TEXT("Rank", "%1 %2"), {std::move(words), server}};
    if (rank.isBeyond)
        return {EVENMATCH_TEXT("Rank", "%1, beyond the measured ranks"), {std::move(words)}};
    switch (rank.open) {
    case Beyond::Stronger: return {EVENMATCH_TEXT("Rank", "%1 or stronger"), {std::move(words)}};
    case Beyond::Weaker: return {EVENMATCH_TEXT("Rank", "%1 or weaker"), {std::move(words)}};
    case Beyond::No: break;
    }
    return words;
}

Phrase exactInterval(const ExactRank& rank)
{
    Phrase weakest = ratingWords(rank.weakest, rank.isGo);
    Phrase strongest = ratingWords(rank.strongest, rank.isGo);
    switch (rank.open) {
    case Beyond::Stronger: return {EVENMATCH_TEXT("Rank", "80 % interval: %1 or stronger"), {std::move(weakest)}};
    case Beyond::Weaker: return {EVENMATCH_TEXT("Rank", "80 % interval: %1 or weaker"), {std::move(strongest)}};
    case Beyond::No: break;
    }
    return {EVENMATCH_TEXT("Rank", "80 % interval: %1 to %2"), {std::move(weakest), std::move(strongest)}};
}

} // namespace evenmatch::strength
