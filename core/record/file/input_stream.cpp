#include "core/record/file/input_stream.h"

#include <bzlib.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kUnpackedBlock = 1 << 17;

class FileInput final : public InputStream {
public:
    FileInput(std::ifstream file, std::string path, std::uint64_t size) : m_file(std::move(file)), m_path(std::move(path)), m_size(size) { }

    Result<std::size_t> read(std::span<char> buffer) override
    {
        m_file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        const auto count = static_cast<std::size_t>(m_file.gcount());
        if (count == 0 && m_file.bad())
            return Error{ErrorCode::CannotRead, std::strerror(errno), m_path};
        m_read += count;
        return count;
    }
    std::uint64_t bytesRead() const override { return m_read; }
    std::uint64_t bytesTotal() const override { return std::max(m_size, m_read); } // a pipe has no size, a log may be growing

private:
    std::ifstream m_file;
    std::string m_path;
    std::uint64_t m_size;
    std::uint64_t m_read = 0;
};

/// A pipe or a device; a requested stop ends the wait for more bytes.
class PipeInput final : public InputStream {
public:
    PipeInput(int file, std::string path, std::stop_token stop) : m_file(file), m_path(std::move(path)), m_stop(std::move(stop)) { }
    ~PipeInput() override { close(m_file); }
    PipeInput(const PipeInput&) = delete;
    PipeInput& operator=(const PipeInput&) = delete;

    Result<std::size_t> read(std::span<char> buffer) override
    {
        std::size_t filled = 0;
        for (bool ended = false; !ended && filled < buffer.size() && !m_stop.stop_requested();) {
            // A named pipe without a writer has not ended yet; only poll() distinguishes the two.
            pollfd ready{m_file, POLLIN, 0};
            const int found = poll(&ready, 1, kPollMs);
            const ssize_t count = found > 0 ? ::read(m_file, buffer.data() + filled, buffer.size() - filled) : -1;
            if (count < 0 && found != 0 && errno != EINTR && errno != EAGAIN)
                return Error{ErrorCode::CannotRead, std::strerror(errno), m_path};
            filled += count > 0 ? static_cast<std::size_t>(count) : 0;
            ended = count == 0;
        }
        m_read += filled;
        if (filled == 0 && m_stop.stop_requested())
            return Error{.code = ErrorCode::Stopped, .file = m_path};
        return filled;
    }
    std::uint64_t bytesRead() const override { return m_read; }
    std::uint64_t bytesTotal() const override { return m_read; }

private:
    static constexpr int kPollMs = 100; ///< maximum reaction time to a stop

    int m_file;
    std::string m_path;
    std::stop_token m_stop;
    std::uint64_t m_read = 0;
};

class TextInput final : public InputStream {
public:
    explicit TextInput(std::string bytes) : m_bytes(std::move(bytes)) { }

    Result<std::size_t> read(std::span<char> buffer) override
    {
        const std::size_t count = std::min(buffer.size(), m_bytes.size() - m_read);
        std::memcpy(buffer.data(), m_bytes.data() + m_read, count);
        m_read += count;
        return count;
    }
    std::uint64_t bytesRead() const override { return m_read; }
    std::uint64_t bytesTotal() const override { return m_bytes.size(); }

private:
    std::string m_bytes;
    std::size_t m_read = 0;
};

enum class Step { More, FrameEnd, Damaged };

/// One way of packing: consumes from the front of `in`, writes to the front of `out`, and advances both.
/// After FrameEnd the next call starts another frame.
class Decoder {
public:
    virtual ~Decoder() = default;
    virtual Step step(std::span<const char>& in, std::span<char>& out) = 0;
};

class GzipDecoder final : public Decoder {
public:
    GzipDecoder() { m_ok = inflateInit2(&m_stream, 15 + 16) == Z_OK; }
    ~GzipDecoder() override { inflateEnd(&m_stream); }
    GzipDecoder(const GzipDecoder&) = delete;
    GzipDecoder& operator=(const GzipDecoder&) = delete;

    Step step(std::span<const char>& in, std::span<char>& out) override
    {
        if (!m_ok)
            return Step::Damaged;
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data())); // zlib only reads it
        m_stream.avail_in = static_cast<uInt>(in.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(out.data());
        m_stream.avail_out = static_cast<uInt>(out.size());
        const int status = inflate(&m_stream, Z_NO_FLUSH);
        in = in.last(m_stream.avail_in);
        out = out.last(m_stream.avail_out);
        if (status == Z_STREAM_END) {
            m_ok = inflateReset(&m_stream) == Z_OK;
            return Step::FrameEnd;
        }
        return status == Z_OK || status == Z_BUF_ERROR ? Step::More : Step::Damaged;
    }

private:
    z_stream m_stream{};
    bool m_ok = false;
};

class ZstdDecoder final : public Decoder {
public:
    Step step(std::span<const char>& in, std::span<char>& out) override
    {
        if (!m_stream)
            return Step::Damaged;
        ZSTD_inBuffer input{in.data(), in.size(), 0};
        ZSTD_outBuffer output{out.data(), out.size(), 0};
        const std::size_t status = ZSTD_decompressStream(m_stream.get(), &output, &input);
        in = in.subspan(input.pos);
        out = out.subspan(output.pos);
        if (ZSTD_isError(status))
            return Step::Damaged;
        return status == 0 ? Step::FrameEnd : Step::More;
    }

private:
    struct Free {
        void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
    };
    std::unique_ptr<ZSTD_DStream, Free> m_stream{ZSTD_createDStream()};
};

class Bzip2Decoder final : public Decoder {
public:
    Bzip2Decoder() { m_ok = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK; }
    ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&m_stream); }
    Bzip2Decoder(const Bzip2Decoder&) = delete;
    Bzip2Decoder& operator=(const Bzip2Decoder&) = delete;

    Step step(std::span<const char>& in, std::span<char>& out) override
    {
        if (!m_ok)
            return Step::Damaged;
        m_stream.next_in = const_cast<char*>(in.data()); // bzlib only reads it
        m_stream.avail_in = static_cast<unsigned>(in.size());
        m_stream.next_out = out.data();
        m_stream.avail_out = static_cast<unsigned>(out.size());
        const int status = BZ2_bzDecompress(&m_stream);
        in = in.last(m_stream.avail_in);
        out = out.last(m_stream.avail_out);
        if (status == BZ_STREAM_END) {
            BZ2_bzDecompressEnd(&m_stream);
            m_stream = {};
            m_ok = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
            return Step::FrameEnd;
        }
        return status == BZ_OK ? Step::More : Step::Damaged;
    }

private:
    bz_stream m_stream{};
    bool m_ok = false;
};

struct Packing {
    std::string_view magic;
    std::unique_ptr<Decoder> (*make)();
};

template <class D>
std::unique_ptr<Decoder> makeDecoder()
{
    return std::make_unique<D>();
}

constexpr std::array<Packing, 3> kPackings{{
    {"\x1f\x8b", makeDecoder<GzipDecoder>},
    {"\x28\xb5\x2f\xfd", makeDecoder<ZstdDecoder>},
    {"BZh", makeDecoder<Bzip2Decoder>},
}};
constexpr std::size_t kMagicSize = 4;

/// The packing of bytes that start like this; null if they are not packed. zstd also has frames without data (RFC 8878, 3.1.2).
const Packing* packingOf(std::span<const char> bytes)
{
    const std::string_view head(bytes.data(), std::min(bytes.size(), kMagicSize));
    for (const Packing& packing : kPackings)
        if (head.starts_with(packing.magic))
            return &packing;
    const bool skippable = head.size() == kMagicSize && (head[0] & 0xf0) == 0x50 && head.substr(1) == "\x2a\x4d\x18";
    return skippable ? &kPackings[1] : nullptr;
}

/// Another stream's bytes, unpacked by `packing` if it is set.
class UnpackedInput final : public InputStream {
public:
    UnpackedInput(std::unique_ptr<InputStream> source, std::string path, std::stop_token stop)
        : m_source(std::move(source)), m_path(std::move(path)), m_stop(std::move(stop)),
          m_block(blockFor(m_source->bytesTotal(), kUnpackedBlock))
    {
    }

    /// Reads the first block and detects its packing.
    Result<void> open()
    {
        while (!m_sourceEnded && m_in.size() < kMagicSize)
            if (auto filled = fill(); !filled)
                return filled;
        m_packing = packingOf(m_in);
        if (m_packing)
            m_decoder = m_packing->make();
        return {};
    }

    Result<std::size_t> read(std::span<char> buffer) override { return m_decoder ? readPacked(buffer) : readPlain(buffer); }
    std::uint64_t bytesRead() const override { return m_source->bytesRead() - m_in.size(); }
    std::uint64_t bytesTotal() const override { return m_source->bytesTotal(); }

private:
    Result<std::size_t> readPlain(std::span<char> buffer)
    {
        if (m_in.empty()) // bytes already read are passed on first
            return m_stop.stop_requested() ? Result<std::size_t>(stopped()) : m_source->read(buffer);
        const std::size_t count = std::min(buffer.size(), m_in.size());
        std::memcpy(buffer.data(), m_in.data(), count);
        m_in = m_in.subspan(count);
        return count;
    }

    Result<std::size_t> readPacked(std::span<char> buffer)
    {
        std::span<char> out = buffer;
        while (out.size() == buffer.size() && !m_failure) { // any number of empty frames and blocks returns no bytes
            if (m_stop.stop_requested())
                return stopped();
            if (m_betweenFrames && !nextFrame())
                break;
            if (m_in.empty() && !m_sourceEnded)
                refill();
            const std::size_t inBefore = m_in.size();
            const Step step = m_decoder->step(m_in, out);
            const bool stuck = m_in.size() == inBefore && out.size() == buffer.size();
            if (step == Step::Damaged || (step == Step::More && stuck && m_sourceEnded))
                fail(Error{ErrorCode::DamagedCompression, {EVENMATCH_TEXT("Errors", "byte %1"), {std::to_string(bytesRead())}}, m_path});
            m_betweenFrames = step == Step::FrameEnd;
        }
        const std::size_t count = buffer.size() - out.size();
        if (count == 0 && m_failure)
            return *m_failure;
        return count;
    }

    /// Whether another frame follows. Other data after the last frame (padding, a signature) is ignored, as by gzip and bzip2.
    bool nextFrame()
    {
        while (!m_sourceEnded && m_in.size() < kMagicSize)
            refill();
        if (packingOf(m_in) != m_packing) {
            m_in = {};
            return false;
        }
        m_betweenFrames = false;
        return true;
    }

    void refill()
    {
        if (auto filled = fill(); !filled) {
            m_sourceEnded = true;
            fail(std::move(filled).error());
        }
    }

    /// Appends the source's next bytes to those left in m_in.
    Result<void> fill()
    {
        std::copy(m_in.begin(), m_in.end(), m_block.begin()); // both are in the block, the destination first
        const auto count = m_source->read(std::span(m_block).subspan(m_in.size()));
        if (!count)
            return count.error();
        m_sourceEnded = *count == 0;
        m_in = std::span<const char>(m_block.data(), m_in.size() + *count);
        return {};
    }

    Error stopped() const { return {.code = ErrorCode::Stopped, .file = m_path}; }

    void fail(Error error)
    {
        if (!m_failure)
            m_failure = std::move(error);
    }

    std::unique_ptr<InputStream> m_source;
    std::string m_path;
    std::stop_token m_stop;
    std::vector<char> m_block;
    std::span<const char> m_in;
    const Packing* m_packing = nullptr;
    std::unique_ptr<Decoder> m_decoder;
    std::optional<Error> m_failure;
    bool m_sourceEnded = false;
    bool m_betweenFrames = false;
};

} // namespace

core::Result<std::unique_ptr<InputStream>> openInput(const std::filesystem::path& path, std::stop_token stop)
{
    std::error_code status;
    if (std::filesystem::is_directory(path, status))
        return Error{ErrorCode::CannotOpen, std::strerror(EISDIR), path.string()};
    if (std::filesystem::is_fifo(path, status) || std::filesystem::is_character_file(path, status)) {
        const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (file < 0)
            return Error{ErrorCode::CannotOpen, std::strerror(errno), path.string()};
        return openInput(std::make_unique<PipeInput>(file, path.string(), stop), path.string(), stop);
    }
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{ErrorCode::CannotOpen, std::strerror(errno), path.string()};
    const std::uintmax_t size = std::filesystem::file_size(path, status);
    return openInput(std::make_unique<FileInput>(std::move(file), path.string(), status ? 0 : size), path.string(), std::move(stop));
}

core::Result<std::unique_ptr<InputStream>> openInput(std::unique_ptr<InputStream> source, const std::string& name, std::stop_token stop)
{
    auto input = std::make_unique<UnpackedInput>(std::move(source), name, std::move(stop));
    if (auto opened = input->open(); !opened)
        return std::move(opened).error();
    return std::unique_ptr<InputStream>(std::move(input));
}

std::size_t blockFor(std::uint64_t bytesTotal, std::size_t largest)
{
    constexpr std::uint64_t kSmallest = 1 << 12;
    return bytesTotal == 0 ? largest : static_cast<std::size_t>(std::clamp<std::uint64_t>(bytesTotal + 1, kSmallest, largest));
}

std::unique_ptr<InputStream> openInput(std::string bytes, std::stop_token stop)
{
    auto input = std::make_unique<UnpackedInput>(std::make_unique<TextInput>(std::move(bytes)), std::string(), std::move(stop));
    [[maybe_unused]] const auto opened = input->open();
    assert(opened.ok()); // reading from memory does not fail
    return input;
}

} // namespace evenmatch::record
