// Any bytes as a cached result: the first byte selects its kind. It is damaged, or is read and written again unchanged.
#include "nn/evaluate/answer_store.h"
#include "nn/review/game_review.h"
#include "tests/fuzz/require.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace evenmatch::nn;
using evenmatch::fuzz::require;

namespace {

void readPly(std::string_view bytes, std::size_t ranks)
{
    const auto ply = plyFromBytes(bytes, ranks);
    if (!ply)
        return;
    require(ply->known && (ply->moves.empty() || ply->firstChoice(0) < ply->moves.size()));
    const std::string again = toBytes(*ply);
    require(plyFromBytes(again, ranks).has_value() && toBytes(*plyFromBytes(again, ranks)) == again);
}

/// Uses the bytes as the file of an entry. Only a complete entry may be found.
void readEntry(std::string_view bytes)
{
    static const auto folder = std::filesystem::temp_directory_path() / ("fuzz-stored-" + std::to_string(getpid()));
    static AnswerStore store(folder);
    static const bool isMade = store.put("key", "what was said").ok();
    require(isMade);
    std::ofstream(store.fileOf("key"), std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    const auto found = store.find("key");
    require(!found || found->size() < bytes.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
    switch (data[0]) {
    case 'p': readPly(rest, 3); break;
    case 'e': readEntry(rest); break;
    default: break;
    }
    return 0;
}
