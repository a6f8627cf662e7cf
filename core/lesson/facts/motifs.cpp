#include "core/lesson/facts/motifs.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/facts/chess_facts.h"
#include "core/lesson/facts/chess_tactics.h"
#include "core/lesson/facts/go_endgame.h"
#include "core/lesson/facts/go_facts.h"

#include <algorithm>
#include <array>

namespace evenmatch::lesson {

namespace {

bool isEmptyTriangle(const Fact& fact) { return fact.theme == Theme::Shape && fact.number == static_cast<int>(ShapeName::EmptyTriangle); }

bool hasReason(const std::vector<Fact>& facts) { return std::ranges::any_of(facts, isReason); }

/// What the line shows beyond its single moves: sente and gote.
void addOfLine(const game::AnyPosition& position, std::span<const game::Move> line, std::vector<Fact>& facts)
{
    if (const auto* board = position.as<go::Position>(); board && !hasReason(facts))
        if (auto endgame = endgameMove(*board, line))
            facts.insert(facts.begin(), *std::move(endgame));
}

/// A threat or a pin later in a line explains little, and a capture there is a gain from an earlier move.
bool isDecisive(const Fact& fact)
{
    static constexpr std::array kMeans = {Theme::Fork, Theme::Skewer, Theme::DiscoveredAttack, Theme::TrappedPiece, Theme::Promotion,
        Theme::OverloadedDefender, Theme::Deflection};
    return std::ranges::find(kMeans, fact.theme) != kMeans.end();
}

bool isForcing(const chess::Board& board, chess::Move move) { return isCapture(board, move) || after(board, move).inCheck(); }

/// Chess: the first motif after checks and captures, each answered by the engine. A mate forced by the first move has its pattern at the
/// end. Lines of Go branch too much.
std::optional<Motif> laterMotif(const game::AnyPosition& position, std::span<const game::Move> line, bool isMate)
{
    const auto* start = position.as<chess::Position>();
    if (!start)
        return std::nullopt;
    chess::Position at = *start;
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        if (!at.isLegal(line[ply]))
            return std::nullopt;
        const bool isOwn = ply % 2 == 0;
        if (isOwn && ply > 0)
            for (Fact& fact : chessFacts(at.board(), line[ply]))
                if (isMate ? fact.theme == Theme::BackRank || fact.theme == Theme::MatePattern : isDecisive(fact))
                    return Motif{.fact = std::move(fact), .ply = ply};
        if (isOwn && !isMate && !isForcing(at.board(), line[ply]))
            return std::nullopt;
        at.play(line[ply]);
    }
    return std::nullopt;
}

void addTheme(std::vector<Theme>& themes, Theme theme)
{
    if (std::ranges::find(themes, theme) == themes.end())
        themes.push_back(theme);
}

} // namespace

bool isReason(const Fact& fact)
{
    return fact.theme != Theme::Shape && fact.theme != Theme::Eye && !(fact.theme == Theme::Atari && !fact.isSure);
}

bool isOwnLoss(const Fact& fact) { return fact.theme == Theme::SelfAtari || (fact.theme == Theme::Ladder && !fact.isSure); }

Reasons reasonsOf(const game::AnyPosition& position, const MistakeLines& lines)
{
    Reasons reasons{
        .best = factsOf(position, lines.best.front()), .later = {}, .answer = {}, .answerFacts = {}, .played = {}, .alsoPlayed = {}};
    const bool isBare = reasons.best.empty();
    std::erase_if(reasons.best, isEmptyTriangle); // it is the best move anyway
    addOfLine(position, lines.best, reasons.best);
    const bool isMate = std::ranges::find(reasons.best, Theme::Mate, &Fact::theme) != reasons.best.end();
    if (isMate || !hasReason(reasons.best))
        reasons.later = laterMotif(position, lines.best, isMate);
    if (lines.played.empty())
        return reasons;
    const game::Move played = lines.played.front();
    for (Fact& fact : factsOf(position, played)) {
        const auto isSame = [&](const Fact& best) { return best.theme == fact.theme && best.places == fact.places; };
        if (std::ranges::any_of(reasons.best, isSame))
            reasons.alsoPlayed.push_back(fact);
        if (isOwnLoss(fact) || isEmptyTriangle(fact))
            reasons.played.push_back(std::move(fact));
    }
    if (lines.played.size() > 1) {
        game::AnyPosition after = position;
        after.play(played);
        if (after.isLegal(lines.played[1])) {
            reasons.answer = lines.played[1];
            reasons.answerFacts = factsOf(after, reasons.answer);
        }
    }
    if (lines.isOpeningKnown && !hasReason(reasons.best) && !hasReason(reasons.answerFacts)) // otherwise something more important happened
        if (auto tempo = lostTempo(position.as<chess::Position>()->board(), played))
            reasons.played.push_back(*std::move(tempo));
    if (const auto* board = isBare && lines.points > 0 ? position.as<go::Position>() : nullptr)
        if (auto big = bigPoint(*board, lines.best.front(), played, lines.points))
            reasons.best.push_back(*std::move(big));
    return reasons;
}

std::vector<Theme> Reasons::missed() const
{
    std::vector<Theme> themes;
    for (const Fact& fact : best)
        if (isReason(fact) && std::ranges::find(alsoPlayed, fact.theme, &Fact::theme) == alsoPlayed.end())
            addTheme(themes, fact.theme);
    if (later)
        addTheme(themes, later->fact.theme);
    return themes;
}

std::vector<Theme> Reasons::allowed() const
{
    std::vector<Theme> themes;
    for (const auto* facts : {&answerFacts, &played})
        for (const Fact& fact : *facts)
            if (isReason(fact))
                addTheme(themes, fact.theme);
    return themes;
}

std::vector<Theme> Reasons::themes() const
{
    std::vector<Theme> all = missed();
    for (const Theme theme : allowed())
        addTheme(all, theme);
    return all;
}

} // namespace evenmatch::lesson
