// Compiled for processors with AVX-512.
#include <cstddef>

namespace evenmatch::nn::onednn::avx512 {
constexpr std::ptrdiff_t kVector = 16;
}
#define EVENMATCH_KERNELS avx512
#define EVENMATCH_TILE_ROWS 12
#include "nn/onednn/katago/kernels_code.h"
