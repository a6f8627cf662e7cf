#include "ui/text/phrase_text.h"

#include "core/strength/scale/verified_words.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace evenmatch::ui {

core::Translate translated(const char* context)
{
    return [context](std::string_view english, int count) {
        return QCoreApplication::translate(context, std::string(english).c_str(), nullptr, count).toStdString();
    };
}

QString phraseText(const core::Phrase& phrase, const char* context)
{
    return QString::fromStdString(core::describe(phrase, translated(context)));
}

QString tiedWords(QString text)
{
    static const QRegularExpression percent(QStringLiteral("(\\d) %"));
    static const QRegularExpression ratings(QStringLiteral("(\\d)–(\\d)"));
    return text.replace(percent, QStringLiteral("\\1\u00a0%")).replace(ratings, QStringLiteral("\\1\u2060–\u2060\\2"));
}

QString verifiedText(const std::string& verified)
{
    QStringList sentences;
    for (const core::Phrase& sentence : strength::verifiedPhrases(verified))
        sentences << phraseText(sentence, "Verified");
    return tiedWords(joinSentences(sentences));
}

} // namespace evenmatch::ui
