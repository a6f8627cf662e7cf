#include "nn/model/tensor_file.h"

#include "core/whole_file.h"
#include "nn/model/tensor_header.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kAlignment = 64; ///< of the data in the file

core::Result<void> check(std::span<const NamedTensor> tensors)
{
    std::set<std::string_view> names;
    for (const auto& [name, tensor] : tensors) {
        if (name == "__metadata__" || !names.insert(name).second)
            return Error{ErrorCode::BadArgument, name};
        std::uint64_t bytes = sizeOf(tensor.dtype);
        for (const std::int64_t size : tensor.shape)
            if (size < 0 || __builtin_mul_overflow(bytes, static_cast<std::uint64_t>(size), &bytes))
                return Error{ErrorCode::BadArgument, name};
        if (bytes != tensor.bytes.size())
            return Error{ErrorCode::BadArgument, name};
    }
    return {};
}

/// Wide types first: then each tensor is aligned for its type without gaps.
std::vector<const NamedTensor*> inFileOrder(std::span<const NamedTensor> tensors)
{
    std::vector<const NamedTensor*> order;
    for (const NamedTensor& tensor : tensors)
        order.push_back(&tensor);
    std::ranges::stable_sort(order, std::greater{}, [](const NamedTensor* t) { return sizeOf(t->tensor.dtype); });
    return order;
}

/// Length and JSON, padded with blanks so that the data is aligned. Throws for text that is not UTF-8.
std::string header(const Metadata& metadata, const std::vector<const NamedTensor*>& tensors)
{
    nlohmann::ordered_json json;
    json["__metadata__"] = metadata;
    std::uint64_t place = 0;
    for (const NamedTensor* tensor : tensors) {
        const std::uint64_t end = place + tensor->tensor.bytes.size();
        json[tensor->name] = {{"dtype", nameOf(tensor->tensor.dtype)}, {"shape", tensor->tensor.shape}, {"data_offsets", {place, end}}};
        place = end;
    }
    std::string text = json.dump();
    text.append((kAlignment - (text.size() + sizeof(std::uint64_t)) % kAlignment) % kAlignment, ' ');
    std::string length(sizeof(std::uint64_t), '\0');
    for (std::size_t i = 0; i < length.size(); ++i)
        length[i] = static_cast<char>(text.size() >> (8 * i));
    return length + text;
}

/// A file as pieces that follow each other, the header first.
class Pieces {
public:
    static core::Result<Pieces> of(const Metadata& metadata, std::span<const NamedTensor> tensors)
    {
        if (auto checked = check(tensors); !checked)
            return checked.error();
        Pieces pieces;
        pieces.m_order = inFileOrder(tensors);
        Metadata all = metadata;
        all[std::string(kChecksumKey)] = tensorChecksum(metadata, tensors);
        try {
            pieces.m_header = header(all, pieces.m_order);
        } catch (const nlohmann::json::exception&) {
            return Error{ErrorCode::BadArgument, kNotUtf8};
        }
        return pieces;
    }

    core::Result<void> write(const std::function<core::Result<void>(std::string_view)>& take) const
    {
        auto taken = take(m_header);
        for (const NamedTensor* tensor : m_order)
            if (taken)
                taken = take({reinterpret_cast<const char*>(tensor->tensor.bytes.data()), tensor->tensor.bytes.size()});
        return taken;
    }

private:
    std::string m_header;
    std::vector<const NamedTensor*> m_order;
};

} // namespace

core::Result<std::string> tensorFileBytes(const Metadata& metadata, std::span<const NamedTensor> tensors)
{
    const auto pieces = Pieces::of(metadata, tensors);
    if (!pieces)
        return pieces.error();
    std::string bytes;
    const auto taken = pieces->write([&](std::string_view piece) {
        bytes += piece;
        return core::Result<void>();
    });
    return taken ? core::Result<std::string>(std::move(bytes)) : taken.error();
}

core::Result<void> writeTensorFile(const std::filesystem::path& path, const Metadata& metadata, std::span<const NamedTensor> tensors)
{
    const auto pieces = Pieces::of(metadata, tensors);
    if (!pieces) {
        Error error = pieces.error();
        if (error.detail == core::Phrase(kNotUtf8))
            error.file = path.string();
        return error;
    }
    auto file = core::NewFile::create(path);
    if (!file)
        return file.error();
    const auto written = pieces->write([&](std::string_view piece) { return file->write(piece); });
    return written ? file->finish() : written;
}

} // namespace evenmatch::nn
