// The kernels for any processor, and the choice among all of them.
#include <cstddef>
#include <vector>

namespace evenmatch::nn::onednn::anyprocessor {
constexpr std::ptrdiff_t kVector = 4;
}
#define EVENMATCH_KERNELS anyprocessor
#define EVENMATCH_TILE_ROWS 4
#include "nn/onednn/detail/katago_kernels_code.h"

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

} // namespace evenmatch::nn::onednn
