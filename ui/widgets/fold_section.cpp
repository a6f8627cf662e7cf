#include "ui/widgets/fold_section.h"

#include "ui/base/theme.h"

#include <QBoxLayout>
#include <QSettings>
#include <QToolButton>

namespace evenmatch::ui {

namespace {

QString foldedKey(const QString& section) { return QStringLiteral("folded/") + section; }

} // namespace

FoldSection::FoldSection(const QString& heading, const QString& key, QWidget* parent)
    : Card({}, parent), m_key(key), m_button(new QToolButton), m_head(new QHBoxLayout), m_place(new QWidget),
      m_content(new QVBoxLayout(m_place))
{
    body()->setContentsMargins(12, 6, 12, 8);
    body()->setSpacing(6);
    m_button->setObjectName(QStringLiteral("fold:") + key);
    m_button->setText(heading);
    m_button->setFont(typeFont(TypeSize::Text, true));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    m_button->setProperty("fold", true);
    m_head->setSpacing(8);
    m_head->addWidget(m_button);
    m_head->addStretch(1);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(6);
    body()->addLayout(m_head);
    body()->addWidget(m_place, 1);
    connect(m_button, &QToolButton::clicked, this, [this] {
        setFolded(!isFolded());
        QSettings().setValue(foldedKey(m_key), isFolded());
    });
    setFolded(QSettings().value(foldedKey(key), false).toBool());
}

bool FoldSection::isFolded() const { return m_place->isHidden(); }

void FoldSection::setFolded(bool folded)
{
    m_place->setVisible(!folded);
    m_button->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_button->setAccessibleDescription(folded ? tr("Folded") : tr("Open"));
    m_button->setToolTip(folded ? tr("Show this section") : tr("Fold this section"));
}

} // namespace evenmatch::ui
