#include "ui/opponent/thinker.h"

#include "search/engine/uci_engine.h"

#include <algorithm>

namespace evenmatch::ui {

using std::chrono::milliseconds;

namespace {

class SearchThinker final : public Thinker {
public:
    SearchThinker(std::shared_ptr<nn::Evaluator> network, search::OpponentWish wish, search::TimeControl time, std::uint64_t seed)
        : Thinker(time, seed), m_network(std::move(network)), m_wish(std::move(wish))
    {
    }

protected:
    core::Result<Thought> decide(const nn::PlayedGame& game, const search::Clocks& clocks, const std::stop_token& stop) override
    {
        if (m_player) {
            m_player->setState(nn::stateAt(game, game.moves.size()));
        } else {
            auto made = search::makeOpponent(m_network, m_wish);
            if (!made)
                return made.error();
            m_player = *std::move(made);
            if (auto begun = m_player->start(startOf(game)); !begun)
                return begun.error();
        }
        auto decision = m_player->decide(clocks, stop);
        if (!decision)
            return decision.error();
        return Thought{*std::move(decision), {}, m_player->acceptsDraw(), m_player->setting()};
    }

private:
    std::shared_ptr<nn::Evaluator> m_network;
    search::OpponentWish m_wish;
    std::unique_ptr<search::SearchPlayer> m_player; ///< created for the first move
};

class EngineThinker final : public Thinker {
public:
    EngineThinker(EngineChoice engine, search::TimeControl time, std::uint64_t seed) : Thinker(time, seed), m_engine(std::move(engine))
    {
        setReady(false);
    }

protected:
    core::Result<void> prepare(const std::stop_token& stop) override
    {
        if (m_player)
            return {};
        auto made = launchEngine(m_engine, stop);
        if (!made)
            return made.error();
        m_player = *std::move(made);
        m_started = false;
        setReady(true);
        return {};
    }

    core::Result<Thought> decide(const nn::PlayedGame& game, const search::Clocks& clocks, const std::stop_token& stop) override
    {
        if (auto there = follow(game, stop); !there)
            return forget(there.error());
        auto decision = m_player->decide(clocks, stop);
        if (!decision)
            return forget(decision.error());
        const nn::GameState state = nn::stateAt(game, game.moves.size());
        if (decision->kind == search::Decision::Move && !state.position().isLegal(decision->move))
            return forget(
                {core::ErrorCode::EngineNonsense, m_engine.engine.name.toStdString() + ": " + state.position().moveText(decision->move)});
        m_thought = decision->kind == search::Decision::Move ? decision->move : game::kNoMove;
        return Thought{*std::move(decision), {}, acceptsDraw(), {}};
    }

private:
    /// Sends the program the moves since the latest request, or, after undoing or an error, the whole game.
    core::Result<void> follow(const nn::PlayedGame& game, const std::stop_token& stop)
    {
        if (auto prepared = prepare(stop); !prepared)
            return prepared;
        m_player->startFor(stop);
        const bool goesOn = m_started && m_told.size() <= game.moves.size() && std::equal(m_told.begin(), m_told.end(), game.moves.begin());
        const bool asThought = m_thought == game::kNoMove || (m_told.size() < game.moves.size() && game.moves[m_told.size()] == m_thought);
        m_thought = game::kNoMove;
        if (!goesOn || !asThought) {
            m_told = game.moves;
            m_started = true;
            return m_player->start(startOf(game));
        }
        while (m_told.size() < game.moves.size()) {
            const game::Move move = game.moves[m_told.size()];
            if (auto played = m_player->play(move); !played)
                return played;
            m_told.push_back(move);
        }
        return {};
    }

    /// After an error the position on the program's board is unknown.
    core::Error forget(core::Error error)
    {
        m_started = false;
        if (error.code != core::ErrorCode::Stopped && error.code != core::ErrorCode::EngineRefused) {
            m_player.reset();
            setReady(false);
        }
        return error;
    }

    /// A chess program accepts a draw unless it evaluates its position as better.
    bool acceptsDraw() const
    {
        const auto* uci = dynamic_cast<const search::UciEngine*>(m_player.get());
        return uci && search::valueOf(uci->opinion()) <= 0; // also if it is being mated; without a score it does not
    }

    EngineChoice m_engine;
    std::unique_ptr<search::Player> m_player;
    std::vector<game::Move> m_told; ///< the moves that the program knows, if m_started
    game::Move m_thought; ///< already on its board; in the game only if no earlier move was undone
    bool m_started = false;
};

} // namespace

core::Result<void> Thinker::start(const std::stop_token& stop)
{
    const std::lock_guard lock(m_busy);
    return stop.stop_requested() ? core::Error{core::ErrorCode::Stopped} : prepare(stop);
}

core::Result<Thought> Thinker::think(const nn::PlayedGame& game, const search::Clocks& clocks, const std::stop_token& stop)
{
    const std::lock_guard lock(m_busy);
    if (stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    const auto begin = std::chrono::steady_clock::now();
    auto thought = decide(game, clocks, stop);
    if (thought && stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    if (thought)
        thought->spent = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    return thought;
}

std::shared_ptr<Thinker> makeSearchThinker(
    std::shared_ptr<nn::Evaluator> network, search::OpponentWish wish, search::TimeControl time, std::uint64_t seed)
{
    return std::make_shared<SearchThinker>(std::move(network), std::move(wish), time, seed);
}

std::shared_ptr<Thinker> makeEngineThinker(EngineChoice engine, search::TimeControl time, std::uint64_t seed)
{
    return std::make_shared<EngineThinker>(std::move(engine), time, seed);
}

} // namespace evenmatch::ui
