#include "ui/report/board_export.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/file/game_files.h"
#include "ui/file/save_file.h"
#include "ui/plots/save_plot.h"
#include "ui/report/line_animation.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/widgets/save_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>

#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kSide = 600; ///< points; a PNG has two pixels per point
constexpr int kPixels = 1200; ///< of the drawn board before scaling

} // namespace

std::unique_ptr<BoardWidget> boardShowing(const game::AnyPosition& position, game::Move last)
{
    if (const auto* go = position.as<go::Position>()) {
        auto board = std::make_unique<GoBoardWidget>();
        GoPicture picture = pictureOf(*go);
        if (const auto place = placeOf(position, last))
            picture.last = place->to;
        board->setPicture(std::move(picture));
        return board;
    }
    if (const auto* chess = position.as<chess::Position>()) {
        auto board = std::make_unique<ChessBoardWidget>();
        board->setPicture(pictureOf(*chess, last, false));
        return board;
    }
    return nullptr;
}

void drawBoard(const BoardWidget& board, QPainter& painter, int side)
{
    const std::unique_ptr<BoardWidget> copy = board.likeness();
    copy->resize(kPixels, kPixels);
    painter.save();
    painter.scale(static_cast<double>(side) / kPixels, static_cast<double>(side) / kPixels);
    copy->render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
}

core::Result<void> printBoard(const BoardWidget& board, const QString& heading, const QString& words, QPrinter& printer)
{
    const QString place = printer.outputFileName().isEmpty() ? printer.printerName() : printer.outputFileName();
    const core::Error failure{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = place.toStdString()};
    QPainter painter;
    if (!painter.begin(&printer))
        return failure;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRect page = painter.viewport();
    painter.setFont(typeFont(TypeSize::Title, true));
    const int line = painter.fontMetrics().height();
    painter.drawText(QRect(0, 0, page.width(), line), Qt::AlignCenter, heading);
    const int side = std::min(page.width(), page.height() - 5 * line);
    painter.save();
    painter.translate((page.width() - side) / 2.0, 2.0 * line);
    drawBoard(board, painter, side);
    painter.restore();
    painter.setFont(typeFont(TypeSize::Text));
    painter.drawText(QRect(0, side + 2 * line + line / 2, page.width(), 2 * line), Qt::AlignHCenter | Qt::AlignTop, words);
    return painter.end() ? core::Result<void>() : failure;
}

BoardExport::BoardExport(std::function<ShownBoard()> shown, QWidget* window) : QObject(window), m_shown(std::move(shown)), m_window(window)
{
}

void BoardExport::save()
{
    const ShownBoard shown = m_shown();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString path = chooseSavePath(m_window, tr("Export the board as an image"),
        QStringLiteral("%1/%2.png").arg(folder, fileNameOf(shown.title)), tr("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const auto written
        = saveDrawing(path, shown.title, {kSide, kSide}, [&](QPainter& painter) { drawBoard(*shown.board, painter, kSide); });
    Q_EMIT told(written.ok() ? writtenTo(path) : errorText(written.error()));
}

void BoardExport::saveAnimation()
{
    const ShownBoard shown = m_shown();
    if (!shown.session) {
        Q_EMIT told(tr("This position has no line of moves."));
        return;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString path = chooseSavePath(m_window, tr("Export the line as an animation"),
        QStringLiteral("%1/%2.gif").arg(folder, fileNameOf(shown.title)), tr("GIF (*.gif)"));
    if (path.isEmpty())
        return;
    delete m_animation; // only the latest request counts
    m_animation = new LineAnimation(*shown.session, *shown.board, shown.title, this);
    Q_EMIT told(tr("Drawing the moves…"));
    connect(m_animation, &LineAnimation::finished, this, [this, path](const QByteArray& gif) {
        m_animation->deleteLater();
        const auto written = saveFile(path, gif);
        Q_EMIT told(written.ok() ? writtenTo(path) : errorText(written.error()));
    });
}

void BoardExport::copy()
{
    QImage image(kPixels, kPixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(currentTheme().card);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        drawBoard(*m_shown().board, painter, kPixels);
    }
    QApplication::clipboard()->setImage(image);
    Q_EMIT told(tr("Board copied to the clipboard as an image."));
}

void BoardExport::print()
{
    const ShownBoard shown = m_shown();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(shown.title);
    QPrintDialog dialog(&printer, m_window);
    dialog.setObjectName(QStringLiteral("printDialog"));
    dialog.setWindowTitle(tr("Print the board"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto printed = printBoard(*shown.board, shown.title, shown.words, printer); !printed)
        Q_EMIT told(errorText(printed.error()));
}

} // namespace evenmatch::ui
