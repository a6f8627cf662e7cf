// Networks as outside sources: those that each play like people of one level (Maia 1100 … 1900), and a strong one, whose policy and
// losses distinguish ranks.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/ranks/sources/outside.h"

namespace evenmatch::nn {

class NetworksSource final : public OutsideSource {
public:
    struct Level {
        std::string name;
        std::shared_ptr<Evaluator> network;
    };
    /// `leftOut`: files that failed to load as levels. REQUIRES: levels are of one game, strongest first, not empty
    NetworksSource(std::string name, std::vector<Level> levels, std::vector<core::Error> leftOut = {});
    /// A strong network as one level, which evaluates positions too.
    explicit NetworksSource(std::shared_ptr<Evaluator> strong);

    const OutsideInfo& info() const override { return m_info; }
    core::Result<void> look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop) override;

private:
    OutsideInfo m_info;
    std::vector<Level> m_levels;
};

/// The Maia networks of a folder (`lc0::publishedMaiaFiles`) as one source, or those of `only` (1100, 1500, …); NotFound if one of these is
/// missing. An unreadable file is left out and reported; if none is readable, its error is returned.
using OpensNetwork = std::function<core::Result<std::shared_ptr<Evaluator>>(const std::string& file)>;
core::Result<std::unique_ptr<OutsideSource>> openMaia(
    const std::filesystem::path& folder, const OpensNetwork& open, std::span<const int> only = {});

} // namespace evenmatch::nn
