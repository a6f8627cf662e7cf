// The texts of the help: a page for each task, and a glossary.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace evenmatch::ui {

struct HelpPage {
    QString id; ///< "play"; the same in every language
    QString title;
    QStringList paragraphs;
    bool isTerm = false; ///< of the glossary

    /// Whether it contains every word of the search, ignoring case.
    bool mentions(const QString& search) const;
};

/// In the user's language: first the tasks in the order in which people meet them, then the terms in alphabetical order.
std::vector<HelpPage> helpPages();

} // namespace evenmatch::ui
