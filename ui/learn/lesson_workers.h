// Who works for lessons: the programs that value moves, and whose lessons they are.
#pragma once

#include "core/library/library.h"
#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"
#include "search/judge/judge_desk.h"

#include <memory>

namespace evenmatch::ui {

/// The programs that the user has; our own search where there is none, or it does not start.
std::unique_ptr<nn::PositionJudge> lessonJudge(const search::JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network);

/// The player who is "me"; of several, the one with most games.
core::Result<library::PlayerId> myself(library::Library& library);

} // namespace evenmatch::ui
