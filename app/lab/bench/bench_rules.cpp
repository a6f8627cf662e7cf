#include "app/lab/bench/bench.h"
#include "app/lab/bench/peer.h"
#include "app/shared/stopwatch.h"
#include "core/game/chess/perft.h"
#include "core/game/playout.h"
#include "core/game/registry/games.h"
#include "core/game/registry/visit.h"

namespace evenmatch::cli {

namespace {

constexpr double kEnoughSeconds = 1.0;
constexpr int kPerftDepth = 6;
constexpr double kPerftNodes = 119'060'324; // of chess's start position at that depth

/// Repeats `work`, which returns its amount, for about a second, and returns the amount per second of processor time.
template <class Work>
double rate(Work work)
{
    double done = 0;
    const Stopwatch watch;
    Cost cost;
    do {
        done += work();
        cost = watch.elapsed();
    } while (cost.cpuSeconds < kEnoughSeconds);
    return done / cost.cpuSeconds;
}

template <game::GamePosition P>
double playoutMovesPerSecond(const P& start)
{
    core::Random random(1);
    return rate([&] {
        int moves = 0;
        for (int i = 0; i < 20; ++i) {
            P position = start;
            moves += game::playOut(position, random, 1000).moves;
        }
        return moves;
    });
}

/// A game in progress, so that copies and undos are measured with a history and a full board.
template <game::GamePosition P>
P midgame(const P& start)
{
    core::Random random(2);
    P whole = start;
    const int moves = game::playOut(whole, random, 200).moves;
    // The same numbers are drawn again, so half of a random game is never its end.
    core::Random again(2);
    P position = start;
    game::playOut(position, again, moves / 2);
    return position;
}

template <game::GamePosition P>
double copiesPerSecond(const P& position)
{
    return rate([&] {
        constexpr int kCopies = 1000;
        for (int i = 0; i < kCopies; ++i) {
            const P copy = position;
            asm volatile("" : : "r"(&copy) : "memory"); // forces the copy to be made
        }
        return kCopies;
    });
}

template <game::GamePosition P>
double playUndosPerSecond(P position)
{
    game::MoveList moves;
    position.legalMoves(moves);
    typename P::Undo undo;
    return rate([&] {
        for (const game::Move move : moves) {
            position.play(move, undo);
            position.undo(undo);
        }
        return static_cast<double>(moves.size());
    });
}

void benchPerft(const BenchSink& sink)
{
    const Stopwatch watch;
    const auto nodes = static_cast<double>(chess::perft(chess::Position().board(), kPerftDepth));
    sink({"perft/chess", nodes / watch.elapsed().cpuSeconds, "nodes", {}});

    const std::string depth = std::to_string(kPerftDepth);
    const auto idle = runPeer({"stockfish"}, "quit\n");
    const auto peer = runPeer({"stockfish"}, "position startpos\ngo perft " + depth + "\nquit\n");
    if (idle && peer && peer->output.find(std::to_string(static_cast<long>(kPerftNodes))) != std::string::npos)
        sink({"peer/stockfish perft", kPerftNodes / (peer->cpuSeconds - idle->cpuSeconds), "nodes", {}});
}

} // namespace

void benchRules(const BenchSink& sink)
{
    benchPerft(sink);
    for (const game::GameKind& kind : game::gameKinds()) {
        const std::string id(kind.id);
        game::visit(kind.start(), [&](const auto& start) {
            sink({"playout/" + id, playoutMovesPerSecond(start), "moves", {}});
            const auto position = midgame(start);
            sink({"copy/" + id, copiesPerSecond(position), "positions", {}});
            sink({"play-undo/" + id, playUndosPerSecond(position), "moves", {}});
        });
    }
}

} // namespace evenmatch::cli
