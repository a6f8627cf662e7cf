// Starts the chosen analyst.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/live/analyst.h"

#include <map>
#include <memory>

namespace evenmatch::search {

/// A value.
struct AnalystChoice {
    enum class Kind : std::uint8_t { Search, Uci, Gtp, KataGo };
    Kind kind = Kind::Search;
    std::string command = {}; ///< of programs, as typed in a shell
    std::map<std::string, std::string> options = {}; ///< of Uci
    std::chrono::seconds patience{600}; ///< for KataGo's start, and for every response
    std::shared_ptr<nn::Evaluator> network = {}; ///< of Search
    bool operator==(const AnalystChoice&) const = default;
};

/// Starts the chosen analyst, with territory in every report on Go (territory_analyst.h); Stopped on request. NotFound without a network to
/// search with.
core::Result<std::unique_ptr<Analyst>> openAnalyst(const AnalystChoice& choice, const std::stop_token& stop = {});

} // namespace evenmatch::search
