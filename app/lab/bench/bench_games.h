// Games for benchmarks: made from a seed, and a place for the files that hold them.
#pragma once

#include "core/game/game.h"
#include "core/random.h"
#include "core/record/game_record.h"

#include <filesystem>
#include <unistd.h>

namespace evenmatch::cli {

/// A folder of its own below the system's one for temporary files, gone at the end.
class Workplace {
public:
    Workplace() : m_folder(std::filesystem::temp_directory_path() / ("evenmatch-bench-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(m_folder);
    }
    ~Workplace()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    std::filesystem::path path(const char* name) const { return m_folder / name; }

private:
    std::filesystem::path m_folder;
};

/// A record of random moves: the worst that a reader meets, for every move is a surprise.
template <game::GamePosition P>
record::GameRecord randomGame(P position, core::Random& random, int maxMoves)
{
    record::GameRecord game;
    record::NodeId node = record::kRoot;
    for (int i = 0; i < maxMoves; ++i) {
        const game::Move move = position.randomMove(random);
        if (move == game::kNoMove)
            break;
        node = game.addNode(node, move, position.sideToMove());
        position.play(move);
    }
    return game;
}

} // namespace evenmatch::cli
