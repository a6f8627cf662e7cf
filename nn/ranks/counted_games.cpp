#include "nn/ranks/counted_games.h"

#include "core/game/family.h"

#include <algorithm>
#include <map>

namespace evenmatch::nn {

namespace {

bool isFinished(const SourceGame& game)
{
    if (game.info.outcome != game::Outcome::None)
        return true;
    if (game::isGo(game.kind) && game.info.result.empty())
        return true;
    return stateAt(game.played, game.played.moves.size()).position().isOver();
}

} // namespace

bool isOurOpponent(std::string_view name)
{
    return name.starts_with(kOpponentName) && (name.size() == kOpponentName.size() || name[kOpponentName.size()] == ' ');
}

bool isAgainstUs(const SourceGame& game) { return std::ranges::any_of(game.info.players, isOurOpponent, &record::PlayerInfo::name); }

NotCounted whyNotCounted(const SourceGame& game)
{
    if (isAgainstUs(game))
        return NotCounted::AgainstUs;
    if (!isFinished(game))
        return NotCounted::Unfinished;
    return game.played.moves.size() < kFewestMovesThatCount ? NotCounted::Short : NotCounted::No;
}

NotCountedGames keepCounted(std::span<const SourceGame> games, std::vector<PlayerSides>& players)
{
    std::map<std::size_t, NotCounted> gone;
    for (PlayerSides& player : players) {
        std::map<std::size_t, int> sidesOf;
        for (const PlayedSide& side : player.sides)
            ++sidesOf[side.game];
        std::erase_if(player.sides, [&](const PlayedSide& side) {
            NotCounted why = whyNotCounted(games[side.game]);
            if (why == NotCounted::No && sidesOf[side.game] > 1)
                why = NotCounted::BothSides;
            if (why != NotCounted::No)
                gone.emplace(side.game, why);
            return why != NotCounted::No;
        });
    }
    const auto count = [&](NotCounted why) {
        return static_cast<std::size_t>(std::ranges::count_if(gone, [why](const auto& entry) { return entry.second == why; }));
    };
    return {count(NotCounted::AgainstUs), count(NotCounted::Unfinished), count(NotCounted::Short), count(NotCounted::BothSides)};
}

std::size_t keepChosen(std::span<const SourceGame> games, std::vector<PlayerSides>& players, const GameChoice& choice)
{
    const auto isChosen = [&](const PlayedSide& side) {
        const SourceGame& game = games[side.game];
        return game.info.isoDate >= choice.since && (!choice.colour || *choice.colour == side.side)
            && (choice.time == record::TimeClass::Unknown
                || record::timeClass(game.info.timeControl, game::isGo(game.kind)) == choice.time);
    };
    const std::size_t before = gamesOf(players);
    for (PlayerSides& player : players)
        std::erase_if(player.sides, [&](const PlayedSide& side) { return !isChosen(side); });
    return before - gamesOf(players);
}

} // namespace evenmatch::nn
