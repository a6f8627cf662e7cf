#include "nn/katago/evaluator.h"

#include "core/game/go/position.h"
#include "nn/evaluate/answers.h"
#include "nn/evaluate/compute_threads.h"
#include "nn/katago/inputs.h"
#include "nn/katago/outputs.h"
#include "nn/katago/sgf_metadata.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using core::Result;

namespace {

static_assert(katago::kPlanes == kKatagoPlanes && katago::kGlobals == kKatagoGlobals);

constexpr std::size_t kLargestBatch = 8; ///< on a processor: larger batches are not faster, and are divided unevenly
constexpr std::size_t kStrongest = 0; ///< of human ranks

/// One position for the network: the query itself, or for a human rank.
struct Row {
    std::size_t query = 0;
    std::size_t rank = kStrongest; ///< the rank that a human-like network imitates
    bool isBase = true; ///< gives value, lead, ownership and the prior without a rank
    std::optional<std::size_t> slot; ///< its place among the requested ranks
};

/// Rows of one board size that are computed together.
struct Chunk {
    int size = 0;
    bool ownership = false;
    std::span<const Row> rows;
};

NetworkInfo infoOf(const KatagoInfo& info, const KatagoEvaluatorOptions& options)
{
    NetworkInfo network;
    if (options.heads) {
        network = options.heads->info();
        network.exact = options.exact;
        return network;
    }
    network.name = info.name;
    network.hash = info.hash;
    network.game = "go";
    if (info.metadataInputs() > 0)
        network.scale = katago::humanScale();
    network.hasScoreLead = true;
    network.hasOwnership = true;
    network.exact = options.exact;
    return network;
}

class KatagoEvaluator final : public Evaluator {
public:
    KatagoEvaluator(const KatagoInfo& info, std::unique_ptr<const KatagoPass> pass, const KatagoEvaluatorOptions& options)
        : m_network(info), m_heads(options.heads), m_info(infoOf(info, options)), m_pass(std::move(pass)), m_batch(options.batch),
          m_threads(options.threads > 0 ? options.threads : std::thread::hardware_concurrency(), [this] { m_pass->beginThread(); })
    {
    }

    const NetworkInfo& info() const override { return m_info; }
    std::size_t preferredBatch() const override { return m_batch > 0 ? m_batch : 4 * m_threads.threads(); }
    Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;

private:
    using RowsByBoard = std::map<std::pair<int, bool>, std::vector<Row>>; ///< by size, and whether ownership is requested

    /// Every rank is a pass of its own.
    bool isHuman() const { return m_network.metadataInputs() > 0; }
    RowsByBoard prepare(std::span<const Query> queries, std::span<Evaluation> answers) const;
    std::size_t chunkSize(std::size_t rows) const;
    std::vector<Chunk> split(const RowsByBoard& boards) const;
    bool compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const;
    void fill(const katago::OutputRow& output, const Row& row, const Query& query, Evaluation& answer) const;

    KatagoInfo m_network;
    std::shared_ptr<const katago::Heads> m_heads;
    NetworkInfo m_info;
    std::unique_ptr<const KatagoPass> m_pass;
    std::size_t m_batch;
    ComputeThreads m_threads;
};

Result<void> KatagoEvaluator::evaluate(std::span<const Query> queries, std::span<Evaluation> answers)
{
    for (const Query& query : queries) {
        if (!query.state->position().as<go::Position>())
            return Error{ErrorCode::BadArgument, m_info.game};
        if (auto checked = checkWish(query.ranks, m_info.scale); !checked)
            return checked;
    }
    const RowsByBoard boards = prepare(queries, answers);
    const std::vector<Chunk> chunks = split(boards);
    std::mutex mutex;
    std::optional<Error> failure;
    m_threads.run(chunks.size(), [&](std::size_t i) {
        try {
            if (compute(chunks[i], queries, answers))
                return;
            const std::lock_guard lock(mutex);
            failure = Error{ErrorCode::NetworkDamaged, EVENMATCH_TEXT("Errors", "it computes values that are not numbers")};
        } catch (const std::exception& exception) { // out of memory, or the tensor library's own
            const std::lock_guard lock(mutex);
            failure = Error{ErrorCode::Unexpected, exception.what()};
        }
    });
    if (failure)
        return *failure;
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (!answers[i].rankPriors.empty())
            mixRanks(ranksWished(queries[i].ranks, m_info.scale), answers[i]);
    return {};
}

/// Lists the moves, fills results that need no network, and collects the rows for the rest.
KatagoEvaluator::RowsByBoard KatagoEvaluator::prepare(std::span<const Query> queries, std::span<Evaluation> answers) const
{
    RowsByBoard boards;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const game::AnyPosition& position = queries[i].state->position();
        if (position.isOver()) {
            answerGameOver(position, answers[i]);
            continue;
        }
        const game::MoveList moves = position.legalMoves();
        const RankRange ranks = ranksWished(queries[i].ranks, m_info.scale);
        answers[i] = {};
        answers[i].moves.assign(moves.begin(), moves.end());
        answers[i].prior.resize(moves.size());
        answers[i].quality.resize(moves.size());
        answers[i].rankPriors.resize(ranks.count * moves.size());
        const int size = position.as<go::Position>()->size();
        std::vector<Row>& rows = boards[{size, queries[i].ownership}];
        Row base{.query = i};
        if (isHuman() && ranks.count > 0 && ranks.first == kStrongest)
            base.slot = 0;
        rows.push_back(base);
        if (!isHuman())
            continue;
        for (std::size_t slot = base.slot ? 1 : 0; slot < ranks.count; ++slot)
            boards[{size, false}].push_back({.query = i, .rank = ranks.first + slot, .isBase = false, .slot = slot});
    }
    return boards;
}

std::size_t KatagoEvaluator::chunkSize(std::size_t rows) const
{
    if (m_batch > 0)
        return m_batch;
    const std::size_t share = (rows + m_threads.threads() - 1) / m_threads.threads();
    const std::size_t rounds = (share + kLargestBatch - 1) / kLargestBatch; // the share in equal parts
    return (share + rounds - 1) / rounds;
}

std::vector<Chunk> KatagoEvaluator::split(const RowsByBoard& boards) const
{
    std::vector<Chunk> chunks;
    for (const auto& [board, rows] : boards) {
        if (rows.empty())
            continue;
        const std::size_t size = chunkSize(rows.size());
        for (std::size_t first = 0; first < rows.size(); first += size)
            chunks.push_back({board.first, board.second, std::span(rows).subspan(first, std::min(size, rows.size() - first))});
    }
    return chunks;
}

/// Returns whether the network computed numbers: a damaged one may not.
bool KatagoEvaluator::compute(const Chunk& chunk, std::span<const Query> queries, std::span<Evaluation> answers) const
{
    const std::size_t count = chunk.rows.size();
    const int area = chunk.size * chunk.size;
    const auto planeNumbers = static_cast<std::size_t>(kKatagoPlanes * area);
    const auto metadataNumbers = static_cast<std::size_t>(m_network.metadataInputs());
    thread_local std::vector<float> planes; // as large as the largest batch, so that memory is not requested from the system every time
    thread_local std::vector<float> globals;
    thread_local std::vector<float> metadata;
    thread_local KatagoOutput output;
    planes.resize(std::max(planes.size(), count * planeNumbers));
    globals.resize(std::max(globals.size(), count * kKatagoGlobals));
    metadata.resize(std::max(metadata.size(), count * metadataNumbers));
    for (std::size_t i = 0; i < count; ++i) {
        const Row& row = chunk.rows[i];
        const GameState& state = *queries[row.query].state;
        const auto board = std::span(planes).subspan(i * planeNumbers, planeNumbers);
        const auto numbers = std::span(globals).subspan(i * kKatagoGlobals, kKatagoGlobals);
        if (i > 0 && chunk.rows[i - 1].query == row.query) { // another rank of the same position
            std::ranges::copy(std::span(planes).subspan((i - 1) * planeNumbers, planeNumbers), board.begin());
            std::ranges::copy(std::span(globals).subspan((i - 1) * kKatagoGlobals, kKatagoGlobals), numbers.begin());
        } else {
            katago::fillInputs(state, answers[row.query].moves, m_network.passAliveUnderSuicideRules, board, numbers);
        }
        if (isHuman())
            katago::fillMetadata(katago::humanProfile(row.rank), state.position().sideToMove(), area,
                std::span(metadata).subspan(i * metadataNumbers, metadataNumbers));
    }
    const KatagoInput input{.planes = std::span(planes).first(count * planeNumbers),
        .globals = std::span(globals).first(count * kKatagoGlobals),
        .metadata = std::span(metadata).first(count * metadataNumbers),
        .count = count,
        .width = chunk.size,
        .height = chunk.size};
    m_pass->run(input, {.ownership = chunk.ownership, .trunk = m_heads != nullptr}, output);
    bool allNumbers = true;
    for (std::size_t i = 0; i < count; ++i) {
        const Row& row = chunk.rows[i];
        Evaluation& answer = answers[row.query];
        fill({m_network, output, i, area}, row, queries[row.query], answer);
        if (m_heads) {
            const std::size_t numbers = output.trunk.size() / count;
            m_heads->fill(std::span(output.trunk).subspan(i * numbers, numbers), queries[row.query], answer);
        }
        if (row.isBase)
            allNumbers = allNumbers && std::isfinite(answer.value) && std::isfinite(answer.scoreLead) && std::isfinite(answer.level)
                && std::ranges::none_of(answer.ownership, [](float x) { return std::isnan(x); });
    }
    return allNumbers;
}

/// Rows of one query may be computed on several threads; each writes its own part.
void KatagoEvaluator::fill(const katago::OutputRow& output, const Row& row, const Query& query, Evaluation& answer) const
{
    const std::size_t count = answer.moves.size();
    std::span<float> own = answer.prior;
    if (!row.isBase)
        own = std::span(answer.rankPriors).subspan(*row.slot * count, count);
    katago::fillPrior(output, *query.state, answer.moves, isHuman() ? 0 : katago::kOptimism, own);
    if (!row.isBase)
        return;
    katago::fillValue(output, *query.state, answer);
    if (row.slot)
        std::ranges::copy(answer.prior, std::span(answer.rankPriors).subspan(*row.slot * count, count).begin());
}

} // namespace

std::unique_ptr<Evaluator> makeKatagoEvaluator(
    const KatagoInfo& info, std::unique_ptr<const KatagoPass> pass, const KatagoEvaluatorOptions& options)
{
    return std::make_unique<KatagoEvaluator>(info, std::move(pass), options);
}

} // namespace evenmatch::nn
