// Players of known strength for `calibrate` and `verify`: named ones, and those that are found on this machine.
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
    std::string server; ///< whose ranks their ratings are; empty: the network's own
    bool exact = false; ///< their networks
};

/// --anchor, --maia, --stockfish, --gnugo, --exact.
void addAnchorOptions(CLI::App& command, AnchorOptions& options);

/// The anchors with the networks that they play with, which must outlive them.
struct OpenAnchors {
    std::vector<search::Anchor> anchors;
    std::map<std::string, app::OpenNetwork> networks;
};

/// Opens their networks for `callers` threads, and tries whether each can be made. Only those that know the game: Maia and Stockfish chess,
/// GNU Go Go.
core::Result<OpenAnchors> openAnchors(const AnchorOptions& options, const std::string& game, std::size_t callers);

/// What calibrate and verify are told alike.
struct StrengthOptions {
    std::string game;
    std::string network;
    app::Speaking reading; ///< --strong, of verify
    std::string folder;
    std::vector<std::string> ranks;
    AnchorOptions anchors;
    std::size_t parallel = 0; ///< 0: one a core
    std::uint64_t seed = 1;
    bool keep = false; ///< the model stays as it is
};
void addStrengthOptions(CLI::App& command, StrengthOptions& options);

/// Everything that was opened, and the plan of matches without what is the command's own.
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

/// Whether the model can take what will be found, without saying it of another board: better said before a night's work than after it.
core::Result<void> canBeWritten(const StrengthOptions& options, const StrengthWork& work);

/// Today, as 2026-11-22.
std::string today();

/// Lines on stderr about what is played.
search::WorkListener workLines();

} // namespace evenmatch::cli
