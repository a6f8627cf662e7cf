#include "ui/panels/plot_panel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSettings>

namespace evenmatch::ui {

namespace {

const auto kWindowKey = QStringLiteral("review/window");
const auto kMeasureKey = QStringLiteral("review/measure");
constexpr int kUsualWindow = 21;

} // namespace

PlotPanel::PlotPanel(QWidget* parent)
    : Card({}, parent), m_plot(new BetaPlot), m_text(new QLabel), m_hint(quietLabel()), m_best(quietLabel()), m_measure(new QComboBox),
      m_window(new QComboBox), m_choices(new QWidget), m_head(new QGridLayout)
{
    body()->setContentsMargins(12, 8, 8, 6);
    body()->setSpacing(2);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setObjectName(QStringLiteral("plotLegend"));
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hint->setWordWrap(true);
    m_hint->hide();
    m_best->setObjectName(QStringLiteral("bestLine"));
    m_best->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_best->setToolTip(tr("Point here to see the line on the board."));
    m_best->installEventFilter(this);
    m_best->hide();
    m_measure->setAccessibleName(tr("Measure"));
    m_measure->addItem(tr("β"), static_cast<int>(strength::Measure::Beta));
    m_measure->addItem(tr("Quality"), static_cast<int>(strength::Measure::Quality));
    m_measure->setItemData(0, tr("β, the strength score of a move: the level that the position shows, and the quality of the move"), Qt::ToolTipRole);
    m_measure->setItemData(1, tr("The part of β that speaks of the player's move alone"), Qt::ToolTipRole);
    m_measure->setToolTip(tr("β: how strong the play looks. Quality: the part of it that speaks of the move alone."));
    m_measure->setCurrentIndex(QSettings().value(kMeasureKey, 0).toInt() == 1 ? 1 : 0);
    m_window->setAccessibleName(tr("Moves that a line's points are averaged over"));
    m_window->setToolTip(tr("Each point of a line is the mean over so many moves of the player. The bands are where half of the players of a rank are, averaged alike."));
    m_window->setObjectName(QStringLiteral("smoothing"));
    m_window->addItem(tr("Every move"), 1);
    for (const int window : {5, 11, 21, 41})
        m_window->addItem(tr("Mean of %1").arg(window), window);
    m_window->setCurrentIndex(std::max(0, m_window->findData(QSettings().value(kWindowKey, kUsualWindow).toInt())));
    auto* row = new QHBoxLayout(m_choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_measure);
    row->addWidget(m_window);
    m_head->setHorizontalSpacing(8);
    m_head->setVerticalSpacing(2);
    m_head->setColumnStretch(0, 1);
    m_head->addWidget(m_text, 0, 0);
    m_head->addWidget(m_choices, 0, 1);
    body()->addLayout(m_head);
    body()->addWidget(m_best);
    body()->addWidget(m_hint);
    body()->addWidget(m_plot, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the board takes what is left
    connect(m_measure, &QComboBox::currentIndexChanged, this, [this](int index) {
        QSettings().setValue(kMeasureKey, index);
        Q_EMIT choiceChanged();
    });
    connect(m_window, &QComboBox::currentIndexChanged, this, [this] {
        QSettings().setValue(kWindowKey, window());
        Q_EMIT choiceChanged();
    });
}

strength::Measure PlotPanel::measure() const
{
    return static_cast<strength::Measure>(m_measure->currentData().toInt());
}

int PlotPanel::window() const
{
    return m_window->currentData().toInt();
}

void PlotPanel::setLegend(const QString& text)
{
    if (text == m_legend)
        return;
    m_legend = text;
    QLabel measure(text);
    measure.setTextFormat(Qt::RichText);
    measure.setWordWrap(true);
    m_legendWidth = measure.minimumSizeHint().width(); // of the longer player: lines break between the two
    show();
    layOut();
}

/// A legend that would be cut beside the choices stands over them.
void PlotPanel::layOut()
{
    const int beside = contentsRect().width() - body()->contentsMargins().left() - body()->contentsMargins().right() - m_choices->sizeHint().width() - m_head->horizontalSpacing();
    const bool narrow = m_legendWidth > beside;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_head->removeWidget(m_choices);
    m_head->addWidget(m_choices, narrow ? 1 : 0, narrow ? 0 : 1, narrow ? Qt::AlignRight : Qt::Alignment());
    m_text->setMinimumHeight(narrow ? 2 * QFontMetrics(m_text->font()).lineSpacing() : 0); // what is said of a move pointed at is longer, and nothing moves
}

void PlotPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    layOut();
}

void PlotPanel::setHover(const QString& text)
{
    m_hover = text;
    show();
}

void PlotPanel::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void PlotPanel::setBestLine(const QString& text)
{
    m_best->setText(text);
    m_best->setVisible(!text.isEmpty());
}

bool PlotPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_best && (event->type() == QEvent::Enter || event->type() == QEvent::Leave))
        Q_EMIT bestLineHovered(event->type() == QEvent::Enter);
    return Card::eventFilter(watched, event);
}

void PlotPanel::show()
{
    m_text->setText(m_hover.isEmpty() ? m_legend : m_hover);
}

} // namespace evenmatch::ui
