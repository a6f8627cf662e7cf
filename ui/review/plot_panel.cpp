#include "ui/review/plot_panel.h"

#include "ui/base/theme.h"
#include "ui/widgets/plain_text.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QCursor>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QToolTip>

#include <algorithm>

namespace evenmatch::ui {

namespace {

const auto kWindowKey = QStringLiteral("review/window");
const auto kMeasureKey = QStringLiteral("review/measure");
constexpr int kUsualWindow = 21;
constexpr int kWindows[] = {1, 5, 11, 21, 41};
constexpr int kLeastName = 180; ///< minimum width of a name in pixels

/// A text that gets the room it needs, if available.
void setWhole(ElidedLabel& label, const QString& text)
{
    label.setText(text);
    label.setMaximumWidth(label.sizeHint().width() + 1);
}

} // namespace

/// A player's name, which is shortened first, and the estimate, in fewer words if there is little room.
class PlayerLine final : public QWidget {
public:
    PlayerLine() : m_name(new ElidedLabel(QString())), m_words(new ElidedLabel(QString()))
    {
        m_name->setFont(typeFont(TypeSize::Text, true));
        m_name->setObjectName(QStringLiteral("plotPlayer"));
        m_words->setObjectName(QStringLiteral("plotPlayerWords"));
        m_words->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(kSpacing);
        row->addWidget(m_name, 100);
        row->addWidget(m_words);
        row->addStretch(1);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

    void set(const LegendLine& line, const QString& tip)
    {
        setWhole(*m_name, line.name);
        m_name->setMinimumWidth(std::min(kLeastName, m_name->maximumWidth()));
        m_choices = line.words;
        fit();
        for (ElidedLabel* label : {m_name, m_words})
            setRichToolTip(*label, tip);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fit();
    }

private:
    static constexpr int kSpacing = 8;

    void fit()
    {
        const int room = width() - m_name->minimumWidth() - kSpacing - 1;
        const auto fits = [&](const QString& words) { return m_words->fontMetrics().horizontalAdvance(words) <= room; };
        const auto longest = std::ranges::find_if(m_choices, fits);
        setWhole(*m_words, longest != m_choices.end() ? *longest : m_choices.value(m_choices.size() - 1));
    }

    QStringList m_choices; ///< the longest first
    ElidedLabel* m_name;
    ElidedLabel* m_words;
};

PlotPanel::PlotPanel(QWidget* parent)
    : Card({}, parent), m_plot(new BetaPlot), m_players{new PlayerLine, new PlayerLine}, m_choices(new QPushButton)
{
    body()->setContentsMargins(12, 6, 8, 4);
    body()->setSpacing(2);
    m_choices->setObjectName(QStringLiteral("plotChoices"));
    m_choices->setProperty("slim", true);
    m_choices->setToolTip(tr("β is the strength score. Quality is the part of β that depends on the move alone.") + QLatin1Char('\n')
        + tr("Each point is the mean over this number of the player's moves. Each band holds the middle half of the players of a rank, "
             "averaged in the same way."));
    auto* menu = new QMenu(m_choices);
    menu->setToolTipsVisible(true);
    const int measure = QSettings().value(kMeasureKey, 0).toInt() == 1 ? 1 : 0;
    addChoice(*menu, m_measure, tr("β"), tr("β, the strength score of a move: it depends on the position and on the move"),
        static_cast<int>(strength::Measure::Beta), measure);
    addChoice(*menu, m_measure, tr("Quality"), tr("The part of β that depends on the player's move alone"),
        static_cast<int>(strength::Measure::Quality), measure);
    menu->addSeparator();
    const int kept = QSettings().value(kWindowKey, kUsualWindow).toInt();
    const int window = std::ranges::find(kWindows, kept) != std::end(kWindows) ? kept : kUsualWindow;
    for (const int moves : kWindows)
        addChoice(*menu, m_window, moves == 1 ? tr("Every move") : tr("Mean of %1").arg(moves), {}, moves, window);
    m_choices->setMenu(menu);
    nameChoice();
    connect(m_measure, &QActionGroup::triggered, this, [this](const QAction* action) {
        QSettings().setValue(kMeasureKey, action->data());
        nameChoice();
        Q_EMIT choiceChanged();
    });
    connect(m_window, &QActionGroup::triggered, this, [this](const QAction* action) {
        QSettings().setValue(kWindowKey, action->data());
        nameChoice();
        Q_EMIT choiceChanged();
    });

    auto* players = new QVBoxLayout;
    players->setSpacing(0);
    for (PlayerLine* line : m_players)
        players->addWidget(line);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addLayout(players, 1);
    head->addWidget(m_choices, 0, Qt::AlignTop);
    body()->addLayout(head);
    body()->addWidget(m_plot, 1);
    connect(m_plot, &BetaPlot::tallChanged, m_choices, &QWidget::setVisible); // not for a low plot, where the measure cannot be seen
}

void PlotPanel::addChoice(QMenu& menu, QActionGroup*& group, const QString& text, const QString& tip, int value, int chosen)
{
    if (!group)
        group = new QActionGroup(this);
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setToolTip(tip.isEmpty() ? text : tip);
    action->setData(value);
    action->setChecked(value == chosen);
    group->addAction(action);
}

/// The button shows the choice.
void PlotPanel::nameChoice()
{
    const QString measure = m_measure->checkedAction()->text();
    m_choices->setText(QStringLiteral("%1 · %2").arg(measure).arg(window()));
    m_choices->setAccessibleName(tr("Measure and averaging: %1, %2").arg(measure, m_window->checkedAction()->text()));
}

strength::Measure PlotPanel::measure() const { return static_cast<strength::Measure>(m_measure->checkedAction()->data().toInt()); }

int PlotPanel::window() const { return m_window->checkedAction()->data().toInt(); }

void PlotPanel::setLegend(const std::array<LegendLine, 2>& lines, const QString& whole)
{
    const QString tip = whole + QStringLiteral("<br>")
        + tr("The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its "
             "line may lie in another band.");
    for (std::size_t side = 0; side < lines.size(); ++side)
        m_players[side]->set(lines[side], tip);
}

void PlotPanel::setHover(const QString& text)
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(QCursor::pos(), QStringLiteral("<div style=\"white-space:nowrap\">%1</div>").arg(text), m_plot);
}

} // namespace evenmatch::ui
