// The errors of a network's value and lead relative to a stronger network.
#pragma once

#include "core/jobs/job.h"
#include "nn/data/labelled_games.h"
#include "nn/data/teacher_labels.h"
#include "nn/evaluate/evaluator.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::experiments {

/// Means over positions of one kind, from the view of the side to move.
struct TeacherAgreement {
    std::string positions; ///< the kind: "all", "even, moves 50-149", …
    std::size_t count = 0;
    double valueError = 0; ///< of the winning chance, 0 … 1, absolute
    double valueBias = 0; ///< with its sign: above 0 the side to move is overrated
    double valueCorrelation = 0;
    std::size_t leads = 0; ///< positions with both leads
    double leadError = 0; ///< points
    double leadBias = 0;
};

/// Compares every labelled position. Kinds: all; those that the teacher considers open (10 to 90 %), by the number of moves; those with
/// each side to move.
core::Result<std::vector<TeacherAgreement>> agreementWithTeacher(const std::shared_ptr<nn::Evaluator>& evaluator,
    std::span<const nn::LabelledGame> games, std::span<const nn::TeacherLabel> labels, unsigned threads, jobs::JobContext& job);

} // namespace evenmatch::experiments
