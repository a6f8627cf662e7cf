// The check of the fuzz targets: a false condition ends the program.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <source_location>

namespace evenmatch::fuzz {

inline void require(bool truth, std::source_location where = std::source_location::current())
{
    if (truth)
        return;
    std::fprintf(stderr, "line %u is not true\n", static_cast<unsigned>(where.line()));
    std::abort();
}

} // namespace evenmatch::fuzz
