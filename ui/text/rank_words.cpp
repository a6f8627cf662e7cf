#include "ui/text/rank_words.h"

#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

struct MeasuredText {
    Q_DECLARE_TR_FUNCTIONS(MeasuredWords)
};

} // namespace

QString rankShort(const std::string& name)
{
    static const QRegularExpression range(QStringLiteral("^(\\d+)-(\\d+)([dkp]?)$"));
    const QString text = QString::fromStdString(name);
    const auto match = range.match(text);
    return match.hasMatch() ? match.captured(1) + QStringLiteral("–") + match.captured(2) + match.captured(3) : text;
}

QString rankSpan(const std::string& weakest, const std::string& strongest)
{
    static const QRegularExpression range(QStringLiteral("^(\\d+)(?:-(\\d+))?([dkp]?)$"));
    const auto weak = range.match(QString::fromStdString(weakest));
    const auto strong = range.match(QString::fromStdString(strongest));
    if (!weak.hasMatch() || !strong.hasMatch() || weak.captured(3) != strong.captured(3))
        return {};
    const auto ends = [](const QRegularExpressionMatch& match) {
        const int first = match.captured(1).toInt();
        return std::pair(first, match.hasCaptured(2) ? match.captured(2).toInt() : first);
    };
    const auto [weakFrom, weakTo] = ends(weak);
    const auto [strongFrom, strongTo] = ends(strong);
    return QStringLiteral("%1–%2%3").arg(std::min(weakFrom, strongFrom)).arg(std::max(weakTo, strongTo)).arg(weak.captured(3));
}

QString bandLabel(const strength::RankBand& band, const strength::RankScale& scale)
{
    const QString strongest = rankShort(scale.name(band.strongest));
    if (band.strongest == band.weakest)
        return strongest;
    const QString span = rankSpan(scale.name(band.weakest), scale.name(band.strongest));
    return span.isEmpty() ? QCoreApplication::translate("ranks", "%1 to %2").arg(rankShort(scale.name(band.weakest)), strongest) : span;
}

QString rankTick(const std::string& name)
{
    static const QRegularExpression range(QStringLiteral("^(\\d+)–\\d+([dkp]?)$"));
    const QString text = rankShort(name);
    const auto match = range.match(text);
    return match.hasMatch() ? match.captured(1) + match.captured(2) : text;
}

QString rankWords(const std::string& name)
{
    static const QRegularExpression between(QStringLiteral("^(.+)\\+(0\\.\\d+)$")); // the form of RankScale::placeName()
    if (const auto part = between.match(QString::fromStdString(name)); part.hasMatch())
        return QStringLiteral("%1 +%2").arg(
            rankWords(part.captured(1).toStdString()), QLocale().toString(part.captured(2).toDouble(), 'f', 1));
    static const QRegularExpression grade(QStringLiteral("^(\\d+(?:–\\d+)?)([dkp])$"));
    const QString text = rankShort(name);
    const auto match = grade.match(text);
    if (!match.hasMatch())
        return text;
    switch (match.captured(2).at(0).toLatin1()) {
    case 'd':
        if (match.captured(1) == QLatin1String("1")) // has a name of its own in Japanese
            return QCoreApplication::translate("ranks", "1 dan");
        return QCoreApplication::translate("ranks", "%1 dan").arg(match.captured(1));
    case 'k': return QCoreApplication::translate("ranks", "%1 kyu").arg(match.captured(1));
    default:
        if (match.captured(1) == QLatin1String("1"))
            return QCoreApplication::translate("ranks", "1 dan professional");
        return QCoreApplication::translate("ranks", "%1 dan professional").arg(match.captured(1));
    }
}

QString shareOfRank(double chance, const std::string& name)
{
    return QCoreApplication::translate("ranks", "%1 % of %2").arg(QString::number(std::lround(100 * chance)), rankWords(name));
}

QString rankWords(const std::string& name, const std::string& server)
{
    return server.empty() ? rankWords(name) : QStringLiteral("%1 (%2)").arg(rankWords(name), QString::fromStdString(server));
}

QString measuredWords(const strength::MeasuredRank& rank, bool go)
{
    return QStringLiteral("%1 ± %2").arg(rankWords(strength::ratingText(rank.rating, go)), QLocale().toString(rank.error, 'f', go ? 1 : 0));
}

QString anchorsWords(const std::string& opponents)
{
    static const QRegularExpression asRank(QStringLiteral("^(.+) as (\\d+[dk])$"));
    static const QRegularExpression level(QStringLiteral("^(.+) level (\\d+)$"));
    QStringList parts = QString::fromStdString(opponents).split(QStringLiteral(", "));
    for (QString& part : parts) {
        const auto rated = asRank.match(part);
        const QString rank = rated.hasMatch() ? rankWords(rated.captured(2).toStdString()) : QString();
        if (rated.hasMatch())
            part = rated.captured(1);
        if (const auto match = level.match(part); match.hasMatch())
            part = MeasuredText::tr("%1 at level %2").arg(match.captured(1), match.captured(2));
        if (part == QLatin1String("one visit"))
            part = MeasuredText::tr("one visit");
        else if (part == QLatin1String("each other"))
            part = MeasuredText::tr("each other");
        if (!rank.isEmpty())
            part = MeasuredText::tr("%1 as %2").arg(part, rank);
    }
    return joinList(parts);
}

QString rankMeaning(const strength::RankGroup& rank)
{
    if (!rank.strongest)
        return {};
    struct Meaning {
        record::Rank from; ///< the weakest rank of the description
        const char* words;
    };
    using enum record::Rank::Kind;
    static constexpr Meaning kMeanings[] = {
        {{Dan, 7}, QT_TRANSLATE_NOOP("ranks", "among the strongest amateurs")},
        {{Dan, 4}, QT_TRANSLATE_NOOP("ranks", "wins club tournaments, reads deeply")},
        {{Dan, 1}, QT_TRANSLATE_NOOP("ranks", "an experienced club player")},
        {{Kyu, 2}, QT_TRANSLATE_NOOP("ranks", "a solid club player")},
        {{Kyu, 5}, QT_TRANSLATE_NOOP("ranks", "reads fights well, loses through bad shape")},
        {{Kyu, 10}, QT_TRANSLATE_NOOP("ranks", "knows the basic shapes, misses some of them")},
        {{Kyu, 50}, QT_TRANSLATE_NOOP("ranks", "has played a few dozen games")},
        {{Elo, 2400}, QT_TRANSLATE_NOOP("ranks", "a master online")},
        {{Elo, 2200}, QT_TRANSLATE_NOOP("ranks", "rarely blunders")},
        {{Elo, 2000}, QT_TRANSLATE_NOOP("ranks", "a very strong club player")},
        {{Elo, 1800}, QT_TRANSLATE_NOOP("ranks", "a strong club player")},
        {{Elo, 1600}, QT_TRANSLATE_NOOP("ranks", "a good club player")},
        {{Elo, 1400}, QT_TRANSLATE_NOOP("ranks", "sees two-move tactics")},
        {{Elo, 1200}, QT_TRANSLATE_NOOP("ranks", "sees simple threats, often leaves pieces hanging")},
        {{Elo, 100}, QT_TRANSLATE_NOOP("ranks", "knows the rules and likes to attack")},
    };
    for (const Meaning& meaning : kMeanings)
        if (meaning.from <= *rank.strongest)
            return QCoreApplication::translate("ranks", meaning.words);
    return {};
}

} // namespace evenmatch::ui
