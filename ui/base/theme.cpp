#include "ui/base/theme.h"

#include "ui/base/calm_boxes.h"
#include "ui/base/paper_theme.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QListView>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

/// Outside any namespace, as Q_INIT_RESOURCE requires.
static void initResources() { Q_INIT_RESOURCE(resources); }

namespace evenmatch::ui {

namespace {

bool g_systemDark = false;
const Theme* g_current = nullptr; // the theme of the one QApplication

double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.card);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Button, theme.card);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Light, theme.card);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.hairline);
    QColor faint = theme.quiet;
    faint.setAlpha(150);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

QString styleSheetOf(const Theme& theme)
{
    QString sheet = QStringLiteral(R"(
        QMenuBar { background: @window; padding: 2px 6px; }
        QMenuBar::item { padding: 5px 10px; border-radius: 6px; }
        QMenuBar::item:selected { background: @accentSoft; }
        QMenu { background: @card; border: 1px solid @hairline; padding: 6px; }
        QMenu::item { padding: 6px 28px 6px 24px; border-radius: 6px; }
        QMenu::item:selected { background: @accentSoft; color: @text; }
        QMenu::item:disabled { color: @quiet; }
        QMenu::separator { height: 1px; background: @hairline; margin: 6px 8px; }
        QToolTip { background: @card; color: @text; border: 1px solid @hairline; padding: 6px; }
        QFrame#card { background: @card; border-radius: 12px; }
        QWidget#rail { background: @window; }
        QFrame#notice { background: @card; border-radius: 10px; }
        QFrame#notice[alarm="true"] { background: @alarmSoft; }
        QFrame#notice[alarm="true"] QLabel { color: @alarm; }
        QLabel[quiet="true"] { color: @quiet; }
        QPushButton { background: @field; color: @text; border: 1px solid @line; border-radius: 8px; padding: 7px 14px; outline: 0; }
        QPushButton:hover { border-color: @accent; }
        QPushButton:focus { border: 2px solid @accent; padding: 6px 13px; }
        QPushButton:disabled { color: @quiet; border-color: @hairline; }
        QPushButton[primary="true"], QPushButton:checked { background: @accent; color: @accentText; border-color: @accent; }
        QPushButton[primary="true"]:focus, QPushButton:checked:focus { border: 2px solid @text; }
        QToolButton { border: 2px solid transparent; border-radius: 8px; padding: 6px; color: @text; }
        QToolButton:hover { background: @accentSoft; }
        QToolButton:focus { border-color: @accent; }
        QToolButton[rail="true"]:hover { background: transparent; border-color: @hairline; color: @accent; }
        QToolButton[rail="true"]:focus { border-color: @accent; }
        QToolButton[rail="true"]:checked { background: @accentSoft; color: @accent; }
        QToolButton[tab="true"] { padding: 4px 10px; color: @quiet; }
        QToolButton[fold="true"] { padding: 2px 4px; }
        QToolButton[link="true"] { padding: 4px 10px; color: @accent; font-weight: 600; }
        QToolButton[tab="true"]:checked { background: @accentSoft; color: @text; }
        QPlainTextEdit { background: @field; border: 1px solid @line; border-radius: 8px; padding: 4px; }
        QPlainTextEdit:focus { border-color: @accent; }
        QToolButton[chip="true"] { border: 1px solid @line; padding: 6px 12px; }
        QToolButton[chip="true"]:checked { background: @accentSoft; border-color: @accent; color: @accent; }
        QToolButton[chip="true"]:focus { border: 2px solid @accent; padding: 5px 11px; }
        QPushButton[primary="true"]:disabled { background: @hairline; color: @quiet; border-color: @hairline; }
        QPushButton[slim="true"] { padding: 3px 10px; }
        QPushButton[slim="true"]:focus { padding: 2px 9px; }
        QPushButton::menu-indicator { subcontrol-position: right center; right: 8px; }
        QTableView, QTreeView { background: transparent; border: 2px solid transparent; border-radius: 8px; selection-background-color: @accentSoft; selection-color: @text; }
        QTableView:focus, QTreeView:focus { border-color: @accent; }
        QGraphicsView { background: transparent; border: 2px solid transparent; border-radius: 8px; }
        QGraphicsView:focus { border-color: @accent; }
        QTableView::item { padding: 0 6px; border: 0; }
        QHeaderView { background: transparent; border: 0; }
        QHeaderView::section { background: transparent; color: @quiet; border: 0; border-bottom: 1px solid @hairline; padding: 7px 8px; }
        QTableView QHeaderView::up-arrow, QTableView QHeaderView::down-arrow { subcontrol-origin: border; subcontrol-position: top center; top: 1px; width: 9px; height: 9px; }
        QTableView QHeaderView::up-arrow { image: url(:/icons/up.svg); }
        QTableView QHeaderView::down-arrow { image: url(:/icons/down.svg); }
        QListView { background: transparent; border: 2px solid transparent; border-radius: 8px; selection-background-color: @accentSoft; selection-color: @text; }
        QCheckBox::indicator, QTreeView::indicator, QTableView::indicator, QListView::indicator { width: 16px; height: 16px; border: 1px solid @line; border-radius: 4px; background: @field; }
        QCheckBox::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
        QCheckBox::indicator:hover, QCheckBox:focus { border-color: @accent; }
        QCheckBox { spacing: 8px; border: 2px solid transparent; border-radius: 6px; padding: 2px; }
        QListView#games::item { padding: 5px 8px; border-radius: 6px; }
        QListView#games::item:selected { background: @accentSoft; color: @text; }
        QListView:focus { border-color: @accent; }
        QListView#completions { background: @card; color: @text; border: 1px solid @line; border-radius: 0; outline: 0;
            selection-background-color: @accent; selection-color: @accentText; }
        QLineEdit, QComboBox, QAbstractSpinBox { background: @field; border: 1px solid @line; border-radius: 8px; padding: 6px 8px; min-height: 20px; }
        QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border-color: @accent; }
        QComboBox[slim="true"] { padding: 2px 8px; }
        QComboBox { combobox-popup: 0; }
        QComboBox QAbstractItemView { background: @card; color: @text; border: 1px solid @line; border-radius: 0; padding: 2px; outline: 0;
            selection-background-color: @accent; selection-color: @accentText; }
        QComboBox::drop-down { border: 0; width: 26px; }
        QComboBox::down-arrow { image: url(:/icons/down.svg); width: 14px; height: 14px; }
        QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: 0; background: transparent; width: 22px; subcontrol-origin: border; }
        QAbstractSpinBox::up-button { subcontrol-position: top right; margin-top: 3px; }
        QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 3px; }
        QAbstractSpinBox::up-arrow { image: url(:/icons/up.svg); width: 12px; height: 12px; }
        QAbstractSpinBox::down-arrow { image: url(:/icons/down.svg); width: 12px; height: 12px; }
        .QSlider { border: 2px solid transparent; border-radius: 8px; min-height: 20px; }
        .QSlider:focus { border-color: @accent; }
        .QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @line; }
        .QSlider::sub-page:horizontal { border-radius: 2px; background: @accent; }
        .QSlider::sub-page:horizontal:disabled { background: @line; }
        .QSlider::handle:horizontal { width: 12px; margin: -6px 0; border: 2px solid @accent; border-radius: 8px; background: @field; }
        .QSlider::handle:horizontal:disabled { border-color: @line; }
        QScrollBar:vertical { background: transparent; width: 14px; }
        QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: 32px; margin: 1px 1px 1px 5px; }
        QListView#ladder QScrollBar:vertical { width: 9px; }
        QListView#ladder QScrollBar::handle:vertical { border-radius: 3px; margin: 1px 0 1px 3px; }
        QScrollBar:horizontal { background: transparent; height: 10px; }
        QScrollBar::handle:horizontal { background: @line; border-radius: 4px; min-width: 32px; margin: 1px; }
        QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
        QAbstractScrollArea::corner { background: transparent; border: 0; }
        QScrollArea, QScrollArea > QWidget > QWidget#panelPage { background: transparent; border: 0; }
        QSplitter::handle { background: transparent; }
    )");
    const std::pair<const char*, QColor> names[]
        = {{"@window", theme.window}, {"@card", theme.card}, {"@field", theme.field}, {"@line", theme.line}, {"@hairline", theme.hairline},
            {"@text", theme.text}, {"@quiet", theme.quiet}, {"@accentText", theme.accentText}, {"@accentSoft", theme.accentSoft},
            {"@accent", theme.accent}, {"@alarmSoft", theme.alarmSoft}, {"@alarm", theme.alarm}};
    sheet.replace(QLatin1String("@check"), theme.dark ? QStringLiteral(":/icons/check-dark.svg") : QStringLiteral(":/icons/check.svg"));
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    return sheet;
}

/// Lists are transparent above their panel. A completion popup has no panel, so it gets a name for the style sheet.
class CompletionLists final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish && watched->isWidgetType())
            if (auto* list = qobject_cast<QListView*>(watched); list && list->isWindow())
                list->setObjectName(QStringLiteral("completions"));
        return false;
    }
};

QPixmap drawIcon(QByteArray svg, const QColor& color, int pixels)
{
    svg.replace("currentColor", color.name().toUtf8());
    QSvgRenderer renderer(svg);
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

const Theme& Theme::light()
{
    static const Theme theme{.dark = false,
        .window = "#f3f1ec",
        .card = "#fdfcfa",
        .field = "#ffffff",
        .line = "#8b8980",
        .hairline = "#dcd8cf",
        .text = "#23262b",
        .quiet = "#5d6168",
        .accent = "#1b6972",
        .accentText = "#ffffff",
        .accentSoft = "#dbe9e9",
        .alarm = "#8f2a25",
        .alarmSoft = "#f7e1dd",
        .chessLight = "#eee8da",
        .chessDark = "#98a895"};
    return theme;
}

const Theme& Theme::darkTheme()
{
    static const Theme theme{.dark = true,
        .window = "#1a1c1f",
        .card = "#23262a",
        .field = "#2b2f34",
        .line = "#737a83",
        .hairline = "#363b41",
        .text = "#e8e5de",
        .quiet = "#a6abb1",
        .accent = "#66bac0",
        .accentText = "#0f2527",
        .accentSoft = "#294044",
        .alarm = "#f5aca4",
        .alarmSoft = "#432a29",
        .chessLight = "#cfcbc0",
        .chessDark = "#7b8c80"};
    return theme;
}

QFont typeFont(TypeSize size, bool bold)
{
    QFont font = QApplication::font();
    font.setPointSize(static_cast<int>(size));
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

/// Qt shows it only to a program without a palette of its own.
QPalette desktopPalette()
{
    const QPalette own = QApplication::palette();
    QApplication::setPalette(QPalette());
    const QPalette desktop = QApplication::palette();
    QApplication::setPalette(own);
    return desktop;
}

void rememberSystemTheme(const QPalette& desktop)
{
    g_systemDark = luminance(desktop.color(QPalette::Window)) < luminance(desktop.color(QPalette::WindowText));
}

bool systemIsDark() { return g_systemDark; }

const Theme& resolve(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark());
    return dark ? Theme::darkTheme() : Theme::light();
}

void applyTheme(QApplication& app, const Theme& theme)
{
    g_current = &theme;
    keepBoxesCalm(app);
    static auto* const completions = new CompletionLists(&app);
    app.installEventFilter(completions); // does not add a second filter
    const QString sheet = styleSheetOf(theme);
    if (app.styleSheet() == sheet)
        return; // setting it again would style every widget again
    app.setPalette(paletteOf(theme));
    app.setStyleSheet(sheet);
}

PaperTheme::PaperTheme() : m_worn(g_current) { g_current = &Theme::light(); }

PaperTheme::~PaperTheme() { g_current = m_worn; }

const Theme& currentTheme() { return g_current ? *g_current : Theme::light(); }

void loadResources() { initResources(); }

QIcon themedIcon(const QString& name, const Theme& theme)
{
    loadResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    QIcon icon;
    if (!file.open(QIODevice::ReadOnly))
        return icon;
    const QByteArray svg = file.readAll();
    for (const int pixels : {24, 48, 96}) {
        icon.addPixmap(drawIcon(svg, theme.quiet, pixels), QIcon::Normal, QIcon::Off);
        icon.addPixmap(drawIcon(svg, theme.accent, pixels), QIcon::Normal, QIcon::On);
    }
    return icon;
}

} // namespace evenmatch::ui
