// Adds the territory that an analyst of Go does not report.
#pragma once

#include "search/live/analyst.h"

#include <memory>

namespace evenmatch::search {

/// Reports what another analyst finds. Where its network or program says nothing of ownership, the position is played out, once an analysis
/// (nn::playedOutOwners()).
class TerritoryAnalyst final : public Analyst {
public:
    explicit TerritoryAnalyst(std::unique_ptr<Analyst> inner) : m_inner(std::move(inner)) { }

    const std::string& name() const override { return m_inner->name(); }
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    std::unique_ptr<Analyst> m_inner;
};

} // namespace evenmatch::search
