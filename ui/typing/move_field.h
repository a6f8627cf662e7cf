// A small field to type moves, with the meaning of the text so far.
#pragma once

#include "core/game/any_position.h"

#include <QFrame>

#include <functional>

class QLabel;
class QLineEdit;

namespace evenmatch::ui {

class MoveField final : public QFrame {
    Q_OBJECT
public:
    /// `position`: the current position.
    explicit MoveField(std::function<game::AnyPosition()> position, QWidget* parent = nullptr);

    /// Shows the field, empty and with the focus.
    void open();
    /// The position changed, so the text is read again.
    void refresh();
    /// Why a move was not played.
    void say(const QString& words);
    void clear();

Q_SIGNALS:
    /// Enter was pressed; the move is legal.
    void moveWanted(evenmatch::game::Move move);
    /// Esc was pressed, and the field was closed.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter();

    std::function<game::AnyPosition()> m_position;
    QLineEdit* m_text;
    QLabel* m_words;
};

} // namespace evenmatch::ui
