#include "ui/library/info_panel.h"

#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QFormLayout>
#include <QPushButton>

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

void InfoPanel::addText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    m_text->addWidget(label);
}

InfoPanel* makeKeysPanel()
{
    auto* panel = new InfoPanel(InfoPanel::tr("Keys"));
    const std::pair<QString, QString> keys[] = {
        {QStringLiteral("← →"), InfoPanel::tr("previous move, next move")},
        {InfoPanel::tr("Shift ← →"), InfoPanel::tr("ten moves")},
        {QStringLiteral("↑ ↓"), InfoPanel::tr("previous variation, next variation")},
        {InfoPanel::tr("Ctrl 1 … 7"), InfoPanel::tr("the pages")},
        {InfoPanel::tr("Home, End"), InfoPanel::tr("go to start, go to end")},
        {InfoPanel::tr("Page Up, Down"), InfoPanel::tr("previous game, next game of the file")},
        {InfoPanel::tr("Enter or Space"), InfoPanel::tr("show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it")},
        {InfoPanel::tr("Esc"), InfoPanel::tr("cancel the move")},
        {QStringLiteral("P"), InfoPanel::tr("pass")},
        {QStringLiteral("T"), InfoPanel::tr("type a move: Nf3, e7e8q, Q16, pass")},
        {InfoPanel::tr("N, Shift N"), InfoPanel::tr("in Review: next mistake, previous mistake")},
        {InfoPanel::tr("Space"), InfoPanel::tr("in Review: analysis on or off")},
        {QStringLiteral("E"), InfoPanel::tr("in Review: evaluation bar")},
        {QStringLiteral("X"), InfoPanel::tr("opening explorer")},
        {InfoPanel::tr("Ctrl Z, Ctrl Shift Z"), InfoPanel::tr("undo, redo the last change on this page")},
        {InfoPanel::tr("Ctrl Backspace"), InfoPanel::tr("take back")},
        {InfoPanel::tr("Ctrl H, Ctrl D, Ctrl R"), InfoPanel::tr("hint, draw, resign")},
        {QStringLiteral("M"), InfoPanel::tr("move numbers on the stones")},
        {QStringLiteral("F"), InfoPanel::tr("flip the board")},
        {QStringLiteral("K"), InfoPanel::tr("coordinates")},
        {InfoPanel::tr("Ctrl C, Ctrl V"), InfoPanel::tr("copy the game, paste SGF, PGN or FEN")},
        {InfoPanel::tr("Ctrl Shift C"), InfoPanel::tr("copy the position: FEN, or SGF")},
        {InfoPanel::tr("Ctrl E"), InfoPanel::tr("set up a position")},
        {InfoPanel::tr("Ctrl I"), InfoPanel::tr("edit players, event, date and result")},
        {InfoPanel::tr("Ctrl Alt C"), InfoPanel::tr("copy the board as an image")},
        {InfoPanel::tr("Ctrl Shift E, Ctrl P"), InfoPanel::tr("export the board as an image, print it")},
        {InfoPanel::tr("Ctrl Shift G"), InfoPanel::tr("export the moves as an animated GIF")},
        {InfoPanel::tr("Ctrl N, O, S"), InfoPanel::tr("new game, open, save")},
        {InfoPanel::tr("F1, Shift F1"), InfoPanel::tr("help on this page, these keys")},
        {InfoPanel::tr("Ctrl ,"), InfoPanel::tr("settings; keys can be changed there")},
        {QStringLiteral("F11"), InfoPanel::tr("full screen")},
    };
    for (const auto& [key, meaning] : keys)
        panel->addRow(key, meaning);
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
