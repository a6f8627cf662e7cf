// Names along an axis, and numbers beside it.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QString>

#include <vector>

namespace evenmatch::ui {

struct NameAt {
    double begin = 0; ///< pixels
    QString name;
};

/// The names, shortened so that each ends before the next begins, and the last before `end`; empty if almost no letter would be left.
/// REQUIRES: the names are ordered by place
std::vector<QString> fitNames(const std::vector<NameAt>& names, double end, const QFontMetrics& metrics);

/// The type of a number: the window's, or smaller if the column of this width in pixels requires it, so that every number fits. One digit
/// has the same size as two.
QFont numberFont(const QString& number, double width);

} // namespace evenmatch::ui
