#include "core/library/positions/position_keys.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/replay.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace evenmatch::library {

namespace {

/// A key is the least of eight sums, one for each way to look at the board, of a word for each stone.
class GoKeys {
public:
    explicit GoKeys(int size) : m_size(size), m_seen(static_cast<std::size_t>(size * size), go::Color::Empty) { }

    int size() const { return m_size; }

    /// The key of the position; fast if it resembles the previous one.
    PositionKey next(const go::Position& position)
    {
        for (int y = 0; y < m_size; ++y)
            for (int x = 0; x < m_size; ++x) {
                go::Color& seen = m_seen[static_cast<std::size_t>(y * m_size + x)];
                const go::Color color = position.colorAt(x, y);
                if (color == seen)
                    continue;
                toggle(x, y, seen);
                toggle(x, y, color);
                seen = color;
            }
        return keyWord(*std::ranges::min_element(m_sums) ^ static_cast<std::uint64_t>(m_size)) & kKeyMask;
    }

private:
    void toggle(int x, int y, go::Color color)
    {
        if (color == go::Color::Empty)
            return;
        const int last = m_size - 1;
        const std::array<std::array<int, 2>, 8> places{
            {{x, y}, {last - x, y}, {x, last - y}, {last - x, last - y}, {y, x}, {last - y, x}, {y, last - x}, {last - y, last - x}}};
        for (std::size_t i = 0; i < places.size(); ++i)
            m_sums[i] ^= keyWord(static_cast<std::uint64_t>((places[i][1] * 32 + places[i][0]) * 4 + static_cast<int>(color)));
    }

    int m_size;
    std::vector<go::Color> m_seen;
    std::array<std::uint64_t, 8> m_sums{};
};

PositionKey keyOf(const chess::Position& position) { return keyWord(position.board().key()) & kKeyMask; }

template <class P, class Key>
std::vector<KeyAfterMove> keysAfter(P position, Key keyOfPosition)
{
    std::vector<KeyAfterMove> keys;
    game::MoveList moves;
    position.legalMoves(moves);
    keys.reserve(moves.size());
    typename P::Undo undo;
    for (const game::Move move : moves) {
        position.play(move, undo);
        keys.push_back({keyOfPosition(position), move});
        position.undo(undo);
    }
    return keys;
}

class KeyPacker final : public record::PositionVisitor {
public:
    void visit(const go::Position& position) override
    {
        if (!m_go || m_go->size() != position.size())
            m_go.emplace(position.size());
        add(m_go->next(position));
    }
    void visit(const chess::Position& position) override { add(keyOf(position)); }

    std::string packed;

private:
    void add(PositionKey key)
    {
        for (std::size_t i = 0; i < kKeyBytes; ++i)
            packed.push_back(static_cast<char>(key >> (8 * i) & 0xff));
    }

    std::optional<GoKeys> m_go;
};

} // namespace

std::optional<PositionKey> positionKey(const game::AnyPosition& position)
{
    if (!position.holds())
        return std::nullopt;
    if (const auto* chess = position.as<chess::Position>())
        return keyOf(*chess);
    if (const auto* go = position.as<go::Position>())
        return GoKeys(go->size()).next(*go);
    return std::nullopt;
}

std::string positionKeys(const record::GameRecord& record)
{
    KeyPacker packer;
    record::visitMainLine(record, packer);
    return std::move(packer.packed);
}

std::size_t keyCount(std::string_view packedKeys) { return packedKeys.size() / kKeyBytes; }

PositionKey keyAt(std::string_view packedKeys, std::size_t number)
{
    PositionKey key = 0;
    for (std::size_t i = 0; i < kKeyBytes; ++i)
        key |= PositionKey{static_cast<unsigned char>(packedKeys[number * kKeyBytes + i])} << (8 * i);
    return key;
}

std::optional<std::size_t> findKey(std::string_view packedKeys, PositionKey key)
{
    std::array<char, kKeyBytes> wanted{};
    for (std::size_t i = 0; i < kKeyBytes; ++i)
        wanted[i] = static_cast<char>(key >> (8 * i) & 0xff);
    for (std::size_t at = 0; at + kKeyBytes <= packedKeys.size(); at += kKeyBytes)
        if (std::memcmp(packedKeys.data() + at, wanted.data(), kKeyBytes) == 0)
            return at / kKeyBytes;
    return std::nullopt;
}

std::vector<KeyAfterMove> keysAfterMoves(const game::AnyPosition& position)
{
    if (!position.holds())
        return {};
    if (const auto* chess = position.as<chess::Position>())
        return keysAfter(*chess, keyOf);
    if (const auto* go = position.as<go::Position>())
        return keysAfter(*go, [keys = GoKeys(go->size())](const go::Position& after) mutable { return keys.next(after); });
    return {};
}

} // namespace evenmatch::library
