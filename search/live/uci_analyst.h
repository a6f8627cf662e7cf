// A UCI engine as an analyst, with its option MultiPV.
#pragma once

#include "search/engine/uci_engine.h"
#include "search/live/analyst.h"

#include <map>
#include <memory>

namespace evenmatch::search {

class UciAnalyst final : public Analyst {
public:
    /// Starts the program. Options that it did not announce are left out. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<UciAnalyst>> launch(
        std::vector<std::string> command, std::map<std::string, std::string> options, const std::stop_token& stop = {});

    const std::string& name() const override { return m_engine->name(); }
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    explicit UciAnalyst(std::unique_ptr<UciEngine> engine) : m_engine(std::move(engine)) { }
    core::Result<void> standAt(const nn::PlayedGame& game, const std::stop_token& stop);

    std::unique_ptr<UciEngine> m_engine;
    std::optional<game::AnyPosition> m_begun; ///< the start of the engine's current game; nothing: none
};

} // namespace evenmatch::search
