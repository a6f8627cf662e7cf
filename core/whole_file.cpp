#include "core/whole_file.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <random>
#include <system_error>

namespace evenmatch::core {

namespace fs = std::filesystem;

Result<std::string> readWholeFile(const fs::path& path, std::uintmax_t most)
{
    std::error_code failed;
    const std::uintmax_t size = fs::file_size(path, failed);
    std::ifstream in(path, std::ios::binary);
    if (failed || !in)
        return Error{ErrorCode::CannotOpen, failed ? failed.message() : std::generic_category().message(errno), path.string()};
    if (size > most)
        return Error{ErrorCode::TooLarge, std::to_string(size) + " B (at most " + std::to_string(most) + " B)", path.string()};
    return std::string(std::istreambuf_iterator<char>(in), {});
}

bool isReplaceable(const fs::path& path)
{
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    return !fs::is_character_file(status) && !fs::is_block_file(status) && !fs::is_fifo(status) && !fs::is_socket(status);
}

Result<void> writeWholeFile(const fs::path& path, std::string_view content)
{
    std::error_code failed;
    if (path.has_parent_path())
        fs::create_directories(path.parent_path(), failed);
    const bool replaces = isReplaceable(path);
    fs::path beside = path;
    if (replaces)
        beside += '.' + std::to_string(std::random_device{}()) + ".part";
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
    out.close();
    const int reason = errno; // of the first that failed
    failed.clear();
    if (out && replaces)
        fs::rename(beside, path, failed);
    if (out && !failed)
        return {};
    std::error_code ignored;
    if (replaces)
        fs::remove(beside, ignored);
    return Error{ErrorCode::CannotWrite, failed ? failed.message() : std::generic_category().message(reason), path.string()};
}

} // namespace evenmatch::core
