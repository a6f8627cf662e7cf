#include "ui/file/save_file.h"

#include "core/whole_file.h"

#include <QBuffer>

namespace evenmatch::ui {

core::Result<void> saveFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !write(buffer))
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return saveFile(path, buffer.data());
}

namespace {

core::Result<void> save(const QString& path, const QByteArray& bytes, core::Survives survives)
{
    auto file = core::NewFile::create(path.toStdU16String(), survives); // does not create a missing folder, which is probably a mistake
    if (!file)
        return file.error();
    if (auto written = file->write({bytes.constData(), static_cast<std::size_t>(bytes.size())}); !written)
        return written;
    return file->finish();
}

} // namespace

core::Result<void> saveFile(const QString& path, const QByteArray& bytes) { return save(path, bytes, core::Survives::PowerFailure); }

core::Result<void> saveFileSoon(const QString& path, const QByteArray& bytes) { return save(path, bytes, core::Survives::Crash); }

} // namespace evenmatch::ui
