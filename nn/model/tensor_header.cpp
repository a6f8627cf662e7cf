#include "nn/model/tensor_header.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

namespace evenmatch::nn {

namespace {

constexpr std::size_t kMaxDimensions = 8;

constexpr const char* kSyntax = EVENMATCH_TEXT("Errors", "its header");
constexpr const char* kTwice = EVENMATCH_TEXT("Errors", "%1 occurs twice");

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
        default: return refuse(kSyntax);
        }
    }

    bool end_object() override
    {
        if (m_place == Place::Tensor) {
            if (!m_has.dtype || !m_has.shape || !m_has.offsets)
                return refuse({EVENMATCH_TEXT("Errors", "%1 is incomplete"), {m_name}});
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
                return !std::exchange(m_sawMetadata, true) || refuse({kTwice, {m_key}});
            return !m_header.tensors.contains(m_name) || refuse({kTwice, {m_name}});
        case Place::Metadata: return !m_header.metadata.contains(m_key) || refuse({kTwice, {m_key}});
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
            return refuse(kSyntax);
        const auto type = typeNamed(text);
        if (!type)
            return refuse({EVENMATCH_TEXT("Errors", "unknown type of numbers in %1"), {m_name}});
        m_entry.dtype = *type;
        return true;
    }

    bool start_array(std::size_t) override
    {
        m_numbers.clear();
        const bool shape = m_key == "shape";
        if (m_place != Place::Tensor || (!shape && m_key != "data_offsets") || std::exchange(shape ? m_has.shape : m_has.offsets, true))
            return refuse(kSyntax);
        m_place = Place::Numbers;
        return true;
    }

    bool number_unsigned(std::uint64_t number) override
    {
        if (m_place != Place::Numbers || m_numbers.size() == kMaxDimensions || number > std::numeric_limits<std::int64_t>::max())
            return refuse(kSyntax);
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
            return refuse({EVENMATCH_TEXT("Errors", "the place of %1"), {m_name}});
        m_entry.begin = static_cast<std::uint64_t>(m_numbers[0]);
        m_entry.end = static_cast<std::uint64_t>(m_numbers[1]);
        return true;
    }

    bool null() override { return refuse(kSyntax); }
    bool boolean(bool) override { return refuse(kSyntax); }
    bool number_integer(std::int64_t) override { return refuse(kSyntax); }
    bool number_float(double, const std::string&) override { return refuse(kSyntax); }
    bool binary(nlohmann::json::binary_t&) override { return refuse(kSyntax); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override
    {
        return refuse({EVENMATCH_TEXT("Errors", "byte %1 of its header"), {std::to_string(position)}});
    }

private:
    enum class Place : std::uint8_t { Start, Top, Metadata, Tensor, Numbers, End };

    bool refuse(core::Phrase what)
    {
        m_error = std::move(what);
        return false;
    }

    TensorHeader m_header;
    core::Phrase m_error;
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
        return core::Error{core::ErrorCode::NetworkDamaged, kSyntax};
    nlohmann::json::sax_parse(json, &reader);
    return std::move(reader).result();
}

} // namespace evenmatch::nn
