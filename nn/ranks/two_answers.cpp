#include "nn/ranks/two_answers.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/record/notes/time_class.h"
#include "core/record/text/rank_text.h"
#include "core/strength/evidence/exact_words.h"
#include "core/strength/evidence/file_model.h"
#include "core/strength/scale/server_ratings.h"
#include "nn/data/servers.h"
#include "nn/model/boards.h"
#include "nn/ranks/counted_games.h"
#include "nn/ranks/estimate_words.h"
#include "nn/ranks/player_report.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::nn {

using core::Phrase;
using game::Side;
using strength::ServerRatings;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

ServerRatings ratingsOf(const NetworkInfo& network, std::string_view server)
{
    const auto* ranks = network.profile && !server.empty() ? strength::serverIn(*network.profile, server) : nullptr;
    return ranks ? ServerRatings::of(*ranks, network.scale).value_or(ServerRatings()) : ServerRatings();
}

/// Whether the board has the stones of its handicap and no others.
bool hasUsualStones(const go::Position& start)
{
    int black = 0;
    int white = 0;
    for (int y = 0; y < start.size(); ++y)
        for (int x = 0; x < start.size(); ++x) {
            black += start.colorAt(x, y) == go::Color::Black ? 1 : 0;
            white += start.colorAt(x, y) == go::Color::White ? 1 : 0;
        }
    return white == 0 && black == (start.handicap() > 1 ? start.handicap() : 0);
}

/// Whether all pieces are where games of chess and of Chess960 begin.
bool hasUsualPieces(const chess::Board& start)
{
    using chess::rankMask;
    return start.pieces(Side::First) == (rankMask(0) | rankMask(1)) && start.pieces(Side::Second) == (rankMask(6) | rankMask(7))
        && start.pieces(chess::PieceKind::Pawn) == (rankMask(1) | rankMask(6));
}

/// Black's advantage in ranks of a full board: a stone is one, the first move half of one, and a point of komi a thirteenth. NaN if
/// unknown: stones on small boards, or a position that was set up.
double blacksAdvantage(const go::Position& start)
{
    constexpr double kFairKomi = 6.5;
    constexpr double kPointsARank = 13;
    constexpr double kFull = 19;
    if (!hasUsualStones(start))
        return kNone;
    if (start.size() < kFull)
        return start.handicap() > 1 ? kNone : 0;
    return (start.handicap() > 1 ? start.handicap() - 1 : 0) + (kFairKomi - start.komi()) / kPointsARank;
}

double firstMoveOf(const SourceGame& game, const strength::FileModel& model)
{
    const auto* board = game.played.start->as<go::Position>();
    const auto* chess = game.played.start->as<chess::Position>();
    if (board)
        return blacksAdvantage(*board);
    return chess && !hasUsualPieces(chess->board()) ? kNone : model.firstMove;
}

double scoreOf(const SourceGame& game, Side side)
{
    switch (game.info.outcome) {
    case game::Outcome::FirstWins: return side == Side::First ? 1 : 0;
    case game::Outcome::SecondWins: return side == Side::Second ? 1 : 0;
    case game::Outcome::Draw: return 0.5;
    default: return kNone;
    }
}

Phrase heldWords(const std::string& game, const std::string& server)
{
    if (server.empty())
        return kNotMeasured;
    if (!game::isGo(game))
        return {EVENMATCH_TEXT("Rank",
                    "On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was "
                    "right for %3 % of them."),
            {"80", "71", "87"}};
    return {EVENMATCH_TEXT("Rank", "Its accuracy was measured only on games between players of nearly equal rank."), {}};
}

/// FIDE's standard rating of players with this rating in blitz on Lichess, by a relation published from the profiles of some 3,000 players
/// with equal ratings in blitz and classical (187 + .48 · blitz + .38 · classical), and by FIDE's formula of March 2024 below 2000.
double fideOf(double lichess)
{
    constexpr double kRaisedBelow = 2000;
    constexpr double kRaisedBy = 0.4;
    const double published = 187 + (0.48 + 0.38) * lichess;
    return published + kRaisedBy * std::max(0.0, kRaisedBelow - published);
}

/// The better estimate as a rating of FIDE; empty if its number is not one of Lichess, or has an open end.
Phrase fideWords(const TwoAnswers& answers)
{
    const strength::ExactRank& rank = answers.everything ? answers.everything->exact : *answers.moves;
    const std::string& server = answers.everything ? answers.everythingServer : answers.movesServer;
    if (rank.isGo || server.empty() || server != strength::homeOfRanks(answers.game, rank.middle) || rank.isBeyond
        || rank.open != strength::Beyond::No)
        return {};
    constexpr double kTens = 10;
    return {EVENMATCH_TEXT("Rank", "About %1 FIDE, by a published relation between players' ratings that was not measured here."),
        {std::to_string(std::lround(fideOf(rank.middle) / kTens) * std::lround(kTens))}};
}

Phrase onlyOneWords()
{
    return {EVENMATCH_TEXT("Rank", "The files name no opponent's rank, so there is only the estimate from the moves."), {}};
}

Phrase sentence(std::string_view text, const strength::ExactRank& rank, const std::string& server)
{
    return {text, {strength::exactWords(rank, server), strength::exactInterval(rank)}};
}

/// Whether the ranks in a game's file are those of the network's scale at this rating, or of a server that the network
/// knows.
bool areComparable(const SourceGame& game, double rating, const NetworkInfo& network)
{
    if (!game::isGo(game.kind)) { // each time control has ratings of its own, and so has Chess960
        const auto names = [](const std::string& text, const char* word) { return comparableName(text).find(word) != std::string::npos; };
        const auto time = record::timeClass(game.info.timeControl, false);
        const bool isBlitz
            = time == record::TimeClass::Unknown ? !names(game.info.event, "correspondence") : time == record::TimeClass::Blitz;
        return game.kind == "chess" && names(game.info.place, "lichess") && isBlitz;
    }
    const std::string server(serverOf(game.info.place));
    return server == strength::homeOfRanks(game.kind, rating)
        || (network.profile && !server.empty() && strength::serverIn(*network.profile, server));
}

/// Games against opponents with a rank in the files, on the line of the result's ranks.
struct RatedGames {
    std::vector<strength::RatedGame> games;
    std::size_t comparable = 0; ///< the number of games whose ranks are known to be comparable

    bool areComparable() const
    {
        constexpr double kNearlyAll = 0.9;
        return static_cast<double>(comparable) >= kNearlyAll * static_cast<double>(games.size());
    }
};

RatedGames ratedGames(
    std::span<const PlayedSide> sides, std::span<const SourceGame> games, const NetworkInfo& network, const std::string& server)
{
    RatedGames rated;
    const bool isGo = game::isGo(network.scale.game());
    const ServerRatings answers = ratingsOf(network, server);
    for (const PlayedSide& side : sides) {
        const SourceGame& game = games[side.game];
        const record::PlayerInfo& opponent = game.info.players[1 - static_cast<std::size_t>(side.side)];
        const auto rank = record::parseRank(opponent.rank);
        if (!rank || (rank->kind == record::Rank::Kind::Elo) == isGo || isAgainstUs(game))
            continue;
        const strength::FileModel model = strength::fileModel(game.kind);
        const double own = ratingsOf(network, serverOf(game.info.place)).toOwn(strength::ratingOf(*rank));
        const double advantage = firstMoveOf(game, model);
        rated.comparable += areComparable(game, own, network) ? 1 : 0;
        rated.games.push_back({.opponent = answers.fromOwn(own),
            .advantage = std::isnan(advantage) ? 0
                : side.side == Side::First     ? advantage
                                               : -advantage,
            .score = std::isnan(advantage) ? kNone : scoreOf(game, side.side),
            .name = opponent.name == "?" ? std::string() : comparableName(opponent.name)});
    }
    return rated;
}

} // namespace

TwoAnswers twoAnswers(
    const PlayerReport& report, std::span<const SourceGame> games, const PlayerEstimators& estimators, const NetworkInfo& network)
{
    const NetworkInfo onTheirBoard = onBoard(network, estimators.board);
    const std::string& server = estimators.server;
    TwoAnswers answers{.moves = {},
        .everything = {},
        .movesServer = {},
        .everythingServer = {},
        .game = estimators.board.empty() ? network.scale.game() : estimators.board};
    const auto line = strength::RankLine::of(estimators.scale);
    if (!line || !report.estimate.isEnough())
        return answers;
    answers.moves = strength::exactRank(strength::PlaceDistribution::within(report.estimate.probabilities), *line);
    answers.moves->open = report.estimate.beyond();
    std::vector<PlayedSide> sides;
    for (const ReportedSide& side : report.sides)
        if (side.moves > 0)
            sides.push_back(side.played);
    const auto rated = ratedGames(sides, games, onTheirBoard, server);
    answers.everything = strength::fileAnswer(report.reacting, *line, rated.games, strength::fileModel(answers.game));
    const bool isKnown = network.profile && (report.onSmallBoards == 0 || report.estimate.calibrated);
    const auto home = [&](double rating) {
        return !server.empty() ? server : isKnown ? strength::homeOfRanks(answers.game, rating) : std::string();
    };
    answers.movesServer = home(answers.moves->middle);
    if (answers.everything && rated.areComparable())
        answers.everythingServer = home(answers.everything->exact.middle);
    return answers;
}

std::vector<Phrase> TwoAnswers::words() const
{
    std::vector<Phrase> words;
    if (!moves)
        return words;
    words.push_back(sentence(EVENMATCH_TEXT("Rank", "From the moves alone: %1 (%2)."), *moves, movesServer));
    if (everything)
        words.push_back(
            core::counted(everything->rated, "From everything in the files: %1 (%2); opponents' ranks in %n game, results in %3.",
                EVENMATCH_COUNTED("Rank", "From everything in the files: %1 (%2); opponents' ranks in %n games, results in %3."),
                {strength::exactWords(everything->exact, everythingServer), strength::exactInterval(everything->exact),
                    std::to_string(everything->results)}));
    if (Phrase fide = fideWords(*this); !fide.empty())
        words.push_back(std::move(fide));
    words.push_back(everything ? heldWords(game, everythingServer) : onlyOneWords());
    return words;
}

std::vector<Phrase> TwoAnswers::remarks() const
{
    std::vector<Phrase> remarks;
    if (!moves)
        return remarks;
    if (Phrase fide = fideWords(*this); !fide.empty())
        remarks.push_back(std::move(fide));
    if (everything)
        remarks.push_back(
            {EVENMATCH_TEXT("Rank", "The estimate from everything in the files uses opponents' ranks in %1 games and results in %2."),
                {std::to_string(everything->rated), std::to_string(everything->results)}});
    remarks.push_back(everything ? heldWords(game, everythingServer) : onlyOneWords());
    return remarks;
}

} // namespace evenmatch::nn
