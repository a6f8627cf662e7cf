#include "ui/sound/game_sounds.h"

#include "core/game/chess/position.h"
#include "ui/opponent/game_timer.h"

#include <QSettings>

#include <algorithm>
#include <bit>
#include <cmath>

namespace evenmatch::ui {

namespace {

const auto kOnKey = QStringLiteral("sound/on");
const auto kVolumeKey = QStringLiteral("sound/volume");
constexpr int kUsualVolume = 70;
constexpr std::int64_t kLastSeconds = 10;
constexpr int kKeepMilliseconds = 400; ///< settings wait for the disk: not while a slider moves

} // namespace

GameSounds::GameSounds(GameDocument& document, const GameTimer& timer, QObject* parent)
    : QObject(parent), m_document(document), m_timer(timer), m_on(QSettings().value(kOnKey, true).toBool()),
      m_volume(std::clamp(QSettings().value(kVolumeKey, kUsualVolume).toInt(), 0, 100))
{
    m_keep.setSingleShot(true);
    m_keep.setInterval(kKeepMilliseconds);
    connect(&m_keep, &QTimer::timeout, this, [this] { QSettings().setValue(kVolumeKey, m_volume); });
    connect(&document.session(), &GameSession::changed, this, &GameSounds::follow);
    connect(&document, &GameDocument::replaced, this, &GameSounds::follow);
    connect(&timer, &GameTimer::ticked, this, &GameSounds::tick);
    follow();
}

GameSounds::~GameSounds()
{
    if (m_keep.isActive())
        QSettings().setValue(kVolumeKey, m_volume);
}

void GameSounds::setOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    QSettings().setValue(kOnKey, on);
    Q_EMIT onChanged(on);
}

void GameSounds::setVolume(int volume)
{
    m_volume = std::clamp(volume, 0, 100);
    m_keep.start();
}

void GameSounds::play(Sound sound)
{
    if (!m_on || m_volume == 0)
        return;
    SoundOutput::Samples& made = m_samples[static_cast<std::size_t>(sound)];
    if (made.empty())
        made = synthesise(sound);
    const double loudness = std::pow(m_volume / 100.0, 2); // ears hear ratios
    SoundOutput::Samples samples(made.size());
    std::ranges::transform(
        made, samples.begin(), [loudness](std::int16_t sample) { return static_cast<std::int16_t>(std::lround(sample * loudness)); });
    m_output.play(std::move(samples));
    Q_EMIT played(sound);
}

/// On the board; each capture makes them fewer.
int GameSounds::stones() const
{
    const GameSession& session = m_document.session();
    if (const auto* go = session.goPosition())
        return -go->captures(game::Side::First) - go->captures(game::Side::Second);
    if (const auto* chess = session.chessPosition())
        return std::popcount(chess->board().occupied());
    return 0;
}

Sound GameSounds::soundOf() const
{
    const bool taken = stones() < m_stones;
    if (m_document.session().goPosition())
        return taken ? Sound::Stones : Sound::Stone;
    return taken ? Sound::Taken : Sound::Piece;
}

/// A move is heard when it is made and when one steps on by one; leaps and steps back are silent.
void GameSounds::follow()
{
    const GameSession& session = m_document.session();
    const record::NodeId node = session.node();
    const bool forward
        = node != m_node && node != record::kRoot && session.record().parent(node) == m_node && session.lastMove() != game::kNoMove;
    const auto* go = session.goPosition();
    const bool passed = forward && go && session.lastMove() == go->passMove();
    if (forward && !passed)
        play(soundOf());
    if (session.phase() == Phase::Over && m_phase != Phase::Over && node != record::kRoot && (node == m_node || forward))
        play(Sound::End);
    m_node = node;
    m_phase = session.phase();
    m_stones = stones();
}

/// The last seconds of the user's own time, or of anybody's where two people play.
void GameSounds::tick()
{
    const GameSession& session = m_document.session();
    const auto& opponent = m_document.plan().opponent;
    const game::Side side = session.toMove();
    if (!m_timer.isOn() || session.phase() != Phase::Playing || !session.atGameEnd() || (opponent && opponent->side == side)) {
        m_second = 0;
        return;
    }
    const game::ClockFace face = m_timer.face(side);
    const std::int64_t second = (face.left.count() + 999) / 1000;
    const game::TimeSettings& time = m_document.plan().time;
    const std::int64_t last = face.inPeriods ? std::min<std::int64_t>(kLastSeconds, time.period.count() / 2) : kLastSeconds;
    const bool counts = second > 0 && second <= last && !face.fallen && (face.inPeriods || time.periods == 0);
    if (counts && second != m_second && m_second != 0)
        play(Sound::Tick);
    m_second = counts ? second : last + 1;
}

} // namespace evenmatch::ui
