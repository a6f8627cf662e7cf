#include "app/lab/bench/bench.h"
#include "app/lab/bench/bench_games.h"
#include "app/lab/bench/peer.h"
#include "app/shared/stopwatch.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/file/game_reader.h"
#ifdef EVENMATCH_LIBRARY
#include "core/library/transfer/import.h"
#endif

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

void writePgn(const fs::path& path)
{
    constexpr int kGames = 20'000;
    std::ofstream out(path, std::ios::binary);
    core::Random random(1);
    for (int i = 1; i <= kGames; ++i) {
        record::GameRecord game = randomGame(chess::Position(), random, 80);
        game.format = record::Format::Pgn;
        game.setup = {.game = "chess", .width = 8, .height = 8};
        game.setTag("Event", "Random game " + std::to_string(i));
        game.setTag("Result", "*");
        out << writeGame(game, record::Format::Pgn) << '\n';
    }
}

void writeSgf(const fs::path& path)
{
    constexpr int kGames = 10'000;
    std::ofstream out(path, std::ios::binary);
    core::Random random(1);
    for (int i = 1; i <= kGames; ++i) {
        record::GameRecord game = randomGame(go::Position(19), random, 240);
        game.setTag("GN", "Random game " + std::to_string(i));
        out << writeGame(game, record::Format::Sgf) << '\n';
    }
}

struct ReadAll {
    double games = 0;
    double plies = 0;
    Cost cost;
};

ReadAll readAll(const fs::path& path, record::ReadOptions options)
{
    ReadAll all;
    const Stopwatch watch;
    auto reader = record::openGames(path, options);
    while (reader) {
        const auto game = (*reader)->next();
        if (!game || !*game)
            break;
        all.games += 1;
        if ((*game)->record)
            all.plies += static_cast<double>((*game)->record->size() - 1);
    }
    all.cost = watch.elapsed();
    return all;
}

/// Reads once to warm the file cache, then measures.
void benchReading(const BenchSink& sink, const std::string& name, const fs::path& path, record::ReadOptions options)
{
    readAll(path, options);
    const ReadAll all = readAll(path, options);
    const double megabytes = static_cast<double>(fs::file_size(path)) * 1e-6;
    sink({name, all.games / all.cost.cpuSeconds, "games",
        {{"megabytesPerSecond", megabytes / all.cost.cpuSeconds}, {"movesPerSecond", all.plies / all.cost.cpuSeconds},
            {"games", all.games}}});
}

#ifdef EVENMATCH_LIBRARY
/// Imports into a new library on the disk of the folder for temporary files; by wall time, because two threads work on it.
void benchImport(const BenchSink& sink, const fs::path& path, const fs::path& libraryPath)
{
    auto opened = library::Library::open(libraryPath);
    if (!opened)
        return;
    std::optional<library::Library> library(*std::move(opened));
    jobs::JobContext job;
    const Stopwatch watch;
    const auto report = library::importGames(*library, std::array{path}, job);
    const Cost cost = watch.elapsed();
    library.reset(); // moves the contents of the log into the file, whose bytes are counted
    if (report)
        sink({"import/library", static_cast<double>(report->imported) / cost.wallSeconds, "games",
            {{"games", static_cast<double>(report->imported)}, {"duplicates", static_cast<double>(report->duplicates)},
                {"cpuSecondsPerWallSecond", cost.cpuSeconds / cost.wallSeconds},
                {"bytesPerGame", static_cast<double>(fs::file_size(libraryPath)) / static_cast<double>(report->imported)}}});
}
#endif

void benchPeer(const BenchSink& sink, const fs::path& path)
{
    const double games = readAll(path, {.keepText = false}).games;
    if (const auto peer = runPeer({"pgn-extract", "-s", "-r", path.string()}))
        sink({"peer/pgn-extract -r", games / peer->cpuSeconds, "games", {{"games", games}}});
}

} // namespace

void benchParse(const BenchSink& sink, const std::string& pgnFile, const std::string& sgfFile)
{
    const Workplace workplace;
    const fs::path pgn = pgnFile.empty() ? workplace.path("random.pgn") : fs::path(pgnFile);
    const fs::path sgf = sgfFile.empty() ? workplace.path("random.sgf") : fs::path(sgfFile);
    if (pgnFile.empty())
        writePgn(pgn);
    if (sgfFile.empty())
        writeSgf(sgf);

    benchReading(sink, "parse/pgn", pgn, {});
    benchPeer(sink, pgn);
    benchReading(sink, "parse/sgf", sgf, {.validate = false});
    benchReading(sink, "parse/sgf validated", sgf, {});
#ifdef EVENMATCH_LIBRARY
    benchImport(sink, pgn, workplace.path("games.evl"));
#endif
}

} // namespace evenmatch::cli
