#include "ui/opponent/opponent_chooser.h"

#include "core/game/family.h"
#include "core/strength/scale/ratings.h"
#include "ui/base/preferences.h"
#include "ui/engine/engine.h"
#include "ui/engine/engine_chooser.h"
#include "ui/game/match_me.h"
#include "ui/rank/rank_slider.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDate>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kLadderWidth = 198;
constexpr const char* kProvisional = "Provisional"; ///< the first word of a model's description if its ranks are provisional

QString settingsKey(const char* what, const std::string& game)
{
    return QStringLiteral("newGame/%1/%2").arg(QString::fromStdString(game), QLatin1String(what));
}

class TenthsSlider final : public QSlider {
public:
    using QSlider::QSlider;

protected:
    bool event(QEvent* event) override { return keepsSliderKey(event) || QSlider::event(event); }
};

} // namespace

OpponentChooser::OpponentChooser(Engine& engine, QWidget* parent)
    : QWidget(parent), m_engine(engine), m_modes(new QButtonGroup(this)), m_ladder(new RankLadder), m_engines(new EngineChooser(engine)),
      m_words(new QLabel), m_honest(quietLabel()), m_brief(new QLabel), m_lock(new QCheckBox(tr("Locked"))),
      m_reads(new QCheckBox(tr("Read with strong network")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeModes());
    m_ladderRow = new QWidget;
    auto* row = new QHBoxLayout(m_ladderRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_ladder->setObjectName(QStringLiteral("ladder"));
    m_ladder->setFixedWidth(kLadderWidth);
    row->addWidget(m_ladder, 0, Qt::AlignTop);
    m_side = makeWords();
    row->addWidget(m_side, 1);
    column->addWidget(m_ladderRow);
    m_brief->setObjectName(QStringLiteral("opponentBrief"));
    column->addWidget(m_brief);
    m_reads->setObjectName(QStringLiteral("readsWithStrong"));
    column->addWidget(m_reads);
    column->addWidget(m_engines);

    connect(m_ladder, &RankLadder::rankChosen, this, &OpponentChooser::rungChosen);
    connect(m_ladder, &QListView::clicked, this,
        [this](const QModelIndex& rung) { takeOwn(rung.row()); }); // the arrow keys only move the highlight
    m_ladder->installEventFilter(this);
    connect(m_lock, &QCheckBox::toggled, this, [this](bool locked) {
        setMatchMeLocked(m_game, locked);
        refresh();
    });
    connect(m_reads, &QCheckBox::toggled, this, &OpponentChooser::refresh);
    connect(m_engines, &EngineChooser::addWanted, this, &OpponentChooser::addEngineWanted);
    connect(m_engines, &EngineChooser::changed, this, &OpponentChooser::changed);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& game) {
        if (game.toStdString() == m_game)
            readScale();
        else if (game.toStdString() == strongNetworkOf(m_game))
            refresh();
    });
    setGame(m_game);
}

void OpponentChooser::revealRank() { m_ladder->revealInPanel(); }

QWidget* OpponentChooser::makeModes()
{
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const std::tuple<Against, QString, QString, const char*> modes[]
        = {{Rank, tr("A rank"), tr("Evenmatch plays like people of this rank"), "againstRank"},
            {MatchMe, tr("Match me"), tr("Evenmatch adjusts to your strength"), "againstMatchMe"},
            {Program, tr("An engine"), tr("Another program, such as GNU Go or Stockfish"), "againstEngine"},
            {Nobody, tr("Two players"), tr("Two players share this board"), "againstNobody"}};
    for (const auto& [mode, text, tip, name] : modes) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        button->setToolTip(tip);
        m_modes->addButton(button, mode);
        layout->addWidget(button, layout->count() / 2, layout->count() % 2);
    }
    connect(m_modes, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on)
            return;
        m_askingOwn.reset();
        refresh();
    });
    return row;
}

/// The texts beside the ladder.
QWidget* OpponentChooser::makeWords()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(8);
    for (QLabel* label : {m_words, m_honest}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_words->setObjectName(QStringLiteral("opponentWords"));
    m_words->setTextFormat(Qt::RichText);
    m_above = new TenthsSlider(Qt::Horizontal);
    m_above->setObjectName(QStringLiteral("tenthsAbove"));
    m_above->setRange(0, 9);
    m_above->setPageStep(2);
    m_above->setAccessibleName(tr("A little stronger"));
    m_above->setToolTip(tr("Stronger by tenths of a rank, up to the next rank"));
    connect(m_above, &QSlider::valueChanged, this, [this] {
        m_wish = m_ladder->scale().placeName(place());
        refresh();
    });
    column->insertWidget(1, m_above);
    column->addStretch(1);
    m_lock->setObjectName(QStringLiteral("lockNeedle"));
    m_lock->setToolTip(tr("Keep the strength fixed, whoever wins"));
    column->addWidget(m_lock);
    m_own = new QWidget;
    auto* own = new QVBoxLayout(m_own);
    own->setContentsMargins(0, 0, 0, 0);
    own->setSpacing(6);
    const auto add = [&](const QString& text, const char* name, int above) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        button->setProperty("slim", true);
        connect(button, &QPushButton::clicked, this, [this, above] { chooseOwn(above); });
        own->addWidget(button);
    };
    add(tr("My rank"), "myRank", 0);
    add(tr("One above me"), "oneAboveMe", 1);
    auto* change = new QToolButton;
    change->setText(tr("Change…")); // a longer text would widen the panel
    change->setAccessibleName(tr("Change my rank…"));
    change->setObjectName(QStringLiteral("changeMyRank"));
    change->setToolTip(tr("Set my own rank"));
    connect(change, &QToolButton::clicked, this, [this] { askOwn(0); });
    m_changeOwn = change;
    own->addWidget(change);
    column->addWidget(m_own);
    return side;
}

void OpponentChooser::setGame(const std::string& networkGame)
{
    const bool isFirst = m_modes->checkedId() < 0;
    if (!isFirst)
        m_choices[m_game] = {against(), m_wish, m_reads->isChecked()};
    if (isFirst || networkGame != m_game)
        m_engines->setGame(networkGame);
    m_game = m_board = networkGame;
    m_askingOwn.reset();
    const QSettings settings;
    const QString usual = QString::fromStdString(usualRank(m_game));
    const Choice stored{.against = settings.value(settingsKey("against", m_game), static_cast<int>(Rank)).toInt(),
        .wish = settings.value(settingsKey("rank", m_game), usual).toString().toStdString(),
        .reads = settings.value(settingsKey("reads", m_game), false).toBool()};
    const Choice chosen = m_choices.try_emplace(m_game, stored).first->second;
    m_modes->button(std::clamp(chosen.against, static_cast<int>(Rank), static_cast<int>(Program)))->setChecked(true);
    m_lock->setChecked(matchMeLocked(m_game));
    m_wish = chosen.wish;
    {
        const QSignalBlocker quiet(m_reads);
        m_reads->setChecked(chosen.reads);
    }
    m_engine.network(m_game); // it will be needed, and it has the ranks
    m_engine.network(strongNetworkOf(m_game));
    readScale();
}

std::shared_ptr<nn::Evaluator> OpponentChooser::rankedNetwork(bool own) const
{
    const bool isReady = m_engine.state(m_game) == Engine::State::Ready;
    const auto network = isReady ? m_engine.networkFor(m_board, own ? std::string() : m_ranks.server()) : nullptr;
    return network && !network->info().scale.empty() ? network : nullptr;
}

void OpponentChooser::readScale()
{
    const auto network = rankedNetwork(true);
    m_server = rankServerOf(m_game);
    m_ranks = saidRanks(m_game, network ? &network->info() : nullptr, m_server);
    m_ladder->setScale(m_ranks.scale());
    const double wished = m_ladder->scale().findPlace(m_wish).value_or(usualPlace(m_game, m_ladder->scale()));
    m_rank = static_cast<std::size_t>(std::ceil(wished));
    const QSignalBlocker quiet(m_above); // the choice stays, although this scale may not have it
    m_above->setValue(static_cast<int>(std::lround(10 * (std::ceil(wished) - wished))));
    refresh();
}

void OpponentChooser::setBoard(const std::string& id)
{
    m_board = id;
    readScale();
}

void OpponentChooser::setHasClock(bool hasClock) { m_engines->setHasClock(hasClock); }

std::optional<double> OpponentChooser::ownPlaceHere() const
{
    const auto network = rankedNetwork(true);
    return ownPlace(m_game, network ? &network->info() : nullptr);
}

std::optional<std::size_t> OpponentChooser::ownRung() const
{
    const auto place = ownPlaceHere();
    return place ? std::optional(static_cast<std::size_t>(std::lround(m_ranks.fromOwn(*place)))) : std::nullopt;
}

/// A smaller board without its own part in the network.
bool OpponentChooser::isUncalibratedBoard() const
{
    const auto network = m_engine.state(m_game) == Engine::State::Ready ? m_engine.network(m_game) : nullptr;
    return game::isGo(m_game) && m_board != m_game && !(network && network->info().boards.contains(m_board));
}

bool OpponentChooser::offersReading() const
{
    const auto ranks = m_engine.network(m_game);
    return against() == Rank && m_engine.hasStrongNetwork(m_game) && ranks && ranks->info().readsWith.empty(); // otherwise it always reads
}

bool OpponentChooser::reads() const { return offersReading() && m_reads->isChecked(); }

std::shared_ptr<nn::Evaluator> OpponentChooser::opponentNetwork() const
{
    return reads() ? m_engine.readingWithStrong(m_game, rankedNetwork()) : rankedNetwork();
}

void OpponentChooser::sayHowSure()
{
    const auto network = opponentNetwork();
    const std::string verified = network && network->info().profile ? network->info().profile->verified : std::string();
    m_honest->setToolTip(verifiedText(verified));
    noteMeasured(network ? &network->info() : nullptr);
    m_honest->setText(honestText(network ? &network->info() : nullptr, place()));
    const auto& measured = network && network->info().profile ? network->info().profile->measured : std::nullopt;
    if (against() != Rank || !measured || !strength::measuredAt(*measured, place()))
        return;
    const QString when = QLocale().toString(QDate::fromString(QString::fromStdString(measured->date), Qt::ISODate), QLocale::ShortFormat);
    const QString measurement = tr("Measured on %1 against %2").arg(when, anchorsWords(measured->opponents)); // in matches
    const QString scale = QString::fromStdString(measured->scale);
    m_honest->setToolTip(scale.isEmpty() ? measurement : tr("%1. Rating scale: %2").arg(measurement, scale));
}

QString OpponentChooser::honestText(const nn::NetworkInfo* network, double place) const
{
    if (!network)
        return {};
    if (isUncalibratedBoard() && !(against() == Rank && network->profile && network->profile->measured))
        return tr("On small boards ranks are not calibrated.");
    if (against() == Rank)
        return measuredText(*network, place, game::isGo(m_game));
    const std::string verified = network->profile ? network->profile->verified : std::string();
    return verified.empty() || verified.starts_with(kProvisional) ? tr("These ranks have not been compared with people's ranks yet.")
                                                                  : QString();
}

void OpponentChooser::noteMeasured(const nn::NetworkInfo* network)
{
    std::vector<QString> notes;
    if (network && network->profile && network->profile->measured)
        for (const auto& rank : network->profile->measured->ranks)
            notes.push_back(rank ? rankShort(strength::ratingText(rank->rating, game::isGo(m_game))) : QString());
    m_ladder->setNotes(notes);
}

/// The opponent's measured strength.
QString OpponentChooser::measuredText(const nn::NetworkInfo& network, double place, bool go)
{
    const auto& measured = network.profile ? network.profile->measured : std::nullopt;
    const auto rank = measured ? strength::measuredAt(*measured, place) : std::nullopt;
    if (!rank && !network.readsWith.empty())
        return tr("The strength of this opponent has not been measured with this network.");
    if (!rank)
        return tr("The strength of this opponent has not been measured.");
    const auto claimed = strength::ratingAt(network.scale, place);
    if (claimed && strength::isElsewhere(*rank, *claimed, go))
        return tr("Plays like %1; measured strength %2 (%3 games).")
            .arg(rankWords(network.scale.placeName(place)), measuredWords(*rank, go),
                QLocale().toString(static_cast<qulonglong>(rank->games)));
    return tr("Measured strength: %1 (%2 games).").arg(measuredWords(*rank, go), QLocale().toString(static_cast<qulonglong>(rank->games)));
}

OpponentChooser::Against OpponentChooser::against() const { return static_cast<Against>(m_modes->checkedId()); }

void OpponentChooser::choose(std::size_t rank)
{
    m_rank = rank;
    m_wish = m_ladder->scale().name(rank);
    {
        const QSignalBlocker quiet(m_above);
        m_above->setValue(0);
    }
    refresh();
}

double OpponentChooser::place() const { return static_cast<double>(m_rank) - (m_rank > 0 ? m_above->value() / 10.0 : 0); }

/// "Match me" asks for the user's rank until it is chosen or estimated.
std::optional<int> OpponentChooser::asksOwn() const
{
    if (m_askingOwn)
        return m_askingOwn;
    return against() == MatchMe && !ownRung() && adaptation().scores.empty() ? std::optional(0) : std::nullopt;
}

void OpponentChooser::askOwn(int above)
{
    m_askingOwn = above;
    refresh();
    m_ladder->setFocus();
}

void OpponentChooser::takeOwn(int rank)
{
    const auto above = asksOwn();
    if (!above)
        return;
    m_askingOwn.reset();
    setOwnRank(m_game, {m_ladder->scale().name(static_cast<std::size_t>(rank)), m_ranks.server()});
    choose(static_cast<std::size_t>(std::max(rank - *above, 0)));
}

/// Enter selects the rung like a click; otherwise Enter belongs to the panel.
bool OpponentChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_ladder && event->type() == QEvent::KeyPress && asksOwn() && m_ladder->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            takeOwn(m_ladder->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void OpponentChooser::rungChosen(int rank)
{
    if (asksOwn())
        return; // it is highlighted, and can be chosen
    m_modes->button(Rank)->setChecked(true);
    choose(static_cast<std::size_t>(rank));
}

void OpponentChooser::chooseOwn(int above)
{
    const auto own = ownRung();
    if (!own)
        return askOwn(above);
    m_modes->button(Rank)->setChecked(true);
    choose(*own >= static_cast<std::size_t>(above) ? *own - static_cast<std::size_t>(above) : 0);
}

QString OpponentChooser::words() const
{
    if (m_askingOwn)
        return tr("What is your rank? Choose it on the ladder.");
    if (asksOwn())
        return tr("It starts at the rank under the needle and adjusts to you. Set your own rank to start there.");
    if (against() == MatchMe)
        return matchMeWords(adaptation(), m_lock->isChecked(), m_ranks).toHtmlEscaped();
    return rankText(m_rank, place());
}

QString OpponentChooser::rankText(std::size_t rank, double place) const
{
    const QString name = rankWords(m_ladder->scale().placeName(place), m_ranks.server());
    const QString meaning = rankMeaning(m_ladder->scale().ranks()[rank]);
    return meaning.isEmpty() ? name.toHtmlEscaped() : QStringLiteral("<b>%1</b><br>%2").arg(name.toHtmlEscaped(), meaning.toHtmlEscaped());
}

/// For "match me", on the network's own scale.
search::Adaptation OpponentChooser::adaptation() const
{
    const auto network = rankedNetwork(true);
    return matchMe(m_game, network ? &network->info() : nullptr);
}

void OpponentChooser::refresh()
{
    if (m_server != rankServerOf(m_game))
        return readScale();
    if (m_ladder->scale().empty())
        return;
    sayHowSure();
    const bool onLadder = against() == Rank || against() == MatchMe;
    m_engines->setVisible(against() == Program);
    m_ladderRow->setVisible(onLadder && !m_isFolded);
    m_brief->setText(tr("Opponent: %1").arg(rankWords(m_ladder->scale().placeName(place()), m_ranks.server())));
    m_brief->setVisible(against() == Rank && m_isFolded);
    m_own->setVisible(against() == Rank);
    m_honest->setVisible(!m_honest->text().isEmpty() && !m_askingOwn);
    m_lock->setVisible(against() == MatchMe);
    m_reads->setVisible(offersReading() && !m_askingOwn);
    QSizePolicy size = m_reads->sizePolicy(); // keeps its room for other games
    size.setRetainSizeWhenHidden(against() == Rank && m_engine.hasStrongNetwork("go"));
    m_reads->setSizePolicy(size);
    if (const auto strong = m_engine.network(strongNetworkOf(m_game))) {
        const QString name = QString::fromStdString(strong->info().name);
        m_reads->setToolTip(tr("The opponent reads captures and life and death like %1, but chooses moves of its rank").arg(name));
    }
    m_above->setVisible(against() == Rank && !m_askingOwn);
    m_above->setEnabled(m_rank > 0); // nothing is stronger than the strongest rank
    const auto own = ownRung();
    m_changeOwn->setVisible(own.has_value());
    const auto place = static_cast<double>(own.value_or(0));
    m_ladder->setOwnRank(own ? std::optional(OwnRankMark{place, place}) : std::nullopt);
    m_ladder->setChosen(against() == Rank && !m_askingOwn ? std::optional(m_rank) : std::nullopt);
    m_ladder->setNeedle(against() == MatchMe ? std::optional(m_ranks.fromOwn(adaptation().between.setting)) : std::nullopt);
    m_words->setText(words());
    Q_EMIT changed();
}

/// As high as the longest of the ranks' texts.
void OpponentChooser::reserveForWords()
{
    const auto highest = [](const QLabel& like, const QStringList& texts) {
        QLabel probe;
        probe.setFont(like.font());
        probe.setWordWrap(true);
        probe.setTextFormat(like.textFormat());
        int height = 0;
        for (const QString& text : texts) {
            probe.setText(text);
            height = std::max(height, text.isEmpty() ? 0 : probe.heightForWidth(like.width()));
        }
        return height;
    };
    QStringList names;
    QStringList honest;
    const auto network = opponentNetwork();
    if (against() == Rank && !m_askingOwn)
        for (std::size_t rank = 0; rank < m_ladder->scale().size(); ++rank) {
            names << rankText(rank, static_cast<double>(rank));
            honest << honestText(network ? &network->info() : nullptr, static_cast<double>(rank));
        }
    m_words->setMinimumHeight(highest(*m_words, names));
    m_honest->setMinimumHeight(highest(*m_honest, honest));
}

void OpponentChooser::fitInto(int height, bool mayFold)
{
    constexpr int kEnough = 330; ///< for the words of every game, and for every ladder
    const int below
        = m_reads->isVisible() || m_reads->sizePolicy().retainSizeWhenHidden() ? m_reads->sizeHint().height() + layout()->spacing() : 0;
    if (m_ladderRow->isVisible()) {
        reserveForWords();
        m_leastHeight
            = m_ladderRow->y() + (m_side->hasHeightForWidth() ? m_side->heightForWidth(m_side->width()) : m_side->sizeHint().height());
    }
    const bool isFolded = mayFold && m_leastHeight > 0 && height < m_leastHeight + below;
    if (std::exchange(m_isFolded, isFolded) != isFolded)
        return refresh(); // what needs room comes or goes, and asks again
    if (!m_ladderRow->isVisible())
        return;
    const int words = m_leastHeight - m_ladderRow->y();
    const int room = std::max(height - m_ladderRow->y() - below, words); // lower than the words beside it the ladder gains nothing
    m_ladder->setRoom(room);
    m_ladderRow->setMinimumHeight(std::min(room, std::max(kEnough, words)));
}

std::optional<OpponentPlan> OpponentChooser::plan() const
{
    if (against() == Nobody)
        return std::nullopt;
    if (against() == MatchMe)
        return OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .server = m_ranks.server()};
    if (against() == Program) {
        const auto engine = m_engines->choice();
        return engine ? std::optional(OpponentPlan{.kind = OpponentPlan::Kind::Engine, .engine = *engine}) : std::nullopt;
    }
    return OpponentPlan{
        .kind = OpponentPlan::Kind::Rank, .rank = m_ladder->scale().placeName(place()), .server = m_ranks.server(), .reads = reads()};
}

int OpponentChooser::stonesBetween() const
{
    const strength::RankScale& scale = m_ladder->scale();
    const auto own = ownRung();
    if (against() != Rank || m_board != "go" || !own || m_rank >= scale.size())
        return 0;
    const auto stones = [&](std::size_t rank) { // 1 dan is one stone above 1 kyu
        const auto strongest = scale.ranks()[rank].strongest;
        return !strongest                                ? 0.0
            : strongest->kind == record::Rank::Kind::Kyu ? 1.0 - strongest->number
                                                         : static_cast<double>(strongest->number);
    };
    const auto network = opponentNetwork();
    const auto measured = network && network->info().profile && network->info().profile->measured
        ? strength::measuredAt(*network->info().profile->measured, place())
        : std::nullopt;
    const auto middle = strength::middleRating(scale.ranks()[*own]);
    if (measured && middle) // uses the measured strength instead of the name
        return static_cast<int>(std::lround(measured->rating - *middle));
    const double above = static_cast<double>(m_rank) - place();
    const double opponent = above > 0 ? std::lerp(stones(m_rank), stones(m_rank - 1), above) : stones(m_rank);
    return static_cast<int>(std::lround(opponent - stones(*own)));
}

void OpponentChooser::remember(QSettings& settings) const
{
    m_engines->remember(settings);
    settings.setValue(settingsKey("against", m_game), static_cast<int>(against()));
    settings.setValue(settingsKey("rank", m_game), QString::fromStdString(m_wish));
    settings.setValue(settingsKey("reads", m_game), m_reads->isChecked());
}

} // namespace evenmatch::ui
