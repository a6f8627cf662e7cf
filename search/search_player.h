// Our own players: a search with a way to choose from it, a policy alone, and chance.
#pragma once

#include "nn/evaluator.h"
#include "search/choose.h"
#include "search/manners.h"
#include "search/player.h"
#include "search/search.h"

#include <memory>

namespace evenmatch::search {

/// How a SearchPlayer plays. The search's seed is the game's.
struct SearchStyle {
    std::string name = "search";
    SearchOptions search;
    Chooser chooser;
    Limits limits; ///< of time: where no time control says less
    ResultShape shape;
    std::optional<ResignRule> resigns = ResignRule(); ///< none: plays on to the end
    bool passesToEnd = true; ///< Go: see passToEnd()
    bool human = false;      ///< in lost positions the rank's habits choose, see chooserFor(). Matches between programs do without
};

/// Searches, and plays a move of the result. Keeps its tree between moves.
class SearchPlayer : public Player {
public:
    SearchPlayer(std::shared_ptr<nn::Evaluator> evaluator, SearchStyle style);
    ~SearchPlayer() override;

    const std::string& name() const override;
    const SearchStyle& style() const;
    /// From the next decision on; the tree is kept where it means the same.
    void setStyle(SearchStyle style);

    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

    /// Takes up any position, as an engine in another program must. The game's lots go on as they are.
    void setState(const nn::GameState& state);
    const nn::GameState& state() const; ///< REQUIRES: a game was started or a state set
    /// decide() with limits of its own and reports on the way.
    core::Result<Decision> decideWithin(const Limits& limits, const std::stop_token& stop, const Reporting& reporting = {});

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Plays a policy's moves as often as the policy does, without any search.
class PolicyPlayer : public Player {
public:
    struct Style {
        std::string name = "policy";
        std::optional<std::size_t> rank; ///< of the evaluator's scale; none: the rank-free policy
        double temperature = 1;          ///< 0: always the likeliest move
    };

    PolicyPlayer(std::shared_ptr<nn::Evaluator> evaluator, Style style) : m_evaluator(std::move(evaluator)), m_style(std::move(style)) {}

    const std::string& name() const override { return m_style.name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

private:
    std::shared_ptr<nn::Evaluator> m_evaluator;
    Style m_style;
    std::optional<nn::GameState> m_state;
    core::Random m_random{1};
};

/// Plays the game's random moves (game.h): uniform, but in Go no filling of own eyes.
class RandomPlayer : public Player {
public:
    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

private:
    std::string m_name = "random";
    game::AnyPosition m_position;
    core::Random m_random{1};
};

/// An index drawn with the weights; the last that has one where rounding leaves nothing. REQUIRES: a weight above 0
std::size_t drawIndex(std::span<const double> weights, core::Random& random);

} // namespace evenmatch::search
