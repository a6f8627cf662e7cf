// Players of known strength for `calibrate` and `verify`: named ones, and those found on this machine.
#pragma once

#include "app/lab/measure/known_players.h"
#include "app/network.h"
#include "app/shared/command.h"

#include <map>

namespace evenmatch::cli {

struct AnchorOptions {
    std::vector<std::string> anchors; ///< SPEC=RATING
    std::string maia; ///< folder of maia-1100.pb.gz …
    bool stockfish = false;
    bool gnugo = false;
    std::string server; ///< the server of their ratings; empty: the network's own
    bool exact = false; ///< their networks
};

/// The anchors with the networks that they play with, which must outlive them.
struct OpenAnchors {
    std::vector<search::Anchor> anchors;
    std::map<std::string, app::OpenNetwork> networks;
};

/// Opens their networks for `callers` threads, and checks that each can be made. Only those that support the game: Maia and Stockfish
/// chess, GNU Go Go.
core::Result<OpenAnchors> openAnchors(const AnchorOptions& options, const std::string& game, std::size_t callers);

/// The common options of calibrate, verify and soundness.
struct StrengthOptions {
    std::string game;
    std::string network;
    app::Speaking reading; ///< --strong, of verify
    std::string folder;
    std::vector<std::string> ranks;
    AnchorOptions anchors;
    std::size_t parallel = 0; ///< 0: one per core
    std::uint64_t seed = 1;
    bool keep = false; ///< does not change the model
};
void addStrengthOptions(CLI::App& command, StrengthOptions& options);
/// Those of calibrate and verify alone: --anchor, --maia, --stockfish, --gnugo, --anchors-on, --keep-model.
void addAnchorOptions(CLI::App& command, StrengthOptions& options);

/// Everything that was opened, and the plan of matches without the command's own part.
struct StrengthWork {
    std::string file; ///< of the network
    app::OpenNetwork network;
    OpenAnchors anchors;
    strength::ServerRatings anchorRatings;
    search::MatchPlan match;
    std::vector<std::size_t> ranks;
    search::MatchNetworks forMatch() const;
};
core::Result<StrengthWork> openWork(const StrengthOptions& options);

/// Checks before a night's work that the result can be stored in the model.
core::Result<void> canBeWritten(const StrengthOptions& options, const StrengthWork& work);

/// Progress lines on stderr.
search::WorkListener workLines();

} // namespace evenmatch::cli
