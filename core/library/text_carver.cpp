// The file format: https://www.sqlite.org/fileformat2.html, sections 1.6 (b-tree pages), 1.7 (overflow pages), 2.1 (records).
#include "core/library/text_carver.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

namespace evenmatch::library {

namespace {

constexpr char kTableLeaf = 0x0d;
constexpr std::size_t kLeafHeader = 8;

/// Reads big-endian numbers and SQLite's varints from bytes that may be anything.
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
    Carver(const std::filesystem::path& path, TextPacker& packer, const std::function<void(const CarvedText&)>& found)
        : m_file(path, std::ios::binary), m_packer(packer), m_found(found)
    {
        std::error_code ignored;
        m_fileSize = std::filesystem::file_size(path, ignored);
    }

    void run()
    {
        const std::string header = read(0, 100);
        const std::uint64_t pageSize = Bytes(header, 16).number(2).value_or(0);
        m_pageSize = pageSize == 1 ? 65536 : pageSize;
        if (m_pageSize < 512 || (m_pageSize & (m_pageSize - 1)) != 0)
            m_pageSize = 8192; // what our libraries have
        for (std::uint64_t page = 2; (page - 1) * m_pageSize < m_fileSize; ++page)
            carvePage(read((page - 1) * m_pageSize, m_pageSize));
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

    void carvePage(const std::string& page)
    {
        if (page.empty() || page[0] != kTableLeaf)
            return;
        const std::uint64_t cells = Bytes(page, 3).number(2).value_or(0);
        for (std::uint64_t i = 0; i < cells; ++i)
            if (const auto cell = Bytes(page, kLeafHeader + 2 * i).number(2))
                carveCell(page, *cell);
    }

    void carveCell(const std::string& page, std::uint64_t offset)
    {
        Bytes cell(page, offset);
        const auto length = cell.varint();
        const auto id = cell.varint();
        if (!length || !id || *length > m_fileSize || static_cast<std::int64_t>(*id) <= 0)
            return;
        if (const auto payload = readPayload(page, cell.position(), *length))
            carveRecord(static_cast<std::int64_t>(*id), *payload);
    }

    /// The part that lies in the page, then the chain of overflow pages.
    std::optional<std::string> readPayload(const std::string& page, std::size_t begin, std::uint64_t length)
    {
        const std::uint64_t usable = m_pageSize; // our libraries reserve nothing
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
            if (next < 2 || (next - 1) * m_pageSize >= m_fileSize)
                return std::nullopt;
            const std::string more = read((next - 1) * m_pageSize, m_pageSize);
            next = Bytes(more).number(4).value_or(0);
            if (more.size() <= 4)
                return std::nullopt;
            payload.append(more, 4, std::min<std::uint64_t>(length - payload.size(), usable - 4));
        }
        return payload;
    }

    /// A row of `texts` is NULL (the id stands elsewhere), a number, and a blob that is a whole zstd frame.
    void carveRecord(std::int64_t id, const std::string& payload)
    {
        Bytes header(payload);
        const auto headerLength = header.varint();
        const auto idType = header.varint();
        const auto sizeType = header.varint();
        const auto blobType = header.varint();
        if (!blobType || header.position() != *headerLength || *idType != 0 || *sizeType > 9 || *blobType < 12 || *blobType % 2 != 0)
            return;
        const std::uint64_t blobBegin = *headerLength + integerLength(*sizeType);
        if (blobBegin > payload.size() || payload.size() - blobBegin != (*blobType - 12) / 2)
            return;
        const std::string_view packed = std::string_view(payload).substr(blobBegin);
        if (const auto text = m_packer.unpack(packed))
            m_found({id, text->size(), packed});
    }

    std::ifstream m_file;
    TextPacker& m_packer;
    const std::function<void(const CarvedText&)>& m_found;
    std::uint64_t m_fileSize = 0;
    std::uint64_t m_pageSize = 0;
};

} // namespace

void carveTexts(const std::filesystem::path& path, TextPacker& packer, const std::function<void(const CarvedText&)>& found)
{
    Carver(path, packer, found).run();
}

} // namespace evenmatch::library
