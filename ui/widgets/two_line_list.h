// A list with two lines per row, the second in a quieter colour. The model's text contains both, separated by a line break.
#pragma once

#include "ui/widgets/row_list.h"

namespace evenmatch::ui {

class TwoLineList final : public RowList {
    Q_OBJECT
public:
    explicit TwoLineList(QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
