// One of several processes that train one network together.
#pragma once

#include <string>

namespace evenmatch::nn {

/// Processes that make each step of one training together: each draws its own lists, and all use the mean of their gradients. They have the
/// same configuration, games and initial model; each one's games follow from its number. Number 0 reports, measures, and saves; all resume
/// from its checkpoint. If one stops or is lost, all stop.
struct PeerOptions {
    int count = 1;
    int number = 0;
    std::string meet; ///< "HOST:PORT" on which number 0 listens
};

} // namespace evenmatch::nn
