// The languages of the window.
#pragma once

#include <QString>

#include <vector>

class QCoreApplication;

namespace evenmatch::ui {

struct Language {
    QString code; ///< "de", "zh_TW"; empty: the system's
    QString name; ///< in the language itself
};

/// English first, then those in translations/.
const std::vector<Language>& languages();

/// The user's choice; empty: the system's.
QString chosenLanguage();
void chooseLanguage(const QString& code);
/// The latest of applyLanguage(), which the command line may choose; before that, the user's choice.
QString languageInUse();

/// Switches the application to a language; an unknown one, and "en", mean the texts in the source. Open windows keep their language until
/// they are created again.
void applyLanguage(QCoreApplication& app, const QString& code);

} // namespace evenmatch::ui
