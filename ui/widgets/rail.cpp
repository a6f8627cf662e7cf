#include "ui/widgets/rail.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QToolButton>

namespace evenmatch::ui {

Rail::Rail(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("rail"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred); // its words are never cut
    m_column->setContentsMargins(8, 8, 4, 8);
    m_column->setSpacing(6);
    m_column->addStretch(1);
    connect(m_group, &QButtonGroup::idClicked, this, &Rail::chosen);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int page, bool isCurrent) {
        m_group->button(page)->setFocusPolicy(isCurrent ? Qt::TabFocus : Qt::NoFocus); // Tab reaches the current page
    });
}

void Rail::addPage(const QString& icon, const QString& name)
{
    const int page = count();
    auto* button = new QToolButton;
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(tr("%1 (Ctrl+%2)").arg(name).arg(page + 1));
    button->setShortcut(keyOf(page));
    button->setProperty("iconName", icon);
    button->setProperty("rail", true);
    button->setCheckable(true);
    button->setIconSize({26, 26});
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setMinimumWidth(60);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // all as wide as the widest
    button->setFocusPolicy(Qt::NoFocus);
    m_group->addButton(button, page);
    if (page == 0)
        button->setChecked(true);
    m_column->insertWidget(page, button);
}

QKeySequence Rail::keyOf(int page) { return Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page); }

QString Rail::nameOf(int page) const { return m_group->button(page)->text(); }

void Rail::setCurrent(int page) { m_group->button(page)->setChecked(true); }

void Rail::setWordsShown(bool shown)
{
    for (QAbstractButton* button : m_group->buttons()) {
        static_cast<QToolButton*>(button)->setToolButtonStyle(shown ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        button->setMinimumWidth(shown ? 60 : 44);
    }
}

int Rail::count() const { return static_cast<int>(m_group->buttons().size()); }

} // namespace evenmatch::ui
