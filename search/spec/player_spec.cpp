#include "search/spec/player_spec.h"

#include "search/engine/gtp_engine.h"
#include "search/engine/uci_engine.h"
#include "search/player/ladder_player.h"
#include "search/player/position_player.h"
#include "search/player/uct_player.h"
#include "search/spec/rank_opponent.h"
#include "search/targets/minimax_player.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using Kind = PlayerSpec::Kind;

struct KindName {
    std::string_view name;
    Kind kind;
    bool needsArgument;
    std::span<const std::string_view> options;
};

constexpr auto kSteeredOptions
    = std::to_array<std::string_view>({"network", "server", "strong", "free", "sims", "batch", "c", "firstplay", "c1", "measure", "source",
        "unvisited", "pairs", "halve", "prior", "chooser", "z", "loss", "chance", "temperature", "visits", "adjust"});
constexpr auto kIndexOptions
    = std::to_array<std::string_view>({"network", "sims", "batch", "c", "firstplay", "threshold", "adjust", "step", "inside"});
constexpr auto kPlainOptions = std::to_array<std::string_view>({"network", "sims", "batch", "c", "firstplay"});
constexpr auto kPolicyOptions = std::to_array<std::string_view>({"network", "server", "temperature"});
constexpr auto kRungOptions = std::to_array<std::string_view>({"network", "sims", "temperature", "overlook"});
constexpr auto kUctOptions = std::to_array<std::string_view>({"c"});
constexpr auto kScore4Options = std::to_array<std::string_view>({"side"});
constexpr auto kGtpOptions = std::to_array<std::string_view>({"movetime"});

constexpr std::array<KindName, 16> kKinds = {{
    {"se", Kind::Steered, true, kSteeredOptions},
    {"se-inf", Kind::Steered, true, kSteeredOptions},
    {"rank", Kind::RankConditioned, true, kSteeredOptions},
    {"sa", Kind::StrengthIndex, true, kIndexOptions},
    {"mcts", Kind::Plain, false, kPlainOptions},
    {"policy", Kind::Policy, false, kPolicyOptions},
    {"rung", Kind::Rung, true, kRungOptions},
    {"random", Kind::Random, false, {}},
    {"uct", Kind::Uct, true, kUctOptions},
    {"minimax", Kind::Minimax, true, {}},
    {"heuristic", Kind::Heuristic, false, {}},
    {"score4", Kind::Score4, true, kScore4Options},
    {"mancala", Kind::Mancala, true, {}},
    {"divilly", Kind::Divilly, false, {}},
    {"gtp", Kind::Gtp, true, kGtpOptions},
    {"uci", Kind::Uci, true, {}},
}};

/// Reads a number that is the whole text. "inf" is one.
std::optional<double> toNumber(std::string_view text)
{
    double value = 0;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size() || std::isnan(value))
        return std::nullopt;
    return value;
}

/// Options with words as values. All other options are numbers.
std::span<const std::string_view> wordsOf(std::string_view option)
{
    static constexpr std::array<std::string_view, 4> kMeasures = {"beta", "quality", "relative", "policies"};
    static constexpr std::array<std::string_view, 2> kSources = {"map", "after"};
    static constexpr std::array<std::string_view, 2> kUnvisited = {"zero", "map"};
    static constexpr std::array<std::string_view, 2> kPairs = {"both", "mover"};
    static constexpr std::array<std::string_view, 2> kPriors = {"free", "rank"};
    static constexpr std::array<std::string_view, 3> kChoosers = {"most", "index", "policy"};
    static constexpr std::array<std::string_view, 2> kAdjusts = {"none", "within"};
    static constexpr std::array<std::string_view, 2> kFirstPlays = {"mean", "value"};
    static constexpr std::array<std::string_view, 2> kSides = {"own", "other"};
    if (option == "firstplay")
        return kFirstPlays;
    if (option == "side")
        return kSides;
    if (option == "adjust")
        return kAdjusts;
    if (option == "measure")
        return kMeasures;
    if (option == "source")
        return kSources;
    if (option == "unvisited")
        return kUnvisited;
    if (option == "pairs")
        return kPairs;
    if (option == "prior")
        return kPriors;
    if (option == "chooser")
        return kChoosers;
    return {};
}

/// The range of an option's number.
std::pair<double, double> rangeOf(std::string_view option)
{
    if (option == "sims")
        return {1, 1e9};
    if (option == "batch")
        return {1, 4096};
    if (option == "movetime")
        return {1, 1e8};
    if (option == "nodes" || option == "depth")
        return {1, option == "nodes" ? 1e15 : 1000};
    if (option == "c")
        return {0, 1000};
    if (option == "threshold" || option == "halve" || option == "chance" || option == "inside" || option == "free")
        return {0, 1};
    return {option == "z" ? -std::numeric_limits<double>::infinity() : 0, std::numeric_limits<double>::infinity()};
}

bool isGoodValue(std::string_view option, std::string_view value)
{
    if (option == "network" || option == "server" || option == "strong")
        return !value.empty();
    if (const auto words = wordsOf(option); !words.empty())
        return std::ranges::find(words, value) != words.end();
    const auto number = toNumber(value);
    const auto [least, largest] = rangeOf(option);
    return number && *number >= least && *number <= largest;
}

/// Arguments that are numbers; others are checked where they are used.
bool isGoodArgument(const PlayerSpec& spec)
{
    const auto number = toNumber(spec.argument);
    if (spec.kind == Kind::StrengthIndex || spec.kind == Kind::Rung)
        return number.has_value();
    if (spec.kind != Kind::Uct && spec.kind != Kind::Minimax && spec.kind != Kind::Score4 && spec.kind != Kind::Mancala)
        return true;
    const double most = spec.kind == Kind::Uct ? UctPlayer::kMostIterations : MinimaxPlayer::kMostDepth;
    return number && *number >= 1 && *number <= most && *number == std::floor(*number);
}

/// Takes the text in quotes or before the '?'.
std::optional<std::string> takeArgument(std::string_view& text)
{
    if (text.starts_with('"')) {
        const std::size_t end = text.find('"', 1);
        if (end == text.npos || (end + 1 < text.size() && text[end + 1] != '?'))
            return std::nullopt;
        const std::string argument(text.substr(1, end - 1));
        text.remove_prefix(end + 1);
        return argument;
    }
    const std::size_t end = std::min(text.find('?'), text.size());
    const std::string argument(text.substr(0, end));
    text.remove_prefix(end);
    return argument;
}

/// "?a=1&b=2".
bool readOptions(std::string_view text, std::map<std::string, std::string>& options)
{
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find('&'), text.size());
        const std::string_view option = text.substr(0, end);
        const std::size_t equals = option.find('=');
        if (equals == option.npos || equals == 0)
            return false;
        if (!options.emplace(option.substr(0, equals), option.substr(equals + 1)).second)
            return false;
        text.remove_prefix(end);
    }
    return true;
}

std::optional<double> numberOption(const PlayerSpec& spec, const std::string& name)
{
    const auto found = spec.options.find(name);
    return found == spec.options.end() ? std::nullopt : toNumber(found->second);
}

/// Whether an option has this value instead of its default.
bool says(const PlayerSpec& spec, const std::string& name, std::string_view word)
{
    const auto found = spec.options.find(name);
    return found != spec.options.end() && found->second == word;
}

/// Whether the choice of the move uses the rank's policy.
bool choosesByPolicy(const PlayerSpec& spec)
{
    return says(spec, "chooser", "policy") || (spec.kind == Kind::RankConditioned && !spec.options.contains("chooser"));
}

/// Whether another option, or its absence, makes this one useless.
bool isIdle(const PlayerSpec& spec, std::string_view option)
{
    if (option == "step" || option == "inside")
        return !says(spec, "adjust", "within");
    if (!spec.searchesAtRank())
        return false;
    if (option == "z")
        return choosesByPolicy(spec) || says(spec, "chooser", "most");
    if (option == "loss" || option == "chance" || option == "temperature" || option == "visits")
        return !choosesByPolicy(spec);
    const bool hasRanksPrior = says(spec, "prior", "rank") || (spec.kind == Kind::RankConditioned && !spec.options.contains("prior"));
    return option == "free" && !hasRanksPrior;
}

/// A rank, or a place between two.
core::Result<double> placeOf(const PlayerSpec& spec, const nn::NetworkInfo& network)
{
    const auto place = network.scale.findPlace(spec.argument);
    if (network.scale.empty())
        return Error{ErrorCode::NoRanks, {}, network.name};
    if (!place)
        return unknownRank(network.scale, spec.argument);
    return *place;
}

/// Sets `place` from an option if the spec has it: `word` stands for `value`, the other word for `otherwise`.
template <class T>
void takeWord(const PlayerSpec& spec, const char* name, std::string_view word, T value, T otherwise, T& place)
{
    if (spec.options.contains(name))
        place = says(spec, name, word) ? value : otherwise;
}

SearchStyle plainStyle(const PlayerSpec& spec, const PlayerResources& resources)
{
    SearchStyle style;
    style.name = spec.text;
    style.limits.visits = static_cast<std::uint64_t>(numberOption(spec, "sims").value_or(static_cast<double>(resources.simulations)));
    const std::size_t usual = spec.kind == Kind::Plain ? 0 : kBatchOfRanks;
    style.search.batch = static_cast<std::size_t>(
        numberOption(spec, "batch").value_or(static_cast<double>(resources.batch != 0 ? resources.batch : usual)));
    style.search.puct.init = numberOption(spec, "c").value_or(style.search.puct.init);
    takeWord(spec, "firstplay", "value", FirstPlay::ReducedValue, FirstPlay::MeanWithLoss, style.search.puct.firstPlay);
    if (!resources.resigns)
        style.resigns.reset();
    return style;
}

/// BadArgument for a source of β that the network does not have.
core::Result<void> steer(SearchStyle& style, const PlayerSpec& spec, const nn::NetworkInfo& network, double place)
{
    const Measure measure = says(spec, "measure", "quality") ? Measure::Quality : Measure::Beta;
    const bool relative = says(spec, "measure", "relative");
    const bool policies = says(spec, "measure", "policies");
    StrengthPuct steering = relative ? StrengthPuct::atNode(place)
        : policies                   ? StrengthPuct::byPolicies(place, network.scale.size())
                                     : StrengthPuct::atRank(*network.profile, place, measure);
    steering.weight = numberOption(spec, "c1").value_or(steering.weight);
    const bool atPosition = relative || policies;
    steering.source = network.published && !atPosition ? BetaSource::PositionAfter : BetaSource::Map;
    takeWord(spec, "source", "after", BetaSource::PositionAfter, BetaSource::Map, steering.source);
    if (steering.source == BetaSource::PositionAfter && (!network.published || atPosition))
        return Error{
            ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "source=after needs a network that evaluates the position after a move")};
    takeWord(spec, "unvisited", "map", UnvisitedDelta::FromMap, UnvisitedDelta::Zero, steering.unvisited);
    takeWord(spec, "pairs", "mover", PairsCounted::Mover, PairsCounted::Both, steering.pairs);
    steering.halveBelow = numberOption(spec, "halve").value_or(0) > 0;
    style.search.strength = steering;
    return {};
}

/// The paper's search for a rank.
core::Result<SearchStyle> steeredStyle(const PlayerSpec& spec, const PlayerResources& resources, double place)
{
    const nn::NetworkInfo& network = resources.evaluator->info();
    if (!network.profile
        || std::min(place, static_cast<double>(network.scale.size()) - 1) >= static_cast<double>(network.profile->ranks.size()))
        return Error{ErrorCode::NoRankProfile, {}, network.name};
    SearchStyle style = plainStyle(spec, resources);
    const strength::RankPlay play = playAt(network, place);
    style.passesToEnd = play.passesToEnd;
    if (resources.own == OwnNumber::AllRanked && !spec.options.contains("sims")) {
        style.visitsOfRank = true;
        if (play.visits >= 1)
            style.limits.visits = static_cast<std::uint64_t>(std::lround(play.visits));
    }
    if (auto done = steer(style, spec, network, place); !done)
        return done.error();
    return style;
}

constexpr std::array<const char*, 6> kSteering = {"c1", "measure", "source", "unvisited", "pairs", "halve"};

/// Our own opponent of a rank: rankStyle(), modified by the options.
core::Result<SearchStyle> ownStyle(const PlayerSpec& spec, const PlayerResources& resources, double place)
{
    RankOpponent opponent{.place = place, .resigns = resources.resigns};
    if (const auto sims = numberOption(spec, "sims"))
        opponent.simulations = static_cast<std::uint64_t>(*sims);
    else if (resources.own == OwnNumber::Nobody)
        opponent.simulations = resources.simulations;
    else if (resources.own == OwnNumber::RankConditioned)
        opponent.most = resources.simulations;
    const nn::NetworkInfo& network = resources.evaluator->info();
    auto style = rankStyle(network, opponent);
    if (!style)
        return style.error();
    const SearchStyle plain = plainStyle(spec, resources);
    style->name = plain.name;
    style->search.batch = plain.search.batch;
    style->search.puct = plain.search.puct;
    if (style->search.strength && std::ranges::any_of(kSteering, [&](const char* name) { return spec.options.contains(name); })) {
        PlayerSpec shown = spec;
        shown.options.try_emplace("c1", "0");
        if (auto done = steer(*style, shown, network, place); !done)
            return done.error();
    }
    return style;
}

void takeChooser(SearchStyle& style, const PlayerSpec& spec, const strength::RankPlay& play, double place)
{
    if (choosesByPolicy(spec)) {
        const RankPolicy usual = RankPolicy::of(play);
        style.careOfRank = true;
        const auto unlessSaid = [&](const char* name, double value) {
            style.careOfRank = style.careOfRank && !spec.options.contains(name);
            return numberOption(spec, name).value_or(value);
        };
        style.search.rootRanks = nn::RankWish::at(place);
        style.chooser = RankPolicy{.mostLoss = unlessSaid("loss", usual.mostLoss),
            .leastShare = usual.leastShare,
            .temperature = std::max(unlessSaid("temperature", usual.temperature), 0.0),
            .visitWeight = unlessSaid("visits", usual.visitWeight),
            .lossChance = unlessSaid("chance", usual.lossChance),
            .matesSeen = usual.matesSeen};
        return;
    }
    style.careOfRank = false;
    style.search.rootRanks = nn::RankWish::none();
    style.chooser = MostVisited{};
    if (says(spec, "chooser", "index") || spec.options.contains("z"))
        style.chooser = StrengthIndex{numberOption(spec, "z").value_or(0)};
}

core::Result<SearchStyle> rankedStyle(const PlayerSpec& spec, const PlayerResources& resources)
{
    const nn::NetworkInfo& network = resources.evaluator->info();
    const auto place = placeOf(spec, network);
    if (!place)
        return place.error();
    auto style = spec.kind == Kind::RankConditioned ? ownStyle(spec, resources, *place) : steeredStyle(spec, resources, *place);
    if (!style)
        return style.error();
    if (says(spec, "prior", "rank") || style->search.priorRank) {
        style->search.priorRank = says(spec, "prior", "free") ? std::nullopt : std::optional(*place);
        style->search.freeShare = numberOption(spec, "free").value_or(network.readsWith.empty() ? 0 : kShareOfStrong);
    }
    takeChooser(*style, spec, playAt(network, *place), *place);
    if (says(spec, "adjust", "within"))
        style->within = strength::WithinGame::rank(*place, network.scale.size());
    return style;
}

core::Result<std::unique_ptr<Player>> makeEngine(const PlayerSpec& spec)
{
    auto command = splitCommand(spec.argument);
    if (!command)
        return command.error();
    if (spec.kind == Kind::Gtp) {
        EnginePatience patience{.start = kSlowStart};
        if (const auto time = numberOption(spec, "movetime"))
            patience.move = std::chrono::milliseconds(static_cast<std::int64_t>(*time));
        auto engine = GtpEngine::launch(*std::move(command), patience);
        if (!engine)
            return engine.error();
        return std::unique_ptr<Player>(*std::move(engine));
    }
    UciSettings settings{.options = spec.options, .go = {}, .patience = {.start = kSlowStart}};
    const auto take = [&](const char* name) {
        const auto value = numberOption(spec, name);
        settings.options.erase(name);
        return value;
    };
    if (const auto nodes = take("nodes"))
        settings.go.nodes = static_cast<std::uint64_t>(*nodes);
    if (const auto depth = take("depth"))
        settings.go.depth = static_cast<int>(*depth);
    if (const auto time = take("movetime"))
        settings.go.time = std::chrono::milliseconds(static_cast<std::int64_t>(*time));
    auto engine = UciEngine::launch(*std::move(command), std::move(settings));
    if (!engine)
        return engine.error();
    return std::unique_ptr<Player>(*std::move(engine));
}

core::Result<std::unique_ptr<Player>> makePolicy(const PlayerSpec& spec, const PlayerResources& resources)
{
    PolicyPlayer::Style style{spec.text, {}, numberOption(spec, "temperature").value_or(1)};
    if (!spec.argument.empty()) {
        const auto place = placeOf(spec, resources.evaluator->info());
        if (!place)
            return place.error();
        style.rank = *place;
    }
    return std::unique_ptr<Player>(std::make_unique<PolicyPlayer>(resources.evaluator, std::move(style)));
}

/// Without a depth it searches one ply.
std::unique_ptr<Player> makeMinimax(const PlayerSpec& spec, TargetForm form)
{
    const int depth = spec.argument.empty() ? 1 : static_cast<int>(*toNumber(spec.argument));
    return std::make_unique<MinimaxPlayer>(spec.text, form, depth);
}

std::unique_ptr<Player> makeRung(const PlayerSpec& spec, const PlayerResources& resources)
{
    LadderPlayer::Style style;
    style.name = spec.text;
    style.rung = Rung::atWeakness(*toNumber(spec.argument));
    style.rung.temperature = numberOption(spec, "temperature").value_or(style.rung.temperature);
    style.rung.overlook = numberOption(spec, "overlook").value_or(style.rung.overlook);
    style.rung.simulations = static_cast<std::uint64_t>(numberOption(spec, "sims").value_or(static_cast<double>(style.rung.simulations)));
    if (!resources.resigns)
        style.resigns.reset();
    return std::make_unique<LadderPlayer>(resources.evaluator, std::move(style));
}

} // namespace

std::string PlayerSpec::network() const
{
    const auto found = options.find("network");
    return kind == Kind::Uci || found == options.end() ? std::string() : found->second;
}

core::Result<PlayerSpec> parsePlayerSpec(std::string_view text)
{
    PlayerSpec spec;
    spec.text = text;
    const std::size_t nameEnd = std::min(text.find_first_of(":?"), text.size());
    const auto kind = std::ranges::find(kKinds, text.substr(0, nameEnd), &KindName::name);
    if (kind == kKinds.end()) {
        std::string known;
        for (const KindName& other : kKinds)
            (known += known.empty() ? "" : ", ") += other.name;
        return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (choose one of %2)"), {spec.text, known}}};
    }
    spec.kind = kind->kind;
    text.remove_prefix(nameEnd);
    if (text.starts_with(':')) {
        text.remove_prefix(1);
        const auto argument = takeArgument(text);
        if (!argument || argument->empty())
            return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (a value must follow the colon)"), {spec.text}}};
        spec.argument = *argument;
    }
    const bool wantsNone
        = spec.kind == Kind::Plain || spec.kind == Kind::Random || spec.kind == Kind::Heuristic || spec.kind == Kind::Divilly;
    if (spec.argument.empty() ? kind->needsArgument : wantsNone)
        return Error{ErrorCode::BadArgument,
            {wantsNone ? EVENMATCH_TEXT("Errors", "%1 (this player takes no value)")
                       : EVENMATCH_TEXT("Errors", "%1 (this player needs a colon and a value)"),
                {spec.text}}};
    if (!readOptions(text, spec.options))
        return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (write options as ?name=value&name=value)"), {spec.text}}};
    if (!isGoodArgument(spec))
        return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 in %2"), {spec.argument, spec.text}}};
    for (const auto& [name, value] : spec.options) {
        const bool own = spec.kind == Kind::Uci && name != "nodes" && name != "depth" && name != "movetime";
        const bool known = spec.kind == Kind::Uci || std::ranges::find(kind->options, name) != kind->options.end();
        if (!known || (!own && !isGoodValue(name, value)))
            return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 in %2"), {name + "=" + value, spec.text}}};
        if (isIdle(spec, name))
            return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 has no effect in %2"), {name + "=" + value, spec.text}}};
    }
    return spec;
}

Error unknownRank(const strength::RankScale& scale, const std::string& text)
{
    return {ErrorCode::NotFound,
        {EVENMATCH_TEXT("Errors", "rank %1 (the ranks are %2 to %3)"), {text, scale.name(0), scale.name(scale.size() - 1)}}};
}

core::Result<SearchStyle> makeStyle(const PlayerSpec& spec, const PlayerResources& resources)
{
    if (spec.searchesAtRank())
        return rankedStyle(spec, resources);
    if (spec.kind != Kind::Plain && spec.kind != Kind::StrengthIndex)
        return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (this player does not search)"), {spec.text}}};
    SearchStyle style = plainStyle(spec, resources);
    if (spec.kind == Kind::StrengthIndex) {
        const double z = *toNumber(spec.argument);
        style.chooser = StrengthIndex{z, numberOption(spec, "threshold").value_or(StrengthIndex().threshold)};
        if (says(spec, "adjust", "within")) {
            style.within = strength::WithinGame::strengthIndex(strength::Dial::strengthIndex().stronger(z, 0)); // within the dial's bounds
            style.within->fullStep = numberOption(spec, "step").value_or(style.within->fullStep);
            style.within->proportional = !spec.options.contains("inside");
            style.within->insidePart = numberOption(spec, "inside").value_or(style.within->insidePart);
        }
    }
    return style;
}

core::Result<std::unique_ptr<Player>> makePlayer(const PlayerSpec& spec, const PlayerResources& resources)
{
    if (spec.needsNetwork() && !resources.evaluator)
        return Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "a network for %1"), {spec.text}}};
    switch (spec.kind) {
    case Kind::Random: return std::unique_ptr<Player>(std::make_unique<RandomPlayer>());
    case Kind::Uct:
        return std::unique_ptr<Player>(std::make_unique<UctPlayer>(
            spec.text, static_cast<std::uint64_t>(*toNumber(spec.argument)), numberOption(spec, "c").value_or(kUctConstant)));
    case Kind::Minimax: return makeMinimax(spec, TargetForm::Own);
    case Kind::Heuristic: return makeMinimax(spec, TargetForm::Own);
    case Kind::Score4: return makeMinimax(spec, says(spec, "side", "other") ? TargetForm::Score4ForOther : TargetForm::Score4);
    case Kind::Mancala: return makeMinimax(spec, TargetForm::Mancala);
    case Kind::Divilly: return makeMinimax(spec, TargetForm::Divilly);
    case Kind::Policy: return makePolicy(spec, resources);
    case Kind::Rung: return makeRung(spec, resources);
    case Kind::Gtp:
    case Kind::Uci: return makeEngine(spec);
    case Kind::Plain:
    case Kind::StrengthIndex:
    case Kind::Steered:
    case Kind::RankConditioned: break;
    }
    auto style = makeStyle(spec, resources);
    if (!style)
        return style.error();
    return std::unique_ptr<Player>(std::make_unique<SearchPlayer>(resources.evaluator, *std::move(style)));
}

} // namespace evenmatch::search
