// A dialog that is never too low for its texts, and the question before a deletion.
#pragma once

#include <QDialog>

#include <functional>

namespace evenmatch::ui {

/// The height includes texts wrapped at its width. A layout alone computes less, and cuts the texts above and below.
class WholeDialog : public QDialog {
public:
    using QDialog::QDialog;

protected:
    bool event(QEvent* event) override;
};

/// Asks before something is deleted that cannot be brought back; the answer may come after the call. `parent` owns the question.
void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete);

} // namespace evenmatch::ui
