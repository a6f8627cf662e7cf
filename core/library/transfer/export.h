// Exports games of a library as one text for other programs.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>

namespace evenmatch::library {

struct ExportOptions {
    GameFilter filter; ///< its `game` is restricted to games of the format
    record::Format format = record::Format::Sgf; ///< Sgf or Pgn
    bool withAdded = false; ///< games with the user's additions, including reviews (added_text.h)
};

struct ExportReport {
    std::uint64_t games = 0; ///< written
    std::vector<core::Error> failed; ///< games that could not be written
    bool stopped = false;
};

/// A game of the library as text of a format, in UTF-8. A game imported in this format keeps its text, with at most its encoding and the
/// declaration of it changed, if a reader finds its end among other games; otherwise it is written anew. No white space follows it. An
/// error is the library's, or that of a text without a game.
core::Result<std::string> gameText(Library& library, GameId id, record::Format format, bool withAdded = false);

/// Passes the games to `write` one after another, in the order of import, each as gameText() and two line ends. BadArgument if the filter
/// includes games that the format does not support; other errors are the library's or `write`'s.
core::Result<ExportReport> exportGames(
    Library& library, ExportOptions options, jobs::JobContext& context, const std::function<core::Result<void>(std::string_view)>& write);

} // namespace evenmatch::library
