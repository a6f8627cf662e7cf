#include "nn/review/review_cache.h"

#include <cstring>
#include <system_error>
#include <vector>

namespace evenmatch::nn {

namespace fs = std::filesystem;

// An entry: for each known ply its number and the length of its bytes (uint32 each), and the bytes.

namespace {

void putNumber(std::string& bytes, std::size_t number)
{
    const auto small = static_cast<std::uint32_t>(number);
    bytes.append(reinterpret_cast<const char*>(&small), sizeof small);
}

std::uint32_t takeNumber(std::string_view& bytes)
{
    std::uint32_t number = 0;
    std::memcpy(&number, bytes.data(), sizeof number);
    bytes.remove_prefix(sizeof number);
    return number;
}

} // namespace

core::Result<void> LenientReviewCache::store(const GameReview& review, std::int64_t id)
{
    if (m_failed)
        return {};
    if (const auto stored = m_cache->store(review, id); !stored) {
        m_failed = true;
        m_tell(stored.error());
    }
    return {};
}

void takeStored(GameReview& review, std::size_t ply, std::string_view bytes)
{
    if (ply >= review.plies.size() || review.plies[ply].known)
        return;
    auto read = plyFromBytes(bytes, review.ranks);
    const std::vector<game::Move>& played = review.game.moves;
    if (read && (read->moves.empty() || ply == played.size() || read->moves.front().move == played[ply]))
        review.plies[ply] = *std::move(read);
}

namespace {

/// The readable files of a folder.
std::vector<fs::directory_entry> entriesIn(const fs::path& folder)
{
    std::vector<fs::directory_entry> entries;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
        entries.push_back(*it);
    return entries;
}

} // namespace

void removeOlderReviews(const fs::path& folder)
{
    for (const fs::directory_entry& kept : entriesIn(folder)) {
        std::error_code ignored; // a file that cannot be removed only costs space
        if (kept.is_symlink(ignored) || !kept.is_directory(ignored))
            continue;
        const char* suffix = kept.path().filename().string().starts_with("judge-") ? ".json" : ".review";
        for (const fs::directory_entry& file : entriesIn(kept.path()))
            if (file.path().extension() == suffix && file.is_regular_file(ignored))
                fs::remove(file.path(), ignored);
        if (fs::is_empty(kept.path(), ignored))
            fs::remove(kept.path(), ignored);
    }
}

FolderReviewCache::FolderReviewCache(fs::path folder, const NetworkInfo& network)
    : m_store(std::move(folder)), m_network(network.keptBy() + '-' + std::to_string(network.scale.size()))
{
}

std::string FolderReviewCache::keyOf(const GameReview& review) const
{
    return "review " + std::to_string(kReviewVersion) + ' ' + m_network + ' ' + contentKey(review.game);
}

void FolderReviewCache::load(GameReview& review, std::int64_t)
{
    const std::string content = m_store.find(keyOf(review)).value_or(std::string());
    std::string_view rest = content;
    while (rest.size() >= 2 * sizeof(std::uint32_t)) {
        const std::uint32_t ply = takeNumber(rest);
        const std::uint32_t size = takeNumber(rest);
        if (size > rest.size())
            return;
        takeStored(review, ply, rest.substr(0, size));
        rest.remove_prefix(size);
    }
}

core::Result<void> FolderReviewCache::store(const GameReview& review, std::int64_t)
{
    std::string content;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        if (!review.plies[ply].known)
            continue;
        const std::string bytes = toBytes(review.plies[ply]);
        putNumber(content, ply);
        putNumber(content, bytes.size());
        content += bytes;
    }
    return m_store.put(keyOf(review), content);
}

} // namespace evenmatch::nn
