// The Lab: measurements of the papers as jobs, with growing plots, and earlier runs.
#pragma once

#include "ui/lab/lab.h"

#include <QWidget>

class QStackedWidget;

namespace evenmatch::ui {

class Card;
class LabForm;
class LabResultPanel;
class LabRunView;
class Notice;

class LabPage final : public QWidget {
    Q_OBJECT
public:
    /// Runs are kept in `folder`. `jobs` must outlive the page.
    LabPage(const QString& folder, LabProcessMaker processes, JobList& jobs, QWidget* parent = nullptr);

    Lab& lab() { return m_lab; }
    LabForm* form() const { return m_form; }
    LabResultPanel* result() const { return m_result; }
    /// Reads the list of measurements from the program, once.
    void look();
    /// Starts it and shows it.
    void start(const LabPlan& plan);
    /// Whether nothing runs, so that screenshots can be taken.
    bool isSettled() const;

private:
    QWidget* makeSide();
    void showRun(LabRun* run);
    void refresh();

    Lab m_lab;
    LabForm* m_form;
    LabResultPanel* m_result;
    Notice* m_notice;
    QStackedWidget* m_stack;
    LabRunView* m_list;
    Card* m_runsCard = nullptr;
};

} // namespace evenmatch::ui
