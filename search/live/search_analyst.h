// Our own search at full strength as an analyst, with whatever network there is.
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
    /// Ends, too, when the tree is as large as it may be.
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    std::shared_ptr<nn::Evaluator> m_network;
};

} // namespace evenmatch::search
