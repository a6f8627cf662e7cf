// Every figure of the papers that this program stands beside its own, by paper, table and cell. Nowhere else is one written down:
// experiments take theirs from here, and a test (tests/app/tst_paper_figures.cpp) holds texts and resources/models/experiments.md to it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace evenmatch::experiments {

struct FindingsTable;

/// One cell. `paper` is a short name of core/strength/ALGORITHMS.md, `table` what the paper calls it: "Table 4", "Figure 4", "Section 4.2"
/// for what stands in its text alone. Rows of ranks have our names of them.
struct PaperFigure {
    std::string paper;
    std::string table;
    std::string row;
    std::string column;
    double value = 0;
};

/// All of them, row by row.
std::span<const PaperFigure> paperFigures();

std::optional<double> paperFigure(std::string_view paper, std::string_view table, std::string_view row, std::string_view column);

/// A figure for a sentence, as the paper writes it but for zeros at its end. REQUIRES: there is that cell
std::string paperText(std::string_view paper, std::string_view table, std::string_view row, std::string_view column);

/// Stands a column of the paper's beside ours: its cells beside our rows of the same names.
void setPapers(FindingsTable& ours, std::string_view paper, std::string_view table, std::string_view column);

} // namespace evenmatch::experiments
