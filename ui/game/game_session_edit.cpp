// A session's edits of its record: comments, marks, and the order of variations.
#include "ui/game/game_session.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace evenmatch::ui {

using record::NodeId;

namespace {

constexpr int kWriting = 1; ///< merges typed text into one step

/// The approximate memory of a record.
std::size_t bytesOf(const record::GameRecord& record)
{
    constexpr std::size_t kNode = 24;
    std::size_t bytes = record.size() * kNode;
    for (std::size_t node = 0; node < record.size(); ++node)
        for (const record::Property& property : record.properties(static_cast<NodeId>(node))) {
            bytes += sizeof property;
            for (const std::string& value : property.values)
                bytes += sizeof value + value.capacity();
        }
    return bytes;
}

/// Whether the last node of the path is the same move after the same moves in both records. Numbers of removed nodes are used again.
bool isSameNode(const record::GameRecord& record, const record::GameRecord& other, const std::vector<NodeId>& path)
{
    for (std::size_t i = 1; i < path.size(); ++i) {
        NodeId child = other.firstChild(path[i - 1]);
        while (child != record::kNoNode && child != path[i])
            child = other.nextSibling(child);
        if (child == record::kNoNode || other.move(child) != record.move(child) || other.side(child) != record.side(child))
            return false;
    }
    return true;
}

/// False, without a change, if the comment contains the words already.
bool addWords(record::GameRecord& record, NodeId node, const std::string& words)
{
    const std::string before = record::commentWords(record, node);
    if (words.empty() || before.find(words) != before.npos)
        return false;
    record::setCommentWords(record, node, before.empty() ? words : before + "\n\n" + words);
    return true;
}

} // namespace

/// One change of the record. Contains the record before it, or, once undone, the one after it.
class RecordStep final : public QUndoCommand {
public:
    RecordStep(GameSession& session, const QString& what, int merge)
        : RecordStep(session, what, merge, std::make_shared<State>(session.state()))
    {
        m_bytes = bytesOf(m_other->record);
    }

    /// The same step for another place in a stack; both share the record. REQUIRES: the step can be undone
    std::unique_ptr<RecordStep> again() const
    {
        auto step = std::unique_ptr<RecordStep>(new RecordStep(m_session, text(), m_merge, m_other)); // the constructor is private
        step->m_bytes = m_bytes;
        return step;
    }
    std::size_t bytes() const { return m_bytes; }
    GameSession::State& other() const { return *m_other; }

    int id() const override { return m_merge; }
    bool mergeWith(const QUndoCommand* later) override { return static_cast<const RecordStep*>(later)->m_other->node == m_other->node; }
    void undo() override { swap(); }
    void redo() override
    {
        if (m_isDone) // the session itself makes the change the first time
            swap();
        m_isDone = true;
    }

private:
    using State = GameSession::State;

    RecordStep(GameSession& session, const QString& what, int merge, std::shared_ptr<State> other)
        : QUndoCommand(what), m_session(session), m_merge(merge), m_other(std::move(other))
    {
    }

    void swap()
    {
        State now = m_session.state();
        m_session.restore(std::exchange(*m_other, std::move(now)));
    }

    GameSession& m_session;
    int m_merge;
    std::shared_ptr<State> m_other;
    std::size_t m_bytes = 0; ///< of the record before the change; measured once, since each change sums up all steps
    bool m_isDone = false;
};

void GameSession::remember(const QString& what, int merge)
{
    m_undo.push(new RecordStep(*this, what, merge));
    boundUndo();
}

/// Qt's stack limits only the number of steps, so the remaining steps are added to it again. REQUIRES: no step is undone
void GameSession::boundUndo()
{
    const auto step = [this](int index) { return static_cast<const RecordStep*>(m_undo.command(index)); };
    int first = m_undo.count() - 1;
    for (std::size_t bytes = step(first)->bytes(); first > 0; --first)
        if ((bytes += step(first - 1)->bytes()) > kUndoBytes)
            break;
    if (first == 0)
        return;
    std::vector<std::unique_ptr<RecordStep>> kept;
    for (int index = first; index < m_undo.count(); ++index)
        kept.push_back(step(index)->again());
    m_undo.clear();
    for (auto& one : kept)
        m_undo.push(one.release());
}

void GameSession::restore(State state)
{
    m_record = std::move(state.record);
    m_node = state.node;
    m_gameEnd = state.gameEnd;
    m_marked = std::move(state.marked);
    m_edition = state.edition;
    ++m_revision;
    rebuildLine();
    enter(m_node);
    tellChange(Change::Game);
}

void GameSession::setComment(const QString& text)
{
    const std::string words = text.toStdString();
    if (words == record::commentWords(m_record, m_node))
        return;
    remember(tr("comment"), kWriting);
    record::setCommentWords(m_record, m_node, words);
    m_line[static_cast<std::size_t>(m_index)].commented = !words.empty();
    touch(Change::Words);
}

/// The states before and after the undo stack's steps get the words, too; otherwise, undoing a step would remove them.
void GameSession::noteWords(NodeId node, const QString& text)
{
    const std::string words = text.toStdString();
    if (!addWords(m_record, node, words))
        return;
    for (int i = 0; i < m_undo.count(); ++i) {
        State& other = static_cast<const RecordStep*>(m_undo.command(i))->other();
        if (isSameNode(m_record, other.record, m_record.pathTo(node)) && addWords(other.record, node, words))
            other.edition = ++m_revision;
    }
    for (LineEntry& entry : m_line)
        if (entry.node == node)
            entry.commented = true;
    touch(Change::Words);
}

void GameSession::setJudgement(record::Judgement judgement)
{
    if (lastMove() == game::kNoMove || judgement == record::judgement(m_record, m_node))
        return;
    remember(tr("assessment"));
    record::setJudgement(m_record, m_node, judgement);
    m_line[static_cast<std::size_t>(m_index)].judgement = judgement;
    touch(Change::Words);
}

void GameSession::setDetails(const record::GameDetails& details)
{
    const record::GameDetails before = record::gameDetails(m_record);
    record::GameDetails after = details;
    if (standing() == Standing::Running) {
        after.result = before.result;
        after.komi = before.komi;
        after.rules = before.rules;
    }
    if (after == before)
        return;
    remember(tr("game information"));
    record::setGameDetails(m_record, after);
    if (m_origin == Origin::Here && result().isEmpty())
        m_gameEnd = record::kNoNode; // it goes on
    rebuildLine();
    enter(m_node); // komi, rules and result may differ
    touch(Change::Game);
}

void GameSession::toggleMark(const record::Mark& mark)
{
    remember(tr("mark"));
    auto marks = record::marks(m_record, m_node);
    const auto removed = std::erase(marks, mark);
    std::erase_if(marks, [&](const record::Mark& other) { return other.at == mark.at && other.to == mark.to; }); // one per place
    if (removed == 0)
        marks.push_back(mark);
    record::setMarks(m_record, m_node, marks);
    touch(Change::Words);
}

NodeId GameSession::variationStart(NodeId node) const
{
    for (; node != record::kRoot; node = m_record.parent(node))
        if (m_record.firstChild(m_record.parent(node)) != node)
            return node;
    return record::kNoNode;
}

/// The tree changed; the current node is still in it.
void GameSession::showEdited()
{
    rebuildLine();
    enter(m_node);
    touch();
}

/// Whether the line with the variation's start is outside the game.
bool GameSession::mayReplaceLine(NodeId start) const
{
    return standing() == Standing::Free || !isOfGame(m_record.firstChild(m_record.parent(start)));
}

bool GameSession::canPromote(NodeId node) const
{
    const NodeId start = variationStart(node);
    return start != record::kNoNode && mayReplaceLine(start);
}

void GameSession::promote(NodeId node)
{
    if (!canPromote(node))
        return;
    remember(tr("promotion of a variation"));
    m_record.promote(variationStart(node));
    showEdited();
}

bool GameSession::canMakeMainLine(NodeId node) const
{
    if (standing() == Standing::Running)
        return false;
    const bool goesOn = m_gameEnd != record::kNoNode && !isOfGame(node); // analysis after the game's end
    return variationStart(node) != record::kNoNode || goesOn;
}

void GameSession::makeMainLine(NodeId node)
{
    if (!canMakeMainLine(node))
        return;
    remember(standing() == Standing::Fixed ? tr("change of the game") : tr("new main line"));
    for (NodeId start = variationStart(node); start != record::kNoNode; start = variationStart(start))
        m_record.promote(start);
    if (m_gameEnd != record::kNoNode)
        m_gameEnd = m_record.mainLineEnd();
    showEdited();
}

bool GameSession::canRemove(NodeId node) const { return node != record::kRoot && (standing() == Standing::Free || !isOfGame(node)); }

bool GameSession::removeFrom(NodeId node)
{
    if (!canRemove(node)) {
        Q_EMIT refused(tr("The game's own moves cannot be deleted, only added moves and variations."));
        return false;
    }
    remember(tr("deletion"));
    const auto path = m_record.pathTo(m_node);
    const NodeId parent = m_record.parent(node);
    m_record.removeSubtree(node);
    if (std::ranges::find(path, node) != path.end())
        m_node = parent;
    showEdited();
    return true;
}

void GameSession::sibling(int direction)
{
    for (NodeId node = m_node; node != record::kRoot; node = m_record.parent(node)) {
        NodeId before = record::kNoNode;
        for (NodeId child = m_record.firstChild(m_record.parent(node)); child != node; child = m_record.nextSibling(child))
            before = child;
        if (const NodeId target = direction > 0 ? m_record.nextSibling(node) : before; target != record::kNoNode) {
            goTo(target);
            return;
        }
    }
}

} // namespace evenmatch::ui
