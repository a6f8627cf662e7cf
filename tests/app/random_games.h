// Games of random moves, as files.
#pragma once

#include "core/game/registry/games.h"
#include "core/random.h"

#include <string>

/// A chess game without a result, as PGN.
inline std::string randomChessGame(
    const std::string& white, const std::string& black, const std::string& date, std::uint64_t seed, int plies)
{
    evenmatch::core::Random random(seed);
    std::string text = "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Date \"" + date + "\"]\n\n";
    evenmatch::game::AnyPosition position = evenmatch::game::findGame("chess")->start();
    for (int ply = 0; ply < plies && !position.isOver(); ++ply) {
        const evenmatch::game::Move move = position.randomMove(random);
        text += (ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "") + position.moveText(move) + ' ';
        position.play(move);
    }
    return text + "*\n\n";
}
