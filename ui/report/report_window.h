// A window that shows and saves a report.
#pragma once

#include "ui/report/report.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace evenmatch::ui {

class ReportWindow final : public QWidget {
    Q_OBJECT
public:
    /// Closes with `parent` or by Escape, and deletes itself when closed.
    ReportWindow(Report report, QWidget* parent);

    const Report& report() const { return m_report; }

private:
    void save(const QString& suffix, const QString& filter);

    Report m_report;
    QTextBrowser* m_text;
    QLabel* m_said;
};

} // namespace evenmatch::ui
