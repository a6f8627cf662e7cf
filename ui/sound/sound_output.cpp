#include "ui/sound/sound_output.h"

#include "ui/sound/synth.h"

#include <QLibrary>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <utility>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto kPatience = 5s; ///< of silence, until the device is given back
constexpr auto kRetry = 30s; ///< until a device is looked for again where there was none
constexpr unsigned kLatency = 60'000; ///< microseconds

// Of alsa/asoundlib.h, whose names and numbers have not changed since 2005. Loaded at run time, so that nothing depends on it.
struct Pcm;
constexpr int kPlayback = 0;
constexpr int kInterleaved = 3;
constexpr int kSigned16 = Q_BYTE_ORDER == Q_LITTLE_ENDIAN ? 2 : 3;
using Silence = void (*)(const char*, int, const char*, int, const char*, ...);

struct Alsa {
    bool complete = true; ///< all that follows was found
    QLibrary library{QStringLiteral("asound"), 2};
    int (*open)(Pcm**, const char*, int, int) = resolve<decltype(open)>("snd_pcm_open");
    int (*setParams)(Pcm*, int, int, unsigned, unsigned, int, unsigned) = resolve<decltype(setParams)>("snd_pcm_set_params");
    long (*write)(Pcm*, const void*, unsigned long) = resolve<decltype(write)>("snd_pcm_writei");
    int (*recover)(Pcm*, int, int) = resolve<decltype(recover)>("snd_pcm_recover");
    int (*drain)(Pcm*) = resolve<decltype(drain)>("snd_pcm_drain");
    int (*drop)(Pcm*) = resolve<decltype(drop)>("snd_pcm_drop");
    int (*prepare)(Pcm*) = resolve<decltype(prepare)>("snd_pcm_prepare");
    int (*close)(Pcm*) = resolve<decltype(close)>("snd_pcm_close");
    int (*setErrorHandler)(Silence) = resolve<decltype(setErrorHandler)>("snd_lib_error_set_handler");

    template <class Function>
    Function resolve(const char* name)
    {
        const auto found = reinterpret_cast<Function>(library.resolve(name));
        complete = complete && found;
        return found;
    }
};

void sayNothing(const char*, int, const char*, int, const char*, ...) { }

/// An open device. Used by one thread.
class Device {
public:
    ~Device() { release(); }

    /// False where there is none.
    bool ready()
    {
        if (m_pcm)
            return true;
        const auto now = std::chrono::steady_clock::now();
        if (!m_alsa.complete || now < m_again)
            return false;
        m_alsa.setErrorHandler(sayNothing);
        if (m_alsa.open(&m_pcm, "default", kPlayback, 0) < 0) {
            m_pcm = nullptr;
            m_again = now + kRetry;
        } else if (m_alsa.setParams(m_pcm, kSigned16, kInterleaved, 1, kSoundRate, 1, kLatency) < 0) {
            lose();
        }
        return m_pcm != nullptr;
    }

    /// Waits while the device has enough to play. REQUIRES: ready()
    bool write(std::span<const std::int16_t> samples)
    {
        while (!samples.empty()) {
            long written = m_alsa.write(m_pcm, samples.data(), samples.size());
            if (written < 0)
                written = m_alsa.recover(m_pcm, static_cast<int>(written), 1);
            if (written < 0)
                return lose();
            samples = samples.subspan(std::min(static_cast<std::size_t>(written), samples.size()));
        }
        return true;
    }

    /// Lets what was written sound to its end. REQUIRES: ready()
    void finish()
    {
        if (m_alsa.drain(m_pcm) < 0 || m_alsa.prepare(m_pcm) < 0)
            lose();
    }

    void release()
    {
        if (m_pcm)
            m_alsa.close(m_pcm);
        m_pcm = nullptr;
    }

private:
    bool lose()
    {
        release();
        m_again = std::chrono::steady_clock::now() + kRetry;
        return false;
    }

    Alsa m_alsa;
    Pcm* m_pcm = nullptr;
    std::chrono::steady_clock::time_point m_again{};
};

/// Sounds that are being played, each from its own beginning.
class Mixer {
public:
    void add(SoundOutput::Samples samples) { m_voices.push_back({std::move(samples), 0}); }
    void clear() { m_voices.clear(); }
    bool empty() const { return m_voices.empty(); }

    /// The next moment of all of them together.
    std::array<std::int16_t, kSoundRate / 50> next()
    {
        std::array<std::int16_t, kSoundRate / 50> sum{};
        for (auto& [samples, at] : m_voices)
            for (std::size_t i = 0; i < sum.size() && at < samples.size(); ++i, ++at)
                sum[i] = static_cast<std::int16_t>(std::clamp(int{sum[i]} + samples[at], -32767, 32767));
        std::erase_if(m_voices, [](const Voice& voice) { return voice.at >= voice.samples.size(); });
        return sum;
    }

private:
    struct Voice {
        SoundOutput::Samples samples;
        std::size_t at;
    };
    std::vector<Voice> m_voices;
};

} // namespace

// Beginning a thread waits while a library is loaded, and the first move of a game often falls into the loading of its network.
SoundOutput::SoundOutput() : m_thread([this](const std::stop_token& stop) { work(stop); }) { }

SoundOutput::~SoundOutput() { m_thread.request_stop(); }

void SoundOutput::play(Samples samples)
{
    {
        const std::lock_guard lock(m_mutex);
        m_new.push_back(std::move(samples));
    }
    m_wake.notify_one();
}

void SoundOutput::work(const std::stop_token& stop)
{
    std::optional<Device> device; // looked for when the first sound is wanted
    Mixer mixer;
    const auto isAsked = [this] { return !m_new.empty(); };
    while (!stop.stop_requested()) {
        std::unique_lock lock(m_mutex);
        if (mixer.empty() && !m_wake.wait_for(lock, stop, kPatience, isAsked)) {
            lock.unlock();
            if (device)
                device->release();
            lock.lock();
            m_wake.wait(lock, stop, isAsked);
        }
        for (Samples& samples : std::exchange(m_new, {}))
            mixer.add(std::move(samples));
        lock.unlock();
        if (mixer.empty() || stop.stop_requested())
            continue;
        if (!device)
            device.emplace();
        if (!device->ready() || !device->write(mixer.next()))
            mixer.clear();
        else if (mixer.empty())
            device->finish();
    }
}

} // namespace evenmatch::ui
