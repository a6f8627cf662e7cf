// Figures of the papers (app/lab/experiments/paper_figures.h). A line that begins with @ names a paper, one of its tables and the table's
// columns; the lines below are rows; "-" is an empty cell. If a table is only a picture, numbers from the text are listed under their
// section; SE's Figure 4 is from the authors' slides, which print its numbers. SA's Table 2 has no column heads in our copy; the R_th of
// each column follows from the text beside it (5.369 and 6.244 are on either side of R_th = 0.1, 3.292 is that of 1.4 candidates).
#include "app/lab/experiments/paper_figures.h"

#include "app/shared/findings/findings.h"

#include <cassert>
#include <cstdio>
#include <sstream>
#include <vector>

namespace evenmatch::experiments {

namespace {

constexpr const char* kFigures = R"figures(
@SE|Table 1|MCTS|SA-MCTS|SE-MCTS|SE∞-MCTS
9d|53.05|47.00|53.06|53.73
8d|53.79|45.83|53.96|54.30
7d|52.70|46.70|54.28|53.88
6d|52.50|45.86|54.25|53.58
5d|49.48|42.29|52.00|50.35
4d|49.44|42.72|53.11|50.87
3d|50.75|42.68|53.71|51.40
2d|50.17|40.94|53.21|50.99
1d|48.10|40.94|52.60|49.44
1-2k|46.95|36.58|50.06|47.84
3-5k|46.87|36.64|51.36|48.23
average|50.35|42.56|52.87|51.33
@SE|Table 2|MCTS|SA-MCTS|SE-MCTS|SE∞-MCTS
2400-2599|51.97|50.17|41.05|51.51
2200-2399|51.58|47.49|40.19|51.14
2000-2199|49.23|45.01|41.40|49.19
1800-1999|46.52|41.78|38.66|47.26
1600-1799|45.45|38.18|36.76|46.62
1400-1599|44.33|36.84|37.63|46.12
1200-1399|41.54|31.49|37.65|43.04
1000-1199|41.89|30.72|38.05|43.08
average|46.56|40.21|38.93|47.25
@SE|Table 3|Go|chess
blocks|20|20
input planes|18|119
channels|256|256
steps|130000|130000
GPU hours|242|69
@SE|Table 4|z
9d|0.6
8d|0.5
7d|0.35
6d|0.3
5d|0.2
4d|0.15
3d|0.05
2d|-0.1
1d|-0.2
1-2k|-0.6
3-5k|-1.0
@SE|Table 5|SA:8d|SA:6d|SA:4d|SA:2d|SA:1-2k|SE∞:8d|SE∞:6d|SE∞:4d|SE∞:2d|SE∞:1-2k|average|Elo
SA:8d|-|64.4|65.2|77.6|90.8|56.0|64.8|67.2|76.0|94.0|72.9|1685.62
SA:6d|35.6|-|58.4|67.2|85.2|37.6|55.6|62.0|75.2|86.0|62.5|1605.22
SA:4d|34.8|41.6|-|65.6|84.4|35.6|40.4|50.0|66.0|80.0|55.4|1550.24
SA:2d|22.4|32.8|34.4|-|68.0|24.8|39.2|39.2|47.6|68.8|41.9|1452.23
SA:1-2k|9.2|14.8|15.6|32.0|-|7.2|14.8|21.6|22.8|50.8|21.0|1279.80
SE∞:8d|44.0|62.4|64.4|75.2|92.8|-|70.4|83.2|88.0|93.6|74.9|1706.28
SE∞:6d|35.2|44.4|59.6|60.8|85.2|29.6|-|61.2|78.0|85.6|60.0|1586.26
SE∞:4d|32.8|38.0|50.0|60.8|78.4|16.8|38.8|-|72.0|80.0|52.0|1526.51
SE∞:2d|24.0|24.8|34.0|52.4|77.2|12.0|22.0|28.0|-|69.6|38.2|1423.82
SE∞:1-2k|6.0|14.0|20.0|31.2|49.2|6.4|14.4|20.0|30.4|-|21.3|1283.25
@SE|Figure 4|MCTS|SA-MCTS|SE-MCTS|SE∞-MCTS
9d|92.0|75.6|4.4|73.6
8d|92.0|62.0|6.0|73.2
7d|92.0|50.8|1.2|62.4
6d|92.0|55.6|2.0|51.6
5d|92.0|48.4|0.0|50.0
4d|92.0|49.2|1.2|43.6
3d|92.0|42.0|1.2|43.2
2d|92.0|31.2|0.0|22.4
1d|92.0|29.6|0.0|20.8
1-2k|92.0|19.2|0.0|5.6
3-5k|92.0|8.0|0.0|4.0
@SE|Section 4.2|SE∞|SE∞ ±1|SL
1|-|80|-
6|-|99|-
15|80|-|-
100|97.5|-|49
@SE|Section 4.4|2 ranks|3 ranks|11 ranks
15|-|-|80
21|-|80|-
38|80|-|-
@SE|Section 4.5|SE∞
26|80
100|93.38
@SE|Section B.1|every rank ±1
100|100
@SE|Section B.2|all moves|one move
20|80|60
@SA|Table 1|win rate|Elo
+inf|97.6|0
2|94.4|-153
1.5|92.4|-210
1|91.2|-237
0.5|71.6|-483
0|50.0|-644
-0.5|35.6|-747
-1|21.6|-868
-1.5|13.2|-971
-2|12.4|-983
-inf|7.2|-1088
@SA|Figure 1|range|linear error|logistic error
z -2 to 2|830|47.95|26.00
@SA|Figure 3|candidates
0.25|1.9
0.5|1.4
@SA|Figure 4|measured error|logistic error
R_th 0.1|40.45|10.51
@SA|Table 2|strength index
0.02|4.385
0.05|5.369
0.1|6.243
0.25|6.244
0.5|3.292
@SA|Table 3|without|win rate|average z
2|5.6|43.4|1.93
1|8.8|46.6|0.88
0|50.0|52.0|-0.04
-1|78.4|50.0|-1.06
-2|87.6|54.8|-1.73
@SA|Table 4|without|win rate 0.2|average z 0.2|deviation of z 0.2|win rate 0.1|average z 0.1|deviation of z 0.1
2|5.6|29.0|1.85|1.82|15.0|1.02|0.94
1|8.8|38.0|0.92|1.81|32.0|0.75|0.90
0|50.0|43.0|-0.10|1.41|49.0|-0.21|0.81
-1|78.4|64.0|-1.39|1.73|73.0|-0.66|0.84
-2|87.6|71.0|-1.57|1.56|72.0|-0.96|0.85
@MULTI|Table 1|go|go ±1|go SE|go SE ±1|chess|chess ±1|chess SE|chess SE ±1
1|37.5|82.8|33.7|74.0|32.2|78.8|31.8|70.5
5|64.8|98.8|56.3|96.6|58.7|97.2|51.7|94.9
10|79.6|99.9|71.4|99.7|74.3|99.7|66.5|99.1
15|87.5|100|78.2|99.9|81.5|100|73.6|99.7
20|91.7|100|83.8|100|86.2|100|79.5|99.9
@MULTI|Table 2|everything|everything ±1|without β|without β ±1|without priors|without priors ±1|without losses|without losses ±1
1|37.5|82.8|34.4|77.8|32.3|77.3|37.9|82.4
5|64.8|98.8|60.0|96.9|58.1|97.7|64.8|98.8
10|79.6|99.9|73.5|99.5|73.0|99.7|79.8|99.9
15|87.5|100|82.0|99.8|81.1|99.9|87.4|100
20|91.7|100|87.7|100|86.4|100|91.9|100
@MULTI|Table 3|everything|everything ±1|without β|without β ±1|without priors|without priors ±1|without losses|without losses ±1
1|32.2|78.8|27.5|72.8|28.3|75.7|31.5|78.2
5|58.7|97.2|51.0|94.7|54.0|96.3|58.6|97.3
10|74.3|99.7|63.7|98.9|69.5|99.5|72.9|99.8
15|81.5|100|72.8|99.7|77.3|99.9|81.1|100
20|86.2|100|78.5|99.8|82.2|100|85.0|100
@MULTI|Table 4|anyone|anyone ±1|anyone SE|anyone SE ±1|one player|one player ±1|one player SE|one player SE ±1
5|70.4|99.5|59.8|97.5|58.1|95.3|51.6|93.1
10|82.8|99.9|74.1|99.7|61.0|96.2|59.4|96.0
15|89.4|100|81.3|100|63.2|96.6|61.1|96.9
@MULTI|Table 5|anyone|anyone ±1|anyone SE|anyone SE ±1|one player|one player ±1|one player SE|one player SE ±1
5|57.7|97.9|51.6|94.3|52.2|94.5|44.4|87.9
10|70.6|99.8|61.7|98.6|57.0|97.2|50.0|91.5
15|78.1|100|67.7|99.5|60.4|97.7|50.8|92.7
@MULTI|Table 6|Maia-1500|Maia-1900|both
1000-1199|0.0|61.4|78.4
1200-1399|0.0|54.8|64.8
1400-1599|0.2|27.2|59.6
1600-1799|87.4|15.6|60.2
1800-1999|23.0|18.8|70.0
2000-2199|0.0|85.8|57.6
2200-2399|0.0|0.0|72.2
2400-2599|0.0|0.0|57.8
overall|13.8|33.0|65.1
@MULTI|Figure 3|ply
peak, go|100
first peak, chess|20
second peak, chess|70
@MULTI|Section 5.3|Maia-1100|Maia-1200|both
20|28.1|24.3|35
@MULTI|Table 7|everything|everything ±1|without β|without β ±1|without priors|without priors ±1|without losses|without losses ±1
5|58.1|95.3|53.1|93.0|52.5|93.6|56.7|95.1
10|61.0|96.2|56.5|94.5|59.0|96.3|61.7|96.3
15|63.2|96.6|57.8|95.1|61.1|97.1|62.8|96.8
@MULTI|Table 8|everything|everything ±1|without β|without β ±1|without priors|without priors ±1|without losses|without losses ±1
5|52.2|94.5|48.8|92.3|47.8|92.1|50.6|94.8
10|57.0|97.2|54.9|96.4|53.7|95.1|56.6|96.9
15|60.4|97.7|60.2|97.2|56.2|96.0|59.8|97.4
@COMPLEX|Figure 2a|0|0.1|0.2|0.3|0.4|0.5|0.6|0.7|0.8|0.9|1
0|1.00|0.90|0.80|0.70|-|-|0.40|0.30|0.20|0.10|0.00
0.1|0.80|0.72|0.64|-|-|0.40|0.32|0.24|0.16|0.08|0.00
0.2|0.61|0.54|-|0.42|0.37|0.30|0.24|0.18|0.12|0.06|0.00
0.3|0.40|0.35|0.33|0.28|0.24|0.20|0.16|0.12|0.08|0.04|0.00
0.4|0.19|0.18|0.17|0.14|0.12|0.10|0.08|0.06|0.04|0.02|0.00
0.5|0.03|0.03|0.02|0.02|0.02|0.02|0.01|0.01|0.01|0.01|0.00
0.6|0.22|0.18|0.16|0.14|0.11|0.10|0.08|0.06|0.04|0.02|0.00
0.7|0.41|0.36|0.32|0.28|0.24|0.19|0.17|0.11|0.08|0.04|0.00
0.8|0.59|-|0.48|0.41|0.36|0.30|0.24|0.19|0.12|0.06|0.00
0.9|0.80|0.73|0.64|-|-|0.40|0.32|0.24|0.16|0.08|0.00
1|1.00|0.90|0.80|0.70|-|-|0.41|0.30|0.20|0.10|0.00
@COMPLEX|Figure 2b|0|0.1|0.2|0.3|0.4|0.5|0.6|0.7|0.8|0.9|1
0|0.001|0.325|-|0.682|0.774|0.843|0.903|0.947|0.968|0.982|0.986
0.1|0.409|0.572|0.678|0.768|0.848|0.895|0.930|0.956|0.974|0.984|0.986
0.2|-|0.746|0.819|0.873|0.902|0.940|0.958|0.968|0.980|0.984|0.986
0.3|0.823|0.880|0.910|0.932|0.951|0.954|0.971|0.979|0.982|0.985|0.986
0.4|0.935|0.948|0.964|0.968|0.973|0.975|0.981|0.982|0.984|0.985|0.986
0.5|0.973|0.976|0.977|0.978|0.980|0.981|0.982|0.984|0.984|0.985|0.986
0.6|0.932|0.954|0.957|0.963|0.974|0.976|0.977|0.983|0.985|0.985|0.986
0.7|0.836|0.884|0.903|0.914|0.948|0.953|0.968|0.979|0.981|0.985|0.986
0.8|0.663|0.735|0.821|0.873|0.907|0.940|0.955|0.967|0.979|0.984|0.986
0.9|0.380|0.570|0.704|0.746|0.839|0.893|0.937|0.953|0.972|0.982|0.986
1|0.001|0.318|-|0.669|0.754|0.845|0.904|0.939|0.966|0.982|0.986
@COMPLEX|Table I|score|trueskill
1000|1.01|0.98
2000|1.00|1.02
@COMPLEX|Table II|score|score error|trueskill|trueskill error
connect4 500|1.01|0.02|0.98|0.03
connect4 1000|1.00|0.02|1.02|0.02
connect4 2000|0.98|0.03|0.97|0.02
awari 500|1.01|0.01|1.01|0.02
awari 1000|1.04|0.01|1.04|0.03
awari 2000|0.99|0.01|1.05|0.02
othello6 500|1.03|0.02|1.02|0.03
othello6 1000|0.96|0.02|1.02|0.02
othello6 2000|0.97|0.03|1.08|0.06
@COMPLEX|Table III|score|score error|trueskill|trueskill error
connect4 random|2.33|0.56|2.80|0.49
connect4 heuristic|21.67|0.33|21.00|0.60
connect4 score4|53.50|1.61|58.20|3.57
awari random|1.50|0.22|2.00|0.37
awari divilly|48.17|2.55|46.30|2.38
awari mancala|278.17|10.20|288.00|10.47
othello6 random|1.33|0.21|1.70|0.15
othello6 heuristic|29.50|1.52|30.50|1.41
@COMPLEX|Section IV|value
matches of a step|1000
trials|10
uct constant|0.7
score threshold|0.01
trueskill threshold|0.975
lower bound|1
upper bound, connect4 and awari|2500
upper bound, othello6|5000
@COMPLEX|Section V|value
lower bound|1
upper bound|100
matches for bounds|100
bound runs|10
@SE|Section B.4|value
last moves|50
@SE|Section 4.1|value
pairs|7
ranks, go|11
games of a rank, candidate|100
games of a rank, query|900
@SE|Section 4.3|value
simulations|800
games of a cell|250
games of a rank, moves|50
@SA|Section 5|value
first step|0.5
least step|0.04
games|100
repetitions|5
band|10
fades|150
@MULTI|Section 4.3|value
draws, go|10000
draws, chess|26000
@MULTI|Appendix A|value
least plies, go|50
least plies, chess|20
@MULTI|Section 6|value
players of a rank|100
games of a player|20
)figures";

std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, '|');)
        cells.push_back(cell);
    return cells;
}

std::vector<PaperFigure> readFigures()
{
    std::vector<PaperFigure> figures;
    std::vector<std::string> head;
    std::istringstream stream(kFigures);
    for (std::string line; std::getline(stream, line);) {
        if (line.empty())
            continue;
        if (line.front() == '@') {
            head = cellsOf(line.substr(1));
            continue;
        }
        const std::vector<std::string> cells = cellsOf(line);
        assert(head.size() > 2 && cells.size() == head.size() - 1);
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (cells[i] != "-")
                figures.push_back({head[0], head[1], cells[0], head[i + 1], std::stod(cells[i])});
    }
    return figures;
}

} // namespace

std::span<const PaperFigure> paperFigures()
{
    static const std::vector<PaperFigure> figures = readFigures();
    return figures;
}

std::optional<double> paperFigure(std::string_view paper, std::string_view table, std::string_view row, std::string_view column)
{
    for (const PaperFigure& figure : paperFigures())
        if (figure.paper == paper && figure.table == table && figure.row == row && figure.column == column)
            return figure.value;
    return std::nullopt;
}

std::string paperText(std::string_view paper, std::string_view table, std::string_view row, std::string_view column)
{
    const auto value = paperFigure(paper, table, row, column);
    assert(value);
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value.value_or(0));
    return text;
}

void setPapers(FindingsTable& ours, std::string_view paper, std::string_view table, std::string_view column)
{
    for (Finding& row : ours.rows)
        if (const auto value = paperFigure(paper, table, row.name.text, column))
            row.paper = value;
}

} // namespace evenmatch::experiments
