// The common way from games to ranks: the results of one network, and the user's outside sources, for the players of given games. The
// window's My rank and `evenmatch-cli estimate` both show a Study and add nothing to it (tests/app/tst_one_estimate.cpp). For one game
// alone see game_estimate.h.
#pragma once

#include "core/phrase.h"
#include "nn/ranks/counted_games.h"
#include "nn/ranks/player_report.h"
#include "nn/ranks/sources/outside_numbers.h"

#include <filesystem>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// More games of a player add little information on the current rank, and each takes seconds.
inline constexpr std::size_t kMostStudiedGames = 300;

/// Games and the players of the study.
struct StudySubject {
    SourceGames source;
    std::vector<PlayerSides> players; ///< of source.games
};

/// Keeps each player's latest games; those without a date count as the oldest. Returns the number of games that no player has any more.
/// `mostGames` = 0 keeps all.
std::size_t keepLatest(StudySubject& subject, std::size_t mostGames);

/// The server if the network has its ranks on some board; otherwise none, which means the network's own ranks. For a choice that is not
/// about one network, such as a setting: study() reports an unknown server as an error.
std::string serverKnownTo(const NetworkInfo& network, const std::string& server);

/// The options of a study.
struct StudyMeans {
    Evaluator& network;
    std::filesystem::path model; ///< the network's file; only a model file has estimators
    std::string board = {}; ///< only games on it (an id of games.h); empty: the one with most games, if the model has parts for boards
    std::string estimator = {}; ///< one of estimatorsOf(); empty: the best one for players
    std::string server = {}; ///< the server of the results, if the network's profile has it; empty: the network's ranks
    std::vector<StartsOutside> outside; ///< the outside sources
    std::filesystem::path outsideCache; ///< the store of their results; empty: none
    ReviewCache* reviews = nullptr; ///< the store of the network's reviews
    std::size_t mostGames = kMostStudiedGames; ///< of a player; 0: all
    bool everyGame = false; ///< also counts games that usually do not count (counted_games.h)
    GameChoice choice = {}; ///< a selection of counted games
    ReportOptions report; ///< its outside numbers are filled in here
};

/// A value.
struct Study {
    NetworkInfo network; ///< for the board of the games
    PlayerEstimators estimators;
    StudySubject subject;
    std::vector<PlayerReport> reports; ///< one per player
    std::vector<std::vector<OutsideReport>> outside; ///< of each report, every source's own estimate
    std::vector<std::string> restsOn; ///< names of the outside sources that the ranks use, besides the network
    std::vector<core::Phrase> notes; ///< further notes for the reader, one sentence each; translated in the context "Study"
    std::vector<core::Error> errors; ///< of unreadable games and of outside sources
    std::size_t leftOut = 0; ///< older games beyond the maximum
    NotCountedGames notCounted; ///< games of the players; also in notes

    const strength::RankScale& scale() const { return estimators.scale; }
};

/// Runs outside sources, reviews and estimates. If the model has parts for boards, the ranks are for one board: a note gives the number of
/// games on others that were left out. NotFound without games on the requested board, and for a server that the model has on no board. The
/// rank uses an outside source only if the network's estimators were fitted with the same one, it has nearly all of the games, and it
/// improved accuracy on held-out players; otherwise a note gives the reason. Stopped if the job is stopped; results so far are stored.
/// Progress counts games, then positions.
core::Result<Study> study(StudySubject subject, const StudyMeans& means, jobs::JobContext& job);

} // namespace evenmatch::nn
