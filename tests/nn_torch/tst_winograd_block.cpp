// A residual block by oneDNN's Winograd convolutions against the tensor library's own steps: outputs and gradients.
#include "tests/run_tests.h"

#include "nn/torch/network/winograd_block.h"

#include <torch/csrc/autograd/autograd.h>

#include <QTest>

#include <array>
#include <vector>

namespace tst_winograd_block {

using namespace evenmatch::nn::detail;

namespace {

constexpr std::array kNames = {"out", "of x", "of the first weights", "of their bias", "of the second weights", "of their bias",
    "of the squeezing weights", "of their bias", "of the exciting weights", "of their bias"};

std::vector<at::Tensor> answerAndGradients(bool byWinograd)
{
    at::manual_seed(5);
    const auto numbers = [](at::IntArrayRef shape, double scale) { return (at::randn(shape) * scale).set_requires_grad(true); };
    const at::Tensor x = numbers({3, 32, 9, 9}, 1);
    const BlockLayers layers{numbers({32, 32, 3, 3}, 0.06), numbers({32}, 0.1), numbers({32, 32, 3, 3}, 0.06), numbers({32}, 0.1),
        {numbers({4, 32}, 0.3), numbers({4}, 0.3), numbers({64, 4}, 0.3), numbers({64}, 0.3)}};
    at::Tensor out;
    if (byWinograd) {
        out = ungroupChannels(winogradBlock(groupChannels(x), layers));
    } else {
        const at::Tensor inner = at::conv2d(x, layers.firstWeight, layers.firstBias, 1, 1).relu();
        out = excitedResidual(x, at::conv2d(inner, layers.secondWeight, layers.secondBias, 1, 1), layers.excite);
    }
    const at::Tensor weights = at::randn(out.sizes());
    std::vector<at::Tensor> all = {out};
    for (const at::Tensor& gradient : torch::autograd::grad({out},
             {x, layers.firstWeight, layers.firstBias, layers.secondWeight, layers.secondBias, layers.excite.squeezeWeight,
                 layers.excite.squeezeBias, layers.excite.exciteWeight, layers.excite.exciteBias},
             {weights}))
        all.push_back(gradient);
    return all;
}

} // namespace

class TestWinogradBlock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsComposed()
    {
        if (!canWinograd(at::zeros({3, 32, 9, 9})))
            QSKIP("oneDNN has no Winograd convolutions for this processor");
        const auto quick = answerAndGradients(true);
        const auto composed = answerAndGradients(false);
        for (std::size_t i = 0; i < composed.size(); ++i) {
            QVERIFY(quick[i].sizes() == composed[i].sizes());
            const double difference = (quick[i] - composed[i]).abs().mean().item<double>();
            const double size = composed[i].abs().mean().item<double>();
            QVERIFY2(size > 1e-3, kNames[i]);
            QVERIFY2(difference < 1e-3 * size, qPrintable(QString("%1: %2 of %3").arg(kNames[i]).arg(difference).arg(size)));
        }
    }

    void groupsAndUngroups()
    {
        if (!canWinograd(at::zeros({2, 32, 5, 7})))
            QSKIP("oneDNN has no Winograd convolutions for this processor");
        const at::Tensor x = at::randn({2, 32, 5, 7});
        QVERIFY(ungroupChannels(groupChannels(x)).equal(x));
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestWinogradBlock)

} // namespace tst_winograd_block

#include "tst_winograd_block.moc"
