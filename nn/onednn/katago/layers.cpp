#include "nn/onednn/katago/layers.h"

#include "nn/onednn/katago/tiles.h"

#include <algorithm>
#include <array>

namespace evenmatch::nn::onednn {

Floats::Floats(std::size_t count)
    : m_numbers(static_cast<float*>(::operator new(std::max<std::size_t>(count, 1) * sizeof(float), kAlignment))), m_size(count)
{
}

Floats::Floats(std::span<const float> numbers, std::size_t count) : Floats(count)
{
    std::ranges::copy(numbers, data());
    std::fill(data() + numbers.size(), data() + count, 0.0f);
}

float* Workspace::take(Index count)
{
    constexpr std::size_t kLine = 16;
    constexpr std::size_t kSmallestBlock = 1 << 18;
    const std::size_t wanted = (static_cast<std::size_t>(count) + kLine - 1) / kLine * kLine;
    while (m_block < m_blocks.size() && m_used + wanted > m_blocks[m_block].size()) {
        ++m_block;
        m_used = 0;
    }
    if (m_block == m_blocks.size())
        m_blocks.emplace_back(std::max(wanted, kSmallestBlock));
    float* const place = m_blocks[m_block].data() + m_used;
    m_used += wanted;
    return place;
}

RowSpan Task::take(Index rowCount, Index channels) const
{
    const Index stride = roundUp(channels, kernels().vector);
    return {workspace.take(rowCount * stride), stride};
}

namespace {

/// From [height][width][inputs][outputs] to [outputs][inputs][height][width].
Weights libraryWeights(const katago::Convolution& convolution)
{
    Weights weights{convolution.outputs, convolution.inputs, convolution.height, std::vector<float>(convolution.weights.size()),
        std::vector<float>(static_cast<std::size_t>(convolution.outputs))};
    const auto outputs = static_cast<std::size_t>(convolution.outputs);
    const auto inputs = static_cast<std::size_t>(convolution.inputs);
    const std::size_t taps = convolution.weights.size() / (inputs * outputs);
    for (std::size_t tap = 0; tap < taps; ++tap)
        for (std::size_t input = 0; input < inputs; ++input)
            for (std::size_t output = 0; output < outputs; ++output)
                weights.numbers[(output * inputs + input) * taps + tap] = convolution.weights[(tap * inputs + input) * outputs + output];
    return weights;
}

} // namespace

std::unique_ptr<const LibraryConvolution> LibraryConvolution::make(const katago::Convolution& convolution, Products products, bool adds)
{
    constexpr int kBlock = 16;
    constexpr int kFewest = 32;
    if (products == Products::Kernels || convolution.height != convolution.width || convolution.dilationY != 1 || convolution.dilationX != 1
        || convolution.inputs < kFewest || convolution.inputs % kBlock != 0 || convolution.outputs % kBlock != 0)
        return nullptr;
    try {
        constexpr int kSide = 19;
        auto made = std::make_unique<const LibraryConvolution>(convolution, products, adds);
        made->m_convolution.scratchBytes({1, kSide, kSide}); // prepares it
        return made;
    } catch (const dnnl::error&) {
        return nullptr;
    }
}

LibraryConvolution::LibraryConvolution(const katago::Convolution& convolution, Products products, bool adds)
    : m_rounds(products == Products::LibraryBFloat16),
      m_convolution(
          libraryWeights(convolution), m_rounds ? Number::BFloat16 : Number::Float32, Number::Float32, adds ? Then::Add : Then::Nothing)
{
}

void LibraryConvolution::run(Workspace& workspace, const Boards& boards, RowSpan from, RowSpan to) const
{
    const Workspace::Frame frame(workspace);
    const Index rows = boards.count * boards.points();
    const Index inputs = m_convolution.inputs();
    const void* input = from.data;
    if (m_rounds) {
        auto* const rounded = reinterpret_cast<std::uint16_t*>(workspace.take((rows * inputs + 1) / 2));
        kernels().toBFloat16(from.data, from.stride, rows, inputs, rounded);
        input = rounded;
    } else if (from.stride != inputs) {
        float* const dense = workspace.take(rows * inputs);
        for (Index row = 0; row < rows; ++row)
            std::copy_n(from.row(row), inputs, dense + row * inputs);
        input = dense;
    }
    const std::size_t scratch = m_convolution.scratchBytes(boards);
    m_convolution.step(input, to.data, workspace.take(static_cast<Index>(scratch / sizeof(float)) + 1), boards).run();
}

bool mayUseMatrixUnit()
{
    constexpr auto kUnit = static_cast<unsigned>(dnnl::cpu_isa::avx512_core_amx); // later ones include its bits
    return (static_cast<unsigned>(dnnl::get_effective_cpu_isa()) & kUnit) == kUnit;
}

bool usesTiles(const Arithmetic& arithmetic)
{
    return arithmetic.matrices == Products::LibraryBFloat16 && mayUseMatrixUnit() && tiles::isAvailable();
}

Matrix::Matrix(Index inputs, Index outputs)
    : m_inputs(inputs), m_outputs(outputs), m_columns(roundUp(outputs, kernels().vector)),
      m_packed({}, static_cast<std::size_t>(inputs * m_columns))
{
}

Matrix::Matrix(const katago::Linear& layer) : Matrix(layer.inputs, layer.outputs)
{
    for (Index input = 0; input < m_inputs; ++input)
        setRow(input, layer.weights.data() + input * m_outputs);
}

Matrix::Matrix(const katago::Linear& layer, const Arithmetic& arithmetic, bool adds)
{
    if (usesTiles(arithmetic)) {
        packTiles(layer);
        return;
    }
    if (arithmetic.matrices != Products::Kernels)
        m_library = LibraryConvolution::make(
            {.inputs = layer.inputs, .outputs = layer.outputs, .weights = layer.weights}, arithmetic.matrices, adds);
    if (!m_library) {
        *this = Matrix(layer);
        return;
    }
    m_inputs = layer.inputs;
    m_outputs = layer.outputs;
}

void Matrix::packTiles(const katago::Linear& layer)
{
    m_inputs = layer.inputs;
    m_outputs = layer.outputs;
    m_isTiled = true;
    m_packed = Floats(static_cast<std::size_t>(tiles::packedHalves(m_inputs, m_outputs) / 2));
    tiles::pack(layer.weights.data(), m_inputs, m_outputs, reinterpret_cast<tiles::Half*>(m_packed.data()));
}

void Matrix::setRow(Index input, const float* weights)
{
    const Index panel = kernels().panel;
    for (Index column = 0; column < m_columns; column += panel) {
        const Index width = std::min(m_columns - column, panel);
        std::copy_n(weights + column, std::min(m_outputs - column, width), m_packed.data() + column * m_inputs + input * width);
    }
}

void Matrix::multiply(const float* from, Index fromStride, Index rows, RowSpan to, bool add) const
{
    kernels().multiply(from, fromStride, rows, m_inputs, m_packed.data(), m_columns, to.data, to.stride, add);
}

void Matrix::multiply(Workspace& workspace, RowSpan from, Index rows, RowSpan to, bool add) const
{
    if (m_isTiled) {
        const Workspace::Frame frame(workspace);
        auto* const rounded = reinterpret_cast<tiles::Half*>(workspace.take(tiles::rowHalves(rows, m_inputs) / 2));
        tiles::round(from.data, from.stride, rows, m_inputs, rounded);
        tiles::multiply(rounded, rows, m_inputs, reinterpret_cast<const tiles::Half*>(m_packed.data()), m_outputs, to.data, to.stride, add);
    } else if (m_library)
        m_library->run(workspace, {1, 1, rows}, from, to);
    else
        multiply(from.data, from.stride, rows, to, add);
}

namespace {

Curve curveOf(katago::Activation activation)
{
    switch (activation) {
    case katago::Activation::Identity: return Curve::Identity;
    case katago::Activation::Relu: return Curve::Relu;
    case katago::Activation::Mish: return Curve::Mish;
    case katago::Activation::Silu: return Curve::Silu;
    }
    return Curve::Identity;
}

std::size_t paddedSize(std::span<const float> numbers)
{
    return static_cast<std::size_t>(roundUp(static_cast<Index>(numbers.size()), kernels().vector));
}

} // namespace

Norm::Norm(std::span<const float> scale, std::span<const float> bias, katago::Activation activation)
    : m_channels(static_cast<Index>(scale.size())), m_scale(scale, paddedSize(scale)), m_bias(bias, paddedSize(scale)),
      m_curve(curveOf(activation))
{
}

Finish Norm::finish(RowSpan addends, Index boards) const
{
    const float* const scale = m_scale.data();
    const float* const bias = m_bias.data();
    for (Index board = 0; board < boards; ++board)
        for (Index c = 0; c < m_channels; ++c)
            addends.row(board)[c] = scale[c] * addends.row(board)[c] + bias[c];
    return {scale, addends.data, addends.stride, m_curve};
}

void Norm::apply(RowSpan from, RowSpan to, Index rows) const
{
    kernels().finish(from.data, from.stride, to.data, to.stride, rows, static_cast<Index>(m_scale.size()), finish());
}

Convolver::Convolver(const katago::Convolution& convolution, const Arithmetic& arithmetic, bool adds)
    : m_height(convolution.height), m_width(convolution.width), m_dilationY(convolution.dilationY), m_dilationX(convolution.dilationX),
      m_inputs(convolution.inputs), m_outputs(convolution.outputs),
      m_tiled(convolution.height == convolution.width && (convolution.height == 3 || convolution.height == 5) && convolution.dilationY == 1
          && convolution.dilationX == 1)
{
    const bool pointwise = m_height == 1 && m_width == 1;
    if (!pointwise || !usesTiles(arithmetic))
        m_library = LibraryConvolution::make(convolution, pointwise ? arithmetic.matrices : arithmetic.convolutions, adds);
    if (m_library)
        return;
    if (m_tiled)
        packTiles(convolution);
    else
        m_matrices.emplace_back(
            katago::Linear{convolution.height * convolution.width * convolution.inputs, convolution.outputs, convolution.weights},
            pointwise ? arithmetic : Arithmetic{}, adds);
}

/// Winograd's transformation of the weights: each of the seven points is the value of the polynomial with these coefficients.
void Convolver::packTiles(const katago::Convolution& convolution)
{
    constexpr Index kSide = 7;
    constexpr std::array<double, kSide - 1> kPoints = {0, 1, -1, 2, -2, 0.5};
    const Index size = m_height;
    const auto factor = [&](Index point, Index tap) {
        if (point == kSide - 1)
            return tap == size - 1 ? 1.0 : 0.0;
        double power = 1;
        for (std::size_t other = 0; other < kPoints.size(); ++other)
            if (other != static_cast<std::size_t>(point))
                power /= kPoints[static_cast<std::size_t>(point)] - kPoints[other];
        for (Index i = 0; i < tap; ++i)
            power *= kPoints[static_cast<std::size_t>(point)];
        return power;
    };
    m_matrices.reserve(kTilePoints);
    for (Index point = 0; point < kTilePoints; ++point)
        m_matrices.emplace_back(m_inputs, m_outputs);
    const auto outputs = static_cast<std::size_t>(m_outputs);
    std::vector<double> rows(static_cast<std::size_t>(size) * outputs); // one point across, all rows of the weights
    std::vector<double> sums(outputs);
    std::vector<float> row(outputs);
    const auto add = [&](double times, const auto* from, double* to) {
        for (std::size_t output = 0; output < outputs; ++output)
            to[output] += times * from[output];
    };
    for (Index input = 0; input < m_inputs; ++input) {
        for (Index across = 0; across < kSide; ++across) {
            std::ranges::fill(rows, 0.0);
            for (Index y = 0; y < size; ++y)
                for (Index x = 0; x < size; ++x)
                    add(factor(across, x), convolution.weights.data() + ((y * size + x) * m_inputs + input) * m_outputs,
                        rows.data() + y * m_outputs);
            for (Index down = 0; down < kSide; ++down) {
                std::ranges::fill(sums, 0.0);
                for (Index y = 0; y < size; ++y)
                    add(factor(down, y), rows.data() + y * m_outputs, sums.data());
                std::ranges::transform(sums, row.begin(), [](double sum) { return static_cast<float>(sum); });
                m_matrices[static_cast<std::size_t>(down * kSide + across)].setRow(input, row.data());
            }
        }
    }
}

void Convolver::apply(const Task& task, RowSpan from, RowSpan to, const Finish& finish) const { run(task, from, to, false, finish); }
void Convolver::add(const Task& task, RowSpan from, RowSpan to) const { run(task, from, to, true, {}); }

void Convolver::run(const Task& task, RowSpan from, RowSpan to, bool add, const Finish& finish) const
{
    if (m_library) {
        m_library->run(task.workspace, {task.count, task.grid.height, task.grid.width}, from, to);
        return finishBoards(task, to, m_outputs, finish);
    }
    if (m_tiled)
        return runTiles(task, from, to, add, finish);
    const Workspace::Frame frame(task.workspace);
    const Index points = task.grid.points();
    const Matrix& matrix = m_matrices.front();
    const bool pointwise = m_height == 1 && m_width == 1;
    const RowSpan gathered = pointwise ? RowSpan{} : task.take(points, matrix.inputs());
    for (Index board = 0; board < task.count; ++board) {
        const RowSpan there{to.row(board * points), to.stride};
        if (!pointwise)
            gather(task, board, from, gathered);
        const RowSpan given = pointwise ? RowSpan{from.row(board * points), from.stride} : gathered;
        matrix.multiply(task.workspace, given, points, there, add);
    }
    finishBoards(task, to, m_outputs, finish);
}

void Convolver::finishBoards(const Task& task, RowSpan rows, Index channels, const Finish& finish)
{
    const Index points = task.grid.points();
    for (Index board = 0; board < task.count && finish.scale; ++board) {
        Finish ofBoard = finish;
        ofBoard.bias += board * finish.biasStride;
        float* const there = rows.row(board * points);
        kernels().finish(there, rows.stride, there, rows.stride, points, roundUp(channels, kernels().vector), ofBoard);
    }
}

/// All inputs of a point's convolution as one row, for kernels of unusual sizes.
void Convolver::gather(const Task& task, Index board, RowSpan from, RowSpan to) const
{
    const auto& [height, width] = task.grid;
    for (Index point = 0; point < height * width; ++point) {
        float* place = to.row(point);
        for (Index i = 0; i < m_height * m_width; ++i, place += m_inputs) {
            const Index y = point / width + (i / m_width - m_height / 2) * m_dilationY;
            const Index x = point % width + (i % m_width - m_width / 2) * m_dilationX;
            if (y < 0 || y >= height || x < 0 || x >= width)
                std::fill_n(place, m_inputs, 0.0f);
            else
                std::copy_n(from.row((board * height + y) * width + x), m_inputs, place);
        }
    }
}

void Convolver::runTiles(const Task& task, RowSpan from, RowSpan to, bool add, const Finish& finish) const
{
    constexpr Index kCache = 1 << 18; // floats that fit into the cache
    constexpr Index kFewest = 48;
    const Workspace::Frame frame(task.workspace);
    const Kernels& kernel = kernels();
    const Tiling tiling{task.grid, m_height == 3 ? 5 : 3, m_height / 2};
    const Index all = tiling.perBoard() * task.count;
    const Index inputs = roundUp(m_inputs, kernel.vector);
    const Index outputs = roundUp(m_outputs, kernel.vector);
    const Index most = std::max(kFewest, kCache / (kTilePoints * (inputs + outputs)));
    const Index blocks = (all + most - 1) / most;
    const Index largest = (all + blocks - 1) / blocks;
    const auto take = [&](Index channels) {
        constexpr Index kLine = 16;
        const Index pointStride = (roundUp(largest * channels, kLine) / kLine | 1) * kLine;
        return TransformedTiles{task.workspace.take(kTilePoints * pointStride), channels, pointStride};
    };
    const TransformedTiles in = take(inputs);
    const TransformedTiles out = take(outputs);
    for (Index block = 0, first = 0; block < blocks; ++block) {
        const Index tiles = (all - first + blocks - block - 1) / (blocks - block);
        kernel.tilesIn(tiling, first, tiles, from.data, from.stride, in);
        for (Index point = 0; point < kTilePoints; ++point)
            m_matrices[static_cast<std::size_t>(point)].multiply(
                in.data + point * in.pointStride, in.stride, tiles, {out.data + point * out.pointStride, out.stride});
        kernel.tilesOut(tiling, first, tiles, out, to.data, to.stride, add, finish);
        first += tiles;
    }
}

} // namespace evenmatch::nn::onednn
