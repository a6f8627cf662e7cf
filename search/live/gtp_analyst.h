// A Go program that speaks GTP as an analyst, by kata-analyze or lz-analyze.
#pragma once

#include "search/engine/gtp_engine.h"
#include "search/live/analyst.h"

#include <memory>

namespace evenmatch::search {

class GtpAnalyst final : public Analyst {
public:
    /// Starts the program. EngineRefused: it knows neither command. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<GtpAnalyst>> launch(
        std::vector<std::string> command, EnginePatience patience = {}, const std::stop_token& stop = {});

    const std::string& name() const override { return m_engine->name(); }
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    GtpAnalyst(std::unique_ptr<GtpEngine> engine, bool isKata) : m_engine(std::move(engine)), m_isKata(isKata), m_asksForOwners(isKata) { }
    core::Result<void> standAt(const nn::PlayedGame& game, const std::stop_token& stop);

    std::unique_ptr<GtpEngine> m_engine;
    bool m_isKata;
    bool m_asksForOwners; ///< until the program refuses
    std::optional<nn::PlayedGame> m_stands; ///< what the engine was told; nothing: nothing yet, or it broke off
};

/// The lines of a report as such programs write it: "info move Q16 visits 12 winrate 0.52 order 0 pv Q16 D4 info move …". Winning chances
/// are parts of 1 with kata-analyze and of 10,000 with lz-analyze. Best first; what cannot be read is left out.
std::vector<LiveLine> gtpLines(std::string_view report, const game::AnyPosition& position, bool isKata);
/// Whose each point will be, in percent for the first player: the numbers after "ownership", which are for the side to move. Empty if the
/// report has none.
std::vector<std::int8_t> gtpOwnersOfFirst(std::string_view report, const game::AnyPosition& position);

} // namespace evenmatch::search
