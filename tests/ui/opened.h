// Opens files in the window and waits until they are read.
#pragma once

#include "tests/patience.h"
#include "ui/main_window.h"

#include <QTest>

namespace evenmatch::ui {

inline void openFiles(MainWindow& window, const QStringList& paths)
{
    window.openFiles(paths);
    (void)QTest::qWaitFor([&] { return !window.opener().isReading(); }, kPatience);
}

} // namespace evenmatch::ui
