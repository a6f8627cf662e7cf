#include "ui/pages/engines_page.h"

#include "ui/panels/external_engines_card.h"
#include "ui/panels/network_card.h"
#include "ui/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QScrollArea>

#include <algorithm>
#include <thread>

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
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(heading, 1);
    addThreads(top);
    column->addLayout(top);
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

void EnginesPage::addThreads(QBoxLayout* row)
{
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    auto* threads = new QComboBox;
    threads->setObjectName(QStringLiteral("networkThreads"));
    threads->setAccessibleName(tr("Threads for the networks"));
    threads->setToolTip(tr("How many computations go on at the same time. Fewer leave more of the machine to other programs; answers take longer."));
    threads->addItem(tr("Automatic (%1)").arg(cores), 0U);
    for (int count = 1; count <= cores; ++count)
        threads->addItem(QString::number(count), static_cast<unsigned>(count));
    threads->setCurrentIndex(std::max(0, threads->findData(m_engine.networkThreads())));
    connect(threads, &QComboBox::currentIndexChanged, this, [this, threads] { m_engine.setNetworkThreads(threads->currentData().toUInt()); });
    QLabel* words = quietLabel(tr("Threads for the networks"));
    words->setBuddy(threads);
    row->addWidget(words);
    row->addWidget(threads);
}

void EnginesPage::look()
{
    for (const char* game : {"go", "chess"})
        m_engine.network(game);
}

} // namespace evenmatch::ui
