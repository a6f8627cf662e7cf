#include "ui/widgets/two_line_list.h"

#include "ui/base/theme.h"

#include <QPainter>

namespace evenmatch::ui {

namespace {

class TwoLineDelegate final : public RowDelegate {
public:
    TwoLineDelegate() : RowDelegate({160, 50}) { }

protected:
    void paintRow(QPainter& painter, const QRectF& row, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const QString text = index.data().toString();
        painter.setFont(typeFont(TypeSize::Text));
        const QRectF place = row.adjusted(8, 4, -8, -4);
        const auto draw = [&](const QString& line, const QColor& color, Qt::Alignment where) {
            painter.setPen(color);
            painter.drawText(
                place, Qt::AlignLeft | where, painter.fontMetrics().elidedText(line, Qt::ElideRight, static_cast<int>(place.width())));
        };
        draw(text.section(QLatin1Char('\n'), 0, 0), theme.text, Qt::AlignTop);
        draw(text.section(QLatin1Char('\n'), 1), theme.quiet, Qt::AlignBottom);
    }
};

} // namespace

TwoLineList::TwoLineList(QWidget* parent) : RowList(new TwoLineDelegate, parent) { }

} // namespace evenmatch::ui
