#include "ui/pages/lab_page.h"

#include "ui/lab/lab_form.h"
#include "ui/lab/lab_result_panel.h"
#include "ui/lab/lab_run_view.h"
#include "ui/lab/lab_welcome.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"

#include <QBoxLayout>
#include <QStackedWidget>

namespace evenmatch::ui {

namespace {

constexpr int kSideWidth = 372;

} // namespace

LabPage::LabPage(const QString& folder, LabProcessMaker processes, JobList& jobs, QWidget* parent)
    : QWidget(parent), m_lab(folder, std::move(processes), jobs), m_form(new LabForm), m_result(new LabResultPanel(m_lab)),
      m_notice(new Notice), m_stack(new QStackedWidget), m_list(new LabRunView(m_lab))
{
    auto* welcome = new LabWelcome;
    m_stack->addWidget(welcome);
    m_stack->addWidget(m_result);
    auto* main = new QVBoxLayout;
    main->setSpacing(10);
    main->addWidget(m_notice);
    main->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 10, 14, 4);
    row->setSpacing(14);
    row->addLayout(main, 1);
    row->addWidget(makeSide());
    m_form->setLines(labLines({}));

    connect(m_form, &LabForm::startWanted, this, &LabPage::start);
    connect(welcome, &LabWelcome::startWanted, this, [this](const LabPlan& plan) {
        m_form->setPlan(plan);
        start(plan);
    });
    connect(&m_lab, &Lab::linesChanged, this, [this] {
        m_form->setLines(m_lab.lines());
        if (!m_lab.problem().isEmpty())
            m_notice->alarm(m_lab.problem());
        if (m_result->run())
            m_result->setRun(m_result->run()); // the titles are known now
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) { showRun(index.isValid() ? m_lab.runAt(index.row()) : nullptr); });
    connect(&m_lab, &Lab::rowsInserted, this, &LabPage::refresh);
    connect(&m_lab, &Lab::rowsRemoved, this, &LabPage::refresh);
    refresh();
    if (m_lab.rowCount() > 0)
        m_list->setCurrentIndex(m_lab.index(0));
}

QWidget* LabPage::makeSide()
{
    m_runsCard = new Card(tr("Runs"));
    m_runsCard->body()->addWidget(m_list);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 4, 8);
    column->setSpacing(12);
    column->addWidget(m_form);
    column->addWidget(m_runsCard);
    column->addStretch(1);
    auto* scroll = new PageScroll(side);
    scroll->setFixedWidth(kSideWidth);
    return scroll;
}

void LabPage::look() { m_lab.lines(); }

void LabPage::start(const LabPlan& plan)
{
    LabRun* run = m_lab.start(plan);
    if (!run) {
        m_notice->alarm(tr("The folder for the results cannot be made. Is the disk full?"));
        return;
    }
    m_list->setCurrentIndex(m_lab.index(m_lab.rowOf(run)));
}

void LabPage::showRun(LabRun* run)
{
    m_result->setRun(run);
    m_stack->setCurrentIndex(run ? 1 : 0);
}

void LabPage::refresh()
{
    m_runsCard->setVisible(m_lab.rowCount() > 0);
    m_list->fitHeight();
    if (m_lab.rowCount() == 0)
        showRun(nullptr);
}

bool LabPage::isSettled() const { return m_lab.openRuns().isEmpty(); }

} // namespace evenmatch::ui
