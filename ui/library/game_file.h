// A file of games, read a page at a time. The window's thread never waits for a file, so all of this runs on workers.
#pragma once

#include "core/record/file/game_reader.h"

#include <QString>

#include <memory>
#include <vector>

namespace evenmatch::jobs {
class JobContext;
}

namespace evenmatch::ui {

/// One caller at a time, except for stop().
class GameFile {
public:
    static constexpr std::size_t kPage = 100; ///< games: some milliseconds

    /// Some games of a file.
    struct Page {
        std::vector<record::ReadGame> games;
        std::vector<core::Error> problems; ///< of the file itself
        bool isLast = false;
    };

    /// Opens a file of any format that is read. Stopped soon after the job is asked to stop, even while a pipe has no writer.
    static core::Result<std::shared_ptr<GameFile>> open(const QString& path, const jobs::JobContext& job);

    /// The next games. Reports the bytes that were read. Stopped as open() is, or after stop(); nothing can be read after that.
    core::Result<Page> next(const jobs::JobContext& job);
    /// Ends the reading. From any thread.
    void stop() { m_stop.request_stop(); }
    /// Whether it is a ZIP archive.
    bool isArchive() const { return m_isArchive; }

private:
    std::stop_source m_stop;
    std::unique_ptr<record::GameReader> m_reader;
    bool m_isArchive = false;
};

} // namespace evenmatch::ui
