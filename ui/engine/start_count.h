// A text with the seconds since a program began to start.
#pragma once

#include <QTimer>

#include <chrono>

class QLabel;

namespace evenmatch::ui {

/// Shows "Starting it… 12 s; at most 600 s." in its label, from begin() to stop(). The label owns it.
class StartCount final : public QTimer {
    Q_OBJECT
public:
    explicit StartCount(QLabel& label);
    void begin(std::chrono::seconds most);

private:
    void show();

    QLabel& m_label;
    std::chrono::seconds m_seconds{0};
    std::chrono::seconds m_most{0};
};

} // namespace evenmatch::ui
