// The constants of FileModel, as they were fitted.
#pragma once

#include "core/strength/evidence/file_evidence.h"

#include <string_view>

namespace evenmatch::strength {

/// For games of that kind (an id of games.h), as resources/models/history/two-answers.md measured them.
FileModel fileModel(std::string_view game);

} // namespace evenmatch::strength
