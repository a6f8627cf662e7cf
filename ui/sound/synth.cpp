#include "ui/sound/synth.h"

#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace evenmatch::ui {

namespace {

constexpr double kLoudest = 0.7; ///< of full scale
constexpr double kAttack = 0.0006; ///< seconds; without it each sound begins with a crack

/// amplitude · exp(-t / decay) · sin(2π · frequency · t)
struct Tone {
    double frequency; ///< Hz
    double decay; ///< seconds
    double amplitude;
};

/// Noise through a low-pass of one pole: the moment of contact.
struct Hiss {
    double decay;
    double amplitude;
    double softness; ///< 0 sharp to 1 dull
};

class Mix {
public:
    explicit Mix(double seconds) : m_samples(static_cast<std::size_t>(seconds * kSoundRate)) { }

    void strike(double at, double loudness, std::initializer_list<Tone> tones, Hiss hiss, std::uint64_t seed)
    {
        core::Random random(seed);
        double dull = 0;
        for (std::size_t i = static_cast<std::size_t>(at * kSoundRate); i < m_samples.size(); ++i) {
            const double t = static_cast<double>(i) / kSoundRate - at;
            double sum = 0;
            for (const Tone& tone : tones)
                sum += tone.amplitude * std::exp(-t / tone.decay) * std::sin(2 * std::numbers::pi * tone.frequency * t);
            dull = hiss.softness * dull + (1 - hiss.softness) * (2 * random.uniform() - 1);
            sum += hiss.amplitude * std::exp(-t / hiss.decay) * dull;
            m_samples[i] += loudness * std::min(1.0, t / kAttack) * sum;
        }
    }

    /// Scaled to kLoudest and faded to silence at the end.
    std::vector<std::int16_t> samples() const
    {
        double most = 1e-9;
        for (const double sample : m_samples)
            most = std::max(most, std::abs(sample));
        std::vector<std::int16_t> result;
        result.reserve(m_samples.size());
        const double fade = 0.01 * kSoundRate;
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const double left = std::min(1.0, static_cast<double>(m_samples.size() - 1 - i) / fade);
            result.push_back(static_cast<std::int16_t>(std::lround(m_samples[i] / most * kLoudest * left * 32767)));
        }
        return result;
    }

private:
    std::vector<double> m_samples;
};

/// Slate or shell is hard and small: high partials that are gone at once, over the board's own knock.
void stone(Mix& mix, double at, double loudness, double pitch, std::uint64_t seed)
{
    mix.strike(at, loudness,
        {{1870 * pitch, 0.018, 0.55}, {3240 * pitch, 0.011, 0.45}, {5130 * pitch, 0.006, 0.30}, {392, 0.035, 0.50}, {187, 0.055, 0.45}},
        {0.004, 0.9, 0.2}, seed);
}

/// A weighted wooden foot with felt under it.
void piece(Mix& mix, double at, double loudness, double pitch, std::uint64_t seed)
{
    mix.strike(at, loudness, {{720 * pitch, 0.016, 0.5}, {1310 * pitch, 0.009, 0.28}, {262, 0.040, 0.55}, {131, 0.060, 0.5}},
        {0.008, 0.8, 0.75}, seed);
}

} // namespace

std::vector<std::int16_t> synthesise(Sound sound)
{
    switch (sound) {
    case Sound::Stone: {
        Mix mix(0.28);
        stone(mix, 0, 1, 1, 1);
        return mix.samples();
    }
    case Sound::Stones: {
        Mix mix(0.55);
        stone(mix, 0, 1, 1, 2);
        const double falls[] = {0.11, 0.165, 0.205, 0.27};
        for (int i = 0; i < 4; ++i)
            mix.strike(falls[i], 0.34 - 0.05 * i, {{2610 + 230.0 * i, 0.012, 0.6}, {4180 + 310.0 * i, 0.008, 0.5}}, {0.003, 0.5, 0.1},
                20 + static_cast<std::uint64_t>(i));
        return mix.samples();
    }
    case Sound::Piece: {
        Mix mix(0.26);
        piece(mix, 0, 1, 1, 3);
        return mix.samples();
    }
    case Sound::Taken: {
        Mix mix(0.34);
        mix.strike(0, 0.6, {{1490, 0.010, 0.6}, {2360, 0.007, 0.4}}, {0.004, 0.6, 0.3}, 4);
        piece(mix, 0.045, 1, 0.92, 5);
        return mix.samples();
    }
    case Sound::Tick: {
        Mix mix(0.09);
        mix.strike(0, 1, {{1046.5, 0.014, 0.7}, {2093, 0.008, 0.3}}, {0.002, 0.2, 0.4}, 6);
        return mix.samples();
    }
    case Sound::End: {
        Mix mix(1.1);
        mix.strike(0, 0.8, {{392, 0.30, 0.7}, {784, 0.16, 0.25}, {1176, 0.08, 0.1}}, {0.003, 0.1, 0.6}, 7);
        mix.strike(0.16, 0.8, {{523.25, 0.34, 0.7}, {1046.5, 0.18, 0.25}, {1569.8, 0.09, 0.1}}, {0.003, 0.1, 0.6}, 8);
        return mix.samples();
    }
    }
    return {};
}

} // namespace evenmatch::ui
