// Names along an axis.
#pragma once

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

} // namespace evenmatch::ui
