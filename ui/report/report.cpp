#include "ui/report/report.h"

#include "ui/file/save_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace evenmatch::ui {

namespace {

constexpr int kPictureObject = QTextFormat::UserObject + 1;
constexpr int kPictureIndex = QTextFormat::UserProperty + 1;
constexpr int kMarginMillimetres = 15;
constexpr int kFooterHeight = 32; ///< of a printed page, for its number
const auto kPictureName = QStringLiteral("picture:");

/// One style for the file and, as far as supported, for the window's document.
const auto kStyle = QStringLiteral(
    "body{color:#22252a;background:#fdfcfa;font-family:'Noto Sans','DejaVu Sans',sans-serif;font-size:11pt;line-height:1.45}"
    "h1{font-size:22pt;margin-bottom:2px}h2{font-size:16pt;margin-top:28px;margin-bottom:6px}"
    "h3{font-size:13pt;margin-top:20px;margin-bottom:6px}.verdict{font-size:16pt;font-weight:600}"
    "th{text-align:left;color:#5d636b;font-weight:600}"
    "td,th{padding:5px 12px 5px 0;vertical-align:top}p{margin-top:4px;margin-bottom:8px}");
const auto kPageStyle = QStringLiteral("body{max-width:720px;margin:2em auto;padding:0 1em}svg,img{max-width:100%;height:auto}"
                                       "table{border-collapse:collapse}td,th{border-bottom:1px solid #dcd8cf}");

/// Draws the pictures of a report in a document, as vectors.
class PictureHandler final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    PictureHandler(std::vector<Report::Picture> pictures, QObject* parent) : QObject(parent), m_pictures(std::move(pictures)) { }

    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat& format) override { return pictureOf(format).size; }

    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format) override
    {
        Report::Picture& picture = pictureOf(format);
        if (!picture.image.isNull()) {
            drawImage(*painter, rect, picture.image);
            return;
        }
        painter->save();
        painter->translate(rect.topLeft());
        picture.drawing.play(painter);
        painter->restore();
    }

private:
    /// Smooth scaling on a screen, because thin lines would disappear.
    static void drawImage(QPainter& painter, const QRectF& rect, const QImage& image)
    {
        const QSize pixels = (rect.size() * painter.device()->devicePixelRatioF()).toSize();
        const bool onScreen = painter.paintEngine()->type() == QPaintEngine::Raster && image.width() > pixels.width();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, onScreen ? image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : image);
    }

    Report::Picture& pictureOf(const QTextFormat& format)
    {
        return m_pictures[static_cast<std::size_t>(format.intProperty(kPictureIndex))];
    }

    std::vector<Report::Picture> m_pictures;
};

QString svgOf(const Report::Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(picture.drawing.logicalDpiX());
    svg.setSize(picture.size);
    svg.setViewBox(QRect(QPoint(), picture.size));
    svg.setTitle(picture.words.toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&svg))
        return picture.words.toHtmlEscaped();
    QPicture drawing = picture.drawing;
    drawing.play(&painter);
    painter.end();
    const QString text = QString::fromUtf8(bytes);
    QString inside = text.mid(text.indexOf(QLatin1String("<svg")));
    // In a page, sizes are in pixels; millimetres are the generator's default.
    static const QRegularExpression size(QStringLiteral("<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    inside.replace(
        size, QStringLiteral("<svg role=\"img\" width=\"%1\" height=\"%2\"").arg(picture.size.width()).arg(picture.size.height()));
    return inside;
}

QString imageOf(const Report::Picture& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.image.save(&buffer, "JPEG", 85);
    return QStringLiteral("<img src=\"data:image/jpeg;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
        .arg(QString::fromLatin1(bytes.toBase64()))
        .arg(picture.size.width())
        .arg(picture.size.height())
        .arg(picture.words.toHtmlEscaped());
}

} // namespace

void Report::addHeading(const QString& text) { m_body += QStringLiteral("<h2>%1</h2>\n").arg(text.toHtmlEscaped()); }

void Report::addText(const QString& html) { m_body += QStringLiteral("<p>%1</p>\n").arg(html); }

void Report::addTable(const QStringList& head, const std::vector<QStringList>& rows)
{
    m_body += QStringLiteral("<table>");
    if (!head.isEmpty())
        m_body += QStringLiteral("<tr><th>%1</th></tr>").arg(head.join(QStringLiteral("</th><th>")));
    for (const QStringList& row : rows)
        m_body += QStringLiteral("<tr><td>%1</td></tr>\n").arg(row.join(QStringLiteral("</td><td>")));
    m_body += QStringLiteral("</table>\n");
}

QString Report::drawing(QSize size, const QString& words, const std::function<void(QPainter&)>& draw)
{
    Picture picture{.drawing = QPicture(), .image = {}, .size = size, .words = words};
    QPainter painter(&picture.drawing);
    draw(painter);
    painter.end();
    return keep(std::move(picture));
}

QString Report::image(QImage image, QSize size, const QString& words)
{
    return keep({.drawing = QPicture(), .image = std::move(image), .size = size, .words = words});
}

QString Report::keep(Picture picture)
{
    m_pictures.push_back(std::move(picture));
    return QStringLiteral("<img src=\"%1%2\">").arg(kPictureName).arg(m_pictures.size() - 1);
}

QString Report::withPictures(const std::function<QString(const Picture&, int index)>& show) const
{
    static const QRegularExpression name(QStringLiteral("<img src=\"picture:(\\d+)\">"));
    QString body;
    qsizetype from = 0;
    for (auto matches = name.globalMatch(m_body); matches.hasNext();) {
        const auto match = matches.next();
        const int index = match.captured(1).toInt();
        body += m_body.mid(from, match.capturedStart() - from);
        body += show(m_pictures[static_cast<std::size_t>(index)], index);
        from = match.capturedEnd();
    }
    return body + m_body.mid(from);
}

QString Report::html() const
{
    return QStringLiteral(
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>%1</title>"
        "<style>%2%3</style></head><body>\n<h1>%1</h1>\n%4</body></html>\n")
        .arg(m_title.toHtmlEscaped(), kStyle, kPageStyle,
            withPictures([](const Picture& picture, int) { return picture.image.isNull() ? svgOf(picture) : imageOf(picture); }));
}

void Report::fill(QTextDocument& document) const
{
    document.setDefaultStyleSheet(kStyle);
    document.setHtml(QStringLiteral("<h1>%1</h1>").arg(m_title.toHtmlEscaped()) + m_body);
    document.documentLayout()->registerHandler(kPictureObject, new PictureHandler(m_pictures, &document));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto fragment = block.begin(); !fragment.atEnd();) {
            const QTextFragment part = fragment.fragment();
            ++fragment;
            const QString name = part.charFormat().toImageFormat().name();
            if (!name.startsWith(kPictureName))
                continue;
            QTextCharFormat format;
            format.setObjectType(kPictureObject);
            format.setProperty(kPictureIndex, name.mid(kPictureName.size()).toInt());
            QTextCursor cursor(&document);
            cursor.setPosition(part.position());
            cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
            fragment = block.begin(); // the change created new fragments
        }
}

namespace {

/// A heading at the end of a page moves to the next page with its contents.
void keepHeadings(QTextDocument& document)
{
    const auto pageOf = [&](const QTextBlock& block) {
        const qreal line = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0;
        return static_cast<int>((document.documentLayout()->blockBoundingRect(block).top() + line) / document.pageSize().height());
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() < 2 || !block.next().isValid() || pageOf(block) == pageOf(block.next()))
            continue;
        QTextBlockFormat format;
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(format);
    }
}

} // namespace

/// Page by page, because QTextDocument::print() adds margins of two centimetres, which the pictures do not leave.
void Report::print(QPdfWriter& writer) const
{
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&writer);
    fill(document);
    document.setDocumentMargin(0);
    const QSizeF page(writer.width(), writer.height() - kFooterHeight);
    document.setPageSize(page);
    keepHeadings(document);
    QPainter painter(&writer);
    for (int number = 0; number < document.pageCount(); ++number) {
        if (number > 0)
            writer.newPage();
        const QRectF shown(QPointF(0, number * page.height()), page);
        painter.save();
        painter.translate(-shown.topLeft());
        document.drawContents(&painter, shown);
        painter.restore();
        painter.setFont(document.defaultFont());
        painter.setPen(QColor(0x5d, 0x63, 0x6b));
        const QRectF footer(0, page.height(), page.width(), kFooterHeight);
        painter.drawText(footer, Qt::AlignLeft | Qt::AlignBottom, m_title);
        painter.drawText(footer, Qt::AlignRight | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(number + 1).arg(document.pageCount()));
    }
}

core::Result<void> Report::save(const QString& path) const
{
    if (QFileInfo(path).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) != 0)
        return saveFile(path, html().toUtf8());
    return saveFile(path, [this](QIODevice& file) {
        QPdfWriter writer(&file);
        writer.setTitle(m_title);
        writer.setCreator(QStringLiteral("Evenmatch"));
        writer.setResolution(QPicture().logicalDpiX()); // the resolution of the pictures, so that type keeps its size
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(
            QMarginsF(kMarginMillimetres, kMarginMillimetres, kMarginMillimetres, kMarginMillimetres), QPageLayout::Millimeter);
        print(writer);
        return true;
    });
}

} // namespace evenmatch::ui

#include "report.moc"
