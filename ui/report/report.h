// A report: text and pictures that can be shown in a window, printed as PDF and sent as one HTML file.
#pragma once

#include "core/error.h"

#include <QImage>
#include <QPicture>
#include <QString>

#include <functional>
#include <vector>

class QPdfWriter;
class QTextDocument;

namespace evenmatch::ui {

/// Text is added from top to bottom as HTML; pictures stay vectors in every format, except images. A value.
class Report {
public:
    static constexpr int kWidth = 680; ///< of a picture across the whole page, in points of 1/96 inch

    explicit Report(QString title) : m_title(std::move(title)) { }

    const QString& title() const { return m_title; }
    void addHeading(const QString& text);
    /// `html` may contain tags.
    void addText(const QString& html);
    /// Any content between headings; tables, sections.
    void addHtml(const QString& html) { m_body += html; }
    /// Cells may contain tags and pictures. An empty `head` is left out.
    void addTable(const QStringList& head, const std::vector<QStringList>& rows);

    /// Records the drawing of `draw` and returns its tag for the text. `words` describes it for readers who cannot see it.
    QString drawing(QSize size, const QString& words, const std::function<void(QPainter&)>& draw);
    QString image(QImage image, QSize size, const QString& words);

    /// A whole page including all pictures.
    QString html() const;
    /// Shows the report in the document, which keeps the needed data.
    void fill(QTextDocument& document) const;
    /// HTML or PDF by the suffix.
    core::Result<void> save(const QString& path) const;

    struct Picture {
        QPicture drawing; ///< empty: use the image
        QImage image;
        QSize size;
        QString words;
    };

private:
    QString keep(Picture picture);
    void print(QPdfWriter& writer) const;
    QString withPictures(const std::function<QString(const Picture&, int index)>& show) const;

    QString m_title;
    QString m_body;
    std::vector<Picture> m_pictures;
};

} // namespace evenmatch::ui
