#include "ui/text/clock_text.h"

namespace evenmatch::ui {

QString clockText(std::chrono::seconds time)
{
    const auto twoDigits = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const qint64 seconds = time.count();
    const qint64 minutes = seconds / 60;
    return minutes < 60 ? QStringLiteral("%1:%2").arg(minutes).arg(twoDigits(seconds % 60))
                        : QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(twoDigits(minutes % 60), twoDigits(seconds % 60));
}

QString momentText(const QDateTime& moment, const QLocale& locale)
{
    // "B" is the time of day ("in the afternoon") of Traditional Chinese, which Qt 6 writes as the letter.
    QString format = locale.dateTimeFormat(QLocale::ShortFormat);
    return locale.toString(moment, format.remove(QLatin1Char('B')));
}

} // namespace evenmatch::ui
