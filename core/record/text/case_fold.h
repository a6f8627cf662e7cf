// Case folding of all alphabets, for searching.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {

/// The text with every letter in its case-independent form (Unicode's simple case folding; ß is "ss"), and letters that are written as two
/// characters, such as e and an accent, as one; every apostrophe is ASCII's. Bytes that are not UTF-8 stay as they are.
/// Independent of the locale.
std::string foldCase(std::string_view utf8);

/// The words of a search, by foldCase(), without commas.
std::vector<std::string> searchWords(std::string_view utf8);
/// Whether the text contains all words, in any order: "Magnus Carlsen" finds "Carlsen, Magnus".
bool hasWords(std::string_view utf8, std::span<const std::string> words);

} // namespace evenmatch::record
