// The Lab before the first run: its purpose, and a first measurement.
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

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace evenmatch::ui
