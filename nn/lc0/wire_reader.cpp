#include "nn/lc0/wire_reader.h"

#include <bit>

namespace evenmatch::lc0 {

float Field::asFloat() const { return std::bit_cast<float>(static_cast<std::uint32_t>(value)); }

bool WireReader::takeVarint(std::uint64_t& value)
{
    value = 0;
    for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(m_rest.front());
        m_rest.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}

bool WireReader::takeFixed(std::size_t count, std::uint64_t& value)
{
    if (m_rest.size() < count)
        return false;
    value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(m_rest[i])) << (8 * i);
    m_rest.remove_prefix(count);
    return true;
}

bool WireReader::next(Field& field)
{
    if (m_rest.empty() || m_damaged)
        return false;
    m_damaged = true; // until the field is complete
    std::uint64_t key = 0;
    if (!takeVarint(key) || key >> 32 != 0 || key >> 3 == 0)
        return false;
    field = {static_cast<std::uint32_t>(key >> 3), static_cast<Field::Kind>(key & 7), 0, {}};
    switch (field.kind) {
    case Field::Kind::Varint: m_damaged = !takeVarint(field.value); break;
    case Field::Kind::Fixed32: m_damaged = !takeFixed(4, field.value); break;
    case Field::Kind::Fixed64: m_damaged = !takeFixed(8, field.value); break;
    case Field::Kind::Bytes:
        if (std::uint64_t length = 0; takeVarint(length) && length <= m_rest.size()) {
            field.bytes = m_rest.substr(0, length);
            m_rest.remove_prefix(length);
            m_damaged = false;
        }
        break;
    }
    return !m_damaged;
}

} // namespace evenmatch::lc0
