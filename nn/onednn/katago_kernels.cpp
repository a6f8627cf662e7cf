// Compiled for any processor, and the choice between all of them.
#include <cstddef>

namespace evenmatch::nn::onednn::anyprocessor {
constexpr std::ptrdiff_t kVector = 4;
}
#define EVENMATCH_KERNELS anyprocessor
#define EVENMATCH_TILE_ROWS 4
#include "nn/onednn/detail/katago_kernels_code.h"

namespace evenmatch::nn::onednn {

const Kernels& kernels()
{
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq"))
        return avx512::kKernels;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return avx2::kKernels;
#endif
    return anyprocessor::kKernels;
}

} // namespace evenmatch::nn::onednn
