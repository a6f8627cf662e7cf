// Colours and type of the window. Two palettes, each designed for itself; every text reaches a contrast of 4.5 : 1 (tested).
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

class QApplication;

namespace evenmatch::ui {

enum class ThemeChoice { System, Light, Dark };

struct Theme {
    bool dark = false;
    QColor window; ///< the background
    QColor card; ///< panels on the background
    QColor field; ///< input fields
    QColor line; ///< edges of fields; they have meaning, so 3 : 1 against card
    QColor hairline; ///< separation only
    QColor text;
    QColor quiet; ///< less important text
    QColor accent;
    QColor accentText; ///< on accent
    QColor accentSoft; ///< the selected row, under `text`
    QColor alarm; ///< errors, on `alarmSoft`
    QColor alarmSoft;
    QColor chessLight;
    QColor chessDark;

    static const Theme& light();
    static const Theme& darkTheme();
};

/// Type sizes in points; there are no others.
enum class TypeSize { Text = 11, Heading = 13, Title = 16, Display = 22 };

QFont typeFont(TypeSize size, bool bold = false);

/// WCAG 2.1 contrast ratio, 1 to 21.
double contrast(const QColor& a, const QColor& b);

/// The desktop's colours, whatever theme is applied.
QPalette desktopPalette();
/// Whether the desktop prefers dark windows, from its palette.
void rememberSystemTheme(const QPalette& desktop = desktopPalette());
bool systemIsDark();

const Theme& resolve(ThemeChoice choice);
/// Gives the whole application the theme's palette and style sheet.
void applyTheme(QApplication& app, const Theme& theme);
/// The theme applied last; Light before that.
const Theme& currentTheme();

/// Makes this library's icons and pieces available under ":/", because a static library does not register its resources.
void loadResources();

/// An icon of resources/icons in the theme's colours: quiet, accent when checked.
QIcon themedIcon(const QString& name, const Theme& theme);

} // namespace evenmatch::ui
