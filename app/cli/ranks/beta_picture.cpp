#include "app/cli/ranks/beta_picture.h"

#include "app/cli/ranks/svg.h"
#include "core/game/family.h"
#include "core/spread_labels.h"
#include "core/strength/scale/rank_bands.h"
#include "core/value_range.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace evenmatch::cli {

namespace {

using strength::RankBand;
using strength::RankScale;

constexpr double kBetaWide = 640;
constexpr double kHigh = 270;
constexpr double kBetaLeft = 40;
constexpr double kBetaRight = 110; ///< room for the bands' names
constexpr double kTop = 10;
constexpr double kBottom = 30;
constexpr double kLabel = 16; ///< height of a band's name
constexpr int kWindow = 21; ///< window of the bands in moves, as in a review
constexpr int kColours = 7; ///< of ranks in the style

std::string rounded(double number, int decimals)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(decimals) << number;
    return text.str();
}

class Picture {
public:
    Picture(std::vector<nn::BetaPoint> points, std::vector<RankBand> bands, const RankScale& scale)
        : m_points(std::move(points)), m_bands(std::move(bands)), m_scale(scale), m_plies(m_points.back().moveNumber + nn::kBetaStep)
    {
        for (const nn::BetaPoint& point : m_points)
            m_beta.add(point.mean);
        for (const RankBand& band : m_bands) {
            std::ranges::for_each(band.low, [this](double beta) { m_beta.add(beta); });
            std::ranges::for_each(band.high, [this](double beta) { m_beta.add(beta); });
        }
        m_beta = m_beta.padded();
    }

    std::string draw()
    {
        drawAxes();
        for (auto band = m_bands.rbegin(); band != m_bands.rend(); ++band) // the strongest on top
            drawBand(*band);
        drawNames();
        std::vector<std::pair<double, double>> line;
        for (const nn::BetaPoint& point : m_points)
            line.emplace_back(across(point.moveNumber + nn::kBetaStep / 2.0), down(point.mean));
        m_svg.polyline(line, "own");
        for (std::size_t i = 0; i < line.size(); ++i)
            m_svg.circle(line[i].first, line[i].second, 4, "dot", tip(m_points[i]));
        return m_svg.str();
    }

private:
    double across(double ply) const { return kBetaLeft + (kBetaWide - kBetaLeft - kBetaRight) * ply / m_plies; }
    double down(double beta) const { return kTop + (kHigh - kTop - kBottom) * (m_beta.high - beta) / (m_beta.high - m_beta.low); }
    /// Chess players count two plies as a move.
    int moveOf(int ply) const { return ply / static_cast<int>(game::movesANumber(game::familyOf(m_scale.game()))); }

    std::string tip(const nn::BetaPoint& point) const
    {
        return "Moves " + std::to_string(moveOf(point.moveNumber) + 1) + " to "
            + std::to_string(moveOf(point.moveNumber + nn::kBetaStep - 1) + 1) + ": " + rounded(point.mean, 2) + " from "
            + std::to_string(point.moves) + " moves";
    }

    /// "3d", or "1d to 3d" for ranks that share a band.
    std::string nameOf(const RankBand& band) const
    {
        return band.strongest == band.weakest ? m_scale.name(band.strongest)
                                              : m_scale.name(band.weakest) + " to " + m_scale.name(band.strongest);
    }

    int colourOf(const RankBand& band) const
    {
        const double ranks = std::max(1.0, static_cast<double>(m_scale.size()) - 1);
        return static_cast<int>(std::lround((kColours - 1) * (1 - static_cast<double>(band.strongest + band.weakest) / 2 / ranks)));
    }

    void drawAxes()
    {
        const double step = m_beta.step(4);
        for (double beta = std::ceil(m_beta.low / step) * step; beta <= m_beta.high; beta += step) {
            m_svg.line(kBetaLeft, down(beta), kBetaWide - kBetaRight, down(beta), "grid");
            m_svg.text(kBetaLeft - 8, down(beta) + 4, rounded(std::abs(beta) < step / 2 ? 0 : beta, step < 1 ? 1 : 0), "end");
        }
        const int moves = moveOf(m_plies);
        const int every = moves > 240 ? 100 : moves > 120 ? 50 : moves > 40 ? 20 : 10;
        for (int move = 0; move <= moves; move += every)
            m_svg.text(across(m_plies * static_cast<double>(move) / std::max(1, moves)), kHigh - kBottom + 18,
                std::to_string(std::max(1, move)), "middle");
    }

    void drawBand(const RankBand& band)
    {
        std::vector<std::pair<double, double>> area;
        std::vector<std::pair<double, double>> middle;
        for (std::size_t ply = 0; ply < band.mean.size(); ++ply) {
            area.emplace_back(across(static_cast<double>(ply)), down(band.high[ply]));
            middle.emplace_back(across(static_cast<double>(ply)), down(band.mean[ply]));
        }
        for (std::size_t ply = band.low.size(); ply-- > 0;)
            area.emplace_back(across(static_cast<double>(ply)), down(band.low[ply]));
        const std::string colour = std::to_string(colourOf(band));
        m_svg.area(area, "rank" + colour);
        m_svg.polyline(middle, "mean" + colour);
    }

    /// Beside their bands' ends, without overlap.
    void drawNames()
    {
        std::vector<double> wanted;
        for (const RankBand& band : m_bands)
            wanted.push_back(down(band.mean.back()));
        const std::vector<double> places = core::spreadLabels(wanted, kLabel + 1, kTop + kLabel / 2, kHigh - kLabel / 2);
        for (std::size_t i = 0; i < m_bands.size(); ++i) {
            m_svg.rect(
                kBetaWide - kBetaRight + 6, places[i] - kLabel / 2, kBetaRight - 6, kLabel, "rank" + std::to_string(colourOf(m_bands[i])));
            m_svg.text(kBetaWide - kBetaRight + 12, places[i] + 4, nameOf(m_bands[i]));
        }
    }

    std::vector<nn::BetaPoint> m_points;
    std::vector<RankBand> m_bands;
    const RankScale& m_scale;
    int m_plies;
    core::ValueRange m_beta; ///< range of the axis
    Svg m_svg{kBetaWide, kHigh, "Mean strength score (β) by move number, over the bands of the ranks"};
};

} // namespace

std::string betaPicture(const nn::PlayerReport& report, const strength::RankProfile& profile)
{
    std::vector<nn::BetaPoint> points = nn::wellFounded(report.beta);
    if (points.size() < 2 || profile.ranks.empty())
        return {};
    const auto plies = static_cast<std::size_t>(points.back().moveNumber + nn::kBetaStep);
    return Picture(std::move(points), strength::rankBands(profile, strength::Measure::Beta, plies, kWindow), profile.scale).draw();
}

std::string_view betaPictureStyle()
{
    return ".rank0{fill:#72438d;opacity:.17}.rank1{fill:#555fb1;opacity:.17}.rank2{fill:#007fba;opacity:.17}.rank3{fill:#009ba7;opacity:."
           "17}"
           ".rank4{fill:#03ad7e;opacity:.17}.rank5{fill:#87b34b;opacity:.17}.rank6{fill:#d2ad28;opacity:.17}"
           ".mean0{fill:none;stroke:#72438d}.mean1{fill:none;stroke:#555fb1}.mean2{fill:none;stroke:#007fba}.mean3{fill:none;stroke:#"
           "009ba7}"
           ".mean4{fill:none;stroke:#03ad7e}.mean5{fill:none;stroke:#87b34b}.mean6{fill:none;stroke:#d2ad28}"
           ".own{fill:none;stroke:var(--ink);stroke-width:2.5}.dot{fill:var(--ink)}";
}

} // namespace evenmatch::cli
