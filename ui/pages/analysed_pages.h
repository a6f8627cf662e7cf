// The live analysis, the pages with boards that show it, and its menu.
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
    /// Both must outlive it, and it must outlive the pages.
    AnalysedPages(GameDocument& document, Engine& engine, QObject* parent);
    ~AnalysedPages() override;

    LiveAnalysis& live() const { return *m_live; }
    /// Its commands in the Analyse menu.
    const QList<QAction*>& actions() const;
    /// Connects the menu's keys to a page. REQUIRES: the page shows live()
    void addPage(BoardPage* page);
    /// The options of an engine changed.
    void refreshOptions();

Q_SIGNALS:
    /// It was turned on while none of the pages is visible.
    void pageWanted();
    /// The user wants to change the analyst's options.
    void optionsWanted(const EngineOptionsDialog::Subject& whose);

private:
    void wantOptions();

    std::unique_ptr<LiveAnalysis> m_live;
    std::unique_ptr<LiveActions> m_actions;
    std::vector<BoardPage*> m_pages;
};

} // namespace evenmatch::ui
