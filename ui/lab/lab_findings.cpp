#include "ui/lab/lab_findings.h"

#include "ui/lab/lab_lines.h"
#include "ui/text/phrase_text.h"
#include "ui/text/signed_number.h"

#include <QJsonArray>

#include <cmath>

namespace evenmatch::ui {

namespace {

double number(const QJsonValue& value) { return value.isDouble() ? value.toDouble() : kUnknown; }

/// Translates the English texts of findings, by their templates if there are any.
class FindingWords {
public:
    explicit FindingWords(const QJsonObject& findings) : m_texts(findings.value(QStringLiteral("texts")).toObject()) { }

    QString of(const QString& english) const { return phraseText(phraseOf(english, 0), "Findings"); }
    QString of(const QJsonObject& json, const char* name) const { return of(json.value(QLatin1String(name)).toString()); }
    QStringList of(const QJsonValue& array) const
    {
        QStringList all;
        for (const QJsonValue value : array.toArray())
            all << of(value.toString());
        return all;
    }

private:
    core::Phrase phraseOf(const QString& english, int depth) const
    {
        constexpr int kDeepest = 4; // files may contain anything
        const QJsonArray parts = m_texts.value(english).toArray();
        if (parts.size() < 2 || depth > kDeepest)
            return playerWords(gameWords(english)).toStdString();
        core::Phrase phrase(parts.first().toString().toStdString());
        for (qsizetype i = 1; i < parts.size(); ++i)
            phrase.arguments.push_back(phraseOf(parts[i].toString(), depth + 1));
        return phrase;
    }

    QJsonObject m_texts;
};

LabTable tableFrom(const QJsonObject& json, const FindingWords& words)
{
    LabTable table{
        .title = words.of(json, "title"), .unit = words.of(json, "unit"), .sampleUnit = words.of(json, "sampleUnit"), .rows = {}};
    for (const QJsonValue value : json.value(QStringLiteral("rows")).toArray()) {
        const QJsonObject row = value.toObject();
        table.rows.push_back({.name = words.of(row, "name"),
            .ours = number(row.value(QStringLiteral("ours"))),
            .low = number(row.value(QStringLiteral("low"))),
            .high = number(row.value(QStringLiteral("high"))),
            .paper = number(row.value(QStringLiteral("paper"))),
            .sample = static_cast<quint64>(qBound(0.0, row.value(QStringLiteral("sample")).toDouble(), 9e15))});
    }
    return table;
}

LabPlot plotFrom(const QJsonObject& json, const FindingWords& words)
{
    LabPlot plot{.title = words.of(json, "title"),
        .xLabel = words.of(json, "xLabel"),
        .yLabel = words.of(json, "yLabel"),
        .xNames = words.of(json.value(QStringLiteral("xNames"))),
        .series = {},
        .yNames = words.of(json.value(QStringLiteral("yNames"))),
        .cells = {}};
    for (const QJsonValue value : json.value(QStringLiteral("cells")).toArray()) {
        std::vector<double>& row = plot.cells.emplace_back();
        for (const QJsonValue cell : value.toArray())
            row.push_back(number(cell));
    }
    for (const QJsonValue value : json.value(QStringLiteral("series")).toArray()) {
        const QJsonObject one = value.toObject();
        LabSeries series{.name = words.of(one, "name"),
            .line = one.value(QStringLiteral("line")).toBool(true),
            .marks = one.value(QStringLiteral("marks")).toBool(true),
            .points = {}};
        for (const QJsonValue member : one.value(QStringLiteral("points")).toArray()) {
            const QJsonObject point = member.toObject();
            const LabPoint read{number(point.value(QStringLiteral("x"))), number(point.value(QStringLiteral("y"))),
                number(point.value(QStringLiteral("low"))), number(point.value(QStringLiteral("high"))),
                number(point.value(QStringLiteral("lowerQuartile"))), number(point.value(QStringLiteral("upperQuartile")))};
            if (std::isfinite(read.x) && std::isfinite(read.y))
                series.points.push_back(read);
        }
        plot.series.push_back(std::move(series));
    }
    return plot;
}

QString quoted(QString text) { return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"'); }

} // namespace

LabFindings LabFindings::fromJson(const QJsonObject& json)
{
    LabFindings findings;
    const FindingWords words(json);
    for (const QJsonValue table : json.value(QStringLiteral("tables")).toArray())
        findings.tables.push_back(tableFrom(table.toObject(), words));
    findings.notes = words.of(json.value(QStringLiteral("notes")));
    for (const QJsonValue plot : json.value(QStringLiteral("plotData")).toArray())
        findings.plots.push_back(plotFrom(plot.toObject(), words));
    return findings;
}

QString LabFindings::toCsv() const
{
    QString all = QStringLiteral("table,name,ours,low,high,paper,sample,unit\r\n");
    const auto cell = [](double value) { return std::isfinite(value) ? QString::number(value, 'g', 10) : QString(); };
    for (const LabTable& table : tables)
        for (const LabRow& row : table.rows)
            all += QStringList{quoted(table.title), quoted(row.name), cell(row.ours), cell(row.low), cell(row.high), cell(row.paper),
                       QString::number(row.sample), quoted(table.unit)}
                       .join(QLatin1Char(','))
                + QStringLiteral("\r\n");
    return all;
}

QString numberText(double value)
{
    return std::isfinite(value) ? numberWithMinus(value, std::abs(value) < 10 ? 2 : 1) : QStringLiteral("–");
}

} // namespace evenmatch::ui
