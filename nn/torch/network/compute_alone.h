// Prepares threads that compute with the tensor library.
#pragma once

namespace evenmatch::nn::detail {

/// Informs the tensor library and its BLAS that this thread has no helpers, and makes them use plain memory (plain_memory.h). Cheap if
/// repeated.
void computeAlone();

} // namespace evenmatch::nn::detail
