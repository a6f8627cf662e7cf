#include "core/game/chess/position.h"

#include "core/game/chess/fen.h"
#include "core/game/chess/material.h"
#include "core/game/chess/notation.h"

#include <algorithm>

namespace evenmatch::chess {

static_assert(game::GamePosition<Position>);

Position::Position() : Position(chess960Start(518), false) { }

Position Position::chess960(int number) { return {chess960Start(number), true}; }

core::Result<Position> Position::fromFen(std::string_view text, bool chess960)
{
    const core::Result<FenPosition> read = parseFen(text);
    if (!read)
        return read.error();
    return Position(read->board, chess960 || read->chess960);
}

std::string Position::fen() const { return writeFen(m_board, m_chess960); }

void Position::legalMoves(MoveList& list) const
{
    if (isDrawnByRule())
        list.clear();
    else
        m_board.legalMoves(list);
}

void Position::play(Move move)
{
    const std::uint64_t key = m_board.key();
    m_board.play(move);
    if (m_board.halfmoveClock() == 0)
        m_earlier.clear();
    else
        m_earlier.push_back(key);
    countOccurrences();
}

void Position::play(Move move, Undo& undo)
{
    undo.board = m_board;
    undo.occurrences = m_occurrences;
    const std::uint64_t key = m_board.key();
    m_board.play(move);
    if (m_board.halfmoveClock() == 0) {
        undo.earlier = std::move(m_earlier);
        m_earlier.clear();
    } else {
        m_earlier.push_back(key);
    }
    countOccurrences();
}

void Position::undo(Undo& undo)
{
    if (m_board.halfmoveClock() == 0)
        m_earlier = std::move(undo.earlier);
    else
        m_earlier.pop_back();
    m_board = undo.board;
    m_occurrences = undo.occurrences;
}

void Position::pass()
{
    m_board.pass();
    m_earlier.clear();
    m_occurrences = 1;
}

// 75 moves without a capture or pawn move end the game, so older positions are irrelevant. Without this bound a record of n reversible
// moves would take n² steps.
void Position::countOccurrences()
{
    constexpr std::size_t kLongestMemory = 300;
    const std::size_t oldest = std::min(m_earlier.size(), kLongestMemory);
    m_occurrences = 1;
    for (std::size_t back = 4; back <= oldest; back += 2)
        if (m_earlier[m_earlier.size() - back] == m_board.key())
            ++m_occurrences;
}

bool Position::isDrawnByRule() const { return m_occurrences >= 5 || halfmoveClock() >= 150 || isDeadMaterial(m_board); }

Ending Position::ending() const
{
    if (m_board.countLegalMoves() == 0)
        return inCheck() ? Ending::Checkmate : Ending::Stalemate;
    if (isDeadMaterial(m_board))
        return Ending::InsufficientMaterial;
    if (m_occurrences >= 5)
        return Ending::FivefoldRepetition;
    return halfmoveClock() >= 150 ? Ending::SeventyFiveMoves : Ending::None;
}

game::Outcome Position::outcome() const
{
    switch (ending()) {
    case Ending::None: return game::Outcome::None;
    case Ending::Checkmate: return game::winFor(opponent(sideToMove()));
    default: return game::Outcome::Draw;
    }
}

bool Position::insufficientMaterialFor(Side side) const { return cannotMate(m_board, side); }

Move Position::randomMove(core::Random& random) const
{
    MoveList list;
    legalMoves(list);
    return list.empty() ? kNoMove : list[random.below(static_cast<std::uint32_t>(list.size()))];
}

core::Result<Move> Position::parseSan(std::string_view text) const { return chess::parseSan(m_board, text); }

std::string Position::san(Move move) const { return writeSan(m_board, move); }

std::string Position::uci(Move move) const { return writeUci(move, m_chess960); }

std::optional<Move> Position::parseUci(std::string_view text) const { return chess::parseUci(m_board, text); }

std::optional<Move> Position::parseMove(std::string_view text) const
{
    std::optional<Move> move = parseUci(text);
    if (!move)
        if (const core::Result<Move> san = parseSan(text))
            move = *san;
    return move && isLegal(*move) ? move : std::nullopt;
}

} // namespace evenmatch::chess
