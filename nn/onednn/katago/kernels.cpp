// The kernels for any processor, and the choice among all of them.
#include <vector>

#if defined(__x86_64__) && defined(__linux__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace evenmatch::nn::onednn::anyprocessor {
constexpr std::ptrdiff_t kVector = 4;
}
#define EVENMATCH_KERNELS anyprocessor
#define EVENMATCH_TILE_ROWS 4
#include "nn/onednn/katago/kernels_code.h"
#include "nn/onednn/katago/tiles.h"

namespace evenmatch::nn::onednn {

std::span<const Kernels* const> availableKernels()
{
    static const std::vector<const Kernels*> available = [] {
        std::vector<const Kernels*> found;
#ifdef __x86_64__
        const bool hasAvx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
        if (hasAvx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
            && __builtin_cpu_supports("avx512dq"))
            found.push_back(&avx512::kKernels);
        if (hasAvx2)
            found.push_back(&avx2::kKernels);
#endif
        found.push_back(&anyprocessor::kKernels);
        return found;
    }();
    return available;
}

bool tiles::isAvailable()
{
#if defined(__x86_64__) && defined(__linux__)
    static const bool available = [] {
        constexpr unsigned kTilesOf16Bits = 1u << 22 | 1u << 24; // edx of leaf 7: AMX-BF16 and AMX-TILE
        constexpr unsigned kBytePermutations = 1u << 1; // ecx: AVX512-VBMI
        constexpr unsigned kVectorsOf16Bits = 1u << 5; // eax of its first subleaf: AVX512-BF16
        constexpr long kRequestPermission = 0x1023; // ARCH_REQ_XCOMP_PERM
        constexpr long kTileData = 18;
        unsigned a = 0;
        unsigned b = 0;
        unsigned c = 0;
        unsigned d = 0;
        if (&kernels() != &avx512::kKernels || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || (d & kTilesOf16Bits) != kTilesOf16Bits
            || !(c & kBytePermutations))
            return false;
        return __get_cpuid_count(7, 1, &a, &b, &c, &d) && (a & kVectorsOf16Bits)
            && syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
    }();
    return available;
#else
    return false;
#endif
}

} // namespace evenmatch::nn::onednn
