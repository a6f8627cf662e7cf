// The marks for boards: shapes, letters, numbers and arrows in Go; coloured squares and arrows in chess.
#pragma once

#include "core/record/notes/annotations.h"

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

    /// Sets the tools of a game. Another game releases the chosen tool.
    void setChess(bool chess);
    /// Whether a tool is chosen: clicks then mark the board instead of playing.
    bool isChosen() const;
    void letGo();
    /// The next click begins an arrow, because the board shows another position.
    void forgetStart() { m_arrowFrom.reset(); }
    /// The mark for a click on a cell or a drag to another, given the existing marks; letters and numbers count on. Without a chosen tool:
    /// a triangle or an arrow; in chess green, red with Shift or Ctrl, blue with Alt, yellow with both, as on Lichess. Nothing after the
    /// first click of an arrow.
    std::optional<record::Mark> mark(QPoint from, QPoint to, const std::vector<record::Mark>& there, Qt::KeyboardModifiers held = {});

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
