// Answers the next file dialog.
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QTimer>

#include <functional>

namespace evenmatch::ui {

/// Call it before the dialog opens, because a dialog waits for its answer.
inline void answerNextDialog(const std::function<void(QFileDialog&)>& answer)
{
    auto* look = new QTimer(qApp);
    QObject::connect(look, &QTimer::timeout, look, [look, answer] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        look->stop();
        look->deleteLater();
        answer(*dialog);
    });
    look->start(0);
}

inline void chooseNextFile(const QString& path)
{
    answerNextDialog([path](QFileDialog& dialog) {
        dialog.selectFile(path);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
}

} // namespace evenmatch::ui
