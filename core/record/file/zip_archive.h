// Reads the members of a ZIP file one after another (APPNOTE.TXT of PKWARE, 4.3 and 4.5).
#pragma once

#include "core/record/file/input_stream.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// A source with random access.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills the front of `buffer` completely, unless the source ends.
    virtual core::Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) = 0;
    virtual std::uint64_t size() const = 0;
};

core::Result<std::unique_ptr<ByteSource>> openSource(const std::filesystem::path& path);
std::unique_ptr<ByteSource> openSource(std::string bytes);

/// Whether a file that begins so is a ZIP archive.
bool looksLikeZip(std::string_view head);
/// The same for a file; false for sources without random access (pipes).
bool isZipFile(const std::filesystem::path& path);

struct ZipMember {
    std::string name; ///< with its folders, in UTF-8
    std::uint64_t header = 0; ///< where its local header begins
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0;
    std::uint32_t crc = 0;
    int method = 0;
    bool isEncrypted = false;
    bool isFolder = false;
};

/// Reads the list of members at the archive's end one by one, so that memory does not grow with it. Not thread-safe.
class ZipArchive {
public:
    /// DamagedCompression if the list is missing, because the archive was cut off.
    static core::Result<ZipArchive> open(std::unique_ptr<ByteSource> source);

    /// The next member, or nothing at the end. A damaged list is returned once as an error; then the end.
    core::Result<std::optional<ZipMember>> next();

    /// A member's bytes, unpacked while they are read and checked at the end. The sizes in the list are not trusted: a member longer than
    /// its size ends in DamagedCompression, and one that, alone or with all others, expands far beyond what games do ends in TooLarge. A
    /// stop ends it in Stopped.
    /// REQUIRES: the archive outlives the stream and is not moved
    core::Result<std::unique_ptr<InputStream>> openMember(const ZipMember& member, std::stop_token stop = {});

    std::uint64_t size() const { return m_source->size(); }

private:
    class MemberInput;

    explicit ZipArchive(std::unique_ptr<ByteSource> source) : m_source(std::move(source)) { }
    core::Result<void> findList();
    core::Result<std::optional<ZipMember>> readEntry();

    std::unique_ptr<ByteSource> m_source;
    std::uint64_t m_listAt = 0;
    std::uint64_t m_listEnd = 0;
    std::uint64_t m_unpacked = 0; ///< of all members together
};

} // namespace evenmatch::record
