// The analysts available for the position on the board: engines, KataGo and Evenmatch's networks.
#pragma once

#include "search/live/open_analyst.h"
#include "ui/engine/engine_options_dialog.h"

#include <QString>

#include <string>
#include <vector>

namespace evenmatch::ui {

class Engine;

struct LiveSource {
    enum class Kind { Uci, Gtp, KataGo, Strong, Network };
    Kind kind = Kind::Network;
    QString name;
    QString id; ///< the key in the settings, also for limits: the command of programs, otherwise "strong network" or "network"

    bool operator==(const LiveSource&) const = default;
};

/// Whose options those of a source are.
EngineOptionsDialog::Subject optionsOf(const LiveSource& source);

/// For "go" or "chess"; the first is who is asked unless the user chooses. Never empty.
std::vector<LiveSource> liveSources(const std::string& game, const Engine& engine);
/// With the user's options. A network is the one loaded so far, which may be null: the call starts to load it.
search::AnalystChoice analystChoice(const LiveSource& source, const std::string& game, Engine& engine);

} // namespace evenmatch::ui
