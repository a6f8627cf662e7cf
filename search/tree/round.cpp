#include "search/tree/round.h"

#include "core/game/chess/position.h"
#include "search/tree/expected_rank.h"
#include "search/tree/select.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace evenmatch::search {

namespace {

constexpr std::uint64_t kMostInFlight = 4096; ///< even with as many collisions far below the limit of Node::inFlight

/// The result for Side::First, -1 … 1.
float valueOf(game::Outcome outcome)
{
    switch (outcome) {
    case game::Outcome::FirstWins: return 1;
    case game::Outcome::SecondWins: return -1;
    default: return 0;
    }
}

bool canClaimDraw(const game::AnyPosition& position)
{
    const auto* chess = position.as<chess::Position>();
    return chess && chess->canClaimDraw();
}

bool asksAllRanks(const SearchOptions& options) { return options.strength && options.strength->measure == Measure::ExpectedRank; }

bool mixesPolicies(const SearchOptions& options) { return options.priorRank && options.freeShare > 0; }

/// The policy of the search. Empty if the evaluation lacks it. `mixed` holds a policy that is in neither list of the evaluation.
std::span<const float> policyOf(const nn::Evaluation& evaluation, const SearchOptions& options, std::vector<float>& mixed)
{
    const std::span<const float> all = options.priorRank ? evaluation.rankPriors : evaluation.prior;
    if (all.size() != evaluation.moves.size())
        return {};
    if (!mixesPolicies(options) || evaluation.prior.size() != all.size())
        return all;
    mixed.resize(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        mixed[i] = std::lerp(all[i], evaluation.prior[i], static_cast<float>(options.freeShare));
    return mixed;
}

/// The edge of a move. REQUIRES: the node has it
Selected edgeOf(const Tree& tree, const Node& node, game::Move move)
{
    const NodeIndex child = tree.find(node, move);
    return {child == kNoNode ? node.answer.edgeOf(move) : tree[child].edge, child};
}

/// The form of results for the tree.
nn::Keep keepOf(const SearchOptions& options)
{
    if (mixesPolicies(options) || asksAllRanks(options))
        return nn::Keep::Whole;
    return options.priorRank ? nn::Keep::TreeOfRank : nn::Keep::TreeRankFree;
}

/// The steering evaluation of the options; a converted one is stored in `own`.
const nn::Evaluation& asSteered(const nn::Evaluation& given, const SearchOptions& options, std::optional<nn::Evaluation>& own)
{
    return asksAllRanks(options) ? own.emplace(withExpectedRanks(given, options.priorRank)) : given;
}

std::optional<Steering> steeringAt(const SearchOptions& options, const DeltaRange& range, int moveNumber)
{
    return options.strength ? std::optional<Steering>(std::in_place, *options.strength, range, moveNumber) : std::nullopt;
}

} // namespace

nn::Query searchQuery(const nn::GameState& state, const SearchOptions& options)
{
    const bool relative = options.strength && options.strength->measure == Measure::Relative;
    const bool fromMap = options.strength && options.strength->source == BetaSource::Map && !asksAllRanks(options);
    nn::Query query{&state, nn::RankWish::none(), fromMap};
    if (asksAllRanks(options))
        query.ranks = nn::RankWish::all();
    else if (options.priorRank)
        query.ranks = nn::RankWish::at(*options.priorRank);
    else if (relative)
        query.ranks = nn::RankWish::at(options.strength->rank);
    return query;
}

void TreeGrower::clear()
{
    m_tree.clear();
    m_positions.clear();
    m_range.clear();
}

core::Result<void> TreeGrower::startAt(const nn::GameState& root, const nn::Evaluation& evaluation, const SearchOptions& options)
{
    if (!m_tree.empty())
        return {};
    ++m_counts.simulations;
    ++m_counts.evaluations;
    ++m_counts.batches;
    Node& node = m_tree[m_tree.makeRoot()];
    node.toMove = root.position().sideToMove();
    if (const game::Outcome outcome = root.position().outcome(); outcome != game::Outcome::None) {
        node.state = Node::Terminal;
        node.value = valueOf(outcome);
    } else if (const auto done = expand(Tree::kRoot, evaluation, options); !done) {
        return done.error();
    }
    node.visits = 1;
    node.valueSum = node.value;
    return {};
}

void TreeGrower::addNoise(const nn::Evaluation& given, const SearchOptions& options, core::Random& random)
{
    std::optional<nn::Evaluation> byPolicies;
    const nn::Evaluation& evaluation = asSteered(given, options, byPolicies);
    std::gamma_distribution<double> gamma(options.noise.alpha);
    std::vector<double> noise(evaluation.moves.size());
    std::ranges::generate(noise, [&] { return gamma(random); });
    const double sum = std::accumulate(noise.begin(), noise.end(), 0.0);
    std::vector<float> ofPolicies;
    const std::span<const float> policy = policyOf(evaluation, options, ofPolicies);
    if (sum <= 0 || policy.empty())
        return;
    std::vector<float> mixed(policy.begin(), policy.end());
    for (std::size_t i = 0; i < mixed.size(); ++i)
        mixed[i] = static_cast<float>((1 - options.noise.fraction) * policy[i] + options.noise.fraction * noise[i] / sum);
    if (nn::PackedAnswer answer = nn::PackedAnswer::of(evaluation, mixed))
        m_tree.replaceAnswer(Tree::kRoot, std::move(answer));
}

void TreeGrower::descend(game::Move move, const nn::GameState& root, const SearchOptions& options)
{
    if (m_tree.empty())
        return;
    const NodeIndex child = m_tree.find(m_tree[Tree::kRoot], move);
    // A claimable draw ends the game in the tree; if the game continues after it, there is no subtree to keep.
    if (child == kNoNode || m_tree[child].state != Node::Evaluated) {
        clear();
        return;
    }
    m_tree.keepOnly(child);
    m_positions.clear();
    remeasure(root, options);
}

void TreeGrower::remeasure(const nn::GameState& root, const SearchOptions& options)
{
    m_range.clear();
    if (!options.strength || options.strength->measure == Measure::Relative || m_tree.empty())
        return;
    struct Visit {
        NodeIndex node;
        int moveNumber;
    };
    std::vector<Visit> open = {{Tree::kRoot, root.moveNumber()}};
    while (!open.empty()) {
        const auto [parent, moveNumber] = open.back();
        open.pop_back();
        const Steering steering(*options.strength, m_range, moveNumber);
        for (NodeIndex index = m_tree[parent].firstChild; index != kNoNode; index = m_tree[index].nextSibling) {
            const Node& node = m_tree[index];
            if (node.pairs > 0)
                m_range.add(steering.delta(node.strengthSum / node.pairs));
            open.push_back({index, moveNumber + 1});
        }
    }
}

core::Result<void> TreeGrower::round(
    const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop, const OnAnswer& onAnswer)
{
    const std::size_t batch = options.batch != 0 ? options.batch : std::max<std::size_t>(m_evaluator.preferredBatch(), 1);
    gather(root, options, std::min<std::uint64_t>(batch, allowed), stop);
    if (onAnswer)
        for (nn::Query& query : m_queries) {
            query.keep = nn::Keep::Whole;
            query.ownership = m_evaluator.info().hasOwnership;
        }
    m_answers.resize(std::max(m_answers.size(), m_queries.size()));
    const std::span<nn::Evaluation> answers = std::span(m_answers).first(m_queries.size());
    if (!m_queries.empty())
        if (const auto done = m_evaluator.evaluate(m_queries, answers); !done)
            return done.error();
    if (onAnswer)
        tellAnswers(answers, onAnswer);
    return settle(root, options, answers);
}

/// Leaves that did not collide wait in the order of the queries.
void TreeGrower::tellAnswers(std::span<const nn::Evaluation> answers, const OnAnswer& onAnswer) const
{
    std::size_t query = 0;
    for (const Leaf& leaf : m_leaves)
        if (!leaf.collided) {
            onAnswer(m_tree[m_paths[leaf.pathBegin + 1]].move, m_states[query], answers[query]);
            ++query;
        }
}

void TreeGrower::gather(const nn::GameState& root, const SearchOptions& options, std::uint64_t allowed, const std::stop_token& stop,
    std::optional<game::Move> through)
{
    const std::uint64_t wanted = std::min(allowed, kMostInFlight);
    std::uint64_t made = 0;
    std::size_t collisions = 0;
    m_paths.clear();
    m_leaves.clear();
    m_waiting.clear();
    m_states.clear();
    m_queries.clear();
    while (made < wanted && collisions < wanted && !stop.stop_requested()) {
        const Leaf leaf = select(root, options, through);
        if (leaf.collided) {
            ++collisions;
            m_leaves.push_back(leaf);
            continue;
        }
        ++made;
        const auto path = pathOf(leaf);
        Node& node = m_tree[path.back()];
        if (node.state == Node::Waiting) {
            const nn::GameState& state = m_positions.at(m_tree, root, path);
            node.toMove = state.position().sideToMove();
            if (!settleByRules(node, state.position(), options)) {
                m_leaves.push_back(leaf);
                m_waiting.push_back(path.back());
                m_states.push_back(state);
                continue;
            }
        }
        backUp(path, root.moveNumber(), options); // the game is over there
    }
    for (const nn::GameState& state : m_states) {
        m_queries.push_back(searchQuery(state, options));
        m_queries.back().keep = keepOf(options);
    }
    m_counts.simulations += made;
}

core::Result<void> TreeGrower::settle(const nn::GameState& root, const SearchOptions& options, std::span<const nn::Evaluation> answers)
{
    if (!m_waiting.empty())
        ++m_counts.batches;
    m_counts.evaluations += m_waiting.size();
    for (std::size_t i = 0; i < m_waiting.size(); ++i)
        if (const auto done = expand(m_waiting[i], answers[i], options); !done)
            return done.error();
    for (const Leaf& leaf : m_leaves) {
        if (leaf.collided)
            unmark(pathOf(leaf));
        else
            backUp(pathOf(leaf), root.moveNumber(), options);
    }
    return {};
}

/// Descends from the root to a new leaf, a waiting leaf, or an end of the game, and marks the path as in flight.
TreeGrower::Leaf TreeGrower::select(const nn::GameState& root, const SearchOptions& options, std::optional<game::Move> through)
{
    Leaf leaf{m_paths.size(), m_paths.size(), false};
    NodeIndex index = Tree::kRoot;
    int moveNumber = root.moveNumber();
    for (;;) {
        m_paths.push_back(index);
        const Node& node = m_tree[index];
        if (node.state != Node::Evaluated) {
            leaf.collided = node.state == Node::Waiting;
            break;
        }
        const std::optional<Steering> steering = steeringAt(options, m_range, moveNumber++);
        const Selected selected = through && index == Tree::kRoot ? edgeOf(m_tree, node, *through)
                                                                  : selectEdge(m_tree, node, options.puct, steering ? &*steering : nullptr);
        if (selected.child == kNoNode) {
            m_paths.push_back(m_tree.open(index, selected.edge));
            break;
        }
        index = selected.child;
    }
    leaf.pathEnd = m_paths.size();
    for (const NodeIndex passed : pathOf(leaf))
        ++m_tree[passed].inFlight;
    return leaf;
}

/// Whether the game is over there; the leaf then has its result.
bool TreeGrower::settleByRules(Node& leaf, const game::AnyPosition& position, const SearchOptions& options) const
{
    game::Outcome outcome = position.outcome();
    if (outcome == game::Outcome::None && !(options.claimDraws && canClaimDraw(position)))
        return false;
    if (outcome != game::Outcome::None && options.outcomeOf)
        outcome = options.outcomeOf(position);
    leaf.state = Node::Terminal;
    leaf.value = valueOf(outcome);
    return true;
}

/// An invalid evaluation (NaN from a damaged network) ends the search instead of the program.
core::Result<void> TreeGrower::expand(NodeIndex index, const nn::Evaluation& given, const SearchOptions& options)
{
    std::vector<float> mixed;
    std::optional<nn::Evaluation> byPolicies;
    const nn::Evaluation& evaluation = asSteered(given, options, byPolicies);
    nn::PackedAnswer answer
        = evaluation.packed ? evaluation.packed : nn::PackedAnswer::of(evaluation, policyOf(evaluation, options, mixed));
    if (!answer)
        return core::Error{core::ErrorCode::Unexpected, "evaluation"};
    m_tree.expand(index, std::move(answer));
    Node& node = m_tree[index];
    node.value = static_cast<float>(seenBy(node.toMove, node.answer.value()));
    node.state = Node::Evaluated;
    return {};
}

/// Adds the leaf's value and the strength of the pair that led to it to all nodes of the path, then widens the range of δ.
void TreeGrower::backUp(std::span<const NodeIndex> path, int rootMoveNumber, const SearchOptions& options)
{
    const StrengthPuct plain;
    const StrengthPuct& how = options.strength ? *options.strength : plain;
    const Node& leaf = m_tree[path.back()];
    const Node& before = m_tree[path[path.size() - 2]];
    const bool hasStrength = how.source == BetaSource::Map || leaf.state == Node::Evaluated;
    double strength = 0;
    if (how.source == BetaSource::Map)
        strength = strengthOfPair(how.measure, before.answer, before.answer.quality(leaf.edge));
    else if (hasStrength)
        strength = leaf.answer.level();
    for (std::size_t i = 0; i < path.size(); ++i) {
        Node& node = m_tree[path[i]];
        --node.inFlight;
        ++node.visits;
        node.valueSum += leaf.value;
        if (i > 0 && hasStrength && (how.pairs == PairsCounted::Both || m_tree[path[i - 1]].toMove == before.toMove)) {
            node.strengthSum += strength;
            ++node.pairs;
        }
    }
    if (!options.strength || how.measure == Measure::Relative)
        return;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (const Node& node = m_tree[path[i]]; node.pairs > 0)
            m_range.add(std::abs(node.strengthSum / node.pairs - how.target(rootMoveNumber + static_cast<int>(i) - 1)));
}

void TreeGrower::unmark(std::span<const NodeIndex> path)
{
    for (const NodeIndex index : path)
        --m_tree[index].inFlight;
}

} // namespace evenmatch::search
