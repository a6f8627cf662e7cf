#include "nn/lc0/maia_files.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>

namespace evenmatch::lc0 {

using core::Error;
using core::ErrorCode;

namespace {

/// The rating of "maia-1500.pb.gz", or 0.
int ratingOf(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    constexpr std::string_view kBefore = "maia-";
    int rating = 0;
    if (!name.starts_with(kBefore))
        return 0;
    const auto [rest, error] = std::from_chars(name.data() + kBefore.size(), name.data() + name.size(), rating);
    return error == std::errc() && std::string_view(rest) == ".pb.gz" && rating > 0 && rating < 10000 ? rating : 0;
}

} // namespace

core::Result<std::vector<RatedFile>> maiaFiles(const std::filesystem::path& folder)
{
    std::vector<RatedFile> files;
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error); !error && entry != std::filesystem::directory_iterator(); entry.increment(error))
        if (const int rating = ratingOf(entry->path()); rating > 0)
            files.push_back({rating, entry->path()});
    if (error)
        return Error {ErrorCode::CannotOpen, error.message(), folder.string()};
    if (files.empty())
        return Error {ErrorCode::NotFound, "maia-1500.pb.gz", folder.string()};
    std::ranges::sort(files, std::greater(), &RatedFile::rating);
    return files;
}

} // namespace evenmatch::lc0
