// Pieces in movetext: figurines, and letters of other languages than English.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// King, queen, rook, bishop, knight. In UTF-8, a letter may have several characters ("Кр").
using PieceNames = std::array<std::string_view, 5>;

/// English first. Languages with the same letters are one.
std::span<const PieceNames> pieceNames();

/// The move with English letters for figurines and for the names, and with 'x' and '-' for their signs in print. English names of pieces
/// that are none in its language become '_'.
std::string inEnglish(std::string_view move, const PieceNames& names);

/// Whether the move begins with a letter that names no piece in English. Figurines are no letters.
bool namesForeignPiece(std::string_view move);

} // namespace evenmatch::record
