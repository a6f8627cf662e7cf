// What commands that import say of the games: import, fetch, export.
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

/// What was wrong in a game that was imported, and what came of it.
inline std::string describeKept(const core::Error& problem)
{
    const bool isAllThere = problem.code == core::ErrorCode::BadValue; // a tag or castling rights that cannot be
    return core::describe(problem) + (isAllThere ? " (imported anyway)" : " (the moves before it were kept)");
}

} // namespace evenmatch::cli
