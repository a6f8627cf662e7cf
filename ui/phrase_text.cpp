#include "ui/phrase_text.h"

#include "core/strength/verified_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace evenmatch::ui {

QString phraseText(const core::Phrase& phrase, const char* context)
{
    return QString::fromStdString(core::describe(phrase,
        [context](std::string_view english) { return QCoreApplication::translate(context, std::string(english).c_str()).toStdString(); }));
}

QString verifiedText(const std::string& verified)
{
    QStringList sentences;
    for (const core::Phrase& sentence : strength::verifiedPhrases(verified))
        sentences << phraseText(sentence, "Verified");
    return sentences.join(QLatin1Char(' '));
}

} // namespace evenmatch::ui
