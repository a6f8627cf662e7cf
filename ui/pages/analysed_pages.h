// The live analysis, the pages whose boards show it, and its menu.
#pragma once

#include "ui/engine/engine_options_dialog.h"

#include <QAction>

#include <memory>

namespace evenmatch::ui {

class BoardPage;
class GameDocument;
class LiveActions;
class LiveAnalysis;

class AnalysedPages final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it, and it the pages.
    AnalysedPages(GameDocument& document, Engine& engine, QObject* parent);
    ~AnalysedPages() override;

    LiveAnalysis& live() { return *m_live; }
    /// What the Analyse menu holds of it.
    const QList<QAction*>& actions() const;
    /// The menu's keys work there. REQUIRES: the page shows live()
    void addPage(BoardPage* page);
    /// An engine has other options.
    void refreshOptions();

Q_SIGNALS:
    /// It was turned on while none of the pages is to be seen.
    void pageWanted();
    /// The options of whoever analyses are to be changed.
    void optionsWanted(const EngineOptionsDialog::Subject& whose);

private:
    void wantOptions();

    std::unique_ptr<LiveAnalysis> m_live;
    std::unique_ptr<LiveActions> m_actions;
    std::vector<BoardPage*> m_pages;
};

} // namespace evenmatch::ui
