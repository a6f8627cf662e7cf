// The same work for many things, from several threads.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <functional>

namespace evenmatch::jobs {

/// Calls work(0) … work(count − 1), each once, from `threads` threads of which the caller's is one; returns when all are done. After an
/// error no further calls begin, and the first is returned. What a call throws is an error.
core::Result<void> forEach(std::size_t count, std::size_t threads, const std::function<core::Result<void>(std::size_t)>& work);

} // namespace evenmatch::jobs
