// The light theme for drawing on paper, whatever the window's theme.
#pragma once

namespace evenmatch::ui {

struct Theme;

/// While an object exists, currentTheme() is the light one. Only on the GUI thread; nothing of the window may be painted meanwhile.
class PaperTheme {
public:
    PaperTheme();
    ~PaperTheme();
    PaperTheme(const PaperTheme&) = delete;
    PaperTheme& operator=(const PaperTheme&) = delete;

private:
    const Theme* m_worn;
};

} // namespace evenmatch::ui
