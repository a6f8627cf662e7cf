// Text in other encodings than ours.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

/// Whether the bytes are valid UTF-8 (ASCII is), checked at the speed of memory where they are ASCII.
bool isUtf8(std::string_view bytes);

/// UTF-8 for bytes in Windows-1252, and so in Latin-1. Any bytes have a meaning in it.
std::string fromWindows1252(std::string_view bytes);

} // namespace evenmatch::record
