#include "ui/analysis/analysis_panel.h"

#include "ui/analysis/line_list.h"
#include "ui/analysis/live_analysis.h"
#include "ui/analysis/live_words.h"
#include "ui/base/theme.h"
#include "ui/game/game_session.h"
#include "ui/widgets/elided_combo_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace evenmatch::ui {

AnalysisPanel::AnalysisPanel(GameSession& session, LiveAnalysis& live, bool whenOff, QWidget* parent)
    : FoldSection(tr("Live analysis"), QStringLiteral("live"), parent), m_session(session), m_live(live), m_whenOff(whenOff),
      m_go(new QPushButton), m_status(quietLabel()), m_list(new LineList), m_territory(new QCheckBox(tr("Territory"))),
      m_threat(new QCheckBox(tr("Threat")))
{
    m_choices = makeChoices();
    m_status->setObjectName(QStringLiteral("liveStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_territory->setObjectName(QStringLiteral("territoryShown"));
    m_territory->setToolTip(tr("Show on the board which points will belong to Black and which to White"));
    m_territory->setFocusPolicy(Qt::TabFocus);
    m_threat->setObjectName(QStringLiteral("threatShown"));
    m_threat->setToolTip(tr("Show what the opponent would play if it were their turn"));
    m_threat->setFocusPolicy(Qt::TabFocus);
    m_go->setObjectName(QStringLiteral("liveGo"));
    m_go->setProperty("slim", true);
    m_go->setFocusPolicy(Qt::TabFocus);
    connect(m_go, &QPushButton::clicked, this, [this] { m_live.setOn(!m_live.isOn()); });
    head()->addWidget(m_go);
    content()->setSpacing(6);
    content()->addWidget(m_choices);
    content()->addWidget(m_status);
    content()->addWidget(m_list);
    auto* shown = new QHBoxLayout;
    shown->addWidget(m_territory);
    shown->addWidget(m_threat);
    shown->addStretch();
    content()->addLayout(shown);
    connect(m_list, &LineList::linePointed, &m_live, &LiveAnalysis::point);
    connect(m_list, &LineList::lineClicked, &m_live, &LiveAnalysis::pin);
    connect(&m_live, &LiveAnalysis::shownMovesChanged, m_list, [this] { m_list->setPinned(m_live.shownMoves()); });
    connect(m_list, &LineList::escaped, &m_live, &LiveAnalysis::unpin);
    connect(m_list, &LineList::lineChosen, &m_live, &LiveAnalysis::play);
    connect(m_territory, &QCheckBox::clicked, &m_live, &LiveAnalysis::setTerritoryShown);
    connect(m_threat, &QCheckBox::clicked, &m_live, &LiveAnalysis::setThreatShown);
    refresh();
}

QWidget* AnalysisPanel::makeChoices()
{
    m_sources = new ElidedComboBox;
    m_sources->setObjectName(QStringLiteral("liveSource"));
    m_sources->setAccessibleName(tr("Analysed by"));
    m_sources->setMinimumContentsLength(8);
    m_sources->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_sources, &QComboBox::activated, this, [this] { m_live.setSource(m_sources->currentData().toString()); });
    m_lines = new QSpinBox;
    m_lines->setObjectName(QStringLiteral("liveLineCount"));
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setToolTip(tr("Number of lines"));
    m_lines->setRange(1, LiveAnalysis::kMostLines);
    connect(m_lines, &QSpinBox::valueChanged, &m_live, &LiveAnalysis::setLines);
    auto* options = new QPushButton(tr("Options…"));
    options->setObjectName(QStringLiteral("liveOptions"));
    options->setProperty("slim", true);
    options->setFocusPolicy(Qt::TabFocus);
    connect(options, &QPushButton::clicked, this, &AnalysisPanel::optionsWanted);
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_sources, 1);
    row->addWidget(m_lines);
    row->addWidget(options);
    return place;
}

void AnalysisPanel::refresh()
{
    const auto state = m_live.state();
    const bool isOn = m_live.isOn() && state != LiveAnalysis::State::Forbidden;
    if (parentWidget() || !(isOn || m_whenOff))
        setVisible(isOn || m_whenOff); // a panel without a parent would be a window
    m_go->setText(isOn ? tr("Stop") : tr("Start"));
    m_go->setAccessibleName(isOn ? tr("Stop the live analysis") : tr("Start the live analysis"));
    m_go->setEnabled(state != LiveAnalysis::State::Forbidden);
    m_choices->setVisible(isOn);
    m_list->setVisible(isOn);
    m_status->setText(liveStatus(m_live));
    m_status->setToolTip(m_live.analyst()); // as text it would wrap and move the rows below
    m_status->setVisible(!m_status->text().isEmpty());
    m_territory->setVisible(isOn && m_session.goPosition() && m_live.report() && !m_live.report()->owners.empty());
    m_territory->setChecked(m_live.isTerritoryShown());
    m_threat->setVisible(isOn);
    m_threat->setEnabled(m_live.canShowThreat());
    m_threat->setChecked(m_live.isThreatShown());
    if (isOn && !m_live.report()) // another analyst or number of lines: starts again
        refreshSources();
    if (isOn)
        refreshLines();
}

void AnalysisPanel::refreshSources()
{
    const QSignalBlocker quiet(m_lines);
    m_lines->setValue(m_live.lines());
    const auto sources = m_live.sources();
    const auto isShown = [&, this] {
        if (m_sources->count() != static_cast<int>(sources.size()))
            return false;
        for (int row = 0; row < m_sources->count(); ++row)
            if (m_sources->itemData(row).toString() != sources[static_cast<std::size_t>(row)].id
                || m_sources->itemText(row) != sources[static_cast<std::size_t>(row)].name)
                return false;
        return true;
    };
    if (!isShown()) {
        m_sources->clear();
        for (const LiveSource& source : sources)
            m_sources->addItem(source.name, source.id);
    }
    m_sources->setCurrentIndex(m_sources->findData(m_live.chosenOf(sources).id));
}

void AnalysisPanel::refreshLines()
{
    const bool isAnew = !m_live.report() || m_node != m_session.node();
    m_node = m_session.node();
    const game::AnyPosition position = m_live.analysedPosition();
    std::vector<ShownLine> lines;
    if (m_live.report())
        for (const search::LiveLine& line : m_live.report()->lines)
            lines.push_back(shownLine(position, line));
    m_list->setLines(std::move(lines), m_live.lines(), isAnew);
}

} // namespace evenmatch::ui
