#include "core/library/transfer/added_text.h"

namespace evenmatch::library {

namespace {

/// Stored in the table of analyses, under a name that no network has.
constexpr std::string_view kMaker = "user";
constexpr int kAddedTextVersion = 1;

} // namespace

core::Result<std::string> addedText(Library& library, GameId id)
{
    const auto analyses = library.analyses(id, kMaker);
    if (!analyses)
        return analyses.error();
    const bool has = !analyses->empty() && analyses->front().version == kAddedTextVersion;
    return has ? analyses->front().data : std::string();
}

core::Result<void> setAddedText(Library& library, GameId id, const std::string& text)
{
    const Analysis analysis{.ply = 0, .version = kAddedTextVersion, .data = text};
    return library.setAnalyses(id, kMaker, std::span(&analysis, 1));
}

core::Result<void> updateWithAdded(Library& library, GameId id, const PreparedGame& game, const std::string& text)
{
    const Analysis analysis{.ply = 0, .version = kAddedTextVersion, .data = text};
    return library.update(id, game, -1, {kMaker, std::span(&analysis, 1)});
}

} // namespace evenmatch::library
