#include "ui/game/game_session.h"

#include "core/game/chess/position.h"
#include "core/record/board/replay.h"
#include "core/record/notes/annotations.h"
#include "core/record/vocabulary/pgn_text.h"
#include "ui/game/session_text.h"
#include "ui/text/error_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

using game::Move;
using game::Side;
using record::NodeId;

namespace {

bool followsRules(const game::AnyPosition& position, Move move)
{
    if (const auto* board = position.as<chess::Position>())
        return board->board().isLegal(move); // old games continue after five repetitions; see chess::Position
    return position.isLegal(move);
}

int variationsAt(const record::GameRecord& record, NodeId node)
{
    int count = 0;
    for (NodeId child = record.firstChild(record.parent(node)); child != record::kNoNode; child = record.nextSibling(child))
        ++count;
    return count;
}

/// The node's child with that move; kNoNode if there is none.
NodeId childWith(const record::GameRecord& record, NodeId node, Move move, Side side)
{
    NodeId child = record.firstChild(node);
    while (child != record::kNoNode && (record.move(child) != move || record.side(child) != side))
        child = record.nextSibling(child);
    return child;
}

/// The node of the main line with its `moves`th move; the last one without a number or if there are fewer.
NodeId endAfter(const record::GameRecord& record, std::optional<std::size_t> moves)
{
    if (!moves)
        return record.mainLineEnd();
    NodeId end = record::kRoot;
    for (std::size_t made = 0; made < *moves && record.firstChild(end) != record::kNoNode;) {
        end = record.firstChild(end);
        made += record.move(end) == game::kNoMove ? 0 : 1;
    }
    return end;
}

std::string points(double value)
{
    return QString::number(std::round(100 * value) / 100, 'f', QLocale::FloatingPointShortest).toStdString();
}

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent)
{
    m_undo.setUndoLimit(kUndoSteps);
    start({});
}

const chess::Position* GameSession::chessPosition() const { return m_position.as<chess::Position>(); }

NodeId GameSession::nodeToPlayOn() const
{
    NodeId node = m_node;
    while (goPosition() && goPosition()->isOver() && node != record::kRoot && m_record.move(node) == goPosition()->passMove())
        node = m_record.parent(node);
    return node;
}

game::AnyPosition GameSession::positionToPlayOn() const
{
    const NodeId node = nodeToPlayOn();
    return node == m_node ? m_position : record::positionAt(m_record, node).value();
}

QString GameSession::resultTag() const { return m_record.format == record::Format::Pgn ? QStringLiteral("Result") : QStringLiteral("RE"); }

QString GameSession::result() const
{
    const QString text = QString::fromStdString(std::string(m_record.tag(resultTag().toStdString()))).trimmed();
    return text == QLatin1String("*") || text == QLatin1String("?") ? QString() : text;
}

void GameSession::start(const NewGame& game)
{
    [[maybe_unused]] const auto loaded = load(makeRecord(game), Origin::Here);
    Q_ASSERT(loaded.ok());
    setModified(false);
}

core::Result<game::AnyPosition> GameSession::startOf(const record::GameRecord& record)
{
    auto start = record::startPosition(record);
    if (start.ok() && !start->as<go::Position>() && !start->as<chess::Position>())
        return core::Error{core::ErrorCode::UnsupportedGame, record.setup.game};
    return start;
}

core::Result<void> GameSession::load(record::GameRecord record, Origin origin, std::optional<std::size_t> gameMoves)
{
    auto start = startOf(record);
    if (!start.ok())
        return start.error();
    m_record = std::move(record);
    m_origin = origin;
    const bool isEnded = origin == Origin::Imported || (gameMoves && !result().isEmpty());
    m_gameEnd = isEnded ? endAfter(m_record, gameMoves) : record::kNoNode;
    m_node = record::kRoot;
    m_position = std::move(start).value();
    m_marked = {};
    m_edition = m_keptEdition = ++m_revision;
    m_saidModified = false;
    m_undo.clear();
    rebuildLine();
    const bool reaches = std::ranges::any_of(m_line, [this](const LineEntry& entry) { return entry.node == gameEnd(); });
    enter(reaches ? gameEnd() : m_line.back().node);
    Q_EMIT modifiedChanged(false);
    Q_EMIT changed();
    return {};
}

void GameSession::setRunning(bool running)
{
    if (running == m_running)
        return;
    m_running = running;
    Q_EMIT changed();
}

Standing GameSession::standing() const
{
    if (m_origin == Origin::Imported || !result().isEmpty())
        return Standing::Fixed;
    return m_running ? Standing::Running : Standing::Free;
}

std::vector<Move> GameSession::gameMoves() const
{
    std::vector<Move> moves;
    for (const NodeId node : m_record.pathTo(gameEnd()))
        if (m_record.move(node) != game::kNoMove)
            moves.push_back(m_record.move(node));
    return moves;
}

bool GameSession::isOfGame(NodeId node) const
{
    const auto path = m_record.pathTo(gameEnd());
    return std::ranges::find(path, node) != path.end();
}

record::GameRecord GameSession::gameRecord() const
{
    record::GameRecord game = m_record;
    while (game.firstChild(gameEnd()) != record::kNoNode)
        game.removeSubtree(game.firstChild(gameEnd()));
    return game;
}

void GameSession::setModified(bool modified)
{
    m_keptEdition = modified ? -1 : m_edition;
    tellModified();
}

void GameSession::tellModified()
{
    if (isModified() == m_saidModified)
        return;
    m_saidModified = isModified();
    Q_EMIT modifiedChanged(m_saidModified);
}

void GameSession::touch(Change what)
{
    m_edition = ++m_revision;
    tellChange(what);
}

void GameSession::tellChange(Change what)
{
    tellModified();
    Q_EMIT changed();
    Q_EMIT recordChanged(what);
}

LineEntry GameSession::entryFor(NodeId node, const game::AnyPosition& before, int number) const
{
    LineEntry entry{
        .node = node, .commented = !record::commentWords(m_record, node).empty(), .judgement = record::judgement(m_record, node)};
    entry.variations = node == record::kRoot ? 1 : variationsAt(m_record, node);
    const Move move = m_record.move(node);
    if (move == game::kNoMove) {
        entry.text = node == record::kRoot ? tr("Start") : tr("(set-up)");
        return entry;
    }
    entry.side = m_record.side(node);
    const auto* board = before.as<chess::Position>();
    if (board)
        entry.assessment = record::assessment(m_record, node);
    entry.number = board ? board->moveNumber() + 1 : number;
    const bool isLegal = !board || board->board().isLegal(move);
    entry.text = isLegal ? moveWords(before, move) : QString::fromStdString(before.moveText(move));
    return entry;
}

/// The line through the current node: its ancestors, then first children, as far as they are legal.
void GameSession::rebuildLine()
{
    std::vector<NodeId> nodes = m_record.pathTo(m_node);
    for (NodeId next = m_record.firstChild(m_node); next != record::kNoNode; next = m_record.firstChild(next))
        nodes.push_back(next);
    m_line.clear();
    game::AnyPosition position;
    int number = 0;
    for (const NodeId node : nodes) {
        const Move move = m_record.move(node);
        const bool resumes = position.as<go::Position>() && position.isOver(); // after two passes; see playGo()
        const bool plain = position.holds() && move != game::kNoMove && m_record.side(node) == position.sideToMove()
            && !record::isSetupNode(m_record, node) && !resumes;
        const bool isRemark = position.holds() && move == game::kNoMove && !record::isSetupNode(m_record, node)
            && !m_record.hasProperty(node, record::kPass);
        const game::AnyPosition before = position;
        if (isRemark) {
            // the position is the parent's; a file may have many such nodes
        } else if (plain) {
            if (!followsRules(position, move))
                break;
            position.play(move);
        } else if (node == record::kRoot) {
            auto start = record::startPosition(m_record);
            if (!start.ok())
                break;
            position = std::move(start).value();
        } else if (!record::playNode(position, m_record, node)) {
            break;
        }
        m_line.push_back(entryFor(node, before.holds() ? before : position, move == game::kNoMove ? number : ++number));
    }
}

bool GameSession::enter(NodeId node)
{
    auto reached = record::positionAt(m_record, node);
    if (!reached.ok()) {
        Q_EMIT refused(errorText(reached.error()));
        return false;
    }
    m_position = std::move(reached).value();
    m_node = node;
    const auto found = std::find_if(m_line.begin(), m_line.end(), [&](const LineEntry& entry) { return entry.node == node; });
    if (found == m_line.end())
        rebuildLine();
    for (std::size_t i = 0; i < m_line.size(); ++i)
        if (m_line[i].node == node)
            m_index = static_cast<int>(i);
    updatePhase();
    return true;
}

void GameSession::updatePhase()
{
    const bool resultHere = !result().isEmpty() && atGameEnd();
    const bool counted = resultHere || chessPosition();
    m_phase = Phase::Playing;
    if (resultHere)
        m_phase = Phase::Over;
    else if (m_position.isOver())
        m_phase = counted ? Phase::Over : Phase::Scoring;
    if (goPosition() && goPosition()->isOver())
        m_dead = isDeadMarked() ? m_marked.stones : go::proposeDeadStones(*goPosition());
    else
        m_dead.clear();
}

bool GameSession::play(Move move)
{
    if (m_phase == Phase::Over && !isOpen()) {
        Q_EMIT refused(tr("The game is over; step back to try other moves."));
        return false;
    }
    if (!m_position.isLegal(move)) {
        Q_EMIT refused(refusalText(m_position, move));
        return false;
    }
    const Side side = m_position.sideToMove();
    if (const NodeId child = childWith(m_record, m_node, move, side); child != record::kNoNode) {
        goTo(child);
        return true;
    }
    const bool running = standing() == Standing::Running;
    if (running && !atGameEnd()) {
        Q_EMIT refused(tr("This game continues at its last move. “Play from here” starts another game from this position."));
        return false;
    }
    if (running)
        m_undo.clear(); // the game's moves are undone by taking back
    else
        remember(tr("move"));
    if (m_phase == Phase::Over)
        m_gameEnd = m_node;
    const bool extends = atEnd() && m_line.back().node == m_node;
    const NodeId added = m_record.addNode(m_node, move, side);
    if (extends)
        m_line.push_back(entryFor(added, m_position,
            static_cast<int>(std::count_if(m_line.begin(), m_line.end(), [](const LineEntry& entry) { return entry.number > 0; })) + 1));
    m_position.play(move);
    m_node = added;
    if (extends)
        ++m_index;
    else {
        rebuildLine();
        m_index = static_cast<int>(m_line.size()) - 1;
    }
    updatePhase();
    if (const auto* board = chessPosition(); board && board->isOver() && atGameEnd() && standing() != Standing::Fixed) {
        const auto outcome = board->outcome();
        finish(outcome == game::Outcome::FirstWins     ? QStringLiteral("1-0")
                : outcome == game::Outcome::SecondWins ? QStringLiteral("0-1")
                                                       : QStringLiteral("1/2-1/2"));
        return true;
    }
    touch();
    return true;
}

void GameSession::addLine(const std::vector<Move>& moves)
{
    if (!isOpen() || standing() == Standing::Running)
        return;
    NodeId node = m_node;
    game::AnyPosition position = m_position;
    bool isChanged = false;
    for (const Move move : moves) {
        if (!position.isLegal(move))
            break;
        NodeId next = childWith(m_record, node, move, position.sideToMove());
        if (next == record::kNoNode) {
            if (!std::exchange(isChanged, true)) {
                remember(tr("variation"));
                if (m_phase == Phase::Over)
                    m_gameEnd = m_node;
            }
            next = m_record.addNode(node, move, position.sideToMove());
        }
        node = next;
        position.play(move);
    }
    if (isChanged)
        showEdited();
}

void GameSession::pass()
{
    if (const auto* board = goPosition())
        play(board->passMove());
}

void GameSession::finish(const QString& result)
{
    m_record.setTag(resultTag().toStdString(), result.toStdString());
    updatePhase();
    touch();
}

/// False if the game does not end.
bool GameSession::lose(Side side, char how)
{
    if (!canEnd())
        return false;
    if (how == 'T')
        m_undo.clear(); // the clock cannot be undone
    else
        remember(tr("resignation"));
    const bool first = side == Side::First;
    if (m_record.format == record::Format::Pgn)
        m_record.setTag("Termination", how == 'T' ? "time forfeit" : "normal");
    const auto* board = chessPosition();
    if (goPosition())
        finish((first ? QStringLiteral("W+%1") : QStringLiteral("B+%1")).arg(QLatin1Char(how)));
    else if (board && how == 'T' && board->insufficientMaterialFor(game::opponent(side)))
        finish(QStringLiteral("1/2-1/2")); // FIDE 6.9
    else
        finish(first ? QStringLiteral("0-1") : QStringLiteral("1-0"));
    return true;
}

void GameSession::resign(Side side)
{
    if (!lose(side, 'R'))
        refuseToEnd(tr("Go to the last move before you resign."));
}

void GameSession::refuseToEnd(const QString& elsewhere)
{
    Q_EMIT refused(standing() == Standing::Fixed ? tr("This game is over.") : elsewhere);
}

void GameSession::loseOnTime(Side side) { (void)lose(side, 'T'); }

void GameSession::noteClock(NodeId node, Side side, const record::Clock& clock)
{
    record::setClock(m_record, node, side, clock);
    ++m_revision;
    Q_EMIT recordChanged(Change::Words);
}

void GameSession::agreeDraw()
{
    if (!canAgreeDraw())
        return refuseToEnd(tr("Go to the last move before you offer a draw."));
    remember(tr("draw"));
    finish(QStringLiteral("1/2-1/2"));
}

bool GameSession::canTakeBack() const
{
    const Standing now = standing();
    return now != Standing::Fixed && (now == Standing::Free || atGameEnd()) && atEnd() && m_node != record::kRoot
        && lastMove() != game::kNoMove;
}

void GameSession::takeBack()
{
    if (!canTakeBack())
        return;
    if (standing() == Standing::Running)
        m_undo.clear();
    else
        remember(tr("taking back"));
    const NodeId removed = m_node;
    const NodeId parent = m_record.parent(removed);
    m_record.removeSubtree(removed);
    m_node = parent;
    rebuildLine();
    enter(parent);
    touch();
}

void GameSession::toggleDead(Move point)
{
    go::toggleDead(*goPosition(), m_dead, point);
    keepDead();
    Q_EMIT changed();
}

void GameSession::proposeDead(const go::PointSet& dead)
{
    if (isDeadMarked() || dead == m_dead)
        return;
    m_dead = dead;
    Q_EMIT changed();
}

go::Score GameSession::score() const { return go::score(*goPosition(), m_dead); }

void GameSession::acceptCount()
{
    if (!canAcceptCount())
        return;
    remember(tr("count"));
    const double margin = score().margin;
    const std::string text = margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + points(std::abs(margin));
    m_record.setTag("RE", text);
    keepDead();
    updatePhase();
    touch();
}

void GameSession::goTo(NodeId node)
{
    if (node == m_node)
        return;
    if (enter(node))
        Q_EMIT changed();
}

void GameSession::step(int moves)
{
    const int target = std::clamp(m_index + moves, 0, static_cast<int>(m_line.size()) - 1);
    goTo(m_line[static_cast<std::size_t>(target)].node);
}

void GameSession::first() { goTo(m_line.front().node); }

void GameSession::last() { goTo(m_line.back().node); }

} // namespace evenmatch::ui
