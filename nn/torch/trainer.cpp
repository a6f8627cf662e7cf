#include "nn/torch/trainer.h"

#include "nn/model_file.h"
#include "nn/torch/detail/losses.h"
#include "nn/torch/detail/optimizer.h"
#include "nn/torch/detail/tensor_io.h"

#include <ATen/Parallel.h>

#include <chrono>
#include <cmath>
#include <future>
#include <map>
#include <nlohmann/json.hpp>

namespace evenmatch::nn {

namespace {

using namespace detail;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kHeldOutSeed = 0x9d5c'0f13'77ab'4e21u; ///< the same held-out positions at every measurement
constexpr int kHeldOutBatches = 6;

/// Which phase a step falls in and how far it is.
struct Place {
    const TrainingPhase* phase = nullptr;
    std::int64_t step = 0; ///< within the phase
};

Place placeOf(const TrainingConfig& config, std::int64_t step)
{
    for (const TrainingPhase& phase : config.phases) {
        if (step < phase.steps)
            return {&phase, step};
        step -= phase.steps;
    }
    return {};
}

double rateAt(const Place& place)
{
    const TrainingPhase& phase = *place.phase;
    const double part = static_cast<double>(place.step) / static_cast<double>(phase.steps);
    const double rate = phase.rateTo + (phase.rateFrom - phase.rateTo) * 0.5 * (1 + std::cos(M_PI * part));
    return place.step < phase.warmUp ? rate * static_cast<double>(place.step + 1) / static_cast<double>(phase.warmUp) : rate;
}

/// Seeds of batches are spread from the run's, so that a resumed run draws what the uninterrupted one would have.
std::uint64_t batchSeed(std::uint64_t seed, std::int64_t step)
{
    std::uint64_t state = seed + 0x51ed'2701u * static_cast<std::uint64_t>(step);
    return core::splitmix64(state);
}

class Run {
public:
    Run(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
        const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report)
        : m_config(config), m_encoding(*findEncoding(config.network.encoding)), m_training(training), m_heldOut(heldOut), m_paths(paths),
          m_context(context), m_report(report)
    {
    }

    core::Result<void> run()
    {
        at::set_num_threads(1);
        if (auto started = start(); !started)
            return started;
        const std::int64_t steps = m_config.steps();
        std::future<TrainingBatch> next = drawn(m_step);
        m_since = Clock::now();
        while (m_step < steps && !m_context.stopRequested()) {
            const TrainingBatch batch = next.get();
            if (m_step + 1 < steps)
                next = drawn(m_step + 1);
            if (batch.size() == 0)
                return core::Error{core::ErrorCode::NotFound, "positions to train on"};
            if (!step(batch))
                return core::Error{core::ErrorCode::Unexpected, "the loss is not a number at step " + std::to_string(m_step)};
            ++m_step;
            m_context.report(static_cast<std::uint64_t>(m_step), static_cast<std::uint64_t>(steps));
            if (m_step % m_config.reportEvery == 0)
                tell();
            if (m_heldOut && m_config.measureEvery > 0 && (m_step % m_config.measureEvery == 0 || m_step == steps))
                measure();
            if (m_step % m_config.saveEvery == 0 || m_step == steps)
                if (auto saved = save(); !saved)
                    return saved;
        }
        if (next.valid())
            next.wait();
        if (m_step == steps)
            return {};
        if (auto saved = save(); !saved)
            return saved;
        return core::Error{core::ErrorCode::Stopped};
    }

private:
    std::future<TrainingBatch> drawn(std::int64_t step) const
    {
        const Place place = placeOf(m_config, step);
        if (!place.phase)
            return {};
        return std::async(std::launch::async, [this, place, step] { return m_training.make(place.phase->batch, batchSeed(m_draws, step)); });
    }

    core::Result<void> start()
    {
        m_draws = m_config.seed;
        m_parameters = initialParameters(m_config.network, m_config.seed);
        m_shapes = parameterShapes(m_config.network);
        std::error_code ignored;
        if (std::filesystem::exists(m_paths.checkpoint, ignored))
            if (auto resumed = resume(); !resumed)
                return resumed;
        if (m_average.empty() && !m_paths.initial.empty())
            if (auto loaded = loadInitial(); !loaded)
                return loaded;
        for (auto& [name, tensor] : m_parameters) {
            if (tensor.dim() == 4)
                tensor = tensor.contiguous(at::MemoryFormat::ChannelsLast);
        }
        if (m_average.empty())
            for (const auto& [name, tensor] : m_parameters)
                m_average[name] = tensor.detach().clone();
        return {};
    }

    core::Result<void> loadInitial()
    {
        auto model = openModel(m_paths.initial);
        if (!model)
            return model.error();
        m_draws ^= std::stoull(model->info().hash.substr(0, 16), nullptr, 16); // the same seed would draw what the model has learnt from already
        NetworkConfig config = model->config();
        const bool otherRanks = model->description().scale != m_config.scale && config.strength != StrengthHead::Classifier;
        if (otherRanks)
            config.ranks = m_config.network.ranks;
        if (config != m_config.network)
            return core::Error{core::ErrorCode::BadArgument, "the model to begin from is another network", m_paths.initial.string()};
        for (const auto& [name, shape] : m_shapes) {
            const TensorView* view = model->find(name);
            const bool regrouped = otherRanks && name == "policy.ranks";
            if (!view || (!regrouped && at::IntArrayRef(view->shape) != at::IntArrayRef(shape.shape)))
                return core::Error{core::ErrorCode::NetworkDamaged, name, m_paths.initial.string()};
            m_parameters[name] = regrouped ? regroup(toTensor(*view), model->description().scale) : toTensor(*view);
        }
        return {};
    }

    /// The rows of a rank-conditioned policy for this run's ranks: that of the old rank which holds the new one; of those it does not know
    /// that of the rank above.
    at::Tensor regroup(const at::Tensor& rows, const strength::RankScale& old) const
    {
        std::vector<std::int64_t> from;
        for (const strength::RankGroup& group : m_config.scale.ranks()) {
            auto held = old.find(group.name);
            if (!held && group.strongest)
                held = old.find(*group.strongest);
            from.push_back(held ? static_cast<std::int64_t>(*held) : from.empty() ? 0 : from.back());
        }
        return rows.index_select(0, at::tensor(from));
    }

    /// True when the loss was finite and the step was made.
    bool step(const TrainingBatch& batch)
    {
        const Place place = placeOf(m_config, m_step);
        const bool headsOnly = place.phase->headsOnly;
        const auto learns = [&](const std::string& name) {
            return m_shapes.at(name).trained && (!headsOnly || name.starts_with("strength.") || (name.starts_with("policy.") && !name.starts_with("policy.head")));
        };
        for (auto& [name, tensor] : m_parameters)
            tensor.set_requires_grad(learns(name)); // what stands still costs no gradient
        const BatchTensors tensors = toTensors(batch, m_encoding, m_config.bf16 ? at::kBFloat16 : at::kFloat);
        const Outputs outputs = forward(m_config.network, m_parameters, tensors.input, {.training = !headsOnly});
        Losses loss = losses(m_config.network, m_parameters, outputs, tensors, place.phase->weights);
        if (!loss.total.defined() || !std::isfinite(loss.total.item<double>()))
            return false;
        loss.total.backward();
        m_optimizer.step(m_parameters, rateAt(place), {.sgd = m_config.optimizer == "sgd", .weightDecay = m_config.weightDecay},
                         learns);
        average();
        for (const auto& [name, value] : loss.parts) {
            m_sums[name] += value.item<double>();
            ++m_counts[name];
        }
        m_positionsSince += batch.size();
        m_positions += batch.size();
        return true;
    }

    /// The mean of parameters over the last steps generalises better than the last ones; early on it must not remember the beginning.
    void average()
    {
        at::NoGradGuard noGrad;
        const double kept = std::min(m_config.averaging, (1.0 + static_cast<double>(m_step)) / (10.0 + static_cast<double>(m_step)));
        for (auto& [name, tensor] : m_average)
            tensor.lerp_(m_parameters.at(name).detach(), 1 - kept);
    }

    void tell()
    {
        TrainingMetrics metrics = {{"step", static_cast<double>(m_step)}, {"positions", static_cast<double>(m_positions)}};
        const double seconds = std::chrono::duration<double>(Clock::now() - m_since).count();
        metrics.emplace_back("positionsPerSecond", static_cast<double>(m_positionsSince) / seconds);
        metrics.emplace_back("rate", rateAt(placeOf(m_config, m_step - 1)));
        for (const auto& [name, sum] : m_sums)
            metrics.emplace_back(name, sum / static_cast<double>(m_counts.at(name)));
        m_report(metrics);
        m_sums.clear();
        m_counts.clear();
        m_since = Clock::now();
        m_positionsSince = 0;
    }

    /// The averaged network on held-out positions, the same ones each time.
    void measure()
    {
        at::NoGradGuard noGrad;
        std::map<std::string, double> sums;
        BatchPlan plan = m_config.phases.front().batch;
        plan.lists = std::max(plan.lists, 2);
        plan.positions = std::max(plan.positions, 128);
        plan.labelled = 0;
        for (int i = 0; i < kHeldOutBatches; ++i) {
            const TrainingBatch batch = m_heldOut->make(plan, batchSeed(kHeldOutSeed, i));
            const BatchTensors tensors = toTensors(batch, m_encoding, at::kFloat);
            const Outputs outputs = forward(m_config.network, m_average, tensors.input);
            for (const auto& [name, value] : losses(m_config.network, m_average, outputs, tensors, {}).parts)
                sums[name] += value.item<double>();
        }
        TrainingMetrics metrics = {{"step", static_cast<double>(m_step)}};
        for (const auto& [name, sum] : sums)
            metrics.emplace_back("heldOut." + name, sum / kHeldOutBatches);
        m_report(metrics);
        m_since = Clock::now();
        m_positionsSince = 0;
    }

    core::Result<void> save()
    {
        Tensors all;
        for (const auto& [name, tensor] : m_parameters)
            all["parameters/" + name] = tensor.detach();
        for (const auto& [name, tensor] : m_average)
            all["average/" + name] = tensor;
        for (const auto& [name, tensor] : m_optimizer.state())
            all["optimizer/" + name] = tensor;
        const Metadata metadata = {{"format", "evenmatch-checkpoint 1"},
                                   {"training", toJson(m_config).dump()},
                                   {"draws", std::to_string(m_draws)},
                                   {"step", std::to_string(m_step)},
                                   {"positions", std::to_string(m_positions)}};
        if (auto written = writeTensorFile(m_paths.checkpoint, metadata, StoredTensors(all, DType::F32).named()); !written)
            return written;
        return saveModel();
    }

    core::Result<void> saveModel() const
    {
        ModelDescription model;
        model.name = m_paths.model.stem().string();
        model.network = m_config.network;
        model.scale = m_config.scale;
        model.card = {{"steps", m_step}, {"positions", m_positions}, {"training", toJson(m_config)}};
        return writeModel(m_paths.model, model, StoredTensors(m_average, DType::F16).named());
    }

    /// REQUIRES: the checkpoint is there
    core::Result<void> resume()
    {
        auto file = TensorFile::open(m_paths.checkpoint);
        if (!file)
            return file.error();
        const auto training = file->metadata().find("training");
        const auto step = file->metadata().find("step");
        if (training == file->metadata().end() || step == file->metadata().end() || training->second != toJson(m_config).dump())
            return core::Error{core::ErrorCode::BadArgument, "the checkpoint is of another configuration", m_paths.checkpoint.string()};
        m_step = std::stoll(step->second);
        if (const auto draws = file->metadata().find("draws"); draws != file->metadata().end())
            m_draws = std::stoull(draws->second);
        if (const auto positions = file->metadata().find("positions"); positions != file->metadata().end())
            m_positions = std::stoull(positions->second);
        Tensors optimizer;
        for (const auto& [name, view] : file->tensors()) {
            const at::Tensor tensor = toTensor(view);
            const std::string part = name.substr(0, name.find('/'));
            const std::string rest = name.substr(name.find('/') + 1);
            if (part == "optimizer")
                optimizer[rest] = tensor;
            else
                (part == "average" ? m_average : m_parameters)[rest] = tensor;
        }
        m_optimizer.setState(std::move(optimizer));
        for (const auto& [name, shape] : m_shapes)
            if (m_parameters.at(name).sizes() != at::IntArrayRef(shape.shape) || !m_average.contains(name))
                return core::Error{core::ErrorCode::BadValue, name, m_paths.checkpoint.string()};
        return {};
    }

    const TrainingConfig& m_config;
    const Encoding& m_encoding;
    const BatchMaker& m_training;
    const BatchMaker* m_heldOut;
    const TrainingPaths& m_paths;
    const jobs::JobContext& m_context;
    const std::function<void(const TrainingMetrics&)>& m_report;

    std::map<std::string, ParameterShape> m_shapes;
    Tensors m_parameters;
    Tensors m_average;
    Optimizer m_optimizer;
    std::uint64_t m_draws = 0; ///< seed of all batches
    std::int64_t m_step = 0;
    std::uint64_t m_positions = 0;
    std::uint64_t m_positionsSince = 0;
    Clock::time_point m_since;
    std::map<std::string, double> m_sums;
    std::map<std::string, int> m_counts;
};

} // namespace

core::Result<void> train(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
                         const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report)
{
    return Run(config, training, heldOut, paths, context, report).run();
}

} // namespace evenmatch::nn
