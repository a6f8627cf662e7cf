#include "nn/data/text_lines.h"

#include "core/record/file/input_stream.h"

#include <algorithm>
#include <system_error>

namespace evenmatch::nn {

core::Result<void> forEachLine(const std::filesystem::path& path, const std::function<void(std::string_view, std::uint64_t)>& visit)
{
    auto input = record::openInput(path);
    if (!input)
        return input.error();
    std::string pending;
    std::vector<char> block(1 << 18);
    std::uint64_t line = 0;
    while (true) {
        auto read = (*input)->read(block);
        if (!read)
            return read.error();
        if (*read == 0)
            break;
        pending.append(block.data(), *read);
        std::size_t begin = 0;
        for (std::size_t end; (end = pending.find('\n', begin)) != std::string::npos; begin = end + 1)
            visit(std::string_view(pending).substr(begin, end - begin), line++);
        pending.erase(0, begin);
    }
    if (!pending.empty())
        visit(pending, line);
    return {};
}

core::Result<std::vector<std::filesystem::path>> filesUnder(const std::filesystem::path& fileOrFolder)
{
    namespace fs = std::filesystem;
    std::error_code failed;
    std::vector<fs::path> files;
    if (fs::is_directory(fileOrFolder, failed)) {
        for (const auto& entry : fs::recursive_directory_iterator(fileOrFolder, fs::directory_options::skip_permission_denied, failed))
            if (entry.is_regular_file(failed))
                files.push_back(entry.path());
    } else {
        files.push_back(fileOrFolder);
    }
    if (failed || !fs::exists(fileOrFolder, failed))
        return core::Error{
            core::ErrorCode::CannotOpen, std::make_error_code(std::errc::no_such_file_or_directory).message(), fileOrFolder.string()};
    std::ranges::sort(files);
    return files;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace evenmatch::nn
