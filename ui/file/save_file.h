// Atomic writing of files.
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QIODevice;

namespace evenmatch::ui {

/// Writes the output of `write` to the disk, replacing the file of this name; if that or `write` fails, the old file stays unchanged.
core::Result<void> saveFile(const QString& path, const std::function<bool(QIODevice&)>& write);
core::Result<void> saveFile(const QString& path, const QByteArray& bytes);
/// The same without waiting for the disk, which can take a second: a crash of this program loses nothing, a power failure may.
core::Result<void> saveFileSoon(const QString& path, const QByteArray& bytes);

} // namespace evenmatch::ui
