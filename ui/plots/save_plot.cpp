#include "ui/plots/save_plot.h"

#include "ui/base/theme.h"
#include "ui/file/save_file.h"
#include "ui/plots/qcustomplot_include.h"

#include <QFileInfo>
#include <QImage>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>

namespace evenmatch::ui {

namespace {

constexpr int kFiner = 2; ///< pixels of a PNG per point

/// Whether the device could be opened and closed.
bool drawOn(QPaintDevice& device, QSize size, const std::function<void(QPainter&)>& draw)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRect(QPoint(), size), currentTheme().card);
    draw(painter);
    return painter.end();
}

} // namespace

core::Result<void> saveDrawing(const QString& path, const QString& title, QSize size, const std::function<void(QPainter&)>& draw)
{
    const int dpi = QPicture().logicalDpiX(); // keeps the size of type
    const QString suffix = QFileInfo(path).suffix().toLower();
    return saveFile(path, [&](QIODevice& file) {
        if (suffix == QLatin1String("svg")) {
            QSvgGenerator svg;
            svg.setOutputDevice(&file);
            svg.setResolution(dpi);
            svg.setSize(size);
            svg.setViewBox(QRect(QPoint(), size));
            svg.setTitle(title.toHtmlEscaped()); // Qt does not do so
            return drawOn(svg, size, draw);
        }
        if (suffix == QLatin1String("pdf")) {
            QPdfWriter pdf(&file);
            pdf.setTitle(title);
            pdf.setCreator(QStringLiteral("Evenmatch"));
            pdf.setResolution(dpi);
            pdf.setPageSize(QPageSize(QSizeF(size) * 72 / dpi, QPageSize::Point, title, QPageSize::ExactMatch));
            pdf.setPageMargins(QMarginsF());
            return drawOn(pdf, size, draw);
        }
        QImage image(size * kFiner, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(kFiner);
        return drawOn(image, size, draw) && image.save(&file, "PNG");
    });
}

/// Uses QCustomPlot's own painter.
void drawPlot(QCustomPlot& plot, QPainter& painter, QSize size)
{
    QPicture picture;
    QCPPainter own;
    own.begin(&picture);
    own.setMode(QCPPainter::pmVectorized);
    plot.toPainter(&own, size.width(), size.height());
    own.end();
    picture.play(&painter);
}

core::Result<void> savePlot(QCustomPlot& plot, const QString& title, const QString& path)
{
    return saveDrawing(path, title, plot.size(), [&](QPainter& painter) { drawPlot(plot, painter, plot.size()); });
}

} // namespace evenmatch::ui
