#include "nn/onednn/katago/pass.h"

#include "nn/onednn/katago/blocks.h"
#include "nn/onednn/katago/tiny_numbers.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace evenmatch::nn {

namespace onednn {

namespace {

Norm plainNorm(Index channels) { return {std::vector<float>(static_cast<std::size_t>(channels), 1.0f), {}, katago::Activation::Identity}; }

struct MetadataEncoder {
    explicit MetadataEncoder(const katago::MetadataEncoder& given)
        : first(given.first, given.firstBias, given.firstActivation), second(given.second, given.secondBias, given.secondActivation),
          third(given.third)
    {
    }
    Dense first;
    Dense second;
    Matrix third;
};

/// The last normalisation of the trunk.
class Tip {
public:
    explicit Tip(const katago::Trunk& trunk)
    {
        if (const auto* const norm = std::get_if<katago::Normalisation>(&trunk.tip)) {
            m_norm = Norm(*norm, trunk.tipActivation);
        } else {
            m_rms = std::get<katago::RmsNormalisation>(trunk.tip);
            m_activation = trunk.tipActivation;
            m_norm = Norm(std::vector<float>(m_rms->scale.size(), 1.0f), m_rms->bias, m_activation);
            m_scale = Floats(m_rms->scale, static_cast<std::size_t>(roundUp(m_rms->channels(), kernels().vector)));
        }
    }

    void apply(const Task& task, RowSpan trunk) const
    {
        if (m_rms && m_rms->wholeBoard)
            return wholeBoards(task, trunk);
        if (m_rms)
            kernels().rmsNormalise(trunk.data, trunk.stride, trunk.data, trunk.stride, task.rows(), trunk.stride, m_rms->channels(),
                m_scale.data(), m_rms->epsilon);
        m_norm.apply(trunk, trunk, task.rows());
    }

private:
    void wholeBoards(const Task& task, RowSpan trunk) const
    {
        const Index points = task.grid.points();
        for (Index board = 0; board < task.count; ++board) {
            const RowSpan there{trunk.row(board * points), trunk.stride};
            double squares = 0;
            for (Index i = 0; i < points * trunk.stride; ++i)
                squares += static_cast<double>(there.data[i]) * there.data[i];
            const auto factor
                = static_cast<float>(1 / std::sqrt(squares / static_cast<double>(points * m_rms->channels()) + m_rms->epsilon));
            std::vector<float> scale = m_rms->scale;
            for (float& each : scale)
                each *= factor;
            Norm(scale, m_rms->bias, m_activation).apply(there, there, points);
        }
    }

    std::optional<katago::RmsNormalisation> m_rms;
    katago::Activation m_activation = katago::Activation::Identity;
    Norm m_norm;
    Floats m_scale;
};

struct PolicyHead {
    explicit PolicyHead(const katago::PolicyHead& given)
        : hidden(given.hidden), pooled(given.pooled), pooledNorm(given.pooledNorm, given.pooledActivation), toBias(given.pooledToBias),
          hiddenNorm(given.hiddenNorm, given.hiddenActivation), out(given.out), pass(given.pass, given.passBias, given.passActivation)
    {
        if (given.passOut)
            passOut.emplace(*given.passOut);
    }
    Convolver hidden;
    Convolver pooled;
    Norm pooledNorm;
    Matrix toBias;
    Norm hiddenNorm;
    Convolver out;
    Dense pass;
    std::optional<Matrix> passOut;
};

struct ValueHead {
    explicit ValueHead(const katago::ValueHead& given)
        : hidden(given.hidden), norm(given.norm, given.activation), pooled(given.pooled, given.pooledBias, given.pooledActivation),
          value(given.value, given.valueBias, katago::Activation::Identity),
          scoreValue(given.scoreValue, given.scoreValueBias, katago::Activation::Identity), ownership(given.ownership)
    {
    }
    Convolver hidden;
    Norm norm;
    Dense pooled;
    Dense value;
    Dense scoreValue;
    Convolver ownership;
};

bool hasAttention(const std::vector<katago::Block>& blocks)
{
    return std::ranges::any_of(blocks, [](const katago::Block& block) {
        if (const auto* const nested = std::get_if<std::unique_ptr<katago::NestedBlock>>(&block))
            return hasAttention((*nested)->blocks);
        return std::holds_alternative<katago::AttentionBlock>(block);
    });
}

/// Points whose numbers fit into the cache. The matrix unit is so fast that transformers need them in a nearer cache.
Index pointsAtATime(const std::vector<katago::Block>& blocks, const Arithmetic& arithmetic)
{
    constexpr Index kBoard = 361;
    return usesTiles(arithmetic) && hasAttention(blocks) ? kBoard : 8 * kBoard;
}

class KatagoProcessorPass final : public KatagoPass {
public:
    KatagoProcessorPass(const KatagoNetwork& network, const Arithmetic& arithmetic)
        : m_pointsAtATime(pointsAtATime(network.trunk.blocks, arithmetic)), m_policyChannels(network.info.policyChannels),
          m_scoreValueChannels(network.info.scoreValueChannels), m_input(network.trunk.input), m_globals(network.trunk.globals),
          m_inputNorm(plainNorm(network.trunk.channels)), m_blocks(makeBlocks(network.trunk.blocks, arithmetic)), m_tip(network.trunk),
          m_policy(network.policy), m_value(network.value)
    {
        if (network.trunk.metadata)
            m_metadata.emplace(*network.trunk.metadata);
    }

    void run(const KatagoInput& input, const KatagoWish& wish, KatagoOutput& output) const override;
    void beginThread() const override { computeAlone(); }

private:
    /// A part of a batch.
    struct Part {
        Index first;
        Task task;
    };

    void runPart(const KatagoInput& input, const Part& part, const KatagoWish& wish, KatagoOutput& output) const;
    RowSpan trunk(const KatagoInput& input, const Part& part) const;
    void policy(const Part& part, RowSpan trunk, KatagoOutput& output) const;
    void value(const Part& part, RowSpan trunk, bool ownership, KatagoOutput& output) const;

    Index m_pointsAtATime;
    Index m_policyChannels;
    Index m_scoreValueChannels;
    Convolver m_input;
    Matrix m_globals;
    Norm m_inputNorm;
    std::optional<MetadataEncoder> m_metadata;
    TrunkBlocks m_blocks;
    Tip m_tip;
    PolicyHead m_policy;
    ValueHead m_value;

    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<Workspace>> m_idle; ///< as many as threads have computed at the same time
};

void KatagoProcessorPass::run(const KatagoInput& input, const KatagoWish& wish, KatagoOutput& output) const
{
    [[maybe_unused]] const TinyNumbersAreZero tinyNumbersAreZero;
    const Grid grid{input.height, input.width};
    const auto points = static_cast<std::size_t>(grid.points());
    output.policy.resize(input.count * static_cast<std::size_t>(m_policyChannels) * points);
    output.policyPass.resize(input.count * static_cast<std::size_t>(m_policyChannels));
    output.value.resize(input.count * 3);
    output.scoreValue.resize(input.count * static_cast<std::size_t>(m_scoreValueChannels));
    output.ownership.resize(wish.ownership ? input.count * points : 0);
    output.trunk.resize(wish.trunk ? input.count * points * static_cast<std::size_t>(m_input.outputs()) : 0);

    std::unique_ptr<Workspace> workspace;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) {
            workspace = std::move(m_idle.back());
            m_idle.pop_back();
        }
    }
    if (!workspace)
        workspace = std::make_unique<Workspace>();
    const auto count = static_cast<Index>(input.count);
    const Index most = std::max<Index>(1, m_pointsAtATime / grid.points());
    const Index parts = (count + most - 1) / most;
    for (Index i = 0, first = 0; i < parts; ++i) {
        const Index boards = (count - first + parts - i - 1) / (parts - i);
        const Workspace::Frame frame(*workspace);
        runPart(input, {first, {*workspace, grid, boards}}, wish, output);
        first += boards;
    }
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(workspace));
}

void KatagoProcessorPass::runPart(const KatagoInput& input, const Part& part, const KatagoWish& wish, KatagoOutput& output) const
{
    const RowSpan rows = trunk(input, part);
    if (wish.trunk)
        for (Index row = 0; row < part.task.rows(); ++row)
            std::copy_n(
                rows.row(row), m_input.outputs(), output.trunk.data() + (part.first * part.task.grid.points() + row) * m_input.outputs());
    policy(part, rows, output);
    value(part, rows, wish.ownership, output);
}

RowSpan KatagoProcessorPass::trunk(const KatagoInput& input, const Part& part) const
{
    const Task& task = part.task;
    const Index points = task.grid.points();
    const RowSpan trunk = task.take(task.rows(), m_input.outputs());
    const Workspace::Frame frame(task.workspace);

    const RowSpan planes = task.take(task.rows(), kKatagoPlanes);
    std::fill_n(planes.data, task.rows() * planes.stride, 0.0f);
    const float* plane = input.planes.data() + part.first * kKatagoPlanes * points;
    for (Index board = 0; board < task.count; ++board)
        for (Index c = 0; c < kKatagoPlanes; ++c, plane += points)
            for (Index point = 0; point < points; ++point)
                planes.row(board * points + point)[c] = plane[point];

    const RowSpan addends = task.take(task.count, m_input.outputs());
    m_globals.multiply(input.globals.data() + part.first * kKatagoGlobals, kKatagoGlobals, task.count, addends);
    if (m_metadata) {
        const RowSpan given{const_cast<float*>(input.metadata.data()) + part.first * kKatagoMetadata, kKatagoMetadata}; // is only read
        const RowSpan hidden = m_metadata->second.apply(task, m_metadata->first.apply(task, given));
        m_metadata->third.multiply(hidden.data, hidden.stride, task.count, addends, true);
    }
    m_input.apply(task, planes, trunk, m_inputNorm.finish(addends, task.count));

    for (const auto& block : m_blocks)
        block->run(task, trunk);
    m_tip.apply(task, trunk);
    return trunk;
}

void KatagoProcessorPass::policy(const Part& part, RowSpan trunk, KatagoOutput& output) const
{
    const Task& task = part.task;
    const Workspace::Frame frame(task.workspace);
    const Index points = task.grid.points();
    const RowSpan hidden = task.take(task.rows(), m_policy.hidden.outputs());
    const RowSpan pooled = task.take(task.rows(), m_policy.pooled.outputs());
    const RowSpan bias = task.take(task.count, m_policy.hidden.outputs());
    const RowSpan maps = task.take(task.rows(), m_policyChannels);
    m_policy.pooled.apply(task, trunk, pooled, m_policy.pooledNorm.finish());
    const RowSpan sums = poolBoards(task, pooled, m_policy.pooled.outputs(), false);
    m_policy.toBias.multiply(sums.data, sums.stride, task.count, bias);
    m_policy.hidden.apply(task, trunk, hidden, m_policy.hiddenNorm.finish(bias, task.count));
    m_policy.out.apply(task, hidden, maps);
    float* to = output.policy.data() + part.first * m_policyChannels * points;
    for (Index board = 0; board < task.count; ++board)
        for (Index c = 0; c < m_policyChannels; ++c)
            for (Index point = 0; point < points; ++point)
                *to++ = maps.row(board * points + point)[c];

    RowSpan pass = m_policy.pass.apply(task, sums);
    if (m_policy.passOut) {
        const RowSpan further = task.take(task.count, m_policyChannels);
        m_policy.passOut->multiply(pass.data, pass.stride, task.count, further);
        pass = further;
    }
    for (Index board = 0; board < task.count; ++board)
        std::copy_n(pass.row(board), m_policyChannels, output.policyPass.data() + (part.first + board) * m_policyChannels);
}

void KatagoProcessorPass::value(const Part& part, RowSpan trunk, bool ownership, KatagoOutput& output) const
{
    const Task& task = part.task;
    const Workspace::Frame frame(task.workspace);
    const Index points = task.grid.points();
    const RowSpan hidden = task.take(task.rows(), m_value.hidden.outputs());
    m_value.hidden.apply(task, trunk, hidden, m_value.norm.finish());
    const RowSpan pooled = m_value.pooled.apply(task, poolBoards(task, hidden, m_value.hidden.outputs(), true));
    const RowSpan values = m_value.value.apply(task, pooled);
    const RowSpan scores = m_value.scoreValue.apply(task, pooled);
    for (Index board = 0; board < task.count; ++board) {
        std::copy_n(values.row(board), 3, output.value.data() + (part.first + board) * 3);
        std::copy_n(scores.row(board), m_scoreValueChannels, output.scoreValue.data() + (part.first + board) * m_scoreValueChannels);
    }
    if (!ownership)
        return;
    const RowSpan owners = task.take(task.rows(), 1);
    m_value.ownership.apply(task, hidden, owners);
    for (Index row = 0; row < task.rows(); ++row)
        output.ownership[static_cast<std::size_t>(part.first * points + row)] = owners.row(row)[0];
}

} // namespace

std::unique_ptr<KatagoPass> makePass(const KatagoNetwork& network, const Arithmetic& arithmetic)
{
    computeAlone();
    return std::make_unique<KatagoProcessorPass>(network, arithmetic);
}

} // namespace onednn

std::unique_ptr<KatagoPass> makeKatagoPass(std::shared_ptr<const KatagoNetwork> network, Precision precision)
{
    using onednn::Products;
    onednn::Arithmetic arithmetic;
    if (usesBFloat16(precision)) {
        arithmetic.matrices = Products::LibraryBFloat16;
        // Winograd's transformation saves more than 16-bit numbers do, except with a matrix unit.
        if (onednn::mayUseMatrixUnit())
            arithmetic.convolutions = Products::LibraryBFloat16;
    }
    return onednn::makePass(*network, arithmetic);
}

} // namespace evenmatch::nn
