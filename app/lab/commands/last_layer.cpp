// evenmatch-lab last-layer: the last layer of a KataGo network at packed positions, for the scripts of resources/training/gpu. The file has
// a line of JSON, padded to kHeader bytes, and a record for each position: its row in the pack (8 bytes), and [points][channels] as
// bfloat16. "of" in the JSON stands for the network and the pack.
#include "app/lab/commands.h"
#include "app/shared/job_watch.h"
#include "core/hash128.h"
#include "core/jobs/for_each.h"
#include "core/json_text.h"
#include "core/random.h"
#include "nn/katago/reader.h"
#include "nn/model/half.h"
#include "nn/model/tensor_file.h"
#include "nn/onednn/katago/katago.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>
#include <numeric>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeader = 64;
constexpr std::size_t kBatch = 8;

struct LastLayerOptions {
    fs::path network;
    fs::path positions;
    fs::path out;
    unsigned threads = 0;
};

/// The inputs of KataGo's networks at packed positions.
class PackedInputs {
public:
    static core::Result<PackedInputs> open(const fs::path& path)
    {
        auto file = nn::TensorFile::open(path);
        if (!file)
            return file.error();
        PackedInputs inputs(*std::move(file));
        const auto area = static_cast<std::size_t>(inputs.m_board * inputs.m_board);
        if (!inputs.m_planes || !inputs.m_globals || !inputs.m_sides || inputs.m_board < 7 || inputs.m_board > 19
            || inputs.m_planes->bytes.size() != inputs.rows() * nn::kKatagoPlanes * ((area + 7) / 8)
            || inputs.m_globals->bytes.size() != inputs.rows() * nn::kKatagoGlobals * sizeof(float))
            return core::Error{core::ErrorCode::BadValue, "positions", path.string()};
        return inputs;
    }

    int board() const { return m_board; }
    std::span<const std::byte> content() const { return m_file.content(); }
    std::size_t rows() const { return m_sides->count(); }

    /// All rows, with those of a side together, and the sides in random order.
    std::vector<std::size_t> order() const
    {
        std::vector<std::int64_t> sides(rows());
        std::memcpy(sides.data(), m_sides->bytes.data(), m_sides->bytes.size());
        const auto lot = [&](std::size_t row) {
            auto state = static_cast<std::uint64_t>(sides[row]);
            return core::splitmix64(state);
        };
        std::vector<std::size_t> rowsInOrder(rows());
        std::iota(rowsInOrder.begin(), rowsInOrder.end(), std::size_t{0});
        std::ranges::stable_sort(rowsInOrder, {}, lot);
        return rowsInOrder;
    }

    void add(std::size_t row, std::vector<float>& planes, std::vector<float>& globals) const
    {
        const auto area = static_cast<std::size_t>(m_board * m_board);
        const std::size_t bytes = (area + 7) / 8;
        for (std::size_t plane = 0; plane < nn::kKatagoPlanes; ++plane)
            for (std::size_t point = 0; point < area; ++point) {
                const auto byte = std::to_integer<unsigned>(m_planes->bytes[(row * nn::kKatagoPlanes + plane) * bytes + point / 8]);
                planes.push_back(static_cast<float>(byte >> point % 8 & 1u));
            }
        const std::size_t first = globals.size();
        globals.resize(first + nn::kKatagoGlobals);
        std::memcpy(
            globals.data() + first, m_globals->bytes.data() + row * nn::kKatagoGlobals * sizeof(float), nn::kKatagoGlobals * sizeof(float));
    }

private:
    explicit PackedInputs(nn::TensorFile file)
        : m_file(std::move(file)), m_planes(m_file.find("katago.planes")), m_globals(m_file.find("katago.globals")),
          m_sides(m_file.find("side"))
    {
        if (const auto board = m_file.metadata().find("board"); board != m_file.metadata().end())
            m_board = std::atoi(board->second.c_str());
    }

    nn::TensorFile m_file;
    const nn::TensorView* m_planes;
    const nn::TensorView* m_globals;
    const nn::TensorView* m_sides;
    int m_board = 0;
};

/// Appends records; continues an earlier file after its last complete record. Threads write out of order, so a killed run may have left
/// gaps: the rows of the records show what is missing.
class Records {
public:
    /// BadArgument for a file of another network or another pack.
    static core::Result<Records> open(const fs::path& path, const nn::KatagoInfo& network, const PackedInputs& inputs)
    {
        const auto channels = static_cast<std::size_t>(network.trunkChannels);
        const auto area = static_cast<std::size_t>(inputs.board() * inputs.board());
        Records records(sizeof(std::int64_t) + 2 * channels * area, inputs.rows());
        core::Hasher128 hasher;
        hasher.add(std::as_bytes(std::span(network.hash)));
        hasher.add(inputs.content());
        const std::string source = hasher.text().substr(0, 16);
        std::string header = core::jsonText(nlohmann::json({{"channels", channels}, {"area", area}, {"of", source}}));
        header.resize(kHeader - 1, ' ');
        header += '\n';
        std::error_code failed;
        const auto size = fs::file_size(path, failed);
        if (failed || size < kHeader) {
            std::ofstream(path, std::ios::binary) << header;
        } else {
            if (!records.read(path, header, (size - kHeader) / records.m_recordBytes))
                return core::Error{core::ErrorCode::BadArgument,
                    "the file has the layers of another network or of other positions; delete it or name another", path.string()};
            fs::resize_file(path, kHeader + (size - kHeader) / records.m_recordBytes * records.m_recordBytes, failed);
        }
        records.m_file.open(path, std::ios::binary | std::ios::app);
        if (!records.m_file)
            return core::Error{core::ErrorCode::CannotWrite, std::generic_category().message(errno), path.string()};
        return records;
    }

    bool has(std::size_t row) const { return m_has[row]; }

    /// Returns whether it could be written.
    bool add(std::span<const std::size_t> rows, std::span<const float> numbers)
    {
        const std::size_t each = numbers.size() / rows.size();
        std::vector<std::uint16_t> halves(each);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::ranges::transform(numbers.subspan(i * each, each), halves.begin(), [](float x) { return nn::floatToBfloat16(x); });
            const auto row = static_cast<std::int64_t>(rows[i]);
            m_file.write(reinterpret_cast<const char*>(&row), sizeof row);
            m_file.write(reinterpret_cast<const char*>(halves.data()), static_cast<std::streamsize>(2 * each));
        }
        return static_cast<bool>(m_file.flush());
    }

private:
    Records(std::size_t recordBytes, std::size_t count) : m_recordBytes(recordBytes), m_has(count) { }

    /// Whether the file begins with this header and has records of rows of the pack, which are then known.
    bool read(const fs::path& path, const std::string& header, std::size_t records)
    {
        std::ifstream file(path, std::ios::binary);
        std::string found(kHeader, ' ');
        file.read(found.data(), static_cast<std::streamsize>(kHeader));
        bool isSame = file && found == header;
        for (std::size_t i = 0; i < records && isSame; ++i) {
            std::int64_t row = -1;
            file.seekg(static_cast<std::streamoff>(kHeader + i * m_recordBytes));
            file.read(reinterpret_cast<char*>(&row), sizeof row);
            isSame = file && row >= 0 && static_cast<std::size_t>(row) < m_has.size();
            if (isSame)
                m_has[static_cast<std::size_t>(row)] = true;
        }
        return isSame;
    }

    std::size_t m_recordBytes;
    std::vector<bool> m_has; ///< by row
    std::ofstream m_file;
};

core::Result<std::size_t> computeLastLayer(const LastLayerOptions& options, jobs::JobContext& job)
{
    auto network = nn::readKatagoNetwork(options.network);
    if (!network)
        return network.error();
    const auto inputs = PackedInputs::open(options.positions);
    if (!inputs)
        return inputs.error();
    if (network->info.metadataInputs() > 0)
        return core::Error{
            core::ErrorCode::BadArgument, "networks that imitate people by rank are not supported", options.network.string()};
    auto records = Records::open(options.out, network->info, *inputs);
    if (!records)
        return records.error();
    const auto pass = nn::makeKatagoPass(std::make_shared<const nn::KatagoNetwork>(*std::move(network)), nn::Precision::Fastest);
    std::vector<std::size_t> order = inputs->order();
    const std::size_t known = std::erase_if(order, [&](std::size_t row) { return records->has(row); });
    std::size_t begun = 0;
    std::mutex mutex;
    const unsigned threads = threadsOf(options.threads);
    const auto done = jobs::forEach(threads, threads, [&](std::size_t) -> core::Result<void> {
        pass->beginThread();
        nn::KatagoOutput output;
        for (;;) {
            std::span<const std::size_t> rows;
            {
                const std::lock_guard lock(mutex);
                if (job.stopRequested())
                    return core::Error{core::ErrorCode::Stopped};
                const std::size_t first = std::min(begun, order.size());
                rows = std::span(order).subspan(first, std::min(kBatch, order.size() - first));
                begun += rows.size();
                job.report(known + first, known + order.size());
            }
            if (rows.empty())
                return {};
            std::vector<float> planes;
            std::vector<float> globals;
            for (const std::size_t row : rows)
                inputs->add(row, planes, globals);
            pass->run({.planes = planes, .globals = globals, .count = rows.size(), .width = inputs->board(), .height = inputs->board()},
                {.trunk = true}, output);
            const std::lock_guard lock(mutex);
            if (!records->add(rows, output.trunk))
                return core::Error{core::ErrorCode::CannotWrite, std::generic_category().message(errno), options.out.string()};
        }
    });
    if (!done)
        return done.error();
    return known + order.size();
}

void runLastLayer(const LastLayerOptions& options, Context& context)
{
    const auto done = runWatched<std::size_t>([&](jobs::JobContext& job) { return computeLastLayer(options, job); });
    if (!done)
        return fail(context, done.error());
    if (context.json)
        print({{"positions", *done}});
    else
        std::cout << *done << " positions\n";
}

} // namespace

void addLastLayer(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "last-layer",
        "Compute the last layer of a KataGo network at packed positions, to train heads on; continues where it was stopped");
    const auto options = std::make_shared<LastLayerOptions>();
    command->add_option("network", options->network, "A network of KataGo")->required();
    command->add_option("positions", options->positions, "A file of pack")->required();
    command->add_option("out", options->out, "The file to write")->required();
    addThreads(*command, options->threads);
    command->callback([options, &context] { runLastLayer(*options, context); });
}

} // namespace evenmatch::cli
