// A player's games in a library, and the library as a store of their reviews.
#pragma once

#include "core/library/library.h"
#include "nn/data/player_games.h"
#include "nn/ranks/study.h"
#include "nn/review/review_cache.h"

namespace evenmatch::nn {

/// The games outside the trash that pass the filter, the oldest import first: those of the network's game ("go", "chess"; empty: all); the
/// others are counted, and repeated games (DistinctGames). Progress counts games.
core::Result<SourceGames> readLibraryGames(
    library::Library& library, library::GameFilter filter, std::string_view game, jobs::JobContext& job);

/// One of its games, up to the first illegal move.
core::Result<SourceGame> readLibraryGame(library::Library& library, library::GameId id);

/// The games of the library's user, and that user: one player with all names.
struct OwnLibraryGames {
    library::PlayerId me = 0;
    StudySubject subject;
};
/// Of a family ("go", "chess"); empty: the one with most games. NotFound without a known user or without such games.
core::Result<OwnLibraryGames> readOwnLibraryGames(library::Library& library, std::string_view family, jobs::JobContext& job);
/// The same of a student.
core::Result<OwnLibraryGames> readStudentGames(
    library::Library& library, library::PlayerId student, std::string_view family, jobs::JobContext& job);
/// The games of a player, by all names (of all players who are "me" if one is), or of a student: the sides of the student's players and, in
/// other games with the student's tag, the player of most of them who is not "me"; a game where two have equally many is nobody's.
core::Result<StudySubject> readGamesOf(library::Library& library, library::PlayerId player, std::string_view family, jobs::JobContext& job);
/// Whether the library has a known user.
core::Result<bool> knowsItsUser(library::Library& library);

/// The player of a name in the library, for playersOf(): aliases lead to the player's main name.
std::function<std::string(const std::string&)> aliasesOf(const std::vector<library::Player>& players);

/// Stores reviews as the library's analyses. The library must outlive it.
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
