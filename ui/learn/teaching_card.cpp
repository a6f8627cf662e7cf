#include "ui/learn/teaching_card.h"

#include "ui/base/theme.h"
#include "ui/learn/teaching.h"
#include "ui/text/sentences.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

namespace evenmatch::ui {

TeachingCard::TeachingCard(Teaching& teaching, QWidget* parent)
    : Card({}, parent), m_teaching(teaching), m_words(new QLabel), m_more(new QPushButton), m_takeBack(new QPushButton(tr("Take back"))),
      m_speaks(new QCheckBox(tr("Tutor comments"))), m_moments(new QWidget), m_last(new QLabel)
{
    m_last->setObjectName(QStringLiteral("teacherLastWords"));
    m_words->setObjectName(QStringLiteral("teacherWords"));
    for (QLabel* label : {m_words, m_last}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_more->setObjectName(QStringLiteral("teacherHint"));
    m_more->setToolTip(tr("Hints for the position before your move: an area, then some moves, then one move"));
    m_takeBack->setObjectName(QStringLiteral("teacherTakeBack"));
    m_takeBack->setToolTip(tr("Return to the position before your move, or play on"));
    m_speaks->setObjectName(QStringLiteral("teacherSpeaks"));
    m_speaks->setToolTip(tr("Comments on moves that Review marks as mistakes"));
    for (QWidget* widget : {static_cast<QWidget*>(m_more), static_cast<QWidget*>(m_takeBack), static_cast<QWidget*>(m_speaks)})
        widget->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    auto* moments = new QVBoxLayout(m_moments);
    moments->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_more);
    row->addWidget(m_takeBack);
    row->addStretch(1);
    body()->addWidget(m_words);
    body()->addWidget(m_moments);
    body()->addWidget(m_last);
    body()->addLayout(row);
    body()->addWidget(m_speaks);
    connect(m_more, &QPushButton::clicked, &teaching, &Teaching::more);
    connect(m_takeBack, &QPushButton::clicked, &teaching, &Teaching::takeBack);
    connect(m_speaks, &QCheckBox::clicked, &teaching, &Teaching::setSpeaks);
    connect(&teaching, &Teaching::changed, this, &TeachingCard::refresh);
    refresh();
}

void TeachingCard::refresh()
{
    setVisible(m_teaching.isOn());
    const bool isOver = !m_teaching.moments().empty();
    QStringList words = m_teaching.words();
    const QStringList last = isOver ? words.mid(1 + static_cast<qsizetype>(m_teaching.moments().size())) : QStringList();
    if (isOver)
        words.resize(1); // the other moments are buttons
    m_words->setText(joinSentences(words));
    m_last->setText(joinSentences(last));
    m_last->setVisible(!last.empty());
    const bool isFirst = m_teaching.step() == Hints::Step::None;
    m_more->setText(isFirst ? tr("What was better?") : Hints::nextWords(m_teaching.step())); // "Hint" refers to the current position
    m_more->setEnabled(m_teaching.hasWord() && m_teaching.step() != Hints::Step::Move);
    m_takeBack->setEnabled(m_teaching.hasWord());
    m_more->setVisible(!isOver);
    m_takeBack->setVisible(!isOver);
    m_speaks->setVisible(!isOver);
    m_speaks->setChecked(Teaching::speaks());
    if (m_shownMoments != m_teaching.moments().size())
        showMoments();
}

void TeachingCard::showMoments()
{
    auto* layout = m_moments->layout();
    while (QLayoutItem* item = layout->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const lesson::Card& moment : m_teaching.moments()) {
        auto* button = new QPushButton(m_teaching.momentWords(moment));
        button->setObjectName(QStringLiteral("moment%1").arg(layout->count()));
        button->setFlat(true);
        button->setToolTip(tr("Show the position on the board"));
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // long words do not shrink the board
        connect(button, &QPushButton::clicked, &m_teaching, [this, moment] { m_teaching.goTo(moment); });
        layout->addWidget(button);
    }
    m_shownMoments = m_teaching.moments().size();
}

} // namespace evenmatch::ui
