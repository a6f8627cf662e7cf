#include "search/player/manners.h"

#include "core/game/go/scoring.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace evenmatch::search {

namespace {

constexpr double kStandsBetter = 0.1; ///< of the expected result, -1 … 1
constexpr double kLeftOfTheStart = 0.2; ///< of the chance at the first turn: with less it resigns
constexpr int kOpeningPlies = 30;
constexpr double kLost = -0.85;
constexpr double kSmallLoss = 0.05;
constexpr double kFarLikelier = 4; ///< ratio to the probability of the pass
constexpr int kEndless = 3; ///< moves per point
constexpr int kPlayedOut = 3; ///< the share of points with a stone, 1 / kPlayedOut, at the end of a game

bool hasNeutralPoints(const go::Position& position, const go::Score& score)
{
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            if (position.colorAt(x, y) == go::Color::Empty
                && score.owner[static_cast<std::size_t>(y * position.size() + x)] == go::Owner::Neutral)
                return true;
    return false;
}

/// Whether the search prefers no move to the pass; a pass without visits is not compared.
bool passIsBest(const ResultNode& pass, const SearchResult& result)
{
    const ResultNode& first = result.moves().front();
    return &pass == &first || (pass.visits > 0 && pass.q >= first.q - kSmallLoss);
}

/// In a decided game a search finds no difference between the pass and the answer to an atari; the policy does.
bool isUrgent(const ResultNode& pass, const SearchResult& result)
{
    return std::ranges::max(result.moves(), {}, &ResultNode::prior).prior > kFarLikelier * pass.prior;
}

bool standsInOurs(const go::Position& position, const go::Score& score)
{
    const game::Move last = position.lastMove();
    if (position.moveNumber() == 0 || last == game::kNoMove || position.isPass(last))
        return false;
    const auto point = static_cast<std::size_t>(position.yOf(last) * position.size() + position.xOf(last));
    return score.owner[point] == (position.sideToMove() == game::Side::First ? go::Owner::Black : go::Owner::White);
}

go::Score countedNow(const go::Position& position) { return go::score(position, go::proposeDeadStones(position)); }

/// On an open board dead stones are unknown, and a count is meaningless.
bool isPlayedOut(const go::Position& position)
{
    const int points = position.size() * position.size();
    return kPlayedOut * (points - position.board().emptyCount()) >= points;
}

/// The liberties of the colour's stones among these.
go::PointSet libertiesOf(const go::Position& position, const go::PointSet& stones, go::Color color)
{
    const go::Board& board = position.board();
    go::PointSet liberties;
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x) {
            if (position.colorAt(x, y) != color || !stones.contains(position.moveAt(x, y)))
                continue;
            for (const int step : go::Board::kNeighbours)
                if (const auto point = static_cast<go::Point>(board.at(x, y) + step); board.isEmpty(point))
                    liberties.insert(position.moveAt(go::Board::x(point), go::Board::y(point)));
        }
    return liberties;
}

double marginFor(game::Side side, const go::Score& score) { return side == game::Side::First ? score.margin : -score.margin; }

} // namespace

ResignRule ResignRule::of(const strength::RankPlay& play)
{
    return {2 * play.resignBelow - 1, static_cast<int>(std::lround(play.resignTurns)), ResignRule().notBefore};
}

bool mates(const chess::Position& position, game::Move move)
{
    chess::Position after = position;
    after.play(move);
    return after.ending() == chess::Ending::Checkmate;
}

void seeMates(const chess::Position& position, double seen, std::span<const game::Move> moves, std::span<double> weights)
{
    assert(moves.size() == weights.size());
    std::vector<std::size_t> mating;
    double played = 0;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (mates(position, moves[i])) {
            mating.push_back(i);
            played += weights[i];
        }
    if (mating.empty() || played >= seen)
        return;
    std::vector<double> kept;
    for (const std::size_t i : mating)
        kept.push_back(played > 0 ? weights[i] * seen / played : seen / static_cast<double>(mating.size()));
    for (double& weight : weights)
        weight *= (1 - seen) / (1 - played);
    for (std::size_t i = 0; i < mating.size(); ++i)
        weights[mating[i]] = kept[i];
}

ResignRule ResignRule::from(const game::AnyPosition& start) const
{
    ResignRule rule = *this;
    if (const auto* board = start.as<go::Position>())
        rule.notBefore = std::max(notBefore, board->size() * board->size() / 3);
    return rule;
}

int Turns::count(bool holds, int moveNumber)
{
    const bool goesOn = moveNumber > std::exchange(m_latest, moveNumber);
    return m_count = !holds ? 0 : goesOn ? m_count + 1 : 1;
}

bool Resignation::decide(double value, int moveNumber)
{
    if (!m_below)
        m_below = std::min(m_rule.below, kLeftOfTheStart * (1 + value) - 1);
    return m_lost.count(value < *m_below, moveNumber) >= m_rule.turns && moveNumber >= m_rule.notBefore;
}

bool DrawOffers::decide(const SearchResult& result)
{
    const int even = m_even.count(std::abs(result.value()) <= m_rule.even, result.moveNumber);
    if (even < m_rule.turns || result.moveNumber < m_rule.notBefore)
        return false;
    m_even.restart();
    return true;
}

void keepManners(const go::Position& position, std::span<const game::Move> moves, std::span<double> weights, Passing passing)
{
    assert(moves.size() == weights.size());
    const go::Color own = position.sideToMove() == game::Side::First ? go::Color::Black : go::Color::White;
    const auto likeliest = static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
    const auto isMannered = [&](std::size_t i) {
        if (position.isPass(moves[i]))
            return passing == Passing::ByChoice && i == likeliest;
        return !position.board().isEye(position.board().at(position.xOf(moves[i]), position.yOf(moves[i])), own);
    };
    double left = 0;
    std::size_t first = moves.size();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const bool mannered = isMannered(i);
        if (mannered && first == moves.size())
            first = i;
        weights[i] = mannered ? weights[i] : 0;
        left += weights[i];
    }
    if (left > 0)
        return;
    if (passing == Passing::Never && first < moves.size())
        weights[first] = 1;
    else
        std::ranges::transform(moves, weights.begin(), [&](game::Move move) { return position.isPass(move) ? 1 : 0; });
}

bool mustAnswer(const go::Position& position) { return position.consecutivePasses() == 0 && standsInOurs(position, countedNow(position)); }

std::optional<game::Move> passToEnd(const go::Position& position, const SearchResult& result)
{
    const game::Move passMove = position.passMove();
    const ResultNode* pass = result.find(passMove);
    if (!pass || result.moves().size() == 1)
        return passMove;
    const bool opponentPassed = position.consecutivePasses() > 0;
    const bool mayBeOver = passIsBest(*pass, result) && (opponentPassed || !isUrgent(*pass, result));
    const bool isEndless = position.moveNumber() >= kEndless * position.size() * position.size();
    if (!opponentPassed && !mayBeOver && !isEndless)
        return std::nullopt; // the usual case, without a count
    const go::Score score = countedNow(position);
    if (standsInOurs(position, score))
        return std::nullopt;
    const bool isWon = opponentPassed && (isPlayedOut(position) || mayBeOver) && marginFor(position.sideToMove(), score) > 0;
    return isEndless || isWon || (mayBeOver && !hasNeutralPoints(position, score)) ? std::optional(passMove) : std::nullopt;
}

std::optional<game::Move> winningPass(const game::AnyPosition& position)
{
    const auto* board = position.as<go::Position>();
    if (!board || board->consecutivePasses() == 0 || !isPlayedOut(*board) || !board->isLegal(board->passMove()) || countNow(*board) <= 0)
        return std::nullopt;
    return board->passMove();
}

std::optional<game::Move> takeDeadStones(const go::Position& position, const go::PointSet& dead, const SearchResult& result)
{
    const go::PointSet liberties = libertiesOf(position, dead, go::colorOf(game::opponent(position.sideToMove())));
    if (liberties.empty() || result.moves().empty())
        return std::nullopt;
    const double aboveAll = result.moves().front().visits + 2.0; // a weight is at most the most visits + 1
    std::vector<game::Move> moves;
    std::vector<double> weights;
    for (const ResultNode& node : result.moves()) {
        moves.push_back(node.move);
        weights.push_back(node.visits + node.prior + (liberties.contains(node.move) ? aboveAll : 0));
    }
    keepManners(position, moves, weights, Passing::Never);
    return moves[static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin())];
}

double countNow(const go::Position& position) { return marginFor(position.sideToMove(), countedNow(position)); }

bool claimsDraw(const chess::Position& position, const SearchResult& result)
{
    return !position.isOver() && position.canClaimDraw() && result.value() <= kStandsBetter;
}

bool acceptsDraw(const SearchResult& result)
{
    return result.moveNumber >= kOpeningPlies && !result.moves().empty() && result.value() <= kStandsBetter;
}

Chooser chooserFor(const Chooser& usual, const SearchResult& result)
{
    if (result.value() >= kLost)
        return usual;
    const auto* policy = std::get_if<RankPolicy>(&usual);
    return RankPolicy{.mostLoss = kSmallLoss, .matesSeen = policy ? policy->matesSeen : 0};
}

} // namespace evenmatch::search
