// Any bytes as the stored form of a card: damaged, or a card that can be shown, answered and written again unchanged. The first line has
// the details, the rest is the game.
#include "core/lesson/card.h"

#include <cstdlib>

using namespace evenmatch::lesson;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), size);
    Card card;
    if (!takeDetails(card, text.substr(0, end)))
        return 0;
    Card again;
    if (!takeDetails(again, detailsOf(card)) || detailsOf(again) != detailsOf(card))
        std::abort();
    if (!card.find(card.best().move) || !card.lossOf(card.best().move))
        std::abort();
    (void)card.hasClearAnswer();
    (void)card.soundMoves();
    card.record = text.substr(std::min(end + 1, size));
    card.game = "go9";
    (void)positionOf(card);
    (void)recordOf(card);
    return 0;
}
