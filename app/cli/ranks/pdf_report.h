// A report as PDF: printed by the window's program, which knows type and paper. This program needs no Qt.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <string>

namespace evenmatch::cli {

/// The program that prints: $EVENMATCH_WINDOW, else "evenmatch" beside this program or in PATH. NotFound, with what to do.
core::Result<std::string> findPrinter();

/// Prints a page as reports are made here (estimateHtml()). Takes a second or two; CannotWrite with the printer's own words.
core::Result<void> printPdf(const std::string& printer, const std::string& page, const std::filesystem::path& out);

} // namespace evenmatch::cli
