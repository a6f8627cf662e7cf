#include "nn/data/text_lines.h"

#include "core/record/input_stream.h"

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
