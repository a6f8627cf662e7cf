#include "ui/opponent/game_terms.h"

#include "ui/opponent/opponent.h"
#include "ui/text/sentences.h"
#include "ui/widgets/form_rows.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <cstdlib>

namespace evenmatch::ui {

namespace {

constexpr int kChess960Starts = 960;
const auto kNoClock = QStringLiteral("none");
const auto kOwn = QStringLiteral("own"); ///< with the values below it
const auto kAbsolute = QStringLiteral("absolute"); ///< systems of a custom clock
const auto kFischer = QStringLiteral("fischer");
const auto kByoYomi = QStringLiteral("byo-yomi");
const auto kCanadian = QStringLiteral("canadian");

struct ClockPreset {
    const char* id; ///< in the settings
    bool go;
    game::TimeSettings time;
};

using std::chrono::minutes;
using std::chrono::seconds;

constexpr game::TimeSettings fischer(int main, int each)
{
    return {.main = minutes(main), .increment = seconds(each), .period = {}, .periods = 0};
}

constexpr game::TimeSettings overtime(int main, int periods, int period, int stones = 1)
{
    return {.main = minutes(main), .increment = {}, .period = seconds(period), .periods = periods, .stones = stones};
}

const ClockPreset kPresets[] = {{"go-20", true, fischer(20, 0)}, {"go-10-3x30", true, overtime(10, 3, 30)},
    {"go-10-5x30", true, overtime(10, 5, 30)}, {"go-30-5x30", true, overtime(30, 5, 30)}, {"go-10-25/300", true, overtime(10, 1, 300, 25)},
    {"go-5+10", true, fischer(5, 10)}, {"1+0", false, fischer(1, 0)}, {"3+2", false, fischer(3, 2)}, {"5+0", false, fischer(5, 0)},
    {"10+0", false, fischer(10, 0)}, {"15+10", false, fischer(15, 10)}, {"30+0", false, fischer(30, 0)}, {"90+30", false, fischer(90, 30)}};

QString key(const char* what) { return QStringLiteral("newGame/terms/%1").arg(QLatin1String(what)); }

void selectData(QComboBox* box, const QVariant& data)
{
    if (const int index = box->findData(data); index >= 0)
        box->setCurrentIndex(index);
}

} // namespace

GameTerms::GameTerms(QWidget* parent)
    : QWidget(parent), m_rows(new FormRows), m_rules(new QComboBox), m_handicap(new QComboBox), m_komi(new QDoubleSpinBox),
      m_start(new QSpinBox), m_clock(new QComboBox), m_system(new QComboBox), m_minutes(new QSpinBox), m_seconds(new QSpinBox),
      m_periods(new QSpinBox), m_moves(new QSpinBox), m_period(new QSpinBox),
      m_pace(new QCheckBox(tr("Human-like thinking time"))), m_names{new QLineEdit, new QLineEdit}
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_rows);
    addGoFields();
    addChess960Fields();
    addClockFields();
    addNames();
    recall();
    for (QComboBox* box : {m_rules, m_handicap, m_clock, m_system}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long words do not widen the panel
        box->setMinimumContentsLength(6);
    }
    m_clock->setMinimumContentsLength(16); // its text wraps beside long labels
    for (QComboBox* box : {m_rules, m_handicap, m_clock, m_system})
        connect(box, &QComboBox::currentIndexChanged, this, &GameTerms::changed);
    for (QSpinBox* box : {m_minutes, m_seconds, m_periods, m_moves, m_period, m_start})
        connect(box, &QSpinBox::valueChanged, this, &GameTerms::changed);
    connect(m_komi, &QDoubleSpinBox::valueChanged, this, &GameTerms::changed);
}

std::vector<std::pair<QString, QString>> GameTerms::ruleSets()
{
    return {{tr("Chinese"), QStringLiteral("Chinese")}, {tr("Japanese"), QStringLiteral("Japanese")}, {tr("AGA"), QStringLiteral("AGA")},
        {tr("New Zealand"), QStringLiteral("NZ")}, {tr("Tromp-Taylor"), QStringLiteral("Tromp-Taylor")}};
}

double GameTerms::usualKomi(const QString& rules)
{
    return rules == QLatin1String("Japanese") ? 6.5 : rules == QLatin1String("NZ") ? 7.0 : 7.5;
}

void GameTerms::addGoFields()
{
    for (const auto& [name, written] : ruleSets())
        m_rules->addItem(name, written);
    m_rules->setAccessibleName(tr("Rules"));
    m_rows->addRow(tr("Rules"), m_rules);

    m_handicap->addItem(tr("None"), 0);
    for (int stones = 2; stones <= 9; ++stones)
        m_handicap->addItem(tr("%1 stones").arg(stones), stones);
    m_handicap->setAccessibleName(tr("Handicap"));
    m_handicap->setToolTip(tr("Stones placed for Black before White's first move"));
    m_rows->addRow(tr("Handicap"), m_handicap);
    m_suggested = new QPushButton;
    m_suggested->setObjectName(QStringLiteral("suggestedHandicap"));
    m_suggested->setProperty("slim", true);
    m_suggested->setToolTip(tr("This handicap makes the game even for your two ranks; its receiver plays Black"));
    m_rows->addRow({}, m_suggested);
    connect(m_suggested, &QPushButton::clicked, this, [this] {
        const bool isUsers = m_stones > 0;
        selectData(m_handicap, std::abs(m_stones));
        Q_EMIT handicapTaken(isUsers);
    });
    connect(m_handicap, &QComboBox::currentIndexChanged, this, &GameTerms::refreshSuggestion);

    m_komi->setRange(-150, 150);
    m_komi->setDecimals(1);
    m_komi->setSingleStep(0.5);
    m_komi->setAccessibleName(tr("Komi"));
    m_komi->setToolTip(tr("Points given to White for moving second"));
    m_rows->addRow(tr("Komi"), m_komi);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &GameTerms::suggestKomi);
    connect(m_handicap, &QComboBox::currentIndexChanged, this, &GameTerms::suggestKomi);
    suggestKomi();
}

void GameTerms::addChess960Fields()
{
    m_startRow = new QWidget;
    auto* row = new QHBoxLayout(m_startRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_start->setRange(0, kChess960Starts - 1);
    m_start->setAccessibleName(tr("Starting position"));
    m_start->setToolTip(tr("Number of the starting position; 518 is the standard one"));
    auto* shuffle = new QPushButton(tr("Shuffle"));
    connect(shuffle, &QPushButton::clicked, this, [this] { m_start->setValue(QRandomGenerator::global()->bounded(kChess960Starts)); });
    m_start->setValue(QRandomGenerator::global()->bounded(kChess960Starts));
    row->addWidget(m_start, 1);
    row->addWidget(shuffle);
    m_rows->addRow(tr("Position"), m_startRow);
}

void GameTerms::addClockFields()
{
    constexpr int kBeforeWords = 36; // pixels: the box, which the style sheet makes larger than the style reports
    constexpr int kWidestField = 280; // of the smallest panel's 320
    m_clock->setObjectName(QStringLiteral("clockKind"));
    m_clock->setAccessibleName(tr("Clock"));
    m_rows->addRow(tr("Clock"), m_clock, true); // a long label
    m_system->setObjectName(QStringLiteral("clockSystem"));
    m_system->setAccessibleName(tr("System"));
    const std::pair<const char*, QString> systems[] = {{QT_TR_NOOP("Absolute"), kAbsolute}, {QT_TR_NOOP("Fischer"), kFischer},
        {QT_TR_NOOP("Byo-yomi"), kByoYomi}, {QT_TR_NOOP("Canadian"), kCanadian}};
    for (const auto& [name, id] : systems)
        m_system->addItem(tr(name), id);
    m_rows->addRow(tr("System"), m_system);
    const auto add = [this](QSpinBox* box, const QString& label, int least, int most, int usual) {
        box->setRange(least, most);
        box->setValue(usual);
        box->setAccessibleName(label);
        m_rows->addRow(label, box);
    };
    add(m_minutes, tr("Minutes"), 0, 600, 10);
    add(m_seconds, tr("Seconds per move"), 0, 600, 10);
    add(m_periods, tr("Periods"), 1, 25, 5);
    add(m_moves, tr("Moves per period"), 2, 100, 25);
    add(m_period, tr("Minutes per period"), 1, 60, 5);
    m_minutes->setObjectName(QStringLiteral("clockMinutes"));
    m_seconds->setObjectName(QStringLiteral("clockSeconds"));
    m_periods->setObjectName(QStringLiteral("clockPeriods"));
    m_moves->setObjectName(QStringLiteral("clockMoves"));
    m_period->setObjectName(QStringLiteral("clockPeriodMinutes"));
    for (QComboBox* box : {m_clock, m_system})
        connect(box, &QComboBox::currentIndexChanged, this, &GameTerms::refreshClock);
    m_pace->setObjectName(QStringLiteral("takesItsTime"));
    m_pace->setToolTip(tr("Evenmatch takes about as long for a move as a human"));
    m_pace->setMinimumWidth(std::min(m_pace->fontMetrics().horizontalAdvance(m_pace->text()) + kBeforeWords, kWidestField));
    m_rows->addRow(tr("Evenmatch"), m_pace, true); // long in some languages
}

void GameTerms::addNames()
{
    for (int side = 0; side < 2; ++side) {
        m_names[side]->setPlaceholderText(tr("Name"));
        m_nameLabels[side] = m_rows->addRow({}, m_names[side]);
        connect(m_names[side], &QLineEdit::returnPressed, this, &GameTerms::accepted);
    }
}

void GameTerms::show(NewGame::Kind kind, bool twoPeople, bool isEngine)
{
    const bool wasGo = m_kind == NewGame::Kind::Go;
    m_kind = kind;
    if (wasGo != (kind == NewGame::Kind::Go) || m_clock->count() == 0)
        fillClock();
    refreshSuggestion();
    const bool go = kind == NewGame::Kind::Go;
    for (QWidget* field : {static_cast<QWidget*>(m_rules), static_cast<QWidget*>(m_handicap), static_cast<QWidget*>(m_komi)})
        m_rows->setRowVisible(field, go && !m_begun);
    m_rows->setRowVisible(m_startRow, kind == NewGame::Kind::Chess960 && !m_begun);
    const QString names[] = {go ? tr("Black") : tr("White"), go ? tr("White") : tr("Black")};
    for (int side = 0; side < 2; ++side) {
        m_nameLabels[side]->setText(names[side]);
        m_names[side]->setAccessibleName(tr("Name of %1").arg(names[side]));
        m_rows->setRowVisible(m_names[side], twoPeople);
    }
    m_rows->setRowVisible(m_pace, !twoPeople && !isEngine);
    refreshClock();
}

void GameTerms::refreshClock()
{
    static const char* const kTips[]
        = {QT_TR_NOOP("Absolute: main time only"), QT_TR_NOOP("Fischer: each move adds seconds to the remaining time"),
            QT_TR_NOOP("Byo-yomi: after the main time, each move has its own period"),
            QT_TR_NOOP("Canadian: after the main time, a number of moves must be made in each period")};
    const QString kind = m_clock->currentData().toString();
    const bool own = kind == kOwn;
    const QString system = ownSystem();
    m_system->setToolTip(tr(kTips[std::max(m_system->currentIndex(), 0)]));
    m_rows->setRowVisible(m_system, own && m_kind == NewGame::Kind::Go);
    m_rows->setRowVisible(m_minutes, own);
    m_rows->setRowVisible(m_seconds, own && (system == kFischer || system == kByoYomi));
    m_rows->setRowVisible(m_periods, own && system == kByoYomi);
    m_rows->setRowVisible(m_moves, own && system == kCanadian);
    m_rows->setRowVisible(m_period, own && system == kCanadian);
    if (m_clock->currentIndex() >= 0)
        m_wantedClock[m_kind == NewGame::Kind::Go ? 0 : 1] = kind;
}

/// Chess supports only minutes and an increment.
QString GameTerms::ownSystem() const { return m_kind == NewGame::Kind::Go ? m_system->currentData().toString() : kFischer; }

/// Each game has its own list of clocks and its own last choice.
void GameTerms::fillClock()
{
    const bool go = m_kind == NewGame::Kind::Go;
    const QString wanted = m_wantedClock[go ? 0 : 1];
    {
        const QSignalBlocker quiet(m_clock);
        m_clock->clear();
        m_clock->addItem(tr("No clock"), kNoClock);
        for (const ClockPreset& preset : kPresets)
            if (preset.go == go)
                m_clock->addItem(go ? systemWords(preset.time) : QString::fromLatin1(preset.id), QLatin1String(preset.id));
        m_clock->addItem(tr("Custom…"), kOwn);
        m_clock->setToolTip(
            go ? tr("Byo-yomi: after the main time, each move has its own period") : tr("Minutes for the game + seconds for each move"));
        m_clock->setCurrentIndex(std::max(0, m_clock->findData(wanted)));
    }
    refreshClock();
}

void GameTerms::suggestHandicap(int stones)
{
    m_stones = std::clamp(stones, -9, 9);
    refreshSuggestion();
}

void GameTerms::refreshSuggestion()
{
    const bool offered
        = m_kind == NewGame::Kind::Go && !m_begun && std::abs(m_stones) >= 2 && m_handicap->currentData().toInt() != std::abs(m_stones);
    m_suggested->setText(m_stones > 0 ? tr("Suggested: %n stones for you", nullptr, m_stones)
                                      : tr("Suggested: %n stones for the opponent", nullptr, -m_stones));
    QSizePolicy size = m_suggested->sizePolicy(); // the rows below do not move, whatever rank is chosen
    size.setRetainSizeWhenHidden(m_kind == NewGame::Kind::Go && m_stones != 0);
    m_suggested->setSizePolicy(size);
    m_rows->setRowVisible(m_suggested, offered);
}

void GameTerms::suggestKomi()
{
    const bool even = m_handicap->currentData().toInt() == 0;
    m_komi->setValue(even ? usualKomi(m_rules->currentData().toString()) : 0.5);
}

game::TimeSettings GameTerms::time() const
{
    const std::chrono::seconds main = std::chrono::minutes(m_minutes->value());
    const std::chrono::seconds each(m_seconds->value());
    const QString kind = m_clock->currentData().toString();
    const QString system = kind == kOwn ? ownSystem() : QString();
    if (system == kAbsolute)
        return {.main = main};
    if (system == kFischer)
        return {.main = main, .increment = each};
    if (system == kByoYomi)
        return {.main = main, .period = std::max(each, std::chrono::seconds(1)), .periods = m_periods->value()};
    if (system == kCanadian)
        return {.main = main, .period = std::chrono::minutes(m_period->value()), .periods = 1, .stones = m_moves->value()};
    for (const ClockPreset& preset : kPresets)
        if (kind == QLatin1String(preset.id))
            return preset.time;
    return {};
}

void GameTerms::write(NewGame& game) const
{
    game.rules = m_rules->currentData().toString();
    game.komi = m_komi->value();
    game.handicap = m_handicap->currentData().toInt();
    game.chess960 = m_start->value();
    game.plan.time = time();
    for (int side = 0; side < 2; ++side)
        game.players[side] = m_names[side]->isHidden() ? QString() : m_names[side]->text().trimmed();
}

void GameTerms::recall()
{
    const QSettings settings;
    selectData(m_rules, settings.value(key("rules"), QStringLiteral("Chinese")));
    selectData(m_handicap, settings.value(key("handicap"), 0));
    if (settings.contains(key("komi")))
        m_komi->setValue(settings.value(key("komi")).toDouble());
    m_wantedClock[0] = settings.value(key("goClock"), kNoClock).toString();
    m_wantedClock[1] = settings.value(key("chessClock"), kNoClock).toString();
    selectData(m_system, settings.value(key("system"), kByoYomi));
    for (QString& wanted : m_wantedClock) // earlier versions stored a line for each system
        if (wanted == kFischer || wanted == kByoYomi) {
            selectData(m_system, wanted);
            wanted = kOwn;
        }
    fillClock();
    m_minutes->setValue(settings.value(key("minutes"), m_minutes->value()).toInt());
    m_seconds->setValue(settings.value(key("seconds"), m_seconds->value()).toInt());
    m_periods->setValue(settings.value(key("periods"), m_periods->value()).toInt());
    m_moves->setValue(settings.value(key("moves"), m_moves->value()).toInt());
    m_period->setValue(settings.value(key("periodMinutes"), m_period->value()).toInt());
    recallPace();
}

void GameTerms::recallPace() { m_pace->setChecked(Opponent::takesItsTime()); }

void GameTerms::remember(QSettings& settings) const
{
    settings.setValue(key("rules"), m_rules->currentData());
    settings.setValue(key("handicap"), m_handicap->currentData());
    settings.setValue(key("komi"), m_komi->value());
    settings.setValue(key("goClock"), m_wantedClock[0]);
    settings.setValue(key("chessClock"), m_wantedClock[1]);
    settings.setValue(key("minutes"), m_minutes->value());
    settings.setValue(key("seconds"), m_seconds->value());
    settings.setValue(key("periods"), m_periods->value());
    settings.setValue(key("system"), m_system->currentData());
    settings.setValue(key("moves"), m_moves->value());
    settings.setValue(key("periodMinutes"), m_period->value());
    if (m_pace->isChecked() != Opponent::takesItsTime())
        Opponent::setTakesItsTime(m_pace->isChecked());
}

QString GameTerms::clockWords() const
{
    const game::TimeSettings settings = time();
    return settings.unlimited() ? tr("no clock") : timeWords(settings);
}

QString GameTerms::timeWords(const game::TimeSettings& settings)
{
    const auto minutes = settings.main.count() / 60;
    if (settings.stones > 1)
        return tr("%1 min, then %2 moves in %3 min").arg(minutes).arg(settings.stones).arg(settings.period.count() / 60);
    if (settings.periods > 0)
        return tr("%1 min, then %2 × %3 s").arg(minutes).arg(settings.periods).arg(settings.period.count());
    return settings.increment.count() > 0 ? tr("%1 min + %2 s per move").arg(minutes).arg(settings.increment.count())
                                          : tr("%1 min").arg(minutes);
}

/// "Byo-yomi: 10 min, then 5 × 30 s"
QString GameTerms::systemWords(const game::TimeSettings& settings)
{
    const QString system = settings.stones > 1 ? tr("Canadian")
        : settings.periods > 0                 ? tr("Byo-yomi")
        : settings.increment.count() > 0       ? tr("Fischer")
                                               : tr("Absolute");
    return tr("%1: %2").arg(system, timeWords(settings));
}

QString GameTerms::summary() const
{
    if (m_kind != NewGame::Kind::Go || m_begun)
        return time().unlimited() ? tr("No clock") : clockWords();
    const int stones = m_handicap->currentData().toInt();
    const QString komi = tr("%1 komi").arg(QLocale().toString(m_komi->value()));
    return joinList({m_rules->currentText(), stones > 0 ? tr("%n handicap stones", nullptr, stones) : komi, clockWords()});
}

} // namespace evenmatch::ui
