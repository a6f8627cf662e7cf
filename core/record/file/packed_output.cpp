#include "core/record/file/packed_output.h"

#include "core/whole_file.h"

#include <zstd.h>

#include <new>
#include <vector>

namespace evenmatch::record {

using core::Error;
using core::ErrorCode;
using core::Result;

struct PackedOutput::State {
    core::NewFile file;
    std::unique_ptr<ZSTD_CStream, decltype(&ZSTD_freeCStream)> stream{ZSTD_createCStream(), &ZSTD_freeCStream};
    std::vector<char> block;

    Result<void> pack(std::string_view bytes, ZSTD_EndDirective directive)
    {
        ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
        while (true) {
            ZSTD_outBuffer out{block.data(), block.size(), 0};
            const std::size_t left = ZSTD_compressStream2(stream.get(), &out, &in, directive);
            if (ZSTD_isError(left))
                return Error{ErrorCode::Unexpected, ZSTD_getErrorName(left)};
            if (auto written = file.write({block.data(), out.pos}); !written)
                return written;
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
    auto file = core::NewFile::create(path);
    if (!file)
        return file.error();
    auto state = std::make_unique<State>(*std::move(file));
    if (!state->stream)
        throw std::bad_alloc();
    ZSTD_CCtx_setParameter(state->stream.get(), ZSTD_c_checksumFlag, 1);
    state->block.resize(ZSTD_CStreamOutSize());
    return PackedOutput(std::move(state));
}

Result<void> PackedOutput::write(std::string_view bytes) { return m_state->pack(bytes, ZSTD_e_continue); }

Result<void> PackedOutput::finish()
{
    if (auto packed = m_state->pack({}, ZSTD_e_end); !packed)
        return packed;
    return m_state->file.finish();
}

} // namespace evenmatch::record
