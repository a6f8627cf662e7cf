// Answers the file dialog that opens next.
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

namespace evenmatch::ui {

/// To be called before the dialog opens: it waits for an answer.
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
