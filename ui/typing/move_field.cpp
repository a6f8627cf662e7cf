#include "ui/typing/move_field.h"

#include "ui/typing/typed_move.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace evenmatch::ui {

MoveField::MoveField(std::function<game::AnyPosition()> position, QWidget* parent)
    : QFrame(parent), m_position(std::move(position)), m_text(new QLineEdit), m_words(new ElidedLabel({}))
{
    constexpr int kWide = 120;
    constexpr int kLongest = 24; ///< characters of a move
    setObjectName(QStringLiteral("moveField"));
    m_text->setObjectName(QStringLiteral("typedMove"));
    m_text->setAccessibleName(tr("Type a move"));
    m_text->setPlaceholderText(tr("Move"));
    m_text->setFixedWidth(kWide);
    m_text->setMaxLength(kLongest);
    m_words->setObjectName(QStringLiteral("typedMoveWords"));
    m_words->setProperty("quiet", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 4);
    row->setSpacing(12);
    row->addWidget(m_text);
    row->addWidget(m_words, 1);
    connect(m_text, &QLineEdit::textEdited, this, &MoveField::refresh);
    connect(m_text, &QLineEdit::returnPressed, this, &MoveField::enter);
    m_text->installEventFilter(this);
    hide();
}

void MoveField::open()
{
    show();
    clear();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void MoveField::clear()
{
    m_text->clear();
    refresh();
}

void MoveField::say(const QString& words)
{
    m_words->setText(words);
    m_text->setAccessibleDescription(words);
}

void MoveField::refresh()
{
    if (isHidden())
        return;
    const QString text = m_text->text();
    say(text.trimmed().isEmpty() ? tr("Enter plays the move, Esc closes the field.") : readTypedMove(m_position(), text).words);
}

void MoveField::enter()
{
    const TypedMove typed = readTypedMove(m_position(), m_text->text());
    if (typed.move)
        Q_EMIT moveWanted(*typed.move);
    else
        refresh();
}

/// The field uses Esc, although its window does too.
bool MoveField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QFrame::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        hide();
        Q_EMIT closed();
    }
    return event->type() == QEvent::KeyPress;
}

} // namespace evenmatch::ui
