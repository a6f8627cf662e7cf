#include "nn/model/tensor_header.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace evenmatch::nn {

namespace {

constexpr std::size_t kMaxDimensions = 8;

std::optional<DType> typeNamed(std::string_view name)
{
    for (const DType type : {DType::F32, DType::F16, DType::BF16, DType::I64, DType::U8})
        if (nameOf(type) == name)
            return type;
    return std::nullopt;
}

/// Parses {"__metadata__": {name: string}, name: {"dtype": string, "shape": [n…], "data_offsets": [n, n]}} token by token. Every function
/// returns whether to continue.
class HeaderReader : public nlohmann::json_sax<nlohmann::json> {
public:
    core::Result<TensorHeader> result() &&
    {
        if (!m_error.empty())
            return core::Error{core::ErrorCode::NetworkDamaged, m_error};
        return std::move(m_header);
    }

    bool start_object(std::size_t) override
    {
        switch (m_place) {
        case Place::Start: m_place = Place::Top; return true;
        case Place::Top:
            m_place = m_key == "__metadata__" ? Place::Metadata : Place::Tensor;
            m_entry = {};
            m_has = {};
            return true;
        default: return refuse("object out of place");
        }
    }

    bool end_object() override
    {
        if (m_place == Place::Tensor) {
            if (!m_has.dtype || !m_has.shape || !m_has.offsets)
                return refuse("incomplete tensor " + m_name);
            m_header.tensors[m_name] = std::move(m_entry);
        }
        m_place = m_place == Place::Top ? Place::End : Place::Top;
        return true;
    }

    bool key(std::string& text) override
    {
        m_key = std::move(text);
        switch (m_place) {
        case Place::Top:
            m_name = m_key;
            if (m_name == "__metadata__")
                return !std::exchange(m_sawMetadata, true) || refuse("metadata twice");
            return !m_header.tensors.contains(m_name) || refuse("tensor twice: " + m_name);
        case Place::Metadata: return !m_header.metadata.contains(m_key) || refuse("metadata twice: " + m_key);
        default: return true;
        }
    }

    bool string(std::string& text) override
    {
        if (m_place == Place::Metadata) {
            m_header.metadata[m_key] = std::move(text);
            return true;
        }
        if (m_place != Place::Tensor || m_key != "dtype" || std::exchange(m_has.dtype, true))
            return refuse("text out of place");
        const auto type = typeNamed(text);
        if (!type)
            return refuse("unknown type of numbers in " + m_name);
        m_entry.dtype = *type;
        return true;
    }

    bool start_array(std::size_t) override
    {
        m_numbers.clear();
        const bool shape = m_key == "shape";
        if (m_place != Place::Tensor || (!shape && m_key != "data_offsets") || std::exchange(shape ? m_has.shape : m_has.offsets, true))
            return refuse("list out of place");
        m_place = Place::Numbers;
        return true;
    }

    bool number_unsigned(std::uint64_t number) override
    {
        if (m_place != Place::Numbers || m_numbers.size() == kMaxDimensions || number > std::numeric_limits<std::int64_t>::max())
            return refuse("number out of place");
        m_numbers.push_back(static_cast<std::int64_t>(number));
        return true;
    }

    bool end_array() override
    {
        m_place = Place::Tensor;
        if (m_key == "shape") {
            m_entry.shape = m_numbers;
            return true;
        }
        if (m_numbers.size() != 2)
            return refuse("offsets of " + m_name);
        m_entry.begin = static_cast<std::uint64_t>(m_numbers[0]);
        m_entry.end = static_cast<std::uint64_t>(m_numbers[1]);
        return true;
    }

    bool null() override { return refuse("null"); }
    bool boolean(bool) override { return refuse("boolean"); }
    bool number_integer(std::int64_t) override { return refuse("negative number"); }
    bool number_float(double, const std::string&) override { return refuse("fraction"); }
    bool binary(nlohmann::json::binary_t&) override { return refuse("binary"); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override
    {
        return refuse("header, byte " + std::to_string(position));
    }

private:
    enum class Place : std::uint8_t { Start, Top, Metadata, Tensor, Numbers, End };

    bool refuse(std::string what)
    {
        m_error = std::move(what);
        return false;
    }

    TensorHeader m_header;
    std::string m_error;
    Place m_place = Place::Start;
    std::string m_key;
    std::string m_name; ///< of the tensor being read
    TensorEntry m_entry;
    struct {
        bool dtype = false;
        bool shape = false;
        bool offsets = false;
    } m_has;
    bool m_sawMetadata = false;
    std::vector<std::int64_t> m_numbers;
};

} // namespace

core::Result<TensorHeader> parseTensorHeader(std::string_view json)
{
    HeaderReader reader;
    if (!json.starts_with('{'))
        return core::Error{core::ErrorCode::NetworkDamaged, "header"};
    nlohmann::json::sax_parse(json, &reader);
    return std::move(reader).result();
}

} // namespace evenmatch::nn
