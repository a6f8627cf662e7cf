// The time that tests wait for an expected event: long enough that no load of the machine makes a test fail. Qt's default of five seconds
// does.
#pragma once

#include <QTest>

inline constexpr int kPatience = 600'000; ///< milliseconds; never reached by a passing test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), ::kPatience)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), (message), ::kPatience)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, ::kPatience)
