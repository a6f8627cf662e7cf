#include "nn/ranks/opening_report.h"

#include "core/game/registry/opening_book.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace evenmatch::nn {

using game::Side;

namespace {

constexpr float kUsual = 0.3F; ///< minimum share of the rank that plays its first choice,
constexpr float kFarLikelier = 2; ///< and its minimum ratio to the share of the player's move

/// The excess of β in a side's opening over the rank's, per game.
struct AboveRank {
    double sum = 0;
    std::size_t moves = 0;
};

struct Gathered {
    OpeningReport report;
    std::vector<AboveRank> above;
    std::map<std::pair<std::uint64_t, game::Move>, Departure> departures; ///< by position and move
};

double scoreOf(game::Outcome outcome, Side side) { return outcome == game::Outcome::Draw ? 0.5 : outcome == game::winFor(side) ? 1 : 0; }

AboveRank aboveRank(const GameReview& review, Side side, const OpeningRank& rank)
{
    const bool canCompare = rank.policy && rank.profile && *rank.policy < rank.profile->ranks.size();
    AboveRank above;
    for (const strength::MoveNumbers& move : review.numbers(side).moves) {
        if (move.phase != strength::GamePhase::Opening)
            continue;
        const double usual = canCompare ? rank.profile->ranks[*rank.policy].beta.at(move.moveNumber) : std::nan("");
        above.sum += move.beta() - usual;
        ++above.moves;
    }
    return above;
}

/// The first of the game, with its position.
std::optional<std::pair<std::uint64_t, Departure>> departureOf(const GameReview& review, Side side, std::size_t rank)
{
    if (!review.game.start)
        return std::nullopt;
    game::AnyPosition position = *review.game.start;
    for (std::size_t ply = 0; ply < review.game.moves.size() && strength::phaseOf(position) == strength::GamePhase::Opening;
         position.play(review.game.moves[ply++])) {
        if (review.sideOf(ply) != side || !review.hasPlayed(ply))
            continue;
        const std::vector<MoveReview>& moves = review.plies[ply].moves;
        const MoveReview& usual = moves[review.plies[ply].firstChoice(rank)];
        if (usual.rankPriors[rank] >= kUsual && usual.rankPriors[rank] >= kFarLikelier * moves.front().rankPriors[rank])
            return std::pair(position.hash(), Departure{.ply = ply, .played = moves.front(), .usual = usual});
    }
    return std::nullopt;
}

void addBeta(OpeningReport& report, std::span<const AboveRank> games)
{
    constexpr double kTwoSided95 = 1.96;
    double sum = 0;
    for (const AboveRank& game : games) {
        sum += game.sum;
        report.moves += game.moves;
    }
    report.beta = report.moves > 0 ? sum / static_cast<double>(report.moves) : std::nan("");
    // Moves of one game are dependent: the variance is that of a game's sum around its share of the whole.
    double squares = 0;
    for (const AboveRank& game : games)
        squares += std::pow(game.sum - report.beta * static_cast<double>(game.moves), 2);
    const auto count = static_cast<double>(games.size());
    report.betaError
        = games.size() > 1 ? kTwoSided95 * std::sqrt(squares * count / (count - 1)) / static_cast<double>(report.moves) : std::nan("");
}

OpeningReport finished(Gathered gathered)
{
    OpeningReport& report = gathered.report;
    report.score = report.finished > 0 ? report.score / static_cast<double>(report.finished) : 0;
    addBeta(report, gathered.above);
    for (auto& [where, departure] : gathered.departures)
        if (!report.departure || std::tie(departure.times, report.departure->ply) > std::tie(report.departure->times, departure.ply))
            report.departure = std::move(departure);
    return std::move(report);
}

} // namespace

std::vector<OpeningReport> openingReports(
    const PlayerSides& player, std::span<const SourceGame> games, std::span<const GameReview> reviews, const OpeningRank& rank)
{
    std::map<std::pair<std::string, Side>, Gathered> openings;
    for (std::size_t i = 0; i < player.sides.size(); ++i) {
        const Side side = player.sides[i].side;
        const SourceGame& game = games[player.sides[i].game];
        const GameReview& review = reviews[player.sides[i].game];
        const std::string name = game::openingFamily(*game.played.start, game.played.moves, side);
        if (name.empty())
            continue;
        Gathered& gathered = openings[{name, side}];
        gathered.report.name = name;
        gathered.report.side = side;
        ++gathered.report.games;
        if (game.info.outcome != game::Outcome::None) {
            ++gathered.report.finished;
            gathered.report.score += scoreOf(game.info.outcome, side);
        }
        if (const AboveRank above = aboveRank(review, side, rank); above.moves > 0)
            gathered.above.push_back(above);
        auto departure = rank.policy ? departureOf(review, side, *rank.policy) : std::nullopt;
        if (!departure)
            continue;
        departure->second.side = i;
        const auto [known, isNew] = gathered.departures.try_emplace({departure->first, departure->second.played.move}, departure->second);
        if (!isNew) {
            departure->second.times = known->second.times + 1;
            known->second = departure->second;
        }
    }
    std::vector<OpeningReport> reports;
    for (auto& [key, gathered] : openings)
        reports.push_back(finished(std::move(gathered)));
    std::ranges::stable_sort(reports, std::greater(), &OpeningReport::games);
    return reports;
}

} // namespace evenmatch::nn
