// The candidate moves as a chart of small cells, fuller for a higher probability at a rank.
#pragma once

#include "ui/review/candidate_model.h"

#include <QFont>
#include <QTableView>

namespace evenmatch::ui {

/// The type of a cell's number: the window's, or as much smaller as a column of this width in pixels asks for. No number is left out: of
/// many ranks the columns are narrow, and the likeliest moves have the longest numbers. One digit is as large as two.
QFont numberFont(const QString& number, double width);

class CandidateView final : public QTableView {
    Q_OBJECT
public:
    explicit CandidateView(QWidget* parent = nullptr);

    CandidateModel& candidates() { return *m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The row under the mouse or the keyboard's; -1: none.
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
