#include "search/spec/opponent.h"

namespace evenmatch::search {

namespace {

constexpr std::size_t kVariations = 3; ///< variations shown in windows

/// The initial place on the rank scale; nothing if it does not play at a rank.
std::optional<double> placeOf(const OpponentWish& wish)
{
    if (const auto* rank = std::get_if<RankPlace>(&wish.strength))
        return rank->place;
    const auto* adaptation = std::get_if<Adaptation>(&wish.strength);
    return adaptation && adaptation->onRankScale() ? std::optional(adaptation->between.setting) : std::nullopt;
}

/// At full strength, or adapting by the strength index.
SearchStyle styleWithoutRank(const OpponentWish& wish)
{
    SearchStyle style;
    if (const auto* adaptation = std::get_if<Adaptation>(&wish.strength)) {
        style.search.batch = kBatchOfRanks;
        style.chooser = StrengthIndex{adaptation->between.setting};
    }
    style.limits.visits = wish.simulations;
    if (!wish.resigns)
        style.resigns.reset();
    return style;
}

std::string nameOf(const OpponentWish& wish, std::optional<double> place, const nn::NetworkInfo& network)
{
    if (!wish.name.empty())
        return wish.name;
    return place ? network.name + " " + network.scale.placeName(*place) : network.name;
}

} // namespace

core::Result<SearchStyle> opponentStyle(const std::shared_ptr<nn::Evaluator>& evaluator, const OpponentWish& wish)
{
    const nn::NetworkInfo& network = evaluator->info();
    const std::optional<double> place = placeOf(wish);
    auto style = place ? rankStyle(network, {.place = *place, .most = wish.simulations, .simulations = {}, .resigns = wish.resigns})
                       : core::Result<SearchStyle>(styleWithoutRank(wish));
    if (!style)
        return style.error();
    style->name = nameOf(wish, place, network);
    style->human = wish.human;
    style->shape.variations = kVariations;
    if (wish.human && !std::holds_alternative<FullStrength>(wish.strength))
        style->limits.time = kLongestThought;
    return style;
}

core::Result<std::unique_ptr<SearchPlayer>> makeOpponent(std::shared_ptr<nn::Evaluator> evaluator, const OpponentWish& wish)
{
    auto style = opponentStyle(evaluator, wish);
    if (!style)
        return style.error();
    if (const auto* adaptation = std::get_if<Adaptation>(&wish.strength))
        return std::unique_ptr<SearchPlayer>(std::make_unique<AdaptivePlayer>(std::move(evaluator), *style, *adaptation));
    return std::unique_ptr<SearchPlayer>(std::make_unique<SearchPlayer>(std::move(evaluator), *std::move(style)));
}

} // namespace evenmatch::search
