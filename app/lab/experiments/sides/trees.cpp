#include "app/lab/experiments/sides/trees.h"

#include "app/lab/experiments/paper_figures.h"
#include "core/game/family.h"

#include <map>
#include <set>

namespace evenmatch::experiments {

using strength::ScoredSide;

nn::MetaOptions metaOptions(const Experiment& experiment, std::vector<int> games)
{
    nn::MetaOptions options{.games = std::move(games), .drawSingles = true};
    options.forest.seed = experiment.options.seed;
    options.draws
        = static_cast<int>(paperFigure("MULTI", "Section 4.3", game::isGo(experiment.options.game) ? "draws, go" : "draws, chess", "value")
                               .value_or(options.draws));
    if (experiment.options.quick) {
        options.draws = 100;
        options.forest.trees = 30;
    }
    return options;
}

core::Result<strength::Estimators> metaFrom(const KnownSides& known, const nn::MetaOptions& options)
{
    auto models = nn::fitMetaModels(known.candidates, known.scale.size(), options);
    if (!models)
        return models.error();
    return nn::metaEstimators(*std::move(models));
}

core::Result<KnownSides> readPlayers(const Experiment& experiment, jobs::JobContext& job)
{
    if (!experiment.options.quick) {
        const auto many = static_cast<std::size_t>(paperFigure("MULTI", "Section 6", "games of a player", "value").value_or(20));
        auto known = readKnownSides(experiment, {.ofPlayer = many, .outside = true}, job);
        if (known) {
            std::set<int> ranks;
            for (const ScoredSide& side : known->query)
                ranks.insert(side.labels.rank);
            if (2 * ranks.size() >= known->scale.size())
                return known;
        } else if (known.error().code != core::ErrorCode::NotFound) {
            return known;
        }
    }
    return readKnownSides(experiment, {.ofPlayer = experiment.options.quick ? 3U : 5U, .outside = true}, job);
}

std::string playersWith(const std::vector<ScoredSide>& sides, const std::vector<int>& games)
{
    std::map<std::pair<int, std::string>, int> counts;
    for (const ScoredSide& side : sides)
        if (!side.labels.player.empty())
            ++counts[{side.labels.rank, side.labels.player}];
    std::string text;
    for (const int n : games) {
        std::set<int> ranks;
        std::size_t players = 0;
        for (const auto& [who, count] : counts)
            if (count >= n) {
                ranks.insert(who.first);
                ++players;
            }
        text += (text.empty() ? "" : "; ") + std::to_string(n) + (n == 1 ? " game: " : " games: ") + std::to_string(players)
            + " players of " + std::to_string(ranks.size()) + " ranks";
    }
    return text;
}

} // namespace evenmatch::experiments
