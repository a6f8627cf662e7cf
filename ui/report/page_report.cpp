#include "ui/report/page_report.h"

#include <QMap>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace evenmatch::ui {

namespace {

/// The rules of the page's style sheet for its pictures' classes; variables have their first, light values.
QMap<QString, QString> stylesOf(const QString& page)
{
    static const QRegularExpression variable(QStringLiteral("--(\\w+):(#[0-9a-fA-F]+)"));
    static const QRegularExpression rule(QStringLiteral("\\.(\\w+)\\{([^{}]*)\\}"));
    static const QRegularExpression font(QStringLiteral("font:(?:(\\d+) )?(\\d+)px [^;]*"));
    QMap<QString, QString> colors;
    for (auto found = variable.globalMatch(page); found.hasNext();) {
        const auto match = found.next();
        if (!colors.contains(match.captured(1)))
            colors[match.captured(1)] = match.captured(2);
    }
    QMap<QString, QString> styles;
    for (auto found = rule.globalMatch(page.section(QStringLiteral("</style>"), 0, 0)); found.hasNext();) {
        const auto match = found.next();
        QString style = match.captured(2);
        for (auto color = colors.cbegin(); color != colors.cend(); ++color)
            style.replace(QStringLiteral("var(--%1)").arg(color.key()), color.value());
        if (const auto type = font.match(style); type.hasMatch()) // QtSvg does not support shorthands
            style.replace(type.captured(),
                QStringLiteral("font-family:sans-serif;font-size:%1px;font-weight:%2")
                    .arg(type.captured(2), type.captured(1).isEmpty() ? QStringLiteral("400") : type.captured(1)));
        styles[match.captured(1)] = style;
    }
    return styles;
}

QString styled(QString svg, const QMap<QString, QString>& styles)
{
    for (auto style = styles.cbegin(); style != styles.cend(); ++style)
        svg.replace(QStringLiteral("class=\"%1\"").arg(style.key()), QStringLiteral("style=\"%1\"").arg(style.value()));
    return svg;
}

QString firstOf(const QString& text, const char* pattern)
{
    const QRegularExpression wanted(QLatin1String(pattern), QRegularExpression::DotMatchesEverythingOption);
    return wanted.match(text).captured(1);
}

} // namespace

Report pageReport(const QString& html)
{
    static const QRegularExpression picture(QStringLiteral("<svg .*?</svg>"), QRegularExpression::DotMatchesEverythingOption);
    const auto plain = [](QString text) {
        return text.replace(QLatin1String("&lt;"), QLatin1String("<")).replace(QLatin1String("&amp;"), QLatin1String("&"));
    };
    Report report(plain(firstOf(html, "<h1>(.*?)</h1>")));
    const QMap<QString, QString> styles = stylesOf(html);
    QString body = html.contains(QLatin1String("</h1>")) ? html.section(QStringLiteral("</h1>"), 1) : html;
    body = body.section(QStringLiteral("</body>"), 0, 0);
    QString text;
    qsizetype from = 0;
    for (auto found = picture.globalMatch(body); found.hasNext();) {
        const auto match = found.next();
        text += body.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        QSvgRenderer svg(styled(match.captured(), styles).toUtf8());
        const QSize size = svg.defaultSize()
                               .scaled(Report::kWidth, svg.defaultSize().height(), Qt::KeepAspectRatio)
                               .boundedTo(QSize(Report::kWidth, 4000));
        if (svg.isValid() && !size.isEmpty())
            text += QStringLiteral("<p>%1</p>")
                        .arg(report.drawing(size, plain(firstOf(match.captured(), "<title>(.*?)</title>")),
                            [&](QPainter& painter) { svg.render(&painter, QRectF(QPointF(), size)); }));
    }
    report.addHtml(text + body.mid(from));
    return report;
}

} // namespace evenmatch::ui
