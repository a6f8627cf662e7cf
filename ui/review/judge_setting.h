// Who says what moves cost in a review: kept in the settings.
#pragma once

#include "search/judge/judge_desk.h"

#include <QString>

namespace evenmatch::ui {

/// "": an engine where there is one (Stockfish; KataGo where the user has named it), else our own search. "search": our own, with other
/// visits than usual where they stand behind it ("search 8 24"). "none": nobody.
QString judgeSetting();
void setJudgeSetting(const QString& setting);
/// What that means for "go" or "chess", here and now.
search::JudgeChoice reviewJudge(const std::string& game);

} // namespace evenmatch::ui
