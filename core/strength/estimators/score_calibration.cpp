#include "core/strength/estimators/score_calibration.h"

#include "core/strength/estimate/estimator.h"
#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace evenmatch::strength {

namespace {

/// Adam on one block of parameters that share a step size.
struct Descent {
    std::vector<double> mean;
    std::vector<double> square;

    explicit Descent(std::size_t size) : mean(size), square(size) { }

    void step(std::span<double> parameters, std::span<const double> gradient, double rate, int iteration)
    {
        constexpr double kMean = 0.9;
        constexpr double kSquare = 0.99;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            mean[i] = kMean * mean[i] + (1 - kMean) * gradient[i];
            square[i] = kSquare * square[i] + (1 - kSquare) * gradient[i] * gradient[i];
            const double m = mean[i] / (1 - std::pow(kMean, iteration));
            const double v = square[i] / (1 - std::pow(kSquare, iteration));
            parameters[i] -= rate * m / (std::sqrt(v) + 1e-12);
        }
    }
};

/// True for NaN as well, which spoils every loss that contains it.
bool isPossible(double sum) { return !(sum <= kImpossible / 2); }

/// With a sample whose own rank is impossible, the fitted temperature would grow without limit.
std::vector<ScoreSample> withPossibleRank(std::span<const ScoreSample> samples)
{
    std::vector<ScoreSample> some;
    std::ranges::copy_if(samples, std::back_inserter(some), [](const ScoreSample& sample) { return isPossible(sample.sums[sample.rank]); });
    return some;
}

/// A typical difference between the scores of two ranks at one move, the unit of the biases' steps.
double typicalSpread(std::span<const ScoreSample> samples)
{
    double squares = 0;
    double count = 0;
    for (const ScoreSample& sample : samples) {
        double total = 0;
        double ranks = 0;
        for (const double sum : sample.sums) {
            total += isPossible(sum) ? sum : 0;
            ranks += isPossible(sum) ? 1 : 0;
        }
        for (const double sum : sample.sums)
            squares += isPossible(sum) ? std::pow((sum - total / ranks) / sample.count, 2) : 0;
        count += ranks;
    }
    return std::max(1e-6, std::sqrt(squares / std::max(1.0, count)));
}

} // namespace

void ScoreCalibration::apply(std::span<const double> sums, double count, std::span<double> probabilities) const
{
    for (std::size_t r = 0; r < sums.size(); ++r)
        probabilities[r] = (sums[r] + (bias.empty() ? 0 : count * bias[r])) / temperature;
    normaliseScores(probabilities);
}

ScoreCalibration fitCalibration(std::span<const ScoreSample> all)
{
    const std::vector<ScoreSample> samples = withPossibleRank(all);
    if (samples.empty())
        return {};
    const std::size_t ranks = samples.front().sums.size();
    ScoreCalibration fit{1, std::vector<double>(ranks)};
    const double unit = typicalSpread(samples);
    double meanCount = 0;
    for (const ScoreSample& sample : samples)
        meanCount += sample.count / static_cast<double>(samples.size());
    // Begin where a typical sample is decided by about one unit: from there both parameters move at a reasonable pace.
    double logTemperature = std::log(std::max(1e-6, unit * meanCount));
    Descent ofBias(ranks);
    Descent ofTemperature(1);
    std::vector<double> probabilities(ranks);
    constexpr int kIterations = 800;
    for (int iteration = 1; iteration <= kIterations; ++iteration) {
        fit.temperature = std::exp(logTemperature);
        std::vector<double> biasGradient(ranks);
        double temperatureGradient = 0;
        for (const ScoreSample& sample : samples) {
            fit.apply(sample.sums, sample.count, probabilities);
            for (std::size_t r = 0; r < ranks; ++r) {
                const double error = (probabilities[r] - (r == sample.rank ? 1 : 0)) / static_cast<double>(samples.size());
                const double logit = (sample.sums[r] + sample.count * fit.bias[r]) / fit.temperature;
                biasGradient[r] += error * sample.count / fit.temperature;
                temperatureGradient -= error * logit;
            }
        }
        const double pace = 0.5 * (1 + std::cos(3.14159265 * iteration / kIterations));
        ofBias.step(fit.bias, biasGradient, 0.05 * unit * pace, iteration);
        ofTemperature.step(std::span(&logTemperature, 1), std::span(&temperatureGradient, 1), 0.05 * pace, iteration);
    }
    fit.temperature = std::exp(logTemperature);
    return fit;
}

double lossOf(const ScoreCalibration& calibration, std::span<const ScoreSample> samples)
{
    double loss = 0;
    double count = 0;
    for (const ScoreSample& sample : samples) {
        if (!isPossible(sample.sums[sample.rank]))
            continue;
        std::vector<double> probabilities(sample.sums.size());
        calibration.apply(sample.sums, sample.count, probabilities);
        loss -= std::log(std::max(1e-12, probabilities[sample.rank]));
        ++count;
    }
    return loss / count;
}

std::optional<ScoreCalibration> soundCalibration(std::span<const ScoreSample> samples)
{
    if (samples.empty())
        return std::nullopt;
    std::set<std::size_t> ranks;
    for (const ScoreSample& sample : samples)
        ranks.insert(sample.rank);
    double least = std::log(std::max(2.0, static_cast<double>(ranks.size())));
    std::optional<ScoreCalibration> best;
    for (const ScoreCalibration& calibration :
        {ScoreCalibration{1, std::vector<double>(samples.front().sums.size())}, fitCalibration(samples)}) {
        const double loss = lossOf(calibration, samples);
        if (loss < least) { // false if the loss is not a number
            least = loss;
            best = calibration;
        }
    }
    return best;
}

nlohmann::json toJson(const ScoreCalibration& calibration)
{
    return {{"temperature", calibration.temperature}, {"bias", calibration.bias}};
}

core::Result<ScoreCalibration> scoreCalibrationFromJson(const nlohmann::json& json, std::size_t ranks)
{
    const auto temperature = numberIn(json, "temperature");
    const auto bias = numbersIn(json, "bias", ranks);
    if (!temperature || *temperature <= 0 || !bias)
        return core::Error{core::ErrorCode::BadValue, "score calibration"};
    return ScoreCalibration{*temperature, *bias};
}

} // namespace evenmatch::strength
