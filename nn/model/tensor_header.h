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

/// What the header says of one tensor; whether it fits the file is not yet known.
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

/// Reads without recursion, so depth cannot overflow the stack; names that come twice, unknown keys and missing ones are errors.
core::Result<TensorHeader> parseTensorHeader(std::string_view json);

inline constexpr std::string_view kChecksumKey = "checksum"; ///< among the metadata

/// Of the other metadata, and of names, types, shapes and bytes of all tensors in whatever order they are given.
std::string tensorChecksum(const Metadata& metadata, std::span<const NamedTensor> tensors);

} // namespace evenmatch::nn
