// The papers' tables, measured with this program. A line is one experiment; its results are compared with the paper's numbers, with
// intervals. `evenmatch-lab reproduce` runs lines and stores their results in a folder as JSON and SVG; the Lab runs that command.
//
// To add a line: write `Result<Findings> reproduceX(const Experiment&, jobs::JobContext&)` in a file of its own in this folder, declare it
// below, and give it a row in the table of app/lab/experiments/experiment.cpp. Its texts are core::Phrases in the context "Findings".
// tests/app/reproduce_runs.h lists every line, and its quick form runs in the tests.
#pragma once

#include "app/shared/findings/findings.h"
#include "app/shared/outside_sources.h"
#include "core/error.h"
#include "core/jobs/job.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// The options of the command line. For numbers that are 0 the line chooses: large ones, or small ones if `quick`.
struct ExperimentOptions {
    std::string game = "chess";
    std::string network; ///< a file; empty: the bundled one
    std::string classifier; ///< an additional network of Moudřík and Neruda's form (SL); empty: none
    std::string seen; ///< an additional network trained without r∞, for SE-MCTS; empty: none
    std::filesystem::path data; ///< games of known ranks, in folders train, candidate and query; empty: none
    std::filesystem::path folder = "reproduced"; ///< folder of results and states
    std::filesystem::path cache; ///< folder of analyses, so that no game is evaluated twice; empty: none
    bool valueAfter = false; ///< the trees also use losses by the network's own value before and after each move, without another engine
    bool selected = false; ///< only games that meet the papers' criteria
    bool quick = false; ///< a minute or less
    bool exact = false; ///< networks compute in 32-bit numbers
    std::uint64_t games = 0; ///< per cell of a table
    std::uint64_t simulations = 0;
    std::size_t parallel = 2;
    std::uint64_t seed = 1;
    search::OutsidePrograms outside; ///< programs whose results the trees may use, too
};

/// One run of a line.
struct Experiment {
    ExperimentOptions options;
    std::string line;
    std::function<void(const Findings& soFar, std::uint64_t cells, std::uint64_t of)> onFound; ///< called by tell(); may be empty
    std::string networkContent; ///< fingerprint of the network's file, which identifies its results
    std::string classifierContent; ///< the same for ExperimentOptions::classifier and seen
    std::string seenContent;

    /// The option if given, otherwise the default of the form.
    std::uint64_t games(std::uint64_t full, std::uint64_t quick) const { return choose(options.games, full, quick); }
    std::uint64_t simulations(std::uint64_t full, std::uint64_t quick) const { return choose(options.simulations, full, quick); }
    /// The state file of a part of the line, for resuming. Its name has line, game, form, network and seed; `part` must contain everything
    /// else that the part depends on.
    std::filesystem::path stateFile(const std::string& part) const;
    /// The file of a line's result.
    std::filesystem::path resultFile(const std::string& of) const;
    /// The result of another line in the same folder with this network, game, form and number of simulations; nothing without one.
    std::optional<nlohmann::ordered_json> earlier(const std::string& other) const;
    /// Call before the first cell and after each: the findings so far, and the number of finished cells.
    void tell(const Findings& soFar, std::uint64_t cells, std::uint64_t of, const jobs::JobContext& job) const;

private:
    std::uint64_t choose(std::uint64_t given, std::uint64_t full, std::uint64_t quick) const
    {
        return given > 0 ? given : options.quick ? quick : full;
    }
};

struct ReproduceLine {
    const char* name;
    const char* about; ///< with its place in the paper
    core::Result<Findings> (*run)(const Experiment&, jobs::JobContext&);
    bool needsData = false;
    const char* games = "chess go go9"; ///< selectable by --game; empty: independent of it
    const char* reads = ""; ///< the line whose result it uses, if available
    int edition = 3; ///< increased when the line measures differently, so that an older result is measured again
};

/// The settings that determine results.
nlohmann::ordered_json settingsOf(const Experiment& experiment);

/// This many of the ranks, including the strongest and the weakest, evenly spaced.
std::vector<std::size_t> spreadRanks(std::size_t ranks, std::size_t count);

/// "chess-quick": game and form in names of files.
std::string formOf(const ExperimentOptions& options);

/// All lines, in the order of the papers.
std::span<const ReproduceLine> reproduceLines();

// accuracy.cpp
core::Result<Findings> reproduceAccuracy(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproducePhases(const Experiment& experiment, jobs::JobContext& job);
// by_move.cpp
core::Result<Findings> reproduceByMove(const Experiment& experiment, jobs::JobContext& job);
// limited.cpp
core::Result<Findings> reproduceLimitedRanks(const Experiment& experiment, jobs::JobContext& job);
// ranks.cpp
core::Result<Findings> reproduceWinRate(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproduceRoundRobin(const Experiment& experiment, jobs::JobContext& job);
// index.cpp
core::Result<Findings> reproduceIndexElo(const Experiment& experiment, jobs::JobContext& job);
// bound.cpp
core::Result<Findings> reproduceIndexBound(const Experiment& experiment, jobs::JobContext& job);
// adjust.cpp
core::Result<Findings> reproduceBetweenGames(const Experiment& experiment, jobs::JobContext& job);
// within_game.cpp
core::Result<Findings> reproduceWithinGame(const Experiment& experiment, jobs::JobContext& job);
// moves.cpp
core::Result<Findings> reproduceMoveAccuracy(const Experiment& experiment, jobs::JobContext& job);
// meta.cpp
core::Result<Findings> reproduceMetaAccuracy(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproduceAblation(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproducePlayersAblation(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproducePlayers(const Experiment& experiment, jobs::JobContext& job);
// roles.cpp
core::Result<Findings> reproduceRoles(const Experiment& experiment, jobs::JobContext& job);
// levels.cpp
core::Result<Findings> reproduceLevels(const Experiment& experiment, jobs::JobContext& job);
// losses.cpp
core::Result<Findings> reproduceLosses(const Experiment& experiment, jobs::JobContext& job);
// spread.cpp
core::Result<Findings> reproduceSpread(const Experiment& experiment, jobs::JobContext& job);
// complexity_quality.cpp
core::Result<Findings> reproduceMatchQuality(const Experiment& experiment, jobs::JobContext& job);
// complexity_tables.cpp
core::Result<Findings> reproduceFixedBounds(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproduceKnownComplexity(const Experiment& experiment, jobs::JobContext& job);
core::Result<Findings> reproduceUnknownComplexity(const Experiment& experiment, jobs::JobContext& job);

} // namespace evenmatch::experiments
