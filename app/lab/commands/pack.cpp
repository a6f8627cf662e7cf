// evenmatch-lab pack: positions of labelled games of Go as numbers, for the scripts of resources/training/gpu.
#include "app/lab/commands.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/branches.h"
#include "app/lab/support/position_pack.h"
#include "app/shared/job_watch.h"
#include "core/game/go/position.h"
#include "core/jobs/for_each.h"
#include "core/random.h"
#include "nn/data/labelled_games.h"
#include "nn/model/model_file.h"

#include <algorithm>
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <utility>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct PackOptions {
    std::vector<fs::path> data;
    fs::path out;
    std::string ranks;
    std::string encoding = "go-tactical";
    int board = 19;
    std::size_t sidesPerRank = 0;
    std::size_t moves = 14;
    int asides = 0;
    std::string half = "both";
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

/// One player's moves in a game.
struct Side {
    const nn::LabelledGame* game = nullptr;
    std::size_t index = 0;
    std::string key; ///< of the game
    std::uint64_t lot = 0; ///< random order of sides of a rank
    std::int64_t number = 0; ///< among the drawn sides
    std::int64_t playerNumber = 0; ///< the same for all sides of one player

    const nn::LabelledSide& player() const { return game->sides[index]; }
    game::Side side() const { return index == 0 ? game::Side::First : game::Side::Second; }
};

/// The half of the players to which a side belongs, by its player's name; a side without a name counts alone.
bool isInFirstHalf(const Side& side)
{
    const std::string& name = side.player().player;
    std::uint64_t state = core::folded(0x9e3779b97f4a7c15u, name.empty() ? side.key + std::to_string(side.index) : name);
    return core::splitmix64(state) % 2 == 0;
}

bool isWanted(const Side& side, const PackOptions& options)
{
    const auto* const position = side.game->start->as<go::Position>();
    return position && position->size() == options.board && side.player().scored && side.game->movesOf(side.side()) > 0
        && (options.half == "both" || isInFirstHalf(side) == (options.half == "first"));
}

/// The first sides of every rank in random order, so that a smaller number is a subset of a larger one; sides of one game are adjacent.
std::vector<Side> drawSides(const std::vector<nn::LabelledGame>& games, const PackOptions& options)
{
    std::map<int, std::vector<Side>> byRank;
    for (const nn::LabelledGame& game : games) {
        const std::string key = nn::contentKey(game);
        for (std::size_t index = 0; index < 2; ++index) {
            Side side{&game, index, key};
            std::uint64_t state = core::folded(options.seed * 0x9e3779b97f4a7c15u + index, key);
            side.lot = core::splitmix64(state);
            if (isWanted(side, options))
                byRank[side.player().rank].push_back(std::move(side));
        }
    }
    std::vector<Side> drawn;
    for (auto& [rank, sides] : byRank) {
        std::ranges::sort(sides, {}, &Side::lot);
        if (options.sidesPerRank > 0 && sides.size() > options.sidesPerRank)
            sides.resize(options.sidesPerRank);
        drawn.insert(drawn.end(), sides.begin(), sides.end());
    }
    std::ranges::sort(drawn, {}, [](const Side& side) { return std::pair(side.game, side.index); });
    std::map<std::string, std::int64_t> players;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const std::string& name = drawn[i].player().player;
        drawn[i].number = static_cast<std::int64_t>(i);
        const auto next = static_cast<std::int64_t>(players.size());
        drawn[i].playerNumber = players.try_emplace(name.empty() ? "\n" + std::to_string(i) : name, next).first->second;
    }
    return drawn;
}

/// This many of a side's moves, in order.
std::vector<std::size_t> drawPlies(const Side& side, const PackOptions& options)
{
    std::vector<std::size_t> plies;
    for (std::size_t n = 0; n < side.game->movesOf(side.side()); ++n)
        plies.push_back(side.game->plyOf(side.side(), n));
    if (options.moves > 0 && plies.size() > options.moves) {
        core::Random random(side.lot);
        for (std::size_t i = 0; i < options.moves; ++i)
            std::swap(plies[i], plies[i + random.below(static_cast<std::uint32_t>(plies.size() - i))]);
        plies.resize(options.moves);
        std::ranges::sort(plies);
    }
    return plies;
}

/// Adds sides to a pack.
class Packer {
public:
    Packer(const PackOptions& options, PositionPack& pack) : m_options(options), m_pack(pack) { }

    void add(const Side& side) const
    {
        const std::vector<std::size_t> plies = drawPlies(side, m_options);
        PackedFacts facts{.rank = side.player().rank, .side = side.number, .player = side.playerNumber};
        nn::walk(*side.game, [&](const nn::GameState& state, std::size_t ply) {
            if (!std::ranges::binary_search(plies, ply))
                return;
            facts.move = side.game->moves[ply];
            facts.ply = static_cast<std::int64_t>(ply);
            tellResult(*side.game, state, facts);
            m_pack.add(state, facts);
            addAsides(side, state, ply);
        });
    }

private:
    /// The result for the side to move, if it reflects the position.
    static void tellResult(const nn::LabelledGame& game, const nn::GameState& state, PackedFacts& facts)
    {
        const double sign = state.position().sideToMove() == game::Side::First ? 1 : -1;
        if (!game.isBetweenEquals())
            return;
        facts.result = game.byTime ? facts.result : static_cast<float>(sign * game.result);
        facts.lead = static_cast<float>(sign * game.lead);
    }

    void addAsides(const Side& side, const nn::GameState& state, std::size_t ply) const
    {
        if (m_options.asides == 0)
            return;
        const std::vector<Moves> branches = branchesAt(*side.game, ply, state.position(), m_options.asides, side.key, m_options.seed);
        for (const Moves& branch : std::span(branches).subspan(1)) { // the first is the game's move
            nn::GameState after = state;
            for (const game::Move move : branch)
                after.play(move);
            m_pack.add(after, {.ply = static_cast<std::int64_t>(ply + branch.size())});
        }
    }

    const PackOptions& m_options;
    PositionPack& m_pack;
};

struct Packed {
    std::size_t positions = 0;
    std::size_t sides = 0;
};

core::Result<strength::RankScale> scaleOf(const PackOptions& options)
{
    const auto model = nn::openModel(options.ranks.empty() ? app::bundledNetwork("go") : options.ranks);
    if (!model)
        return model.error();
    return model->description().scale;
}

core::Result<Packed> pack(const PackOptions& options, jobs::JobContext& job)
{
    const auto scale = scaleOf(options);
    if (!scale)
        return scale.error();
    std::vector<nn::LabelledGame> games;
    for (const fs::path& path : options.data) {
        auto read = nn::readLabelledGames(path, *scale);
        if (!read)
            return read.error();
        experiments::printLeftOut(read->errors);
        std::ranges::move(read->games, std::back_inserter(games));
    }
    const std::vector<Side> sides = drawSides(games, options);
    if (const std::string size = std::to_string(options.board); sides.empty())
        return core::Error{core::ErrorCode::NotFound, {"labelled games on %1×%1 (--board) in %2", {size, options.data.front().string()}}};
    const std::size_t parts = threadsOf(options.threads);
    std::vector<PositionPack> packs(parts, PositionPack(*nn::findEncoding(options.encoding), options.board));
    std::atomic<std::size_t> done = 0;
    const auto packed = jobs::forEach(parts, parts, [&](std::size_t part) -> core::Result<void> {
        const Packer packer(options, packs[part]);
        for (std::size_t i = part * sides.size() / parts; i < (part + 1) * sides.size() / parts; ++i) {
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            packer.add(sides[i]);
            job.report(++done, sides.size());
        }
        return {};
    });
    if (!packed)
        return packed.error();
    for (std::size_t part = 1; part < parts; ++part)
        packs[0].append(std::exchange(packs[part], PositionPack(*nn::findEncoding(options.encoding), options.board)));
    if (auto written = packs[0].write(options.out, *scale); !written)
        return written.error();
    return Packed{packs[0].size(), sides.size()};
}

void runPack(const PackOptions& options, Context& context)
{
    const auto packed = runWatched<Packed>([&](jobs::JobContext& job) { return pack(options, job); });
    if (!packed)
        return fail(context, packed.error());
    if (context.json)
        print({{"positions", packed->positions}, {"sides", packed->sides}});
    else
        std::cout << packed->positions << " positions of " << packed->sides << " sides\n";
}

} // namespace

void addPack(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "pack", "Write positions of labelled Go games as tensors, for training on another machine");
    const auto options = std::make_shared<PackOptions>();
    command->add_option("--data", options->data, "Labelled games: files or folders")->required();
    command->add_option("--out", options->out, "The tensor file to write")->required();
    command->add_option("--ranks", options->ranks, "A model whose ranks label the positions (the bundled Go network)");
    command->add_option("--encoding", options->encoding, "The input encoding of the network")
        ->check(CLI::IsMember({"go18", "go-tactical"}))
        ->capture_default_str();
    addNumber(*command, "--board", options->board, "Size of the board", 7, 19);
    command->add_option("--sides-per-rank", options->sidesPerRank, "Maximum sides per rank (0: all)")->capture_default_str();
    command->add_option("--moves", options->moves, "Positions drawn per side (0: all)")->capture_default_str();
    addNumber(*command, "--asides", options->asides, "Positions after other moves added to each drawn position", 0, 20);
    command->add_option("--half", options->half, "Use only one half of the players, by name")
        ->check(CLI::IsMember({"both", "first", "second"}))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the draws")->capture_default_str();
    addThreads(*command, options->threads);
    command->callback([options, &context] { runPack(*options, context); });
}

} // namespace evenmatch::cli
