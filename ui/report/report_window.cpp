#include "ui/report/report_window.h"

#include "ui/file/game_files.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/save_dialog.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTextBrowser>

namespace evenmatch::ui {

ReportWindow::ReportWindow(Report report, QWidget* parent)
    : QWidget(parent, Qt::Window), m_report(std::move(report)), m_text(new QTextBrowser), m_said(quietLabel())
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("reportWindow"));
    setWindowTitle(m_report.title());
    constexpr QSize kFrame(16, 48); // approximate size of a window's frame
    resize(QSize(Report::kWidth + 120, 820).boundedTo(screen()->availableGeometry().size() - kFrame));
    m_text->setAccessibleName(tr("Report"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setStyleSheet(
        QStringLiteral("QTextBrowser { background: #fdfcfa; color: #22252a; }")); // the colour of paper, as it will be printed
    m_text->document()->setDocumentMargin(32);
    m_report.fill(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 10, 16, 12);
    row->setSpacing(8);
    row->addWidget(m_said, 1);
    const auto add = [&](const QString& text, const char* name, const QString& suffix, const QString& filter) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, [this, suffix, filter] { save(suffix, filter); });
        row->addWidget(button);
    };
    add(tr("Save as PDF…"), "savePdf", QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    add(tr("Save as HTML…"), "saveHtml", QStringLiteral(".html"), tr("HTML (*.html)"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_text, 1);
    column->addLayout(row);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
}

void ReportWindow::save(const QString& suffix, const QString& filter)
{
    const QString path = chooseGamesPath(this, tr("Save the report"), fileNameOf(m_report.title()) + suffix, filter);
    if (path.isEmpty())
        return;
    const auto written = m_report.save(path);
    m_said->setText(written.ok() ? writtenTo(path) : errorText(written.error()));
}

} // namespace evenmatch::ui
