#include "nn/torch/network/compute_alone.h"

#include "nn/torch/network/plain_memory.h"

#include <ATen/Parallel.h>

#include <utility>

/// OpenBLAS has its own threads, unknown to the tensor library; absent with another BLAS.
extern "C" __attribute__((weak)) void openblas_set_num_threads(int threads);

namespace evenmatch::nn::detail {

void computeAlone()
{
    static thread_local bool told = false;
    if (std::exchange(told, true))
        return;
    usePlainMemory();
    at::set_num_threads(1);
    if (openblas_set_num_threads)
        openblas_set_num_threads(1);
}

} // namespace evenmatch::nn::detail
