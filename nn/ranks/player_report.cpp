#include "nn/ranks/player_report.h"

#include "core/game/family.h"
#include "core/record/notes/time_class.h"
#include "core/record/text/rank_text.h"
#include "nn/data/review_games.h"
#include "nn/ranks/game_estimate.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace evenmatch::nn {

using game::Side;
using strength::GamePhase;
using strength::RankEstimate;
using strength::RankEstimator;
using strength::ScoredSide;

namespace {

/// Makes one report; holds the state common to its parts.
class Reporter {
public:
    Reporter(const PlayerSides& player, const PlayerEstimators& estimators, const NetworkInfo& network, std::span<const SourceGame> games,
        std::span<const GameReview> reviews, const ReportOptions& options)
        : m_player(player), m_estimators(estimators), m_network(network), m_games(games), m_reviews(reviews), m_options(options)
    {
        for (const PlayedSide& side : player.sides) {
            ScoredSide scored = scoredSide(reviews[side.game], side.side, &m_plies.emplace_back());
            if (const auto said = options.outside.find(side); said != options.outside.end())
                scored.outside = said->second;
            if (!scored.outsideKinds().holds(whole().estimator().needs().ofPrograms())) {
                scored.numbers = {.ranks = scored.numbers.ranks};
                scored.clocks.clear();
                m_plies.back().clear();
            }
            m_sides.push_back(std::move(scored));
        }
    }

    PlayerReport makeRank() const
    {
        PlayerReport report{.name = m_player.name};
        report.estimate = whole().estimate(m_sides);
        report.reacting = m_estimators.reacting == m_estimators.whole ? report.estimate : m_estimators.reacting->estimate(m_sides);
        listSides(report);
        if (2 * report.onSmallBoards > report.sides.size())
            report.estimate.calibrated = report.reacting.calibrated = false;
        report.answers = twoAnswers(report, m_games, m_estimators, m_network);
        return report;
    }

    PlayerReport make() const
    {
        PlayerReport report = makeRank();
        addPhases(report);
        addColours(report);
        addTimes(report);
        addOpponents(report);
        addOpenings(report);
        addBeta(report);
        addTrend(report);
        addUnusual(report);
        addNextRank(report);
        return report;
    }

private:
    const RankEstimator& whole() const { return *m_estimators.whole; }

    void listSides(PlayerReport& report) const
    {
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const auto& moves = m_sides[i].numbers.moves;
            ReportedSide side{
                .played = m_player.sides[i], .moves = moves.size(), .beta = m_sides[i].numbers.meanBeta(), .expectedRank = std::nan("")};
            const RankEstimate alone = whole().estimate({&m_sides[i], 1});
            if (alone.isEnough())
                side.expectedRank = alone.expectedRank();
            report.sides.push_back(side);
            report.onSmallBoards += m_estimators.board.empty() && onSmallBoard(m_games[side.played.game]) ? 1 : 0;
        }
    }

    void addPhases(PlayerReport& report) const
    {
        if (m_estimators.alone)
            report.alone = m_estimators.alone->estimate(m_sides);
        for (const GamePhase phase : strength::kGamePhases) {
            const auto estimator = m_estimators.phases.find(phase);
            if (estimator != m_estimators.phases.end())
                report.phases.push_back({std::string(strength::phaseName(phase)),
                    estimator->second->estimate(strength::select(m_sides, strength::selectionOf(phase), 1))});
        }
    }

    void addColours(PlayerReport& report) const
    {
        const auto names = game::colourNames(game::familyOf(m_estimators.scale.game()));
        for (const Side side : {Side::First, Side::Second})
            report.colours.push_back({std::string(names[static_cast<std::size_t>(side)]),
                estimateWhere([&](const PlayedSide& played) { return played.side == side; })});
    }

    /// From the sides that satisfy the condition.
    RankEstimate estimateWhere(const std::function<bool(const PlayedSide&)>& isWanted) const
    {
        std::vector<ScoredSide> some;
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            if (isWanted(m_player.sides[i]))
                some.push_back(m_sides[i]);
        return whole().estimate(some);
    }

    void addTimes(PlayerReport& report) const
    {
        const auto timeOf = [&](const PlayedSide& side) {
            const SourceGame& game = m_games[side.game];
            return record::timeClass(game.info.timeControl, game::isGo(game.kind));
        };
        for (const record::TimeClass time : record::kTimeClasses)
            addPart(report.times, record::timeClassName(time), estimateWhere([&](const PlayedSide& side) { return timeOf(side) == time; }));
    }

    void addOpponents(PlayerReport& report) const
    {
        for (const std::string_view opponent : {"weaker", "equal", "stronger"})
            addPart(report.opponents, opponent,
                estimateWhere([&](const PlayedSide& side) { return opponentClass(m_games[side.game], side.side) == opponent; }));
    }

    void addOpenings(PlayerReport& report) const
    {
        OpeningRank rank{.policy = {}, .profile = m_options.profile};
        if (const auto own = report.rank())
            rank.policy = m_estimators.policyRank(*own);
        report.openings = openingReports(m_player, m_games, m_reviews, rank);
    }

    static void addPart(std::vector<PartEstimate>& parts, std::string_view name, RankEstimate estimate)
    {
        if (estimate.games > 0)
            parts.push_back({std::string(name), std::move(estimate)});
    }

    void addBeta(PlayerReport& report) const
    {
        std::map<int, BetaPoint> points;
        for (const ScoredSide& side : m_sides) {
            for (const strength::MoveNumbers& move : side.numbers.moves) {
                BetaPoint& point = points[move.moveNumber / kBetaStep];
                point.mean += move.beta();
                ++point.moves;
            }
        }
        for (auto& [step, point] : points) {
            point.moveNumber = step * kBetaStep;
            point.mean /= static_cast<double>(point.moves);
            report.beta.push_back(point);
        }
    }

    const std::string& dateOf(std::size_t side) const { return m_games[m_player.sides[side].game].info.isoDate; }

    void addTrend(PlayerReport& report) const
    {
        std::vector<std::size_t> dated;
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            if (!dateOf(i).empty() && !m_sides[i].numbers.moves.empty())
                dated.push_back(i);
        std::ranges::stable_sort(dated, {}, [&](std::size_t i) { return dateOf(i); });
        const std::size_t points
            = std::min(m_options.mostTrendPoints, dated.size() / std::max<std::size_t>(1, m_options.fewestGamesAPoint));
        if (points < 2 || dateOf(dated.front()) == dateOf(dated.back()))
            return;
        for (std::size_t point = 0; point < points; ++point) {
            std::vector<ScoredSide> some;
            const std::size_t begin = point * dated.size() / points;
            const std::size_t end = (point + 1) * dated.size() / points;
            for (std::size_t i = begin; i < end; ++i)
                some.push_back(m_sides[dated[i]]);
            report.trend.push_back({dateOf(dated[begin]), dateOf(dated[end - 1]), whole().estimate(some)});
        }
    }

    void addUnusual(PlayerReport& report) const
    {
        constexpr double kUnusual = 2.5; ///< standard deviations
        const std::vector<double> deviations = whole().deviations(m_sides);
        for (std::size_t i = 0; i < deviations.size(); ++i)
            if (std::abs(deviations[i]) >= kUnusual)
                report.unusual.push_back({i, deviations[i]});
        std::ranges::sort(report.unusual, std::greater(), [](const UnusualGame& game) { return std::abs(game.deviation); });
    }

    void addNextRank(PlayerReport& report) const
    {
        const auto own = report.rank();
        if (!own || *own == 0)
            return;
        report.ownPolicy = m_estimators.policyRank(*own);
        report.abovePolicy = m_estimators.policyRank(*own - 1);
        if (report.ownPolicy == report.abovePolicy)
            return; // ranks of a server that are too close together
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const GameReview& review = m_reviews[m_player.sides[i].game];
            for (const std::size_t ply : m_plies[i])
                if (auto move = nextRankMove(review, ply, report.ownPolicy, report.abovePolicy)) {
                    move->side = i;
                    report.nextRank.push_back(*std::move(move));
                }
        }
        std::ranges::stable_sort(report.nextRank, std::greater(), &NextRankMove::evidence);
        if (report.nextRank.size() > m_options.mostNextRankMoves)
            report.nextRank.resize(m_options.mostNextRankMoves);
    }

    /// A move where the next rank would probably have played its first choice, more often than the player's own rank, and hardly this move.
    static std::optional<NextRankMove> nextRankMove(const GameReview& review, std::size_t ply, std::size_t own, std::size_t rankAbove)
    {
        constexpr float kLikely = 0.4F;
        constexpr double kEvidence = 1.5; ///< ln: the other move is 4.5 times likelier
        const PlyReview& position = review.plies[ply];
        const MoveReview& played = position.moves.front();
        const MoveReview& better = position.moves[position.firstChoice(rankAbove)];
        const float above = better.rankPriors[rankAbove];
        const double evidence = std::log(std::max(1e-6F, above) / std::max(1e-6F, played.rankPriors[rankAbove]));
        if (better.move == played.move || above < kLikely || above <= better.rankPriors[own] || evidence < kEvidence)
            return std::nullopt;
        return NextRankMove{
            .ply = ply, .played = played, .better = better, .level = position.level, .evidence = evidence, .loss = review.loss(ply)};
    }

    const PlayerSides& m_player;
    const PlayerEstimators& m_estimators;
    const NetworkInfo& m_network;
    std::span<const SourceGame> m_games;
    std::span<const GameReview> m_reviews;
    const ReportOptions& m_options;
    std::vector<ScoredSide> m_sides;
    std::vector<std::vector<std::size_t>> m_plies; ///< of each side, the evaluated ones
};

} // namespace

std::optional<std::size_t> PlayerReport::rank() const { return best().isEnough() ? std::optional(best().median) : std::nullopt; }

std::vector<BetaPoint> wellFounded(const std::vector<BetaPoint>& points)
{
    constexpr std::size_t kFewest = 10;
    constexpr std::size_t kFewestShare = 10; // inverse share of the moves behind the best supported point
    std::size_t most = 0;
    for (const BetaPoint& point : points)
        most = std::max(most, point.moves);
    const std::size_t fewest = std::max(kFewest, most / kFewestShare);
    std::vector<BetaPoint> founded;
    std::ranges::copy_if(points, std::back_inserter(founded), [fewest](const BetaPoint& point) { return point.moves >= fewest; });
    return founded;
}

std::string_view opponentClass(const SourceGame& game, Side own)
{
    constexpr int kEqualRatings = 100;
    const auto mine = record::parseRank(game.info.players[static_cast<std::size_t>(own)].rank);
    const auto theirs = record::parseRank(game.info.players[1 - static_cast<std::size_t>(own)].rank);
    if (!mine || !theirs || (*mine <=> *theirs) == std::partial_ordering::unordered)
        return {};
    const bool isRating = mine->kind == record::Rank::Kind::Elo;
    if (*mine == *theirs || (isRating && std::abs(mine->number - theirs->number) <= kEqualRatings))
        return "equal";
    return *theirs < *mine ? "weaker" : "stronger";
}

PlayerReport rankReportOf(const PlayerSides& player, const PlayerEstimators& estimators, const NetworkInfo& network,
    std::span<const SourceGame> games, std::span<const GameReview> reviews)
{
    return Reporter(player, estimators, network, games, reviews, {}).makeRank();
}

core::Result<std::vector<PlayerReport>> reportPlayers(Evaluator& evaluator, const PlayerEstimators& estimators,
    std::span<const SourceGame> games, std::span<const PlayerSides> players, ReviewCache* cache, const ReportOptions& options,
    jobs::JobContext& job)
{
    const std::size_t places = estimators.places.size();
    if (!estimators.isValid() || estimators.whole->ranks() != (places > 0 ? places : evaluator.info().scale.size()))
        return core::Error{core::ErrorCode::BadArgument, "estimators"};
    std::vector<PlayedSide> sides;
    for (const PlayerSides& player : players)
        sides.insert(sides.end(), player.sides.begin(), player.sides.end());
    const auto reviews = reviewsOf(evaluator, games, partsFor(games.size(), sides), cache, options.review, job);
    if (!reviews)
        return reviews.error();
    ReportOptions known = options;
    if (!known.profile && evaluator.info().profile)
        known.profile = &*evaluator.info().profile;
    std::vector<PlayerReport> reports;
    for (const PlayerSides& player : players)
        reports.push_back(Reporter(player, estimators, evaluator.info(), games, *reviews, known).make());
    return reports;
}

} // namespace evenmatch::nn
