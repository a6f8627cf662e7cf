#include "ui/engine/engine_chooser.h"

#include "core/game/family.h"
#include "ui/engine/engine.h"
#include "ui/text/error_text.h"
#include "ui/widgets/card.h"
#include "ui/widgets/form_rows.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHideEvent>
#include <QLocale>
#include <QSettings>
#include <QShowEvent>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kEloStep = 100;
constexpr int kTimes[] = {100, 500, 1000, 3000, 10000}; // milliseconds
constexpr int kUsualTime = 1000;

QString settingsKey(const char* what, const std::string& game)
{
    return QStringLiteral("newGame/%1/%2").arg(QString::fromStdString(game), QLatin1String(what));
}

/// From the strongest down; Elo in round numbers, and the weakest there is.
std::vector<int> rungs(const EngineScale& scale)
{
    std::vector<int> values;
    const int step = scale.kind == EngineStrength::Kind::Elo ? kEloStep : 1;
    for (int value = scale.strongest / step * step; value > scale.weakest; value -= step)
        values.push_back(value);
    values.push_back(scale.weakest);
    return values;
}

} // namespace

EngineChooser::EngineChooser(Engine& engine, QWidget* parent)
    : QWidget(parent), m_engine(engine), m_rows(new FormRows), m_names(new QComboBox), m_strengths(new QComboBox), m_times(new QComboBox),
      m_words(quietLabel())
{
    const std::tuple<QComboBox*, QString, const char*> rows[] = {{m_names, tr("Program"), "engines"},
        {m_strengths, tr("Strength"), "engineStrengths"}, {m_times, tr("Time per move"), "engineTimes"}};
    for (const auto& [field, label, name] : rows) {
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(label);
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long names do not widen the panel
        field->setMinimumContentsLength(6);
        m_rows->addRow(label, field);
    }
    m_times->setToolTip(tr("Used when the game has no clock"));
    for (const int time : kTimes)
        m_times->addItem(tr("%1 s per move").arg(QLocale().toString(time / 1000.0)), time);
    m_words->setObjectName(QStringLiteral("engineWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(8);
    column->addWidget(m_rows);
    column->addWidget(m_words);
    column->addStretch(1);
    connect(m_names, &QComboBox::currentIndexChanged, this, &EngineChooser::engineChosen);
    connect(m_strengths, &QComboBox::currentIndexChanged, this, &EngineChooser::sayStrength);
    connect(m_names, &QComboBox::activated, this, [this](int row) {
        if (row != m_names->count() - 1)
            return;
        m_names->setCurrentIndex(m_engines.empty() ? -1 : std::clamp(m_lastChosen, 0, static_cast<int>(m_engines.size()) - 1));
        Q_EMIT addWanted();
    });
}

EngineChooser::~EngineChooser() { stopAsking(); }

EngineChooser::Wish EngineChooser::wish() const
{
    if (const auto kept = m_wishes.find(m_game); kept != m_wishes.end())
        return kept->second;
    const QSettings settings;
    return {.engine = settings.value(settingsKey("engine", m_game)).toString(),
        .strength = settings.value(settingsKey("engineStrength", m_game), -1).toInt(),
        .time = settings.value(settingsKey("engineTime", m_game), kUsualTime).toInt()};
}

void EngineChooser::keepWish()
{
    const ExternalEngine* engine = chosen();
    if (!engine)
        return;
    Wish kept = wish();
    kept.engine = engine->name;
    kept.time = m_times->currentData().toInt();
    if (m_strengths->currentIndex() >= 0) // otherwise not known yet
        kept.strength = m_strengths->currentData().toInt();
    m_wishes[m_game] = std::move(kept);
}

void EngineChooser::setGame(const std::string& networkGame)
{
    keepWish();
    m_game = networkGame;
    m_engines.clear();
    m_times->setCurrentIndex(std::max(m_times->findData(wish().time), 0));
    if (isVisible())
        readEngines();
}

void EngineChooser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readEngines();
}

void EngineChooser::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    stopAsking();
}

void EngineChooser::readEngines()
{
    auto engines = enginesFor(m_game);
    const bool again = !std::exchange(m_broken, {}).empty(); // they may work again
    if (engines == m_engines && m_names->count() == static_cast<int>(engines.size()) + 2 && !engines.empty()) {
        if (again)
            engineChosen();
        else if (const ExternalEngine* engine = chosen())
            askForScale(*engine); // it may have stopped working
        return;
    }
    const ExternalEngine* before = chosen();
    const QString name = before && !m_engines.empty() ? before->name : wish().engine;
    {
        const QSignalBlocker quiet(m_names);
        m_engines = std::move(engines);
        m_names->clear();
        for (const ExternalEngine& engine : m_engines)
            m_names->addItem(engine.name);
        m_names->setPlaceholderText(m_engines.empty() ? tr("none yet") : QString());
        if (!m_engines.empty())
            m_names->insertSeparator(m_names->count()); // in the first row it would look like an empty entry
        m_names->addItem(tr("Add an engine…"));
        const int known = name.isEmpty() ? -1 : m_names->findText(name); // the separator's text is empty, too
        m_names->setCurrentIndex(m_engines.empty() ? -1 : std::max(known, 0));
    }
    engineChosen();
}

const ExternalEngine* EngineChooser::chosen() const
{
    const int row = m_names->currentIndex();
    return row >= 0 && row < static_cast<int>(m_engines.size()) ? &m_engines[static_cast<std::size_t>(row)] : nullptr;
}

void EngineChooser::engineChosen()
{
    const ExternalEngine* engine = chosen();
    if (!engine || engine->command != m_asked)
        stopAsking();
    if (engine)
        m_lastChosen = m_names->currentIndex();
    offerTimes();
    m_rows->setRowVisible(m_strengths, false);
    m_strengths->clear();
    m_words->show();
    if (!engine) {
        m_words->setText(game::isGo(m_game) ? tr("No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.")
                                            : tr("No chess engine found. Install Stockfish, or add any UCI engine on the Engines page."));
    } else if (const auto known = m_scales.find(engine->command); known != m_scales.end()) {
        showScale(known->second);
    } else {
        m_words->setText(tr("Reading its strength settings…"));
        askForScale(*engine);
    }
    Q_EMIT changed();
}

void EngineChooser::setHasClock(bool hasClock)
{
    m_hasClock = hasClock;
    offerTimes();
}

/// With a clock, the program plays by it.
void EngineChooser::offerTimes()
{
    const ExternalEngine* engine = chosen();
    m_rows->setRowVisible(m_times, !m_hasClock && engine && engine->protocol == ExternalEngine::Protocol::Uci);
}

void EngineChooser::stopAsking()
{
    ++m_request;
    m_asked.clear();
    if (m_job.isValid())
        m_job.requestStop();
}

void EngineChooser::askForScale(const ExternalEngine& engine)
{
    if (engine.command == m_asked)
        return;
    stopAsking();
    m_asked = engine.command;
    m_job = m_engine.run(
        {}, jobs::Priority::Interactive, this, [engine](jobs::JobContext& job) { return engineScale(engine, job.stopToken()); },
        [this, command = engine.command, request = m_request](const core::Result<EngineScale>& scale) {
            if (request != m_request)
                return;
            m_asked.clear();
            const auto known = m_scales.find(command);
            const bool isShown = scale && known != m_scales.end() && known->second == *scale;
            if (scale) {
                m_scales[command] = *scale;
            } else {
                m_scales.erase(command);
                m_broken.insert(command);
            }
            if (isShown)
                return;
            if (scale)
                return showScale(*scale);
            m_rows->setRowVisible(m_strengths, false);
            m_words->setText(tr("The engine failed: %1.").arg(errorText(scale.error())));
            m_words->show();
            Q_EMIT changed();
        });
}

void EngineChooser::showScale(const EngineScale& scale)
{
    m_strengths->clear();
    if (scale.kind != EngineStrength::Kind::Level)
        m_strengths->addItem(tr("full"), QVariant::fromValue(-1));
    if (scale.kind != EngineStrength::Kind::Full)
        for (const int value : rungs(scale))
            m_strengths->addItem(strengthWords({scale.kind, value}), value);
    const int before = m_strengths->findData(wish().strength);
    m_strengths->setCurrentIndex(std::max(before, 0));
    m_rows->setRowVisible(m_strengths, scale.kind != EngineStrength::Kind::Full);
    sayStrength();
    Q_EMIT changed();
}

/// While the program is queried or does not work, another text is shown.
void EngineChooser::sayStrength()
{
    const ExternalEngine* engine = chosen();
    const auto known = engine ? m_scales.find(engine->command) : m_scales.end();
    if (known == m_scales.end())
        return;
    const bool full = known->second.kind == EngineStrength::Kind::Full || m_strengths->currentData().toInt() < 0;
    m_words->setText(full                                     ? tr("It plays at full strength.")
            : known->second.kind == EngineStrength::Kind::Elo ? tr("The engine's own rating, on a scale of engines. Human ratings differ.")
                                                              : QString());
    m_words->setVisible(!m_words->text().isEmpty());
}

std::optional<EngineChoice> EngineChooser::choice() const
{
    const ExternalEngine* engine = chosen();
    if (!engine || m_broken.contains(engine->command))
        return std::nullopt;
    EngineChoice choice{.engine = *engine, .strength = {}, .moveTime = std::chrono::milliseconds(m_times->currentData().toInt())};
    const auto scale = m_scales.find(engine->command);
    if (const int value = m_strengths->currentData().toInt(); scale != m_scales.end() && m_strengths->currentIndex() >= 0 && value >= 0)
        choice.strength = {scale->second.kind, value};
    if (choice.strength.kind == EngineStrength::Kind::Full)
        choice.strength.value = 0;
    return choice;
}

void EngineChooser::remember(QSettings& settings)
{
    keepWish();
    const auto chosen = choice();
    if (!chosen)
        return;
    settings.setValue(settingsKey("engine", m_game), chosen->engine.name);
    settings.setValue(
        settingsKey("engineStrength", m_game), chosen->strength.kind == EngineStrength::Kind::Full ? -1 : chosen->strength.value);
    settings.setValue(settingsKey("engineTime", m_game), static_cast<int>(chosen->moveTime.count()));
}

} // namespace evenmatch::ui
