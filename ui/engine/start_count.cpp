#include "ui/engine/start_count.h"

#include <QCoreApplication>
#include <QLabel>

namespace evenmatch::ui {

StartCount::StartCount(QLabel& label) : QTimer(&label), m_label(label)
{
    setInterval(std::chrono::seconds(1));
    connect(this, &QTimer::timeout, this, [this] {
        ++m_seconds;
        show();
    });
}

void StartCount::begin(std::chrono::seconds most)
{
    m_seconds = std::chrono::seconds(0);
    m_most = most;
    show();
    start();
}

void StartCount::show()
{
    m_label.setText(
        QCoreApplication::translate("KataGoCard", "Starting it… %1 s; at most %2 s.").arg(m_seconds.count()).arg(m_most.count()));
    m_label.show();
}

} // namespace evenmatch::ui
