// What a review notes beside a move.
#pragma once

#include "core/record/game_record.h"
#include "ui/review/review_curves.h"

#include <QString>

#include <map>

namespace evenmatch::ui {

struct MoveNote {
    QString text; ///< "?? −6.2"
    CostGrade grade = CostGrade::None;
    bool operator==(const MoveNote&) const = default;
};

using MoveNotes = std::map<record::NodeId, MoveNote>;

} // namespace evenmatch::ui
