// Who computes with the tensor library says so first.
#pragma once

namespace evenmatch::nn::detail {

/// Tells the tensor library and its BLAS that this thread has no helpers, and to use plain memory (plain_memory.h). Cheap when repeated.
void computeAlone();

} // namespace evenmatch::nn::detail
