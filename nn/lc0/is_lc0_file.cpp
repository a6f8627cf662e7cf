#include "nn/lc0/is_lc0_file.h"

#include <array>
#include <fstream>

namespace evenmatch::nn {

bool isLc0File(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    if (name.ends_with(".pb") || name.ends_with(".pb.gz"))
        return true;
    constexpr std::array<char, 2> kGzip = {'\x1f', '\x8b'};
    std::array<char, 2> start{};
    std::ifstream(path, std::ios::binary).read(start.data(), start.size());
    return start == kGzip;
}

} // namespace evenmatch::nn
