#include "app/lab/support/position_pack.h"

#include "core/json_text.h"
#include "nn/katago/inputs.h"
#include "nn/model/tensor_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

namespace evenmatch::cli {

namespace {

std::size_t bytesOf(std::size_t bits) { return (bits + 7) / 8; }

/// Adds a bit for each number: whether it differs from 0.
void addBits(std::span<const float> numbers, std::vector<std::uint8_t>& bytes)
{
    const std::size_t begin = bytes.size();
    bytes.resize(begin + bytesOf(numbers.size()));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] != 0)
            bytes[begin + i / 8] |= static_cast<std::uint8_t>(1 << i % 8);
}

template <class Number>
nn::NamedTensor tensor(const char* name, nn::DType type, const std::vector<Number>& numbers, std::size_t rows)
{
    const auto count = static_cast<std::int64_t>(rows);
    std::vector<std::int64_t> shape{count};
    if (const auto each = static_cast<std::int64_t>(numbers.size() / std::max<std::size_t>(rows, 1)); numbers.size() != rows)
        shape.push_back(each);
    return {name, {type, std::move(shape), std::as_bytes(std::span(numbers))}};
}

/// The same for planes of this many rows.
nn::NamedTensor planes(const char* name, const std::vector<std::uint8_t>& bytes, std::size_t rows, int count)
{
    nn::NamedTensor made = tensor(name, nn::DType::U8, bytes, rows);
    const std::int64_t each = rows > 0 ? made.tensor.shape.back() / count : 0;
    made.tensor.shape = {static_cast<std::int64_t>(rows), count, each};
    return made;
}

} // namespace

void PositionPack::add(const nn::GameState& state, const PackedFacts& facts)
{
    const auto area = static_cast<std::size_t>(m_size * m_size);
    m_numbers.resize(std::max<std::size_t>(static_cast<std::size_t>(m_encoding->planes()), nn::katago::kPlanes) * area);
    const auto plane = [&](int index) { return std::span<const float>(m_numbers).subspan(static_cast<std::size_t>(index) * area, area); };
    m_encoding->encode(state, std::span(m_numbers).first(static_cast<std::size_t>(m_encoding->planes()) * area));
    for (int i = 0; i < m_encoding->planes(); ++i) {
        addBits(plane(i), m_ownPlanes);
        const auto first = std::ranges::find_if(plane(i), [](float number) { return number != 0; });
        m_ownScale.push_back(first != plane(i).end() ? *first : 1);
    }

    const game::MoveList legal = state.position().legalMoves();
    const std::size_t globals = m_katagoGlobals.size();
    m_katagoGlobals.resize(globals + nn::katago::kGlobals);
    nn::katago::fillInputs(state, std::vector<game::Move>(legal.begin(), legal.end()), false,
        std::span(m_numbers).first(nn::katago::kPlanes * area), std::span(m_katagoGlobals).subspan(globals));
    for (int i = 0; i < nn::katago::kPlanes; ++i)
        addBits(plane(i), m_katagoPlanes);

    std::vector<float> allowed(area + 1);
    for (const game::Move move : legal)
        allowed[static_cast<std::size_t>(m_encoding->outputIndex(state.position(), move))] = 1;
    addBits(allowed, m_legal);

    m_move.push_back(facts.move ? m_encoding->outputIndex(state.position(), *facts.move) : -1);
    m_rank.push_back(facts.rank);
    m_side.push_back(facts.side);
    m_player.push_back(facts.player);
    m_ply.push_back(facts.ply);
    m_result.push_back(facts.result);
    m_lead.push_back(facts.lead);
}

void PositionPack::append(const PositionPack& other)
{
    const auto add
        = [&other, this](auto column) { (this->*column).insert((this->*column).end(), (other.*column).begin(), (other.*column).end()); };
    for (const auto bytes : {&PositionPack::m_ownPlanes, &PositionPack::m_katagoPlanes, &PositionPack::m_legal})
        add(bytes);
    for (const auto numbers : {&PositionPack::m_ownScale, &PositionPack::m_katagoGlobals, &PositionPack::m_result, &PositionPack::m_lead})
        add(numbers);
    for (const auto numbers :
        {&PositionPack::m_move, &PositionPack::m_rank, &PositionPack::m_side, &PositionPack::m_player, &PositionPack::m_ply})
        add(numbers);
}

core::Result<void> PositionPack::write(const std::filesystem::path& path, const strength::RankScale& scale) const
{
    using nn::DType;
    const std::size_t rows = size();
    const std::vector<nn::NamedTensor> tensors{planes("own.planes", m_ownPlanes, rows, m_encoding->planes()),
        tensor("own.scale", DType::F32, m_ownScale, rows), planes("katago.planes", m_katagoPlanes, rows, nn::katago::kPlanes),
        tensor("katago.globals", DType::F32, m_katagoGlobals, rows), tensor("legal", DType::U8, m_legal, rows),
        tensor("move", DType::I64, m_move, rows), tensor("rank", DType::I64, m_rank, rows), tensor("side", DType::I64, m_side, rows),
        tensor("player", DType::I64, m_player, rows), tensor("ply", DType::I64, m_ply, rows), tensor("result", DType::F32, m_result, rows),
        tensor("lead", DType::F32, m_lead, rows)};
    return nn::writeTensorFile(path,
        {{"format", "evenmatch-positions 1"}, {"encoding", std::string(m_encoding->id())}, {"board", std::to_string(m_size)},
            {"scale", core::jsonText(strength::toJson(scale))}},
        tensors);
}

} // namespace evenmatch::cli
