// Which other programs are asked about the user's games, too, where the user has them: Maia and Stockfish make the chess rank surer, KataGo
// says what it thinks of the Go games. Kept in the settings.
#pragma once

#include "core/error.h"
#include "search/engine/outside_programs.h"

#include <QString>

#include <chrono>
#include <stop_token>

namespace evenmatch::ui {

struct OutsideSettings {
    QString maia; ///< the folder of Maia's networks; empty: none
    bool stockfish = false; ///< also asked what each move lost
    QString katago; ///< the command of its analysis engine; empty: none
    std::chrono::seconds katagoWait{600}; ///< for its start, and for every answer

    bool operator==(const OutsideSettings&) const = default;
};

OutsideSettings outsideSettings();
void setOutsideSettings(const OutsideSettings& settings);
/// The first Stockfish among enginesFor("chess"); empty: none.
QString stockfishCommand();
/// Whom the settings name, of those that are there.
search::OutsidePrograms outsidePrograms();

/// What KataGo said when it was tried.
struct KataGoTrial {
    QString version; ///< and networks, as it names them
    bool hasHuman = false; ///< its command names a HumanSL network, so that it tells ranks
};
/// Starts the program and ends it. On any thread; some seconds, or minutes where a GPU is tuned or the processor is slow.
core::Result<KataGoTrial> tryKataGo(const QString& command, std::chrono::seconds wait, const std::stop_token& stop);

} // namespace evenmatch::ui
