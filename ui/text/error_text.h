// Errors as sentences in the user's language.
#pragma once

#include "core/error.h"

#include <QString>

namespace evenmatch::ui {

/// What happened and where, in one line.
QString errorText(const core::Error& error);

} // namespace evenmatch::ui
