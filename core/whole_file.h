// Files that are read in one go, and files that replace an old one whole or not at all.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace evenmatch::core {

/// CannotOpen, or TooLarge for more than `most` bytes.
Result<std::string> readWholeFile(const std::filesystem::path& path, std::uintmax_t most);

/// Where a symbolic link leads, so that what replaces the file leaves the link alone. The path itself where it is no link.
std::filesystem::path withoutLinks(const std::filesystem::path& path);

/// Whether another file may take the path's place: not where a device or a pipe is ("/dev/stdout"), which is written to as it is.
bool isReplaceable(const std::filesystem::path& path);

/// What a finished file survives. `Crash` is for caches: a power failure may leave the file empty or damaged, and nobody waits for the
/// disk.
enum class Survives : std::uint8_t { PowerFailure, Crash };

/// A file that is written beside its path and takes its place when it is finished. Until then, and whenever the program is killed, readers
/// find the old file. Permissions of the old file stay; a symbolic link keeps pointing to the file that it names. Devices and pipes are
/// written to directly. Several may write the same path at a time. Movable; one thread at a time.
class NewFile {
public:
    /// CannotWrite where the folder does not exist, or the old file is read-only.
    static Result<NewFile> create(const std::filesystem::path& path, Survives survives = Survives::PowerFailure);
    ~NewFile(); ///< removes a file that was not finished
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&& other) noexcept;

    Result<void> write(std::string_view bytes);
    /// Brings the file to the disk, renames it, and brings the folder to the disk. REQUIRES: nothing is written after it
    Result<void> finish();

private:
    NewFile() = default;
    Result<void> closeWhole();

    std::filesystem::path m_path; ///< the file to replace
    std::filesystem::path m_part; ///< empty for devices and pipes
    Survives m_survives = Survives::PowerFailure;
    int m_descriptor = -1;
};

/// Writes a NewFile in one go. Folders that are missing are made.
Result<void> writeWholeFile(const std::filesystem::path& path, std::string_view content, Survives survives = Survives::PowerFailure);

/// Waits until a file that somebody else wrote, and its name, are on the disk.
Result<void> bringToDisk(const std::filesystem::path& path);

/// Puts a finished file of the same folder in another one's place as NewFile does: bytes and name are on the disk when it returns.
Result<void> moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace evenmatch::core
