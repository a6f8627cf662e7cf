#include "ui/file/game_file.h"

#include "core/jobs/job.h"
#include "core/record/file/zip_archive.h"

#include <QDateTime>
#include <QFileInfo>

#include <filesystem>
#include <utility>

namespace evenmatch::ui {

core::Result<std::shared_ptr<GameFile>> GameFile::open(const QString& path, const jobs::JobContext& job)
{
    auto file = std::make_shared<GameFile>();
    file->m_changed = QFileInfo(path).lastModified().toMSecsSinceEpoch();
    const std::stop_callback stopped(job.stopToken(), [&] { file->stop(); });
    const std::filesystem::path place(path.toStdU16String());
    auto reader = record::openGames(place, {.validate = true, .keepText = false, .stop = file->m_stop.get_token()});
    if (!reader)
        return reader.error();
    file->m_reader = std::move(reader).value();
    file->m_isArchive = record::isZipFile(place);
    return file;
}

core::Result<GameFile::Page> GameFile::next(const jobs::JobContext& job)
{
    const std::stop_callback stopped(job.stopToken(), [this] { stop(); });
    Page page;
    while (page.games.size() < kPage) {
        auto game = m_reader->next();
        job.report(m_reader->bytesRead(), m_reader->bytesTotal());
        if (m_stop.stop_requested())
            return core::Error{core::ErrorCode::Stopped};
        page.isLast = game && !game->has_value();
        if (page.isLast)
            break;
        if (game)
            page.games.push_back(std::move(**game));
        else
            page.problems.push_back(std::move(game).error());
    }
    return page;
}

} // namespace evenmatch::ui
