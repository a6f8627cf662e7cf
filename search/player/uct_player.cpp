#include "search/player/uct_player.h"

#include "core/game/registry/visit.h"

#include <cassert>

namespace evenmatch::search {

class UctPlayer::Searcher {
public:
    virtual ~Searcher() = default;
    virtual bool knows(const game::AnyPosition& position) const = 0;
    virtual game::Move search(
        const game::AnyPosition& position, std::uint64_t iterations, core::Random& random, const std::stop_token& stop)
        = 0;
};

template <game::GamePosition P>
class UctPlayer::SearcherOf final : public Searcher {
public:
    explicit SearcherOf(double constant) : m_uct(constant) { }

    bool knows(const game::AnyPosition& position) const override { return position.as<P>() != nullptr; }
    game::Move search(
        const game::AnyPosition& position, std::uint64_t iterations, core::Random& random, const std::stop_token& stop) override
    {
        m_uct.search(*position.as<P>(), iterations, random, stop);
        return m_uct.best();
    }

private:
    Uct<P> m_uct;
};

UctPlayer::UctPlayer(std::string name, std::uint64_t iterations, double constant)
    : PositionPlayer(std::move(name)), m_iterations(iterations), m_constant(constant)
{
    assert(iterations > 0 && iterations <= kMostIterations);
}

UctPlayer::~UctPlayer() = default;

core::Result<void> UctPlayer::prepare(const game::AnyPosition& position)
{
    if (m_searcher && m_searcher->knows(position))
        return {};
    m_searcher = game::visit(
        position, [&]<class P>(const P&) -> std::unique_ptr<Searcher> { return std::make_unique<SearcherOf<P>>(m_constant); });
    return {};
}

game::Move UctPlayer::choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop)
{
    return m_searcher->search(position, m_iterations, random, stop);
}

} // namespace evenmatch::search
