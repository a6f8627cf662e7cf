// The live analysis of a position that is being set up.
#pragma once

#include "ui/analysis/live_analysis.h"
#include "ui/board/overlay.h"
#include "ui/editor/position_draft.h"
#include "ui/engine/engine_options_dialog.h"
#include "ui/game/game_session.h"

namespace evenmatch::ui {

class AnalysisPanel;

/// With a session of its own, which stands at the draft. What no game can have is not analysed, and nothing is while a game is being
/// played, because its position could be set up.
class DraftAnalysis final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it. `played` is the game at the board. The panel is for the editor, which is its owner and this one's.
    DraftAnalysis(Engine& engine, const GameSession& played, QWidget* editor);

    AnalysisPanel* panel() const { return m_panel; }
    void setDraft(const PositionDraft& draft);
    void toggle();
    /// An engine has other options.
    void refreshOptions() { m_live.refreshOptions(); }
    /// Marks for the board with the draft.
    Overlay overlay() const;

Q_SIGNALS:
    /// Other marks.
    void changed();
    void optionsWanted(const evenmatch::ui::EngineOptionsDialog::Subject& whose);

private:
    void refresh();

    const GameSession& m_played;
    GameSession m_session;
    LiveAnalysis m_live;
    AnalysisPanel* m_panel;
    bool m_isPossible = false; ///< a game can go on from the draft
};

} // namespace evenmatch::ui
