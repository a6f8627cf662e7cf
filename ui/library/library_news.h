// Notifications from an importing job to its service.
#pragma once

#include "ui/library/library_service.h"

#include <QPointer>

#include <chrono>
#include <functional>

namespace evenmatch::ui {

/// Calls on the window's thread, at most once a second, so that lists do not reload all the time; no call after the service is destroyed.
/// Used by the job's thread.
class LibraryNews {
public:
    explicit LibraryNews(QPointer<LibraryService> service) : m_service(std::move(service)) { }

    void tell(std::function<void(LibraryService&)> news);

private:
    QPointer<LibraryService> m_service;
    std::chrono::steady_clock::time_point m_told = std::chrono::steady_clock::now();
};

} // namespace evenmatch::ui
