// Our own players: a search with a way to choose from it, a policy alone, and chance.
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
    /// As it stands: followed within a game, its strength is the present one.
    const SearchStyle& style() const;
    const nn::NetworkInfo& network() const;
    /// The present place on the rank scale, or z, of a player that follows its opponent within a game; else nothing.
    std::optional<double> setting() const;
    /// Whether it takes a draw that is offered now: by its latest search of this game, so never before it has moved. See
    /// search::acceptsDraw().
    bool acceptsDraw() const;
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
        std::optional<double> rank; ///< a place on the evaluator's scale; none: the rank-free policy
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
