#include "ui/opponent/opponent.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "ui/base/preferences.h"
#include "ui/game/match_me.h"
#include "ui/game/new_game.h"
#include "ui/opponent/game_timer.h"
#include "ui/text/error_text.h"

#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>

namespace evenmatch::ui {

using game::Side;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t kFewestPlies = 16; ///< the minimum length of a game that counts for the strength
const auto kResignsKey = QStringLiteral("play/resignsLostGames");
const auto kTakesItsTimeKey = QStringLiteral("play/takesItsTime");

/// The search's clock for overtime: a move's share of a period is time that returns with each move.
search::TimeControl timeControl(const game::TimeSettings& time)
{
    const milliseconds each = milliseconds(time.period) / std::max(time.stones, 1);
    return {.main = time.main + time.period, .increment = time.increment + each, .perMove = {}, .clock = time};
}

} // namespace

Opponent::Opponent(GameDocument& document, Engine& engine, QObject* parent) : QObject(parent), m_document(document), m_engine(engine)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { act(m_decision); });
    connect(&document, &GameDocument::planChanged, this, &Opponent::planChanged);
    connect(&document.session(), &GameSession::changed, this, &Opponent::follow);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& changed) {
        const bool isItsStrong = reads() && changed.toStdString() == strongNetworkOf(game());
        if (!plan() || isEngine() || (changed.toStdString() != game() && !isItsStrong))
            return;
        cancel();
        forgetThinker(); // another network needs another player
        follow();
    });
    planChanged();
}

Opponent::~Opponent() { cancel(); }

std::string Opponent::game() const { return game::familyName(session().record().setup.game); }

std::optional<Side> Opponent::userSide() const { return plan() ? std::optional(game::opponent(plan()->side)) : std::nullopt; }

QString Opponent::name() const { return isEngine() ? plan()->engine.engine.name : QStringLiteral("Evenmatch"); }

bool Opponent::isItsTurn() const
{
    return plan() && session().phase() == Phase::Playing && session().atGameEnd() && session().toMove() == plan()->side;
}

bool Opponent::userMayMove() const { return !isItsTurn(); }

bool Opponent::reads() const { return plan() && plan()->kind == OpponentPlan::Kind::Rank && plan()->reads; }

std::string Opponent::server() const { return plan() ? plan()->server : rankServerOf(game()); }

std::shared_ptr<nn::Evaluator> Opponent::ownNetwork() const
{
    return m_engine.state(game()) == Engine::State::Ready ? m_engine.networkFor(session().record().setup.game, {}) : nullptr;
}

std::shared_ptr<nn::Evaluator> Opponent::network() const
{
    return m_engine.state(game()) == Engine::State::Ready ? m_engine.networkFor(session().record().setup.game, server()) : nullptr;
}

strength::SaidRanks Opponent::ranks() const
{
    const auto network = ownNetwork();
    return saidRanks(game(), network ? &network->info() : nullptr, server());
}

double Opponent::userPlace() const
{
    const auto network = ownNetwork();
    const strength::SaidRanks ranks = this->ranks();
    if (const auto pupil = plan() ? ranks.scale().findPlace(plan()->pupil) : std::nullopt)
        return *pupil;
    if (const auto own = ownPlace(game(), network ? &network->info() : nullptr))
        return ranks.fromOwn(*own);
    const auto place = plan() ? ranks.scale().findPlace(plan()->rank) : std::nullopt;
    return place.value_or(usualPlace(game(), ranks.scale()));
}

double Opponent::place() const
{
    const strength::SaidRanks ranks = this->ranks();
    if (plan() && plan()->kind == OpponentPlan::Kind::MatchMe)
        return ranks.fromOwn(m_setting.value_or(adaptation().between.setting));
    const auto rank = plan() && !isEngine() ? ranks.scale().findPlace(plan()->rank) : std::nullopt;
    return rank.value_or(userPlace());
}

search::Adaptation Opponent::adaptation() const
{
    const auto network = ownNetwork();
    return matchMe(game(), network ? &network->info() : nullptr);
}

bool Opponent::takesItsTime() { return QSettings().value(kTakesItsTimeKey, false).toBool(); }

void Opponent::setTakesItsTime(bool takes) { QSettings().setValue(kTakesItsTimeKey, takes); }

bool Opponent::resignsLostGames() { return QSettings().value(kResignsKey, true).toBool(); }

void Opponent::setResignsLostGames(bool resigns) { QSettings().setValue(kResignsKey, resigns); }

void Opponent::planChanged()
{
    cancel();
    forgetThinker();
    m_setting = plan() ? plan()->setting : std::nullopt;
    m_acceptsDraw = false;
    m_offersDraw = false;
    if (plan() && !isEngine())
        m_engine.network(game()); // loads it while the user thinks about the first move
    if (reads())
        m_engine.network(strongNetworkOf(game()));
    follow();
}

/// Starts whatever the current position requires. Safe to call at any time.
void Opponent::follow()
{
    if (m_takingBack)
        return;
    learn();
    if (!isItsTurn()) {
        cancel();
        if (session().phase() != Phase::Playing)
            m_offersDraw = false;
        setState(plan() ? State::Resting : State::Off);
        return;
    }
    m_offersDraw = false;
    if ((m_state == State::Thinking || m_state == State::Loading) && m_thinksAt == session().node())
        return;
    cancel();
    const bool waitsForStrong
        = reads() && !m_engine.network(strongNetworkOf(game())) && m_engine.state(strongNetworkOf(game())) == Engine::State::Loading;
    if (isEngine())
        think({});
    else if (m_engine.network(game()) && waitsForStrong)
        setState(State::Loading);
    else if (m_engine.network(game()))
        think(network());
    else if (m_engine.state(game()) == Engine::State::Loading)
        setState(State::Loading);
    else
        fail(m_engine.problem(game()));
}

core::Result<search::OpponentWish> Opponent::wish(const nn::NetworkInfo& network) const
{
    search::OpponentWish wish;
    wish.simulations = search::usualSimulations(game());
    wish.name = "Evenmatch";
    wish.resigns = resignsLostGames();
    if (plan()->kind == OpponentPlan::Kind::MatchMe && !network.scale.empty()) {
        search::Adaptation learned = adaptation();
        const strength::Dial& dial = learned.between.dial;
        if (m_setting && learned.withinGames) // the game goes on after a restart, or with another network
            learned.between.setting = std::clamp(*m_setting, dial.lowest, dial.highest);
        wish.strength = learned;
        return wish;
    }
    const auto place = network.scale.findPlace(plan()->rank);
    if (!place)
        return core::Error{core::ErrorCode::NotFound, plan()->rank};
    wish.strength = search::RankPlace{*place};
    return wish;
}

/// Another program may take long to end, so it ends elsewhere.
void Opponent::forgetThinker()
{
    if (auto gone = std::exchange(m_thinker, {}))
        m_engine.run(
            {}, jobs::Priority::Normal, this, [thinker = std::move(gone)](jobs::JobContext&) mutable { return (thinker.reset(), 0); },
            [](const auto&) {});
}

std::shared_ptr<Thinker> Opponent::makeThinker(const std::shared_ptr<nn::Evaluator>& network)
{
    const search::TimeControl time = timeControl(m_document.plan().time);
    if (isEngine())
        return makeEngineThinker(plan()->engine, time, plan()->seed);
    // An opponent that adapts to the user uses the network's own scale, whichever ranks are shown.
    const auto playing = plan()->kind == OpponentPlan::Kind::MatchMe ? ownNetwork() : network;
    auto wanted = wish(playing->info());
    if (!wanted) {
        fail(tr("This network does not know the rank %1. Choose another opponent under File ▸ New.")
                 .arg(QString::fromStdString(plan()->rank)));
        return {};
    }
    if (reads() && !m_engine.network(strongNetworkOf(game())))
        Q_EMIT said(tr("The strong network is not available. %1 plays without it.").arg(name()));
    return makeSearchThinker(reads() ? m_engine.readingWithStrong(game(), playing) : playing, *std::move(wanted), time, plan()->seed);
}

void Opponent::think(const std::shared_ptr<nn::Evaluator>& network)
{
    auto played = nn::playedGame(session().record());
    if (!played)
        return fail(errorText(played.error()));
    if (!m_thinker)
        m_thinker = makeThinker(network);
    if (!m_thinker)
        return;
    m_thinksAt = session().node();
    if (!m_thinker->isReady())
        return startProgram();
    search::Clocks clocks;
    if (m_timer)
        clocks = m_timer->clocksForSearch();
    auto work = [thinker = m_thinker, game = *std::move(played), clocks](
                    jobs::JobContext& context) { return thinker->think(game, clocks, context.stopToken()); };
    auto job
        = m_engine.run({}, jobs::Priority::Interactive, this, std::move(work), [this, request = ++m_request](core::Result<Thought> done) {
              if (request == m_request)
                  thought(std::move(done));
          });
    m_stop = [job] { job.requestStop(); };
    setState(State::Thinking);
}

/// Another program; then it thinks.
void Opponent::startProgram()
{
    auto job = m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [thinker = m_thinker](jobs::JobContext& context) { return thinker->start(context.stopToken()); },
        [this, request = ++m_request](const core::Result<void>& started) {
            if (request != m_request)
                return;
            m_thinksAt = record::kNoNode;
            if (!started)
                return fail(errorText(started.error()));
            follow();
        });
    m_stop = [job] { job.requestStop(); };
    setState(State::Loading);
}

void Opponent::thought(core::Result<Thought> thought)
{
    m_stop = {};
    if (!thought)
        return fail(errorText(thought.error()));
    m_acceptsDraw = thought->acceptsDraw;
    m_setting = thought->setting;
    if (m_setting)
        m_document.noteSetting(*m_setting);
    m_decision = std::move(thought->decision);
    const milliseconds left = takesItsTime() ? m_decision.thinking - thought->spent : milliseconds(0);
    if (left.count() > 0)
        m_pause.start(left);
    else
        act(m_decision);
}

void Opponent::act(const search::Decision& decision)
{
    m_thinksAt = record::kNoNode;
    m_offersDraw = false;
    const bool passes
        = session().goPosition() && decision.kind == search::Decision::Move && decision.move == session().goPosition()->passMove();
    switch (decision.kind) {
    case search::Decision::Resign: session().resign(plan()->side); break;
    case search::Decision::ClaimDraw: session().agreeDraw(); break;
    case search::Decision::Move:
        if (!session().play(decision.move))
            return fail(tr("its move is illegal here."));
        m_offersDraw = decision.offersDraw && session().phase() == Phase::Playing;
        break;
    }
    if (passes && session().phase() == Phase::Playing)
        Q_EMIT said(tr("%1 passed. Pass to count the score, or play on.").arg(name()));
    if (m_offersDraw)
        Q_EMIT said(tr("%1 offers a draw. Press Draw to accept, or play on.").arg(name()));
    Q_EMIT changed();
}

void Opponent::cancel()
{
    ++m_request;
    m_thinksAt = record::kNoNode;
    m_pause.stop();
    if (m_stop)
        m_stop();
    m_stop = {};
}

void Opponent::fail(const QString& problem)
{
    m_problem = problem;
    setState(State::Failed);
}

void Opponent::setState(State state)
{
    if (state != State::Failed)
        m_problem.clear();
    m_state = state;
    Q_EMIT changed();
}

/// A finished "match me" game changes the learned strength once, unless it was very short or one side had an advantage. Without the network
/// the scale of that strength is unknown, and another scale would discard it; a network that is loaded later makes up for it.
void Opponent::learn()
{
    if (!plan() || plan()->kind != OpponentPlan::Kind::MatchMe || plan()->learned || session().phase() != Phase::Over)
        return;
    const auto outcome = record::gameInfo(session().record()).outcome;
    if (outcome == game::Outcome::None || !startsEven(session().record()))
        return;
    if (!session().position().isOver() && session().gameMoves().size() < plan()->begun + kFewestPlies)
        return; // resigned right after the start
    if (!ownNetwork())
        return;
    search::Adaptation adaptation = this->adaptation();
    if (!matchMeLocked(game()))
        adaptation.gameEnded(programScore(outcome, plan()->side));
    saveMatchMe(game(), adaptation);
    m_document.markLearned();
}

void Opponent::pass()
{
    if (userMayMove())
        session().pass();
}

void Opponent::resign()
{
    const bool wasOver = session().phase() == Phase::Over;
    session().resign(userSide().value_or(session().toMove()));
    if (!wasOver && session().phase() == Phase::Over)
        Q_EMIT resigned();
}

bool Opponent::canTakeBack() const
{
    const auto isUsers = [this, moves = std::size_t{0}](const LineEntry& entry) mutable {
        return entry.number > 0 && ++moves > plan()->begun && entry.side != plan()->side;
    };
    return session().canTakeBack() && (!plan() || std::ranges::any_of(session().line(), isUsers));
}

void Opponent::takeBack()
{
    if (!canTakeBack())
        return;
    m_takingBack = true;
    cancel();
    do
        session().takeBack();
    while (plan() && session().canTakeBack() && session().toMove() == plan()->side);
    m_takingBack = false;
    m_acceptsDraw = false; // both were about a position that is gone
    m_offersDraw = false;
    follow();
}

bool Opponent::mayClaimDraw() const
{
    const auto* position = session().chessPosition();
    return position && session().atGameEnd() && session().phase() == Phase::Playing && userMayMove() && position->canClaimDraw();
}

void Opponent::draw()
{
    if (!session().canAgreeDraw() || !plan() || m_offersDraw || mayClaimDraw() || (userMayMove() && m_acceptsDraw))
        session().agreeDraw();
    else
        Q_EMIT said(tr("%1 declined the draw.").arg(name()));
}

void Opponent::tryAgain()
{
    if (m_state != State::Failed)
        return;
    if (!isEngine() && m_engine.state(game()) == Engine::State::Failed)
        m_engine.setNetworkFile(game(), m_engine.isNetworkChosen(game()) ? m_engine.networkFile(game()) : QString());
    else
        follow();
}

} // namespace evenmatch::ui
