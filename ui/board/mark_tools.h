// The marks that one can put on a board: shapes, letters, numbers and arrows in Go; coloured squares and arrows in chess.
#pragma once

#include "core/record/annotations.h"

#include <QPoint>
#include <QWidget>

#include <optional>
#include <vector>

class QToolButton;

namespace evenmatch::ui {

class MarkTools final : public QWidget {
    Q_OBJECT
public:
    explicit MarkTools(QWidget* parent = nullptr);

    /// Which tools there are. What was chosen is let go when it is the other game.
    void setChess(bool chess);
    /// Whether a tool is chosen: then the board is marked, not played on.
    bool isChosen() const;
    void letGo();
    /// The mark that is meant by pointing at a place, or by drawing from one to another, beside those already there; letters and numbers
    /// count on. Without a chosen tool, with the first one. Nothing after the first end of an arrow that is pointed at end by end.
    std::optional<record::Mark> mark(QPoint from, QPoint to, const std::vector<record::Mark>& there);

Q_SIGNALS:
    void chosenChanged();

private:
    void addTool(const QString& sign, const QString& name, bool chess);
    void dress();
    void changeEvent(QEvent* event) override;

    std::vector<QToolButton*> m_tools; ///< by Tool
    bool m_chess = false;
    std::optional<QPoint> m_arrowFrom;
};

} // namespace evenmatch::ui
