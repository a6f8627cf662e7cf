#include "ui/library/info_panel.h"

#include "ui/base/shortcuts.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QFormLayout>
#include <QPushButton>

#include <algorithm>
#include <vector>

namespace evenmatch::ui {

InfoPanel::InfoPanel(const QString& heading, QWidget* parent) : QWidget(parent), m_text(new QVBoxLayout), m_rows(new QFormLayout)
{
    setObjectName(QStringLiteral("panelPage"));
    auto* card = new Card(heading);
    m_text->setSpacing(8);
    m_rows->setHorizontalSpacing(18);
    m_rows->setVerticalSpacing(6);
    m_rows->setLabelAlignment(Qt::AlignLeft);
    auto* back = new QPushButton(tr("Back to the game"));
    connect(back, &QPushButton::clicked, this, &InfoPanel::closed);
    card->body()->addLayout(m_text);
    card->body()->addLayout(m_rows);
    card->body()->addSpacing(4);
    card->body()->addWidget(back, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
}

void InfoPanel::addRow(const QString& word, const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    QLabel* what = quietLabel(word);
    what->setWordWrap(true); // long ones would leave little room
    what->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_rows->addRow(what, label);
}

void InfoPanel::clearRows()
{
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
}

void InfoPanel::addText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    m_text->addWidget(label);
}

namespace {

struct KeyRow {
    QString usual; ///< how the default keys are written
    QString meaning;
    std::vector<QKeySequence> keys = {}; ///< the default keys of actions; empty: keys that cannot be changed
};

/// The keys as they are now; empty if the user removed all of them.
QString keysNow(const KeyRow& row, const Shortcuts& shortcuts)
{
    QStringList now;
    bool isUsual = true;
    for (const QKeySequence& usual : row.keys) {
        const auto entry = std::ranges::find(shortcuts.entries(), usual, &Shortcuts::Entry::usual);
        const bool isKnown = entry != shortcuts.entries().end() && entry->action;
        const QKeySequence key = isKnown ? entry->action->shortcut() : usual;
        isUsual = isUsual && key == usual;
        if (!key.isEmpty())
            now << key.toString(QKeySequence::NativeText);
    }
    return isUsual ? row.usual : now.join(QStringLiteral(", "));
}

std::vector<KeyRow> keyRows()
{
    return {
        {QStringLiteral("← →"), InfoPanel::tr("previous move, next move"), {Qt::Key_Left, Qt::Key_Right}},
        {InfoPanel::tr("Shift ← →"), InfoPanel::tr("ten moves"), {Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right}},
        {QStringLiteral("↑ ↓"), InfoPanel::tr("previous variation, next variation"), {Qt::Key_Up, Qt::Key_Down}},
        {InfoPanel::tr("Ctrl 1 … 7"), InfoPanel::tr("the pages")},
        {InfoPanel::tr("Home, End"), InfoPanel::tr("go to start, go to end"), {Qt::Key_Home, Qt::Key_End}},
        {InfoPanel::tr("Page Up, Down"), InfoPanel::tr("previous game, next game of the file"), {Qt::Key_PageUp, Qt::Key_PageDown}},
        {InfoPanel::tr("Enter or Space"), InfoPanel::tr("show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it")},
        {InfoPanel::tr("Esc"), InfoPanel::tr("cancel the move")},
        {QStringLiteral("P"), InfoPanel::tr("pass"), {Qt::Key_P}},
        {QStringLiteral("T"), InfoPanel::tr("type a move: Nf3, e7e8q, Q16, pass"), {Qt::Key_T}},
        {InfoPanel::tr("N, Shift N"), InfoPanel::tr("in Review: next mistake, previous mistake"), {Qt::Key_N, Qt::SHIFT | Qt::Key_N}},
        {InfoPanel::tr("Space"), InfoPanel::tr("in Review: analysis on or off"), {Qt::Key_Space}},
        {QStringLiteral("E"), InfoPanel::tr("in Review: evaluation bar"), {Qt::Key_E}},
        {InfoPanel::tr("L, Shift L"), InfoPanel::tr("live analysis, the opponent's threat"), {Qt::Key_L, Qt::SHIFT | Qt::Key_L}},
        {QStringLiteral("X"), InfoPanel::tr("opening explorer"), {Qt::Key_X}},
        {InfoPanel::tr("Ctrl Z, Ctrl Shift Z"), InfoPanel::tr("undo, redo the last change on this page"),
            {QKeySequence::Undo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}},
        {InfoPanel::tr("Ctrl Backspace"), InfoPanel::tr("take back"), {Qt::CTRL | Qt::Key_Backspace}},
        {InfoPanel::tr("Ctrl H, Ctrl D, Ctrl R"), InfoPanel::tr("hint, draw, resign"),
            {Qt::CTRL | Qt::Key_H, Qt::CTRL | Qt::Key_D, Qt::CTRL | Qt::Key_R}},
        {QStringLiteral("M"), InfoPanel::tr("move numbers on the stones"), {Qt::Key_M}},
        {QStringLiteral("F"), InfoPanel::tr("flip the board"), {Qt::Key_F}},
        {QStringLiteral("K"), InfoPanel::tr("coordinates"), {Qt::Key_K}},
        {InfoPanel::tr("Ctrl C, Ctrl V"), InfoPanel::tr("copy the game, paste SGF, PGN or FEN"), {QKeySequence::Copy, QKeySequence::Paste}},
        {InfoPanel::tr("Ctrl Shift C"), InfoPanel::tr("copy the position: FEN, or SGF"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {InfoPanel::tr("Ctrl E"), InfoPanel::tr("set up a position"), {Qt::CTRL | Qt::Key_E}},
        {InfoPanel::tr("Ctrl I"), InfoPanel::tr("edit players, event, date and result"), {Qt::CTRL | Qt::Key_I}},
        {InfoPanel::tr("Ctrl Alt C"), InfoPanel::tr("copy the board as an image"), {Qt::CTRL | Qt::ALT | Qt::Key_C}},
        {InfoPanel::tr("Ctrl Shift E, Ctrl P"), InfoPanel::tr("export the board as an image, print it"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_E, QKeySequence::Print}},
        {InfoPanel::tr("Ctrl Shift G"), InfoPanel::tr("export the moves as an animated GIF"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}},
        {InfoPanel::tr("Ctrl N, O, S"), InfoPanel::tr("new game, open, save"), {QKeySequence::New, QKeySequence::Open, QKeySequence::Save}},
        {InfoPanel::tr("F1, Shift F1"), InfoPanel::tr("help on this page, these keys"), {Qt::Key_F1, Qt::SHIFT | Qt::Key_F1}},
        {InfoPanel::tr("Ctrl ,"), InfoPanel::tr("settings; keys can be changed there"), {Qt::CTRL | Qt::Key_Comma}},
        {QStringLiteral("F11"), InfoPanel::tr("full screen"), {Qt::Key_F11}},
    };
}

} // namespace

InfoPanel* makeKeysPanel(const Shortcuts& keys)
{
    auto* panel = new InfoPanel(InfoPanel::tr("Keys"));
    const auto fill = [panel, &keys] {
        panel->clearRows();
        for (const KeyRow& row : keyRows())
            if (const QString now = keysNow(row, keys); !now.isEmpty())
                panel->addRow(now, row.meaning);
    };
    fill();
    QObject::connect(&keys, &Shortcuts::changed, panel, fill);
    return panel;
}

InfoPanel* makeAboutPanel()
{
    auto* panel = new InfoPanel(InfoPanel::tr("Evenmatch"));
    panel->addText(InfoPanel::tr("Go and chess, at your own level."));
    panel->addRow(InfoPanel::tr("Version"), QCoreApplication::applicationVersion());
    panel->addRow(InfoPanel::tr("Licence"), InfoPanel::tr("GNU General Public License, version 3 or later; there is no warranty"));
    panel->addRow(InfoPanel::tr("Built with"), QStringLiteral("Qt %1").arg(QLatin1String(qVersion())));
    return panel;
}

} // namespace evenmatch::ui
