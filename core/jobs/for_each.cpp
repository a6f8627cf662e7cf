#include "core/jobs/for_each.h"

#include "core/jobs/without_exceptions.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace evenmatch::jobs {

core::Result<void> forEach(std::size_t count, std::size_t threads, const std::function<core::Result<void>(std::size_t)>& work)
{
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    core::Result<void> outcome;
    const auto loop = [&] {
        for (std::size_t i; (i = next++) < count;) {
            const auto done = withoutExceptions([&] { return work(i); });
            if (done)
                continue;
            next = count;
            const std::scoped_lock lock(mutex);
            if (outcome)
                outcome = done;
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < std::min(threads, count); ++i)
            helpers.emplace_back(loop);
        loop();
    }
    return outcome;
}

} // namespace evenmatch::jobs
