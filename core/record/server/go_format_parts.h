// What the readers of server formats share: lines with their numbers, numbers out of text, handicap stones, results in words.
#pragma once

#include "core/record/server/go_formats.h"
#include "core/record/text/text.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evenmatch::record {

/// The lines of a text, whatever ends them (LF, CR LF, CR), without that end. After a stop none comes any more.
class Lines {
public:
    explicit Lines(std::string_view text, std::stop_token stop = {}) : m_rest(text), m_stop(std::move(stop)) { }

    std::optional<std::string_view> next();
    /// The number of the line that next() gave last, from 1.
    std::uint64_t number() const { return m_number; }
    bool wasStopped() const { return m_wasStopped; }

private:
    std::string_view m_rest;
    std::stop_token m_stop;
    bool m_wasStopped = false;
    std::uint64_t m_number = 0;
};

/// What stands before the separator; `text` keeps what stands after it. Without one, everything.
std::string_view takeUntil(std::string_view& text, char separator);
/// The number that the text begins with, blanks aside. Nothing where there is none or it does not fit.
std::optional<int> leadingInt(std::string_view text);
/// The same with a fraction ("6.5").
std::optional<double> leadingDecimal(std::string_view text);

/// A record as it grows along the main line, with the problems met on the way.
class GoRecordBuilder {
public:
    GoRecordBuilder(Format format, const Lines& lines, ReadOptions options);

    GameRecord& record() { return m_record; }
    NodeId last() const { return m_last; }

    /// A tag, unless the value is empty or the tag is there.
    void tag(std::string_view key, std::string_view value);
    /// Name and rank out of "kim (5D)", "江維傑 5段P": the rank is the last word where it can be read as one.
    void player(game::Side side, std::string_view text);
    /// REQUIRES: no stone or move yet
    void boardSize(int size);
    void komi(double komi);
    /// Sets HA and, where the format leaves them to be known, the stones on the star points of a 19 × 19 board.
    void handicap(int stones, bool place);
    void setupStone(game::Side side, int x, int y);
    void play(game::Side side, int x, int y);
    void pass(game::Side side);

    void problem(core::ErrorCode code, std::string_view detail);

    /// The game. Nothing but problems where no move, stone or player was found.
    ReadGame finish(std::string_view wholeFile);

private:
    void append(game::Side side, Move move);

    GameRecord m_record;
    const Lines& m_lines;
    ReadOptions m_options;
    ReadGame m_read;
    NodeId m_last = kRoot;
    std::vector<std::uint64_t> m_nodeLines{1}; ///< where each node stands in the file
    int m_moves = 0;
};

/// "B+R", "W+5.5", "B+T", "0" from what servers write in English, Chinese, Japanese and Korean ("黒中押し勝ち", "White Win by Resign!",
/// "흑 1.5집 승"). Empty where nobody won.
std::string resultFromWords(std::string_view text);
/// 65 → "6.5", 70 → "7".
std::string tenths(int value);

} // namespace evenmatch::record
