// The printed form of the My rank panel.
#pragma once

#include "ui/rank/my_rank.h"
#include "ui/report/report.h"

namespace evenmatch::ui {

/// GUI thread.
Report rankReport(const MyRankResult& result);

} // namespace evenmatch::ui
