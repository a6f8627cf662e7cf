// The root properties that are fields of a record, and their form in SGF: shared by reader and writer.
#pragma once

#include "core/error.h"
#include "core/record/game_record.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {

/// In the order in which the writer writes them at the root.
inline constexpr std::array<std::string_view, 7> kHeldKeys = {"GM", "FF", "CA", "SZ", "KM", "HA", "RU"};

/// The value that a record writes for a held key; empty when it writes none.
std::optional<std::string> heldValue(const Setup& setup, std::string_view key);

/// Whether a value as written agrees with the setup.
bool agrees(const Setup& setup, std::string_view key, std::string_view written);

/// Fills setup from the root's properties and adds invalid values to `problems`.
void readSetup(const std::vector<Property>& root, Setup& setup, std::vector<core::Error>& problems);

/// Removes the properties from `tags` that the writer restores from `setup`, and CA.
void dropHeldTags(const Setup& setup, std::vector<Property>& tags);

struct SgfPoint {
    int x = 0;
    int y = 0;
};
/// "dd"; nothing if it is not two letters or is off the board.
std::optional<SgfPoint> parseSgfPoint(std::string_view text, int width, int height);

/// A point or pass as SGF writes it, and back. Empty for moves that the board does not have.
std::optional<std::string> sgfMove(const Setup& setup, Move move);
std::optional<Move> parseSgfMove(const Setup& setup, std::string_view text);

} // namespace evenmatch::record
