#include "ui/pages/engines_page.h"

#include "ui/base/theme.h"
#include "ui/engine/external_engines_card.h"
#include "ui/engine/katago_card.h"
#include "ui/engine/network_card.h"
#include "ui/engine/outside_card.h"
#include "ui/text/sentences.h"
#include "ui/widgets/page_scroll.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <thread>

namespace evenmatch::ui {

EnginesPage::EnginesPage(Engine& engine, QWidget* parent) : QWidget(parent), m_engine(engine)
{
    auto* heading = new QLabel(tr("Networks and engines"));
    heading->setFont(typeFont(TypeSize::Title, true));
    m_words = quietLabel();
    m_words->setObjectName(QStringLiteral("enginesWords"));
    m_words->setWordWrap(true);
    m_networks = new QBoxLayout(QBoxLayout::LeftToRight);
    m_networks->setSpacing(12);
    for (const char* game : {"go", "chess"})
        m_networks->addWidget(new NetworkCard(game, engine, m_undo), 1);
    auto* strong = new NetworkCard(strongNetworkOf("go"), engine, m_undo);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(10, 8, 14, 8);
    column->setSpacing(12);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(heading, 1);
    addDevice(top);
    addThreads(top);
    column->addLayout(top);
    column->addWidget(m_words);
    column->addLayout(m_networks);
    column->addWidget(strong);
    m_outside = new OutsideCard(m_undo);
    column->addWidget(m_outside);
    auto* katago = new KataGoCard(engine, m_undo);
    column->addWidget(katago);
    connect(katago, &KataGoCard::commandChanged, this, [this] { Q_EMIT outsideChanged(QStringLiteral("go")); });
    auto* programs = new ExternalEnginesCard(engine, m_undo);
    column->addWidget(programs);
    connect(programs, &ExternalEnginesCard::enginesChanged, m_outside, &OutsideCard::refresh);
    connect(programs, &ExternalEnginesCard::optionsWanted, this,
        [this](const ExternalEngine& program) { editOptions({.name = program.name, .key = program.command, .isUci = true}, this); });
    connect(m_outside, &OutsideCard::outsideChanged, this, [this] { Q_EMIT outsideChanged(QStringLiteral("chess")); });
    column->addStretch(1);
    content->installEventFilter(this);
    auto* scroll = new PageScroll(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    connect(&engine, &Engine::gpuKnown, this, &EnginesPage::refreshDevice);
    refreshDevice();
}

/// Beside each other if there is room: what is wider than the page is cut off.
void EnginesPage::fitNetworks()
{
    const QWidget* content = m_networks->parentWidget();
    const QMargins margins = content->layout()->contentsMargins();
    int wanted = margins.left() + margins.right() + m_networks->spacing();
    for (int i = 0; i < m_networks->count(); ++i)
        wanted += m_networks->itemAt(i)->minimumSize().width();
    const int room = width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_networks->setDirection(wanted <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void EnginesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNetworks();
}

bool EnginesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) // another network may bring another button
        fitNetworks();
    return QWidget::eventFilter(watched, event);
}

/// Hidden without a choice.
void EnginesPage::addDevice(QBoxLayout* row)
{
    auto* devices = new QComboBox;
    devices->setObjectName(QStringLiteral("networkDevice"));
    devices->setAccessibleName(tr("Device for the networks"));
    devices->setToolTip(tr("Applies to Evenmatch's and KataGo's networks. Maia and Leela networks always run on the processor."));
    devices->addItem(tr("GPU (CUDA)"), static_cast<int>(nn::Device::Auto));
    devices->addItem(tr("Processor"), static_cast<int>(nn::Device::Cpu));
    devices->setCurrentIndex(m_engine.computing().device == nn::Device::Cpu ? 1 : 0);
    connect(devices, &QComboBox::currentIndexChanged, this, [this, devices] {
        nn::Computing computing = m_engine.computing();
        computing.device = static_cast<nn::Device>(devices->currentData().toInt());
        m_engine.setComputing(computing);
    });
    makeUndoable(m_undo, *devices);
    QLabel* words = quietLabel(tr("Device"));
    words->setBuddy(devices);
    m_device = {words, devices};
    for (QWidget* widget : m_device)
        row->addWidget(widget);
}

/// The GPU is a choice only if LibTorch found one; otherwise a sentence explains it.
void EnginesPage::refreshDevice()
{
    const auto gpu = m_engine.gpu();
    for (QWidget* widget : m_device)
        widget->setVisible(gpu == true);
    QString words = tr(
        "For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.")
                        .arg(machineName());
    if (gpu == false)
        words = joinSentences({words, tr("LibTorch found no CUDA GPU; the processor is used.")});
    m_words->setText(words);
}

void EnginesPage::addThreads(QBoxLayout* row)
{
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    auto* threads = new QComboBox;
    threads->setObjectName(QStringLiteral("networkThreads"));
    threads->setAccessibleName(tr("Threads for the networks"));
    threads->setToolTip(
        tr("Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer."));
    threads->addItem(tr("Automatic (%1)").arg(cores), 0U);
    for (int count = 1; count <= cores; ++count)
        threads->addItem(QString::number(count), static_cast<unsigned>(count));
    threads->setCurrentIndex(std::max(0, threads->findData(m_engine.computing().threads)));
    connect(threads, &QComboBox::currentIndexChanged, this, [this, threads] {
        nn::Computing computing = m_engine.computing();
        computing.threads = threads->currentData().toUInt();
        m_engine.setComputing(computing);
    });
    makeUndoable(m_undo, *threads);
    QLabel* words = quietLabel(tr("Threads for the networks"));
    words->setBuddy(threads);
    row->addWidget(words);
    row->addWidget(threads);
}

void EnginesPage::editOptions(const EngineOptionsDialog::Subject& subject, QWidget* parent)
{
    if (m_options)
        m_options->close();
    m_options = new EngineOptionsDialog(m_engine, subject, parent);
    connect(m_options, &EngineOptionsDialog::saved, this, [this, subject](const EngineOptions& options) {
        const EngineOptions before = engineOptions(subject.key);
        useOptions(subject.key, options);
        m_undo.push(new DoneStep(
            tr("options of %1").arg(subject.name), [this, subject, before] { useOptions(subject.key, before); },
            [this, subject, options] { useOptions(subject.key, options); }));
    });
    m_options->show();
}

void EnginesPage::useOptions(const QString& key, const EngineOptions& options)
{
    setEngineOptions(key, options);
    Q_EMIT optionsChanged();
}

void EnginesPage::look()
{
    for (const std::string& game : {std::string("go"), std::string("chess"), strongNetworkOf("go")})
        m_engine.network(game);
    m_engine.lookForGpu();
    m_outside->refresh();
}

} // namespace evenmatch::ui
