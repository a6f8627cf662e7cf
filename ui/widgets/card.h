// The two surfaces of the window: a card that holds things, and a slim line that tells one.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QTimer>

#include <functional>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace evenmatch::ui {

/// A rounded surface with an optional heading; add to body().
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& heading = {}, QWidget* parent = nullptr);
    QVBoxLayout* body() const { return m_body; }

private:
    QVBoxLayout* m_body;
};

/// Text of second rank.
QLabel* quietLabel(const QString& text = {});

/// A text on one line, cut with "…" where there is no room; the tooltip has it all.
class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);
    QSize minimumSizeHint() const override { return {40, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A line that says what happened, for as long as it takes to read it; what failed stays until it is closed or something
/// else is said.
class Notice final : public QFrame {
    Q_OBJECT
public:
    explicit Notice(QWidget* parent = nullptr);
    QString text() const { return m_text->text(); }
    bool isAlarm() const { return property("alarm").toBool(); }

    void tell(const QString& text); ///< good to know
    void alarm(const QString& text); ///< something failed
    void dropAlarm(); ///< what failed is told no longer
    /// Good to know, and something that can be done about it. The line goes when the button is pressed.
    void offer(const QString& text, const QString& button, const std::function<void()>& action);

Q_SIGNALS:
    void said(const QString& text);
    /// The user has seen what failed.
    void alarmClosed();

private:
    void show(const QString& text, bool alarm);
    void goSoon();

    QLabel* m_text;
    QToolButton* m_action;
    QTimer m_gone;
};

} // namespace evenmatch::ui
