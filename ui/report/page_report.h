// Converts pages of evenmatch-cli to reports for printing.
#pragma once

#include "ui/report/report.h"

namespace evenmatch::ui {

/// Title, text, tables and the SVG pictures inside the page; light colours. Whatever is no such page comes out as the text that it has.
Report pageReport(const QString& html);

} // namespace evenmatch::ui
