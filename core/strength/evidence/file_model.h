// The fitted constants of FileModel.
#pragma once

#include "core/strength/evidence/file_evidence.h"

#include <string_view>

namespace evenmatch::strength {

/// For games of this id (games.h), from resources/models/history/two-answers.md.
FileModel fileModel(std::string_view game);

} // namespace evenmatch::strength
