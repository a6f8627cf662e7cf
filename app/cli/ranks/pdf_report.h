// A report as PDF: printed by the window's program, which has fonts and paper, so that this program needs no Qt.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <string>

namespace evenmatch::cli {

/// The program that prints: $EVENMATCH_WINDOW, else "evenmatch" beside this program or in PATH. NotFound, with advice.
core::Result<std::string> findPrinter();

/// Prints a report page (estimateHtml()). Takes a second or two; CannotWrite with the printer's message.
core::Result<void> printPdf(const std::string& printer, const std::string& page, const std::filesystem::path& out);

} // namespace evenmatch::cli
