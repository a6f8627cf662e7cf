// The main window for most tests of the window: with fake networks, and shown.
#pragma once

#include "tests/ui/fake_networks.h"
#include "ui/main_window.h"

#include <QTest>

#include <memory>

namespace evenmatch::ui {

inline std::unique_ptr<MainWindow> shownWindow(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(folder, fakeNetworks());
    window->resize(1180, 900);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qFatal("the window is not exposed");
    return window;
}

} // namespace evenmatch::ui
