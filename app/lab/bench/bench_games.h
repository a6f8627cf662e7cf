// Games for benchmarks, generated from a seed, and a folder for their files.
#pragma once

#include "core/game/game.h"
#include "core/random.h"
#include "core/record/game_record.h"

#include <filesystem>
#include <unistd.h>

namespace evenmatch::cli {

/// A separate folder in the system's folder for temporary files, removed at the end.
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

/// A record of random moves: the worst case for a reader, because no move is predictable.
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
