// The main window for most tests of the window: with fake networks, and shown.
#pragma once

#include "tests/ui/fake_networks.h"
#include "ui/main_window.h"

#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace evenmatch::ui {

inline std::unique_ptr<MainWindow> shownWindow(const QString& folder, QSize size = {1180, 900}, NetworkSources networks = fakeNetworks())
{
    auto window = std::make_unique<MainWindow>(folder, std::move(networks));
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qFatal("the window is not exposed");
    return window;
}

/// A base of test classes: the window that is tested, in a folder of its own.
struct TestedWindow {
    /// Without a window, and with settings as at the first start.
    void newFolder()
    {
        m_window.reset();
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void closeWindow()
    {
        m_window.reset();
        m_folder.reset();
    }
    GameSession& session() { return m_window->document().session(); }
    template <class Widget>
    Widget* find(const char* name)
    {
        return m_window->findChild<Widget*>(QLatin1String(name));
    }
    void press(const char* button)
    {
        auto* found = find<QPushButton>(button);
        QVERIFY2(found && found->isVisible() && found->isEnabled(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace evenmatch::ui
