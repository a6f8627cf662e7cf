#include "nn/torch/trainer.h"

#include "core/hash128.h"
#include "core/json_text.h"
#include "core/whole_file.h"
#include "nn/evaluate/precision.h"
#include "nn/model/model_file.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/plain_memory.h"
#include "nn/torch/network/tensor_io.h"
#include "nn/torch/training/checkpoint.h"
#include "nn/torch/training/growth.h"
#include "nn/torch/training/losses.h"
#include "nn/torch/training/optimizer.h"
#include "nn/torch/training/peers.h"
#include "nn/torch/training/schedule.h"
#include "nn/torch/training/teachers.h"

#include <ATen/Context.h>
#include <c10/core/GradMode.h>

#include <chrono>
#include <cmath>
#include <future>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace evenmatch::nn {

namespace {

using namespace detail;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kHeldOutSeed = 0x9d5c'0f13'77ab'4e21u; ///< the same held-out positions at every measurement
constexpr int kHeldOutBatches = 6;
constexpr std::uintmax_t kMostCheckpoint = 1ull << 32;

/// The GPU of a process on this machine, or the CPU.
at::Device deviceOf(int peer)
{
    if (!at::hasCUDA())
        return at::kCPU;
    return {at::kCUDA, static_cast<at::DeviceIndex>(peer % at::detail::getCUDAHooks().getNumGPUs())};
}

Method methodOf(const std::string& optimizer)
{
    return optimizer == "sgd" ? Method::Sgd : optimizer == "muon" ? Method::Muon : Method::AdamW;
}

class Run {
public:
    Run(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
        const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report, const PeerOptions& peers)
        : m_config(config), m_encoding(*findEncoding(config.network.encoding)), m_training(training), m_heldOut(heldOut), m_paths(paths),
          m_context(context), m_report(report), m_peerOptions(peers), m_device(deviceOf(peers.number)),
          m_type(config.bf16 && (m_device.is_cuda() || hasFastBFloat16()) ? at::kBFloat16 : at::kFloat)
    {
    }

    core::Result<void> run()
    {
        computeAlone();
        if (auto started = start(); !started)
            return started;
        const std::int64_t steps = m_config.steps();
        std::future<TrainingBatch> next = drawn(m_state.step);
        m_since = Clock::now();
        while (m_state.step < steps && !mustStop()) {
            const TrainingBatch batch = next.get();
            if (m_state.step + 1 < steps)
                next = drawn(m_state.step + 1);
            if (batch.size() == 0)
                return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "positions to train on")};
            if (auto made = step(batch); !made)
                return made;
            ++m_state.step;
            batchIsDone();
            m_context.report(static_cast<std::uint64_t>(m_state.step), static_cast<std::uint64_t>(steps));
            if (auto kept = tellAndSave(steps); !kept)
                return kept;
        }
        if (next.valid())
            next.wait();
        if (m_state.step == steps)
            return isFirst() && !hasModel() ? saveModel() : core::Result<void>();
        if (auto saved = isFirst() ? save() : core::Result<void>(); !saved)
            return saved;
        return core::Error{core::ErrorCode::Stopped};
    }

private:
    bool isFirst() const { return m_peerOptions.number == 0; }
    /// Whether to stop: processes stop after the same step, which all of them know.
    bool mustStop() const { return m_peers ? m_peerStops : m_context.stopRequested(); }

    /// The work of the first process for all.
    core::Result<void> tellAndSave(std::int64_t steps)
    {
        if (!isFirst())
            return {};
        if (m_state.step % m_config.reportEvery == 0)
            tell();
        if (m_heldOut && m_config.measureEvery > 0 && (m_state.step % m_config.measureEvery == 0 || m_state.step == steps))
            measure();
        return m_state.step % m_config.saveEvery == 0 || m_state.step == steps ? save() : core::Result<void>();
    }

    std::future<TrainingBatch> drawn(std::int64_t step) const
    {
        const Place place = placeOf(m_config, step);
        if (!place.phase)
            return {};
        const std::uint64_t seed = batchSeed(m_state.draws, step * m_peerOptions.count + m_peerOptions.number);
        return std::async(std::launch::async, [this, place, seed] { return m_training.make(place.phase->batch, seed); });
    }

    core::Result<void> start()
    {
        m_state.draws = m_config.seed;
        m_state.parameters = initialParameters(m_config.network, m_config.seed);
        m_shapes = parameterShapes(m_config.network);
        if (auto opened = openTeachers(); !opened)
            return opened;
        if (m_peerOptions.count > 1)
            if (auto met = meetPeers(); !met)
                return met;
        std::error_code ignored;
        if (std::filesystem::exists(m_paths.checkpoint, ignored)) {
            auto resumed = readCheckpoint(m_paths.checkpoint, m_config);
            if (!resumed)
                return resumed.error();
            m_state = *std::move(resumed);
            for (auto& [name, tensor] : m_state.optimizer)
                tensor = tensor.to(m_device);
            m_optimizer.setState(m_state.optimizer);
        }
        if (m_state.average.empty() && !m_paths.initial.empty())
            if (auto loaded = loadInitial(); !loaded)
                return loaded;
        if (m_peers)
            if (auto agreed = agree(); !agreed)
                return agreed;
        for (auto& [name, tensor] : m_state.parameters) {
            tensor = tensor.to(m_device);
            if (tensor.dim() == 4)
                tensor = tensor.contiguous(at::MemoryFormat::ChannelsLast);
        }
        for (auto& [name, tensor] : m_state.average)
            tensor = tensor.to(m_device);
        if (m_state.average.empty())
            for (const auto& [name, tensor] : m_state.parameters)
                m_state.average[name] = tensor.detach().clone();
        return {};
    }

    core::Result<void> openTeachers()
    {
        if (m_paths.teachers.empty())
            return {};
        auto opened = Teachers::open(m_paths.teachers, m_config.scale, m_config.bf16 && hasFastBFloat16());
        if (!opened)
            return opened.error();
        m_teachers = *std::move(opened);
        for (const TrainingPhase& phase : m_config.phases)
            if (phase.hintsOf > 0)
                if (auto fits = m_teachers->checkHints(phase.hintsOf, m_config.network); !fits)
                    return fits;
        return {};
    }

    /// Gives all processes the first one's checkpoint, or none.
    core::Result<void> meetPeers()
    {
        auto met = detail::Peers::meet(m_peerOptions, m_device);
        if (!met)
            return met.error();
        m_peers = *std::move(met);
        std::error_code failed;
        std::string checkpoint;
        if (isFirst() && std::filesystem::exists(m_paths.checkpoint, failed)) {
            auto read = core::readWholeFile(m_paths.checkpoint, kMostCheckpoint);
            if (!read)
                return read.error();
            checkpoint = *std::move(read);
        }
        const auto heard = m_peers->hearFirst(checkpoint);
        if (!heard)
            return heard.error();
        if (isFirst())
            return {};
        if (!heard->empty())
            return core::writeWholeFile(m_paths.checkpoint, *heard);
        std::filesystem::remove(m_paths.checkpoint, failed);
        return {};
    }

    /// Different runs would corrupt each other.
    core::Result<void> agree()
    {
        core::Hasher128 hasher;
        const std::string mine
            = core::jsonText(toJson(m_config)) + std::to_string(m_state.draws) + ' ' + std::to_string(m_training.positions());
        hasher.add(std::as_bytes(std::span(mine)));
        const auto first = m_peers->hearFirst(hasher.text());
        if (!first)
            return first.error();
        at::Tensor differ = at::tensor(*first == hasher.text() ? 0.0 : 1.0);
        if (auto summed = m_peers->sum(differ); !summed)
            return summed;
        return differ.item<double>() > 0 ? core::Error{core::ErrorCode::BadArgument,
                   EVENMATCH_TEXT("Errors", "all processes must have the same configuration, games and initial model")}
                                         : core::Result<void>();
    }

    core::Result<void> loadInitial()
    {
        auto model = openModel(m_paths.initial);
        if (!model)
            return model.error();
        m_state.draws ^= std::stoull(
            model->info().hash.substr(0, 16), nullptr, 16); // the same seed would draw the batches of the model's earlier training
        NetworkConfig config = model->config();
        const bool otherRanks = model->description().scale != m_config.scale && config.strength != StrengthHead::Classifier;
        if (otherRanks)
            config.ranks = m_config.network.ranks;
        if (!growsInto(config, m_config.network))
            return core::Error{
                core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "the initial model has another network"), m_paths.initial.string()};
        const auto known = parameterShapes(config);
        for (const auto& [name, shape] : m_shapes) {
            const auto there = known.find(name);
            if (there == known.end() || beginsAnew(name, config, m_config.network))
                continue;
            const TensorView* view = model->find(name);
            const bool regrouped = otherRanks && name == "policy.ranks";
            if (!view || (!regrouped && at::IntArrayRef(view->shape) != at::IntArrayRef(there->second.shape)))
                return core::Error{core::ErrorCode::NetworkDamaged, name, m_paths.initial.string()};
            const at::Tensor own = regrouped ? regroup(toTensor(*view), model->description().scale) : toTensor(*view);
            m_state.parameters[name] = withMoreMaps(name, own, config, m_config.network, m_state.parameters.at(name));
        }
        grow(config, m_config.network, m_state.parameters);
        return {};
    }

    /// The rows of a rank-conditioned policy for this run's ranks: the row of the old rank that contains the new one; for unknown ranks
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

    core::Result<void> step(const TrainingBatch& batch)
    {
        const Place place = placeOf(m_config, m_state.step);
        const TrainingPhase& phase = *place.phase;
        const auto learns = [&](const std::string& name) {
            if (phase.valueOnly)
                return m_shapes.at(name).trained && name.starts_with("value.");
            const bool last = name.starts_with("strength.") || (name.starts_with("policy.") && !name.starts_with("policy.head"));
            return m_shapes.at(name).trained && (!phase.headsOnly || last);
        };
        for (auto& [name, tensor] : m_state.parameters)
            tensor.set_requires_grad(learns(name)); // fixed parameters need no gradient
        const BatchTensors tensors = toTensors(batch, m_encoding, m_type, m_device);
        const Said said
            = m_teachers ? m_teachers->say(tensors, phase.hintsOf, phase.weights.heard > 0 || phase.weights.heardValue > 0) : Said();
        const Outputs outputs = forward(m_config.network, m_state.parameters, tensors.input,
            {.training = !(phase.headsOnly || phase.frozenNorm),
                .moves = tensors.moves,
                .keepTower = !said.tower.empty(),
                .valueOnly = phase.valueOnly,
                .forced = phase.forced ? said.tower : std::vector<at::Tensor>()});
        Losses loss = losses(m_config.network, m_state.parameters, outputs, tensors, phase.weights);
        addTeachersLosses(m_state.parameters, outputs, tensors, said, phase.weights, loss);
        Shared shared{.positions = batch.size(), .isFinite = loss.total.defined() && std::isfinite(loss.total.item<double>())};
        if (shared.isFinite)
            loss.total.backward();
        if (m_peers)
            if (auto done = share(shared, learns); !done)
                return done;
        if (!shared.isFinite)
            return core::Error{core::ErrorCode::Unexpected,
                {EVENMATCH_TEXT("Errors", "the loss is not a number at step %1"), {std::to_string(m_state.step)}}};
        if (!m_optimizer.step(
                m_state.parameters, rateAt(place), {.method = methodOf(m_config.optimizer), .weightDecay = m_config.weightDecay}, learns))
            return core::Error{core::ErrorCode::Unexpected,
                {EVENMATCH_TEXT("Errors", "the gradient is not a number at step %1"), {std::to_string(m_state.step)}}};
        average();
        for (const auto& [name, value] : loss.parts) {
            m_sums[name] += value.item<double>();
            ++m_counts[name];
        }
        m_positionsSince += shared.positions;
        m_state.positions += shared.positions;
        return {};
    }

    /// Data of a step that processes exchange besides their gradients.
    struct Shared {
        std::size_t positions = 0;
        bool isFinite = true;
    };

    /// Gives every process the mean of all gradients and normalisation statistics, and the exchanged data. One message per step.
    core::Result<void> share(Shared& shared, const std::function<bool(const std::string&)>& learns)
    {
        c10::NoGradGuard noGrad;
        std::vector<at::Tensor> parts
            = {at::tensor({static_cast<double>(shared.positions), shared.isFinite ? 0.0 : 1.0, m_context.stopRequested() ? 1.0 : 0.0})
                    .to(m_peers->device(), at::kFloat)};
        std::vector<at::Tensor> homes;
        for (auto& [name, tensor] : m_state.parameters) {
            if (learns(name) && !tensor.grad().defined())
                tensor.mutable_grad() = at::zeros_like(tensor);
            if (learns(name) || !m_shapes.at(name).trained)
                homes.push_back(learns(name) ? tensor.grad() : tensor);
        }
        for (const at::Tensor& home : homes)
            parts.push_back(home.to(m_peers->device()).contiguous().flatten());
        at::Tensor numbers = at::cat(parts);
        if (auto summed = m_peers->sum(numbers); !summed)
            return summed;
        std::int64_t begin = parts.front().size(0);
        for (const at::Tensor& home : homes) {
            home.copy_(numbers.narrow(0, begin, home.numel()).view(home.sizes()).div(m_peers->count()));
            begin += home.numel();
        }
        shared = {static_cast<std::size_t>(numbers[0].item<float>()), numbers[1].item<float>() == 0};
        m_peerStops = numbers[2].item<float>() > 0;
        return {};
    }

    /// The mean of parameters over the last steps generalises better than the last ones; early on it must not include the start.
    void average()
    {
        c10::NoGradGuard noGrad;
        const double kept
            = std::min(m_config.averaging, (1.0 + static_cast<double>(m_state.step)) / (10.0 + static_cast<double>(m_state.step)));
        for (auto& [name, tensor] : m_state.average)
            tensor.lerp_(m_state.parameters.at(name).detach(), 1 - kept);
    }

    void tell()
    {
        TrainingMetrics metrics = {{"step", static_cast<double>(m_state.step)}, {"positions", static_cast<double>(m_state.positions)}};
        const double seconds = std::chrono::duration<double>(Clock::now() - m_since).count();
        metrics.emplace_back("positionsPerSecond", static_cast<double>(m_positionsSince) / seconds);
        metrics.emplace_back("rate", rateAt(placeOf(m_config, m_state.step - 1)));
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
        c10::NoGradGuard noGrad;
        std::map<std::string, double> sums;
        std::map<std::string, int> counts; ///< a board without lists has fewer parts, and one without people none
        BatchPlan plan = m_config.phases.front().batch;
        plan.lists = std::max(plan.lists, 2);
        plan.positions = std::max(plan.positions, 128);
        plan.labelled = 0;
        for (int i = 0; i < kHeldOutBatches; ++i) {
            const TrainingBatch batch = m_heldOut->make(plan, batchSeed(kHeldOutSeed, i));
            if (batch.size() == 0)
                continue;
            const BatchTensors tensors = toTensors(batch, m_encoding, at::kFloat, m_device);
            const Outputs outputs = forward(m_config.network, m_state.average, tensors.input, {.moves = tensors.moves});
            for (const auto& [name, value] : losses(m_config.network, m_state.average, outputs, tensors, {}).parts) {
                sums[name] += value.item<double>();
                ++counts[name];
            }
        }
        TrainingMetrics metrics = {{"step", static_cast<double>(m_state.step)}};
        for (const auto& [name, sum] : sums)
            metrics.emplace_back("heldOut." + name, sum / counts.at(name));
        m_report(metrics);
        m_since = Clock::now();
        m_positionsSince = 0;
    }

    core::Result<void> save()
    {
        m_state.optimizer = m_optimizer.state();
        if (auto written = writeCheckpoint(m_paths.checkpoint, m_config, m_state); !written)
            return written;
        return saveModel();
    }

    /// Whether the model is that of the current step: a kill between checkpoint and model leaves an older one.
    bool hasModel() const
    {
        const auto model = openModel(m_paths.model);
        return model && model->description().card.contains("steps") && model->description().card["steps"] == m_state.step;
    }

    core::Result<void> saveModel() const
    {
        ModelDescription model;
        model.name = m_paths.model.stem().string();
        model.network = m_config.network;
        model.scale = m_config.scale;
        model.card = {{"steps", m_state.step}, {"positions", m_state.positions}, {"training", toJson(m_config)}};
        return writeModel(m_paths.model, model, StoredTensors(m_state.average, DType::F16).named());
    }

    const TrainingConfig& m_config;
    const Encoding& m_encoding;
    const BatchMaker& m_training;
    const BatchMaker* m_heldOut;
    const TrainingPaths& m_paths;
    const jobs::JobContext& m_context;
    const std::function<void(const TrainingMetrics&)>& m_report;

    const PeerOptions& m_peerOptions;
    at::Device m_device;
    at::ScalarType m_type; ///< of the tower's computations
    std::unique_ptr<detail::Peers> m_peers; ///< null: alone
    std::optional<Teachers> m_teachers;
    bool m_peerStops = false; ///< one of them requested it

    std::map<std::string, ParameterShape> m_shapes;
    TrainingState m_state;
    Optimizer m_optimizer;
    std::uint64_t m_positionsSince = 0;
    Clock::time_point m_since;
    std::map<std::string, double> m_sums;
    std::map<std::string, int> m_counts;
};

} // namespace

core::Result<void> train(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
    const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report, const PeerOptions& peers)
{
    return Run(config, training, heldOut, paths, context, report, peers).run();
}

} // namespace evenmatch::nn
