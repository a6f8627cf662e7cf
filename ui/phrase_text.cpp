#include "ui/phrase_text.h"

#include <QCoreApplication>

namespace evenmatch::ui {

QString phraseText(const core::Phrase& phrase, const char* context)
{
    return QString::fromStdString(core::describe(phrase,
        [context](std::string_view english) { return QCoreApplication::translate(context, std::string(english).c_str()).toStdString(); }));
}

} // namespace evenmatch::ui
