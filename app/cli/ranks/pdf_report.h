// A report as PDF. The window's program prints it, because it has fonts and paper; this program then needs no Qt.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <string>

namespace evenmatch::cli {

/// The program that prints: $EVENMATCH_WINDOW, otherwise "evenmatch" beside this program or in PATH. NotFound, with advice.
core::Result<std::string> findPrinter();

/// Prints a report page (estimateHtml()). Takes a second or two; CannotWrite with the printer's message.
core::Result<void> printPdf(const std::string& printer, const std::string& page, const std::filesystem::path& out);

} // namespace evenmatch::cli
