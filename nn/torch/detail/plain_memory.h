// Memory of tensors that is given back.
#pragma once

namespace evenmatch::nn::detail {

/// Tells the tensor library to take the memory of CPU tensors from malloc. Left alone it asks for aligned blocks, which glibc before 2.38
/// hardly ever uses again (its bug 14581): a day of analysis would take all memory there is. Cheap when repeated, any thread.
void usePlainMemory();

/// oneDNN asks for aligned blocks all the same, small ones for every convolution. Who computes batches says so here after each; now and
/// then what lies idle is returned to the system, which takes some milliseconds. Any thread.
void batchIsDone();

} // namespace evenmatch::nn::detail
