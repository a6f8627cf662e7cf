// Who works for lessons: the programs that value moves.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"
#include "search/judge/judge_desk.h"

#include <memory>

namespace evenmatch::ui {

/// The user's engines; our own search if there is none or it does not start.
std::unique_ptr<nn::PositionJudge> lessonJudge(const search::JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network);

} // namespace evenmatch::ui
