#include "core/library/positions/corner_keys.h"

#include "core/record/board/replay.h"

#include <algorithm>
#include <limits>

namespace evenmatch::library {

namespace {

constexpr int kSize = kCornersSize;
constexpr int kLines = 9; ///< of a corner
constexpr std::size_t kMostStates = 40;
constexpr std::size_t kNodeBytes = 2;
constexpr int kLastNode = std::numeric_limits<std::uint16_t>::max();

std::optional<int> cornerAt(int x, int y)
{
    const bool isMiddle = (x >= kLines && x < kSize - kLines) || (y >= kLines && y < kSize - kLines);
    return isMiddle ? std::nullopt : std::optional((x >= kLines ? 1 : 0) + (y >= kLines ? 2 : 0));
}

/// A key is the lesser of two sums, one for each way to look at the corner, of a word for each stone.
class CornerSums {
public:
    explicit CornerSums(bool areColorsExchanged = false) : m_areColorsExchanged(areColorsExchanged) { }

    void toggle(int x, int y, go::Color color)
    {
        if (color == go::Color::Empty)
            return;
        const int column = std::min(x, kSize - 1 - x);
        const int row = std::min(y, kSize - 1 - y);
        const int stone = (color == go::Color::Black) == m_areColorsExchanged ? 2 : 1;
        m_sums[0] ^= word(column, row, stone);
        m_sums[1] ^= word(row, column, stone);
    }
    PositionKey key() const { return keyWord(std::min(m_sums[0], m_sums[1])) & kKeyMask; }

private:
    static std::uint64_t word(int column, int row, int stone)
    {
        return keyWord(static_cast<std::uint64_t>((row * kLines + column) * 4 + stone));
    }

    bool m_areColorsExchanged;
    std::array<std::uint64_t, 2> m_sums{};
};

/// Follows the corners along a main line.
class CornerPacker final : public record::PositionVisitor {
public:
    void visit(const go::Position& position) override
    {
        if (position.size() != kSize)
            return;
        std::array<bool, 4> isOther{};
        for (int y = 0; y < kSize; ++y)
            for (int x = 0; x < kSize; ++x) {
                const auto corner = cornerAt(x, y);
                go::Color& seen = m_seen[static_cast<std::size_t>(y * kSize + x)];
                const go::Color color = position.colorAt(x, y);
                if (!corner || color == seen)
                    continue;
                CornerSums& sums = m_sums[static_cast<std::size_t>(*corner)];
                sums.toggle(x, y, seen);
                sums.toggle(x, y, color);
                seen = color;
                isOther[static_cast<std::size_t>(*corner)] = true;
            }
        for (std::size_t corner = 0; corner < m_states.size(); ++corner)
            if ((m_node == 0 || isOther[corner]) && m_states[corner].size() < kMostStates && m_node <= kLastNode)
                m_states[corner].push_back({m_sums[corner].key(), m_node});
        ++m_node;
    }
    void visit(const chess::Position&) override { }

    std::string packed() const
    {
        std::string bytes;
        if (m_node == 0)
            return bytes;
        const auto add = [&](std::uint64_t number, std::size_t size) {
            for (std::size_t i = 0; i < size; ++i)
                bytes.push_back(static_cast<char>(number >> (8 * i) & 0xff));
        };
        for (const CornerStates& states : m_states) {
            add(states.size(), 1);
            for (const CornerState& state : states) {
                add(state.key, kKeyBytes);
                add(static_cast<std::uint64_t>(state.node), kNodeBytes);
            }
        }
        return bytes;
    }

private:
    std::array<go::Color, kSize * kSize> m_seen{};
    std::array<CornerSums, 4> m_sums;
    std::array<CornerStates, 4> m_states;
    int m_node = 0;
};

} // namespace

std::optional<int> cornerOf(const go::Position& position, game::Move move)
{
    if (position.size() != kSize || move == game::kNoMove || position.isPass(move))
        return std::nullopt;
    return cornerAt(position.xOf(move), position.yOf(move));
}

PositionKey cornerKey(const go::Position& position, int corner, bool areColorsExchanged)
{
    CornerSums sums(areColorsExchanged);
    for (int y = 0; y < kSize; ++y)
        for (int x = 0; x < kSize; ++x)
            if (cornerAt(x, y) == corner)
                sums.toggle(x, y, position.colorAt(x, y));
    return sums.key();
}

std::vector<KeyAfterMove> cornerKeysAfterMoves(const go::Position& position, int corner, bool areColorsExchanged)
{
    std::vector<KeyAfterMove> keys;
    game::MoveList moves;
    position.legalMoves(moves);
    go::Position after = position;
    go::Position::Undo undo;
    for (const game::Move move : moves)
        if (cornerOf(position, move) == corner) {
            after.play(move, undo);
            keys.push_back({cornerKey(after, corner, areColorsExchanged), move});
            after.undo(undo);
        }
    return keys;
}

std::string cornerKeys(const record::GameRecord& record)
{
    CornerPacker packer;
    record::visitMainLine(record, packer);
    return packer.packed();
}

std::array<CornerStates, 4> unpackedCorners(std::string_view packed)
{
    std::array<CornerStates, 4> corners;
    const auto take = [&](std::size_t size) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < std::min(size, packed.size()); ++i)
            number |= std::uint64_t{static_cast<unsigned char>(packed[i])} << (8 * i);
        packed.remove_prefix(std::min(size, packed.size()));
        return number;
    };
    for (CornerStates& states : corners)
        for (auto left = take(1); left > 0 && packed.size() >= kKeyBytes + kNodeBytes; --left) {
            const PositionKey key = take(kKeyBytes);
            states.push_back({key, static_cast<int>(take(kNodeBytes))});
        }
    return corners;
}

} // namespace evenmatch::library
