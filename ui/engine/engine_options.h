// What the user has set for an engine, remembered by its command: its own options, and how long it may analyse a position.
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
    std::map<std::string, std::string> options; ///< by name; those left as they come are not there
    search::LiveLimits limits; ///< of the live analysis
    bool operator==(const EngineOptions&) const = default;
};

/// `command`: as typed in a shell, or another name under which limits are kept.
EngineOptions engineOptions(const QString& command);
void setEngineOptions(const QString& command, const EngineOptions& options);

/// What a UCI program is to analyse with: as the user has set it, and where he or she has not, on two threads where there are cores for
/// them and with a larger table than programs have by themselves.
std::map<std::string, std::string> analysisOptions(const QString& command);

/// Starts a UCI program and asks which options a user may set: without those that Evenmatch sets itself (MultiPV, the strength of an
/// opponent, …), and with what analysisOptions() sets as their default. The common ones come first. On any thread.
core::Result<std::vector<search::UciOption>> announcedOptions(const QString& command, const std::stop_token& stop);

} // namespace evenmatch::ui
