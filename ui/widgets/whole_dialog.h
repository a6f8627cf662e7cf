// A dialog that is never too low for its texts.
#pragma once

#include <QDialog>

namespace evenmatch::ui {

/// The height includes texts wrapped at its width. A layout alone computes less, and cuts the texts above and below.
class WholeDialog : public QDialog {
public:
    using QDialog::QDialog;

protected:
    bool event(QEvent* event) override;
};

} // namespace evenmatch::ui
