// All numbers of the papers that this program compares with its own, by paper, table and cell. They are written only here: experiments take
// theirs from here, and a test (tests/app/tst_paper_figures.cpp) compares texts and resources/models/experiments.md with them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace evenmatch::experiments {

struct FindingsTable;

/// One cell. `paper` is a short name of core/strength/ALGORITHMS.md, `table` the paper's name for the table: "Table 4", "Figure 4", or
/// "Section 4.2" for numbers in its text. Rows of ranks have our names for them.
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

/// A number for a sentence, in the paper's form without final zeros. REQUIRES: the cell exists
std::string paperText(std::string_view paper, std::string_view table, std::string_view row, std::string_view column);

/// Adds a column of the paper to ours, by equal row names.
void setPapers(FindingsTable& ours, std::string_view paper, std::string_view table, std::string_view column);

} // namespace evenmatch::experiments
