// The user's settings for an engine, stored by its command: its own options, and its limits for analysing a position.
#pragma once

#include "core/error.h"
#include "search/engine/uci_option.h"
#include "search/live/analyst.h"

#include <QString>

#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::ui {

struct EngineOptions {
    std::map<std::string, std::string> options; ///< by name; only changed ones
    search::LiveLimits limits; ///< of the live analysis
    bool operator==(const EngineOptions&) const = default;
};

/// `command`: like in a shell, or another key for limits.
EngineOptions engineOptions(const QString& command);
void setEngineOptions(const QString& command, const EngineOptions& options);

/// The options of a UCI engine for analysis: the user's, with two threads (if there are enough cores) and a larger table as defaults.
std::map<std::string, std::string> analysisOptions(const QString& command);

/// Starts a UCI engine and returns the options that a user may set: without those that Evenmatch sets itself (MultiPV, the strength of an
/// opponent, …), and with the defaults of analysisOptions(). The common ones come first. On any thread.
core::Result<std::vector<search::UciOption>> announcedOptions(const QString& command, const std::stop_token& stop);

} // namespace evenmatch::ui
