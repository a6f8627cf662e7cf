#include "ui/tree/tree_search.h"

#include "core/game/games.h"
#include "search/player/opponent.h"
#include "ui/text/error_text.h"

namespace evenmatch::ui {

namespace {

constexpr std::uint64_t kTurns = 10; ///< in how many turns the two searches grow: small ones first, so that there is something to see soon
const search::ResultShape kShape{.depth = 12, .leastVisits = 1, .mostChildren = 60, .variations = 3, .variationLength = 12};

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
            std::vector<std::pair<std::size_t, search::Searcher>> searchers;
            const auto* profile = network->info().profileOn(game::idOf(state.position()));
            if (profile && !profile->ranks.empty() && network->info().hasBeta) {
                const auto style = search::opponentStyle(network, {.strength = search::RankPlace{wish.rank}});
                if (!style)
                    return style.error();
                searchers.emplace_back(0, search::Searcher(*network, style->search));
            }
            searchers.emplace_back(1, search::Searcher(*network, search::SearchOptions{}));
            for (auto& [which, searcher] : searchers)
                searcher.setPosition(state);
            const std::uint64_t all = kTurns * searchers.size();
            std::uint64_t done = 0;
            for (std::uint64_t turn = 1; turn <= kTurns; ++turn)
                for (auto& [which, searcher] : searchers) {
                    const std::uint64_t visits = std::max<std::uint64_t>(1, wish.simulations * turn * turn / (kTurns * kTurns));
                    auto result = searcher.run({.visits = visits}, context.stopToken(), kShape);
                    if (!result)
                        return result.error();
                    tell(which, *std::move(result));
                    context.report(++done, all);
                    if (context.stopRequested())
                        return true; // what was found by then is shown
                }
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
