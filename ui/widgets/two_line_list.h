// A list whose rows have a line and, quieter, a second one. The model's text holds both, with a line break between them.
#pragma once

#include "ui/widgets/row_list.h"

namespace evenmatch::ui {

class TwoLineList final : public RowList {
    Q_OBJECT
public:
    explicit TwoLineList(QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
