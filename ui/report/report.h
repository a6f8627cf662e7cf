// A report: text and pictures that can be viewed in a window, printed as PDF and sent as one HTML file.
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

/// Text is added from above to below as HTML; pictures stay vectors in every form, but for those that are images. A value.
class Report {
public:
    static constexpr int kWidth = 680; ///< of a picture over the whole page, in points of 1/96 inch

    explicit Report(QString title) : m_title(std::move(title)) { }

    const QString& title() const { return m_title; }
    void addHeading(const QString& text);
    /// `html` may hold tags.
    void addText(const QString& html);
    /// Anything that stands between headings; tables, sections.
    void addHtml(const QString& html) { m_body += html; }
    /// Cells may hold tags and pictures. An empty `head` is left out.
    void addTable(const QStringList& head, const std::vector<QStringList>& rows);

    /// Keeps what `draw` draws and says how to name it in text. `words` is what is said of it where it cannot be seen.
    QString drawing(QSize size, const QString& words, const std::function<void(QPainter&)>& draw);
    QString image(QImage image, QSize size, const QString& words);

    /// A whole page with all pictures inside.
    QString html() const;
    /// Makes the document show the report. It keeps what it needs.
    void fill(QTextDocument& document) const;
    /// HTML or PDF by the suffix.
    core::Result<void> save(const QString& path) const;

    struct Picture {
        QPicture drawing; ///< empty: the image
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
