// What SGF's values mean: points, moves, sizes, numbers; and how we write them.
#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>

namespace evenmatch::record::sgf {

struct Point {
    int x = 0;
    int y = 0;
};

/// "dd"; nothing when it is not two letters or lies beyond the board.
std::optional<Point> readPoint(std::string_view value, int width, int height);
std::string writePoint(Point point);

/// A point, or a pass: "", and "tt" on boards up to 19 × 19.
std::optional<Move> readMove(std::string_view value, const Setup& setup);
std::string writeMove(Move move, const Setup& setup);

struct Size {
    int width = 0;
    int height = 0;
    bool operator==(const Size&) const = default;
};
/// "19" or "19:13", each from 1 to 52.
std::optional<Size> readSize(std::string_view value);
std::string writeSize(Size size);

std::optional<double> readNumber(std::string_view value);
std::string writeNumber(double number);

} // namespace evenmatch::record::sgf
