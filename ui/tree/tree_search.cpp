#include "ui/tree/tree_search.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "search/spec/opponent.h"
#include "search/spec/player_spec.h"
#include "ui/text/error_text.h"

namespace evenmatch::ui {

namespace {

constexpr std::chrono::milliseconds kShownEvery{150}; ///< while a search grows
const search::ResultShape kShape{.depth = 12, .leastVisits = 1, .mostChildren = 60, .variations = 3, .variationLength = 12};

/// None for a network without ranks.
core::Result<std::optional<search::SearchStyle>> styleOf(
    const std::shared_ptr<nn::Evaluator>& network, const game::AnyPosition& position, const TreeWish& wish)
{
    const auto* profile = network->info().profileOn(game::idOf(position));
    if (!profile || profile->ranks.empty() || !network->info().hasBeta)
        return std::optional<search::SearchStyle>();
    const std::uint64_t usual = search::usualSimulations(game::familyName(network->info().game));
    const search::PlayerSpec steered{search::PlayerSpec::Kind::Steered, {}, network->info().scale.placeName(wish.rank), {}};
    auto style = wish.search == TreeWish::Search::SeMcts
        ? search::makeStyle(steered, {.evaluator = network, .simulations = usual, .own = search::OwnNumber::AllRanked})
        : search::opponentStyle(network, {.strength = search::RankPlace{wish.rank}, .simulations = usual});
    if (!style)
        return style.error();
    if (wish.simulations > 0)
        style->limits.visits = wish.simulations;
    return std::optional(*std::move(style));
}

} // namespace

TreeSearch::TreeSearch(Engine& engine, QObject* parent) : QObject(parent), m_engine(engine) { }

TreeSearch::~TreeSearch() { stop(); }

void TreeSearch::stop()
{
    if (m_job.isValid())
        m_job.requestStop();
}

void TreeSearch::clear()
{
    stop();
    ++m_request;
    m_running = false;
    m_results = {};
    m_problem.clear();
    Q_EMIT changed();
}

void TreeSearch::start(std::shared_ptr<nn::Evaluator> network, nn::GameState state, const TreeWish& wish)
{
    clear();
    m_running = true;
    const int request = m_request;
    auto tell = [self = QPointer<TreeSearch>(this), request](std::size_t which, search::SearchResult result) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, request, which, shared = std::make_shared<const search::SearchResult>(std::move(result))] {
                if (!self || self->m_request != request)
                    return;
                self->m_results[which] = shared;
                Q_EMIT self->changed();
            },
            Qt::QueuedConnection);
    };
    m_job = m_engine.run(
        tr("Searching"), jobs::Priority::Interactive, this,
        [network = std::move(network), state = std::move(state), wish, tell = std::move(tell)](
            jobs::JobContext& context) -> core::Result<bool> {
            const auto style = styleOf(network, state.position(), wish);
            if (!style)
                return style.error();
            const std::uint64_t usual
                = wish.simulations > 0 ? wish.simulations : search::usualSimulations(game::familyName(network->info().game));
            const std::uint64_t visits = *style ? (*style)->limits.visits : usual;
            const auto searchAll = [&](std::size_t which, search::SearchOptions options) -> core::Result<void> {
                search::Searcher searcher(*network, std::move(options));
                searcher.setPosition(state);
                auto result = searcher.run({.visits = visits}, context.stopToken(), kShape,
                    {[&](const search::SearchResult& grown) { tell(which, grown); }, kShownEvery});
                if (!result)
                    return result.error();
                tell(which, *std::move(result)); // a stopped search shows its results so far
                context.report(which + 1, 2);
                return {};
            };
            if (*style)
                if (auto done = searchAll(0, (*style)->search); !done)
                    return done.error();
            if (auto done = searchAll(1, {}); !done)
                return done.error();
            return true;
        },
        [this, request](core::Result<bool> done) {
            if (request != m_request)
                return;
            m_running = false;
            if (!done && done.error().code != core::ErrorCode::Stopped)
                m_problem = errorText(done.error());
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace evenmatch::ui
