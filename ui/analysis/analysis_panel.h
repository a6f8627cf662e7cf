// The panel of the live analysis: the engine, its progress and its best lines.
#pragma once

#include "ui/widgets/fold_section.h"

class QCheckBox;
class QPushButton;
class QSpinBox;

namespace evenmatch::ui {

class ElidedComboBox;
class GameSession;
class LiveAnalysis;
class LineList;

/// Only its heading where nobody analyses. Its owner calls refresh() when the analysis or the session has changed, and it is seen.
class AnalysisPanel final : public FoldSection {
    Q_OBJECT
public:
    /// Both must outlive it. `whenOff`: the panel also appears while the analysis is off.
    AnalysisPanel(GameSession& session, LiveAnalysis& live, bool whenOff, QWidget* parent = nullptr);

    LineList* list() const { return m_list; }
    void refresh();

Q_SIGNALS:
    /// The user wants to change the engine's options.
    void optionsWanted();

private:
    QWidget* makeChoices();
    void refreshSources();
    void refreshLines();

    GameSession& m_session;
    LiveAnalysis& m_live;
    bool m_whenOff;
    QPushButton* m_go;
    QWidget* m_choices = nullptr;
    ElidedComboBox* m_sources = nullptr;
    QSpinBox* m_lines = nullptr;
    QLabel* m_status;
    LineList* m_list;
    QCheckBox* m_territory;
    QCheckBox* m_threat;
    std::uint32_t m_node = 0; ///< the node of the lines shown
};

} // namespace evenmatch::ui
