// The Lab before the first run: what it is for, and a good one to begin with.
#pragma once

#include "ui/lab/lab_plan.h"

#include <QWidget>

namespace evenmatch::ui {

class LabWelcome final : public QWidget {
    Q_OBJECT
public:
    explicit LabWelcome(QWidget* parent = nullptr);

Q_SIGNALS:
    void startWanted(const evenmatch::ui::LabPlan& plan);
};

} // namespace evenmatch::ui
