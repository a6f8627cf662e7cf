// Letters of all alphabets without their case, for searching.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

/// The text with every letter in the form that upper and lower case share (Unicode's simple case folding; ß is "ss"). Bytes that are not
/// UTF-8 stay as they are. Depends on no locale.
std::string foldCase(std::string_view utf8);

} // namespace evenmatch::record
