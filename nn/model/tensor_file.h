// Files of named tensors in the safetensors layout: the length of a JSON header (8 bytes, little-endian), the header, the raw numbers. They
// contain no code; a hostile or truncated file gives an error. Files that we write have a checksum of metadata and tensors ("checksum" in
// the metadata), and a wrong one is an error; files of other programs have none.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// The detail of errors about names and metadata that a file cannot contain.
inline constexpr const char* kNotUtf8 = EVENMATCH_TEXT("Errors", "text that is not UTF-8");

enum class DType : std::uint8_t { F32, F16, BF16, I64, U8 };

std::size_t sizeOf(DType type); ///< bytes of one number
std::string_view nameOf(DType type);

/// A view of numbers stored elsewhere, row by row. The bytes of another program's file may be unaligned.
struct TensorView {
    DType dtype = DType::F32;
    std::vector<std::int64_t> shape; ///< none negative; their product times sizeOf(dtype) is bytes.size()
    std::span<const std::byte> bytes;

    std::size_t count() const { return bytes.size() / sizeOf(dtype); }
};

/// All numbers as floats, from any stored type.
std::vector<float> toFloats(const TensorView& tensor);

struct NamedTensor {
    std::string name;
    TensorView tensor;
};

using Metadata = std::map<std::string, std::string, std::less<>>;

/// A file open for reading, mapped into memory. Movable; views stay valid as long as it (or its move target) exists. Reading from any
/// thread. Writers replace a file by renaming, so an open one does not change; truncating it in place would crash its readers.
class TensorFile {
public:
    static core::Result<TensorFile> open(const std::filesystem::path& path);
    /// The same from memory. Errors use `name`.
    static core::Result<TensorFile> fromBytes(std::vector<std::byte> bytes, const std::string& name = {});

    TensorFile(TensorFile&&) = default;
    TensorFile& operator=(TensorFile&&) = default;

    const Metadata& metadata() const { return m_metadata; } ///< without the checksum, which was correct
    const std::map<std::string, TensorView, std::less<>>& tensors() const { return m_tensors; }
    std::vector<std::string> names() const; ///< of the tensors, sorted
    const TensorView* find(std::string_view name) const; ///< null if there is none
    std::span<const std::byte> content() const { return m_content; } ///< the whole file

private:
    TensorFile() = default;
    static core::Result<TensorFile> read(std::shared_ptr<const void> owner, std::span<const std::byte> content, const std::string& name);

    std::shared_ptr<const void> m_owner; ///< of the mapping or the bytes
    std::span<const std::byte> m_content;
    Metadata m_metadata;
    std::map<std::string, TensorView, std::less<>> m_tensors;
};

/// The whole file in memory. BadArgument for a repeated name, "__metadata__", text that is not UTF-8, or a shape that does not match its
/// bytes.
core::Result<std::string> tensorFileBytes(const Metadata& metadata, std::span<const NamedTensor> tensors);

/// Writes the same as a core::NewFile, completely or not at all.
core::Result<void> writeTensorFile(const std::filesystem::path& path, const Metadata& metadata, std::span<const NamedTensor> tensors);

} // namespace evenmatch::nn
