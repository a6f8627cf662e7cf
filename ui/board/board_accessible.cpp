#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/text/sentences.h"

#include <QAccessibleWidget>

namespace evenmatch::ui {

namespace {

class BoardAccessible final : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table), m_board(board) { }

    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name:
            return labelled(m_board->accessibleName(), joinSentences({endSentence(m_board->news()), m_board->cursorText()}));
        case QAccessible::Value: return m_board->cursorText();
        default: return QAccessibleWidget::text(kind);
        }
    }

private:
    BoardWidget* m_board; // outlives its interface, which Qt deletes with it
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr; // Qt's accessibility cache owns it
}

} // namespace

void installBoardAccessibility()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(&makeInterface);
        return true;
    }();
}

} // namespace evenmatch::ui
