#include "core/lesson/facts/chess_facts.h"

#include "core/lesson/facts/chess_tactics.h"
#include "core/lesson/facts/deflection.h"
#include "core/lesson/facts/mate_patterns.h"
#include "core/lesson/facts/shut_in.h"

#include <algorithm>
#include <array>

namespace evenmatch::lesson {

using chess::bit;
using chess::Bitboard;
using chess::Board;
using chess::Move;
using chess::MoveList;
using chess::PieceKind;
using chess::Side;
using chess::Square;

namespace {

constexpr int kPiece = 300;
constexpr int kMostMate = 3;
constexpr int kOpeningPlies = 24;

std::uint16_t placeOf(Square square) { return static_cast<std::uint16_t>(square); }

class Finder {
public:
    Finder(const Board& board, Move move)
        : m_board(board), m_move(move), m_next(after(board, move)), m_own(board.sideToMove()), m_enemy(chess::opponent(m_own)),
          m_to(chess::isCastling(move) ? chess::castledKing(chess::fromOf(move), chess::toOf(move)) : chess::toOf(move)),
          m_kind(kindAt(m_next, m_to)), m_sureGain(sureGain(board, move))
    {
    }

    std::vector<Fact> find()
    {
        if (findMate())
            return std::move(m_facts);
        findPromotion();
        findFork();
        findSkewersAndPins();
        findDiscovered();
        findTaking();
        findTrapped();
        for (const Square victim : shutIn(m_board, m_move))
            add(Theme::TrappedPiece, {victim}, 2);
        findOverloaded();
        findDeflection();
        findThreat();
        const auto weight = [](const Fact& fact) {
            static constexpr std::array kOrder
                = {Theme::Promotion, Theme::Fork, Theme::Skewer, Theme::DiscoveredAttack, Theme::HangingPiece, Theme::OverloadedDefender,
                    Theme::Deflection, Theme::TrappedPiece, Theme::Exchange, Theme::MateThreat, Theme::Pin};
            return std::ranges::find(kOrder, fact.theme) - kOrder.begin();
        };
        std::ranges::stable_sort(m_facts, {}, weight);
        return std::move(m_facts);
    }

private:
    static PieceKind kindAt(const Board& board, Square square) { return chess::kindOf(board.pieceAt(square)); }
    bool isEnemy(Square square) const { return (m_next.pieces(m_enemy) & bit(square)) != 0; }
    bool isDefended(Square square) const { return (m_next.attackersTo(square, m_next.occupied()) & m_next.pieces(m_enemy)) != 0; }

    void add(Theme theme, std::initializer_list<Square> squares, int number = 0)
    {
        Fact fact{.theme = theme, .places = {}, .pieces = {}, .number = number};
        for (const Square square : squares) {
            fact.places.push_back(placeOf(square));
            fact.pieces.push_back(kindAt(m_next, square));
        }
        m_facts.push_back(std::move(fact));
    }

    bool findMate()
    {
        const auto moves = mateIn(m_board, m_move, kMostMate);
        if (!moves)
            return false;
        if (*moves == 1 && isBackRankMate(m_next))
            add(Theme::BackRank, {m_next.kingSquare(m_enemy)});
        if (const auto pattern = *moves == 1 ? matePattern(m_next) : std::nullopt)
            add(Theme::MatePattern, {m_next.kingSquare(m_enemy)}, static_cast<int>(*pattern));
        m_facts.push_back({.theme = Theme::Mate, .places = {}, .pieces = {}, .number = *moves});
        if (*moves > 1)
            findDeflection();
        return true;
    }

    void findPromotion()
    {
        if (chess::isPromotion(m_move)) {
            if (m_sureGain >= kWins && !canBeTaken())
                m_facts.push_back({.theme = Theme::Promotion, .places = {placeOf(m_to)}, .pieces = {m_kind}, .number = 1});
            return;
        }
        if (m_kind != PieceKind::Pawn || chess::relativeRank(m_own, chess::rankOf(m_to)) != 6)
            return;
        const auto byPawn = [&](const Board&, Move, Move next) { return chess::fromOf(next) == m_to && chess::isPromotion(next); };
        if (sureGainBy(m_board, m_move, byPawn) >= kWins + worthTaken(m_board, m_move)) // in addition to what it captures
            add(Theme::Promotion, {m_to}, 2);
    }

    /// An answer captures the piece that moved, possibly at a loss.
    bool canBeTaken() const
    {
        MoveList answers;
        m_next.legalMoves(answers);
        return std::ranges::any_of(answers, [&](Move answer) { return chess::toOf(answer) == m_to && isCapture(m_next, answer); });
    }

    Bitboard attacksFrom(Square square) const
    {
        const PieceKind kind = kindAt(m_next, square);
        return kind == PieceKind::Pawn ? chess::pawnAttacks(m_own, square) : chess::pieceAttacks(kind, square, m_next.occupied());
    }

    void findFork()
    {
        std::vector<Square> targets;
        for (Bitboard set = attacksFrom(m_to) & m_next.pieces(m_enemy); set != 0;) {
            const Square square = chess::takeLowest(set);
            const int value = worth(kindAt(m_next, square));
            const bool isLoose = !isDefended(square) && value >= kPiece;
            if (value > worth(m_kind) || isLoose)
                targets.push_back(square);
        }
        if (targets.size() < 2 || m_kind == PieceKind::King)
            return;
        Bitboard all = 0;
        for (const Square square : targets)
            all |= bit(square);
        const auto counts = [&](const Board&, Move answer, Move capture) { // the attacked piece may have moved
            const bool isMovedTarget = (all & bit(chess::fromOf(answer))) != 0 && chess::toOf(capture) == chess::toOf(answer);
            return chess::fromOf(capture) == m_to && ((all & bit(chess::toOf(capture))) != 0 || isMovedTarget);
        };
        if (sureGainBy(m_board, m_move, counts) < kWins || alreadyWins())
            return;
        std::ranges::stable_sort(targets, std::greater(), [&](Square square) { return worth(kindAt(m_next, square)); });
        add(Theme::Fork, {targets[0], targets[1]});
    }

    /// A capture that wins as much on its own is not a fork or skewer.
    bool alreadyWins() const { return isCapture(m_board, m_move) && m_sureGain <= worthTaken(m_board, m_move); }

    void findSkewersAndPins()
    {
        if (m_kind != PieceKind::Bishop && m_kind != PieceKind::Rook && m_kind != PieceKind::Queen)
            return;
        const Bitboard reach = attacksFrom(m_to);
        for (Bitboard set = reach & m_next.pieces(m_enemy); set != 0;) {
            const Square front = chess::takeLowest(set);
            const Bitboard beyond = chess::pieceAttacks(m_kind, m_to, m_next.occupied() ^ bit(front)) & ~reach & m_next.pieces(m_enemy);
            for (Bitboard behind = beyond; behind != 0;) {
                const Square square = chess::takeLowest(behind);
                if ((chess::between(m_to, square) & bit(front)) != 0)
                    judgeLine(front, square);
            }
        }
    }

    void judgeLine(Square front, Square behind)
    {
        const PieceKind first = kindAt(m_next, front);
        const PieceKind second = kindAt(m_next, behind);
        const bool wasOnLine = (chess::between(chess::fromOf(m_move), behind) & bit(front)) != 0
            && m_board.pieceAt(front) != chess::Piece::None && kindAt(m_board, chess::fromOf(m_move)) == m_kind;
        if (wasOnLine)
            return;
        const bool isSkewer
            = worth(first) >= worth(second) && worth(first) > worth(m_kind) && worth(second) >= kPiece && second != PieceKind::King;
        if (isSkewer) {
            const auto counts = [&](const Board&, Move answer, Move capture) {
                const bool isVictim = chess::toOf(capture) == behind || chess::toOf(capture) == front;
                return chess::fromOf(capture) == m_to && isVictim && chess::fromOf(answer) != m_to;
            };
            if (sureGainBy(m_board, m_move, counts) >= kWins && !alreadyWins() && (first == PieceKind::King || !isDefended(behind)))
                add(Theme::Skewer, {front, behind});
            return;
        }
        const bool toKing = second == PieceKind::King;
        const bool toMore = worth(second) > worth(first) && worth(second) > worth(m_kind) && worth(second) >= 500;
        if (worth(first) >= kPiece && first != PieceKind::King && (toKing || toMore) && m_sureGain >= 0)
            add(Theme::Pin, {front, behind});
    }

    void findDiscovered()
    {
        const Square from = chess::fromOf(m_move);
        const Bitboard sliders = m_next.pieces(m_own) & ~bit(m_to)
            & (m_next.pieces(PieceKind::Bishop) | m_next.pieces(PieceKind::Rook) | m_next.pieces(PieceKind::Queen));
        for (Bitboard set = sliders; set != 0 && !chess::isCastling(m_move);) {
            const Square slider = chess::takeLowest(set);
            const PieceKind kind = kindAt(m_next, slider);
            const Bitboard uncovered = chess::pieceAttacks(kind, slider, m_next.occupied())
                & ~chess::pieceAttacks(kind, slider, m_board.occupied()) & m_next.pieces(m_enemy);
            for (Bitboard targets = uncovered; targets != 0;) {
                const Square target = chess::takeLowest(targets);
                const PieceKind victim = kindAt(m_next, target);
                if ((chess::between(slider, target) & bit(from)) == 0 || target == m_to)
                    continue;
                if (worth(victim) <= worth(kind) && (isDefended(target) || worth(victim) < kPiece))
                    continue;
                const auto counts
                    = [&](const Board&, Move, Move capture) { return chess::fromOf(capture) == slider || chess::fromOf(capture) == m_to; };
                if (sureGainBy(m_board, m_move, counts) >= kWins && !alreadyWins())
                    add(Theme::DiscoveredAttack, {target, slider});
            }
        }
    }

    void findTaking()
    {
        if (!isCapture(m_board, m_move) || chess::isPromotion(m_move))
            return;
        const PieceKind taken = chess::isEnPassant(m_move) ? PieceKind::Pawn : kindAt(m_board, chess::toOf(m_move));
        const bool isTakenBack = canBeTaken();
        if (m_sureGain < kWins || m_sureGain > kMated / 2)
            return;
        Fact fact{.theme = isTakenBack ? Theme::Exchange : Theme::HangingPiece, .places = {placeOf(m_to)}, .pieces = {taken}};
        if (isTakenBack ? worth(taken) > worth(kindAt(m_board, chess::fromOf(m_move))) : worth(taken) >= kPiece)
            m_facts.push_back(std::move(fact));
    }

    /// A piece of the opponent that is newly attacked and lost after any reply.
    void findTrapped()
    {
        if (m_sureGain < kWins || m_sureGain > kMated / 2 || isCapture(m_board, m_move) || m_next.inCheck())
            return;
        for (Bitboard set = m_next.pieces(m_enemy) & ~m_next.pieces(PieceKind::Pawn) & ~m_next.pieces(PieceKind::King); set != 0;) {
            const Square victim = chess::takeLowest(set);
            if ((m_next.attackersTo(victim, m_next.occupied()) & m_next.pieces(m_own)) == 0 || couldBeTaken(victim))
                continue;
            const auto counts = [&](const Board&, Move answer, Move capture) {
                const Square now = chess::fromOf(answer) == victim ? chess::toOf(answer) : victim;
                return chess::toOf(capture) == now;
            };
            if (sureGainBy(m_board, m_move, counts) >= kWins && !isForkedWithOther(victim) && !isPinned(victim))
                add(Theme::TrappedPiece, {victim}, 1);
        }
    }

    /// It was hanging before the move.
    bool couldBeTaken(Square victim) const
    {
        MoveList moves;
        m_board.legalMoves(moves);
        const int before = material(m_board, m_own);
        return std::ranges::any_of(moves, [&](Move move) {
            return chess::toOf(move) == victim && isCapture(m_board, move) && -settledMaterial(after(m_board, move)) - before >= kWins;
        });
    }

    /// A pinned piece is not reported as trapped.
    bool isPinned(Square victim) const
    {
        return std::ranges::any_of(
            m_facts, [&](const Fact& fact) { return fact.theme == Theme::Pin && fact.places.front() == placeOf(victim); });
    }

    bool isForkedWithOther(Square victim) const
    {
        return std::ranges::any_of(m_facts, [&](const Fact& fact) {
            return fact.theme == Theme::Fork && std::ranges::find(fact.places, placeOf(victim)) != fact.places.end();
        });
    }

    /// The only piece that can recapture guards another piece, which then falls.
    void findOverloaded()
    {
        if (!isCapture(m_board, m_move) || m_sureGain < kWins || m_sureGain > kMated / 2 || chess::isEnPassant(m_move))
            return;
        MoveList answers;
        m_next.legalMoves(answers);
        std::vector<Move> back;
        for (const Move answer : answers)
            if (chess::toOf(answer) == m_to && isCapture(m_next, answer))
                back.push_back(answer);
        if (back.size() != 1)
            return;
        const Square defender = chess::fromOf(back.front());
        const Board answered = after(m_next, back.front());
        MoveList moves;
        answered.legalMoves(moves);
        for (const Move capture : moves) {
            const Square other = chess::toOf(capture);
            if (!isCapture(answered, capture) || other == m_to || worth(kindAt(answered, other)) < kPiece)
                continue;
            const bool isLoss = worthTaken(m_board, m_move) <= worth(kindAt(m_board, chess::fromOf(m_move)));
            if (leavesUnguarded(m_next, answered, defender, other) && isLoss
                && -settledMaterial(after(answered, capture)) - material(m_board, m_own) >= kWins - 50) {
                Fact fact{.theme = Theme::OverloadedDefender,
                    .places = {placeOf(defender), placeOf(m_to), placeOf(other)},
                    .pieces = {kindAt(m_next, defender), kindAt(m_board, chess::toOf(m_move)), kindAt(m_next, other)}};
                m_facts.push_back(std::move(fact));
                return;
            }
        }
    }

    void findDeflection()
    {
        const auto lured = deflection(m_board, m_move);
        if (!lured || (lured->mate == chess::kNoMove && hasFact(Theme::OverloadedDefender)))
            return;
        Fact fact{.theme = Theme::Deflection,
            .places = {placeOf(lured->defender)},
            .pieces = {kindAt(m_next, lured->defender)},
            .number = lured->mate == chess::kNoMove ? 1 : 2,
            .then = lured->mate};
        if (lured->mate == chess::kNoMove) {
            fact.places.push_back(placeOf(lured->guarded));
            fact.pieces.push_back(kindAt(m_next, lured->guarded));
        }
        m_facts.push_back(std::move(fact));
    }

    bool hasFact(Theme theme) const { return std::ranges::find(m_facts, theme, &Fact::theme) != m_facts.end(); }

    void findThreat()
    {
        if (m_next.inCheck() || m_sureGain < 0 || matingMove(m_board) != chess::kNoMove)
            return;
        if (const Move mate = matingMove(passed(m_next)); mate != chess::kNoMove)
            m_facts.push_back({.theme = Theme::MateThreat, .places = {}, .pieces = {}, .number = 0, .then = mate});
    }

    const Board& m_board;
    Move m_move;
    Board m_next;
    Side m_own;
    Side m_enemy;
    Square m_to;
    PieceKind m_kind;
    int m_sureGain;
    std::vector<Fact> m_facts;
};

/// The number of the side's pieces of this kind on their initial squares.
Bitboard atHome(const Board& board, Side side, PieceKind kind)
{
    static constexpr auto kFiles = [](PieceKind of) -> unsigned {
        switch (of) {
        case PieceKind::Knight: return 0b0100'0010;
        case PieceKind::Bishop: return 0b0010'0100;
        case PieceKind::Queen: return 0b0000'1000;
        default: return 0;
        }
    };
    Bitboard homes = 0;
    for (int file = 0; file < 8; ++file)
        if ((kFiles(kind) >> file & 1) != 0)
            homes |= bit(static_cast<Square>(8 * chess::relativeRank(side, 0) + file));
    return board.pieces(side, kind) & homes;
}

} // namespace

std::optional<Fact> lostTempo(const Board& board, Move move)
{
    const Side own = board.sideToMove();
    const Side enemy = chess::opponent(own);
    const Square from = chess::fromOf(move);
    const PieceKind kind = chess::kindOf(board.pieceAt(from));
    const Bitboard minors = atHome(board, own, PieceKind::Knight) | atHome(board, own, PieceKind::Bishop);
    const bool isPiece = kind == PieceKind::Knight || kind == PieceKind::Bishop || kind == PieceKind::Queen;
    if (board.ply() >= kOpeningPlies || board.inCheck() || !isPiece || chess::isCastling(move) || isCapture(board, move))
        return std::nullopt;
    if ((atHome(board, own, kind) & bit(from)) != 0 || std::popcount(minors) < 2)
        return std::nullopt;
    // Also through an enemy piece, which may uncover the attack.
    const Bitboard hiding = board.pieces(enemy) & ~board.pieces(PieceKind::Pawn);
    const Bitboard sliders = board.pieces(PieceKind::Bishop) | board.pieces(PieceKind::Rook) | board.pieces(PieceKind::Queen);
    const bool wasAttacked = ((board.attackersTo(from, board.occupied()) | (board.attackersTo(from, board.occupied() & ~hiding) & sliders))
                                 & board.pieces(enemy))
        != 0;
    if (wasAttacked || threatAgainst(board) >= kWins || sureGain(board, move) <= -kWins) // losing a piece is worse than losing a tempo
        return std::nullopt;
    const Board next = after(board, move);
    const Square to = chess::toOf(move);
    const bool attacksPiece = (chess::pieceAttacks(kind, to, next.occupied()) & next.pieces(enemy) & ~next.pieces(PieceKind::Pawn)) != 0;
    if (next.inCheck() || attacksPiece || threatAgainst(next) >= kWins)
        return std::nullopt;
    const auto reachFromHome = [own](const Board& of) {
        int squares = 0;
        for (Bitboard set = atHome(of, own, PieceKind::Bishop); set != 0;)
            squares += std::popcount(chess::pieceAttacks(PieceKind::Bishop, chess::takeLowest(set), of.occupied()) & ~of.pieces(own));
        return squares;
    };
    const bool isOutpost
        = kind == PieceKind::Knight && chess::relativeRank(own, chess::rankOf(to)) >= 4 && chess::fileOf(to) >= 2 && chess::fileOf(to) <= 5;
    if (isOutpost)
        return std::nullopt;
    if (reachFromHome(next) >= reachFromHome(board) + 2) // it opens a line for a bishop
        return std::nullopt;
    // Attacking a square beside the king is a purpose: Ng5 with a bishop on c4 is not a lost tempo.
    const Square king = next.kingSquare(enemy);
    for (Bitboard set = chess::kingAttacks(king) & next.pieces(enemy, PieceKind::Pawn); set != 0;) {
        const Square pawn = chess::takeLowest(set);
        const Bitboard attackers = next.attackersTo(pawn, next.occupied()) & next.pieces(own);
        if ((attackers & bit(to)) != 0 && std::popcount(attackers) >= 2)
            return std::nullopt;
    }
    const Square home = chess::lowest(minors);
    return Fact{.theme = Theme::LostTempo, .places = {placeOf(from), placeOf(home)}, .pieces = {kind, chess::kindOf(board.pieceAt(home))}};
}

std::vector<Fact> chessFacts(const Board& board, Move move) { return Finder(board, move).find(); }

} // namespace evenmatch::lesson
