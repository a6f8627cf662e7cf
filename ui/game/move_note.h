// A review's note beside a move.
#pragma once

#include "core/record/game_record.h"
#include "nn/review/move_costs.h"

#include <QString>

#include <map>

namespace evenmatch::ui {

struct MoveNote {
    QString text; ///< "?? −6.2"
    nn::CostGrade grade = nn::CostGrade::None;
    bool operator==(const MoveNote&) const = default;
};

using MoveNotes = std::map<record::NodeId, MoveNote>;

} // namespace evenmatch::ui
