// Who can analyse the position on the board: engines, KataGo, and the program's own networks.
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
    QString id; ///< in the settings; limits are kept under it: of programs the command, else "strong network", "network"

    bool operator==(const LiveSource&) const = default;
};

/// Whose options those of a source are.
EngineOptionsDialog::Subject optionsOf(const LiveSource& source);

/// For "go" or "chess"; the first is who is asked unless the user chooses. Never empty.
std::vector<LiveSource> liveSources(const std::string& game, const Engine& engine);
/// With the options that the user has set. Of networks the one that is there by now, which may be null: asking begins to load it.
search::AnalystChoice analystChoice(const LiveSource& source, const std::string& game, Engine& engine);

} // namespace evenmatch::ui
