#include "ui/opponent/new_game_panel.h"

#include "ui/base/preferences.h"
#include "ui/base/theme.h"
#include "ui/engine/engine.h"
#include "ui/opponent/game_terms.h"
#include "ui/opponent/opponent_chooser.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fitting_scroll.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

const auto kKindKey = QStringLiteral("newGame/kind");
const auto kSizeKey = QStringLiteral("newGame/size");
const auto kColourKey = QStringLiteral("newGame/colour");
enum Colour { FirstSide, SecondSide, AnySide };

QWidget* choiceRow(QButtonGroup* group, const std::vector<std::pair<int, QString>>& choices)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const auto& [id, text] : choices) {
        auto* button = new QPushButton(text);
        button->setCheckable(true);
        group->addButton(button, id);
        button->setMinimumWidth(20); // the row never gets wider than its place
        layout->addWidget(button, 1);
    }
    group->buttons().front()->setChecked(true);
    return row;
}

/// The opponent's name in the record, because PGN has no field for a range of ratings or a level.
QString writtenName(const OpponentPlan& opponent, NewGame::Kind kind)
{
    QString strength;
    if (opponent.kind == OpponentPlan::Kind::Engine)
        strength = strengthWords(opponent.engine.strength);
    else if (kind != NewGame::Kind::Go)
        strength = QString::fromStdString(opponent.rank);
    const QString name = opponent.kind == OpponentPlan::Kind::Engine ? opponent.engine.engine.name : QStringLiteral("Evenmatch");
    return strength.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, strength);
}

void recall(QButtonGroup* group, const QString& key)
{
    if (QAbstractButton* button = group->button(QSettings().value(key, -1).toInt()))
        button->setChecked(true);
}

} // namespace

NewGamePanel::NewGamePanel(Engine& engine, QWidget* parent)
    : QWidget(parent), m_choices(new QWidget), m_heading(new QLabel(tr("New game"))), m_greeting(new QLabel),
      m_kinds(new QButtonGroup(this)), m_sizes(new QButtonGroup(this)), m_colours(new QButtonGroup(this)),
      m_opponent(new OpponentChooser(engine)), m_summary(quietLabel()), m_terms(new GameTerms)
{
    setObjectName(QStringLiteral("panelPage"));
    auto* card = new Card;
    m_heading->setFont(typeFont(TypeSize::Title, true));
    m_greeting->setObjectName(QStringLiteral("newGameWords"));
    m_greeting->setWordWrap(true);
    m_greeting->hide();
    auto* rows = new QVBoxLayout(m_choices);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(card->body()->spacing());
    rows->addWidget(m_heading);
    rows->addWidget(m_greeting);
    m_kindRow = choiceRow(m_kinds,
        {{static_cast<int>(NewGame::Kind::Go), tr("Go")}, {static_cast<int>(NewGame::Kind::Chess), tr("Chess")},
            {static_cast<int>(NewGame::Kind::Chess960), tr("Chess960")}});
    rows->addWidget(m_kindRow);
    m_kinds->button(static_cast<int>(NewGame::Kind::Chess960))->setToolTip(tr("Chess from one of 960 shuffled starting positions"));
    m_boardRow = new QStackedWidget; // of constant height, so that the rows below do not move with the game
    m_boardRow->addWidget(choiceRow(m_sizes, {{19, QStringLiteral("19×19")}, {13, QStringLiteral("13×13")}, {9, QStringLiteral("9×9")}}));
    m_boardRow->addWidget(m_startWords = quietLabel());
    rows->addWidget(m_boardRow);
    rows->addWidget(m_opponent);
    m_colourRow = makeColours();
    rows->addWidget(m_colourRow);
    rows->addWidget(makeTerms());
    m_scroll = new FittingScroll(m_choices);
    card->body()->addWidget(m_scroll); // the Play button is always visible
    m_buttons = makeButtons();
    card->body()->addWidget(m_buttons);
    m_choices->installEventFilter(this);

    recall(m_kinds, kKindKey);
    recall(m_sizes, kSizeKey);
    recall(m_colours, kColourKey);
    connect(m_kinds, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on)
            chooseKind();
    });
    connect(m_sizes, &QButtonGroup::idToggled, this, &NewGamePanel::chooseSize);
    connect(m_opponent, &OpponentChooser::addEngineWanted, this, &NewGamePanel::addEngineWanted);
    connect(m_opponent, &OpponentChooser::changed, this, &NewGamePanel::refresh);
    connect(m_terms, &GameTerms::changed, this, &NewGamePanel::refresh);
    connect(m_colours, &QButtonGroup::idClicked, this, &NewGamePanel::changed);
    connect(m_terms, &GameTerms::handicapTaken, this,
        [this](bool isUsers) { m_colours->button(isUsers ? FirstSide : SecondSide)->setChecked(true); });
    connect(m_terms, &GameTerms::accepted, this, &NewGamePanel::play);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
    chooseKind();
}

QWidget* NewGamePanel::makeColours()
{
    QWidget* row = choiceRow(m_colours, {{FirstSide, {}}, {SecondSide, {}}, {AnySide, tr("Random")}});
    m_colours->button(AnySide)->setToolTip(tr("The program chooses your colour at random"));
    return row;
}

QWidget* NewGamePanel::makeTerms()
{
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    m_more = new QToolButton;
    m_more->setObjectName(QStringLiteral("moreTerms"));
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_summary->setObjectName(QStringLiteral("termsSummary"));
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_summary->setMinimumHeight(2 * m_summary->fontMetrics().lineSpacing()); // some texts need two lines
    m_terms->hide();
    connect(m_more, &QToolButton::toggled, this, [this](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_terms->setVisible(open);
        m_summary->setVisible(!open);
        m_termsOpened = open;
    });
    column->setSpacing(4);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_summary);
    column->addWidget(m_terms);
    return place;
}

QWidget* NewGamePanel::makeButtons()
{
    m_start = new QPushButton(tr("Play"));
    m_start->setObjectName(QStringLiteral("startGame"));
    m_start->setProperty("primary", true);
    m_back = new QPushButton(tr("Back to the game"));
    m_back->setObjectName(QStringLiteral("cancelNewGame"));
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_start, 1);
    row->addWidget(m_back, 1);
    connect(m_start, &QPushButton::clicked, this, &NewGamePanel::play);
    connect(m_back, &QPushButton::clicked, this, &NewGamePanel::cancelled);
    return place;
}

void NewGamePanel::greet()
{
    m_heading->setText(tr("Welcome"));
    m_greeting->setText(tr("Choose a rank, then Play. Everything stays on this computer."));
    m_greeting->show();
    m_back->hide(); // hidden until there is one
}

void NewGamePanel::goOnWith(record::GameRecord begun, game::Side user)
{
    if (!m_begun)
        m_chosenBefore = {m_kinds->checkedId(), m_colours->checkedId()};
    m_begun = std::move(begun);
    m_terms->setBegun(true);
    setKind(kindOf(m_begun->setup));
    m_colours->button(user == game::Side::First ? FirstSide : SecondSide)->setChecked(true);
    chooseKind();
    showBegun();
}

void NewGamePanel::beginAnew()
{
    if (!std::exchange(m_begun, std::nullopt))
        return;
    m_terms->setBegun(false);
    m_kinds->button(m_chosenBefore.kind)->setChecked(true);
    m_colours->button(m_chosenBefore.colour)->setChecked(true);
    chooseKind();
    showBegun();
}

void NewGamePanel::showBegun()
{
    m_heading->setText(m_begun ? tr("Play from here") : tr("New game"));
    m_kindRow->setVisible(!m_begun);
    m_greeting->setVisible(m_begun.has_value());
    if (!m_begun)
        return;
    const auto moves = static_cast<int>(m_begun->mainLineMoves().size());
    m_greeting->setText(moves == 0 ? tr("The game begins with the position on the board.")
                                   : tr("The game keeps its %n moves and continues from this position.", nullptr, moves));
}

void NewGamePanel::focusPlay() { m_start->setFocus(); }

NewGame::Kind NewGamePanel::kind() const { return static_cast<NewGame::Kind>(m_kinds->checkedId()); }

void NewGamePanel::chooseKind()
{
    m_opponent->setGame(kind() == NewGame::Kind::Go ? "go" : "chess");
    chooseSize();
    refresh();
}

void NewGamePanel::chooseSize()
{
    NewGame game;
    game.kind = kind();
    game.size = m_begun ? m_begun->setup.width : m_sizes->checkedId();
    m_opponent->setBoard(gameId(game));
    Q_EMIT changed();
}

void NewGamePanel::refresh()
{
    const bool go = kind() == NewGame::Kind::Go;
    const bool twoPeople = m_opponent->against() == OpponentChooser::Nobody;
    m_boardRow->setVisible(!m_begun);
    m_boardRow->setCurrentIndex(go ? 0 : 1);
    m_startWords->setText(kind() == NewGame::Kind::Chess ? tr("Standard starting position") : tr("One of 960 starting positions"));
    m_colourRow->setVisible(!twoPeople);
    const QString colours[] = {go ? tr("Black") : tr("White"), go ? tr("White") : tr("Black")};
    for (int side = 0; side < 2; ++side) {
        m_colours->button(side)->setText(colours[side]);
        m_colours->button(side)->setToolTip(tr("You play %1").arg(colours[side]));
    }
    m_terms->show(kind(), twoPeople, m_opponent->against() == OpponentChooser::Program);
    m_opponent->setHasClock(!m_terms->time().unlimited());
    m_more->setText(twoPeople ? (go && !m_begun ? tr("Rules, handicap, clock, names") : tr("Clock and names"))
            : go && !m_begun  ? tr("Rules, handicap and clock")
                              : tr("Clock"));
    m_summary->setText(m_terms->summary());
    m_terms->suggestHandicap(go ? m_opponent->stonesBetween() : 0);
    m_start->setEnabled(twoPeople || m_opponent->plan()); // an engine was chosen, but none is available
    Q_EMIT changed();
}

game::Side NewGamePanel::userSide() const
{
    const int colour = m_colours->checkedId();
    const bool first = colour == AnySide ? QRandomGenerator::global()->bounded(2) == 0 : colour == FirstSide;
    return first ? game::Side::First : game::Side::Second;
}

bool NewGamePanel::userIsSecond() const { return m_opponent->against() != OpponentChooser::Nobody && m_colours->checkedId() == SecondSide; }

void NewGamePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_scroll->verticalScrollBar()->setValue(0); // starts at its heading
    m_revealedAt = 0;
    m_opponent->refresh();
    if (!event->spontaneous())
        m_terms->recallPace(); // the settings may have changed it
    QMetaObject::invokeMethod(this, &NewGamePanel::fitLadder, Qt::QueuedConnection);
}

/// The ladder shrinks so that the other choices stay visible and no rung is cut.
void NewGamePanel::fitLadder()
{
    const auto heightOf = [](const QWidget* widget, int width) {
        return widget->hasHeightForWidth() ? widget->heightForWidth(width) : widget->sizeHint().height();
    };
    const int width = m_choices->width();
    const QMargins edges = m_buttons->parentWidget()->layout()->contentsMargins();
    const int place
        = height() - edges.top() - edges.bottom() - m_buttons->sizeHint().height() - m_buttons->parentWidget()->layout()->spacing();
    m_opponent->fitInto(place - (heightOf(m_choices, width) - heightOf(m_opponent, width)), m_more->isChecked());
    revealRank();
}

/// From the heading no further than to the chosen rank, after every layout, until the user scrolls.
void NewGamePanel::revealRank()
{
    QScrollBar* bar = m_scroll->verticalScrollBar();
    if (bar->value() != std::min(m_revealedAt, bar->maximum())) // a lower form also scrolls back
        return;
    bar->setValue(0);
    m_opponent->revealRank();
    m_revealedAt = bar->value();
}

/// Scrolls to the beginning of the opened part.
void NewGamePanel::revealTerms()
{
    if (!std::exchange(m_termsOpened, false))
        return;
    m_scroll->ensureWidgetVisible(m_terms, 0, 0);
    m_scroll->ensureWidgetVisible(m_more, 0, 0);
}

void NewGamePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLadder();
}

/// Enter starts the game unless the focused widget uses it.
void NewGamePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_start->click();
    else
        QWidget::keyPressEvent(event);
}

bool NewGamePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &NewGamePanel::fitLadder, Qt::QueuedConnection); // after the layout
    if (event->type() == QEvent::Resize && m_termsOpened)
        QMetaObject::invokeMethod(this, &NewGamePanel::revealTerms, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void NewGamePanel::setKind(NewGame::Kind kind) { m_kinds->button(static_cast<int>(kind))->setChecked(true); }

NewGame NewGamePanel::choice(std::optional<game::Side> side) const
{
    NewGame game;
    game.kind = kind();
    game.size = m_sizes->checkedId();
    m_terms->write(game);
    if (auto opponent = m_opponent->plan()) {
        opponent->side = game::opponent(side.value_or(userSide()));
        opponent->seed = QRandomGenerator::global()->generate64();
        game.players[static_cast<int>(opponent->side)] = writtenName(*opponent, game.kind);
        game.players[static_cast<int>(game::opponent(opponent->side))] = nameHere();
        game.plan.opponent = std::move(opponent);
    }
    return m_begun ? startingFrom(std::move(game), *m_begun) : game;
}

void NewGamePanel::play()
{
    QSettings settings;
    if (!m_begun) {
        settings.setValue(kKindKey, m_kinds->checkedId());
        settings.setValue(kSizeKey, m_sizes->checkedId());
        settings.setValue(kColourKey, m_colours->checkedId());
        m_heading->setText(tr("New game"));
        m_greeting->hide();
    }
    m_opponent->remember(settings);
    m_terms->remember(settings);
    m_back->show();
    Q_EMIT chosen(choice());
}

} // namespace evenmatch::ui
