// Runs the same work on many items in several threads.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <functional>

namespace evenmatch::jobs {

/// Calls work(0) … work(count − 1), each once, in `threads` threads including the caller's; returns when all are done. After an error no
/// further calls begin, and the first error is returned. An exception becomes an error.
core::Result<void> forEach(std::size_t count, std::size_t threads, const std::function<core::Result<void>(std::size_t)>& work);

} // namespace evenmatch::jobs
