// A file of games, read page by page. All functions run on workers, so the window never waits for a file.
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

    /// A page of games.
    struct Page {
        std::vector<record::ReadGame> games;
        std::vector<core::Error> problems; ///< of the file
        bool isLast = false;
    };

    /// Opens a file of any supported format. Stopped soon after a stop request, even while a pipe has no writer.
    static core::Result<std::shared_ptr<GameFile>> open(const QString& path, const jobs::JobContext& job);

    /// The next games. Reports the number of bytes read. Stopped like open(), or after stop(); nothing can be read after that.
    core::Result<Page> next(const jobs::JobContext& job);
    /// Stops reading. From any thread.
    void stop() { m_stop.request_stop(); }
    /// Whether it is a ZIP archive.
    bool isArchive() const { return m_isArchive; }
    /// When the file was last changed before it was opened, in milliseconds since 1970.
    qint64 changed() const { return m_changed; }

private:
    std::stop_source m_stop;
    std::unique_ptr<record::GameReader> m_reader;
    bool m_isArchive = false;
    qint64 m_changed = 0;
};

} // namespace evenmatch::ui
