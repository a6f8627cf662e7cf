// Times as text.
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

#include <chrono>

namespace evenmatch::ui {

/// "0:35", "1:02:03".
QString clockText(std::chrono::seconds time);
/// Date and time in the short form of the language: "20.11.26 17:05".
QString momentText(const QDateTime& moment, const QLocale& locale = {});

} // namespace evenmatch::ui
