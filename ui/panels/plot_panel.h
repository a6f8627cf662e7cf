// The card under the board: who is who and how their β was, what the mouse points at, and the plot.
#pragma once

#include "core/strength/rank_bands.h"
#include "ui/plots/beta_plot.h"
#include "ui/widgets/card.h"

class QComboBox;
class QGridLayout;

namespace evenmatch::ui {

class PlotPanel final : public Card {
    Q_OBJECT
public:
    explicit PlotPanel(QWidget* parent = nullptr);

    BetaPlot* plot() const { return m_plot; }
    strength::Measure measure() const;
    int window() const;
    /// A line of rich text about both players.
    void setLegend(const QString& text);
    /// In the legend's place while it is not empty.
    void setHover(const QString& text);
    /// What an engine thinks best at the board; empty: nothing is shown.
    void setBestLine(const QString& text);
    /// What keeps the plot from saying more; empty: nothing.
    void setHint(const QString& hint);

Q_SIGNALS:
    /// Measure or window.
    void choiceChanged();
    /// The mouse is over the best line, or has left it.
    void bestLineHovered(bool over);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void layOut();

    BetaPlot* m_plot;
    QLabel* m_text;
    QLabel* m_hint;
    QLabel* m_best;
    QComboBox* m_measure;
    QComboBox* m_window;
    QWidget* m_choices;      ///< measure and window
    QGridLayout* m_head;
    int m_legendWidth = 0;   ///< at least, so that no player is cut
    bool m_narrow = false;   ///< the choices stand under the legend
    QString m_legend;
    QString m_hover;
};

} // namespace evenmatch::ui
