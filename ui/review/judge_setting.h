// Who says what moves cost in a review: kept in the settings.
#pragma once

#include "search/judge/judge_desk.h"

#include <QString>

namespace evenmatch::ui {

/// "": an engine where there is one (Stockfish; KataGo where the user has named it), else our own search. "search": our own, with other
/// visits than usual where they stand behind it ("search 8 24"). "none": nobody.
QString judgeSetting();
void setJudgeSetting(const QString& setting);
/// The engine that the user has for "go" or "chess", waited for as long as the settings say; else our own search.
search::JudgeChoice judgeAtHand(const std::string& game);
/// What the setting means for "go" or "chess", here and now. `strong`: our own search uses a strong network, of which a few visits tell
/// more than many of the bundled one.
search::JudgeChoice reviewJudge(const std::string& game, bool strong = false);

} // namespace evenmatch::ui
