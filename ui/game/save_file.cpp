#include "ui/game/save_file.h"

#include <QSaveFile>

namespace evenmatch::ui {

core::Result<void> saveFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    QSaveFile file(path);
    // commit() alone would put an empty file in the place of the old one when what is buffered finds no room
    if (file.open(QIODevice::WriteOnly) && write(file) && file.flush() && file.commit())
        return {};
    const QString why = file.error() == QFileDevice::NoError ? QString() : file.errorString();
    return core::Error{.code = core::ErrorCode::CannotWrite, .detail = why.toStdString(), .file = path.toStdString()};
}

core::Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    return saveFile(path, [&](QIODevice& file) { return file.write(bytes) == bytes.size(); });
}

} // namespace evenmatch::ui
