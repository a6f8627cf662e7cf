// Converts pages of evenmatch-cli to reports for printing.
#pragma once

#include "ui/report/report.h"

namespace evenmatch::ui {

/// Title, text, tables and SVG pictures of the page, in light colours. Other pages are reduced to their text.
Report pageReport(const QString& html);

} // namespace evenmatch::ui
