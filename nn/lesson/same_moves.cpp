#include "nn/lesson/same_moves.h"

#include "core/game/go/position.h"
#include "nn/data/symmetry.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

constexpr int kSymmetries = 8;

bool looksTheSame(const go::Position& position, int symmetry)
{
    const int size = position.size();
    for (int i = 0; i < size * size; ++i) {
        const int other = symmetric(i, size, symmetry);
        const go::Point here = position.board().at(i % size, i / size);
        const go::Point there = position.board().at(other % size, other / size);
        if (position.board().color(here) != position.board().color(there))
            return false;
    }
    return true;
}

/// The symmetries of the board, the identity first. Only the identity during a ko.
std::vector<int> symmetriesOf(const game::AnyPosition& position)
{
    std::vector<int> symmetries{0};
    const auto* board = position.as<go::Position>();
    if (board && board->koPoint() == game::kNoMove)
        for (int symmetry = 1; symmetry < kSymmetries; ++symmetry)
            if (looksTheSame(*board, symmetry))
                symmetries.push_back(symmetry);
    return symmetries;
}

game::Move imageOf(const game::AnyPosition& position, game::Move move, int symmetry)
{
    const auto* board = position.as<go::Position>();
    if (!board || board->isPass(move))
        return move;
    return {static_cast<std::uint16_t>(symmetric(move.code, board->size(), symmetry))};
}

std::vector<game::Move> imagesOf(const game::AnyPosition& position, game::Move move, const std::vector<int>& symmetries)
{
    std::vector<game::Move> moves;
    for (const int symmetry : symmetries)
        moves.push_back(imageOf(position, move, symmetry));
    std::ranges::sort(moves, {}, &game::Move::code);
    const auto more = std::ranges::unique(moves);
    moves.erase(more.begin(), more.end());
    return moves;
}

} // namespace

std::vector<game::Move> sameMoves(const game::AnyPosition& position, game::Move move)
{
    return imagesOf(position, move, symmetriesOf(position));
}

bool comeToTheSame(const game::AnyPosition& position, game::Move one, game::Move other)
{
    const std::vector<game::Move> same = sameMoves(position, one);
    return std::ranges::find(same, other) != same.end();
}

std::vector<game::Move> turnedLine(const game::AnyPosition& position, std::span<const game::Move> line, game::Move first)
{
    std::vector<game::Move> turned;
    for (const int symmetry : symmetriesOf(position))
        if (turned.empty() && imageOf(position, line.front(), symmetry) == first)
            for (const game::Move move : line)
                turned.push_back(imageOf(position, move, symmetry));
    return turned;
}

game::Move listedMove(const lesson::Card& card, const game::AnyPosition& position, game::Move move)
{
    const std::vector<game::Move> same = sameMoves(position, move);
    const lesson::CardMove* listed = nullptr;
    for (const lesson::CardMove& known : card.moves)
        if (std::ranges::find(same, known.move) != same.end() && (!listed || known.loss < listed->loss))
            listed = &known;
    return listed ? listed->move : move;
}

void shareLosses(lesson::Card& card, const game::AnyPosition& position)
{
    if (symmetriesOf(position).size() == 1)
        return;
    std::vector<double> losses;
    for (const lesson::CardMove& move : card.moves)
        losses.push_back(card.find(listedMove(card, position, move.move))->loss);
    for (std::size_t i = 0; i < losses.size(); ++i)
        card.moves[i].loss = losses[i];
    std::ranges::stable_sort(card.moves, {}, &lesson::CardMove::loss);
}

void countSameMoves(const game::AnyPosition& position, Evaluation& evaluation)
{
    const std::vector<int> symmetries = symmetriesOf(position);
    const std::size_t count = evaluation.moves.size();
    if (symmetries.size() == 1 || count == 0)
        return;
    const std::vector<float> alone = evaluation.rankPriors;
    for (std::size_t i = 0; i < count; ++i)
        for (const game::Move same : imagesOf(position, evaluation.moves[i], symmetries)) {
            const std::size_t other = evaluation.indexOf(same);
            if (other == i || other >= count)
                continue;
            for (std::size_t at = 0; at < alone.size(); at += count)
                evaluation.rankPriors[at + i] += alone[at + other];
        }
}

void joinSameMoves(const game::AnyPosition& position, std::vector<game::Move>& moves, lesson::RankPolicies& policies)
{
    const std::vector<int> symmetries = symmetriesOf(position);
    if (symmetries.size() == 1)
        return;
    std::vector<game::Move> joined;
    std::vector<std::size_t> place; // of each move among the merged ones
    for (const game::Move move : moves) {
        const game::Move first = imagesOf(position, move, symmetries).front();
        const auto found = std::ranges::find(joined, first);
        place.push_back(static_cast<std::size_t>(found - joined.begin()));
        if (found == joined.end())
            joined.push_back(first);
    }
    lesson::RankPolicies sums{
        .ranks = policies.ranks, .moves = joined.size(), .chances = std::vector<float>(policies.ranks * joined.size())};
    for (std::size_t rank = 0; rank < policies.ranks; ++rank)
        for (std::size_t i = 0; i < moves.size(); ++i)
            sums.chances[rank * joined.size() + place[i]] += policies.at(rank, i);
    moves = std::move(joined);
    policies = std::move(sums);
}

} // namespace evenmatch::nn
