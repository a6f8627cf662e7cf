#include "nn/ranks/written_rank.h"

#include <algorithm>

namespace evenmatch::nn {

using record::Rank;
using strength::Beyond;

Rank WrittenRanks::at(double share) const { return ranks[static_cast<std::size_t>(share * static_cast<double>(ranks.size() - 1))]; }

std::optional<WrittenRanks> writtenRanksOf(const PlayerReport& report, std::span<const SourceGame> games)
{
    struct Named {
        Rank rank;
        const std::string* date;
    };
    std::vector<Named> ratings;
    std::vector<Named> ranks;
    for (const ReportedSide& side : report.sides) {
        const record::GameInfo& info = games[side.played.game].info;
        if (const auto rank = record::parseRank(info.players[static_cast<std::size_t>(side.played.side)].rank))
            (rank->kind == Rank::Kind::Elo ? ratings : ranks).push_back({*rank, &info.isoDate});
    }
    const std::vector<Named>& named = ratings.size() > ranks.size() ? ratings : ranks;
    if (named.empty())
        return std::nullopt;
    WrittenRanks written;
    const std::string* latest = nullptr;
    for (const Named& one : named) {
        written.ranks.push_back(one.rank);
        if (!latest || *one.date >= *latest) { // if several games have the same date, the last one read counts
            latest = one.date;
            written.latest = one.rank;
        }
    }
    std::ranges::sort(written.ranks, [](Rank a, Rank b) { return (a <=> b) == std::partial_ordering::less; });
    return written;
}

Beyond beyondScale(Rank rank, const strength::RankScale& scale)
{
    if (scale.empty())
        return Beyond::No;
    const auto& strongest = scale.ranks().front().strongest;
    const auto& weakest = scale.ranks().back().weakest;
    if (strongest && (*strongest <=> rank) == std::partial_ordering::less)
        return Beyond::Stronger;
    return weakest && (rank <=> *weakest) == std::partial_ordering::less ? Beyond::Weaker : Beyond::No;
}

} // namespace evenmatch::nn
