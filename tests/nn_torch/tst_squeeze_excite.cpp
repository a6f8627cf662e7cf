// The hand-written end of a residual block against the tensor library's own steps: outputs and gradients.
#include "tests/run_tests.h"

#include "nn/torch/network/squeeze_excite.h"

#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <QTest>

#include <array>
#include <vector>

namespace tst_squeeze_excite {

using namespace evenmatch::nn::detail;

namespace {

constexpr std::array kNames
    = {"out", "of x", "of y", "of the squeezing weights", "of their bias", "of the exciting weights", "of their bias"};

/// The output and the gradients of everything that has one, computed in the type of `x` and `y`.
std::vector<at::Tensor> answerAndGradients(at::ScalarType type)
{
    at::manual_seed(3);
    const auto bfloats = [&](at::IntArrayRef shape) {
        return at::randn(shape).to(at::kBFloat16).to(type).contiguous(at::MemoryFormat::ChannelsLast).set_requires_grad(true);
    };
    const auto floats = [&](at::IntArrayRef shape) { return (at::randn(shape) * 0.5).set_requires_grad(true); };
    const at::Tensor x = bfloats({5, 24, 3, 7});
    const at::Tensor y = bfloats({5, 24, 3, 7});
    const SqueezeExcite layers{floats({6, 24}), floats({6}), floats({48, 6}), floats({48})};
    const at::Tensor out = excitedResidual(x, y, layers);
    const at::Tensor weights = at::randn(out.sizes()).to(at::kBFloat16).to(type);
    std::vector<at::Tensor> all = {out};
    for (const at::Tensor& gradient :
        torch::autograd::grad({out}, {x, y, layers.squeezeWeight, layers.squeezeBias, layers.exciteWeight, layers.exciteBias}, {weights}))
        all.push_back(gradient.to(at::kFloat));
    return all;
}

} // namespace

class TestSqueezeExcite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handWrittenIsAsComposed()
    {
        const auto written = answerAndGradients(at::kBFloat16);
        const auto composed = answerAndGradients(at::kFloat);
        for (std::size_t i = 0; i < composed.size(); ++i) {
            // If bf16 rounds the sum to 0 and fp32 does not, one of a board's many gradients differs; therefore the mean is compared.
            const double difference = (written[i].to(at::kFloat) - composed[i]).abs().mean().item<double>();
            const double size = composed[i].abs().mean().item<double>();
            QVERIFY2(size > 0.01, kNames[i]);
            QVERIFY2(difference < 0.004 * size, qPrintable(QString("%1: %2 of %3").arg(kNames[i]).arg(difference).arg(size)));
        }
    }

    void withoutGradientsTheAnswerIsTheSame()
    {
        const at::Tensor with = answerAndGradients(at::kBFloat16)[0];
        c10::NoGradGuard noGrad;
        at::manual_seed(3);
        const at::Tensor x = at::randn({5, 24, 3, 7}).to(at::kBFloat16); // any layout will do
        const at::Tensor y = at::randn({5, 24, 3, 7}).to(at::kBFloat16);
        const at::Tensor squeeze = at::randn({6, 24}) * 0.5;
        const at::Tensor squeezeBias = at::randn({6}) * 0.5;
        const at::Tensor excite = at::randn({48, 6}) * 0.5;
        const at::Tensor exciteBias = at::randn({48}) * 0.5;
        QVERIFY(excitedResidual(x, y, {squeeze, squeezeBias, excite, exciteBias}).equal(with));
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestSqueezeExcite)

} // namespace tst_squeeze_excite

#include "tst_squeeze_excite.moc"
