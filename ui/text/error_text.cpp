#include "ui/text/error_text.h"

#include "ui/text/phrase_text.h"

#include <QCoreApplication>

namespace evenmatch::ui {

QString errorText(const core::Error& error)
{
    QString text = QString::fromStdString(core::describe(error, translated("Errors")));
    while (text.endsWith(QLatin1Char(' ')) || text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(0xFF1A)))
        text.chop(1); // without a detail; the last colon is full-width
    return text;
}

QString engineFailed(const QString& name, const core::Error& error)
{
    return QCoreApplication::translate("ErrorText", "%1 failed: %2.").arg(name, errorText(error));
}

QString analysisFailed(const QString& reason) { return QCoreApplication::translate("ErrorText", "Analysis failed: %1").arg(reason); }

} // namespace evenmatch::ui
