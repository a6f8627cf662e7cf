#include "ui/widgets/two_line_list.h"

#include "ui/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 50;
constexpr int kFrame = 8; ///< above and below the rows

class TwoLineDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {160, kRowHeight}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const QString text = index.data().toString();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(0, 1, 0, -1);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accentSoft);
            painter->drawRoundedRect(row, 6, 6);
        }
        painter->setFont(typeFont(TypeSize::Text));
        const QRectF place = row.adjusted(8, 4, -8, -4);
        const auto draw = [&](const QString& line, const QColor& color, Qt::Alignment where) {
            painter->setPen(color);
            painter->drawText(place, Qt::AlignLeft | where, painter->fontMetrics().elidedText(line, Qt::ElideRight, static_cast<int>(place.width())));
        };
        draw(text.section(QLatin1Char('\n'), 0, 0), theme.text, Qt::AlignTop);
        draw(text.section(QLatin1Char('\n'), 1), theme.quiet, Qt::AlignBottom);
        painter->restore();
    }
};

} // namespace

TwoLineList::TwoLineList(QWidget* parent) : QListView(parent)
{
    setItemDelegate(new TwoLineDelegate(this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TwoLineList::fitHeight(int mostRows)
{
    setFixedHeight(std::min(model()->rowCount(), mostRows) * kRowHeight + kFrame);
}

} // namespace evenmatch::ui
