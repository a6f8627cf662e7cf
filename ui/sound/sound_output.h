// Sound output by ALSA, which every desktop's sound server supports. It is loaded for the first sound; without library, device or server,
// the program is silent, and writes nothing to stderr.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace evenmatch::ui {

/// Plays on a separate thread, which sleeps until the first sound; the caller never waits. Overlapping sounds are mixed. The device is
/// released after some silent seconds.
class SoundOutput {
public:
    using Samples = std::vector<std::int16_t>; ///< of one channel, at kSoundRate

    SoundOutput();
    ~SoundOutput(); ///< breaks off what sounds

    void play(Samples samples);

private:
    void work(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<Samples> m_new; ///< to be played from now on
    std::jthread m_thread; ///< last: it uses the others
};

} // namespace evenmatch::ui
