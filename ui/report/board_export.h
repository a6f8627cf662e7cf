// The board as a picture: in a file, on the clipboard, on paper; and a line of moves as an animation.
#pragma once

#include "core/error.h"
#include "core/game/any_position.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>

class QPainter;
class QPrinter;
class QWidget;

namespace evenmatch::ui {

class BoardWidget;
class GameSession;
class LineAnimation;

/// A board for pictures, with its last move marked; null for other games.
std::unique_ptr<BoardWidget> boardShowing(const game::AnyPosition& position, game::Move last = game::kNoMove);

/// The visible board, with marks and coordinates, but without a cursor or a dragged piece, in a square of `side` points.
void drawBoard(const BoardWidget& board, QPainter& painter, int side);
/// On a page, with a heading above and text below.
core::Result<void> printBoard(const BoardWidget& board, const QString& heading, const QString& words, QPrinter& printer);

/// The board and the texts to export.
struct ShownBoard {
    const BoardWidget* board = nullptr;
    QString title; ///< "Anna – Ben"
    QString words; ///< "Move 12 of 80: White to move"
    const GameSession* session = nullptr; ///< the session of the position shown; null: none that may be exported
};

/// The commands of the menu.
class BoardExport final : public QObject {
    Q_OBJECT
public:
    /// Dialogs belong to `window`, which owns this.
    BoardExport(std::function<ShownBoard()> shown, QWidget* window);

    void save(); ///< asks for the file; PNG, SVG or PDF
    void saveAnimation(); ///< asks for the file; a GIF of the line
    void copy();
    void print(); ///< asks for the printer

Q_SIGNALS:
    void told(const QString& text);

private:
    std::function<ShownBoard()> m_shown;
    QWidget* m_window;
    QPointer<LineAnimation> m_animation; ///< while it is drawn
};

} // namespace evenmatch::ui
