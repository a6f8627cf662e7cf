#include "ui/widgets/row_list.h"

#include "ui/base/theme.h"

#include <QPainter>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kFrame = 8; ///< above and below the rows

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(0, 1, 0, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(currentTheme().accentSoft);
        painter->drawRoundedRect(row, 6, 6);
    }
    paintRow(*painter, row, option, index);
    painter->restore();
}

RowList::RowList(RowDelegate* delegate, QWidget* parent) : QListView(parent)
{
    delegate->setParent(this);
    setItemDelegate(delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void RowList::fitHeight(int mostRows)
{
    const int rowHeight = itemDelegate()->sizeHint({}, {}).height();
    setFixedHeight(std::min(model()->rowCount(), mostRows) * rowHeight + kFrame);
}

} // namespace evenmatch::ui
