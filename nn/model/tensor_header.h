// The JSON header of a tensor file, read strictly: for tensor_file.cpp.
#pragma once

#include "core/error.h"
#include "nn/model/tensor_file.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::nn {

/// The header of one tensor, not yet checked against the file.
struct TensorEntry {
    DType dtype = DType::F32;
    std::vector<std::int64_t> shape;
    std::uint64_t begin = 0; ///< in bytes, from the end of the header
    std::uint64_t end = 0;
};

struct TensorHeader {
    Metadata metadata;
    std::map<std::string, TensorEntry, std::less<>> tensors;
};

/// Parses without recursion, so depth cannot overflow the stack; repeated names, unknown keys and missing ones are errors.
core::Result<TensorHeader> parseTensorHeader(std::string_view json);

inline constexpr std::string_view kChecksumKey = "checksum"; ///< its key in the metadata

/// The checksum of the other metadata, and of the names, types, shapes and bytes of all tensors, independent of their order.
std::string tensorChecksum(const Metadata& metadata, std::span<const NamedTensor> tensors);

} // namespace evenmatch::nn
