// The two surfaces of the window: a panel with contents, and a slim line with a message.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QTimer>

#include <functional>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace evenmatch::ui {

/// A rounded surface with an optional heading; add contents to body().
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& heading = {}, QWidget* parent = nullptr);
    QVBoxLayout* body() const { return m_body; }

private:
    QVBoxLayout* m_body;
};

/// Less important text.
QLabel* quietLabel(const QString& text = {});

/// A text on one line, shortened with "…" if it does not fit; the tooltip has the full text.
class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);
    QSize minimumSizeHint() const override { return {40, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A line with a message, visible as long as it takes to read; an error stays until it is closed or replaced.
class Notice final : public QFrame {
    Q_OBJECT
public:
    explicit Notice(QWidget* parent = nullptr);
    QString text() const { return m_text->text(); }
    bool isAlarm() const { return property("alarm").toBool(); }

    void tell(const QString& text); ///< information
    void alarm(const QString& text); ///< an error
    void dropAlarm(); ///< removes the error
    /// Information with an action. The line disappears when the button is pressed.
    void offer(const QString& text, const QString& button, const std::function<void()>& action);

Q_SIGNALS:
    void said(const QString& text);
    /// The user closed the error.
    void alarmClosed();

private:
    void show(const QString& text, bool alarm);
    void goSoon();

    QLabel* m_text;
    QToolButton* m_action;
    QTimer m_gone;
};

} // namespace evenmatch::ui
