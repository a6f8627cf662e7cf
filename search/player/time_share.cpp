#include "search/player/time_share.h"

#include <algorithm>

namespace evenmatch::search {

std::chrono::milliseconds timeShare(const TimeLeft& time)
{
    using std::chrono::milliseconds;
    constexpr int kMoves = 40;
    constexpr milliseconds kLag{30};
    constexpr milliseconds kReserve{10'000};
    const milliseconds reserve = time.movesToGo ? milliseconds(0) : std::min(time.left / 2, kReserve);
    const int moves = std::clamp(time.movesToGo.value_or(kMoves), 1, kMoves);
    const milliseconds wanted = (time.left - reserve) / moves + time.increment * 3 / 4 - kLag;
    return std::clamp(wanted, milliseconds(1), std::max(time.left * 19 / 20 - kLag, milliseconds(1)));
}

} // namespace evenmatch::search
