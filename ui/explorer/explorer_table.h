// The explorer's moves as rows, with their results as bars.
#pragma once

#include "ui/explorer/explorer_model.h"

#include <QTableView>

namespace evenmatch::ui {

class ExplorerTable final : public QTableView {
    Q_OBJECT
public:
    explicit ExplorerTable(QWidget* parent = nullptr);

    ExplorerModel& moves() const { return *m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Chosen by a click or Enter.
    void moveChosen(game::Move move);
    /// The move under the mouse or selected by the keyboard; kNoMove: none.
    void pointed(game::Move move);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void layOut();

    ExplorerModel* m_model;
};

} // namespace evenmatch::ui
