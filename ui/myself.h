// Who of the library's players is the user.
#pragma once

#include "core/library/library.h"

#include <string>

namespace evenmatch::ui {

/// The player who is "me"; of several, the one with most games.
core::Result<library::PlayerId> myself(library::Library& library);

/// Who is called so becomes "me", beside others who are.
core::Result<library::PlayerId> makeMe(library::Library& library, const std::string& name);

} // namespace evenmatch::ui
