#include "core/record/pgn/piece_names.h"

#include <utility>

namespace evenmatch::record {

namespace {

constexpr std::string_view kEnglish = "KQRBN";

constexpr std::array<PieceNames, 11> kNames{{
    {"K", "Q", "R", "B", "N"}, {"K", "D", "T", "L", "S"}, // German, Danish, Norwegian, Swedish
    {"K", "D", "T", "L", "P"}, // Dutch
    {"R", "D", "T", "F", "C"}, // French
    {"R", "D", "T", "A", "C"}, // Spanish, Italian, Catalan
    {"R", "D", "T", "B", "C"}, // Portuguese
    {"K", "D", "T", "L", "R"}, // Finnish
    {"K", "D", "V", "S", "J"}, // Czech, Slovak
    {"K", "H", "W", "G", "S"}, // Polish
    {"K", "V", "B", "F", "H"}, // Hungarian
    {"Кр", "Ф", "Л", "С", "К"}, // Russian
}};

constexpr std::array<PieceNames, 2> kFigurines{{{"♔", "♕", "♖", "♗", "♘"}, {"♚", "♛", "♜", "♝", "♞"}}};

/// A pawn, and the selectors of a figurine's form: nothing in English.
constexpr std::array<std::string_view, 4> kUnwritten{"♙", "♟", "\xef\xb8\x8e", "\xef\xb8\x8f"};

constexpr std::string_view kTimes = "×"; ///< a capture in print
constexpr std::string_view kDash = "–"; ///< a hyphen in print; behind a move it is part of a sign

/// The number of characters at the front of `text` that name a piece, and its English letter; the same for signs of print.
std::pair<std::size_t, std::string_view> pieceAtFront(std::string_view text, const PieceNames& names)
{
    for (const PieceNames* known : {&names, &kFigurines[0], &kFigurines[1]})
        for (std::size_t piece = 0; piece < known->size(); ++piece)
            if (text.starts_with((*known)[piece]))
                return {(*known)[piece].size(), kEnglish.substr(piece, 1)};
    for (const std::string_view unwritten : kUnwritten)
        if (text.starts_with(unwritten))
            return {unwritten.size(), {}};
    if (text.starts_with(kTimes))
        return {kTimes.size(), "x"};
    if (text.starts_with(kDash) && text.substr(kDash.size()).find_first_of("abcdefghO0") == 0)
        return {kDash.size(), "-"};
    const bool isOnlyEnglish = kEnglish.find(text.front()) != std::string_view::npos || text.front() == 'P';
    return {1, isOnlyEnglish ? "_" : text.substr(0, 1)};
}

} // namespace

std::span<const PieceNames> pieceNames() { return kNames; }

std::string inEnglish(std::string_view move, const PieceNames& names)
{
    std::string english;
    while (!move.empty()) {
        const auto [size, letter] = pieceAtFront(move, names);
        english += letter;
        move.remove_prefix(size);
    }
    return english;
}

bool namesForeignPiece(std::string_view move)
{
    const bool isPawnOrCastling = (move.front() >= 'a' && move.front() <= 'z') || move.front() == 'O' || move.front() == '0';
    return !isPawnOrCastling && kEnglish.find(pieceAtFront(move, kNames.front()).second) == std::string_view::npos;
}

} // namespace evenmatch::record
