#include "core/record/file/zip_archive.h"

#include "core/record/text/encoding.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <limits>
#include <utility>
#include <vector>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::string_view kHeaderMagic("PK\x03\x04", 4);
constexpr std::string_view kEntryMagic("PK\x01\x02", 4);
constexpr std::string_view kEndMagic("PK\x05\x06", 4);
constexpr std::string_view kEnd64Magic("PK\x06\x06", 4);
constexpr std::string_view kLocatorMagic("PK\x06\x07", 4);
constexpr std::size_t kHeaderSize = 30;
constexpr std::size_t kEntrySize = 46;
constexpr std::size_t kEndSize = 22;
constexpr std::size_t kEnd64Size = 56;
constexpr std::size_t kLocatorSize = 20;
constexpr std::uint64_t kLongestComment = 0xffff;

constexpr int kStored = 0;
constexpr int kDeflated = 8;

// Games shrink to a tenth, the most repetitive ones to a fiftieth; deflate can shrink data to a thousandth.
constexpr std::uint64_t kMostGrowth = 300;
constexpr std::uint64_t kAlwaysAllowed = 64u << 20;
constexpr const char* kBomb = EVENMATCH_TEXT("Errors", "more than 300 times its packed size");

constexpr std::size_t kMemberBlock = 1 << 16;

/// A number of `bytes` bytes, the lowest first.
std::uint64_t number(std::string_view text, std::size_t at, std::size_t bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        value |= std::uint64_t{static_cast<unsigned char>(text[at + i])} << (8 * i);
    return value;
}

Error damaged() { return {ErrorCode::DamagedCompression, "ZIP"}; }

class FileSource final : public ByteSource {
public:
    FileSource(std::ifstream file, std::string path, std::uint64_t size)
        : m_file(std::move(file)), m_path(std::move(path)), m_size(size) { }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) override
    {
        if (offset >= m_size)
            return std::size_t{0};
        m_file.clear();
        m_file.seekg(static_cast<std::streamoff>(offset));
        m_file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        if (m_file.bad())
            return Error{ErrorCode::CannotRead, std::strerror(errno), m_path};
        return static_cast<std::size_t>(m_file.gcount());
    }
    std::uint64_t size() const override { return m_size; }

private:
    std::ifstream m_file;
    std::string m_path;
    std::uint64_t m_size;
};

class TextSource final : public ByteSource {
public:
    explicit TextSource(std::string bytes) : m_bytes(std::move(bytes)) { }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) override
    {
        if (offset >= m_bytes.size())
            return std::size_t{0};
        const std::size_t count = std::min<std::size_t>(buffer.size(), m_bytes.size() - offset);
        std::memcpy(buffer.data(), m_bytes.data() + offset, count);
        return count;
    }
    std::uint64_t size() const override { return m_bytes.size(); }

private:
    std::string m_bytes;
};

/// Exactly `size` bytes, or damaged().
Result<std::string> readExactly(ByteSource& source, std::uint64_t offset, std::size_t size)
{
    std::string bytes(size, '\0');
    const auto count = source.readAt(offset, bytes);
    if (!count)
        return count.error();
    return *count == size ? Result<std::string>(std::move(bytes)) : Result<std::string>(damaged());
}

/// An extra field contains the sizes and places above 32 bits, in this order, and only those (4.5.3).
bool readWideNumbers(std::string_view extra, ZipMember& member)
{
    constexpr std::uint64_t kElsewhere = 0xffffffff;
    std::vector<std::uint64_t*> wanted;
    for (std::uint64_t* value : {&member.size, &member.packedSize, &member.header})
        if (*value == kElsewhere)
            wanted.push_back(value);
    while (!wanted.empty() && extra.size() >= 4) {
        const std::uint64_t id = number(extra, 0, 2);
        const std::size_t length = number(extra, 2, 2);
        extra.remove_prefix(4);
        if (length > extra.size())
            return false;
        if (id == 1) {
            if (length < wanted.size() * 8)
                return false;
            for (std::size_t i = 0; i < wanted.size(); ++i)
                *wanted[i] = number(extra, i * 8, 8);
            return true;
        }
        extra.remove_prefix(length);
    }
    return true; // a file of exactly that size
}

} // namespace

Result<std::unique_ptr<ByteSource>> openSource(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{ErrorCode::CannotOpen, std::strerror(errno), path.string()};
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    if (failed)
        return Error{ErrorCode::CannotOpen, failed.message(), path.string()};
    return std::unique_ptr<ByteSource>(std::make_unique<FileSource>(std::move(file), path.string(), size));
}

std::unique_ptr<ByteSource> openSource(std::string bytes) { return std::make_unique<TextSource>(std::move(bytes)); }

bool looksLikeZip(std::string_view head) { return head.starts_with(kHeaderMagic) || head.starts_with(kEndMagic); }

bool isZipFile(const std::filesystem::path& path)
{
    std::error_code failed;
    if (!std::filesystem::is_regular_file(path, failed))
        return false;
    std::array<char, 4> head{};
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), head.size());
    return looksLikeZip({head.data(), static_cast<std::size_t>(file.gcount())});
}

Result<ZipArchive> ZipArchive::open(std::unique_ptr<ByteSource> source)
{
    ZipArchive archive(std::move(source));
    if (auto found = archive.findList(); !found)
        return std::move(found).error();
    return archive;
}

/// The list of members is before the last record, which is followed by a comment at most.
Result<void> ZipArchive::findList()
{
    const std::uint64_t size = m_source->size();
    const std::uint64_t from = size - std::min<std::uint64_t>(size, kEndSize + kLongestComment);
    const auto tail = readExactly(*m_source, from, static_cast<std::size_t>(size - from));
    if (!tail)
        return tail.error();
    std::size_t at = tail->rfind(kEndMagic);
    while (at != std::string::npos && at + kEndSize > tail->size())
        at = at == 0 ? std::string::npos : tail->rfind(kEndMagic, at - 1);
    if (at == std::string::npos)
        return damaged();
    std::uint64_t listSize = number(*tail, at + 12, 4);
    m_listAt = number(*tail, at + 16, 4);
    const std::uint64_t end = from + at;
    if (m_listAt == 0xffffffff || listSize == 0xffffffff || number(*tail, at + 10, 2) == 0xffff) {
        const auto locator = end < kLocatorSize ? Result<std::string>(damaged()) : readExactly(*m_source, end - kLocatorSize, kLocatorSize);
        if (locator && locator->starts_with(kLocatorMagic)) {
            const auto end64 = readExactly(*m_source, number(*locator, 8, 8), kEnd64Size);
            if (!end64 || !end64->starts_with(kEnd64Magic))
                return damaged();
            listSize = number(*end64, 40, 8);
            m_listAt = number(*end64, 48, 8);
        }
    }
    if (listSize > end || m_listAt > end - listSize)
        return damaged();
    m_listEnd = m_listAt + listSize;
    return {};
}

Result<std::optional<ZipMember>> ZipArchive::next()
{
    if (m_listAt >= m_listEnd)
        return std::optional<ZipMember>();
    auto entry = readEntry();
    if (!entry)
        m_listAt = m_listEnd;
    return entry;
}

Result<std::optional<ZipMember>> ZipArchive::readEntry()
{
    const auto fixed = readExactly(*m_source, m_listAt, kEntrySize);
    if (!fixed)
        return fixed.error();
    if (!fixed->starts_with(kEntryMagic))
        return damaged();
    const std::size_t nameSize = number(*fixed, 28, 2);
    const std::size_t extraSize = number(*fixed, 30, 2);
    const auto more = readExactly(*m_source, m_listAt + kEntrySize, nameSize + extraSize);
    if (!more)
        return more.error();
    m_listAt += kEntrySize + nameSize + extraSize + number(*fixed, 32, 2);

    ZipMember member;
    member.isEncrypted = (number(*fixed, 8, 2) & 1) != 0;
    member.method = static_cast<int>(number(*fixed, 10, 2));
    member.crc = static_cast<std::uint32_t>(number(*fixed, 16, 4));
    member.packedSize = number(*fixed, 20, 4);
    member.size = number(*fixed, 24, 4);
    member.header = number(*fixed, 42, 4);
    member.name = toUtf8Lossy(more->substr(0, nameSize));
    member.isFolder = member.name.ends_with('/') || member.name.ends_with('\\');
    if (!readWideNumbers(std::string_view(*more).substr(nameSize), member))
        return damaged();
    return std::optional(std::move(member));
}

/// A member's bytes between two places of the archive.
class ZipArchive::MemberInput final : public InputStream {
public:
    MemberInput(ZipArchive& archive, const ZipMember& member, std::uint64_t begin, std::stop_token stop)
        : m_archive(archive), m_member(member), m_stop(std::move(stop)), m_next(begin), m_end(begin + member.packedSize), m_begin(begin),
          m_block(blockFor(member.packedSize, kMemberBlock))
    {
        m_ok = member.method == kStored || inflateInit2(&m_stream, -15) == Z_OK;
    }
    ~MemberInput() override
    {
        if (m_member.method == kDeflated)
            inflateEnd(&m_stream);
    }
    MemberInput(const MemberInput&) = delete;
    MemberInput& operator=(const MemberInput&) = delete;

    Result<std::size_t> read(std::span<char> buffer) override
    {
        if (m_done)
            return std::size_t{0};
        auto count = !m_ok ? Result<std::size_t>(damaged()) : m_member.method == kStored ? readStored(buffer) : readDeflated(buffer);
        if (!count)
            return count;
        m_crc = static_cast<std::uint32_t>(crc32(m_crc, reinterpret_cast<const Bytef*>(buffer.data()), static_cast<uInt>(*count)));
        m_size += *count;
        m_archive.m_unpacked += *count;
        if (isTooMuch(m_size, m_member.packedSize) || isTooMuch(m_archive.m_unpacked, m_archive.size()))
            return Error{ErrorCode::TooLarge, kBomb};
        if (m_size > m_member.size || (*count == 0 && (m_size != m_member.size || m_crc != m_member.crc)))
            return damaged();
        m_done = *count == 0;
        return count;
    }
    std::uint64_t bytesRead() const override { return m_next - m_begin - m_stream.avail_in; }
    std::uint64_t bytesTotal() const override { return m_member.packedSize; }

private:
    static bool isTooMuch(std::uint64_t unpacked, std::uint64_t packed)
    {
        return unpacked > kAlwaysAllowed && unpacked / kMostGrowth > packed;
    }

    Result<std::size_t> readStored(std::span<char> buffer)
    {
        const std::size_t wanted = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), m_end - m_next));
        if (wanted == 0)
            return std::size_t{0};
        auto count = m_archive.m_source->readAt(m_next, buffer.first(wanted));
        if (count)
            m_next += *count;
        return count;
    }

    Result<std::size_t> readDeflated(std::span<char> buffer)
    {
        const auto room = static_cast<uInt>(std::min<std::size_t>(buffer.size(), std::numeric_limits<uInt>::max()));
        m_stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        m_stream.avail_out = room;
        while (m_stream.avail_out == room && !m_streamEnded) { // any number of empty blocks returns no bytes
            if (m_stop.stop_requested())
                return Error{ErrorCode::Stopped};
            if (m_stream.avail_in == 0) {
                const auto count = readStored(m_block);
                if (!count)
                    return count;
                m_stream.next_in = reinterpret_cast<Bytef*>(m_block.data());
                m_stream.avail_in = static_cast<uInt>(*count);
            }
            const bool starved = m_stream.avail_in == 0;
            const int status = inflate(&m_stream, Z_NO_FLUSH);
            m_streamEnded = status == Z_STREAM_END;
            const bool stuck = starved && m_stream.avail_out == room;
            if (!m_streamEnded && (stuck || (status != Z_OK && status != Z_BUF_ERROR))) {
                m_ok = false; // data before the damage is returned first
                break;
            }
        }
        const std::size_t count = room - m_stream.avail_out;
        return count == 0 && !m_ok ? Result<std::size_t>(damaged()) : Result<std::size_t>(count);
    }

    ZipArchive& m_archive;
    ZipMember m_member;
    std::stop_token m_stop;
    std::uint64_t m_next;
    std::uint64_t m_end;
    std::uint64_t m_begin;
    std::vector<char> m_block;
    z_stream m_stream{};
    std::uint64_t m_size = 0;
    std::uint32_t m_crc = 0;
    bool m_ok = false;
    bool m_streamEnded = false;
    bool m_done = false;
};

Result<std::unique_ptr<InputStream>> ZipArchive::openMember(const ZipMember& member, std::stop_token stop)
{
    if (member.isEncrypted)
        return Error{ErrorCode::CannotRead, EVENMATCH_TEXT("Errors", "it is encrypted")};
    if (member.method != kStored && member.method != kDeflated)
        return Error{
            ErrorCode::CannotRead, {EVENMATCH_TEXT("Errors", "compression method %1 is not supported"), {std::to_string(member.method)}}};
    if (member.header > size()) // before anything is added to it
        return damaged();
    const auto header = readExactly(*m_source, member.header, kHeaderSize);
    if (!header)
        return header.error();
    if (!header->starts_with(kHeaderMagic))
        return damaged();
    const std::uint64_t begin = member.header + kHeaderSize + number(*header, 26, 2) + number(*header, 28, 2);
    if (begin > size() || member.packedSize > size() - begin)
        return damaged();
    return std::unique_ptr<InputStream>(std::make_unique<MemberInput>(*this, member, begin, std::move(stop)));
}

} // namespace evenmatch::record
