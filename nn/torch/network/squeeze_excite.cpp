#include "nn/torch/network/squeeze_excite.h"

#include "nn/model/each_processor.h"
#include "nn/model/half.h"
#include "nn/torch/network/convolution.h"

#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/custom_function.h>

#include <cstdint>
#include <vector>

namespace evenmatch::nn::detail {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Bits = std::uint16_t; ///< of a bf16

// The loops below run over channels, which are adjacent.

/// One board: `points` rows of `channels`.
struct Board {
    std::int64_t points;
    std::int64_t channels;
};

EVENMATCH_EACH_PROCESSOR void addUp(Board board, const Bits* __restrict y, float* __restrict sum)
{
    for (std::int64_t p = 0; p < board.points; ++p, y += board.channels)
        for (std::int64_t c = 0; c < board.channels; ++c)
            sum[c] += bfloat16ToFloat(y[c]);
}

EVENMATCH_EACH_PROCESSOR void combine(Board board, const Bits* __restrict x, const Bits* __restrict y, const float* __restrict scale,
    const float* __restrict shift, Bits* __restrict out)
{
    for (std::int64_t p = 0; p < board.points; ++p, x += board.channels, y += board.channels, out += board.channels) {
        for (std::int64_t c = 0; c < board.channels; ++c) {
            const float value = bfloat16ToFloat(x[c]) + bfloat16ToFloat(y[c]) * scale[c] + shift[c];
            out[c] = floatToBfloat16(value > 0 ? value : 0);
        }
    }
}

/// The gradients of scale and shift for a board.
EVENMATCH_EACH_PROCESSOR void addUpGradients(Board board, const Bits* __restrict gradient, const Bits* __restrict out,
    const Bits* __restrict y, float* __restrict ofScale, float* __restrict ofShift)
{
    for (std::int64_t p = 0; p < board.points; ++p, gradient += board.channels, out += board.channels, y += board.channels) {
        for (std::int64_t c = 0; c < board.channels; ++c) {
            const float g = out[c] != 0 ? bfloat16ToFloat(gradient[c]) : 0;
            ofScale[c] += g * bfloat16ToFloat(y[c]);
            ofShift[c] += g;
        }
    }
}

/// The gradients of x and y.
EVENMATCH_EACH_PROCESSOR void spread(Board board, const Bits* __restrict gradient, const Bits* __restrict out,
    const float* __restrict scale, const float* __restrict ofMean, Bits* __restrict ofX, Bits* __restrict ofY)
{
    for (std::int64_t p = 0; p < board.points;
         ++p, gradient += board.channels, out += board.channels, ofX += board.channels, ofY += board.channels) {
        for (std::int64_t c = 0; c < board.channels; ++c) {
            const Bits g = out[c] != 0 ? gradient[c] : Bits{0};
            ofX[c] = g;
            ofY[c] = floatToBfloat16(bfloat16ToFloat(g) * scale[c] + ofMean[c]);
        }
    }
}

const Bits* bitsOf(const at::Tensor& tensor) { return static_cast<const Bits*>(tensor.data_ptr()); }
Bits* bitsOf(at::Tensor& tensor) { return static_cast<Bits*>(tensor.data_ptr()); }

/// Calls work(board, number of the board, index of its first point) for every board.
template <class Work>
void eachBoard(const at::Tensor& boards, const Work& work)
{
    const Board board{boards.size(2) * boards.size(3), boards.size(1)};
    at::parallel_for(0, boards.size(0), 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t b = begin; b < end; ++b)
            work(board, b, b * board.points * board.channels);
    });
}

/// The data of a forward pass for the backward pass.
struct Excited {
    at::Tensor out;
    at::Tensor mean; ///< [B, C]
    at::Tensor hidden; ///< [B, S]
    at::Tensor scale; ///< [B, C]
};

Excited excite(const at::Tensor& x, const at::Tensor& y, const SqueezeExcite& layers)
{
    Excited made;
    made.mean = at::zeros({y.size(0), y.size(1)}, at::kFloat);
    auto* const mean = made.mean.data_ptr<float>();
    eachBoard(y, [&](Board board, std::int64_t b, std::int64_t at) { addUp(board, bitsOf(y) + at, mean + b * board.channels); });
    made.mean.div_(static_cast<double>(y.size(2) * y.size(3)));
    made.hidden = at::linear(made.mean, layers.squeezeWeight, layers.squeezeBias).relu_();
    const std::vector<at::Tensor> parts = at::linear(made.hidden, layers.exciteWeight, layers.exciteBias).chunk(2, 1);
    made.scale = parts[0].sigmoid();
    const at::Tensor shift = parts[1].contiguous();
    made.out = at::empty_like(x);
    const auto* const scales = made.scale.data_ptr<float>();
    const auto* const shifts = shift.data_ptr<float>();
    eachBoard(y, [&](Board board, std::int64_t b, std::int64_t at) {
        combine(board, bitsOf(x) + at, bitsOf(y) + at, scales + b * board.channels, shifts + b * board.channels, bitsOf(made.out) + at);
    });
    return made;
}

class ExcitedResidual : public torch::autograd::Function<ExcitedResidual> {
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& x, const at::Tensor& y, const at::Tensor& squeezeWeight,
        const at::Tensor& squeezeBias, const at::Tensor& exciteWeight, const at::Tensor& exciteBias)
    {
        const Excited made = excite(x, y, {squeezeWeight, squeezeBias, exciteWeight, exciteBias});
        context->save_for_backward({y, made.out, made.mean, made.hidden, made.scale, squeezeWeight, exciteWeight});
        return made.out;
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor &y = saved[0], &out = saved[1], &mean = saved[2], &hidden = saved[3], &scale = saved[4], &squeezeWeight = saved[5],
                         &exciteWeight = saved[6];
        const at::Tensor gradient = gradients[0].contiguous(kLayout);
        const at::Tensor ofScale = at::zeros_like(scale);
        const at::Tensor ofShift = at::zeros_like(scale);
        auto* const sumOfScale = ofScale.data_ptr<float>();
        auto* const sumOfShift = ofShift.data_ptr<float>();
        eachBoard(y, [&](Board board, std::int64_t b, std::int64_t at) {
            addUpGradients(board, bitsOf(gradient) + at, bitsOf(out) + at, bitsOf(y) + at, sumOfScale + b * board.channels,
                sumOfShift + b * board.channels);
        });
        const at::Tensor ofExcited = at::cat({ofScale * scale * (1 - scale), ofShift}, 1);
        const at::Tensor ofHidden = ofExcited.mm(exciteWeight) * hidden.gt(0);
        const at::Tensor ofMean = ofHidden.mm(squeezeWeight).div_(static_cast<double>(y.size(2) * y.size(3)));
        at::Tensor ofX = at::empty_like(y);
        at::Tensor ofY = at::empty_like(y);
        const auto* const scales = scale.data_ptr<float>();
        const auto* const means = ofMean.data_ptr<float>();
        eachBoard(y, [&](Board board, std::int64_t b, std::int64_t at) {
            spread(board, bitsOf(gradient) + at, bitsOf(out) + at, scales + b * board.channels, means + b * board.channels,
                bitsOf(ofX) + at, bitsOf(ofY) + at);
        });
        return {ofX, ofY, ofHidden.t().mm(mean), ofHidden.sum(0), ofExcited.t().mm(hidden), ofExcited.sum(0)};
    }
};

at::Tensor composed(const at::Tensor& x, const at::Tensor& y, const SqueezeExcite& layers)
{
    const at::Tensor mean = y.mean({2, 3}, false, at::kFloat);
    const at::Tensor both
        = at::linear(at::linear(mean, layers.squeezeWeight, layers.squeezeBias).relu(), layers.exciteWeight, layers.exciteBias);
    const std::vector<at::Tensor> parts = both.unsqueeze(2).unsqueeze(3).chunk(2, 1);
    return at::relu(x + y * parts[0].sigmoid().to(y.scalar_type()) + parts[1].to(y.scalar_type()));
}

} // namespace

at::Tensor excitedResidual(const at::Tensor& x, const at::Tensor& y, const SqueezeExcite& layers)
{
    if (!y.is_cpu() || y.scalar_type() != at::kBFloat16)
        return composed(x, y, layers);
    const at::Tensor left = x.contiguous(kLayout);
    const at::Tensor right = y.contiguous(kLayout);
    if (!c10::GradMode::is_enabled())
        return excite(left, right, layers).out;
    return ExcitedResidual::apply(left, right, layers.squeezeWeight, layers.squeezeBias, layers.exciteWeight, layers.exciteBias);
}

} // namespace evenmatch::nn::detail
