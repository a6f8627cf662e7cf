#include "nn/torch/lc0_evaluator.h"

#include "nn/evaluate/answers.h"
#include "nn/lc0/encoding.h"
#include "nn/lc0/maia_files.h"
#include "nn/torch/network/compute_alone.h"
#include "nn/torch/network/lc0_forward.h"
#include "nn/torch/network/plain_memory.h"

#include <ATen/ATen.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kLargestBatch = 256;

/// e^x as in lc0's priors: 2^n (1 + a t + (1 - a) t²) for x = (n + t) ln 2, with the a of the smallest relative error (0.27 %). The exact
/// function would differ by up to 0.07 percentage points from the priors for which these networks are known.
float expAsLc0(float x)
{
    constexpr float kLinear = 0.66023398f;
    const float power = x * 1.44269504f;
    const float whole = std::floor(power);
    const float t = power - whole;
    return std::ldexp(1 + t * (kLinear + (1 - kLinear) * t), static_cast<int>(std::max(whole, -126.0f)));
}

void softmaxAsLc0(std::span<float> logits)
{
    const float largest = *std::ranges::max_element(logits);
    float sum = 0;
    for (float& x : logits)
        sum += x = expAsLc0(x - largest);
    for (float& x : logits)
        x /= sum;
}

float valueOf(const float* output, std::int64_t count)
{
    if (count == 1)
        return std::tanh(output[0]);
    std::array<float, 3> chances = {output[0], output[1], output[2]};
    softmax(chances);
    return chances[0] - chances[2];
}

/// One network or several evaluated together: rank n is networks[n], if there are ranks.
class Lc0Evaluator final : public Evaluator {
public:
    Lc0Evaluator(std::vector<Lc0Forward> networks, NetworkInfo info) : m_networks(std::move(networks)), m_info(std::move(info)) { }

    const NetworkInfo& info() const override { return m_info; }
    std::size_t preferredBatch() const override { return 16; }

    Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override
    {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const game::AnyPosition& position = queries[i].state->position();
            if (!position.as<chess::Position>())
                return Error{ErrorCode::BadArgument, "chess"};
            if (const auto wish = checkWish(queries[i].ranks, m_info.scale); !wish)
                return wish.error();
            const game::MoveList moves = position.legalMoves();
            if (moves.empty()) {
                answerGameOver(position, answers[i]);
                continue;
            }
            answers[i] = {.moves = {moves.begin(), moves.end()}};
            open.push_back(i);
        }
        try {
            for (std::size_t done = 0; done < open.size(); done += kLargestBatch)
                evaluateBatch(std::span(open).subspan(done, std::min(kLargestBatch, open.size() - done)), queries, answers);
        } catch (const std::exception& failure) { // out of memory, or the tensor library's own
            return Error{ErrorCode::Unexpected, failure.what()};
        }
        return {};
    }

private:
    void evaluateBatch(std::span<const std::size_t> which, std::span<const Query> queries, std::span<Evaluation> answers) const
    {
        detail::computeAlone();
        const c10::InferenceMode inference;
        at::Tensor bySquare = at::empty({static_cast<std::int64_t>(which.size()), 8, 8, lc0::kInputPlanes}, at::kFloat);
        constexpr std::size_t kNumbers = 64 * lc0::kInputPlanes;
        for (std::size_t n = 0; n < which.size(); ++n) {
            const std::span place(bySquare.data_ptr<float>() + n * kNumbers, kNumbers);
            lc0::unpack(lc0::encode(*queries[which[n]].state), place);
            Evaluation& answer = answers[which[n]];
            answer.prior.assign(answer.moves.size(), 0.0f);
            answer.quality.assign(answer.moves.size(), 0.0f);
        }
        const at::Tensor input = bySquare.permute({0, 3, 1, 2});
        for (std::size_t network = 0; network < m_networks.size(); ++network) {
            const Lc0Outputs outputs = m_networks[network].run(input);
            for (std::size_t n = 0; n < which.size(); ++n)
                add(network, outputs, n, queries[which[n]], answers[which[n]]);
        }
        for (const std::size_t n : which)
            mixRanks(ranksWished(queries[n].ranks, m_info.scale), answers[n]);
        detail::batchIsDone();
    }

    void add(std::size_t network, const Lc0Outputs& outputs, std::size_t row, const Query& query, Evaluation& answer) const
    {
        const auto share = 1.0f / static_cast<float>(m_networks.size());
        const std::int64_t values = outputs.value.size(1);
        answer.value += share * valueOf(outputs.value.data_ptr<float>() + static_cast<std::int64_t>(row) * values, values);

        std::vector<float> prior;
        for (const game::Move move : answer.moves)
            prior.push_back(m_networks[network].logit(outputs, row, lc0::policyIndex(move, query.state->position().sideToMove())));
        softmaxAsLc0(prior);
        for (std::size_t i = 0; i < prior.size(); ++i)
            answer.prior[i] += share * prior[i];
        const RankRange wished = ranksWished(query.ranks, m_info.scale);
        if (network >= wished.first && network - wished.first < wished.count)
            answer.rankPriors.insert(answer.rankPriors.end(), prior.begin(), prior.end());
    }

    std::vector<Lc0Forward> m_networks;
    NetworkInfo m_info;
};

} // namespace

std::unique_ptr<Evaluator> makeLc0Evaluator(const lc0::Network& network, std::string name, Precision precision)
{
    std::vector<Lc0Forward> networks;
    networks.emplace_back(network, usesBFloat16(precision));
    return std::make_unique<Lc0Evaluator>(std::move(networks),
        NetworkInfo{.name = std::move(name), .hash = network.hash, .game = "chess", .exact = precision == Precision::Float32});
}

Result<std::unique_ptr<Evaluator>> openLc0(const std::filesystem::path& file, Precision precision)
{
    const auto network = lc0::readNetwork(file);
    if (!network)
        return network.error();
    return makeLc0Evaluator(*network, file.filename().string(), precision);
}

Result<std::unique_ptr<Evaluator>> openMaiaSet(const std::filesystem::path& folder, Precision precision)
{
    const auto files = lc0::maiaFiles(folder);
    if (!files)
        return files.error();
    std::vector<Lc0Forward> networks;
    NetworkInfo info{.name = "Maia", .game = "chess", .exact = precision == Precision::Float32};
    std::vector<std::string> ranks;
    for (const lc0::RatedFile& file : *files) {
        const auto network = lc0::readNetwork(file.path);
        if (!network)
            return network.error();
        networks.emplace_back(*network, usesBFloat16(precision));
        ranks.push_back(std::to_string(file.rating) + '-' + std::to_string(file.rating + 99));
        info.hash += network->hash.substr(0, 8);
    }
    info.scale = strength::RankScale("chess", ranks);
    return std::unique_ptr<Evaluator>(std::make_unique<Lc0Evaluator>(std::move(networks), std::move(info)));
}

} // namespace evenmatch::nn
