#include "app/lab/support/branches.h"

#include "core/random.h"

#include <algorithm>
#include <span>

namespace evenmatch::cli {

namespace {

constexpr std::size_t kFarthest = 30; ///< maximum number of moves by which a move aside comes too early
constexpr double kAnswered = 0.3; ///< share of the moves aside that are answered
constexpr double kAnsweredByTheGame = 0.5; ///< of those, share answered by the game's own move there

} // namespace

std::vector<Moves> branchesAt(
    const nn::LabelledGame& game, std::size_t ply, const game::AnyPosition& before, int asides, const std::string& key, std::uint64_t seed)
{
    core::Random random(core::folded(seed * 0x9e3779b97f4a7c15u + ply + 1, key));
    const auto later = std::span(game.moves).subspan(ply + 1, std::min(kFarthest, game.moves.size() - ply - 1));
    std::vector<Moves> branches = {{game.moves[ply]}};
    for (int attempt = 0; attempt < 3 * asides && !later.empty() && branches.size() <= static_cast<std::size_t>(asides); ++attempt) {
        const auto drawn = [&] { return later[random.below(static_cast<std::uint32_t>(later.size()))]; };
        Moves branch = {drawn()};
        if (random.uniform() < kAnswered)
            branch.push_back(random.uniform() < kAnsweredByTheGame ? game.moves[ply] : drawn());
        game::AnyPosition position = before;
        const bool isLegal = std::ranges::all_of(branch, [&](game::Move move) {
            const bool can = !position.isOver() && position.isLegal(move);
            if (can)
                position.play(move);
            return can;
        });
        if (isLegal && !position.isOver() && std::ranges::find(branches, branch) == branches.end())
            branches.push_back(std::move(branch));
    }
    return branches;
}

} // namespace evenmatch::cli
