#include "ui/lab/lab_result_panel.h"

#include "ui/base/ask_first.h"
#include "ui/base/theme.h"
#include "ui/engine/job_bar.h"
#include "ui/file/save_file.h"
#include "ui/lab/findings_model.h"
#include "ui/lab/findings_plot.h"
#include "ui/lab/lab.h"
#include "ui/text/clock_text.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"
#include "ui/widgets/save_dialog.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonDocument>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>

#include <algorithm>
#include <limits>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 30;
constexpr int kHeaderHeight = 34;
constexpr int kPadding = 24; // left and right of a cell's text
constexpr int kSteps = 1000;

QString durationText(std::chrono::seconds time)
{
    const auto seconds = static_cast<int>(time.count());
    return seconds < 120 ? LabResultPanel::tr("%n seconds", nullptr, seconds) : LabResultPanel::tr("%n minutes", nullptr, seconds / 60);
}

/// The part of the other run with this title, or, if titles contain different players, at this place.
template <class Part>
std::optional<Part> sameIn(const std::vector<Part>* parts, const QString& title, std::size_t place)
{
    if (!parts)
        return std::nullopt;
    if (const auto found = std::ranges::find(*parts, title, &Part::title); found != parts->end())
        return *found;
    return place < parts->size() ? std::optional((*parts)[place]) : std::nullopt;
}

/// As high as its rows, whose names may have several lines. Views ignore the style sheet's padding.
void fitHeight(QTableView& view)
{
    const QFontMetrics metrics = view.fontMetrics();
    const QRect room(0, 0, view.columnWidth(FindingsModel::Name) - kPadding, std::numeric_limits<int>::max() / 2);
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QString name = view.model()->index(row, FindingsModel::Name).data().toString();
        view.setRowHeight(
            row, kRowHeight - metrics.height() + std::max(metrics.height(), metrics.boundingRect(room, Qt::TextWordWrap, name).height()));
    }
    view.setFixedHeight(kHeaderHeight + view.verticalHeader()->length() + 6);
}

QPushButton* slimButton(const QString& text, const QString& name)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setProperty("slim", true);
    return button;
}

} // namespace

LabResultPanel::LabResultPanel(Lab& lab, QWidget* parent) : QWidget(parent), m_lab(lab)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 4, 8);
    column->setSpacing(12);
    m_nothing = quietLabel(tr("The first results will appear soon."));
    m_nothing->setObjectName(QStringLiteral("labNothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMinimumHeight(160);
    for (QVBoxLayout** part : {&m_plots, &m_tables, &m_morePlots}) {
        *part = new QVBoxLayout;
        (*part)->setSpacing(12);
    }
    m_notesCard = new Card(tr("Notes"));
    m_notes = new QLabel;
    m_notes->setObjectName(QStringLiteral("labNotes"));
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notesCard->body()->addWidget(m_notes);
    column->addWidget(m_nothing);
    column->addLayout(m_plots);
    column->addLayout(m_tables);
    column->addLayout(m_morePlots);
    column->addWidget(m_notesCard);
    column->addStretch(1);
    auto* scroll = new PageScroll(content);
    m_notice = new Notice;
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addWidget(makeHead());
    all->addWidget(m_notice);
    all->addWidget(scroll, 1);
    connect(&m_lab, &Lab::rowsInserted, this, &LabResultPanel::refreshComparison);
    connect(&m_lab, &Lab::rowsRemoved, this, &LabResultPanel::refreshComparison);
    connect(&m_lab, &Lab::foundMore, this, [this](LabRun* run) {
        if (run != m_run)
            refreshComparison();
    });
}

QWidget* LabResultPanel::makeHead()
{
    m_title = new QLabel;
    m_title->setObjectName(QStringLiteral("labTitle"));
    m_title->setFont(typeFont(TypeSize::Title, true));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_settings = quietLabel();
    m_settings->setTextFormat(Qt::PlainText);
    m_settings->setWordWrap(true);
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("labState"));
    m_progress = new QProgressBar;
    m_progress->setFixedHeight(6);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_stop = slimButton(tr("Stop"), QStringLiteral("labStop"));
    m_continue = slimButton(tr("Continue"), QStringLiteral("labContinue"));
    m_export = slimButton(tr("Export…"), QStringLiteral("labExport"));
    m_remove = slimButton(tr("Remove"), QStringLiteral("labRemove"));
    m_remove->setToolTip(tr("Delete this run and its results"));
    m_compare = new QComboBox;
    m_compare->setObjectName(QStringLiteral("labCompare"));
    m_compare->setAccessibleName(tr("Compare with another run"));
    m_compare->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_compare->setMinimumContentsLength(12);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_run->stop(); });
    connect(m_continue, &QPushButton::clicked, this, [this] { m_lab.continueRun(m_run); });
    connect(m_remove, &QPushButton::clicked, this, &LabResultPanel::askToRemove);
    connect(m_export, &QPushButton::clicked, this, &LabResultPanel::chooseExport);
    connect(m_compare, &QComboBox::activated, this, &LabResultPanel::refreshFindings);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QWidget* button : {static_cast<QWidget*>(m_stop), static_cast<QWidget*>(m_continue), static_cast<QWidget*>(m_compare),
             static_cast<QWidget*>(m_export), static_cast<QWidget*>(m_remove)}) {
        buttons->addWidget(button);
        button->hide(); // hidden until there is a run
    }
    buttons->addStretch(1);
    auto* state = new QHBoxLayout;
    state->setSpacing(12);
    state->addWidget(m_state);
    state->addWidget(m_progress, 1);
    state->addStretch(0);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_settings);
    column->addLayout(buttons);
    column->addLayout(state);
    return head;
}

void LabResultPanel::setRun(LabRun* run)
{
    if (m_run)
        disconnect(m_run, nullptr, this, nullptr);
    m_run = run;
    m_shownState.reset();
    m_notice->hide();
    if (!run)
        return;
    connect(run, &LabRun::changed, this, &LabResultPanel::refreshState);
    connect(run, &LabRun::foundMore, this, &LabResultPanel::refreshFindings);
    refreshState();
    refreshComparison();
}

void LabResultPanel::refreshState()
{
    m_title->setText(runTitle(m_run->plan(), m_lab.findLine(m_run->plan().line)));
    m_settings->setText(runSettingsText(m_run->plan()));
    const bool running = m_run->state() == LabRun::State::Running;
    QStringList words{runStateText(*m_run)};
    if (running && m_run->remaining())
        words << timeLeftText(*m_run->remaining());
    else if (!m_run->isOpen() && m_run->worked().count() > 0)
        words << durationText(m_run->worked());
    m_state->setText(words.join(QStringLiteral(" · ")));
    m_progress->setVisible(running);
    m_progress->setRange(0, m_run->progress().total > 0 ? kSteps : 0);
    if (m_run->progress().total > 0)
        m_progress->setValue(static_cast<int>(m_run->progress().done * kSteps / m_run->progress().total));
    const bool hadKeys = m_stop->hasFocus() || m_continue->hasFocus();
    m_stop->setVisible(m_run->isOpen());
    m_continue->setVisible(m_run->canContinue());
    if (hadKeys) // one button replaces the other
        (m_run->isOpen() ? m_stop : m_run->canContinue() ? m_continue : m_export)->setFocus();
    m_remove->setVisible(!m_run->isOpen());
    m_nothing->setText(m_run->isOpen() ? tr("The first results will appear soon.")
            : m_run->canContinue()     ? tr("This run ended without results. Press Continue to resume it.")
                                       : tr("This run ended without results."));
    if (std::exchange(m_shownState, m_run->state()) != m_run->state()) { // progress leaves the words about an export
        if (m_run->state() == LabRun::State::Failed)
            m_notice->alarm(m_run->reason());
        else
            m_notice->hide();
    }
    m_export->show();
    m_export->setEnabled(!m_run->findings().isEmpty());
}

/// The runs of the same line with findings; the selection stays if possible.
void LabResultPanel::refreshComparison()
{
    if (!m_run)
        return;
    const QPointer<LabRun> before = compared();
    m_compare->clear();
    m_compare->addItem(tr("Compare with…"));
    for (int row = 0; row < m_lab.rowCount(); ++row) {
        LabRun* other = m_lab.runAt(row);
        if (other == m_run || other->plan().line != m_run->plan().line || other->findings().isEmpty())
            continue;
        m_compare->addItem(QStringLiteral("%1 · %2").arg(momentText(other->begun()), runSettingsText(other->plan())),
            QVariant::fromValue<QObject*>(other));
        if (other == before)
            m_compare->setCurrentIndex(m_compare->count() - 1);
    }
    m_compare->setVisible(m_compare->count() > 1);
    refreshFindings();
}

LabRun* LabResultPanel::compared() const
{
    auto* chosen = static_cast<LabRun*>(m_compare->currentData().value<QObject*>());
    return m_lab.rowOf(chosen) >= 0 ? chosen : nullptr;
}

void LabResultPanel::refreshFindings()
{
    const LabFindings& findings = m_run->findings();
    const LabRun* other = compared();
    m_nothing->setVisible(findings.isEmpty());
    m_export->setEnabled(!findings.isEmpty());
    showPlots(findings, other ? &other->findings() : nullptr);
    showTables(findings, other ? &other->findings() : nullptr);
    m_notesCard->setVisible(!findings.notes.isEmpty());
    m_notes->setText(findings.notes.join(QStringLiteral("\n")));
}

LabResultPanel::PlotCard LabResultPanel::makePlot()
{
    PlotCard made{new Card, new QLabel, new FindingsPlot};
    made.title->setFont(typeFont(TypeSize::Heading, true));
    made.title->setTextFormat(Qt::PlainText);
    made.title->setWordWrap(true);
    made.card->body()->addWidget(made.title);
    made.card->body()->addWidget(made.plot);
    (m_plotCards.empty() ? m_plots : m_morePlots)->addWidget(made.card);
    return made;
}

LabResultPanel::TableCard LabResultPanel::makeTable()
{
    TableCard made{new Card, new QLabel, new FindingsModel(this), new QTableView};
    made.title->setFont(typeFont(TypeSize::Heading, true));
    made.title->setTextFormat(Qt::PlainText);
    made.title->setWordWrap(true);
    made.view->setObjectName(QStringLiteral("labTable"));
    made.view->setModel(made.model);
    made.view->setShowGrid(false);
    made.view->setFrameShape(QFrame::NoFrame);
    made.view->setSelectionBehavior(QAbstractItemView::SelectRows);
    made.view->setTabKeyNavigation(false);
    made.view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    made.view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    made.view->verticalHeader()->hide();
    made.view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    made.view->verticalHeader()->setDefaultSectionSize(kRowHeight);
    made.view->horizontalHeader()->setHighlightSections(false);
    made.view->horizontalHeader()->setFixedHeight(kHeaderHeight);
    made.view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    made.view->horizontalHeader()->setMinimumSectionSize(52);
    connect(made.view->horizontalHeader(), &QHeaderView::sectionResized, made.view, [view = made.view](int section) {
        if (section == FindingsModel::Name)
            fitHeight(*view);
    });
    made.card->body()->addWidget(made.title);
    made.card->body()->addWidget(made.view);
    m_tables->addWidget(made.card);
    setTabOrder(m_tableCards.empty() ? static_cast<QWidget*>(m_remove) : m_tableCards.back().view, made.view);
    return made;
}

void LabResultPanel::showPlots(const LabFindings& findings, const LabFindings* other)
{
    while (m_plotCards.size() < findings.plots.size())
        m_plotCards.push_back(makePlot());
    for (std::size_t i = 0; i < m_plotCards.size(); ++i) {
        const PlotCard& card = m_plotCards[i];
        card.card->setVisible(i < findings.plots.size());
        if (i >= findings.plots.size())
            continue;
        const LabPlot& plot = findings.plots[i];
        card.title->setText(plot.title);
        card.plot->setPlot(plot, sameIn(other ? &other->plots : nullptr, plot.title, i));
    }
}

void LabResultPanel::showTables(const LabFindings& findings, const LabFindings* other)
{
    while (m_tableCards.size() < findings.tables.size())
        m_tableCards.push_back(makeTable());
    for (std::size_t i = 0; i < m_tableCards.size(); ++i) {
        const TableCard& card = m_tableCards[i];
        const bool shown = i < findings.tables.size() && !findings.tables[i].rows.empty();
        card.card->setVisible(shown);
        if (!shown)
            continue;
        const LabTable& table = findings.tables[i];
        card.title->setText(table.unit.isEmpty() || table.title.contains(table.unit)
                ? table.title
                : QStringLiteral("%1 (%2)").arg(table.title, table.unit));
        card.view->setAccessibleName(table.title);
        card.model->setTable(table, sameIn(other ? &other->tables : nullptr, table.title, i));
        card.view->horizontalHeader()->setSectionResizeMode(FindingsModel::Name, QHeaderView::Stretch);
        fitHeight(*card.view);
    }
}

void LabResultPanel::askToRemove()
{
    askToDelete(*this, tr("Remove"), tr("Delete this run and its results? This cannot be undone."), [this, run = m_run] {
        if (run)
            m_lab.remove(run);
    });
}

void LabResultPanel::chooseExport()
{
    const QString name = QFileInfo(m_run->folder()).fileName();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = chooseSavePath(this, tr("Export results"), folder + QLatin1Char('/') + name + QStringLiteral(".csv"),
        tr("Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)"));
    if (path.isEmpty())
        return;
    if (const auto done = exportTo(path); !done)
        m_notice->alarm(errorText(done.error()));
    else
        m_notice->tell(writtenTo(path));
}

core::Result<void> LabResultPanel::exportTo(const QString& path) const
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return saveFile(path, m_run->findings().toCsv().toUtf8());
    if (suffix == QLatin1String("json")) {
        QJsonObject json{{QStringLiteral("plan"), m_run->plan().toJson()}, {QStringLiteral("begun"), m_run->begun().toString(Qt::ISODate)},
            {QStringLiteral("seconds"), static_cast<double>(m_run->worked().count())}};
        for (const char* part : {"tables", "notes", "plotData"})
            json[QLatin1String(part)] = m_run->findingsJson().value(QLatin1String(part));
        return saveFile(path, QJsonDocument(json).toJson());
    }
    if (m_run->findings().plots.empty())
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "a plot")};
    for (std::size_t i = 0; i < m_run->findings().plots.size(); ++i) {
        const QString number = i > 0 ? QStringLiteral("-%1").arg(i + 1) : QString();
        const QString one = QStringLiteral("%1/%2%3.%4").arg(file.path(), file.completeBaseName(), number, file.suffix());
        if (auto done = m_plotCards[i].plot->save(one); !done)
            return done;
    }
    return {};
}

} // namespace evenmatch::ui
