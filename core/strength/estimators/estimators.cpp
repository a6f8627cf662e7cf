#include "core/strength/estimators/estimators.h"

#include "core/strength/estimate/side_features.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

class NearestMean final : public Estimator {
public:
    NearestMean(std::string name, const RankProfile& profile, RankCurve RankEntry::*curve, bool byMove)
        : m_name(std::move(name)), m_ofQuality(curve == &RankEntry::quality), m_byMove(byMove)
    {
        for (const RankEntry& entry : profile.ranks) {
            m_curves.push_back(entry.*curve);
            m_spread += (entry.*curve).spread / static_cast<double>(profile.ranks.size());
        }
        m_spread = std::max(m_spread, 1e-9);
    }

    const std::string& name() const override { return m_name; }
    bool speaksOfThePlayer() const override { return m_ofQuality; }
    std::size_t ranks() const override { return m_curves.size(); }
    std::size_t width() const override { return 1 + (m_byMove ? ranks() : 1); } // moves; Σ (β − β̄r^d) for each rank, or Σ β

    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        for (const MoveNumbers& move : side.numbers.moves) {
            const double x = m_ofQuality ? double{move.quality} : move.beta();
            sums[0] += 1;
            if (!m_byMove)
                sums[1] += x;
            else
                for (std::size_t r = 0; r < ranks(); ++r)
                    sums[1 + r] += x - m_curves[r].at(move.moveNumber);
        }
    }

    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        for (std::size_t r = 0; r < ranks(); ++r)
            result[r] = m_byMove ? sums[1 + r] / sums[0] : sums[1] / sums[0] - m_curves[r].mean;
        normaliseDistances(result, static_cast<double>(sides), m_spread);
    }

private:
    std::string m_name;
    std::vector<RankCurve> m_curves;
    double m_spread = 0;
    bool m_ofQuality;
    bool m_byMove;
};

enum class PolicyScore : std::uint8_t { Likelihood, Sum, Vote };

/// Adds the evidence of each move for rank r to sums[r]; sums[ranks] counts moves.
void addPolicyScores(const SideNumbers& side, PolicyScore kind, std::span<double> sums)
{
    std::vector<double> q(side.ranks);
    for (std::size_t i = 0; i < side.moves.size(); ++i) {
        const auto logs = side.rankLogPriorsOf(i);
        std::ranges::copy(logs, q.begin());
        normaliseScores(q);
        if (kind == PolicyScore::Vote) {
            sums[static_cast<std::size_t>(std::ranges::max_element(q) - q.begin())] += 1;
        } else {
            for (std::size_t r = 0; r < side.ranks; ++r)
                sums[r] += kind == PolicyScore::Sum ? q[r] : std::log(q[r] + 1e-12);
        }
        sums[side.ranks] += 1;
    }
}

class PolicyEstimator final : public Estimator {
public:
    PolicyEstimator(std::string name, PolicyScore kind, std::size_t ranks, ScoreCalibration calibration)
        : m_name(std::move(name)), m_kind(kind), m_ranks(ranks), m_calibration(std::move(calibration))
    {
    }

    const std::string& name() const override { return m_name; }
    bool speaksOfThePlayer() const override { return true; }
    std::size_t ranks() const override { return m_ranks; }
    std::size_t width() const override { return m_ranks + 1; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override { addPolicyScores(side.numbers, m_kind, sums); }
    void probabilities(std::span<const double> sums, std::size_t, std::span<double> result) const override
    {
        m_calibration.apply(sums.first(m_ranks), sums[m_ranks], result);
    }

private:
    std::string m_name;
    PolicyScore m_kind;
    std::size_t m_ranks;
    ScoreCalibration m_calibration;
};

void addDiscriminantScores(const Discriminant& discriminant, const SideNumbers& side, std::span<double> sums)
{
    const std::vector<double> row = features(side);
    for (std::size_t r = 0; r < discriminant.ranks(); ++r)
        sums[r] += discriminant.score(r, row);
    sums[discriminant.ranks()] += 1;
}

class DiscriminantEstimator final : public Estimator {
public:
    DiscriminantEstimator(Discriminant discriminant, ScoreCalibration calibration)
        : m_discriminant(std::move(discriminant)), m_calibration(std::move(calibration))
    {
    }

    const std::string& name() const override { return m_name; }
    std::size_t ranks() const override { return m_discriminant.ranks(); }
    std::size_t width() const override { return ranks() + 1; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        addDiscriminantScores(m_discriminant, side.numbers, sums);
    }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        m_calibration.apply(sums.first(ranks()), static_cast<double>(sides), result);
    }

private:
    std::string m_name = "discriminant";
    Discriminant m_discriminant;
    ScoreCalibration m_calibration;
};

} // namespace

Estimators profileEstimators(const RankProfile& profile)
{
    Estimators all;
    all.push_back(std::make_unique<NearestMean>("beta", profile, &RankEntry::beta, false));
    all.push_back(std::make_unique<NearestMean>("beta-by-move", profile, &RankEntry::beta, true));
    all.push_back(std::make_unique<NearestMean>("quality", profile, &RankEntry::quality, false));
    all.push_back(std::make_unique<NearestMean>("quality-by-move", profile, &RankEntry::quality, true));
    return all;
}

Estimators policyEstimators(std::size_t ranks)
{
    Estimators all;
    all.push_back(std::make_unique<PolicyEstimator>("sl-sum", PolicyScore::Sum, ranks, ScoreCalibration{}));
    all.push_back(std::make_unique<PolicyEstimator>("sl-vote", PolicyScore::Vote, ranks, ScoreCalibration{}));
    all.push_back(std::make_unique<PolicyEstimator>("likelihood-raw", PolicyScore::Likelihood, ranks, ScoreCalibration{}));
    return all;
}

Estimators fittedEstimators(const EstimatorFit& fit)
{
    Estimators all;
    if (const auto found = fit.calibrations.find("likelihood"); found != fit.calibrations.end())
        all.push_back(std::make_unique<PolicyEstimator>("likelihood", PolicyScore::Likelihood, fit.ranks, found->second));
    if (const auto found = fit.calibrations.find("sl-sum"); found != fit.calibrations.end())
        all.push_back(std::make_unique<PolicyEstimator>("sl-sum-calibrated", PolicyScore::Sum, fit.ranks, found->second));
    if (const auto found = fit.calibrations.find("discriminant"); found != fit.calibrations.end())
        all.push_back(std::make_unique<DiscriminantEstimator>(fit.discriminant, found->second));
    return all;
}

} // namespace evenmatch::strength
