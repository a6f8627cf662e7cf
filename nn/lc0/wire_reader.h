// Reads protocol buffers: fields one after another, each a number, a kind and a value. Nothing is copied.
#pragma once

#include <cstdint>
#include <string_view>

namespace evenmatch::lc0 {

/// One field of a message, which defines the meaning of `number`.
struct Field {
    enum class Kind : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

    std::uint32_t number = 0;
    Kind kind = Kind::Varint;
    std::uint64_t value = 0; ///< for all kinds except Bytes
    std::string_view bytes; ///< for Bytes: a text, raw data or a message of its own

    float asFloat() const; ///< for a Fixed32
};

/// Reads the fields of one message. The bytes must outlive the reader and its fields.
class WireReader {
public:
    explicit WireReader(std::string_view bytes) : m_rest(bytes) { }

    /// False at the end and for invalid bytes; damaged() distinguishes the two.
    bool next(Field& field);
    bool damaged() const { return m_damaged; }

private:
    bool takeVarint(std::uint64_t& value);
    bool takeFixed(std::size_t count, std::uint64_t& value);

    std::string_view m_rest;
    bool m_damaged = false;
};

} // namespace evenmatch::lc0
