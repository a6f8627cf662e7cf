// Time on a clock.
#pragma once

#include <QString>

#include <chrono>

namespace evenmatch::ui {

/// "0:35", "1:02:03".
QString clockText(std::chrono::seconds time);

} // namespace evenmatch::ui
