// The preparation of `match`, and its report.
#pragma once

#include "app/network.h"
#include "app/shared/command.h"
#include "search/match/match.h"

#include <map>
#include <string>
#include <vector>

namespace evenmatch::cli {

/// A network's file, its ranks (of a server, or its own), and the file of its strong network.
struct NetworkKey {
    std::string file;
    std::string server;
    std::string strong;
    auto operator<=>(const NetworkKey&) const = default;
};

/// Everything that a match needs, opened.
struct PreparedMatch {
    search::MatchPlan plan;
    std::vector<search::MatchPlayer> players;
    std::map<NetworkKey, app::OpenNetwork> networks;
    std::string network; ///< the default file, also for openings; may be empty

    search::MatchNetworks forMatch() const
    {
        search::MatchNetworks result;
        for (const auto& [key, opened] : networks) {
            if (opened.batching)
                result.batching.push_back(opened.batching.get());
            if ((key.file == network && key.strong.empty()) || !result.openings)
                result.openings = opened.evaluator.get();
        }
        return result;
    }
};

/// Two players: their score, Elo, and ends of games; more players: all pairs. As text, or as JSON if requested.
void printMatch(const PreparedMatch& prepared, const search::MatchResult& result, const Context& context);

} // namespace evenmatch::cli
