#include "nn/torch/network/winograd_block.h"

#ifdef EVENMATCH_ONEDNN

#include "nn/model/each_processor.h"

#include <dnnl.hpp>
#include <torch/csrc/autograd/custom_function.h>

namespace evenmatch::nn::detail {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Format = dnnl::memory::format_tag;
using dnnl::algorithm;
using dnnl::convolution_backward_data;
using dnnl::convolution_backward_weights;
using dnnl::convolution_forward;

constexpr std::int64_t kGroup = 16; ///< channels per group

const dnnl::engine& processor()
{
    static const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

dnnl::memory::desc describe(const dnnl::memory::dims& shape, Format format) { return {shape, dnnl::memory::data_type::f32, format}; }

dnnl::memory memoryOf(const dnnl::memory::desc& description, const at::Tensor& tensor)
{
    return {description, processor(), tensor.data_ptr()};
}

/// One 3×3 convolution of boards of one shape, with its backward passes. oneDNN caches compiled primitives, so making one again costs
/// almost nothing.
class Winograd {
public:
    explicit Winograd(const at::Tensor& grouped)
        : m_channels(grouped.size(1) * kGroup), m_shape{grouped.size(0), m_channels, grouped.size(2), grouped.size(3)}
    {
    }

    /// w ∗ x + bias, or relu of it.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias, bool relu) const
    {
        dnnl::primitive_attr attributes;
        if (relu) {
            dnnl::post_ops after;
            after.append_eltwise(1, algorithm::eltwise_relu, 0, 0);
            attributes.set_post_ops(after);
        }
        const convolution_forward::primitive_desc chosen(forwardDesc(), attributes, processor());
        const at::Tensor y = at::empty_like(x);
        run(convolution_forward(chosen),
            {{DNNL_ARG_SRC, memoryOf(boards(), x)}, {DNNL_ARG_WEIGHTS, laidOut(weight, chosen.weights_desc())},
                {DNNL_ARG_BIAS, memoryOf(biases(), bias)}, {DNNL_ARG_DST, memoryOf(boards(), y)}});
        return y;
    }

    at::Tensor ofInput(const at::Tensor& gradient, const at::Tensor& weight) const
    {
        const convolution_backward_data::primitive_desc chosen(dataDesc(), processor(), hint());
        const at::Tensor ofX = at::empty_like(gradient);
        run(convolution_backward_data(chosen),
            {{DNNL_ARG_DIFF_SRC, memoryOf(boards(), ofX)}, {DNNL_ARG_WEIGHTS, laidOut(weight, chosen.weights_desc())},
                {DNNL_ARG_DIFF_DST, memoryOf(boards(), gradient)}});
        return ofX;
    }

    /// The gradients of the weights and of the biases.
    std::pair<at::Tensor, at::Tensor> ofLayer(const at::Tensor& x, const at::Tensor& gradient) const
    {
        const convolution_backward_weights::primitive_desc chosen(layerDesc(), processor(), hint());
        dnnl::memory asComputed(chosen.diff_weights_desc(), processor());
        const at::Tensor ofBias = at::empty({m_channels}, at::kFloat);
        run(convolution_backward_weights(chosen),
            {{DNNL_ARG_SRC, memoryOf(boards(), x)}, {DNNL_ARG_DIFF_WEIGHTS, asComputed}, {DNNL_ARG_DIFF_BIAS, memoryOf(biases(), ofBias)},
                {DNNL_ARG_DIFF_DST, memoryOf(boards(), gradient)}});
        const at::Tensor ofWeight = at::empty({m_channels, m_channels, 3, 3}, at::kFloat);
        dnnl::memory plain = memoryOf(weights(Format::oihw), ofWeight);
        reorder(asComputed, plain);
        return {ofWeight, ofBias};
    }

    /// Throws if oneDNN has no such convolution.
    void tryAll() const
    {
        const convolution_forward::primitive_desc forward = hint();
        const convolution_backward_data::primitive_desc data(dataDesc(), processor(), forward);
        const convolution_backward_weights::primitive_desc layer(layerDesc(), processor(), forward);
    }

private:
    static inline const dnnl::memory::dims kOne{1, 1};

    dnnl::memory::desc boards() const { return describe(m_shape, Format::nChw16c); }
    dnnl::memory::desc weights(Format format) const { return describe({m_channels, m_channels, 3, 3}, format); }
    dnnl::memory::desc biases() const { return describe({m_channels}, Format::x); }

    convolution_forward::desc forwardDesc() const
    {
        return {dnnl::prop_kind::forward_training, algorithm::convolution_winograd, boards(), weights(Format::any), biases(), boards(),
            kOne, kOne, kOne};
    }
    convolution_backward_data::desc dataDesc() const
    {
        return {algorithm::convolution_winograd, boards(), weights(Format::any), boards(), kOne, kOne, kOne};
    }
    convolution_backward_weights::desc layerDesc() const
    {
        return {algorithm::convolution_winograd, boards(), weights(Format::any), biases(), boards(), kOne, kOne, kOne};
    }
    convolution_forward::primitive_desc hint() const { return {forwardDesc(), processor()}; }

    dnnl::memory laidOut(const at::Tensor& weight, const dnnl::memory::desc& layout) const
    {
        dnnl::memory given = memoryOf(weights(Format::oihw), weight);
        dnnl::memory wanted(layout, processor());
        reorder(given, wanted);
        return wanted;
    }

    static void reorder(dnnl::memory& from, dnnl::memory& to)
    {
        dnnl::stream stream(processor());
        dnnl::reorder(from, to).execute(stream, from, to);
        stream.wait();
    }

    static void run(const dnnl::primitive& pass, const std::unordered_map<int, dnnl::memory>& arguments)
    {
        thread_local dnnl::stream stream(processor());
        pass.execute(stream, arguments);
        stream.wait();
    }

    std::int64_t m_channels;
    dnnl::memory::dims m_shape;
};

// The loops below read numbers before deciding whether they count: GCC 12 (-O3, AVX-512) miscompiles `a[i] > 0 ? b[i] : 0` followed by two
// stores.

/// `points` rows of a group of channels each, of one board.
struct Plane {
    std::int64_t points;
};

EVENMATCH_EACH_PROCESSOR void addUp(Plane plane, const float* __restrict y, float* __restrict sum)
{
    for (std::int64_t p = 0; p < plane.points; ++p, y += kGroup)
        for (std::int64_t c = 0; c < kGroup; ++c)
            sum[c] += y[c];
}

EVENMATCH_EACH_PROCESSOR void combine(Plane plane, const float* __restrict x, const float* __restrict y, const float* __restrict scale,
    const float* __restrict shift, float* __restrict out)
{
    for (std::int64_t p = 0; p < plane.points; ++p, x += kGroup, y += kGroup, out += kGroup) {
        for (std::int64_t c = 0; c < kGroup; ++c) {
            const float value = x[c] + y[c] * scale[c] + shift[c];
            out[c] = value > 0 ? value : 0;
        }
    }
}

/// The gradients of scale and shift for a plane.
EVENMATCH_EACH_PROCESSOR void addUpGradients(Plane plane, const float* __restrict gradient, const float* __restrict out,
    const float* __restrict y, float* __restrict ofScale, float* __restrict ofShift)
{
    for (std::int64_t p = 0; p < plane.points; ++p, gradient += kGroup, out += kGroup, y += kGroup) {
        for (std::int64_t c = 0; c < kGroup; ++c) {
            const float given = gradient[c];
            const float g = out[c] > 0 ? given : 0;
            ofScale[c] += g * y[c];
            ofShift[c] += g;
        }
    }
}

/// The gradients of x and y.
EVENMATCH_EACH_PROCESSOR void spread(Plane plane, const float* __restrict gradient, const float* __restrict out,
    const float* __restrict scale, const float* __restrict ofMean, float* __restrict ofX, float* __restrict ofY)
{
    for (std::int64_t p = 0; p < plane.points; ++p, gradient += kGroup, out += kGroup, ofX += kGroup, ofY += kGroup) {
        for (std::int64_t c = 0; c < kGroup; ++c) {
            const float given = gradient[c];
            const float g = out[c] > 0 ? given : 0;
            ofX[c] = g;
            ofY[c] = g * scale[c] + ofMean[c];
        }
    }
}

EVENMATCH_EACH_PROCESSOR void clearWhereZero(std::int64_t count, const float* __restrict out, float* __restrict gradient)
{
    for (std::int64_t i = 0; i < count; ++i) {
        const float given = gradient[i];
        gradient[i] = out[i] > 0 ? given : 0;
    }
}

EVENMATCH_EACH_PROCESSOR void addTo(std::int64_t count, const float* __restrict more, float* __restrict sum)
{
    for (std::int64_t i = 0; i < count; ++i)
        sum[i] += more[i];
}

/// Calls work(plane, index of its board's group of channels in [B, C], index of its first point) for every group of every board.
template <class Work>
void eachPlane(const at::Tensor& grouped, const Work& work)
{
    const Plane plane{grouped.size(2) * grouped.size(3)};
    const std::int64_t groups = grouped.size(0) * grouped.size(1);
    for (std::int64_t g = 0; g < groups; ++g)
        work(plane, g * kGroup, g * plane.points * kGroup);
}

class WinogradBlock : public torch::autograd::Function<WinogradBlock> {
public:
    static at::Tensor forward(AutogradContext* context, const at::Tensor& x, const at::Tensor& firstWeight, const at::Tensor& firstBias,
        const at::Tensor& secondWeight, const at::Tensor& secondBias, const at::Tensor& squeezeWeight, const at::Tensor& squeezeBias,
        const at::Tensor& exciteWeight, const at::Tensor& exciteBias)
    {
        const Winograd convolution(x);
        const at::Tensor inner = convolution.forward(x, firstWeight, firstBias, true);
        const at::Tensor y = convolution.forward(inner, secondWeight, secondBias, false);
        const double points = static_cast<double>(x.size(2) * x.size(3));
        const at::Tensor mean = at::zeros({x.size(0), x.size(1) * kGroup}, at::kFloat);
        eachPlane(y, [&](Plane plane, std::int64_t channel, std::int64_t at) { addUp(plane, numbers(y) + at, numbers(mean) + channel); });
        mean.div_(points);
        const at::Tensor hidden = at::linear(mean, squeezeWeight, squeezeBias).relu_();
        const std::vector<at::Tensor> parts = at::linear(hidden, exciteWeight, exciteBias).chunk(2, 1);
        const at::Tensor scale = parts[0].sigmoid();
        const at::Tensor shift = parts[1].contiguous();
        const at::Tensor out = at::empty_like(x);
        eachPlane(y, [&](Plane plane, std::int64_t channel, std::int64_t at) {
            combine(plane, numbers(x) + at, numbers(y) + at, numbers(scale) + channel, numbers(shift) + channel, numbers(out) + at);
        });
        context->save_for_backward({x, inner, y, out, mean, hidden, scale, firstWeight, secondWeight, squeezeWeight, exciteWeight});
        return out;
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const variable_list saved = context->get_saved_variables();
        const at::Tensor &x = saved[0], &inner = saved[1], &y = saved[2], &out = saved[3], &mean = saved[4], &hidden = saved[5],
                         &scale = saved[6], &firstWeight = saved[7], &secondWeight = saved[8], &squeezeWeight = saved[9],
                         &exciteWeight = saved[10];
        const at::Tensor gradient = gradients[0].contiguous();
        const at::Tensor ofScale = at::zeros_like(scale);
        const at::Tensor ofShift = at::zeros_like(scale);
        eachPlane(y, [&](Plane plane, std::int64_t channel, std::int64_t at) {
            addUpGradients(
                plane, numbers(gradient) + at, numbers(out) + at, numbers(y) + at, numbers(ofScale) + channel, numbers(ofShift) + channel);
        });
        const at::Tensor ofExcited = at::cat({ofScale * scale * (1 - scale), ofShift}, 1);
        const at::Tensor ofHidden = ofExcited.mm(exciteWeight) * hidden.gt(0);
        const at::Tensor ofMean = ofHidden.mm(squeezeWeight).div_(static_cast<double>(x.size(2) * x.size(3)));
        const at::Tensor ofX = at::empty_like(y);
        const at::Tensor ofY = at::empty_like(y);
        eachPlane(y, [&](Plane plane, std::int64_t channel, std::int64_t at) {
            spread(plane, numbers(gradient) + at, numbers(out) + at, numbers(scale) + channel, numbers(ofMean) + channel, numbers(ofX) + at,
                numbers(ofY) + at);
        });
        const Winograd convolution(x);
        const auto [ofSecond, ofSecondBias] = convolution.ofLayer(inner, ofY);
        const at::Tensor ofInner = convolution.ofInput(ofY, secondWeight);
        clearWhereZero(ofInner.numel(), numbers(inner), numbers(ofInner));
        const auto [ofFirst, ofFirstBias] = convolution.ofLayer(x, ofInner);
        addTo(ofX.numel(), numbers(convolution.ofInput(ofInner, firstWeight)), numbers(ofX));
        return {ofX, ofFirst, ofFirstBias, ofSecond, ofSecondBias, ofHidden.t().mm(mean), ofHidden.sum(0), ofExcited.t().mm(hidden),
            ofExcited.sum(0)};
    }

private:
    static float* numbers(const at::Tensor& tensor) { return tensor.data_ptr<float>(); }
};

bool oneDnnCan(const at::Tensor& boards)
{
    try {
        Winograd(boards.new_empty({boards.size(0), boards.size(1) / kGroup, boards.size(2), boards.size(3), kGroup})).tryAll();
        return true;
    } catch (const dnnl::error&) {
        return false;
    }
}

} // namespace

bool canWinograd(const at::Tensor& boards)
{
    return boards.is_cpu() && boards.scalar_type() == at::kFloat && boards.size(1) % kGroup == 0 && boards.size(0) > 0 && oneDnnCan(boards);
}

at::Tensor groupChannels(const at::Tensor& boards)
{
    return boards.reshape({boards.size(0), boards.size(1) / kGroup, kGroup, boards.size(2), boards.size(3)})
        .permute({0, 1, 3, 4, 2})
        .contiguous();
}

at::Tensor ungroupChannels(const at::Tensor& grouped)
{
    return grouped.permute({0, 2, 3, 1, 4})
        .contiguous()
        .view({grouped.size(0), grouped.size(2), grouped.size(3), -1})
        .permute({0, 3, 1, 2});
}

at::Tensor winogradBlock(const at::Tensor& x, const BlockLayers& layers)
{
    return WinogradBlock::apply(x, layers.firstWeight.contiguous(), layers.firstBias.contiguous(), layers.secondWeight.contiguous(),
        layers.secondBias.contiguous(), layers.excite.squeezeWeight, layers.excite.squeezeBias, layers.excite.exciteWeight,
        layers.excite.exciteBias);
}

} // namespace evenmatch::nn::detail

#else

namespace evenmatch::nn::detail {

bool canWinograd(const at::Tensor&) { return false; }
at::Tensor groupChannels(const at::Tensor& boards) { return boards; }
at::Tensor ungroupChannels(const at::Tensor& grouped) { return grouped; }
at::Tensor winogradBlock(const at::Tensor& x, const BlockLayers&) { return x; }

} // namespace evenmatch::nn::detail

#endif
