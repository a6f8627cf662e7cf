// Texts that several commands share.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace evenmatch::cli {

/// "1 game", "2 games".
inline std::string counted(std::uint64_t count, std::string_view one)
{
    return std::to_string(count) + ' ' + std::string(one) + (count == 1 ? "" : "s");
}

/// The problem of an imported game, and its consequence.
inline std::string describeKept(const core::Error& problem)
{
    const bool isAllThere = problem.code == core::ErrorCode::BadValue; // an impossible tag or castling right
    return core::describe(problem) + (isAllThere ? " (imported anyway)" : " (the moves before it were kept)");
}

} // namespace evenmatch::cli
