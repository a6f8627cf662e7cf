#include "search/player/search_player.h"

#include "core/game/bits.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "search/player/thinking_time.h"
#include "search/player/time_share.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace evenmatch::search {

namespace {

using std::chrono::milliseconds;

milliseconds share(const TimeControl& time, const Clocks& clocks, game::Side side)
{
    constexpr milliseconds kLag{30};
    if (time.perMove.count() > 0)
        return std::max(time.perMove - kLag, milliseconds(1));
    return timeShare({.left = clocks.left[static_cast<std::size_t>(side)], .increment = time.increment});
}

/// A player's expectation: Go boards become three quarters full, chess games last forty moves and then some more.
double ownMovesLeft(const game::AnyPosition& position)
{
    const double played = position.moveNumber();
    if (const auto* board = position.as<go::Position>())
        return std::max(0.75 * board->size() * board->size() - played, 20.0) / 2;
    return std::max(80 - played, 30.0) / 2;
}

Clock clockOf(const TimeControl& time, const Clocks& clocks, game::Side side)
{
    if (time.perMove.count() > 0)
        return {.period = time.perMove, .periods = 1};
    return {.left = clocks.left[static_cast<std::size_t>(side)], .increment = time.increment};
}

nn::GameState stateAfter(const GameStart& start)
{
    nn::GameState state(start.position);
    for (const game::Move move : start.opening)
        state.play(move);
    return state;
}

} // namespace

struct SearchPlayer::Impl {
    Impl(std::shared_ptr<nn::Evaluator> theEvaluator, SearchStyle theStyle)
        : evaluator(std::move(theEvaluator)), style(std::move(theStyle)), searcher(*evaluator, style.search)
    {
    }

    void beginAnew();
    void returnTo(int moveNumber);
    void follow(const SearchResult& result);
    void applyWithin();
    Decision decisionFrom(SearchResult result);
    game::Move chosenFrom(const SearchResult& result, Passing passing = Passing::ByChoice);
    bool passesWrongly(const go::Position& board, game::Move chosen) const;
    milliseconds humanTime(const SearchResult& result);

    std::shared_ptr<nn::Evaluator> evaluator;
    SearchStyle style;
    Searcher searcher;
    std::optional<nn::GameState> state;
    TimeControl time;
    Clocks clocks; ///< at the latest decision
    std::uint64_t seed = 1;
    core::Random random{1};
    std::array<Resignation, 2> resignations; ///< by side, because a client may request moves for both
    DrawOffers offers;
    std::optional<strength::WithinGame> within; ///< of this game
    /// A change of `within`.
    struct Change {
        int moveNumber = 0;
        double before = 0; ///< the setting
    };
    std::vector<Change> changes; ///< of this game, the latest last
    bool acceptsDraw = false;
};

SearchPlayer::SearchPlayer(std::shared_ptr<nn::Evaluator> evaluator, SearchStyle style)
    : m_impl(std::make_unique<Impl>(std::move(evaluator), std::move(style)))
{
}
SearchPlayer::~SearchPlayer() = default;

const std::string& SearchPlayer::name() const { return m_impl->style.name; }

const SearchStyle& SearchPlayer::style() const { return m_impl->style; }

const nn::NetworkInfo& SearchPlayer::network() const { return m_impl->evaluator->info(); }

std::optional<double> SearchPlayer::setting() const { return m_impl->within ? std::optional(m_impl->within->setting) : std::nullopt; }

bool SearchPlayer::acceptsDraw() const { return m_impl->acceptsDraw; }

void SearchPlayer::setStyle(SearchStyle style)
{
    if (style.within != m_impl->style.within) {
        m_impl->within = style.within;
        m_impl->changes.clear();
    }
    m_impl->style = std::move(style);
    if (m_impl->within)
        setStrength(m_impl->style, network(), m_impl->within->setting);
    m_impl->searcher.setOptions(m_impl->style.search);
}

const nn::GameState& SearchPlayer::state() const
{
    assert(m_impl->state);
    return *m_impl->state;
}

void SearchPlayer::setState(const nn::GameState& state)
{
    m_impl->state = state;
    m_impl->searcher.setPosition(state);
}

core::Result<void> SearchPlayer::start(const GameStart& start)
{
    m_impl->seed = start.seed;
    m_impl->random = core::Random(start.seed);
    m_impl->time = start.time;
    m_impl->resignations.fill(Resignation(m_impl->style.resigns.value_or(ResignRule()).from(start.position)));
    m_impl->offers = DrawOffers();
    m_impl->acceptsDraw = false;
    m_impl->changes.clear();
    if ((m_impl->within = m_impl->style.within))
        setStrength(m_impl->style, network(), m_impl->within->setting);
    SearchOptions options = m_impl->style.search;
    options.seed = start.seed;
    m_impl->searcher = Searcher(*m_impl->evaluator, std::move(options));
    setState(stateAfter(start));
    return {};
}

core::Result<void> SearchPlayer::play(game::Move move)
{
    m_impl->state->play(move);
    m_impl->searcher.setPosition(*m_impl->state);
    return {};
}

core::Result<Decision> SearchPlayer::decide(const Clocks& clocks, std::stop_token stop)
{
    Limits limits = m_impl->style.limits;
    m_impl->clocks = clocks;
    if (!m_impl->time.unlimited()) {
        const milliseconds most = share(m_impl->time, clocks, m_impl->state->position().sideToMove());
        limits.time = limits.time.count() == 0 ? most : std::min(limits.time, most);
    }
    return decideWithin(limits, stop);
}

core::Result<Decision> SearchPlayer::decideWithin(const Limits& limits, const std::stop_token& stop, const Reporting& reporting)
{
    const auto begin = std::chrono::steady_clock::now();
    m_impl->returnTo(m_impl->state->moveNumber());
    if (m_impl->style.decidesByPosition)
        m_impl->beginAnew();
    auto result = m_impl->searcher.run(limits, stop, m_impl->style.shape, reporting);
    if (!result)
        return result.error();
    m_impl->follow(*result);
    Decision decision = m_impl->decisionFrom(*std::move(result));
    decision.thinking = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    if (m_impl->style.human)
        decision.thinking = std::max(decision.thinking, m_impl->humanTime(*decision.search));
    return decision;
}

core::Result<SearchResult> SearchPlayer::analyse(
    const SearchStyle& style, const Limits& limits, const std::stop_token& stop, const Reporting& reporting)
{
    m_impl->searcher.setOptions(style.search);
    auto result = m_impl->searcher.run(limits, stop, style.shape, reporting);
    m_impl->searcher.setOptions(m_impl->style.search);
    return result;
}

/// A caching evaluator makes up for the discarded tree.
void SearchPlayer::Impl::beginAnew()
{
    const game::AnyPosition& position = state->position();
    searcher.clearTree();
    random = core::Random(game::mixHash(game::mixHash(seed, position.hash()), static_cast<std::uint64_t>(position.moveNumber())));
}

/// A turn that was taken back, or that is decided again, changes the strength only once.
void SearchPlayer::Impl::returnTo(int moveNumber)
{
    if (changes.empty() || changes.back().moveNumber < moveNumber)
        return;
    for (; !changes.empty() && changes.back().moveNumber >= moveNumber; changes.pop_back())
        within->setting = changes.back().before;
    applyWithin();
}

/// Becomes weaker or stronger by this search's result: the choice from it at once, the tree from the next search on.
void SearchPlayer::Impl::follow(const SearchResult& result)
{
    if (!within || result.moves().empty())
        return;
    changes.push_back({result.moveNumber, within->setting});
    within->beforeMove((result.moves().front().q + 1) / 2, result.moveNumber);
    applyWithin();
}

void SearchPlayer::Impl::applyWithin()
{
    setStrength(style, evaluator->info(), within->setting);
    if (playsAtRank(style))
        searcher.setOptions(style.search);
}

milliseconds SearchPlayer::Impl::humanTime(const SearchResult& result)
{
    const game::AnyPosition& position = state->position();
    const auto seconds = thinkingTime(
        clockOf(time, clocks, position.sideToMove()), difficultyOf(result), result.moveNumber, ownMovesLeft(position), random);
    return std::chrono::duration_cast<milliseconds>(seconds);
}

game::Move SearchPlayer::Impl::chosenFrom(const SearchResult& result, Passing passing)
{
    const Chooser chooser = style.careOfRank ? chooserFor(style.chooser, result) : style.chooser;
    const auto* goBoard = state->position().as<go::Position>();
    const auto* chessBoard = state->position().as<chess::Position>();
    const auto* policy = std::get_if<RankPolicy>(&chooser);
    if ((!goBoard && !chessBoard) || !policy)
        return choose(chooser, result, random);
    std::vector<game::Move> moves; // a rank's policy may choose any of them
    for (const ResultNode& node : result.moves())
        moves.push_back(node.move);
    std::vector<double> chances = probabilities(chooser, result);
    if (chances.empty())
        return game::kNoMove;
    if (goBoard)
        keepManners(*goBoard, moves, chances, passing);
    else
        seeMates(*chessBoard, policy->matesSeen, moves, chances);
    return moves[drawIndex(chances, random)];
}

/// For every rank: a pass is no answer to a stone in one's own territory.
bool SearchPlayer::Impl::passesWrongly(const go::Position& board, game::Move chosen) const
{
    return chosen == board.passMove() && std::holds_alternative<RankPolicy>(style.chooser) && mustAnswer(board);
}

Decision SearchPlayer::Impl::decisionFrom(SearchResult result)
{
    Decision decision;
    const auto* board = state->position().as<go::Position>();
    decision.move = chosenFrom(result);
    const auto* chessBoard = state->position().as<chess::Position>();
    const auto pass = board && style.passesToEnd ? passToEnd(*board, result) : std::nullopt;
    if (pass)
        decision.move = *pass;
    else if (board && passesWrongly(*board, decision.move))
        decision.move = chosenFrom(result, Passing::Never);
    if (!pass && style.resigns && resignations[static_cast<std::size_t>(result.toMove)].decide(result))
        decision.kind = Decision::Resign;
    else if (chessBoard && claimsDraw(*chessBoard, result))
        decision.kind = Decision::ClaimDraw;
    acceptsDraw = search::acceptsDraw(result);
    decision.offersDraw = style.human && chessBoard && decision.kind == Decision::Move && offers.decide(result);
    decision.search = std::move(result);
    return decision;
}

core::Result<void> PolicyPlayer::start(const GameStart& start)
{
    m_state = stateAfter(start);
    m_random = core::Random(start.seed);
    return {};
}

core::Result<void> PolicyPlayer::play(game::Move move)
{
    m_state->play(move);
    return {};
}

core::Result<Decision> PolicyPlayer::decide(const Clocks&, std::stop_token)
{
    if (const auto pass = winningPass(m_state->position()))
        return Decision{Decision::Move, *pass, {}, {}};
    const nn::Query query{&*m_state, m_style.rank ? nn::RankWish::at(*m_style.rank) : nn::RankWish::none()};
    nn::Evaluation answer;
    if (auto done = m_evaluator->evaluate(std::span(&query, 1), std::span(&answer, 1)); !done)
        return done.error();
    const std::span<const float> policy = m_style.rank ? answer.rankPrior(0) : std::span<const float>(answer.prior);
    if (m_style.temperature <= 0)
        return Decision{Decision::Move, answer.moves[static_cast<std::size_t>(std::ranges::max_element(policy) - policy.begin())], {}, {}};
    std::vector<double> weights;
    const double likeliest = *std::ranges::max_element(policy);
    for (const float prior : policy)
        weights.push_back(std::pow(prior / likeliest, 1 / m_style.temperature));
    return Decision{Decision::Move, answer.moves[drawIndex(weights, m_random)], {}, {}};
}

} // namespace evenmatch::search
