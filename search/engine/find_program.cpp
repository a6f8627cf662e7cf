#include "search/engine/child_process.h"

#include <cstdlib>
#include <sstream>
#include <unistd.h>

namespace evenmatch::search {

std::optional<std::string> findProgram(const std::string& name)
{
    if (name.find('/') != std::string::npos)
        return access(name.c_str(), X_OK) == 0 ? std::optional(name) : std::nullopt;
    const char* path = std::getenv("PATH");
    std::istringstream folders((path ? std::string(path) : std::string()) + ":/usr/games");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const std::string file = folder + '/' + name; access(file.c_str(), X_OK) == 0)
            return file;
    return std::nullopt;
}

} // namespace evenmatch::search
