// Games of a library as one text that other programs read.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>

namespace evenmatch::library {

struct ExportOptions {
    GameFilter filter; ///< its `game` is narrowed to what the format holds
    record::Format format = record::Format::Sgf; ///< Sgf or Pgn
    bool withAdded = false; ///< games with what the user added to them, reviews among it (added_text.h)
};

struct ExportReport {
    std::uint64_t games = 0; ///< written
    std::vector<core::Error> failed; ///< games that could not be written
    bool stopped = false;
};

/// A game of the library as text of a format, in UTF-8: as it came where it came in this format and a reader finds its end among other
/// games, with nothing changed but its characters and what it says of them where they came in another charset; else it is written anew. No
/// blanks follow it. An error is the library's, or that of a text which holds no game.
core::Result<std::string> gameText(Library& library, GameId id, record::Format format, bool withAdded = false);

/// Hands the games to `write` one after another, as they were imported, the first first, each as gameText() and two line ends. BadArgument
/// where the filter wants games that the format cannot hold; else an error is the library's, or `write`'s.
core::Result<ExportReport> exportGames(
    Library& library, ExportOptions options, jobs::JobContext& context, const std::function<core::Result<void>(std::string_view)>& write);

} // namespace evenmatch::library
