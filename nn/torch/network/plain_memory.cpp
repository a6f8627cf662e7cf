#include "nn/torch/network/plain_memory.h"

#include <c10/core/Allocator.h>
#include <c10/core/CPUAllocator.h>
#include <torch/version.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <malloc.h>
#include <new>

namespace evenmatch::nn::detail {

namespace {

constexpr std::size_t kAlignment = 64; ///< required by the kernels of the tensor library and oneDNN

/// Blocks from malloc, aligned by skipping their beginning. The real start is stored just before an aligned block.
class PlainAllocator final : public c10::Allocator {
public:
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 3)
    c10::DataPtr allocate(std::size_t bytes) override { return aligned(bytes); }
    void copy_data(void* to, const void* from, std::size_t bytes) const override { default_copy_data(to, from, bytes); }
#else
    c10::DataPtr allocate(std::size_t bytes) const override { return aligned(bytes); }
#endif

    c10::DeleterFnPtr raw_deleter() const override { return &giveBack; }

private:
    static c10::DataPtr aligned(std::size_t bytes)
    {
        void* const data = bytes == 0 ? nullptr : take(bytes);
        return {data, data, &giveBack, c10::Device(c10::DeviceType::CPU)};
    }

    static void* take(std::size_t bytes)
    {
        if (bytes > std::numeric_limits<std::size_t>::max() - kAlignment)
            throw std::bad_alloc();
        void* const block = std::malloc(bytes + kAlignment);
        if (!block)
            throw std::bad_alloc();
        // malloc aligns to 16, so at least 16 bytes are skipped: enough for the pointer.
        static_assert(sizeof(void*) <= alignof(std::max_align_t));
        const auto aligned = (reinterpret_cast<std::uintptr_t>(block) / kAlignment + 1) * kAlignment;
        void* const data = reinterpret_cast<void*>(aligned);
        static_cast<void**>(data)[-1] = block;
        return data;
    }

    static void giveBack(void* data)
    {
        if (data)
            std::free(static_cast<void**>(data)[-1]);
    }
};

} // namespace

void usePlainMemory()
{
    static const bool told = [] {
        static PlainAllocator allocator;
        c10::SetCPUAllocator(&allocator);
#ifdef __GLIBC__
        // Every batch allocates and frees the same few megabytes; returning them to the system each time would cost a tenth of the time in
        // page faults.
        constexpr int kKept = 256 << 20;
        mallopt(M_MMAP_THRESHOLD, kKept);
        mallopt(M_TRIM_THRESHOLD, kKept);
#endif
        return true;
    }();
    static_cast<void>(told);
}

void batchIsDone()
{
#ifdef __GLIBC__
    constexpr std::uint32_t kBatchesATrim = 8192; // some ten megabytes apart
    static std::atomic<std::uint32_t> batches{0};
    if (++batches % kBatchesATrim == 0)
        malloc_trim(0);
#endif
}

} // namespace evenmatch::nn::detail
