#include "app/lab/bench/bench_library.h"
#include "app/lab/bench/bench_games.h"
#include "app/shared/job_watch.h"
#include "app/shared/stopwatch.h"
#include "core/game/go/position.h"
#include "core/library/library.h"
#include "core/library/positions/position_keys.h"
#include "core/library/storage/packed_text.h"
#include "core/record/board/replay.h"

#include <array>

namespace evenmatch::cli {

namespace {

constexpr int kMoves = 240;
constexpr int kOpeningMoves = 12; ///< moves before the position that is searched

record::GameRecord gameOf(std::uint64_t number)
{
    core::Random random(number);
    record::GameRecord game = randomGame(go::Position(19), random, kMoves);
    game.setTag("PB", "Player " + std::to_string(number % 997));
    game.setTag("PW", "Player " + std::to_string(number % 991));
    game.setTag("EV", "Event " + std::to_string(number % 101));
    game.setTag("DT", std::to_string(1950 + number % 70) + "-01-01");
    return game;
}

core::Result<void> fill(library::Library& library, std::uint64_t games)
{
    constexpr std::uint64_t kBatch = 1000;
    library::TextPacker packer;
    std::vector<library::PreparedGame> batch;
    ProgressLine line;
    for (std::uint64_t number = 1; number <= games; ++number) {
        const record::GameRecord record = gameOf(number);
        auto game
            = library::prepare({.record = record, .text = writeGame(record, record::Format::Sgf), .problems = {}}, "bench.sgf", packer);
        if (!game)
            return game.error();
        batch.push_back(*std::move(game));
        if (batch.size() < kBatch && number < games)
            continue;
        if (const auto added = library.addAll(batch); !added)
            return added.error();
        batch.clear();
        line.show({number, games});
    }
    return {};
}

/// The key of the position after the opening of a generated game.
library::PositionKey keyOf(std::uint64_t number)
{
    const record::GameRecord record = gameOf(number);
    record::NodeId node = record::kRoot;
    for (int move = 0; move < kOpeningMoves; ++move)
        node = record.firstChild(node);
    return library::positionKey(record::positionAt(record, node).value()).value();
}

/// Repeats the work at least three times and for half a second; it returns the number of games found.
template <class Work>
void measureLibrary(const BenchSink& sink, const std::string& name, std::uint64_t games, Work work)
{
    constexpr int kFewest = 3;
    constexpr double kSeconds = 0.5;
    std::size_t found = 0;
    int times = 0;
    const Stopwatch watch;
    for (; times < kFewest || watch.elapsed().wallSeconds < kSeconds; ++times)
        found = work(times);
    const double seconds = watch.elapsed().wallSeconds / times;
    sink({name, 1 / seconds, "questions",
        {{"games", static_cast<double>(games)}, {"found", static_cast<double>(found)}, {"seconds", seconds}}});
}

} // namespace

core::Result<void> benchLibrary(const BenchSink& sink, std::uint64_t games)
{
    const Workplace workplace;
    auto library = library::Library::open(workplace.path("games.evl"));
    if (!library)
        return library.error();
    const Stopwatch filling;
    if (const auto filled = fill(*library, games); !filled)
        return filled.error();
    sink({"fill/library", static_cast<double>(games) / filling.elapsed().wallSeconds, "games", {{"games", static_cast<double>(games)}}});
    const auto count = [&](const library::GameFilter& filter, library::SortBy sortBy) {
        return library->find(filter, {.sortBy = sortBy, .limit = games}).valueOr({}).size();
    };
    const std::array keys{keyOf(1), keyOf(games / 2 + 1)};
    library::GameFilter at;
    measureLibrary(sink, "find/position", games, [&](int time) {
        at.position = keys[static_cast<std::size_t>(time) % keys.size()]; // a different one every time, because results are cached
        return count(at, library::SortBy::Date);
    });
    measureLibrary(sink, "sort/position", games, [&](int) { return count(at, library::SortBy::FirstPlayer); });
    measureLibrary(sink, "find/text", games, [&](int) { return count({.text = "player 77"}, library::SortBy::Date); });
    measureLibrary(sink, "list/date", games, [&](int) { return count({}, library::SortBy::Date); });
    return {};
}

} // namespace evenmatch::cli
