#include "ui/widgets/card.h"

#include "ui/base/theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace evenmatch::ui {

Card::Card(const QString& heading, QWidget* parent) : QFrame(parent), m_body(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("card"));
    m_body->setContentsMargins(16, 14, 16, 14);
    m_body->setSpacing(10);
    if (heading.isEmpty())
        return;
    auto* label = new QLabel(heading);
    label->setFont(typeFont(TypeSize::Heading, true));
    m_body->addWidget(label);
}

QLabel* quietLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setProperty("quiet", true);
    return label;
}

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setToolTip(text);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

namespace {

constexpr int kLookAgain = 1000; ///< milliseconds; checks again while the mouse is over a notice

} // namespace

Notice::Notice(QWidget* parent) : QFrame(parent), m_text(new QLabel), m_action(new QToolButton), m_gone(this)
{
    setObjectName(QStringLiteral("notice"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("closeNotice"));
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(close->accessibleName());
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        if (isAlarm())
            Q_EMIT alarmClosed();
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 4, 6, 4);
    m_action->setObjectName(QStringLiteral("noticeAction"));
    m_action->setProperty("link", true);
    m_action->setAccessibleName(tr("What you can do"));
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(close);
    m_gone.setSingleShot(true);
    connect(&m_gone, &QTimer::timeout, this, [this] { underMouse() ? m_gone.start(kLookAgain) : hide(); });
    hide();
}

void Notice::goSoon()
{
    constexpr int kLeast = 5000; // milliseconds
    constexpr int kEachLetter = 70;
    m_gone.start(kLeast + kEachLetter * static_cast<int>(m_text->text().size()));
}

void Notice::tell(const QString& text) { show(text, false); }

void Notice::alarm(const QString& text) { show(text, true); }

void Notice::dropAlarm()
{
    if (isAlarm())
        hide();
}

void Notice::offer(const QString& text, const QString& button, const std::function<void()>& action)
{
    show(text, false);
    m_action->setText(button);
    m_action->setAccessibleName(button);
    m_action->show();
    connect(
        m_action, &QToolButton::clicked, this,
        [this, action] {
            hide();
            action();
        },
        Qt::SingleShotConnection);
}

void Notice::show(const QString& text, bool alarm)
{
    m_action->hide();
    m_action->disconnect(this);
    setProperty("alarm", alarm);
    style()->unpolish(this);
    style()->polish(this);
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    m_text->setText(text);
    setVisible(true);
    m_gone.stop();
    if (!alarm)
        goSoon();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT said(text);
}

} // namespace evenmatch::ui
