#include "ui/review/judge_setting.h"

#include "core/game/family.h"
#include "ui/engine/engine_options.h"
#include "ui/engine/outside_settings.h"

#include <QSettings>

namespace evenmatch::ui {

namespace {

const auto kKey = QStringLiteral("review/judge");

std::vector<std::uint64_t> visitsIn(const QString& setting)
{
    std::vector<std::uint64_t> visits;
    for (const QString& word : setting.split(QLatin1Char(' ')).mid(1))
        if (const std::uint64_t number = word.toULongLong(); number > 0)
            visits.push_back(number);
    return visits;
}

} // namespace

QString judgeSetting() { return QSettings().value(kKey).toString(); }

void setJudgeSetting(const QString& setting) { QSettings().setValue(kKey, setting); }

search::JudgeChoice judgeAtHand(const std::string& game)
{
    search::JudgeChoice choice
        = search::usualJudge(game::familyOf(game), stockfishCommand().toStdString(), outsideSettings().katago.toStdString());
    choice.patience = outsideSettings().katagoWait;
    if (choice.kind == search::JudgeChoice::Kind::Uci)
        choice.options = analysisOptions(QString::fromStdString(choice.command));
    return choice;
}

search::JudgeChoice reviewJudge(const std::string& game)
{
    search::JudgeChoice choice;
    const QString setting = judgeSetting();
    if (setting == QLatin1String("none"))
        choice.kind = search::JudgeChoice::Kind::None;
    else if (setting.startsWith(QLatin1String("search")))
        choice.visits = visitsIn(setting);
    else
        choice = judgeAtHand(game);
    return choice;
}

} // namespace evenmatch::ui
