#include "ui/pages/play_page.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/board/replay.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/base/preferences.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game/match_me.h"
#include "ui/game/session_text.h"
#include "ui/learn/teaching_card.h"
#include "ui/library/choose_game_panel.h"
#include "ui/library/info_panel.h"
#include "ui/opponent/game_terms.h"
#include "ui/opponent/new_game_panel.h"
#include "ui/opponent/premoves.h"
#include "ui/opponent/result_card.h"
#include "ui/panels/game_panel.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QRandomGenerator>
#include <QShortcut>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

/// Esc closes what replaces the game: new game, settings, keys.
class LeaveByEscape final : public QObject {
public:
    LeaveByEscape(PlayPage& page, QWidget& game) : QObject(&page), m_key(QKeySequence(Qt::Key_Escape), &page)
    {
        m_key.setContext(Qt::WidgetWithChildrenShortcut);
        m_key.setEnabled(false); // during the game Esc belongs to the board
        connect(&m_key, &QShortcut::activated, &page, [&page] {
            if (QWidget* open = QApplication::activePopupWidget())
                open->close(); // an open list gets Esc first
            else
                page.leavePanel();
        });
        game.installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
            m_key.setEnabled(event->type() == QEvent::Hide);
        return false;
    }

private:
    QShortcut m_key;
};

} // namespace

PlayPage::PlayPage(GameDocument& document, Engine& engine, LiveAnalysis& live, QWidget* parent)
    : BoardPage(document, QStringLiteral("play"), parent), m_engine(engine), m_timer(document), m_opponent(document, engine),
      m_sounds(document, m_timer), m_deadStones(document.session(), engine), m_hints(document.session(), engine),
      m_teaching(document, engine, m_opponent), m_chooser(new ChooseGamePanel)
{
    m_gameSide = makeGameSide(live);
    new LeaveByEscape(*this, *m_gameSide);
    connect(m_chooser, &ChooseGamePanel::gameChosen, this, &PlayPage::chooseGame);
    connect(m_chooser, &ChooseGamePanel::importWanted, this, &PlayPage::importWanted);
    connect(&document, &GameDocument::gamesListed, this, &PlayPage::refreshGames);
    connect(&document, &GameDocument::gamesChanged, this, [this] {
        refreshGames();
        showPanel(m_gameSide);
    });
    m_opponent.setTimer(&m_timer);
    connect(&m_opponent, &Opponent::changed, this, &PlayPage::refreshBoard);
    connect(&m_opponent, &Opponent::changed, this, [this] {
        if (m_opponent.state() == Opponent::State::Failed)
            board()->tell(m_opponent.problem());
    });
    connect(&m_opponent, &Opponent::said, notice(), &Notice::tell);
    connect(&m_opponent, &Opponent::resigned, this,
        [this] { notice()->offer(tr("You resigned."), tr("Undo"), [this] { session().undoStack().undo(); }); });
    connect(&document, &GameDocument::planChanged, this, &PlayPage::faceUser);
    connect(&document, &GameDocument::replaced, this, [this] {
        if (std::exchange(m_welcoming, false))
            refreshBoard();
    });
    connect(goBoard(), &BoardWidget::flippedChanged, this, [this] {
        m_hints.setFlipped(goBoard()->flipped());
        m_teaching.setFlipped(goBoard()->flipped());
    });
    connect(&m_hints, &Hints::changed, this, &PlayPage::refreshOverlay);
    connect(&m_hints, &Hints::changed, this, [this] {
        if (const QString words = m_hints.words(); !words.isEmpty())
            board()->tell(words);
    });
    connect(&m_teaching, &Teaching::changed, this, &PlayPage::refreshOverlay);
    connect(&m_teaching, &Teaching::changed, this, [this, told = QString()]() mutable {
        const QString words = m_teaching.hasWord() ? joinSentences(m_teaching.words()) : QString();
        if (std::exchange(told, words) != words && !words.isEmpty())
            board()->tell(words);
    });
    connect(&session(), &GameSession::changed, this, [this] {
        const bool isElsewhere = std::exchange(m_place, session().place()) != session().place();
        const bool isProposalGone = (isElsewhere || !session().mayPlay()) && std::exchange(m_proposed, game::kNoMove) != game::kNoMove;
        if ((isElsewhere && m_drawings.clear()) || isProposalGone)
            refreshOverlay();
        followPremove();
        shareArrows();
    });
    for (BoardWidget* board : {static_cast<BoardWidget*>(chessBoard()), static_cast<BoardWidget*>(goBoard())}) {
        connect(board, &BoardWidget::cancelWanted, this, &PlayPage::dropPlannedMove);
        drawOn(*board);
    }
    connect(this, &BoardPage::panelShown, this, &PlayPage::showChosenBoard);
    refreshGames();
    refreshBoard();
    shareArrows();
}

QWidget* PlayPage::makeGameSide(LiveAnalysis& live)
{
    auto* side = new QWidget;
    side->setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_chooser);
    auto* game = new GamePanel(session(), m_opponent, m_timer, m_hints);
    auto* result = new ResultCard(document(), m_engine, m_opponent);
    connect(result, &ResultCard::reviewWanted, this, &PlayPage::reviewWanted);
    connect(result, &ResultCard::playAgainWanted, this, &PlayPage::playAgain);
    connect(result, &ResultCard::newGameWanted, this, &PlayPage::showNewGame);
    connect(chessBoard(), &ChessBoardWidget::flippedChanged, game, [this, game] { game->setFlipped(chessBoard()->flipped()); });
    connect(game, &GamePanel::playFromHereWanted, this, &PlayPage::playFromHereWanted);
    connect(game, &GamePanel::boardWanted, this, [this] { board()->setFocus(Qt::TabFocusReason); });
    game->addCard(result);
    game->addCard(attachAnalysis(live, false));
    game->addCard(new TeachingCard(m_teaching));
    column->addWidget(game, 1);
    return side;
}

void PlayPage::showGame()
{
    if (m_newGame)
        m_newGame->beginAnew();
    showPanel(m_gameSide);
    board()->setFocus();
    if (std::exchange(m_welcoming, false))
        refreshBoard();
}

void PlayPage::leavePanel()
{
    showGame();
    Q_EMIT panelLeft();
}

NewGamePanel* PlayPage::newGamePanel()
{
    if (!m_newGame) {
        m_newGame = new NewGamePanel(m_engine, this);
        connect(m_newGame, &NewGamePanel::cancelled, this, &PlayPage::leavePanel);
        connect(m_newGame, &NewGamePanel::addEngineWanted, this, &PlayPage::addEngineWanted);
        connect(m_newGame, &NewGamePanel::chosen, this, &PlayPage::startGame);
        connect(m_newGame, &NewGamePanel::changed, this, &PlayPage::showChosenBoard);
    }
    return m_newGame;
}

game::AnyPosition PlayPage::chosenStart() const
{
    if (!m_newGame || !m_newGame->isVisibleTo(this))
        return {};
    const record::GameRecord record = makeRecord(m_newGame->choice(game::Side::First));
    return record::positionAt(record, record.mainLineEnd()).value();
}

/// Before the first game, or if the form's game differs from the one on the board, the board shows the position where the chosen game
/// starts.
void PlayPage::showChosenBoard()
{
    const bool wasShown = m_chosen.holds();
    m_chosen = {};
    if (const game::AnyPosition start = chosenStart(); start.holds()) {
        const NewGame game = m_newGame->choice(game::Side::First);
        if (m_welcoming || game.begun || (game.kind == NewGame::Kind::Go) != (session().goPosition() != nullptr))
            m_chosen = start;
    }
    if (!m_chosen.holds() && !wasShown)
        return;
    if (m_chosen.as<chess::Position>()) {
        if (!m_flippedBefore)
            m_flippedBefore = chessBoard()->flipped();
        chessBoard()->setFlipped(m_newGame->userIsSecond());
    } else if (m_flippedBefore) {
        chessBoard()->setFlipped(*std::exchange(m_flippedBefore, std::nullopt));
    }
    refreshBoard();
    if (m_chosen.holds())
        showOverlay({});
    else
        refreshOverlay();
}

void PlayPage::startGame(const NewGame& game)
{
    if (document().startGame(game))
        showGame();
}

void PlayPage::showNewGame()
{
    newGamePanel()->beginAnew();
    showPanel(m_newGame);
    m_newGame->focusPlay();
}

void PlayPage::playAgain()
{
    const record::Setup setup = session().record().setup;
    const auto before = m_opponent.userSide();
    const bool even = startsEven(session().record());
    newGamePanel()->beginAnew();
    newGamePanel()->setKind(kindOf(setup));
    NewGame again = newGamePanel()->choice(before && even ? std::optional(game::opponent(*before)) : before);
    if (document().plan().opponent || session().origin() == Origin::Here) {
        takeTerms(again, setup);
        takePlayers(again, even);
        if (startsSetUp(session().record()))
            again = startingFrom(std::move(again), gameUpTo(session().record(), record::kRoot).value());
    }
    if (m_opponent.isEngine())
        startAgainstEngine(again);
    else
        startGame(again);
}

void PlayPage::pass()
{
    if (m_welcoming || m_chosen.holds() || showsEnd())
        chooseMove(game::kNoMove);
    else
        m_opponent.pass();
}

void PlayPage::takePlayers(NewGame& game, bool changeColours) const
{
    const auto info = record::gameInfo(session().record());
    for (std::size_t side = 0; side < 2; ++side)
        game.players[changeColours ? 1 - side : side] = QString::fromStdString(info.players[side].name);
    game.plan = document().plan();
    if (auto& opponent = game.plan.opponent) {
        if (changeColours)
            opponent->side = game::opponent(opponent->side);
        opponent->learned = false;
        opponent->setting.reset();
        opponent->begun = 0;
        opponent->seed = QRandomGenerator::global()->generate64();
    }
}

void PlayPage::startAgainstEngine(const NewGame& game)
{
    const ExternalEngine engine = game.plan.opponent->engine.engine;
    const auto nothingElse = [this, plan = document().plan()] {
        return document().plan() == plan && session().phase() == Phase::Over && m_gameSide->isVisibleTo(this);
    };
    notice()->tell(tr("Starting %1…").arg(engine.name));
    m_engine.run(
        {}, jobs::Priority::Interactive, this, [engine](jobs::JobContext& job) { return engineScale(engine, job.stopToken()); },
        [this, game, nothingElse, name = engine.name, request = ++m_engineRequest](const core::Result<EngineScale>& works) {
            if (request != m_engineRequest || !nothingElse())
                return;
            if (works)
                startGame(game);
            else
                notice()->alarm(engineFailed(name, works.error()));
        });
}

void PlayPage::offerToGoOn(record::GameRecord begun, game::Side user)
{
    newGamePanel()->goOnWith(std::move(begun), user);
    showPanel(m_newGame);
    m_newGame->focusPlay();
}

void PlayPage::offerTeachingGame(const std::string& game, const OwnRank& own)
{
    if (session().standing() != Standing::Running || session().gameMoves().empty())
        return startTeachingGame(game, own);
    notice()->offer(tr("A game is in progress. It is kept when a teaching game starts."), tr("Begin"),
        [this, game, own] { startTeachingGame(game, own); });
}

void PlayPage::startTeachingGame(const std::string& game, const OwnRank& learner)
{
    newGamePanel()->beginAnew();
    newGamePanel()->setKind(game::isGo(game) ? NewGame::Kind::Go : NewGame::Kind::Chess);
    NewGame wanted = newGamePanel()->choice();
    const game::Side user = wanted.plan.opponent ? game::opponent(wanted.plan.opponent->side) : game::Side::First;
    const auto network = m_engine.networkFor(gameId(wanted), {});
    const nn::NetworkInfo* info = network ? &network->info() : nullptr;
    const strength::SaidRanks ranks = saidRanks(game, info, rankServerOf(game));
    const strength::RankScale& scale = ranks.scale();
    const auto place = placeOf(learner, game, info);
    const auto own = static_cast<std::size_t>(std::lround(place ? ranks.fromOwn(*place) : usualPlace(game, scale)));
    if (std::exchange(wanted.handicap, 0) > 0)
        wanted.komi = GameTerms::usualKomi(wanted.rules);
    wanted.plan = {.opponent = OpponentPlan{.side = game::opponent(user),
                       .rank = scale.empty() ? std::string() : scale.name(own == 0 ? 0 : own - 1),
                       .server = ranks.server(),
                       .seed = QRandomGenerator::global()->generate64(),
                       .engine = {},
                       .teaches = true,
                       .pupil = learner == ownRank(game) || scale.empty() ? std::string() : scale.name(own)},
        .time = {}};
    wanted.players[static_cast<int>(user)] = nameHere();
    wanted.players[static_cast<int>(game::opponent(user))] = QStringLiteral("Evenmatch");
    startGame(wanted);
}

void PlayPage::moreHint()
{
    if (m_teaching.hasWord() && m_teaching.step() != Hints::Step::Move)
        return m_teaching.more(); // the tutor's hints come first
    if (session().standing() == Standing::Fixed || session().phase() != Phase::Playing)
        return;
    if (!session().mayPlay())
        return tellHere(tr("Go to the last move before you ask for a hint."));
    if (m_opponent.userMayMove() && m_hints.step() != Hints::Step::Looking && m_hints.step() != Hints::Step::Move)
        m_hints.more(m_opponent.userPlace(), m_opponent.ranks().server());
}

void PlayPage::welcome()
{
    m_welcoming = true;
    refreshBoard();
    showNewGame();
    m_newGame->greet();
}

/// The user's side of a chess board is at the bottom.
void PlayPage::faceUser()
{
    m_flippedBefore.reset();
    if (const auto side = m_opponent.userSide())
        chessBoard()->setFlipped(side == game::Side::Second);
}

/// While a game continues, arrows move the cursor; otherwise they step through the game.
void PlayPage::shareArrows()
{
    const bool goesOn = session().standing() == Standing::Running && session().mayPlay();
    for (BoardWidget* board : {static_cast<BoardWidget*>(chessBoard()), static_cast<BoardWidget*>(goBoard())})
        board->setArrowsForCursor(goesOn);
}

void PlayPage::refreshOverlay()
{
    if (m_chosen.holds())
        return; // it refers to the game, whose board is hidden
    Overlay overlay = m_hints.step() == Hints::Step::None ? m_teaching.overlay() : m_hints.overlay();
    if (const auto place = m_premove == game::kNoMove ? std::nullopt : placeOf(session().position(), m_premove); place && place->from)
        overlay.arrows.push_back({.from = *place->from,
            .to = place->to,
            .color = currentTheme().accent,
            .strength = 0.5,
            .label = {},
            .words = tr("next move")});
    if (const auto place = m_proposed == game::kNoMove ? std::nullopt : placeOf(session().position(), m_proposed)) {
        if (place->from)
            overlay.arrows.push_back({.from = *place->from,
                .to = place->to,
                .color = currentTheme().accent,
                .strength = 1,
                .label = {},
                .words = tr("to be confirmed")});
        else
            overlay.stones.push_back({.cell = place->to, .side = session().toMove(), .label = QStringLiteral("?")});
    }
    m_drawings.addTo(overlay);
    showOverlay(std::move(overlay));
}

/// The right button draws an arrow or a circle.
void PlayPage::drawOn(BoardWidget& board)
{
    auto* marker = new BoardMarker(board);
    connect(marker, &BoardMarker::markWanted, this, [this](QPoint from, QPoint to) {
        if (m_chosen.holds())
            return;
        if (from == to && (m_premove != game::kNoMove || m_proposed != game::kNoMove)) {
            dropPlannedMove();
            return;
        }
        m_drawings.toggle(from, to);
        refreshOverlay();
    });
}

void PlayPage::propose(game::Move move)
{
    m_proposed = move;
    refreshOverlay();
    refreshBoard();
    chessBoard()->setProposed(move);
    notice()->tell(tr("%1? Click it again to play it.").arg(moveWords(session().position(), move)));
}

void PlayPage::dropPremove()
{
    m_premove = game::kNoMove;
    m_premoveAt = record::kNoNode;
    refreshOverlay();
}

void PlayPage::dropPlannedMove()
{
    if (m_premove == game::kNoMove && m_proposed == game::kNoMove)
        return;
    m_proposed = game::kNoMove;
    chessBoard()->setProposed(game::kNoMove);
    dropPremove();
    notice()->hide();
}

/// Plays the premove after the program's move.
void PlayPage::followPremove()
{
    if (m_premove == game::kNoMove || session().node() == m_premoveAt)
        return;
    const game::Move premove = m_premove;
    const record::NodeId node = session().node();
    const bool answered = node != record::kRoot && session().record().parent(node) == m_premoveAt;
    dropPremove();
    const chess::Position* board = session().standing() == Standing::Running && session().mayPlay() ? session().chessPosition() : nullptr;
    const game::Move move = answered && board ? moveOfPremove(*board, premove) : game::kNoMove;
    if (move != game::kNoMove)
        QMetaObject::invokeMethod(
            this,
            [this, move, node] {
                if (session().node() == node)
                    session().play(move);
            },
            Qt::QueuedConnection); // other objects handle the program's move first
}

bool PlayPage::showsEnd() const { return session().origin() == Origin::Here && session().phase() == Phase::Over; }

std::vector<game::Move> PlayPage::premoves() const
{
    const chess::Position* board = session().chessPosition();
    return m_welcoming || m_opponent.userMayMove() || !board ? std::vector<game::Move>() : premovesOf(*board);
}

game::AnyPosition PlayPage::premovePosition() const
{
    if (premoves().empty())
        return {};
    const chess::Position* board = session().chessPosition();
    QStringList fen = QString::fromStdString(board->fen()).split(QLatin1Char(' '));
    fen[1] = fen[1] == QLatin1String("w") ? QStringLiteral("b") : QStringLiteral("w");
    fen[3] = QStringLiteral("-");
    auto turned = chess::Position::fromFen(fen.join(QLatin1Char(' ')).toStdString(), session().record().setup.game == "chess960");
    return turned ? game::AnyPosition(*std::move(turned)) : game::AnyPosition(); // nothing: the program is in check
}

game::AnyPosition PlayPage::positionToType() const
{
    game::AnyPosition ahead = shownInstead() ? game::AnyPosition() : premovePosition();
    return ahead.holds() ? ahead : BoardPage::positionToType();
}

/// While the program is to move, moves on the board are premoves.
void PlayPage::decorate(ChessPicture& picture)
{
    if (m_welcoming || showsEnd() || !m_opponent.userMayMove())
        picture.legal.clear();
    if (std::vector<game::Move> ahead = premoves(); !ahead.empty()) {
        picture.legal = std::move(ahead);
        picture.toMove = game::opponent(session().toMove());
    }
}

void PlayPage::decorate(GoPicture& picture)
{
    if (m_welcoming || showsEnd() || !m_opponent.userMayMove())
        picture.toPlay = go::Color::Empty;
}

void PlayPage::chooseMove(game::Move move)
{
    if (m_welcoming || m_chosen.holds()) {
        notice()->tell(tr("Choose an opponent, then press Play."));
    } else if (showsEnd()) {
        Q_EMIT session().refused(GameSession::tr("The game is over; step back to try other moves."));
    } else if (m_opponent.userMayMove() && confirmsMoves() && move != m_proposed && session().mayPlay()
        && session().position().isLegal(move)) {
        propose(move);
    } else if (m_opponent.userMayMove()) {
        session().play(move);
    } else if (const auto ahead = premoves(); std::ranges::find(ahead, move) != ahead.end()) {
        m_premove = move;
        m_premoveAt = session().node();
        clearTypedMove();
        refreshOverlay();
        notice()->tell(tr("This will be your next move. Press Esc or right-click to cancel it."));
    }
}

LiveGame PlayPage::takeLiveGame()
{
    GameListModel* games = document().games();
    LiveGame live{.clock = m_timer.memory(),
        .tutor = m_teaching.memory(),
        .games = games ? games->release() : std::nullopt,
        .row = document().gameRow()};
    document().listAgain(nullptr, live.row);
    return live;
}

void PlayPage::resume(LiveGame live)
{
    m_timer.resume(live.clock);
    m_teaching.resume(live.tutor);
    if (!live.games)
        return;
    document().listAgain(std::make_unique<GameListModel>(std::move(live.games->file), std::move(live.games->read), m_engine), live.row);
}

void PlayPage::showKeys(const Shortcuts& keys)
{
    if (!m_keys) {
        auto* panel = makeKeysPanel(keys);
        connect(panel, &InfoPanel::closed, this, &PlayPage::leavePanel);
        m_keys = panel;
    }
    showPanel(m_keys);
}

void PlayPage::showAbout()
{
    if (!m_about) {
        auto* panel = makeAboutPanel();
        connect(panel, &InfoPanel::closed, this, &PlayPage::leavePanel);
        m_about = panel;
    }
    showPanel(m_about);
}

void PlayPage::choosePoint(int x, int y)
{
    const go::Position* position = session().goPosition();
    if (m_chosen.holds())
        chooseMove(game::kNoMove);
    else if (position && session().phase() == Phase::Scoring)
        session().toggleDead(position->moveAt(x, y));
    else
        BoardPage::choosePoint(x, y);
}

void PlayPage::chooseGame(int row)
{
    document().openGame(row);
    m_chooser->setCurrentRow(document().gameRow());
    board()->setFocus();
}

void PlayPage::stepGame(int direction)
{
    const GameListModel* games = document().games();
    if (const int row = games ? games->readable(document().gameRow() + direction, direction) : -1; row >= 0)
        chooseGame(row);
}

void PlayPage::refreshGames()
{
    GameListModel* games = document().games();
    m_chooser->setGames(games);
    if (games)
        m_chooser->setCurrentRow(document().gameRow());
    m_chooser->setVisible(games != nullptr);
}

} // namespace evenmatch::ui
