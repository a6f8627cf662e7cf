// The sounds of the game on the board: moves, captures, the last seconds, the end.
#pragma once

#include "ui/game/game_document.h"
#include "ui/sound/sound_output.h"
#include "ui/sound/synth.h"

#include <QObject>
#include <QTimer>

#include <array>

namespace evenmatch::ui {

class GameTimer;

/// Lives on the GUI thread. Stores on or off and the volume in the settings.
class GameSounds final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    GameSounds(GameDocument& document, const GameTimer& timer, QObject* parent = nullptr);

    ~GameSounds() override;

    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// 0 to 100.
    int volume() const { return m_volume; }
    void setVolume(int volume);
    /// Whatever is on the board, as loud as it would be: for trying.
    void play(Sound sound);

Q_SIGNALS:
    void onChanged(bool on);
    /// A sound begins, were there a loudspeaker.
    void played(evenmatch::ui::Sound sound);

private:
    void follow();
    void tick();
    Sound soundOf() const;
    int stones() const;

    GameDocument& m_document;
    const GameTimer& m_timer;
    SoundOutput m_output;
    std::array<SoundOutput::Samples, kSounds> m_samples; ///< made when first wanted
    record::NodeId m_node = record::kRoot;
    Phase m_phase = Phase::Playing;
    int m_stones = 0; ///< stones or pieces on the board at m_node
    std::int64_t m_second = 0; ///< the last that was counted
    bool m_on = true;
    int m_volume = 70;
    QTimer m_keep; ///< writes the volume
};

} // namespace evenmatch::ui
