#include "ui/plots/save_plot.h"

#include "ui/plots/qcustomplot_include.h"
#include "ui/theme.h"

#include <QFileInfo>
#include <QSvgGenerator>

namespace evenmatch::ui {

namespace {

bool saveSvg(QCustomPlot& plot, const QString& title, const QString& path)
{
    QSvgGenerator svg;
    svg.setFileName(path);
    svg.setSize(plot.size());
    svg.setViewBox(plot.rect());
    svg.setTitle(title);
    QCPPainter painter;
    if (!painter.begin(&svg))
        return false;
    painter.setMode(QCPPainter::pmVectorized);
    painter.fillRect(plot.rect(), QBrush(currentTheme().card));
    plot.toPainter(&painter, plot.width(), plot.height());
    return painter.end();
}

} // namespace

core::Result<void> savePlot(QCustomPlot& plot, const QString& title, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    plot.setBackground(QBrush(currentTheme().card));
    const bool done = suffix == QLatin1String("svg") ? saveSvg(plot, title, path)
        : suffix == QLatin1String("pdf")             ? plot.savePdf(path, plot.width(), plot.height())
                                                     : plot.savePng(path, plot.width(), plot.height(), 2.0);
    plot.setBackground(QBrush(Qt::NoBrush));
    plot.replot(QCustomPlot::rpQueuedReplot);
    if (!done)
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return {};
}

} // namespace evenmatch::ui
