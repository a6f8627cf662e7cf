#include "ui/rank/openings_card.h"

#include "ui/rank/my_rank_words.h"
#include "ui/widgets/two_line_list.h"

#include <QBoxLayout>
#include <QStandardItemModel>

namespace evenmatch::ui {

namespace {

enum OpeningRole { OpeningGameRole = Qt::UserRole, OpeningPlyRole };

constexpr int kOpeningsShown = 6; ///< without scrolling

} // namespace

OpeningsCard::OpeningsCard(QWidget* parent)
    : ExplainedCard(tr("By opening"),
        tr("For each opening: your number of games and your score; your mean strength score (β) relative to your rank's; and the move that "
           "most often leaves the main line of your rank. Click an opening to see it."),
        parent),
      m_rows(new QStandardItemModel(this)), m_list(new TwoLineList)
{
    m_list->setObjectName(QStringLiteral("openings"));
    m_list->setModel(m_rows);
    m_list->setAccessibleName(tr("Openings"));
    const auto choose = [this](const QModelIndex& index) {
        if (const QVariant game = index.data(OpeningGameRole); game.isValid())
            Q_EMIT gameChosen(game.toLongLong(), index.data(OpeningPlyRole).toInt());
    };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
    body()->addWidget(m_list);
}

bool OpeningsCard::isEmpty() const { return m_rows->rowCount() == 0; }

void OpeningsCard::setResult(const MyRankResult& result)
{
    m_rows->clear();
    for (std::size_t i = 0; i < result.report.openings.size(); ++i) {
        const nn::OpeningReport& opening = result.report.openings[i];
        const QString text = openingWords(result, i) + QLatin1Char('\n') + openingPlayWords(result, i);
        auto* item = new QStandardItem(text);
        item->setToolTip(text);
        if (opening.departure) {
            const nn::PlayedSide& side = result.report.sides[opening.departure->side].played;
            item->setData(QVariant::fromValue<qlonglong>(result.games[side.game].id), OpeningGameRole);
            item->setData(static_cast<int>(opening.departure->ply), OpeningPlyRole);
        }
        m_rows->appendRow(item);
    }
    m_list->fitHeight(kOpeningsShown);
}

} // namespace evenmatch::ui
