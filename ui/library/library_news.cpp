#include "ui/library/library_news.h"

#include <QCoreApplication>

namespace evenmatch::ui {

void LibraryNews::tell(std::function<void(LibraryService&)> news)
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_told < std::chrono::seconds(1))
        return;
    m_told = now;
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [service = m_service, news = std::move(news)] {
            if (service)
                news(*service);
        },
        Qt::QueuedConnection);
}

} // namespace evenmatch::ui
