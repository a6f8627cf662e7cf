// Texts compressed by zlib, for tests of readers.
#pragma once

#include <string>
#include <zlib.h>

namespace evenmatch::samples {

/// `window`: zlib's windowBits, which choose the form.
inline std::string deflatedAs(const std::string& text, int level, int window)
{
    z_stream stream{};
    deflateInit2(&stream, level, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string gzipped(const std::string& text) { return deflatedAs(text, 6, 15 + 16); }

} // namespace evenmatch::samples
