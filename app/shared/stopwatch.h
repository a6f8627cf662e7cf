// Measures wall time and processor time for benchmarks.
#pragma once

#include <chrono>
#include <ctime>

namespace evenmatch::cli {

struct Cost {
    double wallSeconds = 0;
    double cpuSeconds = 0; ///< of all threads of this process
};

class Stopwatch {
public:
    Cost elapsed() const
    {
        const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_wall).count();
        return {wall, static_cast<double>(std::clock() - m_cpu) / CLOCKS_PER_SEC};
    }

private:
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
    std::clock_t m_cpu = std::clock();
};

} // namespace evenmatch::cli
