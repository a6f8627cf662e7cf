// Passes of small lc0 networks with every kind of head, against the same sums written out.
#include "tests/run_tests.h"

#include "nn/lc0/encoding.h"
#include "nn/torch/lc0_evaluator.h"
#include "tests/nn/lc0_samples.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_lc0_forward {

using namespace evenmatch;
using namespace evenmatch::lc0;

namespace {

using Planes = std::vector<std::vector<double>>; ///< 64 numbers a plane

void relu(std::vector<double>& numbers)
{
    for (double& x : numbers)
        x = std::max(x, 0.0);
}

void relu(Planes& planes)
{
    for (std::vector<double>& plane : planes)
        relu(plane);
}

Planes convolve(const Planes& in, const Convolution& layer)
{
    Planes out(layer.outputs, std::vector<double>(64));
    const int reach = layer.size / 2;
    for (int o = 0; o < layer.outputs; ++o) {
        for (int square = 0; square < 64; ++square) {
            double sum = layer.bias[o];
            for (int i = 0; i < layer.inputs; ++i)
                for (int dy = -reach; dy <= reach; ++dy)
                    for (int dx = -reach; dx <= reach; ++dx) {
                        const int y = square / 8 + dy;
                        const int x = square % 8 + dx;
                        if (y >= 0 && y < 8 && x >= 0 && x < 8)
                            sum += in[i][y * 8 + x]
                                * layer.weights[((o * layer.inputs + i) * layer.size + dy + reach) * layer.size + dx + reach];
                    }
            out[o][square] = sum;
        }
    }
    return out;
}

std::vector<double> throughDense(const std::vector<double>& in, const Dense& layer)
{
    std::vector<double> out(layer.bias.begin(), layer.bias.end());
    for (int o = 0; o < layer.outputs; ++o)
        for (int i = 0; i < layer.inputs; ++i)
            out[o] += in[i] * layer.weights[o * layer.inputs + i];
    return out;
}

std::vector<double> flatten(const Planes& planes)
{
    std::vector<double> all;
    for (const std::vector<double>& plane : planes)
        all.insert(all.end(), plane.begin(), plane.end());
    return all;
}

Planes throughBlock(const Planes& in, const Block& block)
{
    Planes next = convolve(in, block.first);
    relu(next);
    next = convolve(next, block.second);
    std::vector<double> means;
    for (const std::vector<double>& plane : next)
        means.push_back(std::accumulate(plane.begin(), plane.end(), 0.0) / 64);
    std::vector<double> squeezed = block.se ? throughDense(means, block.se->squeeze) : means;
    relu(squeezed);
    const std::vector<double> excited = block.se ? throughDense(squeezed, block.se->excite) : squeezed;
    for (std::size_t c = 0; c < in.size(); ++c)
        for (int square = 0; square < 64; ++square) {
            double& x = next[c][square];
            x = in[c][square] + (block.se ? x / (1 + std::exp(-excited[c])) + excited[in.size() + c] : x);
        }
    relu(next);
    return next;
}

struct Expected {
    std::vector<double> logits; ///< in the order of the legal moves
    double value = 0;
};

Expected expectedOf(const Network& network, const nn::GameState& state)
{
    std::vector<float> numbers(64 * kInputPlanes);
    unpack(encode(state), numbers);
    Planes planes(kInputPlanes, std::vector<double>(64));
    for (int plane = 0; plane < kInputPlanes; ++plane)
        for (int square = 0; square < 64; ++square)
            planes[plane][square] = numbers[square * kInputPlanes + plane];

    Planes tower = convolve(planes, network.input);
    relu(tower);
    for (const Block& block : network.blocks)
        tower = throughBlock(tower, block);

    Planes policy = tower;
    if (network.policyHidden) {
        policy = convolve(tower, *network.policyHidden);
        relu(policy);
    }
    policy = convolve(policy, network.policy);
    if (network.policyOutput)
        relu(policy);
    const std::vector<double> all = network.policyOutput ? throughDense(flatten(policy), *network.policyOutput) : flatten(policy);
    Expected expected;
    for (const game::Move move : state.position().legalMoves()) {
        const int index = policyIndex(move, state.position().sideToMove());
        expected.logits.push_back(all[network.policyOutput ? index : policyPlaneIndex(index)]);
    }

    Planes value = convolve(tower, network.value);
    relu(value);
    std::vector<double> hidden = throughDense(flatten(value), network.valueHidden);
    relu(hidden);
    const std::vector<double> last = throughDense(hidden, network.valueOutput);
    if (last.size() == 1)
        expected.value = std::tanh(last[0]);
    else
        expected.value = (std::exp(last[0]) - std::exp(last[2])) / (std::exp(last[0]) + std::exp(last[1]) + std::exp(last[2]));
    return expected;
}

} // namespace

class Lc0ForwardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheSumsSay_data()
    {
        QTest::addColumn<bool>("se");
        QTest::addColumn<bool>("convolutional");
        QTest::addColumn<bool>("winDrawLoss");
        for (const bool se : {false, true})
            for (const bool convolutional : {false, true})
                for (const bool winDrawLoss : {false, true})
                    QTest::addRow("%s, %s policy, %s value", se ? "SE" : "plain", convolutional ? "convolutional" : "classical",
                        winDrawLoss ? "WDL" : "classical")
                        << se << convolutional << winDrawLoss;
    }
    void saysWhatTheSumsSay()
    {
        QFETCH(bool, se);
        QFETCH(bool, convolutional);
        QFETCH(bool, winDrawLoss);
        const auto network = parseNetwork(
            sampleNetwork({.channels = 6, .blocks = 2, .se = se, .convolutionalPolicy = convolutional, .winDrawLoss = winDrawLoss}, 5));
        QVERIFY(network.ok());
        const auto evaluator = nn::makeLc0Evaluator(*network, "sample", nn::Precision::Float32);
        core::Random random(8);
        nn::GameState state{game::AnyPosition(chess::Position())};
        for (int ply = 0; ply < 12; ++ply)
            state.play(state.position().randomMove(random));
        const nn::Query query{&state, {}};
        nn::Evaluation answer;
        QVERIFY(evaluator->evaluate({&query, 1}, {&answer, 1}).ok());

        const Expected expected = expectedOf(*network, state);
        QVERIFY2(std::abs(answer.value - expected.value) < 1e-5, qPrintable(QString("%1 %2").arg(answer.value).arg(expected.value)));
        QCOMPARE(answer.prior.size(), expected.logits.size());
        double sum = 0;
        for (const double logit : expected.logits)
            sum += std::exp(logit);
        for (std::size_t i = 0; i < answer.prior.size(); ++i) // lc0's exponential is 0.27 % off at most
            QVERIFY(std::abs(answer.prior[i] / (std::exp(expected.logits[i]) / sum) - 1) < 0.0055);
    }
};

EVENMATCH_TEST(Lc0ForwardTest)

} // namespace tst_lc0_forward

#include "tst_lc0_forward.moc"
