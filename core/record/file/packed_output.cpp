#include "core/record/file/packed_output.h"

#include "core/whole_file.h"

#include <zstd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <new>
#include <system_error>
#include <vector>

namespace evenmatch::record {

using core::Error;
using core::ErrorCode;
using core::Result;

struct PackedOutput::State {
    std::filesystem::path path;
    std::filesystem::path part;
    std::ofstream file;
    std::unique_ptr<ZSTD_CStream, decltype(&ZSTD_freeCStream)> stream{ZSTD_createCStream(), &ZSTD_freeCStream};
    std::vector<char> block;
    bool finished = false;

    ~State()
    {
        std::error_code ignored;
        if (!finished && part != path)
            std::filesystem::remove(part, ignored);
    }

    Error cannotWrite() const { return {ErrorCode::CannotWrite, std::strerror(errno), path.string()}; }

    Result<void> pack(std::string_view bytes, ZSTD_EndDirective directive)
    {
        ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
        while (true) {
            ZSTD_outBuffer out{block.data(), block.size(), 0};
            const std::size_t left = ZSTD_compressStream2(stream.get(), &out, &in, directive);
            if (ZSTD_isError(left))
                return Error{ErrorCode::Unexpected, ZSTD_getErrorName(left), path.string()};
            if (!file.write(block.data(), static_cast<std::streamsize>(out.pos)))
                return cannotWrite();
            if (directive == ZSTD_e_end ? left == 0 : in.pos == in.size)
                return {};
        }
    }
};

PackedOutput::PackedOutput(std::unique_ptr<State> state) : m_state(std::move(state)) { }
PackedOutput::~PackedOutput() = default;
PackedOutput::PackedOutput(PackedOutput&&) noexcept = default;
PackedOutput& PackedOutput::operator=(PackedOutput&&) noexcept = default;

Result<PackedOutput> PackedOutput::create(const std::filesystem::path& path)
{
    auto state = std::make_unique<State>();
    if (!state->stream)
        throw std::bad_alloc();
    ZSTD_CCtx_setParameter(state->stream.get(), ZSTD_c_checksumFlag, 1);
    state->block.resize(ZSTD_CStreamOutSize());
    state->path = path;
    state->part = path;
    if (core::isReplaceable(path))
        state->part += ".part";
    state->file.open(state->part, std::ios::binary | std::ios::trunc);
    if (!state->file)
        return state->cannotWrite();
    return PackedOutput(std::move(state));
}

Result<void> PackedOutput::write(std::string_view bytes) { return m_state->pack(bytes, ZSTD_e_continue); }

Result<void> PackedOutput::finish()
{
    if (auto packed = m_state->pack({}, ZSTD_e_end); !packed)
        return packed;
    m_state->file.close();
    if (!m_state->file)
        return m_state->cannotWrite();
    std::error_code failed;
    if (m_state->part != m_state->path)
        std::filesystem::rename(m_state->part, m_state->path, failed);
    if (failed)
        return Error{ErrorCode::CannotWrite, failed.message(), m_state->path.string()};
    m_state->finished = true;
    return {};
}

} // namespace evenmatch::record
