// The runs of the Lab as a list: name, date and progress.
#pragma once

#include "ui/widgets/row_list.h"

namespace evenmatch::ui {

class Lab;

class LabRunView final : public RowList {
    Q_OBJECT
public:
    /// The Lab must outlive the view.
    explicit LabRunView(Lab& lab, QWidget* parent = nullptr);

    /// As high as its rows, up to a limit.
    void fitHeight();
};

} // namespace evenmatch::ui
