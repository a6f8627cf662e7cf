// Sentences and lists put together in the user's language. Empty texts are left out.
#pragma once

#include <QString>
#include <QStringList>

namespace evenmatch::ui {

/// The text with a full stop: "Stopped" becomes "Stopped."; a text that already ends a sentence stays unchanged.
QString endSentence(const QString& text);

/// One sentence after the other, without a space in Chinese and Japanese.
QString joinSentences(const QStringList& sentences);

/// "A, B, C".
QString joinList(const QStringList& items);

/// "A: B": a text and what it introduces.
QString labelled(const QString& label, const QString& text);

/// "A, B; C, D": a list whose items may contain commas.
QString joinClauses(const QStringList& clauses);

} // namespace evenmatch::ui
