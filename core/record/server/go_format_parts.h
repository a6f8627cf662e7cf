// Common parts of the readers of server formats: numbered lines, numbers in text, handicap stones, results in words.
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

/// The lines of a text with any line end (LF, CR LF, CR), without it. A stop ends them.
class Lines {
public:
    explicit Lines(std::string_view text, std::stop_token stop = {}) : m_rest(text), m_stop(std::move(stop)) { }

    std::optional<std::string_view> next();
    /// The number of the line that next() returned last, from 1.
    std::uint64_t number() const { return m_number; }
    bool wasStopped() const { return m_wasStopped; }

private:
    std::string_view m_rest;
    std::stop_token m_stop;
    bool m_wasStopped = false;
    std::uint64_t m_number = 0;
};

std::string_view withoutByteOrderMark(std::string_view text);
/// The text before the separator; `text` keeps the text after it. Without a separator, everything.
std::string_view takeUntil(std::string_view& text, char separator);
/// The number at the front of the text after blanks. Nothing if there is none or it is too large.
std::optional<int> leadingInt(std::string_view text);
/// The same with a fraction ("6.5").
std::optional<double> leadingDecimal(std::string_view text);

/// Builds a record along the main line and collects problems.
class GoRecordBuilder {
public:
    GoRecordBuilder(Format format, const Lines& lines, ReadOptions options);

    GameRecord& record() { return m_record; }
    NodeId last() const { return m_last; }

    /// Adds a tag, unless the value is empty or the tag exists.
    void tag(std::string_view key, std::string_view value);
    /// Splits "kim (5D)" or "江維傑 5段P" into name and rank: the last word is the rank if it is readable as one.
    void player(game::Side side, std::string_view text);
    /// REQUIRES: no stone or move yet
    void boardSize(int size);
    void komi(double komi);
    /// Sets HA and, in formats without explicit stones, places the stones on the star points of a 19 × 19 board.
    void handicap(int stones, bool place);
    void setupStone(game::Side side, int x, int y);
    void play(game::Side side, int x, int y);
    void pass(game::Side side);

    void problem(core::ErrorCode code, std::string_view detail);

    /// The game; only problems if no move, stone or player was found.
    ReadGame finish(std::string_view wholeFile);

private:
    void append(game::Side side, Move move);

    GameRecord m_record;
    const Lines& m_lines;
    ReadOptions m_options;
    ReadGame m_read;
    NodeId m_last = kRoot;
    std::vector<std::uint64_t> m_nodeLines{1}; ///< where each node is in the file
    int m_moves = 0;
};

/// "B+R", "W+5.5", "B+T", "0" from results that servers write in English, Chinese, Japanese and Korean ("黒中押し勝ち", "White Win by
/// Resign!", "흑 1.5집 승"). Empty without a winner.
std::string resultFromWords(std::string_view text);
/// 65 → "6.5", 70 → "7".
std::string tenths(int value);

} // namespace evenmatch::record
