// Stores results of networks, judges and engines on disk: the common store of the caches of reviews, judgements and analyses.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// Entries of a key and bytes, one file per entry in one folder. A file begins with a mark and a checksum of the rest: the length of the
/// key, the key, the bytes. An entry with a wrong checksum, key or mark counts as missing, so a damaged disk costs time but never gives
/// wrong numbers. Entries appear whole. Several threads and programs may use one folder; the last writer of a key wins.
class AnswerStore {
public:
    static constexpr std::uintmax_t kMostBytes = std::uintmax_t{4} << 30;

    /// The folder is created with the first entry. When its entries exceed `most` bytes, the least recently used ones are removed.
    explicit AnswerStore(std::filesystem::path folder, std::uintmax_t most = kMostBytes);

    std::optional<std::string> find(std::string_view key) const;
    core::Result<void> put(std::string_view key, std::string_view bytes);

    const std::filesystem::path& folder() const { return m_folder; }
    /// The path of the entry with this key.
    std::filesystem::path fileOf(std::string_view key) const;

private:
    void makeRoom(std::uintmax_t added);

    std::filesystem::path m_folder;
    std::uintmax_t m_most;
    std::mutex m_mutex; ///< guards the next one
    std::optional<std::uintmax_t> m_total; ///< bytes of all entries when they were last counted, and those added since
};

} // namespace evenmatch::nn
