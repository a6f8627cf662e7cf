// A stone within a line of text.
#pragma once

#include "ui/theme.h"

namespace evenmatch::ui {

/// A disc of the text's colour, or its edge alone: which of the two looks like a black stone, or a white one, depends on the ground.
inline QString stoneGlyph(bool black, const Theme& theme = currentTheme())
{
    return black != theme.dark ? QStringLiteral("●") : QStringLiteral("○");
}

} // namespace evenmatch::ui
