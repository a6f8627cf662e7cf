#include "ui/library/import_report_card.h"

#include "ui/text/sentences.h"
#include "ui/widgets/two_line_list.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QPushButton>
#include <QToolButton>

namespace evenmatch::ui {

namespace {

constexpr int kMostRows = 4;

} // namespace

QString importText(const library::ImportReport& report)
{
    const auto count = [](std::uint64_t n) { return static_cast<int>(std::min<std::uint64_t>(n, 1'000'000'000)); };
    QStringList parts{ImportReportCard::tr("%n games imported", nullptr, count(report.imported))};
    if (report.duplicates > 0)
        parts << ImportReportCard::tr("%n already in your games", nullptr, count(report.duplicates));
    if (report.gamesWithProblems > 0)
        parts << ImportReportCard::tr("%n imported in part, up to an error", nullptr, count(report.gamesWithProblems));
    if (report.failedGames > 0)
        parts << ImportReportCard::tr("%n games could not be read", nullptr, count(report.failedGames));
    if (report.failedFiles > 0)
        parts << ImportReportCard::tr("%n files could not be read", nullptr, count(report.failedFiles));
    if (parts.size() == 1 && report.imported == 0 && report.skipped > 0) // a folder without a game file
        parts << ImportReportCard::tr("%n files of another kind skipped", nullptr, count(report.skipped));
    const QString text = joinList(parts);
    return report.stopped ? ImportReportCard::tr("%1. Import stopped; import again to continue.").arg(text) : endSentence(text);
}

ImportReportCard::ImportReportCard(QWidget* parent)
    : Card({}, parent), m_summary(new QLabel), m_problems(new ImportProblemsModel(this)), m_list(new TwoLineList(this)),
      m_copy(new QPushButton(tr("Copy the list")))
{
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("importFailures"));
    m_list->setModel(m_problems);
    m_list->setAccessibleName(tr("What could not be imported"));
    m_copy->setObjectName(QStringLiteral("copyFailures"));
    m_copy->setProperty("slim", true);
    m_copy->setToolTip(tr("One line per problem, with the full path"));
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_problems->text()); });
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close the import report"));
    close->setToolTip(close->accessibleName());
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_summary, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    row->addWidget(close, 0, Qt::AlignTop);
    body()->addLayout(row);
    body()->addWidget(m_list);
    hide();
}

void ImportReportCard::show(const library::ImportReport& report)
{
    const bool nothing = report.imported + report.duplicates + report.gamesWithProblems + report.failedGames + report.failedFiles == 0;
    if (report.stopped && nothing)
        return hide(); // the user stopped it, or another message explains the stop
    m_summary->setText(importText(report));
    m_problems->setReport(report);
    m_list->fitHeight(kMostRows);
    m_list->setVisible(m_problems->rowCount() > 0);
    m_copy->setVisible(m_problems->rowCount() > 0);
    setVisible(true);
}

} // namespace evenmatch::ui
