// Turns exceptions of work into errors.
#pragma once

#include "core/error.h"

#include <exception>
#include <type_traits>

namespace evenmatch::jobs {

/// The core::Result of `work`; an exception becomes an error.
template <class F>
auto withoutExceptions(F&& work) noexcept -> std::invoke_result_t<F&>
{
    try {
        return work();
    } catch (const std::exception& exception) {
        return core::Error{core::ErrorCode::Unexpected, exception.what()};
    } catch (...) {
        return core::Error{core::ErrorCode::Unexpected, "unknown exception"};
    }
}

} // namespace evenmatch::jobs
