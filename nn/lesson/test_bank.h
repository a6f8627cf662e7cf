// Positions for the rank test, from games played by the network's own ranks, so they are free to distribute.
#pragma once

#include "core/jobs/job.h"
#include "core/lesson/rank_test.h"
#include "core/strength/estimate/game_phase.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/played_game.h"

#include <filesystem>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The position after all moves of `game`.
struct BankPosition {
    std::string kind; ///< an id of games.h
    PlayedGame game;
    strength::GamePhase phase = strength::GamePhase::Opening;
};

/// The path of a game's bank beside its bundled network: "chess.evm" -> "chess-test.jsonl".
std::filesystem::path bankBeside(const std::filesystem::path& network);

/// One line per position: {"game": "chess", "phase": "opening", "moves": "e2e4 e7e5"}. An unreadable line is an error with its number.
core::Result<std::vector<BankPosition>> readBank(const std::filesystem::path& path);
core::Result<void> writeBank(const std::filesystem::path& path, std::span<const BankPosition> bank);

/// Plays games, each side by the policy of its own rank, and keeps one position of each; the same number for each phase, as far as games
/// reach it. Positions with almost no choice are left out. Progress counts positions.
core::Result<std::vector<BankPosition>> makeBank(
    Evaluator& evaluator, std::string_view kind, std::size_t positions, std::uint64_t seed, jobs::JobContext& job);

/// The bank beside the network file. Without one, the one stored in `folder`; else a small one is made, the same for all users, and stored
/// there (an empty folder: nowhere). Progress counts positions.
core::Result<std::vector<BankPosition>> bankFor(Evaluator& evaluator, std::string_view kind, const std::filesystem::path& network,
    const std::filesystem::path& folder, jobs::JobContext& job);

/// A bank for the test: each position with the moves of the ranks.
struct TestBank {
    std::vector<BankPosition> positions;
    std::vector<std::vector<game::Move>> moves; ///< of each position, in the items' order; one of each set of equivalent moves
    std::vector<lesson::TestItem> items; ///< as long as `positions`

    /// The index of the move, or of its equivalent, in moves[item]; the size if there is none.
    std::size_t indexOf(std::size_t item, game::Move move) const;
};
core::Result<TestBank> prepareBank(Evaluator& evaluator, std::vector<BankPosition> positions, jobs::JobContext& job);

} // namespace evenmatch::nn
