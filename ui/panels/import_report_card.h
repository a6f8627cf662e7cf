// What came of an import: a line of figures, and everything that went wrong, with its place.
#pragma once

#include "core/library/import.h"
#include "ui/widgets/card.h"

class QPlainTextEdit;
class QToolButton;

namespace evenmatch::ui {

/// "310 games imported, 12 were there already, 3 could not be read."
QString importText(const library::ImportReport& report);

/// Hidden until there is something to say.
class ImportReportCard final : public Card {
    Q_OBJECT
public:
    explicit ImportReportCard(QWidget* parent = nullptr);

    void show(const library::ImportReport& report);

private:
    QLabel* m_summary;
    QPlainTextEdit* m_list;
};

} // namespace evenmatch::ui
