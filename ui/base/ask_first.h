// The question before something is lost.
#pragma once

#include <functional>

class QString;
class QWidget;

namespace evenmatch::ui {

/// Asks before `todo` is done, which loses something; the answer may come after the call. `yes`: the button that does
/// it. `parent` owns the question.
void askFirst(QWidget& parent, const QString& title, const QString& question, const QString& yes, std::function<void()> todo);
/// The same before something is deleted that cannot be brought back.
void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete);

} // namespace evenmatch::ui
