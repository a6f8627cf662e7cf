#include "nn/lesson/library_cards.h"

#include "nn/lesson/second_look.h"
#include "nn/ranks/library_games.h"

namespace evenmatch::nn {

namespace {

/// Cards that nobody has looked at again since they were made, by an older version: those that hold or that the judge does not judge stay,
/// the others go.
core::Result<void> lookAgainAtOld(library::Library& library, library::PlayerId player, const CardWorkers& workers,
    const LibraryCardOptions& options, const jobs::JobContext& job)
{
    const auto cards = library.cards(player, options.family);
    if (!cards)
        return cards.error();
    using State = lesson::Schedule::State;
    std::vector<lesson::Card> old;
    for (const lesson::Card& card : *cards)
        if (card.checked == 0 && (card.schedule.state == State::New || card.schedule.state == State::Learning))
            old.push_back(card);
    const std::shared_ptr<CardWatch> watch = options.player.cards.watch;
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (watch)
            watch->again.report(i + 1, old.size());
        const auto holds = lookAgain(old[i], workers.judge, job.stopToken());
        if (!holds && holds.error().code == core::ErrorCode::BadArgument)
            continue; // not a game of this judge's
        if (!holds)
            return holds.error();
        auto done = *holds ? library.reviseCard(old[i]) : library.removeCards({&old[i].id, 1});
        if (!done)
            return done;
        if (*holds && options.player.onCards)
            if (auto told = options.player.onCards({&old[i], 1}); !told)
                return told;
    }
    if (watch)
        watch->again.report(0, 0);
    return {};
}

} // namespace

core::Result<LibraryCards> makeLibraryCards(
    library::Library& library, library::PlayerId id, const CardWorkers& workers, const LibraryCardOptions& options, jobs::JobContext& job)
{
    const auto subject = readGamesOf(library, id, options.family, job);
    if (!subject)
        return subject.error();
    const std::vector<SourceGame>& games = subject->source.games;
    const PlayerSides& player = subject->players.front();
    const PlayerSides sides{player.name, latestSides(games, player.sides, options.games)};
    if (sides.sides.empty())
        return core::Error{core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "games of %1 by %2"), {options.family, player.name}}};
    if (auto looked = lookAgainAtOld(library, id, workers, options, job); !looked)
        return looked.error();
    auto known = library.cards(id, options.family);
    if (!known)
        return known.error();
    LibraryReviewCache cache(library, workers.evaluator.info());
    CardWorkers keeping = workers;
    keeping.reviews = &cache;
    std::size_t added = 0;
    PlayerCardOptions adding = options.player;
    adding.cards.known = *std::move(known);
    adding.onCards = [&](std::span<const lesson::Card> cards) -> core::Result<void> {
        const auto more = library.addCards(cards);
        if (!more)
            return more.error();
        added += *more;
        return options.player.onCards ? options.player.onCards(cards) : core::Result<void>();
    };
    auto made = makePlayerCards(sides, id, games, keeping, adding, job);
    if (!made)
        return made.error();
    return LibraryCards{.cards = *std::move(made), .added = added};
}

} // namespace evenmatch::nn
