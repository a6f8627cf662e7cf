// The question before a deletion.
#pragma once

#include <functional>

class QString;
class QWidget;

namespace evenmatch::ui {

/// Asks before something is deleted that cannot be brought back; the answer may come after the call. `parent` owns the question.
void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete);

} // namespace evenmatch::ui
