// Any bytes as a file of cards or as a lesson: every card that is read can be shown, and is restored after writing.
#include "core/lesson/exchange/lesson_file.h"
#include "tests/fuzz/require.h"

#include <algorithm>

using namespace evenmatch;
using namespace evenmatch::lesson;
using evenmatch::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = readCards({reinterpret_cast<const char*>(data), size}, "fuzz");
    if (!read)
        return 0;
    for (const Card& card : read->cards) {
        const auto position = positionOf(card);
        require(position.ok() && !card.moves.empty() && position->isLegal(card.played));
        require(std::ranges::all_of(card.moves, [&](const CardMove& move) { return position->isLegal(move.move); }));
    }
    const auto again = readCards(writeCards(read->cards, [](const Card&) { return std::string("?"); }), "again");
    require(read->cards.empty() || (again.ok() && again->cards.size() == read->cards.size() && again->refused == 0));
    if (const auto lesson = readLesson({reinterpret_cast<const char*>(data), size}, "lesson")) {
        const auto written = readLesson(writeLesson(lesson->game, {}, [](const Card&) { return std::string(); }), "again");
        require(written.ok() && written->cards.cards.empty() && written->game.mainLineMoves() == lesson->game.mainLineMoves());
    }
    return 0;
}
