#include "ui/review/review_overlay.h"

#include "ui/base/theme.h"
#include "ui/board/mark_colors.h"
#include "ui/game/game_session.h"
#include "ui/review/policy_overlay.h"
#include "ui/review/reviewer.h"

#include <algorithm>

namespace evenmatch::ui {

namespace {

/// The judge's evaluations, if chosen.
Overlay judgedOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, BoardPaint paint)
{
    const nn::JudgedPly* judged = judgedHere(reviewer);
    if (judged && paint == BoardPaint::Owners)
        return ownersOverlay(session.position(), judged->owners);
    if (!judged || paint != BoardPaint::Costs)
        return {};
    Overlay overlay = costOverlay(session.position(), *judged, reviewer.judgement().by);
    const nn::PlayedGame& game = reviewer.line().game;
    addLatestCosts(overlay, game, nn::moveCosts(game, reviewer.judgement()), reviewer.ply(), view.unit);
    return overlay;
}

Overlay chosenOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const PaintChoice& choice)
{
    const nn::Evaluation* evaluation = reviewer.isWorking() ? reviewer.evaluation() : nullptr;
    const bool here = evaluation && !evaluation->moves.empty();
    if (here && choice.paint == BoardPaint::Policy)
        return policyOverlay(session.position(), *evaluation, choice.place, choice.who, currentTheme());
    if (here && choice.paint == BoardPaint::Beta)
        return betaOverlay(session.position(), *evaluation, currentTheme());
    return judgedOverlay(session, reviewer, view, choice.paint);
}

/// annotations have priority
void addWritten(Overlay& overlay, Overlay written)
{
    for (OverlayCell& cell : overlay.cells)
        if (std::ranges::any_of(written.cells, [&](const OverlayCell& mark) { return mark.cell == cell.cell; }))
            cell.label.clear();
    overlay.cells.insert(overlay.cells.end(), written.cells.begin(), written.cells.end());
    overlay.arrows.insert(overlay.arrows.end(), written.arrows.begin(), written.arrows.end());
}

} // namespace

const nn::JudgedPly* judgedHere(const Reviewer& reviewer)
{
    const auto& plies = reviewer.judgement().plies;
    const std::size_t ply = reviewer.ply();
    return reviewer.isWorking() && reviewer.isOnLine() && ply < plies.size() && plies[ply].isKnown() ? &plies[ply] : nullptr;
}

Overlay reviewOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const PaintChoice& choice)
{
    Overlay overlay = chosenOverlay(session, reviewer, view, choice);
    addWritten(overlay, recordOverlay(session.record(), session.node(), currentTheme()));
    if (const nn::JudgedPly* judged = judgedHere(reviewer); judged && session.position().isLegal(judged->moves.front().move))
        addMove(overlay, session.position(), judged->moves.front().move, markColor('G'));
    if (choice.notable != game::kNoMove && session.position().isLegal(choice.notable))
        addMove(overlay, session.position(), choice.notable, markColor('R'));
    if (choice.pointed != game::kNoMove && session.position().isLegal(choice.pointed))
        addMove(overlay, session.position(), choice.pointed, currentTheme().accent);
    return overlay;
}

} // namespace evenmatch::ui
