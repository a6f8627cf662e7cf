// The file format: https://www.sqlite.org/fileformat2.html, sections 1.6 (b-tree pages), 1.7 (overflow pages), 2.1 (records).
#include "core/library/text_carver.h"

#include "core/library/schema.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

namespace evenmatch::library {

namespace {

/// The first bytes of every zstd frame (RFC 8878, section 3.1.1).
constexpr std::string_view kFrame("\x28\xb5\x2f\xfd");
/// The bytes before a text in its row: lengths and types as varints, the id, the size.
constexpr std::size_t kMostBefore = 9 + 9 + 1 + 1 + 1 + 9 + 8;
constexpr std::size_t kLeastBefore = 6;

/// Reads big-endian numbers and SQLite's varints from arbitrary bytes.
class Bytes {
public:
    explicit Bytes(std::string_view bytes, std::size_t position = 0) : m_bytes(bytes), m_position(position) { }

    std::optional<std::uint64_t> number(std::size_t length)
    {
        if (m_position > m_bytes.size() || length > m_bytes.size() - m_position)
            return std::nullopt;
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < length; ++i)
            value = value << 8 | static_cast<unsigned char>(m_bytes[m_position++]);
        return value;
    }

    std::optional<std::uint64_t> varint()
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 9; ++i) {
            const auto byte = number(1);
            if (!byte)
                return std::nullopt;
            if (i == 8)
                return value << 8 | *byte;
            value = value << 7 | (*byte & 0x7f);
            if (*byte < 0x80)
                return value;
        }
        return std::nullopt;
    }

    std::size_t position() const { return m_position; }

private:
    std::string_view m_bytes;
    std::size_t m_position;
};

std::uint64_t integerLength(std::uint64_t serialType)
{
    constexpr std::uint64_t kLengths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    return serialType < std::size(kLengths) ? kLengths[serialType] : 0;
}

class Carver {
public:
    Carver(const std::filesystem::path& path, TextPacker& packer, const std::function<bool(const CarvedText&)>& found)
        : m_file(path, std::ios::binary), m_packer(packer), m_found(found)
    {
        std::error_code failed;
        const std::uintmax_t size = std::filesystem::file_size(path, failed);
        m_fileSize = failed ? 0 : size; // not a file
    }

    void run()
    {
        for (std::uint64_t page = 1; (page - 1) * kPageSize < m_fileSize && m_goesOn; ++page)
            carvePage(read((page - 1) * kPageSize, kPageSize));
    }

private:
    std::string read(std::uint64_t offset, std::uint64_t length)
    {
        std::string bytes(length, '\0');
        m_file.clear();
        m_file.seekg(static_cast<std::streamoff>(offset));
        m_file.read(bytes.data(), static_cast<std::streamsize>(length));
        bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(m_file.gcount(), 0)));
        return bytes;
    }

    /// Every row of a text that fits here has at least the text's beginning in its page.
    void carvePage(const std::string& page)
    {
        for (std::size_t at = page.find(kFrame); at != page.npos && m_goesOn; at = page.find(kFrame, at + 1))
            if (!carveRowAround(page, at))
                carveFrame(std::string_view(page).substr(at));
    }

    bool carveRowAround(const std::string& page, std::size_t frame)
    {
        for (std::size_t before = kLeastBefore; before <= std::min(frame, kMostBefore); ++before)
            if (carveRow(page, frame - before, frame))
                return true;
        return false;
    }

    /// Whether a row begins at `offset` and its text at `frame`.
    bool carveRow(const std::string& page, std::size_t offset, std::size_t frame)
    {
        Bytes row(page, offset);
        const auto length = row.varint();
        const auto id = row.varint();
        if (!length || !id || *length > m_fileSize || static_cast<std::int64_t>(*id) <= 0)
            return false;
        const std::size_t begin = row.position();
        // A row of `texts` consists of NULL (the id is stored elsewhere), a number and a blob.
        const auto headerLength = row.varint();
        const auto idType = row.varint();
        const auto sizeType = row.varint();
        const auto blobType = row.varint();
        if (!blobType || row.position() != begin + *headerLength || *idType != 0 || *sizeType > 9 || *blobType < 12 || *blobType % 2 != 0)
            return false;
        const std::uint64_t blobBegin = *headerLength + integerLength(*sizeType);
        if (begin + blobBegin != frame || *length != blobBegin + (*blobType - 12) / 2)
            return false;
        const auto payload = readPayload(page, begin, *length);
        return payload && report(static_cast<std::int64_t>(*id), std::string_view(*payload).substr(blobBegin));
    }

    /// A text in a row with invalid values.
    void carveFrame(std::string_view rest)
    {
        if (const std::size_t length = packedLength(rest))
            report(0, rest.substr(0, length));
    }

    bool report(std::int64_t id, std::string_view packed)
    {
        const auto text = m_packer.unpack(packed);
        if (text)
            m_goesOn = m_found({id, text->size(), packed});
        return text.ok();
    }

    /// The part inside the page, then the chain of overflow pages.
    std::optional<std::string> readPayload(const std::string& page, std::size_t begin, std::uint64_t length)
    {
        const std::uint64_t usable = kPageSize; // our libraries reserve nothing
        const std::uint64_t most = usable - 35;
        std::uint64_t local = length;
        if (length > most) {
            const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
            local = least + (length - least) % (usable - 4);
            if (local > most)
                local = least;
        }
        if (begin > page.size() || local > page.size() - begin)
            return std::nullopt;
        std::string payload = page.substr(begin, local);
        std::uint64_t next = length > local ? Bytes(page, begin + local).number(4).value_or(0) : 0;
        while (payload.size() < length) {
            if (next < 2 || (next - 1) * kPageSize >= m_fileSize)
                return std::nullopt;
            const std::string more = read((next - 1) * kPageSize, kPageSize);
            next = Bytes(more).number(4).value_or(0);
            if (more.size() <= 4)
                return std::nullopt;
            payload.append(more, 4, std::min<std::uint64_t>(length - payload.size(), usable - 4));
        }
        return payload;
    }

    std::ifstream m_file;
    TextPacker& m_packer;
    const std::function<bool(const CarvedText&)>& m_found;
    std::uint64_t m_fileSize = 0;
    bool m_goesOn = true;
};

} // namespace

void carveTexts(const std::filesystem::path& path, TextPacker& packer, const std::function<bool(const CarvedText&)>& found)
{
    Carver(path, packer, found).run();
}

bool holdsTexts(const std::filesystem::path& path)
{
    TextPacker packer;
    bool any = false;
    carveTexts(path, packer, [&any](const CarvedText&) {
        any = true;
        return false;
    });
    return any;
}

} // namespace evenmatch::library
