// The data of a β plot, as numbers and text.
#pragma once

#include <QString>

#include <array>
#include <vector>

namespace evenmatch::ui {

/// Plies count from 0: the number of moves before.
struct BetaPlotData {
    struct Line {
        std::vector<std::size_t> plies;
        std::vector<double> raw;
        std::vector<double> smooth;
    };
    struct Band {
        QString label;
        double place = 0; ///< of its colour on the scale: 0 strongest … 1 weakest
        std::vector<double> mean, low, high; ///< by ply
    };
    struct Mark {
        std::size_t ply = 0;
        double y = 0;
        bool costly = false; ///< a costly move; otherwise an unusual one
        QString text; ///< the text about the move
    };
    struct Phase {
        std::size_t ply = 0;
        QString name;
    };

    std::array<Line, 2> lines; ///< by side
    std::vector<Band> bands;
    std::vector<Mark> marks;
    std::vector<Phase> phases;
    std::vector<double> standing; ///< by ply, for the first player
    std::vector<double> second; ///< the same by another engine; empty: none
    double standingMiddle = 0; ///< the value of an even game
    double standingReach = 0; ///< the minimum range to both sides
    QString standingName;
    std::size_t plies = 0; ///< moves of the game
    bool halfMoves = false; ///< chess: two plies are a move, and White has the first
    double firstMove = 1; ///< its number; in chess half a move more if Black has it

    /// The place of a ply on the axis of moves.
    double xOf(std::size_t ply) const { return firstMove + static_cast<double>(ply) / (halfMoves ? 2 : 1); }
    /// Whether the β axis has data.
    bool hasBeta() const { return !bands.empty() || !lines[0].plies.empty() || !lines[1].plies.empty(); }
};

} // namespace evenmatch::ui
