#include "ui/library/no_games_panel.h"

#include "ui/base/theme.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QPushButton>

namespace evenmatch::ui {

NoGamesPanel::NoGamesPanel(QWidget* parent) : QWidget(parent)
{
    auto* heading = new QLabel(tr("No games yet"));
    heading->setFont(typeFont(TypeSize::Display, true));
    auto* text = quietLabel(tr("Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.\nGames that you finish here are "
                               "added automatically.\nYour rank is estimated from your games."));
    text->setAlignment(Qt::AlignCenter);
    auto* folder = new QPushButton(tr("Import a folder…"));
    folder->setObjectName(QStringLiteral("importFolder"));
    folder->setProperty("primary", true);
    auto* files = new QPushButton(tr("Import files…"));
    auto* account = new QPushButton(tr("From an account…"));
    account->setObjectName(QStringLiteral("importAccount"));
    auto* clipboard = new QPushButton(tr("Paste from the clipboard"));
    auto* samples = new QPushButton(tr("Add a few sample games"));
    samples->setObjectName(QStringLiteral("addSamples"));
    samples->setToolTip(tr("Five short games to try things out; search for “Sample” to find them"));
    connect(samples, &QPushButton::clicked, this, &NoGamesPanel::samplesWanted);
    connect(folder, &QPushButton::clicked, this, &NoGamesPanel::folderWanted);
    connect(files, &QPushButton::clicked, this, &NoGamesPanel::filesWanted);
    connect(account, &QPushButton::clicked, this, &NoGamesPanel::accountWanted);
    connect(clipboard, &QPushButton::clicked, this, &NoGamesPanel::clipboardWanted);

    const auto inRow = [](std::initializer_list<QPushButton*> buttons) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addStretch(1);
        for (QPushButton* button : buttons)
            row->addWidget(button);
        row->addStretch(1);
        return row;
    };
    auto* column = new QVBoxLayout(this);
    column->setSpacing(14);
    column->addStretch(2);
    column->addWidget(heading, 0, Qt::AlignHCenter);
    column->addWidget(text, 0, Qt::AlignHCenter);
    column->addSpacing(6);
    column->addLayout(inRow({folder, files}));
    column->addLayout(inRow({account, clipboard}));
    column->addLayout(inRow({samples}));
    column->addStretch(3);
}

} // namespace evenmatch::ui
