// A reviewed game as a record that other programs can read: β in a property of our own, and a sentence for people beside it.
#pragma once

#include "core/record/game_record.h"
#include "nn/review/move_costs.h"
#include "ui/review/review_line.h"

namespace evenmatch::ui {

/// The record with, for each reviewed move of the line, EMB[β] and a comment after whatever comment is there; in PGN the number goes into
/// the comment as [%emb β]. Mistakes by a judge's word get their mark (? ??) where they have none, in PGN an arrow to what was better
/// before them ([%cal]), and every move the judge's evaluation ([%eval]) where the record brings none. Everything else stays as it is.
record::GameRecord annotated(const record::GameRecord& record, const ReviewLine& line, const nn::GameReview& review,
    const nn::NetworkInfo& network, const nn::GameJudgement& judgement);

} // namespace evenmatch::ui
