// Reads the bytes of a file block by block and unpacks them.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace evenmatch::record {

/// A source of bytes that is read once, from front to back, in constant memory. Not thread-safe.
class InputStream {
public:
    virtual ~InputStream() = default;

    /// Fills the front of `buffer` and returns the number of bytes; 0 is the end. An error is returned after all bytes before the damage.
    /// REQUIRES: buffer is not empty, and no call after an error
    virtual core::Result<std::size_t> read(std::span<char> buffer) = 0;

    /// The number of bytes consumed so far (compressed ones where the source is compressed), and of all bytes.
    virtual std::uint64_t bytesRead() const = 0;
    virtual std::uint64_t bytesTotal() const = 0;
};

/// Opens a file. Its first bytes, not its name, determine the packing: gzip (any number of members), zstd (frames, windows up to 128 MiB),
/// bzip2 (streams); anything else is passed on unchanged. Reading, unpacking and waiting for a pipe (its writer, or more bytes) end with
/// Stopped soon after `stop` is requested.
core::Result<std::unique_ptr<InputStream>> openInput(const std::filesystem::path& path, std::stop_token stop = {});

/// The same for bytes in memory.
std::unique_ptr<InputStream> openInput(std::string bytes, std::stop_token stop = {});

/// The same for the bytes of another stream, which errors call `name`.
core::Result<std::unique_ptr<InputStream>> openInput(
    std::unique_ptr<InputStream> source, const std::string& name, std::stop_token stop = {});

/// The block size for a source of that size (0: not known): games in memory are many and small.
std::size_t blockFor(std::uint64_t bytesTotal, std::size_t largest);

} // namespace evenmatch::record
