#include "ui/text/sentences.h"

#include <QCoreApplication>

namespace evenmatch::ui {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
};

constexpr QStringView kEnds = u".!?…。！？";

QStringList withoutEmpty(QStringList texts)
{
    texts.removeAll(QString());
    return texts;
}

} // namespace

QString endSentence(const QString& text)
{
    //: The full stop after a sentence.
    return text.isEmpty() || kEnds.contains(text.back()) ? text : Sentences::tr("%1.").arg(text);
}

QString joinSentences(const QStringList& sentences)
{
    //: One sentence after the other.
    const QString both = Sentences::tr("%1 %2", "two sentences");
    QString text;
    for (const QString& sentence : withoutEmpty(sentences))
        text = text.isEmpty() ? sentence : both.arg(text, sentence);
    return text;
}

QString joinList(const QStringList& items)
{
    //: Between the items of a list.
    return withoutEmpty(items).join(Sentences::tr(", "));
}

QString labelled(const QString& label, const QString& text)
{
    //: A label and its text, or a name and its value.
    return Sentences::tr("%1: %2", "label and text").arg(label, text);
}

QString joinClauses(const QStringList& clauses)
{
    //: Between the items of a list whose items may contain commas.
    return withoutEmpty(clauses).join(Sentences::tr("; "));
}

} // namespace evenmatch::ui
