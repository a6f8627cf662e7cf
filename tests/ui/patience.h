// How long the tests of the window wait for what must come: so long that no load of the machine makes one fail. Qt's own five seconds do.
#pragma once

#include <QTest>

namespace evenmatch::ui {

inline constexpr int kPatience = 120'000; ///< milliseconds; never reached where all is well

} // namespace evenmatch::ui

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), evenmatch::ui::kPatience)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), (message), evenmatch::ui::kPatience)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, evenmatch::ui::kPatience)
