#include "core/limited_input.h"

#include <array>
#include <limits>

namespace evenmatch::core {

LineRead readLine(std::istream& from, std::string& line, std::size_t longest)
{
    line.clear();
    std::array<char, 1 << 12> part;
    while (true) {
        from.getline(part.data(), static_cast<std::streamsize>(part.size()));
        const auto count = static_cast<std::size_t>(from.gcount());
        const bool goesOn = from.fail() && !from.eof() && count + 1 == part.size();
        const bool hasEnd = !from.eof() && !from.fail();
        if (from.eof() && count == 0 && line.empty())
            return LineRead::End;
        if (!goesOn && from.fail() && !from.eof())
            return LineRead::End;
        line.append(part.data(), count - (hasEnd ? 1 : 0));
        if (line.size() > longest) {
            from.clear(from.rdstate() & ~std::ios::failbit);
            if (goesOn)
                from.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
            line = {};
            return LineRead::TooLong;
        }
        if (!goesOn)
            return LineRead::Line;
        from.clear();
    }
}

std::optional<std::string> readAll(std::istream& from, std::size_t most)
{
    std::string all;
    std::array<char, 1 << 16> part;
    while (from) {
        from.read(part.data(), static_cast<std::streamsize>(part.size()));
        all.append(part.data(), static_cast<std::size_t>(from.gcount()));
        if (all.size() > most)
            return std::nullopt;
    }
    return all;
}

} // namespace evenmatch::core
