// The engine that measures losses in a review, stored in the settings.
#pragma once

#include "search/judge/judge_desk.h"

#include <QString>

namespace evenmatch::ui {

/// "": an engine if there is one (Stockfish; KataGo if the user added it), otherwise our own search. "search": our own, optionally with
/// other visits ("search 8 24"). "none": no engine.
QString judgeSetting();
void setJudgeSetting(const QString& setting);
/// The user's engine for "go" or "chess", with the time limit from the settings; otherwise our own search.
search::JudgeChoice judgeAtHand(const std::string& game);
/// The current meaning of the setting for "go" or "chess".
search::JudgeChoice reviewJudge(const std::string& game);

} // namespace evenmatch::ui
