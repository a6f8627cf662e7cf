// Case folding of all alphabets, for searching.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

/// The text with every letter in its case-independent form (Unicode's simple case folding; ß is "ss"), and letters that are written as two
/// characters, such as e and an accent, as one. Bytes that are not UTF-8 stay as they are. Independent of the locale.
std::string foldCase(std::string_view utf8);

} // namespace evenmatch::record
