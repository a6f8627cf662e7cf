#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace evenmatch::ui {

QString errorText(const core::Error& error)
{
    const auto translate
        = [](std::string_view english) { return QCoreApplication::translate("Errors", std::string(english).c_str()).toStdString(); };
    QString text = QString::fromStdString(core::describe(error, translate));
    while (text.endsWith(QLatin1Char(' ')) || text.endsWith(QLatin1Char(':')))
        text.chop(1); // a sentence whose detail is not known
    return text;
}

} // namespace evenmatch::ui
