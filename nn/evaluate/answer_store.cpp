#include "nn/evaluate/answer_store.h"

#include "core/hash128.h"
#include "core/whole_file.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <span>
#include <system_error>
#include <vector>

namespace evenmatch::nn {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kEntryMark = "evenmatch-answer 1\n";
constexpr std::string_view kEntrySuffix = ".answer";
constexpr std::size_t kSum = 32; ///< characters of a checksum
constexpr std::uintmax_t kLargestEntry = std::uintmax_t{1} << 30; ///< of one entry, in bytes
constexpr double kKept = 0.9; ///< fill level of the store after entries were removed
constexpr std::chrono::hours kAbandoned{24}; ///< age at which an unfinished file belongs to a killed program

std::string sumOf(std::string_view text)
{
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(text)));
    return hasher.text();
}

/// The length of the key, the key, the bytes.
std::string bodyOf(std::string_view key, std::string_view bytes)
{
    const auto length = static_cast<std::uint64_t>(key.size());
    std::string body(sizeof length, '\0');
    std::memcpy(body.data(), &length, sizeof length);
    return body.append(key).append(bytes);
}

std::optional<std::string> bytesIn(std::string_view file, std::string_view key)
{
    if (!file.starts_with(kEntryMark) || file.size() < kEntryMark.size() + kSum)
        return std::nullopt;
    const std::string_view sum = file.substr(kEntryMark.size(), kSum);
    const std::string_view body = file.substr(kEntryMark.size() + kSum);
    const std::string begin = bodyOf(key, {});
    if (!body.starts_with(begin) || sumOf(body) != sum)
        return std::nullopt;
    return std::string(body.substr(begin.size()));
}

struct Entry {
    fs::path path;
    std::uintmax_t size = 0;
    fs::file_time_type used;
};

/// All entries of a folder. Unfinished files of killed programs are removed on the way.
std::vector<Entry> entriesOf(const fs::path& folder)
{
    std::vector<Entry> entries;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
        std::error_code gone; // another program may remove it at the same time
        const std::string name = it->path().filename().string();
        Entry entry{it->path(), it->file_size(gone), it->last_write_time(gone)};
        if (gone)
            continue;
        if (name.ends_with(kEntrySuffix))
            entries.push_back(std::move(entry));
        else if (name.ends_with(".part") && name.find(kEntrySuffix) != std::string::npos
            && entry.used < fs::file_time_type::clock::now() - kAbandoned)
            fs::remove(entry.path, gone);
    }
    return entries;
}

} // namespace

AnswerStore::AnswerStore(fs::path folder, std::uintmax_t most) : m_folder(std::move(folder)), m_most(most) { }

fs::path AnswerStore::fileOf(std::string_view key) const { return m_folder / (sumOf(key) + std::string(kEntrySuffix)); }

std::optional<std::string> AnswerStore::find(std::string_view key) const
{
    const fs::path path = fileOf(key);
    const auto file = core::readWholeFile(path, kLargestEntry);
    auto bytes = file ? bytesIn(*file, key) : std::nullopt;
    std::error_code ignored; // in a read-only folder entries are found but keep their age
    if (bytes)
        fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
    return bytes;
}

core::Result<void> AnswerStore::put(std::string_view key, std::string_view bytes)
{
    const std::string body = bodyOf(key, bytes);
    const std::string file = std::string(kEntryMark) + sumOf(body) + body;
    if (file.size() > kLargestEntry)
        return core::Error{core::ErrorCode::TooLarge, std::to_string(file.size()) + " B", fileOf(key).string()};
    if (auto written = core::writeWholeFile(fileOf(key), file, core::Survives::Crash); !written)
        return written;
    makeRoom(file.size());
    return {};
}

void AnswerStore::makeRoom(std::uintmax_t added)
{
    const std::scoped_lock lock(m_mutex);
    if (m_total && (*m_total += added) <= m_most)
        return;
    std::vector<Entry> entries = entriesOf(m_folder);
    m_total = 0;
    for (const Entry& entry : entries)
        *m_total += entry.size;
    if (*m_total <= m_most)
        return;
    std::ranges::sort(entries, {}, &Entry::used);
    const auto kept = static_cast<std::uintmax_t>(kKept * static_cast<double>(m_most));
    for (const Entry& entry : entries) {
        if (*m_total <= kept)
            break;
        std::error_code failed;
        if (fs::remove(entry.path, failed) || !failed)
            *m_total -= entry.size;
    }
}

} // namespace evenmatch::nn
