// Our own players: a search with a choice rule, a policy alone, and random moves.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/player/player.h"
#include "search/player/search_style.h"

#include <memory>

namespace evenmatch::search {

/// Searches, and plays a move of the result. Keeps its tree between moves.
class SearchPlayer : public Player {
public:
    SearchPlayer(std::shared_ptr<nn::Evaluator> evaluator, SearchStyle style);
    ~SearchPlayer() override;

    const std::string& name() const override;
    /// The current style; if adapted within a game, with its current strength.
    const SearchStyle& style() const;
    const nn::NetworkInfo& network() const;
    /// The current place on the rank scale, or z, of a player that adapts within a game; otherwise nothing.
    std::optional<double> setting() const;
    /// Whether it accepts a draw now: by its latest search of this game, so never before its first move. See search::acceptsDraw().
    bool acceptsDraw() const;
    /// Applies from the next decision on; the tree is kept if it stays valid. A player that adapts within a game keeps its current
    /// strength, unless the style adapts from another setting or in other steps.
    void setStyle(SearchStyle style);

    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

    /// Sets any position, for an engine in another program. The game's random choices continue.
    void setState(const nn::GameState& state);
    const nn::GameState& state() const; ///< REQUIRES: a game was started or a state set
    /// decide() with separate limits and reports during the search.
    core::Result<Decision> decideWithin(const Limits& limits, const std::stop_token& stop, const Reporting& reporting = {});
    /// Searches in another style, for reports without a decision: the player's style, adaptation and random choices stay as they are.
    core::Result<SearchResult> analyse(
        const SearchStyle& style, const Limits& limits, const std::stop_token& stop = {}, const Reporting& reporting = {});

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Plays moves with a policy's probabilities, without a search.
class PolicyPlayer : public Player {
public:
    struct Style {
        std::string name = "policy";
        std::optional<double> rank; ///< a place on the evaluator's scale; none: the policy without a rank
        double temperature = 1; ///< 0: always the likeliest move
    };

    PolicyPlayer(std::shared_ptr<nn::Evaluator> evaluator, Style style) : m_evaluator(std::move(evaluator)), m_style(std::move(style)) { }

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

} // namespace evenmatch::search
