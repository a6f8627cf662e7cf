#include "core/lesson/explain.h"

#include "core/game/chess/attacks.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/facts/chess_tactics.h"
#include "core/lesson/facts/line_facts.h"
#include "core/lesson/facts/mate_patterns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

// Windows translate these texts, in the context "Lessons".
#define EVENMATCH_TEXT(context, text) text

namespace evenmatch::lesson {

using chess::PieceKind;

namespace {

std::string filled(std::string text, std::initializer_list<std::string> values)
{
    int number = 1;
    for (const std::string& value : values) {
        const std::string place = "%" + std::to_string(number++);
        for (std::size_t at = text.find(place); at != text.npos; at = text.find(place, at + value.size()))
            text.replace(at, place.size(), value);
    }
    return text;
}

std::string said(const Wording& wording, std::string_view english)
{
    return wording.translate ? wording.translate(english, -1) : std::string(english);
}

std::string squareText(std::uint16_t square)
{
    return {static_cast<char>('a' + chess::fileOf(square)), static_cast<char>('1' + chess::rankOf(square))};
}

std::string_view pieceTemplate(PieceKind kind)
{
    switch (kind) {
    case PieceKind::Pawn: return EVENMATCH_TEXT("Lessons", "the pawn on %1");
    case PieceKind::Knight: return EVENMATCH_TEXT("Lessons", "the knight on %1");
    case PieceKind::Bishop: return EVENMATCH_TEXT("Lessons", "the bishop on %1");
    case PieceKind::Rook: return EVENMATCH_TEXT("Lessons", "the rook on %1");
    case PieceKind::Queen: return EVENMATCH_TEXT("Lessons", "the queen on %1");
    case PieceKind::King:
    case PieceKind::None: break;
    }
    return EVENMATCH_TEXT("Lessons", "the king on %1");
}

std::string_view shapeTemplate(ShapeName shape)
{
    switch (shape) {
    case ShapeName::EmptyTriangle: return EVENMATCH_TEXT("Lessons", "%1 makes an empty triangle, an inefficient shape.");
    case ShapeName::Ponnuki: return EVENMATCH_TEXT("Lessons", "%1 makes a ponnuki, the strongest shape of four stones.");
    case ShapeName::OnePointJump: return EVENMATCH_TEXT("Lessons", "%1 is a one-point jump.");
    case ShapeName::KnightsMove: return EVENMATCH_TEXT("Lessons", "%1 is a knight's move.");
    case ShapeName::LargeKnightsMove: return EVENMATCH_TEXT("Lessons", "%1 is a large knight's move.");
    case ShapeName::Hane: break;
    }
    return EVENMATCH_TEXT("Lessons", "%1 is a hane.");
}

std::string_view patternTemplate(MatePattern pattern)
{
    switch (pattern) {
    case MatePattern::Smothered: return EVENMATCH_TEXT("Lessons", "%1 is a smothered mate: the king's own men take all its squares.");
    case MatePattern::Arabian: return EVENMATCH_TEXT("Lessons", "%1 is an Arabian mate: rook and knight catch the king in the corner.");
    case MatePattern::Anastasia: return EVENMATCH_TEXT("Lessons", "%1 is Anastasia's mate, along the edge with the help of a knight.");
    case MatePattern::Boden: return EVENMATCH_TEXT("Lessons", "%1 is Boden's mate, by two bishops from two sides.");
    case MatePattern::TwoBishops: return EVENMATCH_TEXT("Lessons", "%1 is a mate by two bishops side by side.");
    case MatePattern::Dovetail: return EVENMATCH_TEXT("Lessons", "%1 is a dovetail mate: the king's own men take its last squares.");
    case MatePattern::Hook: break;
    }
    return EVENMATCH_TEXT("Lessons", "%1 is a hook mate, by rook, knight and pawn.");
}

std::string_view areaTemplate(int column, int row)
{
    static constexpr std::array<std::string_view, 9> kAreas
        = {EVENMATCH_TEXT("Lessons", "The upper left is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The upper side is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The upper right is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The left side is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The centre is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The right side is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The lower left is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The lower side is the biggest area now: %1 is worth about %2 points more."),
            EVENMATCH_TEXT("Lessons", "The lower right is the biggest area now: %1 is worth about %2 points more.")};
    return kAreas[static_cast<std::size_t>(3 * row + column)];
}

/// Makes the sentence for one fact.
class Writer {
public:
    Writer(const Fact& fact, const game::AnyPosition& position, game::Move move, const Wording& wording)
        : m_fact(fact), m_position(position), m_wording(wording), m_text(wording.moveText(position, move)), m_move(move)
    {
    }

    std::string write() const
    {
        switch (m_fact.theme) {
        case Theme::HangingPiece: return say(EVENMATCH_TEXT("Lessons", "%1 takes %2, which nothing defends."), {piece(0)});
        case Theme::Exchange:
            return say(EVENMATCH_TEXT("Lessons", "%1 takes %2, which is worth more than the piece given for it."), {piece(0)});
        case Theme::Fork: return say(EVENMATCH_TEXT("Lessons", "%1 is a fork: it attacks %2 and %3 at once."), {piece(0), piece(1)});
        case Theme::Pin: return say(EVENMATCH_TEXT("Lessons", "%1 pins %2 against %3."), {piece(0), piece(1)});
        case Theme::Skewer:
            return say(EVENMATCH_TEXT("Lessons", "%1 is a skewer: when %2 moves away, %3 behind it is lost."), {piece(0), piece(1)});
        case Theme::DiscoveredAttack:
            return say(EVENMATCH_TEXT("Lessons", "%1 is a discovered attack: %3 now attacks %2."), {piece(0), piece(1)});
        case Theme::BackRank:
            return isBehindPawns() ? say(EVENMATCH_TEXT("Lessons", "%1 is mate on the back rank: its own pawns block the king."), {})
                                   : say(EVENMATCH_TEXT("Lessons", "%1 is mate."), {});
        case Theme::Mate:
            return m_fact.number == 1 ? say(EVENMATCH_TEXT("Lessons", "%1 is mate."), {})
                                      : say(EVENMATCH_TEXT("Lessons", "%1 forces mate in %2 moves."), {std::to_string(m_fact.number)});
        case Theme::MateThreat: return say(EVENMATCH_TEXT("Lessons", "%1 threatens mate by %2."), {threat()});
        case Theme::TrappedPiece:
            return m_fact.number == 1
                ? say(EVENMATCH_TEXT("Lessons", "After %1, %2 has no safe square left."), {piece(0)})
                : say(EVENMATCH_TEXT("Lessons", "%1 shuts in %2: it has no safe square left, and the next move attacks it."), {piece(0)});
        case Theme::Promotion:
            return m_fact.number == 1 ? say(EVENMATCH_TEXT("Lessons", "%1 promotes the pawn, and the new piece cannot be taken."), {})
                                      : say(EVENMATCH_TEXT("Lessons", "After %1 nothing stops the pawn from promoting."), {});
        case Theme::OverloadedDefender:
            return say(EVENMATCH_TEXT("Lessons", "%1 overloads %2: it cannot take back and guard %3 as well."), {piece(0), piece(2)});
        case Theme::Deflection:
            return m_fact.number == 1 ? say(EVENMATCH_TEXT("Lessons", "%1 lures away %2, which alone guards %3."), {piece(0), piece(1)})
                                      : say(EVENMATCH_TEXT("Lessons", "%1 lures away %2, which guards against mate."), {piece(0)});
        case Theme::MatePattern: return say(patternTemplate(static_cast<MatePattern>(m_fact.number)), {});
        case Theme::LostTempo:
            return say(
                EVENMATCH_TEXT("Lessons", "%1 moves %2 again without need while %3 is undeveloped: a lost tempo."), {piece(0), piece(1)});
        case Theme::Capture:
            return m_fact.number == 1
                ? say(EVENMATCH_TEXT("Lessons", "%1 captures the stone at %2."), {point(0)})
                : say(EVENMATCH_TEXT("Lessons", "%1 captures %3 stones at %2."), {point(0), std::to_string(m_fact.number)});
        case Theme::Atari:
            if (m_fact.isSure)
                return say(EVENMATCH_TEXT("Lessons", "%1 catches the chain at %2: it is in atari and cannot get away."), {point(0)});
            return say(EVENMATCH_TEXT("Lessons", "%1 puts the chain at %2 in atari."), {point(0)});
        case Theme::Ladder:
            if (m_fact.isSure)
                return say(EVENMATCH_TEXT("Lessons", "%1 starts a ladder that works: the chain at %2 cannot get away."), {point(0)});
            return say(EVENMATCH_TEXT("Lessons", "%1 extends in a ladder that works: the chain at %2 is captured anyway."), {point(0)});
        case Theme::Escape:
            return say(EVENMATCH_TEXT("Lessons", "%1 saves the chain at %2, which was in atari; no ladder catches it."), {point(0)});
        case Theme::SelfAtari: return say(EVENMATCH_TEXT("Lessons", "%1 leaves the chain at %2 with one liberty."), {point(0)});
        case Theme::Cut: return say(EVENMATCH_TEXT("Lessons", "%1 cuts %2 from %3."), {point(0), point(1)});
        case Theme::Connection:
            return say(EVENMATCH_TEXT("Lessons", "%1 connects %2 with %3, which could have been cut."), {point(0), point(1)});
        case Theme::Ko: return say(EVENMATCH_TEXT("Lessons", "%1 takes the ko."), {});
        case Theme::Eye: return say(EVENMATCH_TEXT("Lessons", "%1 makes an eye at %2."), {point(0)});
        case Theme::Snapback: return say(EVENMATCH_TEXT("Lessons", "%1 is a snapback: capturing the stone loses a larger group."), {});
        case Theme::Net: return say(EVENMATCH_TEXT("Lessons", "%1 is a net: the chain at %2 cannot get out."), {point(0)});
        case Theme::Life:
            return m_fact.number == 1 ? say(EVENMATCH_TEXT("Lessons", "%1 kills the group at %2: it cannot make two eyes."), {point(0)})
                                      : say(EVENMATCH_TEXT("Lessons", "%1 makes the group at %2 live."), {point(0)});
        case Theme::Race: return say(EVENMATCH_TEXT("Lessons", "%1 wins the capturing race between %2 and %3."), {point(0), point(1)});
        case Theme::Endgame:
            return m_fact.number == 1 ? say(EVENMATCH_TEXT("Lessons", "%1 is an endgame move in sente: the opponent answers at %2."),
                       {m_position.moveText(m_fact.then)})
                                      : say(EVENMATCH_TEXT("Lessons", "%1 is the largest endgame move, though in gote."), {});
        case Theme::Shape: return say(shapeTemplate(static_cast<ShapeName>(m_fact.number)), {});
        case Theme::BigPoint: return bigPointText();
        }
        return {};
    }

private:
    std::string say(std::string_view english, std::initializer_list<std::string> values) const
    {
        std::string text = said(m_wording, english);
        int number = 2;
        for (const std::string& value : values) {
            const std::string place = "%" + std::to_string(number++);
            if (const std::size_t at = text.find(place); at != text.npos)
                text.replace(at, place.size(), value);
        }
        if (const std::size_t at = text.find("%1"); at != text.npos)
            text.replace(at, 2, m_text);
        return text;
    }

    std::string piece(std::size_t i) const
    {
        return filled(said(m_wording, pieceTemplate(m_fact.pieces[i])), {squareText(m_fact.places[i])});
    }

    std::string point(std::size_t i) const { return m_position.moveText({m_fact.places[i]}); }

    /// Of a mate on the back rank: pawns alone, and no pieces, are in front of the king.
    bool isBehindPawns() const
    {
        chess::Board mated = m_position.as<chess::Position>()->board();
        mated.play(m_move);
        const chess::Side loser = mated.sideToMove();
        const chess::Bitboard front
            = chess::kingAttacks(mated.kingSquare(loser)) & chess::rankMask(chess::relativeRank(loser, 1)) & mated.pieces(loser);
        return (front & ~mated.pieces(chess::PieceKind::Pawn)) == 0;
    }

    std::string threat() const
    {
        chess::Position next = *m_position.as<chess::Position>();
        next.play(m_move);
        next.pass();
        return m_wording.moveText(next, m_fact.then);
    }

    std::string bigPointText() const
    {
        const auto* board = m_position.as<go::Position>();
        const game::Move at{m_fact.places[0]};
        const int column = board->xOf(at) * 3 / board->size();
        const int row = board->yOf(at) * 3 / board->size();
        return say(areaTemplate(column, row), {std::to_string((m_fact.number + 5) / 10)});
    }

    const Fact& m_fact;
    const game::AnyPosition& m_position;
    const Wording& m_wording;
    std::string m_text;
    game::Move m_move;
};

std::string percent(double part) { return std::to_string(std::lround(100 * part)); }

std::string lossText(const Card& card, double loss, const Wording& wording)
{
    if (card.unit == LossUnit::Points) {
        const long tenths = std::lround(10 * loss);
        return filled(
            said(wording, EVENMATCH_TEXT("Lessons", "%1 points")), {std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)});
    }
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 % winning chances")), {percent(loss)});
}

std::string lineText(const game::AnyPosition& position, std::span<const game::Move> line, const Wording& wording)
{
    std::string text;
    game::AnyPosition after = position;
    for (const game::Move move : line) {
        text += (text.empty() ? "" : " ") + wording.moveText(after, move);
        after.play(move);
    }
    return text;
}

/// During a game the sentence needs no reference to the game; afterwards it does, because the user tries other moves.
std::string playedClause(const game::AnyPosition& position, game::Move move, const Wording& wording)
{
    return filled(
        said(wording,
            wording.gameGoesOn ? EVENMATCH_TEXT("Lessons", "You played %1") : EVENMATCH_TEXT("Lessons", "In the game you played %1")),
        {wording.moveText(position, move)});
}

/// `isNamed`: the previous sentence named the move.
std::string answerSentence(
    const game::AnyPosition& position, game::Move move, const Fact& fact, game::Move answer, bool isNamed, const Wording& wording)
{
    game::AnyPosition after = position;
    after.play(move);
    if (isNamed)
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "The opponent answers: %1")), {sentenceOf(fact, after, answer, wording)});
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1; the opponent answers: %2")),
        {playedClause(position, move, wording), sentenceOf(fact, after, answer, wording)});
}

std::vector<game::Move> lineOf(const CardMove& move)
{
    std::vector<game::Move> line{move.move};
    line.insert(line.end(), move.line.begin(), move.line.end());
    return line;
}

/// A sentence from the judge's lines if no motif explains the position: what `best` wins, what `played` loses, or the answer.
std::string lineSentence(const Card& card, const game::AnyPosition& position, const Wording& wording)
{
    const CardMove* played = card.find(card.played);
    if (!played || played->line.empty() || !position.isLegal(card.played))
        return {};
    const LineEnd bad = endOfLine(position, card.played, played->line);
    const LineEnd good = endOfLine(position, card.best().move, card.best().line);
    const std::string playedText = playedClause(position, card.played, wording);
    game::AnyPosition after = position;
    after.play(card.played);
    const auto then = [&](const LineEnd& end) { return lineText(after, std::span(played->line).first(end.length - 1), wording); };
    if (bad.isMated && !good.isMated)
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1; %2 is mate.")), {playedText, then(bad)});
    const bool isGo = position.as<go::Position>() != nullptr;
    const int least = isGo ? 2 : 1;
    if (bad.gain <= -least && good.gain - bad.gain >= least) {
        if (isGo)
            return filled(
                said(wording, EVENMATCH_TEXT("Lessons", "%1; %2 captures %3 stones.")), {playedText, then(bad), std::to_string(-bad.gain)});
        if (bad.gain == -1)
            return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1; %2 wins a pawn.")), {playedText, then(bad)});
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1; %2 wins material worth %3 pawns.")),
            {playedText, then(bad), std::to_string(-bad.gain)});
    }
    if (good.gain >= least && good.gain - bad.gain >= least) {
        const std::vector<game::Move> line = lineOf(card.best());
        const std::string text = lineText(position, std::span(line).first(good.length), wording);
        if (isGo)
            return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 takes %2 stones.")), {text, std::to_string(good.gain)});
        if (good.gain == 1)
            return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 wins a pawn.")), {text});
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 wins material worth %2 pawns.")), {text, std::to_string(good.gain)});
    }
    if (!after.isLegal(played->line.front()))
        return {};
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1; the opponent answers %2.")),
        {playedText, wording.moveText(after, played->line.front())});
}

/// The result of the best line after some moves: "Bxh7 Kxh7: Ng5 is a fork …".
std::string laterSentence(const Motif& motif, std::span<const game::Move> line, const game::AnyPosition& position, const Wording& wording)
{
    game::AnyPosition at = position;
    for (const game::Move move : line.first(motif.ply))
        at.play(move);
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "After %1: %2")),
        {lineText(position, line.first(motif.ply), wording), sentenceOf(motif.fact, at, line[motif.ply], wording)});
}

std::string soundText(const Card& card, const game::AnyPosition& position, const Wording& wording)
{
    std::string moves;
    for (const CardMove& move : card.moves)
        if (card.isSound(move)) {
            const std::string text = wording.moveText(position, move.move);
            moves = moves.empty() ? text : filled(said(wording, EVENMATCH_TEXT("Lessons", "%1, %2")), {moves, text});
        }
    return moves;
}

/// The share of players who find a good move. Differences of a point or two between neighbouring ranks are not reported.
std::string findersSentence(const Card& card, const Wording& wording)
{
    const SoundMoves sound = card.soundMoves();
    if (areAlike(sound.own, sound.above))
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "About %1 % of players find a good move here, at your rank and at %2.")),
            {percent(sound.own), card.rankAbove});
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "%2 % of players at %1 find a good move here; at your rank %3 %.")),
        {card.rankAbove, percent(sound.above), percent(sound.own)});
}

} // namespace

std::string warningOf(const game::AnyPosition& position, game::Move move, const Wording& wording)
{
    std::string warning;
    if (const auto* board = position.as<chess::Position>()) {
        game::AnyPosition after = position;
        after.play(move);
        const game::Move answer{costlyAnswer(board->board(), move)};
        if (answer == game::kNoMove)
            return warning;
        const std::vector<Fact> facts = factsOf(after, answer);
        if (const auto fact = std::ranges::find_if(facts, isReason); fact != facts.end())
            warning = answerSentence(position, move, *fact, answer, false, wording);
    } else {
        for (const Fact& fact : factsOf(position, move))
            if (warning.empty() && isOwnLoss(fact))
                warning = sentenceOf(fact, position, move, wording);
    }
    return warning;
}

bool areAlike(double chance, double other)
{
    constexpr double kTold = 0.025;
    return std::abs(chance - other) < kTold;
}

Wording plainWording()
{
    return {.translate = {}, .moveText = [](const game::AnyPosition& position, game::Move move) {
                if (const auto* board = position.as<chess::Position>())
                    return board->san(move);
                return position.moveText(move);
            }};
}

std::string sentenceOf(const Fact& fact, const game::AnyPosition& position, game::Move move, const Wording& wording)
{
    return Writer(fact, position, move, wording).write();
}

Reasons reasonsOf(const Card& card, const game::AnyPosition& position)
{
    const CardMove* played = card.kind == CardKind::Decoy ? nullptr : card.find(card.played);
    const std::vector<game::Move> best = lineOf(card.best());
    const std::vector<game::Move> made = played ? lineOf(*played) : std::vector<game::Move>();
    const bool fromUsualStart = card.game == "chess" && card.record.find("[FEN ") == std::string::npos;
    return reasonsOf(position,
        {.best = best,
            .played = made,
            .points = played && card.unit == LossUnit::Points ? played->loss : 0,
            .isOpeningKnown = fromUsualStart});
}

std::vector<Theme> themesOf(const Card& card, const game::AnyPosition& position)
{
    return card.kind == CardKind::Decoy ? std::vector<Theme>() : reasonsOf(card, position).themes();
}

namespace {

std::vector<Fact>::const_iterator firstReason(const std::vector<Fact>& facts) { return std::ranges::find_if(facts, isReason); }

/// The sentences about the move played: what it does wrong, and what the answer shows. Its name is said once, where `named` is not yet.
void addPlayed(std::vector<std::string>& sentences, const game::AnyPosition& position, game::Move played, const Reasons& reasons,
    const Wording& wording)
{
    const std::string clause = playedClause(position, played, wording);
    if (!reasons.played.empty()) {
        const auto reason = firstReason(reasons.played);
        const Fact& fact = reason == reasons.played.end() ? reasons.played.front() : *reason;
        sentences.push_back(
            filled(said(wording, EVENMATCH_TEXT("Lessons", "%1: %2")), {clause, sentenceOf(fact, position, played, wording)}));
    }
    if (const auto fact = firstReason(reasons.answerFacts); fact != reasons.answerFacts.end()) {
        const bool isNamed = !reasons.played.empty();
        sentences.push_back(answerSentence(position, played, *fact, reasons.answer, isNamed, wording));
    }
}

} // namespace

std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Wording& wording)
{
    return explain(card, position, card.kind == CardKind::Decoy ? Reasons() : reasonsOf(card, position), wording);
}

std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Reasons& reasons, const Wording& wording)
{
    std::vector<std::string> sentences;
    if (card.kind == CardKind::Decoy) {
        sentences.push_back(filled(said(wording, EVENMATCH_TEXT("Lessons", "A quiet position: %1 are about equally good.")),
            {soundText(card, position, wording)}));
        return sentences;
    }
    const auto reason = firstReason(reasons.best);
    const bool isForAReason = reason != reasons.best.end();
    if (!isForAReason && reasons.later)
        sentences.push_back(laterSentence(*reasons.later, lineOf(card.best()), position, wording));
    else if (!reasons.best.empty())
        sentences.push_back(sentenceOf(isForAReason ? *reason : reasons.best.front(), position, card.best().move, wording));
    else
        sentences.push_back(
            filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 is best here.")), {wording.moveText(position, card.best().move)}));
    addPlayed(sentences, position, card.played, reasons, wording);
    const auto isNamed = [&, clause = playedClause(position, card.played, wording)] { // evaluated once
        return std::ranges::any_of(sentences, [&](const std::string& said) { return said.find(clause) != std::string::npos; });
    };
    const bool hasReason = isForAReason || reasons.later || firstReason(reasons.answerFacts) != reasons.answerFacts.end()
        || firstReason(reasons.played) != reasons.played.end();
    if (!hasReason)
        if (std::string line = lineSentence(card, position, wording); !line.empty())
            sentences.push_back(std::move(line));
    if (const CardMove* played = card.find(card.played); played && !wording.gameGoesOn)
        sentences.push_back(isNamed()
                ? filled(said(wording, EVENMATCH_TEXT("Lessons", "That lost %1.")), {lossText(card, played->loss, wording)})
                : filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 and lost %2.")),
                    {playedClause(position, card.played, wording), lossText(card, played->loss, wording)}));
    if (card.soundMoves().count > 1)
        sentences.push_back(
            filled(said(wording, EVENMATCH_TEXT("Lessons", "About equally good: %1.")), {soundText(card, position, wording)}));
    sentences.push_back(findersSentence(card, wording));
    return sentences;
}

std::vector<std::string> explainMistake(const game::AnyPosition& position, const MistakeLines& lines, const Wording& wording)
{
    std::vector<std::string> sentences;
    const Reasons reasons = reasonsOf(position, lines);
    if (const auto reason = firstReason(reasons.best); reason != reasons.best.end())
        sentences.push_back(sentenceOf(*reason, position, lines.best.front(), wording));
    else if (reasons.later)
        sentences.push_back(laterSentence(*reasons.later, lines.best, position, wording));
    if (lines.played.size() < 2) { // nobody has said what the answer is: what the board shows
        if (std::string warning = warningOf(position, lines.played.front(), wording); !warning.empty())
            sentences.push_back(std::move(warning));
        return sentences;
    }
    addPlayed(sentences, position, lines.played.front(), reasons, wording);
    return sentences;
}

std::string verdictOn(const Card& card, const game::AnyPosition& position, game::Move move, const Wording& wording)
{
    const std::string text = wording.moveText(position, move);
    const auto loss = card.lossOf(move);
    if (move == card.best().move)
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 is the best move.")), {text});
    if (loss && *loss < soundLoss(card.unit))
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 is right: almost as good as the best move, %2.")),
            {text, wording.moveText(position, card.best().move)});
    if (card.isBetween(move) && !wording.gameGoesOn) // the tutor speaks only of mistakes
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 loses only %2, but there is a better move.")),
            {text, lossText(card, *loss, wording)});
    if (!loss)
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 was not analysed; it is not among the moves known to be good.")), {text});
    if (card.find(move))
        return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 loses %2.")), {text, lossText(card, *loss, wording)});
    return filled(said(wording, EVENMATCH_TEXT("Lessons", "%1 loses at least %2.")), {text, lossText(card, *loss, wording)});
}

std::string_view themeTitle(Theme theme)
{
    switch (theme) {
    case Theme::HangingPiece: return EVENMATCH_TEXT("Lessons", "Hanging piece");
    case Theme::Exchange: return EVENMATCH_TEXT("Lessons", "Winning exchange");
    case Theme::Fork: return EVENMATCH_TEXT("Lessons", "Fork");
    case Theme::Pin: return EVENMATCH_TEXT("Lessons", "Pin");
    case Theme::Skewer: return EVENMATCH_TEXT("Lessons", "Skewer");
    case Theme::DiscoveredAttack: return EVENMATCH_TEXT("Lessons", "Discovered attack");
    case Theme::BackRank: return EVENMATCH_TEXT("Lessons", "Back rank");
    case Theme::Mate: return EVENMATCH_TEXT("Lessons", "Mate");
    case Theme::MateThreat: return EVENMATCH_TEXT("Lessons", "Threat of mate");
    case Theme::TrappedPiece: return EVENMATCH_TEXT("Lessons", "Trapped piece");
    case Theme::Promotion: return EVENMATCH_TEXT("Lessons", "Promotion");
    case Theme::OverloadedDefender: return EVENMATCH_TEXT("Lessons", "Overloaded defender");
    case Theme::Deflection: return EVENMATCH_TEXT("Lessons", "Deflection");
    case Theme::MatePattern: return EVENMATCH_TEXT("Lessons", "Mate pattern");
    case Theme::LostTempo: return EVENMATCH_TEXT("Lessons", "Lost tempo");
    case Theme::Capture: return EVENMATCH_TEXT("Lessons", "Capture");
    case Theme::Atari: return EVENMATCH_TEXT("Lessons", "Atari");
    case Theme::Ladder: return EVENMATCH_TEXT("Lessons", "Ladder");
    case Theme::Escape: return EVENMATCH_TEXT("Lessons", "Saving stones");
    case Theme::SelfAtari: return EVENMATCH_TEXT("Lessons", "Self-atari");
    case Theme::Cut: return EVENMATCH_TEXT("Lessons", "Cut");
    case Theme::Connection: return EVENMATCH_TEXT("Lessons", "Connection");
    case Theme::Ko: return EVENMATCH_TEXT("Lessons", "Ko");
    case Theme::Eye: return EVENMATCH_TEXT("Lessons", "Eye");
    case Theme::Snapback: return EVENMATCH_TEXT("Lessons", "Snapback");
    case Theme::Net: return EVENMATCH_TEXT("Lessons", "Net");
    case Theme::Life: return EVENMATCH_TEXT("Lessons", "Life and death");
    case Theme::Race: return EVENMATCH_TEXT("Lessons", "Capturing race");
    case Theme::Endgame: return EVENMATCH_TEXT("Lessons", "Endgame");
    case Theme::Shape: return EVENMATCH_TEXT("Lessons", "Shape");
    case Theme::BigPoint: return EVENMATCH_TEXT("Lessons", "Direction of play");
    }
    return {};
}

} // namespace evenmatch::lesson
