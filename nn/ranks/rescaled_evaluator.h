// A network with the ranks of a server instead of its own, for opponents at those ranks.
#pragma once

#include "core/strength/scale/rank_profile.h"
#include "nn/evaluate/evaluator.h"
#include "nn/review/game_review.h"

#include <memory>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A value.
struct OtherRanks {
    std::string name; ///< name of the ranks, for people
    strength::RankProfile profile; ///< of these ranks
    std::vector<double> places; ///< place of each on the network's scale
};

/// `profile`: the network's.
OtherRanks ranksOf(const strength::ServerRanks& server, const strength::RankProfile& profile);

/// NotFound for a server outside the network's profile, with the names of its servers.
core::Result<OtherRanks> ranksOfServer(const std::string& server, const NetworkInfo& network);

/// Each rank's policy is the network's policy at the rank's place on the network's scale; the profile is that of the ranks.
class RescaledEvaluator final : public Evaluator {
public:
    /// REQUIRES: the places are on the scale of `inner`
    RescaledEvaluator(std::shared_ptr<Evaluator> inner, const OtherRanks& ranks);

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

private:
    /// Converts a place among these ranks to the network's.
    double placeAt(double own) const;

    std::shared_ptr<Evaluator> m_inner;
    NetworkInfo m_info;
    std::vector<double> m_places;
};

/// Converts a network's review to those ranks.
GameReview inRanks(GameReview review, const OtherRanks& ranks);

} // namespace evenmatch::nn
