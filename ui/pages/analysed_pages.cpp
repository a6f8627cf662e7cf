#include "ui/pages/analysed_pages.h"

#include "ui/analysis/live_actions.h"
#include "ui/analysis/live_analysis.h"
#include "ui/pages/board_page.h"

#include <algorithm>

namespace evenmatch::ui {

AnalysedPages::AnalysedPages(GameDocument& document, Engine& engine, QObject* parent)
    : QObject(parent), m_live(std::make_unique<LiveAnalysis>(document.session(), engine)),
      m_actions(std::make_unique<LiveActions>(*m_live, this))
{
    connect(m_actions.get(), &LiveActions::refused, &document, &GameDocument::noticed);
    connect(m_actions.get(), &LiveActions::optionsWanted, this, &AnalysedPages::wantOptions);
    connect(m_actions.get(), &LiveActions::pageWanted, this, [this] {
        if (std::ranges::none_of(m_pages, &BoardPage::isVisible))
            Q_EMIT pageWanted();
    });
}

AnalysedPages::~AnalysedPages() = default;

const QList<QAction*>& AnalysedPages::actions() const { return m_actions->actions(); }

void AnalysedPages::addPage(BoardPage* page)
{
    m_pages.push_back(page);
    connect(page, &BoardPage::analysisOptionsWanted, this, &AnalysedPages::wantOptions);
    for (QAction* action : actions())
        page->addBoardAction(action);
}

void AnalysedPages::refreshOptions() { m_live->refreshOptions(); }

void AnalysedPages::wantOptions() { Q_EMIT optionsWanted(optionsOf(m_live->source())); }

} // namespace evenmatch::ui
