// Chooses a file in the next file dialog.
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

namespace evenmatch::ui {

/// Call it before the dialog opens, because a dialog waits for its answer.
inline void chooseNextFile(const QString& path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

} // namespace evenmatch::ui
