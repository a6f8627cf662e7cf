#include "ui/panels/import_report_card.h"

#include "ui/error_text.h"
#include "ui/theme.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLocale>
#include <QPlainTextEdit>
#include <QToolButton>

namespace evenmatch::ui {

namespace {

constexpr int kListHeight = 132;

/// One line: the file by its name, since the folder is known to whoever chose it.
QString lineOf(core::Error error, bool kept)
{
    error.file = QFileInfo(QString::fromStdString(error.file)).fileName().toStdString();
    const QString text = errorText(error);
    return kept ? ImportReportCard::tr("%1; what comes before is kept").arg(text) : text;
}

} // namespace

QString importText(const library::ImportReport& report)
{
    const auto count = [](std::uint64_t n) { return static_cast<int>(std::min<std::uint64_t>(n, 1'000'000'000)); };
    QStringList parts{ImportReportCard::tr("%n games imported", nullptr, count(report.imported))};
    if (report.duplicates > 0)
        parts << ImportReportCard::tr("%n were there already", nullptr, count(report.duplicates));
    if (report.gamesWithProblems > 0)
        parts << ImportReportCard::tr("%n read up to a mistake in them", nullptr, count(report.gamesWithProblems));
    if (report.failedGames > 0)
        parts << ImportReportCard::tr("%n games could not be read", nullptr, count(report.failedGames));
    if (report.failedFiles > 0)
        parts << ImportReportCard::tr("%n files could not be read", nullptr, count(report.failedFiles));
    const QString text = parts.join(QStringLiteral(", "));
    return report.stopped ? ImportReportCard::tr("%1. Stopped; import again for the rest.").arg(text) : text + QLatin1Char('.');
}

ImportReportCard::ImportReportCard(QWidget* parent) : Card({}, parent), m_summary(new QLabel), m_list(new QPlainTextEdit)
{
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("importFailures"));
    m_list->setReadOnly(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_list->setAccessibleName(tr("What could not be imported"));
    m_list->setFixedHeight(kListHeight);
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close the import report"));
    close->setToolTip(close->accessibleName());
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    body()->addLayout(row);
    body()->addWidget(m_list);
    hide();
}

void ImportReportCard::show(const library::ImportReport& report)
{
    m_summary->setText(importText(report));
    QStringList lines;
    for (const core::Error& error : report.failed)
        lines << lineOf(error, false);
    for (const core::Error& error : report.problems)
        lines << lineOf(error, true);
    m_list->setPlainText(lines.join(QLatin1Char('\n')));
    m_list->setVisible(!lines.isEmpty());
    setVisible(true);
}

} // namespace evenmatch::ui
