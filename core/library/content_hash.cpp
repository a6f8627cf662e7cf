#include "core/library/content_hash.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace evenmatch::library {

namespace {

constexpr std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/// Hashes a sequence of words and texts. Two lanes that are bijections of their state for any given word are crossed after each word, so
/// that no input is lost.
class Hasher {
public:
    void add(std::uint64_t word)
    {
        m_a = mix(m_a ^ word) + m_b;
        m_b = std::rotl(m_b + word * 0x9e3779b97f4a7c15u, 29) ^ m_a;
        ++m_count;
    }

    /// The text with its white space normalised, and its length, so that "ab","c" is not "a","bc".
    void addText(std::string_view text)
    {
        std::uint64_t word = 0;
        std::uint64_t length = 0;
        bool blank = false;
        const auto addByte = [&](unsigned char byte) {
            word = word << 8 | byte;
            if (++length % 8 == 0)
                add(std::exchange(word, 0));
        };
        for (const char c : text) {
            if (c == ' ' || (c >= '\t' && c <= '\r')) {
                blank = length > 0;
                continue;
            }
            if (std::exchange(blank, false))
                addByte(' ');
            addByte(static_cast<unsigned char>(c));
        }
        add(word);
        add(length);
    }

    Hash128 result() const { return {{mix(m_a ^ m_count), mix(m_b + mix(m_a))}}; }

private:
    std::uint64_t m_a = 0x6a09e667f3bcc908u; // the first digits of the roots of 2 and 3
    std::uint64_t m_b = 0xbb67ae8584caa73bu;
    std::uint64_t m_count = 0;
};

void addProperty(Hasher& hasher, const record::Property& property)
{
    hasher.addText(property.key);
    hasher.add(property.values.size());
    for (const std::string& value : property.values)
        hasher.addText(value);
}

/// Ordered by key; equal keys keep their order.
void addProperties(Hasher& hasher, std::span<const record::Property> properties)
{
    hasher.add(properties.size());
    if (properties.size() == 1)
        return addProperty(hasher, properties.front());
    std::vector<const record::Property*> sorted;
    sorted.reserve(properties.size());
    for (const record::Property& property : properties)
        sorted.push_back(&property);
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->key < b->key; });
    for (const record::Property* property : sorted)
        addProperty(hasher, *property);
}

void addStart(Hasher& hasher, const record::Setup& setup)
{
    hasher.addText(setup.game);
    hasher.add(static_cast<std::uint64_t>(setup.width));
    hasher.add(static_cast<std::uint64_t>(setup.height));
    hasher.addText(setup.position);
}

std::uint64_t moveWord(const record::GameRecord& record, record::NodeId node)
{
    const record::Move move = record.move(node);
    const auto side = move == game::kNoMove ? 0u : static_cast<unsigned>(record.side(node));
    return std::uint64_t{move.code} << 1 | side;
}

} // namespace

Hash128 contentHash(const record::GameRecord& record)
{
    Hasher hasher;
    addStart(hasher, record.setup);
    hasher.addText(record.setup.rules);
    hasher.add(record.setup.komi ? std::bit_cast<std::uint64_t>(*record.setup.komi + 0.0) : 0);
    hasher.add(static_cast<std::uint64_t>(record.setup.handicap));
    addProperties(hasher, record.tags);

    // The tree from the root down, children in their order; "up" marks make its shape part of the sequence.
    constexpr std::uint64_t kUp = ~std::uint64_t{0};
    record::NodeId node = record::kRoot;
    while (true) {
        hasher.add(moveWord(record, node));
        addProperties(hasher, record.properties(node));
        if (record.firstChild(node) != record::kNoNode) {
            node = record.firstChild(node);
            continue;
        }
        while (node != record::kRoot && record.nextSibling(node) == record::kNoNode) {
            hasher.add(kUp);
            node = record.parent(node);
        }
        if (node == record::kRoot)
            return hasher.result();
        hasher.add(kUp);
        node = record.nextSibling(node);
    }
}

Hash128 movesHash(const record::GameRecord& record)
{
    Hasher hasher;
    addStart(hasher, record.setup);
    std::vector<std::string> stones;
    for (record::NodeId node = record::kRoot; node != record::kNoNode; node = record.firstChild(node)) {
        for (const std::string_view key : {"AB", "AW", "AE", "PL"}) {
            if (!record.hasProperty(node, key))
                continue;
            hasher.addText(key);
            for (const record::Property& property : record.properties(node))
                if (property.key == key)
                    stones = property.values;
            std::sort(stones.begin(), stones.end());
            for (const std::string& stone : stones)
                hasher.addText(stone);
        }
        if (record.move(node) != game::kNoMove)
            hasher.add(moveWord(record, node));
    }
    return hasher.result();
}

Hash128 textHash(std::string_view text)
{
    Hasher hasher;
    hasher.addText(text);
    return hasher.result();
}

Hash128 combine(const Hash128& first, const Hash128& second)
{
    Hasher hasher;
    for (const Hash128& hash : {first, second})
        for (const std::uint64_t word : hash.words)
            hasher.add(word);
    return hasher.result();
}

} // namespace evenmatch::library
