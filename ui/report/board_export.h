// The board as a picture: in a file, on the clipboard, on paper; its moves as an animated one.
#pragma once

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

/// The board as it is shown, with marks and coordinates, but without a cursor or a piece in the hand, into a square of `side` points.
void drawBoard(const BoardWidget& board, QPainter& painter, int side);
/// On a page, with a heading above and words below.
void printBoard(const BoardWidget& board, const QString& heading, const QString& words, QPrinter& printer);

/// What is shown, and what is said about it, when somebody exports it.
struct ShownBoard {
    const BoardWidget* board = nullptr;
    QString title; ///< "Anna – Ben"
    QString words; ///< "Move 12 of 80: White to move"
    const GameSession* session = nullptr; ///< of whose line it shows a position; null: of none that may be seen
};

/// The commands of the menu.
class BoardExport final : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over `window`, which owns this.
    BoardExport(std::function<ShownBoard()> shown, QWidget* window);

    void save(); ///< asks where; PNG, SVG or PDF
    void saveAnimation(); ///< asks where; a GIF of the line
    void copy();
    void print(); ///< asks on which printer

Q_SIGNALS:
    void told(const QString& text);

private:
    std::function<ShownBoard()> m_shown;
    QWidget* m_window;
    QPointer<LineAnimation> m_animation; ///< while it is drawn
};

} // namespace evenmatch::ui
