// Numbers that can be negative, with a typographic minus.
#pragma once

#include <QLocale>
#include <QString>

#include <cmath>

namespace evenmatch::ui {

/// "−0.3", "0.3"; without a sign if it rounds to zero.
inline QString numberWithMinus(double number, int decimals)
{
    const QString figure = QLocale().toString(std::abs(number), 'f', decimals);
    return number < 0 && figure != QLocale().toString(0.0, 'f', decimals) ? QStringLiteral("−") + figure : figure;
}

/// "−0.3", "+0.3"; without a sign if it rounds to zero.
inline QString numberWithSign(double number, int decimals)
{
    const QString figure = numberWithMinus(number, decimals);
    return number > 0 && figure != QLocale().toString(0.0, 'f', decimals) ? QStringLiteral("+") + figure : figure;
}

} // namespace evenmatch::ui
