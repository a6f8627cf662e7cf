#include "nn/model/network_evaluator.h"

#include "nn/evaluate/answers.h"
#include "nn/model/network_parameters.h"
#include "nn/model/rank_policies.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

/// One pass of the network: for the requested position, or (published form) the one after a move of it.
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

class NetworkEvaluator final : public Evaluator {
public:
    NetworkEvaluator(NetworkInfo info, const NetworkConfig& config, std::unique_ptr<ForwardPass> pass, unsigned threads)
        : m_info(std::move(info)), m_config(config), m_encoding(*findEncoding(m_config.encoding)), m_maps(policyMaps(config)),
          m_pass(std::move(pass)), m_threads(threads, [this] { m_pass->beginThread(); })
    {
    }

    const NetworkInfo& info() const override { return m_info; }
    Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_pass->gpuBatch() > 0 ? m_pass->gpuBatch() : 8 * m_threads.threads(); }

private:
    std::vector<Pass> prepare(std::span<const Query> queries, std::span<Evaluation> answers, std::deque<GameState>& children) const;
    std::size_t chunkSize(Shape shape, std::size_t passes) const;
    std::vector<Chunk> split(const std::map<Shape, std::vector<Pass>>& byShape) const;
    void compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const;
    void fill(const RawAnswers& raw, std::size_t row, const Query& query, Evaluation& answer) const;
    const float* numbersOf(const RawAnswers& raw, std::size_t row, const game::AnyPosition& position, game::Move move) const;

    NetworkInfo m_info;
    NetworkConfig m_config;
    const Encoding& m_encoding;
    int m_maps;
    std::unique_ptr<ForwardPass> m_pass;
    ComputeThreads m_threads;
};

Result<void> NetworkEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
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
    m_pass->batchIsDone();
    if (failure)
        return *failure;
    if (m_config.strength == StrengthHead::Published)
        for (std::size_t i = 0; i < queries.size(); ++i)
            for (float& quality : answers[i].quality)
                quality = queries[i].qualities ? quality - answers[i].level : 0; // it was β until now
    return {};
}

/// Lists the moves, fills results that need no network, and lists the passes for the rest.
std::vector<Pass> NetworkEvaluator::prepare(
    std::span<const Query> queries, std::span<Evaluation> answers, std::deque<GameState>& children) const
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

/// Enough for every thread, with a layer's numbers in a core's second-level cache.
std::size_t NetworkEvaluator::chunkSize(Shape shape, std::size_t passes) const
{
    if (m_pass->gpuBatch() > 0)
        return m_pass->gpuBatch();
    constexpr double kCacheNumbers = 300'000;
    const double numbers = static_cast<double>(shape.area()) * m_config.channels;
    const auto fitting = static_cast<std::size_t>(std::clamp(kCacheNumbers / numbers, 4.0, 32.0));
    const std::size_t share = (passes + m_threads.threads() - 1) / m_threads.threads();
    if (share <= fitting)
        return share;
    const std::size_t rounds = (share + fitting - 1) / fitting; // the share in equal parts
    return (share + rounds - 1) / rounds;
}

std::vector<Chunk> NetworkEvaluator::split(const std::map<Shape, std::vector<Pass>>& byShape) const
{
    std::vector<Chunk> chunks;
    for (const auto& [shape, passes] : byShape) {
        const std::size_t size = chunkSize(shape, passes.size());
        for (std::size_t first = 0; first < passes.size(); first += size)
            chunks.push_back({shape, std::span(passes).subspan(first, std::min(size, passes.size() - first))});
    }
    return chunks;
}

void NetworkEvaluator::compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const
{
    const std::size_t count = chunk.passes.size();
    const auto numbers = static_cast<std::size_t>(m_encoding.planes() * chunk.shape.area());
    thread_local std::vector<float> boards; // as large as the largest batch, so that memory is not requested from the system every time
    boards.resize(std::max(boards.size(), count * numbers));
    for (std::size_t i = 0; i < count; ++i)
        m_encoding.encode(*chunk.passes[i].state, std::span(boards).subspan(i * numbers, numbers));

    const RawAnswers raw = m_pass->run(std::span(boards).first(count * numbers), count, chunk.shape);
    for (std::size_t row = 0; row < count; ++row) {
        const Pass& pass = chunk.passes[row];
        Evaluation& answer = answers[pass.query];
        if (pass.move == Pass::kItself)
            fill(raw, row, queries[pass.query], answer);
        else
            answer.quality[pass.move] = raw.strength[row * static_cast<std::size_t>(strengthOutputs(m_config))];
    }
}

/// The policy head's outputs for a move: one per map.
const float* NetworkEvaluator::numbersOf(const RawAnswers& raw, std::size_t row, const game::AnyPosition& position, game::Move move) const
{
    const int area = m_encoding.shape(position).area();
    const int planes = m_encoding.movePlanes();
    const int index = m_encoding.outputIndex(position, move);
    const auto maps = static_cast<std::size_t>(m_maps);
    if (index == area * planes)
        return raw.pass + row * maps;
    const auto place = static_cast<std::size_t>(index % area * planes + index / area);
    return raw.maps + (row * static_cast<std::size_t>(area * planes) + place) * maps;
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

void NetworkEvaluator::fill(const RawAnswers& raw, std::size_t row, const Query& query, Evaluation& answer) const
{
    const float* value = raw.value + row * static_cast<std::size_t>(valueOutputs(m_config));
    answer.value = std::tanh(value[0]);
    answer.scoreLead = m_info.hasScoreLead ? value[1] * static_cast<float>(kLeadScale) : 0;
    const bool map = m_config.strength == StrengthHead::Map;
    const std::span strength(
        raw.strength + row * static_cast<std::size_t>(strengthOutputs(m_config)), static_cast<std::size_t>(strengthOutputs(m_config)));
    answer.level = m_info.hasBeta ? strength.front() : 0;
    answer.rankScores.clear();
    if (m_info.classifies) {
        answer.rankScores.assign(strength.begin(), strength.end());
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
            answer.quality[m] = numbers[1 + basis]; // the published form's qualities come with other passes
    }

    const RankRange ranks = ranksWished(query.ranks, m_info.scale);
    fillRankPriors({.free = answer.prior, .basis = columns, .mix = m_pass->rankMix()}, ranks, answer);
    mixRanks(ranks, answer);
    softmax(answer.prior);
    if (map)
        centre(answer.quality, answer.prior);
}

} // namespace

Result<std::unique_ptr<Evaluator>> evaluatorOfFile(
    const std::filesystem::path& path, const std::function<Result<std::unique_ptr<Evaluator>>(const ModelFile&)>& make)
{
    const auto model = openModel(path);
    if (!model)
        return model.error();
    auto evaluator = make(*model);
    if (evaluator)
        return evaluator;
    Error error = evaluator.error();
    error.file = path.string();
    return error;
}

std::unique_ptr<Evaluator> makeNetworkEvaluator(
    NetworkInfo info, const NetworkConfig& config, std::unique_ptr<ForwardPass> pass, unsigned threads)
{
    return std::make_unique<NetworkEvaluator>(
        std::move(info), config, std::move(pass), threads > 0 ? threads : std::thread::hardware_concurrency());
}

} // namespace evenmatch::nn
