// A network that speaks of other ranks than its own, those of an own scale or of a server, so that all who play at a rank play at those.
#pragma once

#include "core/strength/scale/own_scale.h"
#include "nn/evaluate/evaluator.h"
#include "nn/review/game_review.h"

#include <memory>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A value.
struct OtherRanks {
    std::string name; ///< whose they are, for people
    strength::RankProfile profile; ///< of these ranks
    std::vector<double> places; ///< where each lies on the network's scale
};

OtherRanks ranksOf(const strength::OwnScale& scale);
/// `profile`: the network's.
OtherRanks ranksOf(const strength::ServerRanks& server, const strength::RankProfile& profile);

/// NotFound, naming the servers that the network's profile knows, where it does not know this one.
core::Result<OtherRanks> ranksOfServer(const std::string& server, const NetworkInfo& network);

/// Each rank's policy is the network's at the place where the rank lies on the network's scale; the profile is that of the ranks.
class RescaledEvaluator final : public Evaluator {
public:
    /// REQUIRES: the places are on the scale of `inner`; of an own scale checkNetwork() has nothing against it
    RescaledEvaluator(std::shared_ptr<Evaluator> inner, const OtherRanks& ranks);

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override;
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

private:
    /// On the network's scale, of a place on the own one.
    double placeAt(double own) const;

    std::shared_ptr<Evaluator> m_inner;
    NetworkInfo m_info;
    std::vector<double> m_places;
};

/// A network's review as if it had been made in those ranks.
GameReview inRanks(GameReview review, const OtherRanks& ranks);

} // namespace evenmatch::nn
