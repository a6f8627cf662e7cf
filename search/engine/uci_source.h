// A UCI program's evaluations of positions as an outside source: the loss of each move.
#pragma once

#include "nn/ranks/sources/outside.h"
#include "search/engine/uci_engine.h"

namespace evenmatch::search {

/// Values by valueOf(UciOpinion).
class UciSource final : public nn::OutsideSource {
public:
    /// Starts the program. Its results depend on its name, options and `go`.
    static core::Result<std::unique_ptr<UciSource>> launch(std::vector<std::string> command, UciSettings settings);

    const nn::OutsideInfo& info() const override { return m_info; }
    core::Result<void> look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop) override;

private:
    explicit UciSource(std::unique_ptr<UciEngine> engine) : m_engine(std::move(engine)) { }
    core::Result<void> lookOnce(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop);

    std::unique_ptr<UciEngine> m_engine;
    nn::OutsideInfo m_info;
};

/// The program of a command as a source that evaluates every position with this many nodes.
core::Result<std::unique_ptr<nn::OutsideSource>> openUciSource(const std::string& command, std::uint64_t nodes);

} // namespace evenmatch::search
