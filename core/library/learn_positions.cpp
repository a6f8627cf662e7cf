#include "core/library/learn_positions.h"

namespace evenmatch::library {

core::Result<void> learnAllPositions(Library& library, jobs::JobContext& job, const std::function<void()>& some)
{
    constexpr std::uint64_t kAtOnce = 200;
    const auto left = library.gamesWithoutPositions();
    if (!left)
        return left.error();
    for (std::uint64_t done = 0; done < *left && !job.stopRequested();) {
        job.report(done, *left);
        const auto learnt = library.learnPositions(kAtOnce);
        if (!learnt)
            return learnt.error();
        if (*learnt == 0)
            break;
        done += *learnt;
        if (some)
            some();
    }
    return {};
}

} // namespace evenmatch::library
