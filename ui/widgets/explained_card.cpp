#include "ui/widgets/explained_card.h"

#include "ui/base/theme.h"

#include <QBoxLayout>
#include <QToolButton>

namespace evenmatch::ui {

ExplainedCard::ExplainedCard(const QString& heading, const QString& explanation, QWidget* parent) : Card({}, parent)
{
    auto* title = new QLabel(heading);
    title->setFont(typeFont(TypeSize::Heading, true));
    title->setWordWrap(true); // a long heading must not widen its panel
    auto* text = quietLabel(explanation);
    text->setWordWrap(true);
    text->hide();
    auto* button = new QToolButton;
    button->setText(QStringLiteral("?"));
    button->setCheckable(true);
    button->setAccessibleName(tr("What is this? %1").arg(heading));
    button->setToolTip(tr("What is this?"));
    connect(button, &QToolButton::toggled, text, &QWidget::setVisible);
    auto* row = new QHBoxLayout;
    row->addWidget(title, 1);
    row->addWidget(button);
    body()->addLayout(row);
    body()->addWidget(text);
}

} // namespace evenmatch::ui
