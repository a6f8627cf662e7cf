// Reads whole files, and replaces files completely or not at all.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace evenmatch::core {

/// CannotOpen, or TooLarge for more than `most` bytes.
Result<std::string> readWholeFile(const std::filesystem::path& path, std::uintmax_t most);

/// The target of a symbolic link, so that replacing the file keeps the link. The path itself if it is not a link.
std::filesystem::path withoutLinks(const std::filesystem::path& path);

/// Whether the path can be replaced by another file: not a device or a pipe ("/dev/stdout"), which is written to directly.
bool isReplaceable(const std::filesystem::path& path);

/// What a finished file survives. `Crash` is for caches: a power failure may leave the file empty or damaged, but writing does not wait for
/// the disk.
enum class Survives : std::uint8_t { PowerFailure, Crash };

/// A file that is written in the folder of its path and renamed when it is finished. Until then, and after a kill at any time, readers find
/// the old file. The permissions of the old file stay; a symbolic link keeps its target. Devices and pipes are written to directly. Several
/// writers may write the same path at a time. Movable; one thread at a time.
class NewFile {
public:
    /// CannotWrite if the folder does not exist or the old file is read-only.
    static Result<NewFile> create(const std::filesystem::path& path, Survives survives = Survives::PowerFailure);
    ~NewFile(); ///< removes a file that was not finished
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&& other) noexcept;

    Result<void> write(std::string_view bytes);
    /// Flushes the file to the disk, renames it, and flushes the folder. REQUIRES: nothing is written after it
    Result<void> finish();

private:
    NewFile() = default;
    Result<void> closeWhole();

    std::filesystem::path m_path; ///< the file to replace
    std::filesystem::path m_part; ///< empty for devices and pipes
    Survives m_survives = Survives::PowerFailure;
    int m_descriptor = -1;
};

/// Writes a whole NewFile. Missing folders are created.
Result<void> writeWholeFile(const std::filesystem::path& path, std::string_view content, Survives survives = Survives::PowerFailure);

/// Waits until a file written by another process, and its name, are on the disk.
Result<void> bringToDisk(const std::filesystem::path& path);

/// Replaces a file by a finished file of the same folder as NewFile does: bytes and name are on the disk when it returns.
Result<void> moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace evenmatch::core
