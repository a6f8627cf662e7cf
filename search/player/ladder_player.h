// Players of a ladder: one human-trained policy made weaker or stronger in a way that is smooth, cheap and looks like play.
//
// A move is *seen* with the chance p / (p + overlook), p its prior: who overlooks more misses moves that others see, the unusual ones
// first. Moves that are not seen drop out; of the rest one is drawn with weights share^(1/temperature), where share is the prior or, after
// a search, the share of the visits. A player that sees nothing looks again: one move at least is always there, and a single one is played.
#pragma once

#include "core/random.h"
#include "nn/evaluate/evaluator.h"
#include "search/player/manners.h"
#include "search/player/player.h"
#include "search/tree/search.h"

#include <memory>
#include <span>

namespace evenmatch::search {

/// How a rung of a ladder plays. A regular value.
struct Rung {
    double temperature = 0.25; ///< 0: always the best of the moves seen
    double overlook = 0; ///< the prior at which a move is as often overlooked as seen
    double leastPrior = 0.002; ///< below it a move comes to nobody's mind
    std::uint64_t simulations = 0; ///< of a search before the choice; 0: the policy alone

    /// The one path from strong to weak that ladders are placed on. 0 is the policy nearly at its best; below 0 searches of 2^(1 −
    /// weakness) simulations come to it, above 0 the sampling gets wilder and more is overlooked.
    static Rung atWeakness(double weakness);
    bool operator==(const Rung&) const = default;
};

inline constexpr double kStrongestWeakness = -9;
inline constexpr double kWeakestWeakness = 20;

/// Which move the rung plays, as an index. `share` is the prior itself where nothing was searched. Moves of share 0 are never played.
/// REQUIRES: spans of one length, a share above 0
std::size_t chooseAsRung(const Rung& rung, std::span<const float> prior, std::span<const double> share, core::Random& random);

/// Beside the choice: Go players of all rungs fill no own eyes, pass when the network would, end a game that they have won when the
/// opponent passes, and resign what is lost beyond doubt.
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
    /// What the rung chooses from.
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
