// One game as a record: a tree of moves with all annotations, for all games and all file formats.
//
// A node keeps its annotations as properties in SGF's vocabulary (C comment, TR/SQ/… markup, AB/AW/AE/PL set-up, BM/TE/DO/IT assessment,
// BL/WL clocks; NAG for PGN's numeric glyphs), including unknown ones, byte for byte, in their original order. Typed views of them are in
// annotations.h. The record does not know the rules; replay.h plays it.
#pragma once

#include "core/game/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evenmatch::record {

using game::Move;
using game::Side;

enum class Format : std::uint8_t { Sgf, Pgn, Gib, Ngf, Ugi };

/// The start of a game. `game` is an id of games.h ("go", "go9", "chess", …).
struct Setup {
    std::string game = "go";
    int width = 19;
    int height = 19;
    std::string rules; ///< as written ("Japanese", "Chinese", …); empty: missing
    std::optional<double> komi; ///< Go
    int handicap = 0; ///< Go: as written; the stones themselves are set-up properties of the root
    std::string position; ///< chess: FEN of a start that is not the usual one, else empty

    bool operator==(const Setup&) const = default;
};

/// A property with its values, unescaped, in UTF-8.
struct Property {
    std::string key;
    std::vector<std::string> values;

    bool operator==(const Property&) const = default;
};

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xffffffff;
inline constexpr NodeId kRoot = 0;

/// A tree of moves. Nodes are numbered in the order they were added; the root is node 0 and always exists. The first child continues its
/// parent's line; further children are variations. A regular value; not thread-safe while it changes.
class GameRecord {
public:
    GameRecord() { m_nodes.emplace_back(); }

    Setup setup;
    Format format = Format::Sgf;

    /// Tags of the whole game that no field above holds, in their original order: PGN tags by their name, SGF root properties by theirs.
    std::vector<Property> tags;
    /// The value of a tag, empty when there is none. Where it has several values, the first.
    std::string_view tag(std::string_view key) const;
    void setTag(std::string_view key, std::string_view value);

    std::size_t size() const { return m_nodes.size(); }
    NodeId parent(NodeId node) const { return m_nodes[node].parent; }
    NodeId firstChild(NodeId node) const { return m_nodes[node].firstChild; }
    NodeId nextSibling(NodeId node) const { return m_nodes[node].nextSibling; }

    /// The move that leads to the node; kNoMove if the node only sets up or comments.
    Move move(NodeId node) const { return m_nodes[node].move; }
    /// The side that made it. REQUIRES: move(node) != kNoMove
    Side side(NodeId node) const { return m_nodes[node].side; }
    /// Removes the file's spelling of the replaced move (properties B and W, see sgf_reader.h).
    void setMove(NodeId node, Move move, Side side);
    /// Reserves memory for this many nodes.
    void reserve(std::size_t nodes) { m_nodes.reserve(nodes); }

    /// Adds a node as the last child of `parent`, in constant time, and returns it.
    NodeId addNode(NodeId parent, Move move = game::kNoMove, Side side = Side::First);

    /// The node's annotations. Empty for most nodes.
    std::span<const Property> properties(NodeId node) const;
    /// The first value of a property, empty when there is none.
    std::string_view property(NodeId node, std::string_view key) const;
    bool hasProperty(NodeId node, std::string_view key) const;
    /// REQUIRES: the property has a value
    void addProperty(NodeId node, Property property);
    /// Adds a value to a property, or the property if it is missing.
    void addValue(NodeId node, std::string_view key, std::string value);
    /// Replaces all properties at once.
    void setProperties(NodeId node, std::vector<Property> properties);
    /// Replaces all values, also those of further properties with this key; an empty list removes them.
    void setProperty(NodeId node, std::string_view key, std::vector<std::string> values);

    /// Last node of the line that follows first children from `node`.
    NodeId mainLineEnd(NodeId node = kRoot) const;
    /// Nodes from the root to `node`, both included.
    std::vector<NodeId> pathTo(NodeId node) const;
    /// The moves of the main line.
    std::vector<Move> mainLineMoves() const;

    /// Removes the node and all nodes below it. Its number is not used again. REQUIRES: node != kRoot
    void removeSubtree(NodeId node);
    /// Makes the node the first child of its parent.
    void promote(NodeId node);

    /// Equal games with equal annotations; the order in which nodes were added, and removed nodes, do not matter.
    bool operator==(const GameRecord& other) const;

private:
    struct Node {
        NodeId parent = kNoNode;
        NodeId firstChild = kNoNode;
        NodeId lastChild = kNoNode;
        NodeId nextSibling = kNoNode;
        std::uint32_t extras = 0; ///< 1 + index into m_extras; 0: none
        Move move;
        Side side = Side::First;
    };
    static_assert(sizeof(Node) == 24);

    std::vector<Property>& editProperties(NodeId node);
    void unlink(NodeId node);

    std::vector<Node> m_nodes;
    std::vector<std::vector<Property>> m_extras;
};

/// The known facts about a player. Rank as written ("5段", "3k", "1650").
struct PlayerInfo {
    std::string name;
    std::string rank;
    bool operator==(const PlayerInfo&) const = default;
};

/// The facts about a game for lists and searches, read from the tags of any format.
struct GameInfo {
    std::array<PlayerInfo, 2> players; ///< by Side
    std::string result; ///< "1-0", "B+R", "W+3.5", "0", "1/2-1/2"; empty: missing
    game::Outcome outcome = game::Outcome::None;
    std::string date; ///< as written
    std::string isoDate; ///< YYYY-MM-DD, YYYY-MM or YYYY, empty when it cannot be read
    std::string event;
    std::string place;
    std::string timeControl;
};
GameInfo gameInfo(const GameRecord& record);

} // namespace evenmatch::record
