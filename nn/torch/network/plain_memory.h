// Memory of tensors that is returned to the system.
#pragma once

namespace evenmatch::nn::detail {

/// Makes the tensor library allocate CPU tensors by malloc. By default it requests aligned blocks, which glibc before 2.38 hardly ever
/// reuses (its bug 14581): a day of analysis would exhaust the memory. Cheap if repeated, any thread.
void usePlainMemory();

/// oneDNN still requests aligned blocks, small ones for every convolution. Call this after each batch; now and then idle memory is returned
/// to the system, which takes some milliseconds. Any thread.
void batchIsDone();

} // namespace evenmatch::nn::detail
