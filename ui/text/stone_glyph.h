// A stone within a line of text.
#pragma once

#include "ui/base/theme.h"

namespace evenmatch::ui {

/// A disc of the text's colour, or only its edge, depending on whether the background is dark or light.
inline QString stoneGlyph(bool black, const Theme& theme = currentTheme())
{
    return black != theme.dark ? QStringLiteral("●") : QStringLiteral("○");
}

} // namespace evenmatch::ui
