#include "ui/analysis/live_actions.h"

#include "ui/analysis/live_analysis.h"
#include "ui/analysis/live_words.h"

namespace evenmatch::ui {

LiveActions::LiveActions(LiveAnalysis& live, QObject* parent) : QObject(parent), m_live(live)
{
    m_on = add("liveAnalysis", tr("&Live analysis"), Qt::Key_L, [this] { toggle(); });
    m_on->setCheckable(true);
    add("moreLines", tr("&More lines"), Qt::Key_Plus, [this] { m_live.setLines(m_live.lines() + 1); });
    add("fewerLines", tr("&Fewer lines"), Qt::Key_Minus, [this] { m_live.setLines(m_live.lines() - 1); });
    m_territory = add("liveTerritory", tr("&Territory"), Qt::Key_O, [this] { m_live.setTerritoryShown(m_territory->isChecked()); });
    m_territory->setCheckable(true);
    m_threat = add("showThreat", tr("Sho&w threat"), QKeySequence(Qt::SHIFT | Qt::Key_L), [this] { toggleThreat(); });
    m_threat->setCheckable(true);
    m_insert = add("insertBestLine", tr("&Insert the best line"), Qt::Key_I, [this] {
        if (m_live.report() && !m_live.report()->lines.empty())
            m_live.insertLine(m_live.shownMoves().empty() ? m_live.report()->lines.front().moves : m_live.shownMoves());
    });
    m_insert->setToolTip(tr("Add the line to the game as a variation"));
    add("engineOptions", tr("&Engine options…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), [this] { Q_EMIT optionsWanted(); });
    m_bar = add("evaluationBarShown", tr("Evaluation &bar"), Qt::Key_E, [this] { m_live.setBarShown(m_bar->isChecked()); });
    m_bar->setCheckable(true);
    connect(&m_live, &LiveAnalysis::changed, this, &LiveActions::refresh);
    refresh();
}

QAction* LiveActions::add(const char* name, const QString& text, const QKeySequence& key, const std::function<void()>& action)
{
    auto* made = new QAction(text, this);
    made->setObjectName(QLatin1String(name));
    made->setShortcut(key);
    connect(made, &QAction::triggered, this, action);
    m_actions << made;
    return made;
}

/// During a game the action stays off, and the user is told why.
bool LiveActions::isRefused(QAction* action)
{
    if (m_live.state() != LiveAnalysis::State::Forbidden)
        return false;
    action->setChecked(false);
    Q_EMIT refused(notWhilePlaying());
    return true;
}

void LiveActions::toggle()
{
    if (isRefused(m_on))
        return;
    m_live.setOn(m_on->isChecked());
    if (m_live.isOn())
        Q_EMIT pageWanted();
}

void LiveActions::toggleThreat()
{
    if (isRefused(m_threat))
        return;
    m_live.setThreatShown(m_threat->isChecked());
    m_threat->setChecked(m_live.isThreatShown());
    if (m_live.isThreatShown())
        Q_EMIT pageWanted();
}

void LiveActions::refresh()
{
    m_on->setChecked(m_live.isOn() && m_live.state() != LiveAnalysis::State::Forbidden);
    m_territory->setChecked(m_live.isTerritoryShown());
    m_bar->setChecked(m_live.isBarShown());
    m_threat->setEnabled(m_live.canShowThreat() || m_live.state() == LiveAnalysis::State::Forbidden); // which it explains
    m_threat->setChecked(m_live.isThreatShown());
    m_insert->setEnabled(m_live.report() && !m_live.report()->lines.empty() && !m_live.isThreatShown());
}

} // namespace evenmatch::ui
