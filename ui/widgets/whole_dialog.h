// A dialog that is never too low for what it says.
#pragma once

#include <QDialog>

namespace evenmatch::ui {

/// As high as its texts are where they are wrapped at its width. A layout alone asks for less and then cuts what is above and below them.
class WholeDialog : public QDialog {
public:
    using QDialog::QDialog;

protected:
    bool event(QEvent* event) override;
};

} // namespace evenmatch::ui
