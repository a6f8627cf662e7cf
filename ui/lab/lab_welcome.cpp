#include "ui/lab/lab_welcome.h"

#include "ui/base/theme.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QPushButton>

namespace evenmatch::ui {

namespace {

constexpr int kTextWidth = 520;

LabPlan plainPlan(const char* line, const char* game, const char* first)
{
    LabPlan plan;
    plan.line = QLatin1String(line);
    plan.game = QLatin1String(game);
    plan.first = QLatin1String(first);
    return plan;
}

} // namespace

LabWelcome::LabWelcome(QWidget* parent) : QWidget(parent)
{
    auto* heading = new QLabel(tr("Measure players and repeat the papers' experiments"));
    heading->setFont(typeFont(TypeSize::Title, true));
    auto* what = new QLabel(
        tr("The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers' "
           "results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games."));
    auto* good = new QPushButton(tr("How strong is a simple Connect Four player?"));
    good->setObjectName(QStringLiteral("labFirstRun"));
    good->setProperty("primary", true);
    auto* goodWords = quietLabel(tr("Less than a minute. Finds the number of search iterations that scores 50 % against it."));
    auto* other = new QPushButton(tr("How much Elo is one step of the strength index worth in chess?"));
    other->setObjectName(QStringLiteral("labSecondRun"));
    auto* otherWords = quietLabel(tr("About a minute, with the chess network that comes with the program."));
    auto* more = quietLabel(tr("Or choose any experiment on the right."));
    connect(good, &QPushButton::clicked, this, [this] { Q_EMIT startWanted(plainPlan(kComplexityLine, "connect4", "heuristic")); });
    connect(other, &QPushButton::clicked, this, [this] { Q_EMIT startWanted(plainPlan("sa-elo", "chess", "")); });
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    for (QLabel* label : {heading, what, goodWords, otherWords, more}) {
        label->setWordWrap(true);
        label->setMaximumWidth(kTextWidth);
    }
    column->addStretch(2);
    column->addWidget(heading);
    column->addSpacing(4);
    column->addWidget(what);
    column->addSpacing(18);
    column->addWidget(good, 0, Qt::AlignLeft);
    column->addWidget(goodWords);
    column->addSpacing(12);
    column->addWidget(other, 0, Qt::AlignLeft);
    column->addWidget(otherWords);
    column->addSpacing(18);
    column->addWidget(more);
    column->addStretch(3);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(28, 16, 28, 16);
    row->addStretch(1);
    row->addLayout(column, 8);
    row->addStretch(1);
    for (QPushButton* button : {good, other})
        button->setAccessibleName(button->text());
}

/// A question that is too long for one line gets two.
void LabWelcome::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QMargins margins = layout()->contentsMargins();
    for (auto* button : findChildren<QPushButton*>()) {
        QString question = button->accessibleName();
        button->setText(question);
        const qsizetype middle = question.indexOf(QLatin1Char(' '), question.size() / 2);
        if (middle >= 0 && button->sizeHint().width() > width() - margins.left() - margins.right())
            button->setText(question.replace(middle, 1, QLatin1Char('\n')));
    }
}

} // namespace evenmatch::ui
