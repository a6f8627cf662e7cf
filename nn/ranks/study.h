// The one way from games to ranks: what one network, and the outside sources that the user has, say of players whose games are at hand. The
// window's My rank and `evenmatch-cli estimate` both show a Study and add nothing to it (tests/app/tst_one_estimate.cpp). One game alone:
// game_estimate.h.
#pragma once

#include "core/phrase.h"
#include "core/strength/scale/own_scale.h"
#include "nn/ranks/counted_games.h"
#include "nn/ranks/player_report.h"
#include "nn/ranks/sources/outside_numbers.h"
#include "nn/ranks/two_answers.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// More games of a player say little more of how he or she plays now, and each costs seconds.
inline constexpr std::size_t kMostStudiedGames = 300;

/// Games, and whom the study is about.
struct StudySubject {
    SourceGames source;
    std::vector<PlayerSides> players; ///< of source.games
};

/// Leaves each player the latest so many games; those without a date count as the oldest. Returns how many were left out; 0 leaves all.
std::size_t keepLatest(StudySubject& subject, std::size_t mostGames);

/// The server, where the network knows its ranks on some board; else none, in whose place the network's own ranks are. For a wish that is
/// not about one network, such as a setting: study() finds an unknown server to be an error.
std::string serverKnownTo(const NetworkInfo& network, const std::string& server);

/// What a study is made with.
struct StudyMeans {
    Evaluator& network;
    std::filesystem::path model; ///< the network's file; one that is no model file brings no estimators
    std::string board = {}; ///< only games on it (an id of games.h); empty: where the model has parts for boards, on that of most games
    std::string estimator = {}; ///< one of estimatorsOf(); empty: the one that was best for players
    std::optional<strength::OwnScale> ownScale; ///< answer in its ranks
    std::string server = {}; ///< else in this server's, where the network's profile knows it; empty: in the network's
    std::vector<StartsOutside> outside; ///< who else is asked
    std::filesystem::path outsideCache; ///< where their answers are kept; empty: nowhere
    ReviewCache* reviews = nullptr; ///< where the network's are kept
    std::size_t mostGames = kMostStudiedGames; ///< of a player; 0: all
    bool everyGame = false; ///< those count, too, that usually do not (counted_games.h)
    GameChoice choice = {}; ///< of those that count
    ReportOptions report; ///< its outside numbers are filled in here
};

/// A value.
struct Study {
    NetworkInfo network; ///< as it is on the board of the games
    PlayerEstimators estimators;
    std::string ownScale; ///< name of the user's own scale that the ranks are of; empty: none
    std::string server; ///< whose ranks they are; empty: the network's own, or an own scale's
    StudySubject subject;
    std::vector<PlayerReport> reports; ///< one a player
    std::vector<TwoAnswers> answers; ///< of each report
    std::vector<std::vector<OutsideReport>> outside; ///< of each report, what every source says by itself
    std::vector<std::string> restsOn; ///< names of the outside sources that the ranks rest on, beside the network
    std::vector<core::Phrase> notes; ///< what else a reader must know, a sentence each; translated in the context "Study"
    std::vector<core::Error> errors; ///< of games that could not be read, and of outside sources
    std::size_t leftOut = 0; ///< older games, beyond the most that are studied
    NotCountedGames notCounted; ///< games of the players; notes say so, too

    const strength::RankScale& scale() const { return estimators.scale; }
};

/// Asks, reviews and estimates. Ranks are told for one board, where the model has parts for boards: a note says how many games on others
/// were left out. NotFound where there is none on the board that was wanted, and for a server that the model knows on no board. The rank
/// rests on what an outside source says only where the network's estimators were fitted with the same one, it knows nearly all of the
/// games, and held-out players were told better with it; else a note says why not. Stopped when the job is asked to stop; what was
/// evaluated and said by then is kept. Progress counts games, then positions.
core::Result<Study> study(StudySubject subject, const StudyMeans& means, jobs::JobContext& job);

} // namespace evenmatch::nn
