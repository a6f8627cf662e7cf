// What the user likes otherwise, kept in the settings and read where it matters, so that it holds at once.
#pragma once

namespace evenmatch::ui {

/// A move on the board is only shown at first, and made when it is chosen once more.
bool confirmsMoves();
void setConfirmsMoves(bool confirms);

/// Things glide to their places.
bool animates();
void setAnimates(bool animates);

} // namespace evenmatch::ui
