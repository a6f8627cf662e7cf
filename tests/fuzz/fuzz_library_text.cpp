// Reads any bytes as a game's text: parsed games must survive the library. Also uses any bytes as a search.
#include "core/library/library.h"
#include "core/library/storage/packed_text.h"
#include "tests/fuzz/require.h"

using namespace evenmatch;
using namespace evenmatch::library;
using evenmatch::fuzz::require;

namespace {

void store(Library& library, TextPacker& packer, const record::ReadGame& game)
{
    const auto prepared = prepare(game, "fuzz", packer);
    if (!prepared)
        return;
    const auto added = library.addAll({&*prepared, 1});
    require(added.ok());
    const auto text = library.text(added->front().id);
    require(text.ok());
    if (added->front().isNew) {
        // A text that is a game only by its file's name is stored as it was parsed.
        require(*text == game.text || *text == record::writeGame(*game.record, game.record->format));
        const auto stored = library.game(added->front().id);
        require(stored.ok() && stored->header == prepared->header && stored->problems == prepared->problems);
    }
    const auto again = library.addAll({&*prepared, 1});
    require(again.ok() && !again->front().isNew && again->front().id == added->front().id);
}

void search(Library& library, const std::string& text)
{
    const GameFilter filters[] = {{.text = text}, {.game = text, .dateFrom = text, .dateTo = text, .tag = text}};
    for (const GameFilter& filter : filters) {
        const auto found = library.find(filter, {.sortBy = SortBy::FirstPlayer, .limit = 1'000'000});
        const auto count = library.count(filter);
        require(found.ok() && count.ok() && found->size() == *count);
    }
    require(library.addTag({}, text).ok() == !text.empty());
}

/// A library without games. Creating one is slow, so it is reused; only names of earlier inputs stay in it, and not for long.
Library& emptyLibrary()
{
    constexpr int kUses = 500;
    static int uses = 0;
    static std::optional<Library> library;
    if (uses++ % kUses == 0) {
        auto opened = Library::open(":memory:");
        require(opened.ok());
        library.emplace(std::move(*opened));
    }
    const auto left = library->find({}, {.limit = 1'000'000});
    require(left.ok() && library->moveToTrash(*left).ok() && library->emptyTrash().ok());
    return *library;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    static TextPacker packer;
    Library& library = emptyLibrary();
    const std::string text(reinterpret_cast<const char*>(data), size);
    auto reader = record::readGames(text, "fuzz");
    while (reader.ok()) {
        const auto next = (*reader)->next();
        if (!next || !next->has_value())
            break;
        store(library, packer, **next);
    }
    search(library, text);
    if (const auto unpacked = packer.unpack(text); unpacked.ok())
        require(unpacked->size() < (std::size_t{1} << 30));
    return 0;
}
