#include "ui/game/save_file.h"

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

core::Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    return core::writeWholeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace evenmatch::ui
