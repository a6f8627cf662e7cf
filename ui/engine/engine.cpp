#include "ui/engine/engine.h"

#include "ui/error_text.h"

#include <QSettings>

namespace evenmatch::ui {

namespace {

QString settingsKey(const std::string& game)
{
    return QStringLiteral("networks/") + QString::fromStdString(game);
}

const auto kThreadsKey = QStringLiteral("networks/threads");

} // namespace

Engine::Engine(NetworkSources sources, QObject* parent) : QObject(parent), m_sources(std::move(sources)) {}

Engine::~Engine() = default;

QString Engine::networkFile(const std::string& game) const
{
    const QString chosen = QSettings().value(settingsKey(game)).toString();
    return chosen.isEmpty() ? QString::fromStdString(m_sources.bundled(game)) : chosen;
}

bool Engine::isNetworkChosen(const std::string& game) const
{
    return !QSettings().value(settingsKey(game)).toString().isEmpty();
}

void Engine::setNetworkFile(const std::string& game, const QString& file)
{
    QSettings().setValue(settingsKey(game), file);
    load(game);
}

Engine::State Engine::state(const std::string& game) const
{
    const auto found = m_networks.find(game);
    return found == m_networks.end() ? State::Absent : found->second.state;
}

QString Engine::problem(const std::string& game) const
{
    const auto found = m_networks.find(game);
    return found == m_networks.end() ? QString() : found->second.problem;
}

unsigned Engine::networkThreads() const
{
    return QSettings().value(kThreadsKey, 0).toUInt();
}

void Engine::setNetworkThreads(unsigned threads)
{
    if (threads == networkThreads())
        return;
    QSettings().setValue(kThreadsKey, threads);
    for (const auto& [game, slot] : m_networks)
        if (slot.state != State::Absent)
            load(game);
}

std::shared_ptr<nn::Evaluator> Engine::network(const std::string& game)
{
    if (!m_networks.contains(game))
        load(game);
    return m_networks[game].network;
}

void Engine::load(const std::string& game)
{
    Slot& slot = m_networks[game];
    const int request = ++slot.request;
    slot.network.reset();
    const QString file = networkFile(game);
    if (file.isEmpty()) {
        slot.state = State::Absent;
        slot.problem = tr("There is no network for this game. Add one on the Engines page.");
        Q_EMIT networkChanged(QString::fromStdString(game));
        return;
    }
    slot.state = State::Loading;
    slot.problem.clear();
    run({}, jobs::Priority::Interactive, this,
        [open = m_sources.open, path = file.toStdString(), threads = networkThreads()](jobs::JobContext&) { return open(path, threads); },
        [this, game, request](core::Result<std::shared_ptr<nn::Evaluator>> opened) {
            Slot& waiting = m_networks[game];
            if (waiting.request != request)
                return;
            waiting.state = opened ? State::Ready : State::Failed;
            if (opened)
                waiting.network = *std::move(opened);
            else
                waiting.problem = errorText(opened.error());
            Q_EMIT networkChanged(QString::fromStdString(game));
        });
    Q_EMIT networkChanged(QString::fromStdString(game));
}

} // namespace evenmatch::ui
