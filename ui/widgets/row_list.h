// Lists with rows that we draw: all of one height, with a soft background for the selected row and the one under the mouse.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace evenmatch::ui {

class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(const QSize& row) : m_row(row) { }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const final { return m_row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const final;

protected:
    /// Draws the contents on the background. The painter's state is restored afterwards.
    virtual void paintRow(QPainter& painter, const QRectF& row, const QStyleOptionViewItem& option, const QModelIndex& index) const = 0;

private:
    QSize m_row;
};

class RowList : public QListView {
    Q_OBJECT
public:
    /// Owns the delegate.
    RowList(RowDelegate* delegate, QWidget* parent);

    /// As high as its rows, or as this many of them. REQUIRES: a model
    void fitHeight(int mostRows);
};

} // namespace evenmatch::ui
