// Players of a ladder: one human-trained policy, weakened or strengthened smoothly and cheaply, with human-like play.
//
// A move is *seen* with probability p / (p + overlook), where p is its prior: a larger `overlook` misses more moves, the unusual ones
// first. Unseen moves are dropped; one of the rest is drawn with weights share^(1/temperature), where share is the prior or, after a
// search, the share of the visits. A player that sees no move tries again, so at least one move always remains, and a single one is played.
#pragma once

#include "core/random.h"
#include "nn/evaluate/evaluator.h"
#include "search/player/manners.h"
#include "search/player/player.h"
#include "search/tree/search.h"

#include <memory>
#include <span>

namespace evenmatch::search {

/// The settings of a ladder's rung. A regular value.
struct Rung {
    double temperature = 0.25; ///< 0: always the best seen move
    double overlook = 0; ///< the prior at which a move is overlooked half of the time
    double leastPrior = 0.002; ///< moves with a smaller prior are never considered
    std::uint64_t simulations = 0; ///< of a search before the choice; 0: the policy alone

    /// The path from strong to weak on which ladders are placed. 0 is nearly the best policy; below 0 a search of 2^(1 − weakness)
    /// simulations is added, above 0 the sampling becomes more random and more is overlooked.
    static Rung atWeakness(double weakness);
    bool operator==(const Rung&) const = default;
};

inline constexpr double kStrongestWeakness = -9;
inline constexpr double kWeakestWeakness = 20;

/// The rung's move, as an index. `share` is the prior without a search. Moves with share 0 are never played. REQUIRES: spans of one length,
/// a share above 0
std::size_t chooseAsRung(const Rung& rung, std::span<const float> prior, std::span<const double> share, core::Random& random);

/// In addition, Go players of all rungs fill none of their own eyes, pass when the network would, end a won game when the opponent passes,
/// and resign clearly lost games.
class LadderPlayer : public Player {
public:
    struct Style {
        std::string name = "rung";
        Rung rung;
        std::optional<ResignRule> resigns = ResignRule{-0.8, 4, 0};
    };

    LadderPlayer(std::shared_ptr<nn::Evaluator> evaluator, Style style);

    const std::string& name() const override { return m_style.name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

private:
    /// The candidates of the rung.
    struct Candidates {
        nn::Evaluation root;
        std::vector<double> share; ///< by index of root.moves
        double value = 0;
    };

    core::Result<Candidates> candidates(const std::stop_token& stop);
    game::Move choose(Candidates& candidates);

    std::shared_ptr<nn::Evaluator> m_evaluator;
    Style m_style;
    std::optional<nn::GameState> m_state;
    std::unique_ptr<Searcher> m_searcher; ///< null without simulations
    Resignation m_resignation;
    core::Random m_random{1};
};

} // namespace evenmatch::search
