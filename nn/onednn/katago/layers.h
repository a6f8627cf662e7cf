// The means for computing a KataGo network: memory for one thread, and layers with weights in this processor's layout.
#pragma once

#include "nn/katago/network.h"
#include "nn/onednn/katago/kernels.h"
#include "nn/onednn/network/convolution.h"

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <vector>

namespace evenmatch::nn::onednn {

/// Aligned floats.
class Floats {
public:
    Floats() = default;
    explicit Floats(std::size_t count);
    /// Copies `numbers` and adds zeros up to `count`.
    Floats(std::span<const float> numbers, std::size_t count);

    float* data() { return m_numbers.get(); }
    const float* data() const { return m_numbers.get(); }
    std::size_t size() const { return m_size; }

private:
    static constexpr std::align_val_t kAlignment{64};
    struct Free {
        void operator()(float* numbers) const { ::operator delete(numbers, kAlignment); }
    };
    std::unique_ptr<float, Free> m_numbers;
    std::size_t m_size = 0;
};

/// Memory for intermediate results, used like a stack. Not for two threads at a time.
class Workspace {
public:
    /// Releases everything taken after its construction.
    class Frame {
    public:
        explicit Frame(Workspace& workspace) : m_workspace(workspace), m_block(workspace.m_block), m_used(workspace.m_used) { }
        ~Frame()
        {
            m_workspace.m_block = m_block;
            m_workspace.m_used = m_used;
        }
        Frame(const Frame&) = delete;
        Frame& operator=(const Frame&) = delete;

    private:
        Workspace& m_workspace;
        std::size_t m_block;
        std::size_t m_used;
    };

    float* take(Index count);

private:
    std::vector<Floats> m_blocks;
    std::size_t m_block = 0;
    std::size_t m_used = 0; ///< of the current block
};

/// RowSpan of channels in a workspace.
struct RowSpan {
    float* data = nullptr;
    Index stride = 0;

    float* row(Index i) const { return data + i * stride; }
};

/// Boards computed together.
struct Task {
    Workspace& workspace;
    Grid grid;
    Index count = 0;
    Index rows() const { return count * grid.points(); }
    RowSpan take(Index rowCount, Index channels) const;
};

/// The implementation of a trunk's products. Everything between them and the heads always use the kernels, in 32-bit numbers.
enum class Products : std::uint8_t {
    Kernels, ///< in 32-bit numbers, convolutions by Winograd's transformation
    Library, ///< oneDNN, in 32-bit numbers: for tests
    LibraryBFloat16, ///< oneDNN, in 16-bit numbers; matrices by the matrix unit, if there is one
};

struct Arithmetic {
    Products matrices = Products::Kernels;
    Products convolutions = Products::Kernels; ///< of more than one point
};

/// Whether oneDNN uses a matrix unit of 16-bit numbers. The environment variable ONEDNN_MAX_CPU_ISA may forbid it, to all our code.
bool mayUseMatrixUnit();

/// Whether matrices are multiplied by the matrix unit.
bool usesTiles(const Arithmetic& arithmetic);

/// A convolution by oneDNN from rows of 32-bit numbers to rows of 32-bit numbers.
class LibraryConvolution {
public:
    /// Null if oneDNN does not support it on this processor or is slow.
    static std::unique_ptr<const LibraryConvolution> make(const katago::Convolution& convolution, Products products, bool adds);

    LibraryConvolution(const katago::Convolution& convolution, Products products, bool adds);
    /// to (+)= convolution(from). REQUIRES: `to` has no gaps between its rows
    void run(Workspace& workspace, const Boards& boards, RowSpan from, RowSpan to) const;

private:
    bool m_rounds;
    Convolution m_convolution;
};

/// Weights in the kernels' layout.
class Matrix {
public:
    Matrix() = default;
    /// Zeros, to be filled row by row.
    Matrix(Index inputs, Index outputs);
    explicit Matrix(const katago::Linear& layer);
    /// `adds`: used only for adding.
    Matrix(const katago::Linear& layer, const Arithmetic& arithmetic, bool adds);

    /// The weights of one input to all outputs.
    void setRow(Index input, const float* weights);

    void multiply(const float* from, Index fromStride, Index rows, RowSpan to, bool add = false) const;
    /// The same, optionally by oneDNN, which needs memory.
    void multiply(Workspace& workspace, RowSpan from, Index rows, RowSpan to, bool add = false) const;
    Index inputs() const { return m_inputs; }
    Index outputs() const { return m_outputs; }

private:
    void packTiles(const katago::Linear& layer);

    Index m_inputs = 0;
    Index m_outputs = 0;
    Index m_columns = 0;
    Floats m_packed;
    std::unique_ptr<const LibraryConvolution> m_library; ///< replaces packed weights
    bool m_isTiled = false; ///< packed for a matrix unit, in 16-bit numbers
};

/// Per channel, with zeros up to a whole vector.
class Norm {
public:
    Norm() = default;
    Norm(std::span<const float> scale, std::span<const float> bias, katago::Activation activation);
    Norm(const katago::Normalisation& norm, katago::Activation activation) : Norm(norm.scale, norm.bias, activation) { }

    Finish finish() const { return {m_scale.data(), m_bias.data(), 0, m_curve}; }
    /// The same for curve(scale * (x + addends of the board) + bias). `addends`, one row per board, is overwritten.
    Finish finish(RowSpan addends, Index boards) const;
    void apply(RowSpan from, RowSpan to, Index rows) const;

private:
    Index m_channels = 0;
    Floats m_scale;
    Floats m_bias;
    Curve m_curve = Curve::Identity;
};

class Convolver {
public:
    /// `adds`: add() will be called and not apply().
    explicit Convolver(const katago::Convolution& convolution, const Arithmetic& arithmetic = {}, bool adds = false);

    /// to = finish(convolution(from)). `finish.scale` may be null.
    void apply(const Task& task, RowSpan from, RowSpan to, const Finish& finish = {}) const;
    /// to += convolution(from)
    void add(const Task& task, RowSpan from, RowSpan to) const;
    Index outputs() const { return m_outputs; }

private:
    void run(const Task& task, RowSpan from, RowSpan to, bool add, const Finish& finish) const;
    static void finishBoards(const Task& task, RowSpan rows, Index channels, const Finish& finish);
    void runTiles(const Task& task, RowSpan from, RowSpan to, bool add, const Finish& finish) const;
    void gather(const Task& task, Index board, RowSpan from, RowSpan to) const;
    void packTiles(const katago::Convolution& convolution);

    Index m_height;
    Index m_width;
    Index m_dilationY;
    Index m_dilationX;
    Index m_inputs;
    Index m_outputs;
    bool m_tiled;
    std::vector<Matrix> m_matrices; ///< one, or one for each of the points of a tile
    std::unique_ptr<const LibraryConvolution> m_library; ///< replaces them
};

} // namespace evenmatch::nn::onednn
