// A fast fingerprint for megabytes of data. Not cryptographic: collisions can be constructed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace evenmatch::core {

/// Takes data in pieces; the places where pieces end change the result. Libraries find analyses by its text, so its results must never
/// change.
///
/// Four lanes take 32 bytes a step, each l = fold((l ^ word) · K_i) with fold(p) = upper half ^ lower half of the 128-bit product; a piece
/// ends with zeros up to a whole step and a step with its length.
class Hasher128 {
public:
    void add(std::span<const std::byte> piece);
    /// 32 hexadecimal digits.
    std::string text() const;

private:
    static constexpr std::size_t kLanes = 4;
    void step(const std::array<std::uint64_t, kLanes>& words);

    std::array<std::uint64_t, kLanes> m_lanes = {0x243f6a8885a308d3, 0x13198a2e03707344, 0xa4093822299f31d0, 0x082efa98ec4e6c89}; ///< π
};

} // namespace evenmatch::core
