// An option that a UCI program announces.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::search {

struct UciOption {
    enum class Type : std::uint8_t { Check, Spin, Combo, String };
    std::string name;
    Type type = Type::String;
    std::string usual; ///< its default: "true", "16", "", …
    std::int64_t least = 0; ///< of Spin
    std::int64_t most = 0;
    std::vector<std::string> choices = {}; ///< of Combo
    bool operator==(const UciOption&) const = default;

    /// False for a number outside its range, which programs ignore without a word.
    bool takes(const std::string& value) const;
};

/// Reads the text after an option's name: "type spin default 1 min 1 max 1024". Nothing for buttons and unreadable text.
std::optional<UciOption> uciOption(const std::string& name, const std::string& words);
/// All options that a program announces (UciEngine::announced()).
std::vector<UciOption> uciOptions(const std::map<std::string, std::string>& announced);

} // namespace evenmatch::search
