#include "core/record/sgf/sgf_writer.h"

#include "core/record/vocabulary/sgf_setup.h"
#include "core/record/vocabulary/sgf_syntax.h"

#include <algorithm>

namespace evenmatch::record {

namespace {

constexpr std::size_t kLineLength = 72;

/// Writes one node after another; open variations wait on a list, so their depth costs no stack.
class SgfWriter {
public:
    explicit SgfWriter(const GameRecord& record) : m_record(record) { }

    std::string write();

private:
    void writeHeader();
    void writeNode(NodeId node);
    void writeMove(NodeId node);
    void writeProperty(const Property& property);
    void writeValue(std::string_view value, bool pureText);
    bool spells(const Property& property, NodeId node) const;
    void breakLongLine();

    const GameRecord& m_record;
    std::string m_out;
    std::size_t m_lineStart = 0;
};

std::string SgfWriter::write()
{
    m_out = "(;";
    writeHeader();
    writeNode(kRoot);

    // If a node has several children, each opens a variation; kNoNode on the list closes one.
    std::vector<NodeId> waiting;
    const auto push = [&](NodeId node) {
        const NodeId first = m_record.firstChild(node);
        if (first == kNoNode || m_record.nextSibling(first) == kNoNode) {
            if (first != kNoNode)
                waiting.push_back(first);
            return;
        }
        const std::size_t from = waiting.size();
        for (NodeId child = first; child != kNoNode; child = m_record.nextSibling(child)) {
            waiting.push_back(child);
            waiting.push_back(kNoNode);
        }
        std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(from), waiting.end());
    };
    push(kRoot);
    while (!waiting.empty()) {
        const NodeId node = waiting.back();
        waiting.pop_back();
        if (node == kNoNode) {
            m_out += ')';
            continue;
        }
        const NodeId siblings = m_record.firstChild(m_record.parent(node));
        const bool variation = m_record.nextSibling(siblings) != kNoNode;
        if (!variation)
            breakLongLine();
        m_out += variation ? "(;" : ";";
        writeNode(node);
        push(node);
    }
    m_out += ")\n";
    return std::move(m_out);
}

void SgfWriter::writeHeader()
{
    const Setup& setup = m_record.setup;
    std::vector<const Property*> kept; // the first tag of each key that a field holds
    for (const std::string_view key : kHeldKeys) {
        const auto tag = std::ranges::find(m_record.tags, key, &Property::key);
        if (tag != m_record.tags.end() && key != "CA")
            kept.push_back(&*tag);
        else if (const auto value = heldValue(setup, key))
            writeProperty({std::string(key), {*value}});
    }
    for (const Property& tag : m_record.tags) {
        if (tag.values.empty() || tag.key == "CA")
            continue;
        // The field has the value of the first property; a repetition is only kept.
        const bool held = std::ranges::find(kept, &tag) != kept.end();
        if (!held || agrees(setup, tag.key, tag.values.front()))
            writeProperty(tag);
        else if (const auto value = heldValue(setup, tag.key))
            writeProperty({tag.key, {*value}});
    }
}

void SgfWriter::writeNode(NodeId node)
{
    const auto properties = m_record.properties(node);
    const bool hasMove = m_record.move(node) != game::kNoMove;
    if (hasMove && std::ranges::none_of(properties, [&](const Property& p) { return spells(p, node); }))
        writeMove(node);
    for (const Property& property : properties)
        if (!property.values.empty())
            writeProperty(property);
}

void SgfWriter::writeMove(NodeId node)
{
    if (const auto text = sgfMove(m_record.setup, m_record.move(node)))
        writeProperty({m_record.side(node) == Side::First ? "B" : "W", {*text}});
}

/// Whether the property is the file's spelling of the node's move.
bool SgfWriter::spells(const Property& property, NodeId node) const
{
    const std::string_view key = m_record.side(node) == Side::First ? "B" : "W";
    return property.key == key && !property.values.empty() && parseSgfMove(m_record.setup, property.values.front()) == m_record.move(node);
}

void SgfWriter::writeProperty(const Property& property)
{
    const SgfKind kind = sgfKind(property.key);
    const bool oneValue = property.key == "C" || property.key == "GC";
    for (std::size_t i = 0; i < property.values.size(); ++i) {
        if (i == 0 || oneValue)
            m_out += property.key;
        writeValue(property.values[i], kind.pureText);
    }
}

void SgfWriter::writeValue(std::string_view value, bool pureText)
{
    m_out += '[';
    appendEscapedSgf(m_out, value, pureText);
    m_out += ']';
}

/// Never before a '(': at the start of a line it may look like the next game.
void SgfWriter::breakLongLine()
{
    if (m_out.size() - m_lineStart < kLineLength)
        return;
    m_out += '\n';
    m_lineStart = m_out.size();
}

} // namespace

std::string writeSgf(const GameRecord& record) { return SgfWriter(record).write(); }

} // namespace evenmatch::record
