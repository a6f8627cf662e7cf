#include "nn/data/analysis_store.h"

#include "core/hash128.h"
#include "core/json_text.h"
#include "nn/data/servers.h"
#include "nn/model/tensor_file.h"
#include "nn/review/side_clocks.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>

namespace evenmatch::nn {

namespace fs = std::filesystem;
using strength::GamePhase;
using strength::MoveNumbers;
using strength::SideNumbers;

namespace {

constexpr std::string_view kFormat = "evenmatch-analyses 2";
constexpr std::size_t kPlain = 11; ///< numbers of a move before its rank log priors
constexpr std::size_t kSideNumbers = 3; ///< game, side, moves

void addText(core::Hasher128& hasher, std::string_view text) { hasher.add(std::as_bytes(std::span(text))); }

/// Adds the names, sizes and times of all files.
void addFiles(core::Hasher128& hasher, const fs::path& path)
{
    std::error_code ignored;
    std::vector<fs::path> files{path};
    if (fs::is_directory(path, ignored))
        for (const auto& entry : fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, ignored))
            if (entry.is_regular_file(ignored))
                files.push_back(entry.path());
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        addText(hasher, fs::absolute(file, ignored).string());
        const bool isFile = fs::is_regular_file(file, ignored);
        const std::int64_t numbers[] = {isFile ? static_cast<std::int64_t>(fs::file_size(file, ignored)) : 0,
            isFile ? static_cast<std::int64_t>(fs::last_write_time(file, ignored).time_since_epoch().count()) : 0};
        hasher.add(std::as_bytes(std::span(numbers)));
    }
}

std::string keyOf(const fs::path& games, const NetworkInfo& network, const AnalysisOptions& options, const strength::RankScale& scale)
{
    core::Hasher128 hasher;
    addText(hasher, kFormat);
    addText(hasher, network.keptBy());
    addText(hasher, core::jsonText(strength::toJson(network.scale)));
    if (!scale.empty() && scale != network.scale)
        addText(hasher, core::jsonText(strength::toJson(scale)));
    addText(hasher, options.valueAfter ? "after" : "before");
    addFiles(hasher, games);
    return hasher.text();
}

void append(std::vector<float>& numbers, const MoveNumbers& move)
{
    numbers.insert(numbers.end(),
        {static_cast<float>(move.moveNumber), static_cast<float>(move.legalMoves), move.value, move.valueAfter, move.level, move.quality,
            move.expectedQuality, move.randomQuality, move.logPrior, move.likeliestFree ? 1.0F : 0.0F, static_cast<float>(move.phase)});
}

MoveNumbers moveFrom(std::span<const float> row, std::int64_t likeliest)
{
    const auto small = [](float x) { return static_cast<std::uint16_t>(x >= 0 && x <= 65535 ? x : 0); };
    return {.moveNumber = small(row[0]),
        .legalMoves = small(row[1]),
        .value = row[2],
        .valueAfter = row[3],
        .level = row[4],
        .quality = row[5],
        .expectedQuality = row[6],
        .randomQuality = row[7],
        .logPrior = row[8],
        .likeliest = static_cast<std::uint64_t>(likeliest),
        .likeliestFree = row[9] != 0,
        .phase = row[10] == 0 ? GamePhase::Opening
            : row[10] == 2    ? GamePhase::Endgame
                              : GamePhase::Middle};
}

std::vector<std::int64_t> integersOf(const TensorView& tensor)
{
    std::vector<std::int64_t> numbers(tensor.count());
    if (!numbers.empty()) // memcpy must not get the null address of an empty list, even for zero bytes
        std::memcpy(numbers.data(), tensor.bytes.data(), tensor.bytes.size());
    return numbers;
}

NamedTensor tensorOf(const char* name, const std::vector<std::int64_t>& numbers, std::int64_t columns)
{
    return {name, {DType::I64, {static_cast<std::int64_t>(numbers.size()) / columns, columns}, std::as_bytes(std::span(numbers))}};
}

} // namespace

AnalysisStore::AnalysisStore(const fs::path& cache, const fs::path& games, const NetworkInfo& network, const AnalysisOptions& options,
    const strength::RankScale& scale)
    : m_store(cache), m_key("analyses " + keyOf(games, network, options, scale)), m_ranks(network.scale.size())
{
    read();
}

const SideNumbers* AnalysisStore::find(PlayedSide side) const
{
    const auto found = m_sides.find(side);
    return found == m_sides.end() ? nullptr : &found->second;
}

void AnalysisStore::add(PlayedSide side, SideNumbers numbers) { m_sides.insert_or_assign(side, std::move(numbers)); }

void AnalysisStore::read()
{
    const auto kept = m_store.find(m_key);
    if (!kept)
        return;
    const auto bytes = std::as_bytes(std::span(*kept));
    const auto file = TensorFile::fromBytes({bytes.begin(), bytes.end()});
    if (!file)
        return;
    const TensorView* sides = file->find("sides");
    const TensorView* numbers = file->find("numbers");
    const TensorView* likeliest = file->find("likeliest");
    if (!sides || !numbers || !likeliest || sides->dtype != DType::I64 || likeliest->dtype != DType::I64 || numbers->dtype != DType::F32)
        return;
    const auto rows = integersOf(*sides);
    const auto bits = integersOf(*likeliest);
    const std::vector<float> all = toFloats(*numbers);
    const std::size_t width = kPlain + m_ranks;
    if (rows.size() % kSideNumbers != 0 || all.size() != bits.size() * width)
        return;
    std::map<PlayedSide, SideNumbers> read;
    std::size_t move = 0;
    for (std::size_t i = 0; i < rows.size(); i += kSideNumbers) {
        const std::int64_t count = rows[i + 2];
        if (rows[i] < 0 || rows[i + 1] < 0 || rows[i + 1] > 1 || count < 0 || static_cast<std::size_t>(count) > bits.size() - move)
            return;
        SideNumbers side{m_ranks, {}, {}};
        for (const std::size_t end = move + static_cast<std::size_t>(count); move < end; ++move) {
            const auto row = std::span(all).subspan(move * width, width);
            side.moves.push_back(moveFrom(row, bits[move]));
            side.rankLogPriors.insert(side.rankLogPriors.end(), row.begin() + kPlain, row.end());
        }
        read.insert_or_assign({static_cast<std::uint32_t>(rows[i]), static_cast<game::Side>(rows[i + 1])}, std::move(side));
    }
    m_sides = std::move(read);
}

core::Result<void> AnalysisStore::save()
{
    std::vector<std::int64_t> sides;
    std::vector<std::int64_t> likeliest;
    std::vector<float> numbers;
    for (const auto& [where, side] : m_sides) {
        sides.insert(sides.end(),
            {static_cast<std::int64_t>(where.game), static_cast<std::int64_t>(where.side), static_cast<std::int64_t>(side.moves.size())});
        for (std::size_t i = 0; i < side.moves.size(); ++i) {
            append(numbers, side.moves[i]);
            const auto logs = side.rankLogPriorsOf(i);
            numbers.insert(numbers.end(), logs.begin(), logs.end());
            likeliest.push_back(static_cast<std::int64_t>(side.moves[i].likeliest));
        }
    }
    const auto width = static_cast<std::int64_t>(kPlain + m_ranks);
    const std::vector<NamedTensor> tensors{tensorOf("sides", sides, kSideNumbers), tensorOf("likeliest", likeliest, 1),
        {"numbers", {DType::F32, {static_cast<std::int64_t>(numbers.size()) / width, width}, std::as_bytes(std::span(numbers))}}};
    const auto bytes = tensorFileBytes({{"format", std::string(kFormat)}}, tensors);
    return bytes ? m_store.put(m_key, *bytes) : bytes.error();
}

fs::path defaultAnalysisCache()
{
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
        return fs::path(cache) / "evenmatch" / "analyses";
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".cache" / "evenmatch" / "analyses";
    return {};
}

core::Result<AnalysedFolder> analyseFolder(Evaluator& evaluator, const fs::path& path, const FolderOptions& options, jobs::JobContext& job)
{
    const strength::RankScale& scale = options.scale.empty() ? evaluator.info().scale : options.scale;
    auto read = readLabelledGames(path, scale);
    if (!read)
        return read.error();
    AnalysedFolder folder{.errors = std::move(read->errors)};
    for (LabelledGame& game : read->games) // they keep their indices, because analyses use the number of the game
        if (options.takes && !options.takes(game))
            for (LabelledSide& side : game.sides)
                side.scored = false;
    if (options.oneServer) {
        folder.homes = options.homes.empty() ? homeServers(read->games, scale.size()) : options.homes;
        folder.ofOthers = keepHomeServers(read->games, folder.homes);
    }
    const auto sides = scoredSides(read->games, scale.size(), options.perRank, 1, options.ofPlayer);
    AnalysisStore store(options.cache, path, evaluator.info(), options.analysis, scale);
    std::vector<PlayedSide> missing;
    std::ranges::copy_if(sides, std::back_inserter(missing), [&](PlayedSide side) { return !store.find(side); });
    folder.evaluated = missing.size();

    constexpr std::size_t kPiece = 64;
    auto saved = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < missing.size(); i += kPiece) {
        const auto piece = std::span(missing).subspan(i, std::min(kPiece, missing.size() - i));
        jobs::JobContext inner(job.stopToken(), nullptr);
        auto numbers = analyse(evaluator, read->games, piece, options.analysis, inner);
        for (std::size_t k = 0; numbers && k < piece.size(); ++k)
            store.add(piece[k], std::move((*numbers)[k]));
        job.report(i + piece.size(), missing.size());
        const bool last = i + kPiece >= missing.size() || !numbers;
        if (!options.cache.empty() && (last || std::chrono::steady_clock::now() - saved > std::chrono::minutes(1))) {
            if (auto done = store.save(); !done)
                return done.error();
            saved = std::chrono::steady_clock::now();
        }
        if (!numbers)
            return numbers.error();
    }
    for (const PlayedSide side : sides) {
        strength::ScoredSide scored{labelsOf(read->games[side.game], side.side), *store.find(side)};
        // From the games, not from the store: clocks do not affect a network's evaluation.
        if (auto clocks = clocksOf(read->games[side.game], side.side); clocks.size() == scored.numbers.moves.size())
            scored.clocks = std::move(clocks);
        folder.sides.push_back(std::move(scored));
        folder.games.push_back(read->games[side.game]);
        folder.colours.push_back(side.side);
    }
    return folder;
}

} // namespace evenmatch::nn
