#include "core/record/sgf_writer.h"

#include "core/record/sgf_values.h"

#include <algorithm>
#include <array>
#include <span>

namespace evenmatch::record {

using namespace sgf;

namespace {

void writeProperty(std::string& out, std::string_view key, std::span<const std::string> values)
{
    out += key;
    for (const std::string& value : values) {
        out += '[';
        for (const char c : value) {
            if (c == ']' || c == '\\')
                out += '\\';
            out += c;
        }
        out += ']';
    }
}

void writeProperty(std::string& out, std::string_view key, const std::string& value)
{
    writeProperty(out, key, std::array{value});
}

const Property* findTag(const GameRecord& record, std::string_view key)
{
    for (const Property& tag : record.tags)
        if (tag.key == key)
            return &tag;
    return nullptr;
}

/// The fields of the set-up: in the words of the file they came from as long as those still mean the same, else in ours.
class SetupWriter {
public:
    SetupWriter(std::string& out, const GameRecord& record) : m_out(out), m_record(record) {}

    void write()
    {
        const Setup& setup = m_record.setup;
        field("GM", "1", true);
        field("FF", "4", true);
        writeProperty(m_out, "CA", "UTF-8");
        const Size size{setup.width, setup.height};
        field("SZ", writeSize(size), [&](const std::string& raw) { return readSize(raw).value_or(Size{19, 19}) == size; });
        field("KM", setup.komi ? writeNumber(*setup.komi) : std::string(), [&](const std::string& raw) { return readNumber(raw) == setup.komi; });
        field("HA", setup.handicap > 0 ? std::to_string(setup.handicap) : std::string(), [&](const std::string& raw) {
            const double stones = readNumber(raw).value_or(0);
            return (stones > 0 && stones < 400 ? static_cast<int>(stones) : 0) == setup.handicap;
        });
        field("RU", setup.rules, [&](const std::string& raw) { return raw == setup.rules; });
        for (const Property& tag : m_record.tags)
            if (!isField(tag.key))
                writeProperty(m_out, tag.key, tag.values);
    }

private:
    static bool isField(std::string_view key)
    {
        constexpr std::array kFields = {"GM", "FF", "CA", "SZ", "KM", "HA", "RU"};
        return std::find(kFields.begin(), kFields.end(), key) != kFields.end();
    }

    template <class SameMeaning>
    void field(std::string_view key, const std::string& ours, SameMeaning same)
    {
        const Property* tag = findTag(m_record, key);
        if (tag && !tag->values.empty() && same(tag->values.front()))
            writeProperty(m_out, key, tag->values);
        else if (!ours.empty())
            writeProperty(m_out, key, ours);
    }

    void field(std::string_view key, const std::string& ours, bool keep)
    {
        field(key, ours, [keep](const std::string&) { return keep; });
    }

    std::string& m_out;
    const GameRecord& m_record;
};

void writeNode(std::string& out, const GameRecord& record, NodeId node)
{
    const Move move = record.move(node);
    const bool moved = move != game::kNoMove;
    const std::string_view moveKey = !moved ? "" : record.side(node) == Side::First ? "B" : "W";
    const auto saysTheMove = [&](const Property& property) {
        return property.key == moveKey && !property.values.empty() && readMove(property.values.front(), record.setup) == move;
    };
    const auto properties = record.properties(node);
    if (moved && std::none_of(properties.begin(), properties.end(), saysTheMove))
        writeProperty(out, moveKey, writeMove(move, record.setup));
    for (const Property& property : properties)
        if (property.key != moveKey || saysTheMove(property))
            writeProperty(out, property.key, property.values);
}

} // namespace

std::string writeSgf(const GameRecord& record)
{
    std::string out = "(;";
    SetupWriter(out, record).write();
    writeNode(out, record, kRoot);

    // A list instead of recursion: variations may be nested to any depth. kNoNode stands for a closing parenthesis.
    std::vector<NodeId> rest;
    const auto addChildren = [&](NodeId node) {
        const NodeId first = record.firstChild(node);
        if (first == kNoNode)
            return;
        if (record.nextSibling(first) == kNoNode) {
            rest.push_back(first);
            return;
        }
        const std::size_t place = rest.size();
        for (NodeId child = first; child != kNoNode; child = record.nextSibling(child)) {
            rest.push_back(child);
            rest.push_back(kNoNode);
        }
        std::reverse(rest.begin() + static_cast<std::ptrdiff_t>(place), rest.end()); // the back comes first
    };
    addChildren(kRoot);
    while (!rest.empty()) {
        const NodeId node = rest.back();
        rest.pop_back();
        if (node == kNoNode) {
            out += ')';
            continue;
        }
        const bool variation = record.nextSibling(record.firstChild(record.parent(node))) != kNoNode;
        out += variation ? "\n(;" : ";";
        writeNode(out, record, node);
        addChildren(node);
    }
    out += ")\n";
    return out;
}

} // namespace evenmatch::record
