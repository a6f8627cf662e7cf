#include "ui/text/error_text.h"

#include "ui/text/phrase_text.h"

namespace evenmatch::ui {

QString errorText(const core::Error& error)
{
    QString text = QString::fromStdString(core::describe(error, translated("Errors")));
    while (text.endsWith(QLatin1Char(' ')) || text.endsWith(QLatin1Char(':')))
        text.chop(1); // without a detail
    return text;
}

} // namespace evenmatch::ui
