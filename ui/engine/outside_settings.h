// The other programs that analyse the user's games, if installed: Maia and Stockfish make the chess rank more precise, KataGo analyses Go
// games. Stored in the settings.
#pragma once

#include "core/error.h"
#include "search/engine/outside_programs.h"

#include <QString>

#include <chrono>
#include <stop_token>

namespace evenmatch::ui {

struct OutsideSettings {
    QString maia; ///< the folder of Maia's networks; empty: none
    bool stockfish = false; ///< also computes each move's loss
    QString katago; ///< the command of its analysis engine; empty: none
    std::chrono::seconds katagoWait{600}; ///< for its start, and for every response

    bool operator==(const OutsideSettings&) const = default;
};

OutsideSettings outsideSettings();
void setOutsideSettings(const OutsideSettings& settings);
/// The first Stockfish among enginesFor("chess"); empty: none.
QString stockfishCommand();
/// The programs of the settings that are available.
search::OutsidePrograms outsidePrograms();

/// The result of testing KataGo.
struct KataGoTrial {
    QString version; ///< KataGo's and its networks' versions, in its own words
    bool hasHuman = false; ///< its command names a HumanSL network, so it has ranks
};
/// Starts the program and ends it. On any thread; some seconds, or minutes if a GPU is tuned or the processor is slow.
core::Result<KataGoTrial> tryKataGo(const QString& command, std::chrono::seconds wait, const std::stop_token& stop);

} // namespace evenmatch::ui
