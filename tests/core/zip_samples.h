// ZIP archives made byte by byte, valid and invalid.
#pragma once

#include "tests/core/packed_samples.h"

#include <cstdint>
#include <string>
#include <vector>

namespace evenmatch::samples {

struct ZipPart {
    std::string name;
    std::string text;
    bool isDeflated = true;
    int flags = 0; ///< 1: encrypted; 8: the sizes follow the member
    int method = -1; ///< overrides the compression method
    bool isWide = false; ///< sizes and offset in 64 bits
    bool isDamaged = false;
};

inline std::string littleEndian(std::uint64_t value, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text.push_back(static_cast<char>(value >> (8 * i) & 0xff));
    return text;
}

inline std::string deflated(const std::string& text) { return deflatedAs(text, 9, -15); }

inline std::string zipped(const std::vector<ZipPart>& parts)
{
    std::string archive;
    std::string list;
    bool isWide = false;
    for (const ZipPart& part : parts) {
        isWide = isWide || part.isWide;
        std::string packed = part.isDeflated ? deflated(part.text) : part.text;
        const auto crc = crc32(0, reinterpret_cast<const Bytef*>(part.text.data()), static_cast<uInt>(part.text.size()));
        if (part.isDamaged)
            packed[packed.size() / 2] = static_cast<char>(packed[packed.size() / 2] ^ 0x55);
        const int method = part.method >= 0 ? part.method : part.isDeflated ? 8 : 0;
        const bool isLater = (part.flags & 8) != 0;
        const std::uint64_t at = archive.size();
        const std::string kind = littleEndian(static_cast<std::uint64_t>(part.flags), 2)
            + littleEndian(static_cast<std::uint64_t>(method), 2) + littleEndian(0, 4);
        const std::string sums = littleEndian(crc, 4) + littleEndian(packed.size(), 4) + littleEndian(part.text.size(), 4);
        archive += "PK\x03\x04" + littleEndian(20, 2) + kind + (isLater ? std::string(12, '\0') : sums) + littleEndian(part.name.size(), 2)
            + littleEndian(4, 2) + part.name + "xx" + littleEndian(0, 2) + packed + (isLater ? "PK\x07\x08" + sums : "");
        const std::string wide = "xy" + littleEndian(1, 2) + "?" + littleEndian(1, 2) + littleEndian(24, 2)
            + littleEndian(part.text.size(), 8) + littleEndian(packed.size(), 8) + littleEndian(at, 8);
        const std::string none = littleEndian(0xffffffff, 4);
        list += "PK\x01\x02" + littleEndian(20, 2) + littleEndian(20, 2) + kind + (part.isWide ? littleEndian(crc, 4) + none + none : sums)
            + littleEndian(part.name.size(), 2) + littleEndian(part.isWide ? wide.size() : 0, 2) + littleEndian(3, 2) + littleEndian(0, 8)
            + (part.isWide ? none : littleEndian(at, 4)) + part.name + (part.isWide ? wide : "") + "any";
    }
    const std::uint64_t listAt = archive.size();
    archive += list;
    const std::string count = littleEndian(parts.size(), 2);
    const std::string count64 = littleEndian(parts.size(), 8);
    if (isWide)
        archive += "PK\x06\x06" + littleEndian(44, 8) + littleEndian(45, 2) + littleEndian(45, 2) + littleEndian(0, 8) + count64 + count64
            + littleEndian(list.size(), 8) + littleEndian(listAt, 8) + "PK\x06\x07" + littleEndian(0, 4)
            + littleEndian(listAt + list.size(), 8) + littleEndian(1, 4);
    const std::string none = littleEndian(0xffffffff, 4);
    return archive + "PK\x05\x06" + littleEndian(0, 4) + count + count
        + (isWide ? none + none : littleEndian(list.size(), 4) + littleEndian(listAt, 4)) + littleEndian(5, 2) + "hello";
}

} // namespace evenmatch::samples
