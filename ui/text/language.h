// The languages of the window.
#pragma once

#include <QString>

#include <vector>

class QCoreApplication;

namespace evenmatch::ui {

struct Language {
    QString code; ///< "de", "zh_TW"; empty: the system's
    QString name; ///< as its speakers write it
};

/// English first, then those in translations/.
const std::vector<Language>& languages();

/// The user's choice; empty: the system's.
QString chosenLanguage();
void chooseLanguage(const QString& code);

/// Makes the application speak a language from now on; an unknown one, and "en", mean the words in the source. Windows that are open keep
/// theirs until they are made anew.
void applyLanguage(QCoreApplication& app, const QString& code);

} // namespace evenmatch::ui
