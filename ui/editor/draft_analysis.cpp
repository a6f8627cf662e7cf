#include "ui/editor/draft_analysis.h"

#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/line_list.h"
#include "ui/analysis/live_overlay.h"
#include "ui/analysis/live_words.h"
#include "ui/base/theme.h"
#include "ui/review/policy_overlay.h"

namespace evenmatch::ui {

DraftAnalysis::DraftAnalysis(Engine& engine, const GameSession& played, QWidget* editor)
    : QObject(editor), m_played(played), m_live(m_session, engine), m_panel(new AnalysisPanel(m_session, m_live, true, editor))
{
    disconnect(m_panel->list(), &LineList::lineChosen, &m_live, nullptr); // moves are not made here
    connect(m_panel, &AnalysisPanel::optionsWanted, this, [this] { Q_EMIT optionsWanted(optionsOf(m_live.source())); });
    connect(&m_live, &LiveAnalysis::changed, m_panel, &AnalysisPanel::refresh);
    connect(&m_live, &LiveAnalysis::changed, this, &DraftAnalysis::changed);
    connect(&m_live, &LiveAnalysis::shownMovesChanged, this, &DraftAnalysis::changed);
    connect(&played, &GameSession::changed, this, &DraftAnalysis::refresh);
}

void DraftAnalysis::setDraft(const PositionDraft& draft)
{
    m_isPossible = draftProblem(draft).isEmpty() && m_session.load(draftRecord(draft)).ok();
    refresh();
}

void DraftAnalysis::refresh()
{
    const bool isAllowed = m_played.standing() != Standing::Running;
    m_live.setInSight(this, m_isPossible && isAllowed);
    m_panel->setEnabled(isAllowed);
    m_panel->setToolTip(isAllowed ? QString() : notWhilePlaying());
}

void DraftAnalysis::toggle()
{
    if (m_panel->isEnabled())
        m_live.setOn(!m_live.isOn());
}

Overlay DraftAnalysis::overlay() const
{
    return m_live.shownMoves().empty() ? liveOverlay(m_session, m_live)
                                       : lineOverlay(m_live.analysedPosition(), m_live.shownMoves(), currentTheme());
}

} // namespace evenmatch::ui
