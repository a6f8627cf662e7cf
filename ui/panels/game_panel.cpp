#include "ui/panels/game_panel.h"

#include "core/game/chess/position.h"
#include "ui/base/theme.h"
#include "ui/game/move_list_view.h"
#include "ui/game/player_row.h"
#include "ui/game/session_text.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/opponent/game_timer.h"
#include "ui/text/rank_words.h"
#include "ui/widgets/card.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QFormLayout>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

const auto kShowTreeKey = QStringLiteral("play/showTree");

QWidget* buttonRow(Card* card)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    card->body()->addWidget(row);
    return row;
}

} // namespace

GamePanel::GamePanel(GameSession& session, Opponent& opponent, GameTimer& timer, Hints& hints, QWidget* parent)
    : QWidget(parent), m_session(session), m_opponent(opponent), m_timer(timer), m_hints(hints),
      m_column(new QVBoxLayout(this)), m_players{new PlayerRow(session, game::Side::First), new PlayerRow(session, game::Side::Second)}
{
    setObjectName(QStringLiteral("panelPage"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    m_column->addWidget(makePlayers());
    m_column->addWidget(makeCount());
    m_column->addWidget(makeMoves(), 1);
    m_column->addWidget(makeFacts());
    connect(&session, &GameSession::changed, this, &GamePanel::refresh);
    connect(&opponent, &Opponent::changed, this, &GamePanel::refresh);
    connect(&timer, &GameTimer::ticked, this, &GamePanel::refreshClocks);
    connect(&hints, &Hints::changed, this, &GamePanel::refreshHints);
    refresh();
}

template <class Receiver>
QPushButton* GamePanel::addButton(QWidget* row, const QString& name, const QString& text, Receiver& receiver, void (Receiver::*action)())
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    connect(button, &QPushButton::clicked, &receiver, [this, button, &receiver, action] {
        const bool hadKeys = button->hasFocus();
        (receiver.*action)();
        if (hadKeys && !button->hasFocus())
            Q_EMIT boardWanted(); // the button is disabled now, and the focus would move to its neighbour
    });
    row->layout()->addWidget(button);
    return button;
}

Card* GamePanel::makePlayers()
{
    auto* card = new Card;
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setFont(typeFont(TypeSize::Title, true));
    m_state->setWordWrap(true);
    card->body()->addWidget(m_state);
    m_tryAgain = new QPushButton(tr("Try again"));
    m_tryAgain->setObjectName(QStringLiteral("tryAgain"));
    connect(m_tryAgain, &QPushButton::clicked, &m_opponent, &Opponent::tryAgain);
    card->body()->addWidget(m_tryAgain, 0, Qt::AlignLeft);
    for (PlayerRow* player : m_players)
        card->body()->addWidget(player);
    QWidget* row = buttonRow(card);
    m_pass = addButton(row, QStringLiteral("pass"), tr("Pass"), m_opponent, &Opponent::pass);
    m_draw = addButton(row, QStringLiteral("draw"), tr("Draw"), m_opponent, &Opponent::draw);
    m_takeBack = addButton(row, QStringLiteral("takeBack"), tr("Take back"), m_opponent, &Opponent::takeBack);
    m_resign = addButton(row, QStringLiteral("resign"), tr("Resign"), m_opponent, &Opponent::resign);
    m_hintRow = makeHints();
    card->body()->addWidget(m_hintRow);
    return card;
}

QWidget* GamePanel::makeHints()
{
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    m_hint = new QPushButton(tr("Hint"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setToolTip(tr("Shows an area first, then some moves, then one move"));
    m_hint->setFocusPolicy(Qt::TabFocus);
    connect(m_hint, &QPushButton::clicked, this, [this] {
        if (m_hints.step() != Hints::Step::Looking)
            m_hints.more(m_opponent.userPlace(), m_opponent.ranks().server());
    });
    m_hintWords = quietLabel();
    m_hintWords->setObjectName(QStringLiteral("hintWords"));
    m_hintWords->setWordWrap(true);
    row->addWidget(m_hint);
    row->addWidget(m_hintWords, 1);
    return place;
}

void GamePanel::addCard(QWidget* card)
{
    m_column->insertWidget(2, card);
    QWidget* before = m_playOn; // Tab goes from top to bottom
    for (auto* button : card->findChildren<QAbstractButton*>()) {
        setTabOrder(before, button);
        before = button;
    }
}

Card* GamePanel::makeCount()
{
    m_countCard = new Card(tr("Count"));
    auto* hint = quietLabel(tr("Click stones to mark them dead or alive."));
    hint->setWordWrap(true);
    m_countCard->body()->addWidget(hint);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setWordWrap(true);
    m_countCard->body()->addWidget(m_count);
    QWidget* row = buttonRow(m_countCard);
    m_accept = addButton(row, QStringLiteral("acceptCount"), tr("Accept count"), m_session, &GameSession::acceptCount);
    m_accept->setProperty("primary", true);
    m_playOn = addButton(row, QStringLiteral("playOn"), tr("Play on"), m_opponent, &Opponent::takeBack);
    return m_countCard;
}

Card* GamePanel::makeMoves()
{
    auto* card = new Card;
    card->body()->addLayout(makeMovesHeading());
    auto* list = new MoveListView(m_session);
    list->setObjectName(QStringLiteral("moves"));
    auto* tree = new GameTreeView(m_session);
    tree->setObjectName(QStringLiteral("gameTree"));
    m_moves = new QStackedWidget;
    m_moves->addWidget(list);
    m_moves->addWidget(tree);
    card->body()->addWidget(m_moves, 1);
    card->body()->addLayout(makeSteps());
    m_playFrom = new QPushButton(tr("Play from here"));
    m_playFrom->setObjectName(QStringLiteral("playFromHere"));
    m_playFrom->setToolTip(tr("Start a new game from this position"));
    m_playFrom->setProperty("slim", true);
    m_playFrom->setFocusPolicy(Qt::TabFocus);
    connect(m_playFrom, &QPushButton::clicked, this, &GamePanel::playFromHereWanted);
    card->body()->addWidget(m_playFrom, 0, Qt::AlignLeft);
    return card;
}

QLayout* GamePanel::makeMovesHeading()
{
    auto* row = new QHBoxLayout;
    auto* heading = new QLabel(tr("Moves"));
    heading->setFont(typeFont(TypeSize::Heading, true));
    m_showTree = new QToolButton;
    m_showTree->setObjectName(QStringLiteral("showTree"));
    m_showTree->setText(tr("Variations"));
    m_showTree->setToolTip(tr("All moves and variations of this game, as a tree"));
    m_showTree->setCheckable(true);
    m_showTree->setProperty("tab", true);
    m_showTree->setChecked(QSettings().value(kShowTreeKey, false).toBool());
    connect(m_showTree, &QToolButton::toggled, this, [this](bool shown) {
        QSettings().setValue(kShowTreeKey, shown);
        offerTree();
    });
    row->addWidget(heading, 1);
    row->addWidget(m_showTree);
    return row;
}

QLayout* GamePanel::makeSteps()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    const auto add = [&](const char* icon, const QString& name, auto&& action) {
        auto* button = new QToolButton;
        button->setProperty("iconName", QLatin1String(icon));
        button->setIconSize({22, 22});
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, &m_session, action);
        row->addWidget(button);
    };
    add("first", tr("Go to start"), [this] { m_session.first(); });
    add("previous", tr("Previous move"), [this] { m_session.step(-1); });
    add("next", tr("Next move"), [this] { m_session.step(1); });
    add("last", tr("Go to end"), [this] { m_session.last(); });
    return row;
}

/// Chess shows variations between the moves; in Go the tree replaces the list on request.
void GamePanel::offerTree()
{
    const bool offered = GameTreeView::hasVariations(m_session);
    const bool chess = m_session.chessPosition() != nullptr;
    m_showTree->setVisible(offered && !chess);
    m_moves->setCurrentIndex(offered && (chess || m_showTree->isChecked()) ? 1 : 0);
}

Card* GamePanel::makeFacts()
{
    auto* card = new Card;
    m_facts = new QFormLayout;
    m_facts->setHorizontalSpacing(18);
    m_facts->setVerticalSpacing(5);
    m_facts->setLabelAlignment(Qt::AlignLeft);
    m_facts->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    card->body()->addLayout(m_facts);
    return card;
}

void GamePanel::refresh()
{
    const bool go = m_session.goPosition() != nullptr;
    m_state->setText(stateWords());
    m_tryAgain->setVisible(m_opponent.state() == Opponent::State::Failed);
    const bool claims = m_opponent.mayClaimDraw();
    m_draw->setText(claims ? tr("Claim draw") : tr("Draw"));
    m_draw->setToolTip(claims       ? tr("The position has occurred three times, or 50 moves passed without a capture or pawn move")
            : m_opponent.userSide() ? tr("Offer or accept a draw")
                                    : tr("Both players agree to a draw"));
    m_pass->setVisible(go && m_session.phase() != Phase::Over);
    const bool fixed = m_session.standing() == Standing::Fixed;
    m_draw->setVisible(!go && m_session.phase() != Phase::Over && !fixed);
    m_pass->setEnabled(m_session.mayPlay() && m_opponent.userMayMove());
    m_draw->setEnabled(m_session.canAgreeDraw());
    m_resign->setEnabled(m_session.canEnd());
    m_accept->setEnabled(m_session.canAcceptCount());
    m_playOn->setEnabled(m_opponent.canTakeBack());
    m_takeBack->setEnabled(m_opponent.canTakeBack());
    m_countCard->setVisible(m_session.phase() == Phase::Scoring);
    if (m_session.phase() == Phase::Scoring)
        m_count->setText(countText(m_session.score(), m_session.goPosition()->komi()));
    for (QWidget* widget : {static_cast<QWidget*>(m_resign), m_hintRow})
        widget->setVisible(m_session.phase() != Phase::Over && !fixed);
    for (QWidget* button : {m_takeBack, m_accept, m_playOn})
        button->setVisible(!fixed);
    m_playFrom->setVisible(!m_session.positionToPlayOn().isOver() && (fixed || !m_session.atGameEnd()));
    offerTree();
    refreshPlayers();
    refreshFacts();
    refreshClocks();
    refreshHints();
}

void GamePanel::refreshHints()
{
    const Hints::Step step = m_hints.step();
    m_hint->setText(m_hints.nextWords());
    m_hint->setEnabled(m_session.mayPlay() && m_opponent.userMayMove()
        && step != Hints::Step::Move); // also during the search, because the focus would move away
    m_hintWords->setText(m_hints.words());
}

QString GamePanel::stateWords() const
{
    switch (m_opponent.state()) {
    case Opponent::State::Thinking: return tr("%1 is thinking…").arg(m_opponent.name());
    case Opponent::State::Loading:
        return (m_opponent.isEngine() ? tr("Starting %1…") : tr("Loading the network of %1…")).arg(m_opponent.name());
    case Opponent::State::Failed: return tr("%1 cannot play: %2").arg(m_opponent.name(), m_opponent.problem());
    case Opponent::State::Off:
    case Opponent::State::Resting: break;
    }
    const bool own = m_opponent.userSide() == m_session.toMove() && m_session.phase() == Phase::Playing && m_session.atGameEnd();
    if (!own)
        return stateText(m_session);
    const auto* board = m_session.chessPosition();
    return board && board->inCheck() ? tr("Your move: you are in check") : tr("Your move");
}

/// The opponent's current rank, which may change within a game.
QString GamePanel::matchWords() const
{
    const strength::SaidRanks ranks = m_opponent.ranks();
    if (!m_opponent.setting() || !m_opponent.network() || ranks.scale().empty())
        return tr("Match me");
    const auto place = std::clamp<long>(std::lround(m_opponent.place()), 0, static_cast<long>(ranks.scale().size()) - 1);
    return tr("Match me (now %1)").arg(rankWords(ranks.scale().name(static_cast<std::size_t>(place)), ranks.server()));
}

void GamePanel::setFlipped(bool flipped)
{
    m_flipped = flipped;
    refreshPlayers();
}

void GamePanel::refreshPlayers()
{
    const auto& plan = m_opponent.plan();
    const bool isChess = m_session.chessPosition() != nullptr;
    const bool firstBelow = isChess ? !m_flipped : plan && plan->side == game::Side::Second;
    if (auto* rows = m_players[0]->parentWidget()->layout(); (rows->indexOf(m_players[0]) > rows->indexOf(m_players[1])) != firstBelow) {
        auto* column = static_cast<QVBoxLayout*>(rows); // in the order of the board
        PlayerRow* lower = m_players[firstBelow ? 0 : 1];
        column->removeWidget(lower);
        column->insertWidget(column->indexOf(m_players[firstBelow ? 1 : 0]) + 1, lower);
    }
    for (const game::Side side : {game::Side::First, game::Side::Second}) {
        PlayerRow* row = m_players[static_cast<int>(side)];
        if (!plan)
            row->setPlayer({}, {});
        else if (side == plan->side)
            row->setPlayer(m_opponent.name(),
                plan->kind == OpponentPlan::Kind::Rank          ? rankWords(plan->rank, m_opponent.ranks().server())
                    : plan->kind == OpponentPlan::Kind::MatchMe ? matchWords()
                                                                : strengthWords(plan->engine.strength));
        else
            row->setPlayer(tr("You"), {});
    }
}

void GamePanel::refreshClocks()
{
    for (const game::Side side : {game::Side::First, game::Side::Second})
        m_players[static_cast<int>(side)]->setClock(m_timer.text(side), m_timer.isLow(side));
}

void GamePanel::refreshFacts()
{
    auto facts = gameFacts(m_session);
    if (facts == m_shownFacts)
        return;
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const auto& [word, value] : facts)
        m_facts->addRow(quietLabel(word), new ElidedLabel(value));
    m_shownFacts = std::move(facts);
}

} // namespace evenmatch::ui
