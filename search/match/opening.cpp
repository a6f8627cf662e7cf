#include "search/match/opening.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "search/player/search_player.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace evenmatch::search {

namespace {

using game::Move;

bool suitsGo(const go::Position& board, Move move)
{
    if (board.isPass(move))
        return false;
    const int x = board.xOf(move);
    const int y = board.yOf(move);
    const int line = std::min({x, y, board.size() - 1 - x, board.size() - 1 - y}) + 1;
    if (line < 3 || (board.size() > 9 && line > 4))
        return false;
    for (int otherY = 0; otherY < board.size(); ++otherY)
        for (int otherX = 0; otherX < board.size(); ++otherX)
            if (board.colorAt(otherX, otherY) != go::Color::Empty && std::abs(otherX - x) + std::abs(otherY - y) < 3)
                return false;
    return true;
}

bool suitsChess(const chess::Position& board, Move move)
{
    const chess::Square to = chess::toOf(move);
    if (board.pieceAt(to) != chess::Piece::None)
        return false;
    const int file = chess::fileOf(to);
    const auto kind = chess::kindOf(board.pieceAt(chess::fromOf(move)));
    return (kind == chess::PieceKind::Pawn && file >= 2 && file <= 4) || (kind == chess::PieceKind::Knight && file >= 2 && file <= 5);
}

/// A random suitable move, or any legal one if none is suitable.
Move thumbMove(const game::AnyPosition& position, core::Random& random)
{
    std::vector<Move> suited;
    const auto* board = position.as<go::Position>();
    const auto* chessBoard = position.as<chess::Position>();
    const game::MoveList legal = position.legalMoves();
    for (const Move move : legal)
        if ((!board && !chessBoard) || (board && suitsGo(*board, move)) || (chessBoard && suitsChess(*chessBoard, move)))
            suited.push_back(move);
    if (suited.empty())
        suited.assign(legal.begin(), legal.end());
    return suited[random.below(static_cast<std::uint32_t>(suited.size()))];
}

/// By the policy, but no pass, which would give the other side a move more.
Move likelyMove(const game::AnyPosition& position, const nn::Evaluation& answer, core::Random& random)
{
    std::vector<double> weights(answer.prior.begin(), answer.prior.end());
    if (const auto* board = position.as<go::Position>())
        weights[answer.indexOf(board->passMove())] = 0;
    return answer.moves[drawIndex(weights, random)];
}

struct Draft {
    std::vector<Move> moves;
    double advantage = 0; ///< |value| at the end
};

core::Result<nn::Evaluation> ask(nn::Evaluator& evaluator, const nn::GameState& state)
{
    const nn::Query query{&state, {}};
    nn::Evaluation answer;
    if (auto done = evaluator.evaluate(std::span(&query, 1), std::span(&answer, 1)); !done)
        return done.error();
    return answer;
}

core::Result<Draft> drawOnce(const game::AnyPosition& start, nn::Evaluator* evaluator, int count, core::Random& random)
{
    Draft draft;
    nn::GameState state(start);
    for (int i = 0; i <= count && !state.position().isOver(); ++i) {
        core::Result<nn::Evaluation> answer = nn::Evaluation();
        if (evaluator)
            answer = ask(*evaluator, state);
        if (!answer)
            return answer.error();
        draft.advantage = std::abs(answer->value);
        if (i == count)
            break;
        const Move move = evaluator ? likelyMove(state.position(), *answer, random) : thumbMove(state.position(), random);
        state.play(move);
        draft.moves.push_back(move);
    }
    if (state.position().isOver())
        draft.advantage = std::numeric_limits<double>::infinity();
    return draft;
}

/// Long enough that hundreds of openings hardly repeat, because deterministic players would repeat the game.
int usualMoves(const game::AnyPosition& start, bool network)
{
    const auto* board = start.as<go::Position>();
    return (board && board->size() > 9) || (network && start.as<chess::Position>()) ? 8 : 4;
}

} // namespace

core::Result<std::vector<Move>> drawOpening(
    const game::AnyPosition& start, nn::Evaluator* evaluator, const OpeningOptions& options, std::uint64_t seed)
{
    const int count = options.moves >= 0 ? options.moves : usualMoves(start, evaluator != nullptr);
    core::Random random(seed);
    Draft best{{}, std::numeric_limits<double>::infinity()};
    for (int attempt = 0; attempt < std::max(options.tries, 1); ++attempt) {
        auto draft = drawOnce(start, evaluator, count, random);
        if (!draft)
            return draft.error();
        if (draft->advantage < best.advantage)
            best = *std::move(draft);
        if (best.advantage <= options.mostAdvantage)
            break;
    }
    return best.moves;
}

} // namespace evenmatch::search
