// The candidate moves as a chart of small cells, filled more for higher probabilities.
#pragma once

#include "ui/review/candidate_model.h"

#include <QTableView>

namespace evenmatch::ui {

class CandidateView final : public QTableView {
    Q_OBJECT
public:
    explicit CandidateView(QWidget* parent = nullptr);

    CandidateModel& candidates() { return *m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The row under the mouse or selected by the keyboard; -1: none.
    void rowPointed(int row);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void layOut();

    CandidateModel* m_model;
};

} // namespace evenmatch::ui
