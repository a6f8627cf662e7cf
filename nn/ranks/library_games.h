// A player's games out of a library, and the library as the place where their reviews are kept.
#pragma once

#include "core/library/library.h"
#include "nn/ranks/player_games.h"
#include "nn/ranks/study.h"
#include "nn/review/review_cache.h"

namespace evenmatch::nn {

/// The games outside the trash that the filter lets through, the oldest import first: those of the network's game ("go", "chess"; empty: of
/// all), the others counted. Progress counts games.
core::Result<SourceGames> readLibraryGames(
    library::Library& library, library::GameFilter filter, std::string_view game, jobs::JobContext& job);

/// One of its games, as far as it can be played.
core::Result<SourceGame> readLibraryGame(library::Library& library, library::GameId id);

/// The games of whoever the library says is its user, and that user: one player, whatever the names.
struct OwnLibraryGames {
    library::PlayerId me = 0;
    StudySubject subject;
};
/// Of a family ("go", "chess"), empty: of that of most games. NotFound where the library does not say who is the user, or has no such
/// games.
core::Result<OwnLibraryGames> readOwnLibraryGames(library::Library& library, std::string_view family, jobs::JobContext& job);
/// Whether the library says who is its user.
core::Result<bool> knowsItsUser(library::Library& library);

/// Which player of the library a name means, for playersOf(): aliases lead to the name that the player goes by.
std::function<std::string(const std::string&)> aliasesOf(const std::vector<library::Player>& players);

/// Keeps reviews as the library's analyses. The library must outlive it.
class LibraryReviewCache final : public ReviewCache {
public:
    LibraryReviewCache(library::Library& library, const NetworkInfo& network);

    void load(GameReview& review, std::int64_t id) override;
    core::Result<void> store(const GameReview& review, std::int64_t id) override;

private:
    library::Library& m_library;
    std::string m_model;
};

} // namespace evenmatch::nn
