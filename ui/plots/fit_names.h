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

/// The names, shortened so that each ends before the next one begins, and the last before `end`; empty if hardly a letter would be left.
/// REQUIRES: in the order of their places
std::vector<QString> fitNames(const std::vector<NameAt>& names, double end, const QFontMetrics& metrics);

} // namespace evenmatch::ui
