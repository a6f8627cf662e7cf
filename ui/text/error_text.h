// Errors as sentences in the user's language.
#pragma once

#include "core/error.h"

#include <QString>

namespace evenmatch::ui {

/// What happened and where, in one line.
QString errorText(const core::Error& error);

/// "GNU Go failed: it does not respond."
QString engineFailed(const QString& name, const core::Error& error);

/// "Analysis failed: the engine does not respond".
QString analysisFailed(const QString& reason);

} // namespace evenmatch::ui
