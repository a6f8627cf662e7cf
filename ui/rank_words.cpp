#include "ui/rank_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace evenmatch::ui {

QString rankShort(const std::string& name)
{
    static const QRegularExpression range(QStringLiteral("^(\\d+)-(\\d+)([dkp]?)$"));
    const QString text = QString::fromStdString(name);
    const auto match = range.match(text);
    return match.hasMatch() ? match.captured(1) + QStringLiteral("–") + match.captured(2) + match.captured(3) : text;
}

QString rankWords(const std::string& name)
{
    static const QRegularExpression grade(QStringLiteral("^(\\d+(?:–\\d+)?)([dkp])$"));
    const QString text = rankShort(name);
    const auto match = grade.match(text);
    if (!match.hasMatch())
        return text;
    switch (match.captured(2).at(0).toLatin1()) {
    case 'd': return QCoreApplication::translate("ranks", "%1 dan").arg(match.captured(1));
    case 'k': return QCoreApplication::translate("ranks", "%1 kyu").arg(match.captured(1));
    default: return QCoreApplication::translate("ranks", "%1 dan professional").arg(match.captured(1));
    }
}

} // namespace evenmatch::ui
