// The result of an import: a line of numbers, and all errors with their places.
#pragma once

#include "ui/library/import_problems_model.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace evenmatch::ui {

class TwoLineList;

/// "310 games imported, 12 were there already, 3 could not be read."
QString importText(const library::ImportReport& report);

/// Hidden without a result.
class ImportReportCard final : public Card {
    Q_OBJECT
public:
    explicit ImportReportCard(QWidget* parent = nullptr);

    void show(const library::ImportReport& report);

private:
    QLabel* m_summary;
    ImportProblemsModel* m_problems;
    TwoLineList* m_list;
    QPushButton* m_copy;
};

} // namespace evenmatch::ui
