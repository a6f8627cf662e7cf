// Typed views of a node's annotations: comments, marks on the board, assessments, clocks. They read and write the node's properties in
// SGF's vocabulary and the commands in PGN's comments. Nothing is stored twice, and properties that a view does not know stay unchanged.
#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {

/// All comments of the node, one below the other, with '\n' line ends, including PGN's commands.
std::string comment(const GameRecord& record, NodeId node);
/// An empty text removes the comment.
void setComment(GameRecord& record, NodeId node, std::string_view text);
/// The comment for readers, without PGN's commands.
std::string commentWords(const GameRecord& record, NodeId node);
/// The commands stay, before the words.
void setCommentWords(GameRecord& record, NodeId node, std::string_view words);

/// A point of the board, (0, 0) top left: in chess a8.
struct Spot {
    int x = 0;
    int y = 0;
    bool operator==(const Spot&) const = default;
};

enum class MarkKind : std::uint8_t {
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    Label,
    Arrow,
    Line,
    Dimmed,
    BlackPoint,
    WhitePoint,
    Highlight
};

struct Mark {
    MarkKind kind = MarkKind::Triangle;
    Spot at;
    Spot to; ///< of arrows and lines
    std::string label; ///< of labels
    char color = 0; ///< chess: 'R', 'G', 'B', 'Y' of highlights and arrows; else 0
    bool operator==(const Mark&) const = default;
};

/// TR SQ CR MA SL LB AR LN DD TB TW and, in PGN comments, [%csl] and [%cal]; rectangles of points as their points.
std::vector<Mark> marks(const GameRecord& record, NodeId node);
/// Replaces all marks. REQUIRES: they lie on the board; marks with a colour only in chess, others only in Go.
void setMarks(GameRecord& record, NodeId node, std::span<const Mark> marks);

/// An annotator's assessment of the move: !! ! !? ?! ? ?? (TE[2] TE IT DO BM BM[2]; NAG 3 1 5 6 2 4).
enum class Judgement : std::uint8_t { None, VeryGood, Good, Interesting, Doubtful, Bad, VeryBad };
Judgement judgement(const GameRecord& record, NodeId node);
void setJudgement(GameRecord& record, NodeId node, Judgement judgement);

/// An annotator's assessment of the position (GB GW DM UC; NAG 10 to 21).
enum class Assessment : std::uint8_t {
    None,
    Even,
    Unclear,
    FirstBetter,
    FirstMuchBetter,
    SecondBetter,
    SecondMuchBetter,
    FirstWinning, ///< SGF has no sign for it: written as FirstMuchBetter
    SecondWinning,
};
Assessment assessment(const GameRecord& record, NodeId node);
void setAssessment(GameRecord& record, NodeId node, Assessment assessment);

/// A player's clock after the node's move: BL, OB and WL, OW, or [%clk] of the player who moved.
struct Clock {
    std::optional<double> seconds;
    std::optional<int> stones; ///< byo-yomi: moves or periods left
    bool operator==(const Clock&) const = default;
};
Clock clock(const GameRecord& record, NodeId node, Side side);
void setClock(GameRecord& record, NodeId node, Side side, const Clock& clock);
/// Seconds used for the move, from [%emt].
std::optional<double> moveTime(const GameRecord& record, NodeId node);

/// An engine's evaluation from [%eval]: pawns for the first player, or mate in that many moves (negative: the first player is mated).
struct Evaluation {
    std::optional<double> pawns;
    std::optional<int> mateIn;
    bool operator==(const Evaluation&) const = default;
};
std::optional<Evaluation> evaluation(const GameRecord& record, NodeId node);

} // namespace evenmatch::record
