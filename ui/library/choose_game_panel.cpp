#include "ui/library/choose_game_panel.h"

#include "ui/file/game_list_model.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QListView>
#include <QPushButton>

namespace evenmatch::ui {

ChooseGamePanel::ChooseGamePanel(QWidget* parent) : QWidget(parent), m_list(new QListView)
{
    auto* card = new Card(tr("Games in this file"));
    m_list->setObjectName(QStringLiteral("games"));
    m_list->setAccessibleName(tr("Games in this file"));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(132);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { Q_EMIT gameChosen(index.row()); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) { Q_EMIT gameChosen(index.row()); });
    card->body()->addWidget(m_list);
    auto* import = new QPushButton(tr("Add them to your games"));
    import->setObjectName(QStringLiteral("importFile"));
    connect(import, &QPushButton::clicked, this, &ChooseGamePanel::importWanted);
    card->body()->addWidget(import, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
}

void ChooseGamePanel::setGames(GameListModel* games)
{
    m_list->setModel(games);
    if (games && games->rowCount() > 0)
        setCurrentRow(0);
}

void ChooseGamePanel::setCurrentRow(int row) { m_list->setCurrentIndex(m_list->model()->index(row, 0)); }

} // namespace evenmatch::ui
