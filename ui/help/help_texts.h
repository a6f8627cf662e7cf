// What the help says: a page for each task, and a glossary.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace evenmatch::ui {

struct HelpPage {
    QString id; ///< "play", the same in every language
    QString title;
    QStringList paragraphs;
    bool isTerm = false; ///< of the glossary

    /// Whether every word of the search stands in it, in whatever case.
    bool mentions(const QString& search) const;
};

/// In the user's language: the tasks in the order in which people come to them, then the terms by the alphabet.
std::vector<HelpPage> helpPages();

} // namespace evenmatch::ui
