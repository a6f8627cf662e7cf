#include "ui/rank/rank_parts_card.h"

#include "nn/ranks/estimate_words.h"
#include "ui/plots/rank_ridge.h"
#include "ui/rank/my_rank_words.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"

#include <QGridLayout>

namespace evenmatch::ui {

namespace {

enum Column { Name, Games, Ridge, Rank };

} // namespace

RankPartsCard::RankPartsCard(QWidget* parent)
    : ExplainedCard(tr("In parts"),
        tr("Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents' ranks come from the "
           "game files; opponents of your rank, or within 100 rating points, count as equal."),
        parent)
{
}

void RankPartsCard::setResult(const MyRankResult& result)
{
    delete m_table;
    m_table = new QWidget;
    m_rows = new QGridLayout(m_table);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(12);
    m_rows->setVerticalSpacing(4);
    m_rows->setColumnStretch(Ridge, 1);
    m_any = false;
    for (const PartGroup& group : partGroups(result.report)) {
        addGroup(group.name);
        for (const nn::PartEstimate& part : *group.parts)
            addPart(part, result.scale);
        if (const QString words = phasesWords(result); group.parts == &result.report.phases && !words.isEmpty())
            addWords(words);
    }
    body()->addWidget(m_table);
}

void RankPartsCard::addGroup(const QString& name)
{
    QLabel* heading = quietLabel(name);
    heading->setContentsMargins(0, m_rows->count() > 0 ? 8 : 0, 0, 0);
    m_rows->addWidget(heading, m_rows->rowCount(), Name, 1, 4);
}

void RankPartsCard::addWords(const QString& words)
{
    QLabel* label = quietLabel(words);
    label->setObjectName(QStringLiteral("phasesWords"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_rows->addWidget(label, m_rows->rowCount(), Name, 1, 4);
}

void RankPartsCard::addPart(const nn::PartEstimate& part, const strength::RankScale& scale)
{
    const int row = m_rows->rowCount();
    auto* name = new QLabel(partName(part.name));
    auto* ridge = new RankRidge(RankRidge::Kind::Small);
    ridge->setEstimate(part.estimate, scale);
    ridge->setAccessibleName(name->text());
    auto* rank
        = part.estimate.isEnough() ? new QLabel(headlineBrief(part.estimate, scale)) : quietLabel(phraseText(nn::kTooFewMoves, "Rank"));
    rank->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QLabel* games = quietLabel(tr("%n games", nullptr, static_cast<int>(part.estimate.games)));
    if (part.estimate.isEnough())
        rank->setToolTip(heldWords(part.estimate, scale));
    m_rows->addWidget(name, row, Name);
    m_rows->addWidget(games, row, Games);
    m_rows->addWidget(ridge, row, Ridge);
    m_rows->addWidget(rank, row, Rank);
    m_any = m_any || part.estimate.isEnough();
}

} // namespace evenmatch::ui
