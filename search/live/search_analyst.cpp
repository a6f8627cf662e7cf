#include "search/live/search_analyst.h"

#include "core/game/go/position.h"
#include "nn/review/owners.h"
#include "search/tree/search.h"

#include <map>

namespace evenmatch::search {

namespace {

constexpr std::size_t kMostLiveNodes = 500'000; ///< of Go at 19 × 19 some 0.4 GB
constexpr std::size_t kLiveLineLength = 16;

/// Leads and owners: means over all positions below, because a single evaluation is mostly noise.
class LiveCount {
public:
    LiveCount(const nn::NetworkInfo& network, const game::AnyPosition& root)
        : m_countsPoints(network.hasScoreLead && root.as<go::Position>()), m_toMove(root.sideToMove())
    {
    }

    void add(game::Move below, const nn::GameState& state, const nn::Evaluation& answer)
    {
        const bool isOurs = state.position().sideToMove() == m_toMove;
        if (m_countsPoints) {
            Leads& leads = m_leads[below];
            leads.sum += isOurs ? answer.scoreLead : -answer.scoreLead;
            ++leads.count;
        }
        if (answer.ownership.empty())
            return;
        m_owners.resize(answer.ownership.size());
        const double sign = state.position().sideToMove() == game::Side::First ? 1 : -1;
        for (std::size_t point = 0; point < m_owners.size(); ++point)
            m_owners[point] += sign * double{answer.ownership[point]};
        ++m_owned;
    }

    /// Points ahead after a move, for its player.
    float leadAfter(game::Move move) const
    {
        const auto found = m_leads.find(move);
        return found == m_leads.end() ? strength::kUnknown : static_cast<float>(found->second.sum / found->second.count);
    }

    std::vector<std::int8_t> owners() const
    {
        std::vector<std::int8_t> percents;
        for (const double sum : m_owners)
            percents.push_back(nn::ownerInPercent(sum / m_owned));
        return percents;
    }

private:
    struct Leads {
        double sum = 0;
        int count = 0;
    };

    bool m_countsPoints;
    game::Side m_toMove;
    std::map<game::Move, Leads> m_leads;
    std::vector<double> m_owners; ///< sums, for the first player
    int m_owned = 0;
};

LiveReport searchReport(const SearchResult& result, const LiveCount& count)
{
    LiveReport report{.lines = {}, .effort = result.nodes.empty() ? 0 : result.nodes.front().visits, .seconds = result.seconds};
    for (const Variation& variation : result.variations) {
        const ResultNode* first = variation.moves.empty() ? nullptr : result.find(variation.moves.front());
        if (!first || first->visits == 0)
            continue;
        report.lines.push_back({.moves = variation.moves,
            .value = static_cast<float>(first->q),
            .mateIn = first->mate,
            .scoreLead = count.leadAfter(first->move),
            .visits = first->visits,
            .depth = static_cast<int>(variation.moves.size())});
    }
    report.depth = report.lines.empty() ? 0 : report.lines.front().depth;
    report.owners = count.owners();
    return report;
}

} // namespace

SearchAnalyst::SearchAnalyst(std::shared_ptr<nn::Evaluator> network) : m_network(std::move(network)) { }

core::Result<void> SearchAnalyst::analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop)
{
    const nn::GameState state = nn::stateAt(question.game, question.game.moves.size());
    SearchOptions options;
    options.mostNodes = kMostLiveNodes;
    Searcher searcher(*m_network, std::move(options));
    searcher.setPosition(state);
    LiveCount count(m_network->info(), state.position());
    const ResultShape shape{.variations = question.lines, .variationLength = kLiveLineLength};
    auto result = searcher.run({.visits = question.limits.effort, .time = question.limits.time}, stop, shape,
        {.call = [&](const SearchResult& grown) { tell(searchReport(grown, count)); },
            .onAnswer = [&](game::Move below, const nn::GameState& at, const nn::Evaluation& answer) { count.add(below, at, answer); }});
    if (!result)
        return result.error();
    if (result->stopped == StopReason::Asked)
        return core::Error{core::ErrorCode::Stopped};
    tell(searchReport(*result, count));
    return {};
}

} // namespace evenmatch::search
