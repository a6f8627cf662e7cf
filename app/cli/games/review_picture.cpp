#include "app/cli/games/reviewed_game.h"
#include "app/cli/ranks/estimate.h"
#include "app/cli/ranks/svg.h"
#include "nn/review/review_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace evenmatch::cli {

using game::Side;

namespace {

constexpr double kWidth = 960;
constexpr double kPictureLeft = 60;
constexpr double kPictureRight = 90;
constexpr double kValueTop = 370;
constexpr double kValue = 110;
constexpr std::size_t kMarked = 5; ///< moves

std::string reviewedPlayer(const ReviewedGame& reviewed, Side side)
{
    const std::string& name = reviewed.game.info.players[static_cast<std::size_t>(side)].name;
    return name.empty() ? side == Side::First ? "first player" : "second player" : name;
}

/// The course of the game: winning chances by the judge, otherwise by the network's raw values.
template <class XOf>
void drawStanding(Svg& svg, const ReviewedGame& reviewed, const XOf& xOf)
{
    const bool isJudged = reviewed.judgement.known() > 0;
    nn::GameJudgement judgement = reviewed.judgement;
    judgement.by.countsPoints = false; // winning chances, also of a judge that counts points
    const std::vector<double> standing
        = isJudged ? nn::standings(reviewed.review.game, judgement) : nn::networkStandings(reviewed.review, nn::CostUnit::Chance);
    std::vector<std::pair<double, double>> line;
    const auto yAt = [&](double chance) { return kValueTop + kValue * (1 - chance / 100); };
    for (std::size_t ply = 0; ply < standing.size(); ++ply)
        if (!std::isnan(standing[ply]))
            line.emplace_back(xOf(static_cast<double>(ply)), yAt(standing[ply]));
    svg.text(kPictureLeft, kValueTop - 8,
        "Winning chances, by " + (isJudged ? reviewed.judgement.by.name : "the network alone") + ": "
            + reviewedPlayer(reviewed, Side::First) + " ahead above the line",
        "start", "strong");
    svg.line(kPictureLeft, kValueTop + kValue / 2, kWidth - kPictureRight, kValueTop + kValue / 2, "grid");
    svg.polyline(line, "curve");
    for (const nn::MoveCost& cost : nn::dearestMoves(reviewed.costs, kMarked))
        if (!std::isnan(standing[cost.ply]))
            svg.circle(xOf(static_cast<double>(cost.ply)), yAt(standing[cost.ply]), 4, "mark",
                moveAt(reviewed.game, cost.ply, reviewed.review.game.moves[cost.ply]) + gradeMark(cost.grade));
}

} // namespace

/// β of both sides against the bands of the ranks, and the value below.
std::string reviewPicture(const ReviewedGame& reviewed)
{
    constexpr double kTop = 30;
    constexpr double kBeta = 300;
    constexpr int kWindow = 4; ///< own moves to each side for smoothing a line
    const nn::GameReview& review = reviewed.review;
    const double plies = std::max<double>(1, static_cast<double>(review.game.moves.size()));
    const auto xOf = [&](double ply) { return kPictureLeft + (kWidth - kPictureLeft - kPictureRight) * ply / plies; };
    double low = 1e9;
    double high = -1e9;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (!review.hasPlayed(ply))
            continue;
        const double beta = review.plies[ply].beta(0);
        low = std::min(low, beta);
        high = std::max(high, beta);
    }
    if (low > high)
        low = high = 0;
    const double pad = std::max(0.1, 0.05 * (high - low));
    const auto yOf = [&](double beta) { return kTop + kBeta * (high + pad - beta) / (high - low + 2 * pad); };
    Svg svg(kWidth, 520, "Strength of every move, and the value of the game");
    const std::string heading = reviewed.network.hasBeta ? "β of every move (points), smoothed (lines): "
            + reviewedPlayer(reviewed, Side::First) + " blue, " + reviewedPlayer(reviewed, Side::Second) + " brown"
                                                         : "This network does not compute strength scores (β)";
    svg.text(kPictureLeft, 18, heading, "start", "strong");
    if (reviewed.network.profile && reviewed.network.hasBeta)
        for (const strength::RankBand& band :
            nn::bandsAlong(review.game, *reviewed.network.profile, strength::Measure::Beta, 2 * kWindow + 1)) {
            std::vector<std::pair<double, double>> line;
            for (std::size_t ply = 0; ply < band.mean.size(); ++ply)
                line.emplace_back(xOf(static_cast<double>(ply)), std::clamp(yOf(band.mean[ply]), kTop, kTop + kBeta));
            svg.polyline(line, "bandline");
            const strength::RankScale& scale = reviewed.network.scale;
            svg.text(kWidth - kPictureRight + 6, line.back().second + 4,
                scale.name(band.strongest) + (band.weakest > band.strongest ? " …" : ""));
        }
    const std::array<const char*, 2> dots{"faint", "faint2"};
    const std::array<const char*, 2> lines{"curve", "curve2"};
    for (const Side side : {Side::First, Side::Second}) {
        if (!reviewed.network.hasBeta)
            break;
        const nn::SideCurve curve = nn::sideCurve(review, side, strength::Measure::Beta, 2 * kWindow + 1);
        std::vector<std::pair<double, double>> smooth;
        for (std::size_t i = 0; i < curve.plies.size(); ++i) {
            const double x = xOf(static_cast<double>(curve.plies[i]));
            svg.circle(x, yOf(curve.raw[i]), 2.5, dots[static_cast<std::size_t>(side)]);
            smooth.emplace_back(x, yOf(curve.smooth[i]));
        }
        svg.polyline(smooth, lines[static_cast<std::size_t>(side)]);
    }
    drawStanding(svg, reviewed, xOf);
    for (std::size_t ply = 0; ply <= review.game.moves.size(); ply += review.game.moves.size() > 120 ? 50 : 10)
        svg.text(xOf(static_cast<double>(ply)), kValueTop + kValue + 20, std::to_string(ply), "middle");
    return svg.str(std::string(reportStyle()) + ".bandline{fill:none;stroke:var(--band);stroke-width:1;stroke-dasharray:4 3}");
}

} // namespace evenmatch::cli
