// A file of JSON lines for the results of long work: the first line is a header that identifies the run, each further line is a result. A
// kill loses at most the line being written.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace evenmatch::core {

/// Not thread-safe; two programs cannot have one file open.
class JsonLines {
public:
    /// Opens the file, or creates it. BadArgument if its header differs; the header's member `mayDiffer` is ignored. A torn last line is
    /// cut off; any other damage is a BadValue with its line.
    static Result<JsonLines> open(const std::filesystem::path& path, const nlohmann::json& header, const std::string& mayDiffer = {});
    JsonLines(JsonLines&&) noexcept;
    JsonLines& operator=(JsonLines&&) noexcept;
    ~JsonLines();

    /// The lines found in the file when it was opened, without the header: line i of these is line i + 2 of the file.
    const std::vector<nlohmann::json>& lines() const;
    /// An error about line i of lines().
    Error errorAt(std::size_t i, Error error) const;
    /// Writes a line to the disk, completely or not at all.
    Result<void> append(const nlohmann::json& line);

private:
    struct File;
    explicit JsonLines(std::unique_ptr<File> file);

    std::unique_ptr<File> m_file;
};

} // namespace evenmatch::core
