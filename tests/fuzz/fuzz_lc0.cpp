// Reads any bytes as an uncompressed weights file of lc0: an error, or a consistent network.
#include "nn/lc0/network.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

using namespace evenmatch::lc0;
using evenmatch::fuzz::require;

namespace {

void check(const Convolution& convolution, int inputs)
{
    require(convolution.inputs == inputs && convolution.outputs > 0);
    require(convolution.weights.size() == static_cast<std::size_t>(inputs) * convolution.outputs * convolution.size * convolution.size);
    require(convolution.bias.size() == static_cast<std::size_t>(convolution.outputs));
}

void check(const Dense& dense, int inputs)
{
    require(dense.inputs == inputs && dense.outputs > 0 && dense.bias.size() == static_cast<std::size_t>(dense.outputs));
    require(dense.weights.size() == static_cast<std::size_t>(inputs) * dense.outputs);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto network = parseNetwork({reinterpret_cast<const char*>(data), size});
    if (!network)
        return 0;
    const int channels = network->channels();
    check(network->input, kInputPlanes);
    for (const Block& block : network->blocks) {
        check(block.first, channels);
        check(block.second, block.first.outputs);
        require(block.second.outputs == channels);
        if (block.se) {
            check(block.se->squeeze, channels);
            check(block.se->excite, block.se->squeeze.outputs);
            require(block.se->excite.outputs == 2 * channels);
        }
    }
    if (network->policyHidden)
        check(*network->policyHidden, channels);
    check(network->policy, network->policyHidden ? network->policyHidden->outputs : channels);
    require(network->policyOutput ? network->policyOutput->outputs == kPolicySize : network->policy.outputs == kPolicyPlanes);
    check(network->value, channels);
    check(network->valueHidden, 64 * network->value.outputs);
    check(network->valueOutput, network->valueHidden.outputs);
    require(network->valueOutput.outputs == (network->winDrawLoss() ? 3 : 1));
    return 0;
}
