#include "nn/lc0/maia_files.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>
#include <tuple>

namespace evenmatch::lc0 {

using core::Error;
using core::ErrorCode;

namespace {

/// The rating of "maia-1500.pb.gz" or "maia-1500.pb", or 0.
int ratingOf(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    constexpr std::string_view kBefore = "maia-";
    int rating = 0;
    if (!name.starts_with(kBefore))
        return 0;
    const auto [rest, error] = std::from_chars(name.data() + kBefore.size(), name.data() + name.size(), rating);
    const std::string_view ending = rest;
    return error == std::errc() && (ending == ".pb.gz" || ending == ".pb") && rating > 0 && rating < 10000 ? rating : 0;
}

bool isPublished(int rating) { return rating >= 1100 && rating <= 1900 && rating % 100 == 0; }

} // namespace

core::Result<std::vector<RatedFile>> maiaFiles(const std::filesystem::path& folder)
{
    std::vector<RatedFile> files;
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error); !error && entry != std::filesystem::directory_iterator();
         entry.increment(error))
        if (const int rating = ratingOf(entry->path()); rating > 0)
            files.push_back({rating, entry->path()});
    if (error || files.empty())
        return Error{ErrorCode::NotFound, "maia-1500.pb.gz", folder.string()};
    std::ranges::sort(files, std::greater(), [](const RatedFile& file) { return std::tie(file.rating, file.path); });
    const auto twice = std::ranges::unique(files, {}, &RatedFile::rating);
    files.erase(twice.begin(), twice.end());
    return files;
}

core::Result<std::vector<RatedFile>> publishedMaiaFiles(const std::filesystem::path& folder)
{
    auto files = maiaFiles(folder);
    if (files && std::ranges::any_of(*files, isPublished, &RatedFile::rating))
        std::erase_if(*files, [](const RatedFile& file) { return !isPublished(file.rating); });
    return files;
}

} // namespace evenmatch::lc0
