#include "ui/lab/lab_run_view.h"

#include "ui/base/theme.h"
#include "ui/lab/lab.h"

#include <QPainter>

namespace evenmatch::ui {

namespace {

constexpr int kMostShown = 5; ///< rows without scrolling

class RunDelegate final : public RowDelegate {
public:
    RunDelegate() : RowDelegate({200, 72}) { }

protected:
    void paintRow(QPainter& painter, const QRectF& row, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const LabRun& run = *static_cast<const Lab*>(index.model())->runAt(index.row());
        const QStringList lines = index.data().toString().split(QLatin1Char('\n'));
        const QRectF text = row.adjusted(10, 5, -10, -6);
        const auto draw = [&](const QString& words, bool bold, const QColor& color, int where) {
            painter.setFont(typeFont(TypeSize::Text, bold));
            painter.setPen(color);
            painter.drawText(
                text, Qt::AlignLeft | where, painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(text.width())));
        };
        draw(lines.value(0), true, theme.text, Qt::AlignTop);
        draw(lines.value(1), false, theme.text, Qt::AlignVCenter);
        draw(lines.value(2), false, run.state() == LabRun::State::Failed ? theme.alarm : theme.quiet, Qt::AlignBottom);
        if (run.state() == LabRun::State::Running && run.progress().total > 0) {
            const double share = static_cast<double>(run.progress().done) / static_cast<double>(run.progress().total);
            painter.fillRect(QRectF(text.left(), row.bottom() - 3, text.width(), 2), theme.hairline);
            painter.fillRect(QRectF(text.left(), row.bottom() - 3, text.width() * share, 2), theme.accent);
        }
    }
};

} // namespace

LabRunView::LabRunView(Lab& lab, QWidget* parent) : RowList(new RunDelegate, parent)
{
    setObjectName(QStringLiteral("labRuns"));
    setAccessibleName(tr("Runs"));
    setModel(&lab);
}

void LabRunView::fitHeight() { RowList::fitHeight(kMostShown); }

} // namespace evenmatch::ui
