#include "nn/torch/evaluator.h"

#include "nn/answers.h"
#include "nn/torch/detail/compute_threads.h"
#include "nn/torch/detail/folded_network.h"
#include "nn/torch/detail/parameters.h"
#include "nn/torch/detail/plain_memory.h"

#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <deque>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

/// One pass of the network: the position asked about, or (published form) the one after a move of it.
struct Pass {
    const GameState* state;
    std::size_t query;
    std::size_t move; ///< kItself, or the move's index
    static constexpr std::size_t kItself = ~std::size_t{0};
};

/// Passes of one shape that are computed together.
struct Chunk {
    Shape shape;
    std::span<const Pass> passes;
};

class TorchEvaluator final : public Evaluator {
public:
    TorchEvaluator(NetworkInfo info, const NetworkConfig& config, detail::FoldedNetwork network, unsigned threads)
        : m_info(std::move(info)), m_config(config), m_encoding(*findEncoding(m_config.encoding)), m_network(std::move(network)),
          m_threads(threads)
    {
    }

    const NetworkInfo& info() const override { return m_info; }
    Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_network.onGpu() ? kGpuChunk : 8 * m_threads.threads(); }

private:
    static constexpr std::size_t kGpuChunk = 128;

    std::vector<Pass> prepare(std::span<const Query> queries, std::span<Evaluation> answers, std::deque<GameState>& children) const;
    std::size_t chunkSize(Shape shape, std::size_t passes) const;
    std::vector<Chunk> split(const std::map<Shape, std::vector<Pass>>& byShape) const;
    void compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const;
    void fill(const detail::RawAnswers& raw, std::int64_t row, const Query& query, Evaluation& answer) const;
    const float* numbersOf(const detail::RawAnswers& raw, std::int64_t row, const game::AnyPosition& position, game::Move move) const;

    NetworkInfo m_info;
    NetworkConfig m_config;
    const Encoding& m_encoding;
    detail::FoldedNetwork m_network;
    detail::ComputeThreads m_threads;
};

Result<void> TorchEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    for (const Query& query : queries) {
        if (!m_encoding.accepts(query.state->position()))
            return Error{ErrorCode::BadArgument, m_info.game};
        if (auto checked = checkWish(query.ranks, m_info.scale); !checked)
            return checked;
    }
    std::deque<GameState> children;
    std::map<Shape, std::vector<Pass>> byShape;
    for (const Pass& pass : prepare(queries, answers, children))
        byShape[m_encoding.shape(pass.state->position())].push_back(pass);
    const std::vector<Chunk> chunks = split(byShape);

    std::mutex mutex;
    std::optional<Error> failure;
    m_threads.run(chunks.size(), [&](std::size_t i) {
        try {
            compute(chunks[i], queries, answers);
        } catch (const std::exception& exception) { // out of memory, or the tensor library's own
            const std::lock_guard lock(mutex);
            failure = Error{ErrorCode::Unexpected, exception.what()};
        }
    });
    detail::batchIsDone();
    if (failure)
        return *failure;
    if (m_config.strength == StrengthHead::Published)
        for (std::size_t i = 0; i < queries.size(); ++i)
            for (float& quality : answers[i].quality)
                quality = queries[i].qualities ? quality - answers[i].level : 0; // until here it was β
    return {};
}

/// Lists the moves, answers what needs no network, and says which passes the rest needs.
std::vector<Pass> TorchEvaluator::prepare(std::span<const Query> queries, std::span<Evaluation> answers, std::deque<GameState>& children) const
{
    std::vector<Pass> passes;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const GameState& state = *queries[i].state;
        if (state.position().isOver()) {
            answerGameOver(state.position(), answers[i]);
            continue;
        }
        const game::MoveList moves = state.position().legalMoves();
        answers[i].moves.assign(moves.begin(), moves.end());
        answers[i].quality.assign(moves.size(), 0.0f);
        passes.push_back({&state, i, Pass::kItself});
        if (m_config.strength != StrengthHead::Published || !queries[i].qualities)
            continue;
        for (std::size_t m = 0; m < moves.size(); ++m) {
            children.push_back(state);
            children.back().play(answers[i].moves[m]);
            passes.push_back({&children.back(), i, m});
        }
    }
    return passes;
}

/// So many that every thread has work, and that a layer's numbers stay in a core's second-level cache.
std::size_t TorchEvaluator::chunkSize(Shape shape, std::size_t passes) const
{
    if (m_network.onGpu())
        return kGpuChunk;
    constexpr double kCacheNumbers = 300'000;
    const double numbers = static_cast<double>(shape.area()) * m_config.channels;
    const auto fitting = static_cast<std::size_t>(std::clamp(kCacheNumbers / numbers, 4.0, 32.0));
    const std::size_t share = (passes + m_threads.threads() - 1) / m_threads.threads();
    if (share <= fitting)
        return share;
    const std::size_t rounds = (share + fitting - 1) / fitting; // a share in equal parts
    return (share + rounds - 1) / rounds;
}

std::vector<Chunk> TorchEvaluator::split(const std::map<Shape, std::vector<Pass>>& byShape) const
{
    std::vector<Chunk> chunks;
    for (const auto& [shape, passes] : byShape) {
        const std::size_t size = chunkSize(shape, passes.size());
        for (std::size_t first = 0; first < passes.size(); first += size)
            chunks.push_back({shape, std::span(passes).subspan(first, std::min(size, passes.size() - first))});
    }
    return chunks;
}

void TorchEvaluator::compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const
{
    const c10::InferenceMode inference;
    const auto count = static_cast<std::int64_t>(chunk.passes.size());
    const at::Tensor input = at::empty({count, m_encoding.planes(), chunk.shape.height, chunk.shape.width}, at::kFloat);
    const auto numbers = static_cast<std::size_t>(m_encoding.planes() * chunk.shape.area());
    for (std::size_t i = 0; i < chunk.passes.size(); ++i)
        m_encoding.encode(*chunk.passes[i].state, std::span(input.data_ptr<float>() + i * numbers, numbers));

    const detail::RawAnswers raw = m_network.run(input);
    for (std::int64_t row = 0; row < count; ++row) {
        const Pass& pass = chunk.passes[static_cast<std::size_t>(row)];
        Evaluation& answer = answers[pass.query];
        if (pass.move == Pass::kItself)
            fill(raw, row, queries[pass.query], answer);
        else
            answer.quality[pass.move] = *(raw.strength.data_ptr<float>() + row * raw.strength.size(1));
    }
}

/// What the policy head says of a move: as many numbers as it has maps.
const float* TorchEvaluator::numbersOf(const detail::RawAnswers& raw, std::int64_t row, const game::AnyPosition& position, game::Move move) const
{
    const int maps = m_network.maps();
    const auto area = static_cast<int>(raw.maps.size(1));
    const int planes = m_encoding.movePlanes();
    const int index = m_encoding.outputIndex(position, move);
    if (index == area * planes)
        return raw.pass.data_ptr<float>() + row * maps;
    return raw.maps.data_ptr<float>() + ((row * area + index % area) * planes + index / area) * maps;
}

/// As detail::centredQuality(): what is left of the quality speaks of the move alone.
void centre(std::span<float> quality, std::span<const float> prior)
{
    const float mean = std::inner_product(quality.begin(), quality.end(), prior.begin(), 0.0f);
    for (float& q : quality)
        q -= mean;
}

/// x_i − log Σ exp(x_j)
void toLogProbabilities(std::span<float> scores)
{
    const float largest = std::ranges::max(scores);
    float sum = 0;
    for (const float score : scores)
        sum += std::exp(score - largest);
    for (float& score : scores)
        score -= largest + std::log(sum);
}

void TorchEvaluator::fill(const detail::RawAnswers& raw, std::int64_t row, const Query& query, Evaluation& answer) const
{
    const float* value = raw.value.data_ptr<float>() + row * raw.value.size(1);
    answer.value = std::tanh(value[0]);
    answer.scoreLead = m_info.hasScoreLead ? value[1] * static_cast<float>(detail::kLeadScale) : 0;
    const bool map = m_config.strength == StrengthHead::Map;
    answer.level = m_info.hasBeta ? raw.strength.data_ptr<float>()[row * raw.strength.size(1)] : 0;

    answer.rankScores.clear();
    if (m_info.classifies) {
        const float* scores = raw.strength.data_ptr<float>() + row * raw.strength.size(1);
        answer.rankScores.assign(scores, scores + raw.strength.size(1));
        toLogProbabilities(answer.rankScores);
    }

    const std::size_t count = answer.moves.size();
    const auto basis = static_cast<std::size_t>(m_config.ranks > 0 ? m_config.rankBasis : 0);
    answer.prior.resize(count);
    std::vector<float> columns(basis * count); // [basis][move]: the sums below run along moves
    for (std::size_t m = 0; m < count; ++m) {
        const float* numbers = numbersOf(raw, row, query.state->position(), answer.moves[m]);
        answer.prior[m] = numbers[0];
        for (std::size_t k = 0; k < basis; ++k)
            columns[k * count + m] = numbers[1 + k];
        if (map)
            answer.quality[m] = numbers[1 + basis]; // the published form's come with other passes
    }

    const RankRange ranks = ranksWished(query.ranks, m_info.scale);
    answer.rankPriors.resize(ranks.count * count);
    for (std::size_t r = 0; r < ranks.count; ++r) {
        const std::span<float> logits = std::span(answer.rankPriors).subspan(r * count, count);
        std::ranges::copy(answer.prior, logits.begin());
        for (std::size_t k = 0; k < basis; ++k) {
            const float mix = m_network.rankMix()[(ranks.first + r) * basis + k];
            for (std::size_t m = 0; m < count; ++m)
                logits[m] += mix * columns[k * count + m];
        }
        softmax(logits);
    }
    mixRanks(ranks, answer);
    softmax(answer.prior);
    if (map)
        centre(answer.quality, answer.prior);
}

Result<std::unique_ptr<Evaluator>> assemble(NetworkInfo info, const NetworkConfig& config, const detail::Tensors& parameters,
                                            const EvaluatorOptions& options)
{
    if (options.device == Device::Cuda && !hasCuda())
        return Error{ErrorCode::BadArgument, "CUDA"};
    const bool onGpu = options.device != Device::Cpu && hasCuda();
    const bool bfloat16 = onGpu ? options.precision != Precision::Float32 : usesBFloat16(options.precision);
    const unsigned threads = options.threads > 0 ? options.threads : std::thread::hardware_concurrency();
    detail::FoldedNetwork network(config, parameters, onGpu ? at::kCUDA : at::kCPU, bfloat16);
    return std::unique_ptr<Evaluator>(std::make_unique<TorchEvaluator>(std::move(info), config, std::move(network), threads));
}

/// Runs what makes an evaluator; what the tensor library throws becomes an error.
template <class Make>
Result<std::unique_ptr<Evaluator>> guarded(const Make& make)
{
    try {
        const c10::InferenceMode inference;
        detail::computeAlone();
        return make();
    } catch (const std::exception& exception) {
        return Error{ErrorCode::Unexpected, exception.what()};
    }
}

} // namespace

bool hasCuda()
{
    return at::hasCUDA();
}

Result<std::unique_ptr<Evaluator>> makeEvaluator(const ModelFile& model, const EvaluatorOptions& options)
{
    return guarded([&]() -> Result<std::unique_ptr<Evaluator>> {
        const auto parameters = detail::readParameters(model);
        if (!parameters)
            return parameters.error();
        return assemble(model.info(), model.config(), *parameters, options);
    });
}

Result<std::unique_ptr<Evaluator>> makeUntrainedEvaluator(const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options)
{
    const Encoding* encoding = findEncoding(config.encoding);
    if (!encoding)
        return Error{ErrorCode::BadArgument, config.encoding};
    const bool go = encoding->game() == "go";
    NetworkInfo info{.name = "untrained " + std::to_string(seed), .game = std::string(encoding->game())};
    std::vector<std::string> ranks;
    for (int rank = 1; rank <= config.ranks; ++rank)
        ranks.push_back("r" + std::to_string(rank));
    info.scale = strength::RankScale(info.game, ranks);
    info.hasBeta = config.strength != StrengthHead::Classifier;
    info.published = config.strength == StrengthHead::Published;
    info.classifies = config.strength == StrengthHead::Classifier;
    info.hasScoreLead = go;
    return guarded([&] { return assemble(info, config, detail::initialParameters(config, seed), options); });
}

Result<std::unique_ptr<Evaluator>> loadEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options)
{
    const auto model = openModel(path);
    if (!model)
        return model.error();
    auto evaluator = makeEvaluator(*model, options);
    if (!evaluator) {
        Error error = evaluator.error();
        error.file = path.string();
        return error;
    }
    return evaluator;
}

} // namespace evenmatch::nn
