#include "core/file_stamp.h"

#include <system_error>

namespace evenmatch::core {

std::string fileStamp(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    const auto time = failed ? std::filesystem::file_time_type() : std::filesystem::last_write_time(path, failed);
    return failed ? std::string() : std::to_string(size) + ' ' + std::to_string(time.time_since_epoch().count());
}

} // namespace evenmatch::core
