#include "search/player/opponent.h"

#include "search/player/player_spec.h"

namespace evenmatch::search {

namespace {

constexpr std::size_t kVariations = 3; ///< what windows show of a search

/// The style's player: what a SPEC would say.
PlayerSpec specOf(const OpponentWish& wish, const strength::RankScale& scale)
{
    const auto atRank = [&](double place) {
        return PlayerSpec{PlayerSpec::Kind::RankConditioned, {}, scale.empty() ? std::string() : scale.placeName(place), {}};
    };
    const auto atIndex = [](double z) { return PlayerSpec{PlayerSpec::Kind::StrengthIndex, {}, std::to_string(z), {}}; };
    if (const auto* rank = std::get_if<RankPlace>(&wish.strength))
        return atRank(rank->place);
    if (const auto* index = std::get_if<IndexPlace>(&wish.strength))
        return atIndex(index->z);
    if (const auto* adaptation = std::get_if<Adaptation>(&wish.strength))
        return adaptation->onRankScale() ? atRank(adaptation->between.setting) : atIndex(adaptation->between.setting);
    return {PlayerSpec::Kind::Plain, {}, {}, {}};
}

std::string nameOf(const OpponentWish& wish, const PlayerSpec& spec, const std::string& network)
{
    if (!wish.name.empty())
        return wish.name;
    return spec.kind == PlayerSpec::Kind::RankConditioned ? network + " " + spec.argument : network;
}

} // namespace

// A weak machine answers within seconds. Ranks of chess come from the policies; those of Go that were learnt from people look the farther,
// the stronger they are.
std::uint64_t usualSimulations(const std::string& game) { return game == "go" ? 400 : 100; }

core::Result<SearchStyle> opponentStyle(const std::shared_ptr<nn::Evaluator>& evaluator, const OpponentWish& wish)
{
    const nn::NetworkInfo& network = evaluator->info();
    PlayerSpec spec = specOf(wish, network.scale);
    if (wish.within)
        spec.options["adjust"] = "within";
    auto style = makeStyle(spec, {evaluator, wish.simulations, 0, true, wish.human});
    if (!style)
        return style.error();
    style->name = nameOf(wish, spec, network.name);
    style->shape.variations = kVariations;
    style->mostVisits = wish.simulations;
    if (wish.human && !std::holds_alternative<FullStrength>(wish.strength))
        style->limits.time = kLongestThought;
    if (const auto* rank = std::get_if<RankPlace>(&wish.strength)) {
        setStrength(*style, network, rank->place);
        if (style->within)
            style->within->setting = style->within->dial.stronger(rank->place, 0);
    }
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
