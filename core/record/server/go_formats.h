// Text formats of Go servers other than SGF: GIB (Tygem), NGF (Wbaduk), UGI and UGF (Panda). Read only; one game per file. The records use
// SGF's vocabulary: players, ranks, result and the rest are tags PB, PW, BR, … as in sgf_reader.h.
#pragma once

#include "core/record/read_game.h"

#include <string_view>

namespace evenmatch::record {

ReadGame readGib(std::string_view wholeFile, const ReadOptions& options = {});
ReadGame readNgf(std::string_view wholeFile, const ReadOptions& options = {});
ReadGame readUgi(std::string_view wholeFile, const ReadOptions& options = {});

bool looksLikeGib(std::string_view head);
bool looksLikeNgf(std::string_view head);
bool looksLikeUgi(std::string_view head);

} // namespace evenmatch::record
