// Products and attention by the matrix unit, compared with double precision on the rounded numbers.
#include "tests/run_tests.h"

#include "core/random.h"
#include "nn/onednn/katago/layers.h"
#include "nn/onednn/katago/tiles.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace tst_katago_tiles {

using namespace evenmatch;
using namespace evenmatch::nn::onednn;

namespace {

float roundedTo16Bits(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    return std::bit_cast<float>((bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000u);
}

/// Rows that 16-bit numbers hold exactly, with `gap` untouched floats behind each.
struct Rows {
    Rows(Index rowCount, Index channelCount, Index gap, core::Random& random)
        : rows(rowCount), channels(channelCount), stride(channelCount + gap),
          numbers(static_cast<std::size_t>(rowCount * (channelCount + gap)), kUntouched)
    {
        for (Index row = 0; row < rows; ++row)
            for (Index c = 0; c < channels; ++c)
                at(row, c) = roundedTo16Bits(static_cast<float>(core::shareOf(random())) * 4 - 2);
    }
    float& at(Index row, Index channel) { return numbers[static_cast<std::size_t>(row * stride + channel)]; }
    float at(Index row, Index channel) const { return numbers[static_cast<std::size_t>(row * stride + channel)]; }
    bool gapsAreUntouched() const
    {
        for (Index row = 0; row < rows; ++row)
            for (Index c = channels; c < stride; ++c)
                if (at(row, c) != kUntouched)
                    return false;
        return true;
    }

    static constexpr float kUntouched = 12345;
    Index rows;
    Index channels;
    Index stride;
    std::vector<float> numbers;
};

bool productsAgree(Index rows, Index inputs, Index outputs, bool add)
{
    core::Random random(static_cast<std::uint64_t>(rows * 1000 + inputs * 10 + outputs));
    const Rows from(rows, inputs, 3, random);
    const Rows weights(inputs, outputs, 0, random);
    Rows to(rows, outputs, 16 + roundUp(outputs, 16) - outputs, random);
    for (Index row = 0; row < rows; ++row)
        for (Index c = outputs; c < roundUp(outputs, 16); ++c)
            to.at(row, c) = 0;
    const Rows before = to;
    Floats packed(static_cast<std::size_t>(tiles::packedHalves(inputs, outputs) / 2));
    Floats rounded(static_cast<std::size_t>(tiles::rowHalves(rows, inputs) / 2));
    auto* const halves = reinterpret_cast<tiles::Half*>(packed.data());
    auto* const factors = reinterpret_cast<tiles::Half*>(rounded.data());
    tiles::pack(weights.numbers.data(), inputs, outputs, halves);
    tiles::round(from.numbers.data(), from.stride, rows, inputs, factors);
    tiles::multiply(factors, rows, inputs, halves, outputs, to.numbers.data(), to.stride, add);
    for (Index row = 0; row < rows; ++row) {
        for (Index output = 0; output < outputs; ++output) {
            double sum = add ? before.at(row, output) : 0;
            for (Index input = 0; input < inputs; ++input)
                sum += static_cast<double>(from.at(row, input)) * weights.at(input, output);
            if (std::abs(sum - to.at(row, output)) > 1e-3)
                return false;
        }
    }
    for (Index row = 0; row < rows; ++row)
        for (Index c = outputs; c < to.stride; ++c)
            if (to.at(row, c) != before.at(row, c))
                return false;
    return true;
}

float numberOf(tiles::Half half) { return std::bit_cast<float>(static_cast<std::uint32_t>(half) << 16); }

/// The largest difference of silu(from · up) * (from · gate), relative to 1 and more; 1000 if what lies beyond is not 0.
double gatedDifference(Index rows, Index inputs, Index outputs)
{
    core::Random random(static_cast<std::uint64_t>(rows * 1000 + inputs * 10 + outputs));
    const Rows from(rows, inputs, 0, random);
    const Index columns = roundUp(outputs, 16);
    const Rows weights(inputs, 2 * columns, 0, random); // of those beyond the last output, none are used
    std::vector<float> inTurn = weights.numbers;
    for (Index input = 0; input < inputs; ++input)
        for (Index output = outputs; output < columns; ++output)
            for (const Index gate : {0, 16})
                inTurn[static_cast<std::size_t>(input * 2 * columns + output / 16 * 32 + gate + output % 16)] = 0;
    Floats packed(static_cast<std::size_t>(tiles::packedHalves(inputs, 2 * columns) / 2));
    Floats rounded(static_cast<std::size_t>(tiles::rowHalves(rows, inputs) / 2));
    Floats results(static_cast<std::size_t>(tiles::rowHalves(rows, outputs) / 2));
    auto* const halves = reinterpret_cast<tiles::Half*>(packed.data());
    auto* const factors = reinterpret_cast<tiles::Half*>(rounded.data());
    auto* const to = reinterpret_cast<tiles::Half*>(results.data());
    tiles::pack(inTurn.data(), inputs, 2 * columns, halves);
    tiles::round(from.numbers.data(), from.stride, rows, inputs, factors);
    tiles::multiplyGated(factors, rows, inputs, halves, outputs, to);
    double largest = 0;
    const Index width = tiles::rowWidth(outputs);
    for (Index row = 0; row < roundUp(rows, 32); ++row) {
        for (Index output = 0; output < width; ++output) {
            double up = 0;
            double gate = 0;
            for (Index input = 0; input < inputs && row < rows && output < outputs; ++input) {
                const Index column = output / 16 * 32 + output % 16;
                up += static_cast<double>(from.at(row, input)) * inTurn[static_cast<std::size_t>(input * 2 * columns + column)];
                gate += static_cast<double>(from.at(row, input)) * inTurn[static_cast<std::size_t>(input * 2 * columns + column + 16)];
            }
            const double expected = up / (1 + std::exp(-up)) * gate;
            const double found = numberOf(to[row * width + output]);
            if (row >= rows || output >= outputs)
                largest = found == 0 ? largest : 1000;
            else
                largest = std::max(largest, std::abs(expected - found) / (1 + std::abs(expected)));
        }
    }
    return largest;
}

/// The largest difference, or 1000 where something else was written. Queries are multiplied by `scale`.
double attentionDifference(Index points, Index heads, Index keyWidth, Index valueWidth, float scale = 1)
{
    core::Random random(static_cast<std::uint64_t>(points * 100 + keyWidth));
    Rows query(points, heads * keyWidth, 4, random);
    for (Index row = 0; row < points; ++row)
        for (Index c = 0; c < heads * keyWidth; ++c)
            query.at(row, c) *= scale;
    const Rows key(points, keyWidth, 8, random);
    const Rows value(points, valueWidth, 0, random);
    const Index width = heads * valueWidth + 7;
    constexpr tiles::Half kUntouched = 12345;
    std::vector<tiles::Half> to(static_cast<std::size_t>(points * width), kUntouched);
    Floats workspace(static_cast<std::size_t>(tiles::attentionFloats(points, keyWidth, valueWidth)));
    tiles::attend({points, heads, keyWidth, valueWidth, query.numbers.data(), query.stride, key.numbers.data(), key.stride,
                      value.numbers.data(), value.stride, to.data(), width},
        workspace.data());
    double largest = 0;
    for (Index row = 0; row < points; ++row)
        for (Index c = heads * valueWidth; c < width; ++c)
            if (to[static_cast<std::size_t>(row * width + c)] != kUntouched)
                largest = 1000;
    std::vector<double> weights(static_cast<std::size_t>(points));
    for (Index head = 0; head < heads; ++head) {
        for (Index row = 0; row < points; ++row) {
            double sum = 0;
            for (Index other = 0; other < points; ++other) {
                double product = 0;
                for (Index c = 0; c < keyWidth; ++c)
                    product += static_cast<double>(query.at(row, head * keyWidth + c)) * key.at(other, c);
                sum += weights[static_cast<std::size_t>(other)] = std::exp(product / std::sqrt(static_cast<double>(keyWidth)));
            }
            for (Index c = 0; c < valueWidth; ++c) {
                double mixed = 0;
                for (Index other = 0; other < points; ++other)
                    mixed += weights[static_cast<std::size_t>(other)] / sum * value.at(other, c);
                largest = std::max(largest, std::abs(mixed - numberOf(to[static_cast<std::size_t>(row * width + head * valueWidth + c)])));
            }
        }
    }
    return largest;
}

} // namespace

class KatagoTilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!tiles::isAvailable())
            QSKIP("this processor has no matrix unit");
    }

    void products()
    {
        for (const Index rows : {1, 16, 31, 32, 33, 361})
            for (const Index inputs : {1, 31, 32, 192})
                for (const Index outputs : {1, 16, 17, 32, 50, 96})
                    for (const bool add : {false, true})
                        QVERIFY2(
                            productsAgree(rows, inputs, outputs, add), qPrintable(QString("%1 %2 %3").arg(rows).arg(inputs).arg(outputs)));
    }

    void gatedProducts()
    {
        for (const Index rows : {1, 31, 32, 33, 130})
            for (const Index inputs : {1, 32, 192})
                for (const Index outputs : {1, 16, 17, 48, 64})
                    QVERIFY2(
                        gatedDifference(rows, inputs, outputs) < 0.005, qPrintable(QString("%1 %2 %3").arg(rows).arg(inputs).arg(outputs)));
    }

    void normalisedRows()
    {
        core::Random random(1);
        for (const Index channels : {1, 16, 40, 192}) {
            constexpr Index kPoints = 5;
            const Rows from(kPoints, channels, 16 - channels % 16, random);
            const Rows scale(1, channels, 0, random);
            Floats results(static_cast<std::size_t>(tiles::rowHalves(kPoints, channels) / 2));
            auto* const to = reinterpret_cast<tiles::Half*>(results.data());
            tiles::rmsNormalise(from.numbers.data(), from.stride, kPoints, channels, scale.numbers.data(), 0.5f, to);
            const Index width = tiles::rowWidth(channels);
            for (Index row = 0; row < roundUp(kPoints, 32); ++row) {
                double squares = 0;
                for (Index c = 0; c < channels && row < kPoints; ++c)
                    squares += static_cast<double>(from.at(row, c)) * from.at(row, c);
                const double root = std::sqrt(squares / static_cast<double>(channels) + 0.5);
                for (Index c = 0; c < width; ++c) {
                    const double expected = row < kPoints && c < channels ? from.at(row, c) / root * scale.at(0, c) : 0;
                    QVERIFY(std::abs(numberOf(to[row * width + c]) - expected) <= std::abs(expected) / 250);
                }
            }
        }
    }

    /// Weights are rounded to 16 bits: a relative error of 1/128 of values up to 2.
    void attention()
    {
        for (const Index points : {1, 15, 49, 81, 169, 361}) {
            QVERIFY(attentionDifference(points, 1, 32, 32) < 0.02);
            QVERIFY(attentionDifference(points, 2, 64, 64) < 0.02);
            QVERIFY(attentionDifference(points, 3, 20, 16) < 0.02);
            QVERIFY(attentionDifference(points, 1, 96, 48) < 0.02);
            QVERIFY(attentionDifference(points, 1, 128, 10) < 0.02);
        }
    }

    /// Exponents far beyond those of 32-bit numbers. What is added is the error of rounded queries, whose products with keys are large.
    void attentionOfLargeScores()
    {
        for (const Index points : {1, 49, 361}) {
            QVERIFY(attentionDifference(points, 1, 32, 32, 1.0f / 1024) < 0.02);
            QVERIFY(attentionDifference(points, 1, 32, 32, 16) < 0.5);
            QVERIFY(attentionDifference(points, 2, 32, 32, 64) < 2);
        }
    }

    void widthsThatDoNotFit()
    {
        QVERIFY(tiles::fits(128, 64));
        QVERIFY(!tiles::fits(129, 64));
        QVERIFY(!tiles::fits(128, 65));
    }
};

EVENMATCH_TEST(KatagoTilesTest)

} // namespace tst_katago_tiles

#include "tst_katago_tiles.moc"
