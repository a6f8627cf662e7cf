// Our own search at full strength as an analyst, with any network.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/live/analyst.h"

#include <memory>

namespace evenmatch::search {

class SearchAnalyst final : public Analyst {
public:
    /// REQUIRES: network is not null
    explicit SearchAnalyst(std::shared_ptr<nn::Evaluator> network);

    const std::string& name() const override { return m_network->info().name; }
    /// Also ends when the tree reaches its maximum size.
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    std::shared_ptr<nn::Evaluator> m_network;
};

} // namespace evenmatch::search
