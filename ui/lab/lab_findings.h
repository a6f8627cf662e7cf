// The findings of a Lab run, in the format of app/shared/findings/findings.h, in the user's language.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <limits>
#include <vector>

namespace evenmatch::ui {

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

struct LabRow {
    QString name;
    double ours = kUnknown;
    double low = kUnknown; ///< 95 % interval
    double high = kUnknown;
    double paper = kUnknown;
    quint64 sample = 0;
};

struct LabTable {
    QString title;
    QString unit;
    QString sampleUnit;
    std::vector<LabRow> rows;
};

struct LabPoint {
    double x = 0;
    double y = 0;
    double low = kUnknown;
    double high = kUnknown;
    double lowerQuartile = kUnknown; ///< of a box plot: y is its median, low and high are the ends of its whiskers
    double upperQuartile = kUnknown;

    bool isBox() const { return lowerQuartile <= upperQuartile; }
};

struct LabSeries {
    QString name;
    bool line = true;
    bool marks = true;
    std::vector<LabPoint> points; ///< from left to right
};

struct LabPlot {
    QString title;
    QString xLabel;
    QString yLabel;
    QStringList xNames; ///< of x = 0, 1, 2, …; empty: numbers
    std::vector<LabSeries> series;
    QStringList yNames; ///< of the rows of `cells`
    std::vector<std::vector<double>> cells; ///< a matrix instead of series, rows from top to bottom
};

struct LabFindings {
    std::vector<LabTable> tables;
    QStringList notes;
    std::vector<LabPlot> plots;

    /// Reads any JSON: invalid parts are left out.
    static LabFindings fromJson(const QJsonObject& json);
    bool isEmpty() const { return tables.empty() && plots.empty(); }
    /// Columns table, name, ours, low, high, paper, sample, unit; a line for each row, by RFC 4180.
    QString toCsv() const;
};

/// A number in tables: two decimals below 10, one above; "–" if unknown.
QString numberText(double value);

} // namespace evenmatch::ui
