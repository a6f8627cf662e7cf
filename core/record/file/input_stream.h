// Bytes of a file, one block after another, unpacked on the way.
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

    /// Fills the front of `buffer` and returns how many bytes it holds now; 0 is the end. An error comes after all bytes before the damage
    /// have been handed out. REQUIRES: buffer is not empty, and no call after an error
    virtual core::Result<std::size_t> read(std::span<char> buffer) = 0;

    /// Bytes of the source consumed so far (compressed ones where it is compressed), and how many there are.
    virtual std::uint64_t bytesRead() const = 0;
    virtual std::uint64_t bytesTotal() const = 0;
};

/// Opens a file. The first bytes decide, not the name, whether it is unpacked: gzip (any number of members), zstd (frames, windows up to
/// 128 MiB), bzip2 (streams); anything else is handed out as it is. Reading, unpacking and waiting for a pipe (its writer, or more bytes)
/// end with Stopped soon after `stop` asks for it.
core::Result<std::unique_ptr<InputStream>> openInput(const std::filesystem::path& path, std::stop_token stop = {});

/// The same for bytes in memory.
std::unique_ptr<InputStream> openInput(std::string bytes, std::stop_token stop = {});

/// The same for the bytes of another stream, which errors call `name`.
core::Result<std::unique_ptr<InputStream>> openInput(
    std::unique_ptr<InputStream> source, const std::string& name, std::stop_token stop = {});

/// How many bytes to read at a time from a source of that size (0: not known): games in memory are many and small.
std::size_t blockFor(std::uint64_t bytesTotal, std::size_t largest);

} // namespace evenmatch::record
