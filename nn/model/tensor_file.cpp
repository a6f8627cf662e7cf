#include "nn/model/tensor_file.h"

#include "core/hash128.h"
#include "nn/model/half.h"
#include "nn/model/tensor_header.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::uint64_t kMaxHeader = 16u << 20;
constexpr std::size_t kLengthBytes = 8;

std::uint64_t readLength(std::span<const std::byte> bytes)
{
    std::uint64_t length = 0;
    for (std::size_t i = 0; i < kLengthBytes; ++i)
        length |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
    return length;
}

/// Whether the shape's numbers fill exactly `bytes` bytes; no product overflows.
bool fits(const TensorEntry& entry, std::uint64_t bytes)
{
    std::uint64_t product = sizeOf(entry.dtype);
    for (const std::int64_t size : entry.shape)
        if (__builtin_mul_overflow(product, static_cast<std::uint64_t>(size), &product))
            return false;
    return product == bytes;
}

/// The tensors must tile the data: in some order each begins at the end of the previous one, and the last ends with the file.
bool tile(const TensorHeader& header, std::uint64_t size)
{
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
    for (const auto& [name, entry] : header.tensors)
        ranges.emplace_back(entry.begin, entry.end);
    std::ranges::sort(ranges);
    std::uint64_t place = 0;
    for (const auto& [begin, end] : ranges) {
        if (begin != place || end < begin)
            return false;
        place = end;
    }
    return place == size;
}

struct Unmap {
    std::size_t size;
    void operator()(const void* address) const { ::munmap(const_cast<void*>(address), size); }
};

} // namespace

std::string tensorChecksum(const Metadata& metadata, std::span<const NamedTensor> tensors)
{
    std::vector<const NamedTensor*> order;
    for (const NamedTensor& tensor : tensors)
        order.push_back(&tensor);
    std::ranges::sort(order, {}, &NamedTensor::name);
    core::Hasher128 hasher;
    const auto addText = [&](std::string_view text) { hasher.add(std::as_bytes(std::span(text))); };
    for (const auto& [key, text] : metadata) {
        if (key == kChecksumKey)
            continue;
        addText(key);
        addText(text);
    }
    for (const auto* named : order) {
        addText(named->name);
        addText(nameOf(named->tensor.dtype));
        hasher.add(std::as_bytes(std::span(named->tensor.shape)));
        hasher.add(named->tensor.bytes);
    }
    return hasher.text();
}

std::size_t sizeOf(DType type)
{
    switch (type) {
    case DType::I64: return 8;
    case DType::F32: return 4;
    case DType::F16:
    case DType::BF16: return 2;
    case DType::U8: return 1;
    }
    return 1;
}

std::string_view nameOf(DType type)
{
    constexpr std::array<std::string_view, 5> names{"F32", "F16", "BF16", "I64", "U8"};
    return names[static_cast<std::size_t>(type)];
}

std::vector<float> toFloats(const TensorView& tensor)
{
    std::vector<float> floats(tensor.count());
    const auto convert = [&]<class T>(T, auto toFloat) {
        for (std::size_t i = 0; i < floats.size(); ++i) {
            T number;
            std::memcpy(&number, tensor.bytes.data() + i * sizeof(T), sizeof(T));
            floats[i] = toFloat(number);
        }
    };
    switch (tensor.dtype) {
    case DType::F32: convert(float{}, [](float x) { return x; }); break;
    case DType::F16: convert(std::uint16_t{}, [](std::uint16_t x) { return halfToFloat(x); }); break;
    case DType::BF16: convert(std::uint16_t{}, [](std::uint16_t x) { return bfloat16ToFloat(x); }); break;
    case DType::I64: convert(std::int64_t{}, [](std::int64_t x) { return static_cast<float>(x); }); break;
    case DType::U8: convert(std::uint8_t{}, [](std::uint8_t x) { return static_cast<float>(x); }); break;
    }
    return floats;
}

core::Result<TensorFile> TensorFile::open(const std::filesystem::path& path)
{
    const std::string name = path.string();
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return Error{ErrorCode::CannotOpen, std::strerror(errno), name};
    struct stat status { };
    const bool known = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    const auto size = static_cast<std::size_t>(known ? status.st_size : 0);
    void* address = size > 0 ? ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    const int failure = errno;
    ::close(file);
    if (!known || size == 0)
        return Error{ErrorCode::NotANetwork,
            known ? EVENMATCH_TEXT("Errors", "the file is empty") : EVENMATCH_TEXT("Errors", "it is not a regular file"), name};
    if (address == MAP_FAILED)
        return Error{ErrorCode::CannotRead, std::strerror(failure), name};
    return read(std::shared_ptr<const void>(address, Unmap{size}), {static_cast<const std::byte*>(address), size}, name);
}

core::Result<TensorFile> TensorFile::fromBytes(std::vector<std::byte> bytes, const std::string& name)
{
    const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return read(owner, *owner, name);
}

core::Result<TensorFile> TensorFile::read(std::shared_ptr<const void> owner, std::span<const std::byte> content, const std::string& name)
{
    const auto refuse = [&](ErrorCode code, core::Phrase what) { return Error{code, std::move(what), name}; };
    if (content.size() < kLengthBytes + 2 || content[kLengthBytes] != std::byte{'{'})
        return refuse(ErrorCode::NotANetwork, EVENMATCH_TEXT("Errors", "it has no header"));
    const std::uint64_t length = readLength(content);
    if (length > kMaxHeader)
        return refuse(ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "its header claims %1 bytes"), {std::to_string(length)}});
    if (length > content.size() - kLengthBytes)
        return refuse(ErrorCode::NetworkDamaged, EVENMATCH_TEXT("Errors", "the file ends too early"));

    auto header = parseTensorHeader({reinterpret_cast<const char*>(content.data()) + kLengthBytes, static_cast<std::size_t>(length)});
    if (!header)
        return refuse(header.error().code, header.error().detail);
    const auto data = content.subspan(kLengthBytes + static_cast<std::size_t>(length));
    if (!tile(*header, data.size()))
        return refuse(ErrorCode::NetworkDamaged, EVENMATCH_TEXT("Errors", "the file ends too early, or its tensors overlap"));

    TensorFile file;
    for (auto& [tensorName, entry] : header->tensors) {
        if (!fits(entry, entry.end - entry.begin))
            return refuse(ErrorCode::NetworkDamaged, {EVENMATCH_TEXT("Errors", "the shape of %1"), {tensorName}});
        const auto bytes = data.subspan(static_cast<std::size_t>(entry.begin), static_cast<std::size_t>(entry.end - entry.begin));
        file.m_tensors.emplace(tensorName, TensorView{entry.dtype, std::move(entry.shape), bytes});
    }
    file.m_owner = std::move(owner);
    file.m_content = content;
    file.m_metadata = std::move(header->metadata);
    if (const auto sum = file.m_metadata.find(kChecksumKey); sum != file.m_metadata.end()) {
        std::vector<NamedTensor> tensors;
        for (const auto& [tensorName, tensor] : file.m_tensors)
            tensors.push_back({tensorName, tensor});
        if (tensorChecksum(file.m_metadata, tensors) != sum->second)
            return refuse(ErrorCode::NetworkDamaged, EVENMATCH_TEXT("Errors", "its checksum does not match"));
        file.m_metadata.erase(sum);
    }
    return file;
}

std::vector<std::string> TensorFile::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, tensor] : m_tensors)
        names.push_back(name);
    return names;
}

const TensorView* TensorFile::find(std::string_view name) const
{
    const auto found = m_tensors.find(name);
    return found == m_tensors.end() ? nullptr : &found->second;
}

} // namespace evenmatch::nn
