#include "nn/model/rank_heads.h"

#include "core/game/go/position.h"
#include "nn/evaluate/answers.h"
#include "nn/katago/reader.h"
#include "nn/model/rank_policies.h"

#include <algorithm>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

/// The mean and the maximum of each channel of [points][channels], one after another.
std::vector<float> pooled(std::span<const float> rows, std::size_t channels)
{
    std::vector<float> both(2 * channels, 0);
    std::copy_n(rows.begin(), channels, both.begin() + static_cast<std::ptrdiff_t>(channels));
    const std::size_t points = rows.size() / channels;
    for (std::size_t point = 0; point < points; ++point)
        for (std::size_t c = 0; c < channels; ++c) {
            const float x = rows[point * channels + c];
            both[c] += x;
            both[channels + c] = std::max(both[channels + c], x);
        }
    for (std::size_t c = 0; c < channels; ++c)
        both[c] /= static_cast<float>(points);
    return both;
}

void rectify(std::span<float> numbers)
{
    for (float& x : numbers)
        x = std::max(x, 0.0f);
}

} // namespace

void RankHeads::Layer::apply(std::span<const float> x, std::span<float> y) const
{
    for (std::size_t o = 0; o < bias.size(); ++o)
        y[o] += bias[o];
    const float* row = weights.data();
    for (const float input : x) {
        for (std::size_t o = 0; o < outputs; ++o)
            y[o] += input * row[o];
        row += outputs;
    }
}

RankHeads::Layer RankHeads::layer(const Parameters& parameters, const std::string& name)
{
    const Parameter& weight = parameters.at(name + ".weight"); // [outputs][inputs]
    Layer made{.outputs = static_cast<std::size_t>(weight.shape[0]), .weights = std::vector<float>(weight.numbers.size())};
    const auto inputs = static_cast<std::size_t>(weight.shape[1]);
    for (std::size_t o = 0; o < made.outputs; ++o)
        for (std::size_t i = 0; i < inputs; ++i)
            made.weights[i * made.outputs + o] = weight.numbers[o * inputs + i];
    if (const auto bias = parameters.find(name + ".bias"); bias != parameters.end())
        made.bias = bias->second.numbers;
    return made;
}

RankHeads::RankHeads(const ModelFile& model, const Parameters& parameters, const KatagoInfo& network)
    : m_info(model.info()), m_encoding(*findEncoding(model.config().encoding)), m_basis(static_cast<std::size_t>(model.config().rankBasis)),
      m_head(layer(parameters, "policy.head")), m_board(layer(parameters, "policy.board")), m_maps(layer(parameters, "policy.maps")),
      m_pass(layer(parameters, "policy.pass")), m_hidden(layer(parameters, "strength.hidden")), m_level(layer(parameters, "strength.out")),
      m_mix(parameters.at("policy.ranks").numbers)
{
    m_info.hasScoreLead = true;
    m_info.hasOwnership = true;
    m_info.readsWith = network.name;
}

core::Result<std::shared_ptr<const RankHeads>> RankHeads::read(const ModelFile& model, const KatagoInfo& network)
{
    const NetworkConfig& config = model.config();
    if (config.trunk != network.hash)
        return Error{ErrorCode::BadArgument,
            {EVENMATCH_TEXT("Errors", "it belongs to the KataGo network %1, not to %2"), {config.trunkName, network.name}}};
    if (config.channels != network.trunkChannels || config.ranks == 0 || config.strength != StrengthHead::Map)
        return Error{ErrorCode::NetworkDamaged, "network"};
    const auto parameters = readParameters(model);
    if (!parameters)
        return parameters.error();
    return std::shared_ptr<const RankHeads>(new RankHeads(model, *parameters, network));
}

void RankHeads::fill(std::span<const float> trunk, const Query& query, Evaluation& answer) const
{
    const std::size_t channels = m_head.weights.size() / m_head.outputs;
    const std::size_t points = trunk.size() / channels;
    const std::vector<float> board = pooled(trunk, channels);

    std::vector<float> ofBoard(m_head.outputs, 0);
    m_board.apply(board, ofBoard);
    std::vector<float> hidden(points * m_head.outputs);
    std::vector<float> maps((points + 1) * m_maps.outputs, 0); // of each point and of the pass: without a rank, basis, quality
    const auto mapsAt = [&](std::size_t place) { return std::span(maps).subspan(place * m_maps.outputs, m_maps.outputs); };
    for (std::size_t point = 0; point < points; ++point) {
        const std::span there = std::span(hidden).subspan(point * m_head.outputs, m_head.outputs);
        std::ranges::copy(ofBoard, there.begin());
        m_head.apply(trunk.subspan(point * channels, channels), there);
        rectify(there);
        m_maps.apply(there, mapsAt(point));
    }
    m_pass.apply(pooled(hidden, m_head.outputs), mapsAt(points));

    std::vector<float> level(m_hidden.outputs, 0);
    m_hidden.apply(board, level);
    rectify(level);
    answer.level = 0;
    m_level.apply(level, std::span(&answer.level, 1));

    const std::size_t count = answer.moves.size();
    std::vector<float> free(count);
    std::vector<float> columns(m_basis * count); // [basis][move]
    for (std::size_t m = 0; m < count; ++m) {
        const auto numbers = mapsAt(static_cast<std::size_t>(m_encoding.outputIndex(query.state->position(), answer.moves[m])));
        free[m] = numbers.front();
        for (std::size_t k = 0; k < m_basis; ++k)
            columns[k * count + m] = numbers[1 + k];
        answer.quality[m] = numbers.back();
    }
    fillRankPriors({.free = free, .basis = columns, .mix = m_mix}, ranksWished(query.ranks, m_info.scale), answer);
    softmax(free);
    centre(answer.quality, free);
}

core::Result<NetworkWithHeads> readTrunkOf(const ModelFile& model, const std::filesystem::path& file, std::filesystem::path trunk)
{
    const std::string& name = model.config().trunkName;
    std::error_code failed;
    if (trunk.empty() && name.find('/') == std::string::npos)
        trunk = file.parent_path() / (name + ".bin.gz");
    if (!std::filesystem::is_regular_file(trunk, failed))
        return Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "the KataGo network %1, whose last layer it reads"), {name}}};
    auto network = readKatagoNetwork(trunk);
    if (!network)
        return network.error();
    auto heads = RankHeads::read(model, network->info);
    if (!heads)
        return heads.error();
    return NetworkWithHeads{*std::move(network), *std::move(heads)};
}

} // namespace evenmatch::nn
