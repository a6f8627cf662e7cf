// Positions for the rank test, made of games that the network's own ranks play: they belong to nobody, and come with the program.
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

/// Where the bank of a game lies beside its bundled network: "chess.evm" -> "chess-test.jsonl".
std::filesystem::path bankBeside(const std::filesystem::path& network);

/// A line a position: {"game": "chess", "phase": "opening", "moves": "e2e4 e7e5"}. A line that cannot be read is an error with its number.
core::Result<std::vector<BankPosition>> readBank(const std::filesystem::path& path);
core::Result<void> writeBank(const std::filesystem::path& path, std::span<const BankPosition> bank);

/// Plays games, both sides drawn from the policy of a rank of their own, and keeps one position of each; as many of each phase, as far as
/// games reach it. Positions with next to no choice are left out. Progress counts positions.
core::Result<std::vector<BankPosition>> makeBank(
    Evaluator& evaluator, std::string_view kind, std::size_t positions, std::uint64_t seed, jobs::JobContext& job);

/// The bank that comes with the network file. Where none lies beside it, the one that is kept in `folder`; else a small one is made, the
/// same for everybody, and kept there (an empty folder: nowhere). Progress counts positions.
core::Result<std::vector<BankPosition>> bankFor(Evaluator& evaluator, std::string_view kind, const std::filesystem::path& network,
    const std::filesystem::path& folder, jobs::JobContext& job);

/// A bank as the test needs it: each position with what the ranks play there.
struct TestBank {
    std::vector<BankPosition> positions;
    std::vector<std::vector<game::Move>> moves; ///< of each position, in the items' order
    std::vector<lesson::TestItem> items; ///< as long as `positions`
};
core::Result<TestBank> prepareBank(Evaluator& evaluator, std::vector<BankPosition> positions, jobs::JobContext& job);

} // namespace evenmatch::nn
