// Files that are written whole or not at all.
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QIODevice;

namespace evenmatch::ui {

/// Puts what `write` writes on the disk, in the place of what has this name; where that does not succeed, or `write` says no, the old file
/// stays as it was.
core::Result<void> saveFile(const QString& path, const std::function<bool(QIODevice&)>& write);
core::Result<void> saveFile(const QString& path, const QByteArray& bytes);
/// The same without waiting for the disk, which can take a second: a crash of this program loses nothing, a power failure may.
core::Result<void> saveFileSoon(const QString& path, const QByteArray& bytes);

} // namespace evenmatch::ui
