#include "ui/review/plot_sheet.h"

#include "ui/base/theme.h"
#include "ui/plots/beta_plot.h"
#include "ui/plots/save_plot.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QTextDocument>

namespace evenmatch::ui {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(review)
};

constexpr QSize kPlot{1000, 400};
constexpr int kMargin = 20;

void setText(QTextDocument& document, const QString& html, TypeSize size)
{
    document.setDefaultFont(typeFont(size));
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setTextWidth(kPlot.width());
}

/// Draws it and moves the painter below it.
void drawText(QPainter& painter, QTextDocument& document)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, currentTheme().text);
    document.documentLayout()->draw(&painter, context);
    painter.translate(0, document.size().height() + kMargin / 2);
}

} // namespace

QString markLegend()
{
    const Theme& theme = currentTheme();
    return QStringLiteral("<span style=\"color:%1\">▼</span> %2 &nbsp; <span style=\"color:%3\">◆</span> %4")
        .arg(theme.alarm.name(), SheetWords::tr("largest mistakes"), theme.accent.name(), SheetWords::tr("unusual for the rank"));
}

core::Result<void> savePlotSheet(const QString& path, const QString& title, const QString& legend, BetaPlotData data)
{
    QTextDocument head;
    setText(head, QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()), TypeSize::Title);
    QTextDocument players;
    setText(players, legend + QStringLiteral(" &nbsp; &nbsp; ") + markLegend(), TypeSize::Text);
    BetaPlot plot;
    plot.resize(kPlot);
    plot.setData(std::move(data));
    const double height = head.size().height() + players.size().height() + kPlot.height() + 3 * kMargin;
    return saveDrawing(path, title, {kPlot.width() + 2 * kMargin, static_cast<int>(height)}, [&](QPainter& painter) {
        painter.translate(kMargin, kMargin);
        drawText(painter, head);
        drawText(painter, players);
        plot.draw(painter, kPlot);
    });
}

} // namespace evenmatch::ui
