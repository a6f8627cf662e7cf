#include "core/record/file/game_files.h"

#include "core/record/text/text.h"

#include <algorithm>
#include <array>
#include <string>

namespace evenmatch::record {

namespace {

namespace fs = std::filesystem;

std::string lowerExtension(const fs::path& path) { return lowerCase(path.extension().string()); }

class Collector {
public:
    Collector(GameFiles& found, const std::stop_token& stop) : m_found(found), m_stop(stop) { }

    void add(const fs::path& path)
    {
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (fs::is_directory(status))
            addFolder(path);
        else if (fs::exists(status))
            addFile(path);
        else
            fail(path, error ? error : std::make_error_code(std::errc::no_such_file_or_directory));
    }

private:
    void addFile(const fs::path& path)
    {
        std::error_code error;
        const auto size = fs::file_size(path, error);
        m_found.files.push_back({path, error ? 0 : size}); // a pipe has no size but is readable
        m_found.bytes += m_found.files.back().size;
    }

    void addFolder(const fs::path& folder)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            entries.push_back(*it);
        if (error)
            fail(folder, error);
        std::sort(entries.begin(), entries.end());
        for (const fs::directory_entry& entry : entries) {
            if (m_stop.stop_requested())
                return;
            std::error_code ignored; // unreadable entries are neither folder nor file
            if (entry.is_directory(ignored) && !entry.is_symlink(ignored))
                addFolder(entry.path());
            else if (entry.is_regular_file(ignored) && isGameFileName(entry.path()))
                addFile(entry.path());
            else
                ++m_found.skipped;
        }
    }

    void fail(const fs::path& path, std::error_code error)
    {
        m_found.failed.push_back({.code = core::ErrorCode::CannotOpen, .detail = error.message(), .file = path.string()});
    }

    GameFiles& m_found;
    const std::stop_token& m_stop;
};

} // namespace

bool isPackedName(const fs::path& path)
{
    constexpr std::array kPacked = {".gz", ".zst", ".bz2"};
    return std::find(kPacked.begin(), kPacked.end(), lowerExtension(path)) != kPacked.end();
}

bool isGameFileName(const fs::path& path)
{
    constexpr std::array kGames = {".sgf", ".pgn", ".fen", ".gib", ".ngf", ".ugi", ".ugf", ".zip"};
    if (path.filename().string().starts_with("._")) // macOS keeps notes of a file under its name
        return false;
    if (isPackedName(path))
        return isGameFileName(path.stem()) && path.stem() != path;
    return std::find(kGames.begin(), kGames.end(), lowerExtension(path)) != kGames.end();
}

GameFiles collectFiles(std::span<const fs::path> filesAndFolders, const std::stop_token& stop)
{
    GameFiles found;
    Collector collector(found, stop);
    for (const fs::path& path : filesAndFolders)
        collector.add(path);
    return found;
}

} // namespace evenmatch::record
