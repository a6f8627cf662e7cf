// The panel under the board: the players with their estimates, and the plot.
#pragma once

#include "core/strength/scale/rank_bands.h"
#include "ui/plots/beta_plot.h"
#include "ui/review/review_words.h"
#include "ui/widgets/card.h"

class QActionGroup;
class QMenu;
class QPushButton;

namespace evenmatch::ui {

class PlayerLine;

/// The head always has two lines, so that the board keeps its size; texts that do not fit are cut and shown in the tooltip.
class PlotPanel final : public Card {
    Q_OBJECT
public:
    explicit PlotPanel(QWidget* parent = nullptr);

    BetaPlot* plot() const { return m_plot; }
    strength::Measure measure() const;
    int window() const;
    /// Both players; `whole`: their full estimates, as rich text.
    void setLegend(const std::array<LegendLine, 2>& lines, const QString& whole);
    /// The text beside the mouse over the plot, as rich text; empty: none.
    void setHover(const QString& text);

Q_SIGNALS:
    /// The measure or the averaging window changed.
    void choiceChanged();

private:
    void addChoice(QMenu& menu, QActionGroup*& group, const QString& text, const QString& tip, int value, int chosen);
    void nameChoice();

    BetaPlot* m_plot;
    std::array<PlayerLine*, 2> m_players;
    QPushButton* m_choices;
    QActionGroup* m_measure = nullptr;
    QActionGroup* m_window = nullptr;
};

} // namespace evenmatch::ui
