// Compiled for processors with AVX2 and FMA.
#include <cstddef>

namespace evenmatch::nn::onednn::avx2 {
constexpr std::ptrdiff_t kVector = 8;
}
#define EVENMATCH_KERNELS avx2
#define EVENMATCH_TILE_ROWS 6
#include "nn/onednn/katago/kernels_code.h"
