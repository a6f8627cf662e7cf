#include "ui/engine/engine.h"

#include "core/file_stamp.h"
#include "core/game/family.h"
#include "nn/evaluate/seeing_evaluator.h"
#include "nn/model/boards.h"
#include "nn/ranks/rescaled_evaluator.h"
#include "ui/text/error_text.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace evenmatch::ui {

namespace {

QString settingsKey(const std::string& game) { return QStringLiteral("networks/") + QString::fromStdString(game); }

const std::string kStrong = "-strong";

/// The game of a slot's network.
std::string gameOf(const std::string& slot) { return slot.ends_with(kStrong) ? slot.substr(0, slot.size() - kStrong.size()) : slot; }

const auto kThreadsKey = QStringLiteral("networks/threads");
const auto kDeviceKey = QStringLiteral("networks/device"); ///< "cpu"; otherwise a GPU if available
const auto kCpu = QStringLiteral("cpu");

std::string stampOf(const QString& file) { return core::fileStamp(file.toStdU16String()); }

} // namespace

Engine::Engine(NetworkSources sources, QObject* parent) : QObject(parent), m_sources(std::move(sources))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(std::chrono::seconds(1));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_settle, &QTimer::timeout, this, &Engine::loadChanged);
}

Engine::~Engine() = default;

std::string strongNetworkOf(const std::string& game) { return game + kStrong; }

QString Engine::networkFile(const std::string& game) const
{
    const QString chosen = QSettings().value(settingsKey(game)).toString();
    return chosen.isEmpty() && gameOf(game) == game ? QString::fromStdString(m_sources.bundled(game)) : chosen;
}

bool Engine::isNetworkChosen(const std::string& game) const { return !QSettings().value(settingsKey(game)).toString().isEmpty(); }

void Engine::setNetworkFile(const std::string& game, const QString& file)
{
    ++m_choices[game];
    QSettings().setValue(settingsKey(game), file);
    load(game);
    dropRanksOn(game);
}

/// Ranks that read the last layer of a network that was replaced give way to the bundled ones. The same network in another file does not
/// replace it.
void Engine::dropRanksOn(const std::string& strong)
{
    const auto found = m_networks.find(gameOf(strong));
    if (gameOf(strong) == strong || found == m_networks.end() || !found->second.network)
        return;
    const std::string& read = found->second.network->info().readsWith;
    const auto now = m_networks[strong].network;
    if (!read.empty() && !(now && now->info().name == read))
        setNetworkFile(found->first, {});
}

void Engine::tryNetworkFile(
    const std::string& game, const QString& file, QObject* receiver, std::function<void(const core::Result<void>&)> done)
{
    const auto work = [open = m_sources.open, path = file.toStdString(), game, how = computing()](
                          jobs::JobContext&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
        auto opened = open(path, how);
        if (opened && (*opened)->info().game != gameOf(game))
            return core::Error{.code = core::ErrorCode::OtherNetwork, .detail = (*opened)->info().game, .file = path};
        if (opened && gameOf(game) != game && !(*opened)->info().readsWith.empty()) // it would be opened with itself next time
            return core::Error{.code = core::ErrorCode::BadArgument,
                .detail = {EVENMATCH_TEXT("Errors", "it only adds ranks to the network %1"), {(*opened)->info().readsWith}},
                .file = path};
        return opened;
    };
    run({}, jobs::Priority::Interactive, this, work,
        [this, game, file, stamp = stampOf(file), choice = ++m_choices[game], receiver = QPointer<QObject>(receiver),
            done = std::move(done)](core::Result<std::shared_ptr<nn::Evaluator>> opened) {
            if (choice != m_choices[game]) // a large network takes long to open
                opened = core::Error{core::ErrorCode::Stopped};
            if (opened) {
                QSettings().setValue(settingsKey(game), file);
                Slot& slot = m_networks[game];
                ++slot.request;
                slot.network = *opened;
                slot.playing.clear();
                slot.state = State::Ready;
                slot.problem.clear();
                watch(slot, file, stamp);
                Q_EMIT networkChanged(QString::fromStdString(game));
                dropRanksOn(game);
            }
            if (receiver)
                done(opened ? core::Result<void>() : core::Result<void>(opened.error()));
        });
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

std::function<core::Result<std::shared_ptr<nn::Evaluator>>(const std::string& file)> Engine::opener() const
{
    return [open = m_sources.open, how = computing()](const std::string& file) { return open(file, how); };
}

nn::Computing Engine::computing() const
{
    const QSettings settings;
    return {.threads = settings.value(kThreadsKey, 0).toUInt(),
        .device = settings.value(kDeviceKey).toString() == kCpu ? nn::Device::Cpu : nn::Device::Auto,
        .trunk = networkFile(strongNetworkOf("go")).toStdString()};
}

void Engine::setComputing(const nn::Computing& computing)
{
    if (computing == this->computing())
        return;
    QSettings settings;
    settings.setValue(kThreadsKey, computing.threads);
    settings.setValue(kDeviceKey, computing.device == nn::Device::Cpu ? kCpu : QString());
    for (const auto& [game, slot] : m_networks)
        if (slot.state != State::Absent)
            load(game);
}

void Engine::lookForGpu()
{
    if (!m_sources.hasGpu || std::exchange(m_looksForGpu, true))
        return;
    run(
        {}, jobs::Priority::Interactive, this, [look = m_sources.hasGpu](jobs::JobContext&) { return look(); },
        [this](const core::Result<bool>& found) {
            m_gpu = found.valueOr(false);
            Q_EMIT gpuKnown();
        });
}

std::shared_ptr<nn::Evaluator> Engine::network(const std::string& game)
{
    if (!m_networks.contains(game))
        load(game);
    return m_networks[game].network;
}

std::shared_ptr<nn::Evaluator> Engine::analysisNetwork(const std::string& game, std::shared_ptr<nn::Evaluator> usual)
{
    auto strong = network(strongNetworkOf(game));
    return strong ? strong : usual;
}

std::shared_ptr<nn::Evaluator> Engine::readingWithStrong(const std::string& game, const std::shared_ptr<nn::Evaluator>& ranks)
{
    const auto strong = network(strongNetworkOf(game));
    if (!ranks || !strong || !ranks->info().readsWith.empty())
        return ranks;
    auto seeing = nn::SeeingEvaluator::make(ranks, strong);
    return seeing ? *std::move(seeing) : ranks; // a network of another game never becomes the strong one
}

void Engine::whenNetwork(const std::string& game, QObject* receiver, std::function<void(const std::shared_ptr<nn::Evaluator>&)> done)
{
    const auto found = network(game);
    if (!found) {
        auto* waits = new QObject(receiver); // the connection ends with it
        connect(this, &Engine::networkChanged, waits, [this, game, receiver, waits, done](const QString& changed) {
            if (changed.toStdString() != game || state(game) == State::Loading)
                return;
            disconnect(this, nullptr, waits, nullptr);
            waits->deleteLater();
            whenNetwork(game, receiver, done);
        });
    }
    if (found || state(game) != State::Loading)
        done(found);
}

std::shared_ptr<nn::Evaluator> Engine::networkFor(const std::string& game, const std::string& server)
{
    const std::string family = game::familyName(game);
    const auto network = this->network(family);
    if (!network)
        return network;
    std::shared_ptr<nn::Evaluator>& playing = m_networks[family].playing[{game, server}];
    if (!playing) {
        playing = nn::onBoard(network, game);
        const auto& profile = playing->info().profile;
        if (const auto* ranks = profile ? strength::serverIn(*profile, server) : nullptr)
            playing = std::make_shared<nn::RescaledEvaluator>(playing, nn::ranksOf(*ranks, *profile));
    }
    return playing;
}

void Engine::load(const std::string& game)
{
    Slot& slot = m_networks[game];
    const int request = ++slot.request;
    slot.network.reset();
    slot.playing.clear();
    const QString file = networkFile(game);
    watch(slot, file, stampOf(file));
    if (file.isEmpty()) {
        slot.state = State::Absent;
        if (gameOf(game) == game)
            slot.problem = tr("There is no network for this game. Add one on the Engines page.");
        Q_EMIT networkChanged(QString::fromStdString(game));
        return;
    }
    slot.state = State::Loading;
    slot.problem.clear();
    run(
        {}, jobs::Priority::Interactive, this,
        [open = m_sources.open, path = file.toStdString(), how = computing()](jobs::JobContext&) { return open(path, how); },
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

void Engine::watch(Slot& slot, const QString& file, const std::string& stamp)
{
    slot.file = file;
    slot.stamp = stamp;
    if (QFileInfo(file).isFile()) {
        m_watcher.removePath(file); // a watch stays with the file that had this path before
        m_watcher.addPath(file);
    }
}

/// A file that is gone may come back: it is being replaced.
void Engine::loadChanged()
{
    for (auto& [game, slot] : m_networks) {
        if (stampOf(slot.file) == slot.stamp)
            watch(slot, slot.file, slot.stamp);
        else if (QFileInfo::exists(slot.file))
            load(game);
        else
            m_settle.start();
    }
}

} // namespace evenmatch::ui
