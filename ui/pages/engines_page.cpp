#include "ui/pages/engines_page.h"

#include "ui/panels/external_engines_card.h"
#include "ui/panels/network_card.h"
#include "ui/theme.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace evenmatch::ui {

EnginesPage::EnginesPage(Engine& engine, QWidget* parent) : QWidget(parent), m_engine(engine)
{
    auto* heading = new QLabel(tr("Networks and engines"));
    heading->setFont(typeFont(TypeSize::Title, true));
    QLabel* what = quietLabel(tr("One network for each game plays at a rank, finds your rank and reviews your games. All runs on this machine: %1.").arg(machineName()));
    what->setWordWrap(true);
    auto* networks = new QHBoxLayout;
    networks->setSpacing(12);
    for (const char* game : {"go", "chess"})
        networks->addWidget(new NetworkCard(game, engine), 1);

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(10, 8, 14, 8);
    column->setSpacing(12);
    column->addWidget(heading);
    column->addWidget(what);
    column->addLayout(networks);
    column->addWidget(new ExternalEnginesCard(engine));
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
}

void EnginesPage::look()
{
    for (const char* game : {"go", "chess"})
        m_engine.network(game);
}

} // namespace evenmatch::ui
