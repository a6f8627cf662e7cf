#include "ui/tree/search_tree_model.h"

#include "core/game/any_position.h"
#include "ui/text/game_text.h"
#include "ui/text/signed_number.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace evenmatch::ui {

void SearchTreeModel::setResults(SharedResult result, SharedResult other, const game::AnyPosition& start)
{
    beginResetModel();
    m_result = std::move(result);
    m_other = std::move(other);
    const std::size_t nodes = m_result ? m_result->nodes.size() : 0;
    m_parents.assign(nodes, 0);
    m_visited.assign(nodes, 0);
    m_others.assign(nodes, -1);
    m_texts.assign(nodes, {});
    m_leastBeta = m_mostBeta = 0;
    if (nodes > 0)
        walk(0, m_other && !m_other->nodes.empty() ? 0 : -1, start);
    findReach();
    putInOrder();
    endResetModel();
}

void SearchTreeModel::walk(std::uint32_t index, std::int64_t other, const game::AnyPosition& position)
{
    m_others[index] = other;
    const search::ResultNode& here = node(index);
    for (std::uint32_t child = here.firstChild; child < here.firstChild + here.childCount; ++child) {
        const search::ResultNode& move = node(child);
        if (move.visits == 0)
            break; // the most visited come first
        ++m_visited[index];
        m_parents[child] = index;
        const bool first = m_leastBeta == 0 && m_mostBeta == 0;
        m_leastBeta = first ? move.betaMean : std::min(m_leastBeta, move.betaMean);
        m_mostBeta = first ? move.betaMean : std::max(m_mostBeta, move.betaMean);
        std::int64_t same = -1;
        if (other >= 0) {
            const search::ResultNode& parent = m_other->nodes[static_cast<std::size_t>(other)];
            for (std::uint32_t i = parent.firstChild; i < parent.firstChild + parent.childCount && same < 0; ++i)
                if (m_other->nodes[i].move == move.move)
                    same = i;
        }
        if (!position.isLegal(move.move)) { // reports may be late and belong to another position
            m_texts[child] = QString::fromStdString(move.text);
            continue;
        }
        m_texts[child] = moveWords(position, move.move);
        game::AnyPosition after = position;
        after.play(move.move);
        walk(child, same, after);
    }
}

void SearchTreeModel::findReach()
{
    std::vector<std::pair<double, std::uint32_t>> deltas; ///< with their visits
    std::uint64_t all = 0;
    for (std::uint32_t at = 1; at < m_parents.size(); ++at)
        if (node(at).visits > 0) {
            deltas.emplace_back(node(at).delta, node(at).visits);
            all += node(at).visits;
        }
    std::ranges::sort(deltas);
    m_deltaReach = 0;
    std::uint64_t below = 0;
    for (const auto& [delta, visits] : deltas) {
        m_deltaReach = delta;
        if ((below += visits) * 10 >= all * 9)
            break;
    }
}

double SearchTreeModel::number(std::uint32_t index, int column) const
{
    const search::ResultNode& move = node(index);
    const search::ResultNode* other = otherOf(index);
    switch (column) {
    case VisitsColumn: return move.visits;
    case QColumn: return move.q;
    case PriorColumn: return move.prior;
    case BetaColumn: return move.betaMean;
    case DeltaColumn: return move.betaMean - move.target;
    case DeltaHatColumn: return move.deltaHat;
    case OtherVisitsColumn: return other ? other->visits : -1.0;
    case OtherQColumn: return other && other->visits > 0 ? other->q : -2.0; // below all others
    default: return 0;
    }
}

void SearchTreeModel::putInOrder()
{
    m_order.resize(m_parents.size());
    m_rows.assign(m_parents.size(), 0);
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto before = [this](std::uint32_t a, std::uint32_t b) {
        const bool falls = m_sortOrder == Qt::DescendingOrder;
        if (m_sortColumn == MoveColumn)
            return falls ? m_texts[b] < m_texts[a] : m_texts[a] < m_texts[b];
        return falls ? number(b, m_sortColumn) < number(a, m_sortColumn) : number(a, m_sortColumn) < number(b, m_sortColumn);
    };
    for (std::uint32_t parent = 0; parent < m_parents.size(); ++parent) {
        const auto first = m_order.begin() + node(parent).firstChild;
        std::ranges::stable_sort(first, first + m_visited[parent], before);
        for (std::uint32_t row = 0; row < m_visited[parent]; ++row)
            m_rows[first[row]] = static_cast<int>(row);
    }
}

void SearchTreeModel::sort(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_sortColumn = column;
    m_sortOrder = order;
    const QModelIndexList before = persistentIndexList();
    putInOrder();
    QModelIndexList after;
    for (const QModelIndex& index : before)
        after << createIndex(m_rows[nodeOf(index)], index.column(), index.internalId());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

QModelIndex SearchTreeModel::indexOf(std::uint32_t index) const
{
    if (index == 0 || !m_result || index >= m_result->nodes.size())
        return {};
    return createIndex(m_rows[index], 0, static_cast<quintptr>(index));
}

QModelIndex SearchTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(m_order[node(nodeOf(parent)).firstChild + static_cast<std::uint32_t>(row)]));
}

QModelIndex SearchTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(m_parents[nodeOf(index)]) : QModelIndex();
}

int SearchTreeModel::rowCount(const QModelIndex& parent) const
{
    return !m_result || m_result->nodes.empty() || parent.column() > 0 ? 0 : static_cast<int>(m_visited[nodeOf(parent)]);
}

int SearchTreeModel::columnCount(const QModelIndex&) const { return ColumnCount; }

std::vector<game::Move> SearchTreeModel::lineTo(const QModelIndex& index) const
{
    std::vector<game::Move> line;
    for (std::uint32_t at = nodeOf(index); at != 0; at = m_parents[at])
        line.push_back(node(at).move);
    std::ranges::reverse(line);
    return line;
}

QModelIndex SearchTreeModel::find(const std::vector<game::Move>& line) const
{
    std::uint32_t at = 0;
    for (const game::Move move : line) {
        if (!m_result || m_result->nodes.empty())
            return {};
        std::uint32_t next = 0;
        for (std::uint32_t child = node(at).firstChild; child < node(at).firstChild + m_visited[at] && next == 0; ++child)
            if (node(child).move == move)
                next = child;
        if (next == 0)
            return {};
        at = next;
    }
    return indexOf(at);
}

const search::ResultNode* SearchTreeModel::otherOf(std::uint32_t index) const
{
    return m_others[index] < 0 ? nullptr : &m_other->nodes[static_cast<std::size_t>(m_others[index])];
}

double SearchTreeModel::signedDelta(std::uint32_t index) const
{
    if (!m_result->steered || m_deltaReach <= 0)
        return 0;
    return std::clamp((node(index).betaMean - node(index).target) / m_deltaReach, -1.0, 1.0);
}

QString SearchTreeModel::text(std::uint32_t index, int column) const
{
    const search::ResultNode& move = node(index);
    const search::ResultNode* other = otherOf(index);
    switch (column) {
    case MoveColumn: return m_texts[index];
    case VisitsColumn: return QString::number(move.visits);
    case QColumn: return numberWithSign(move.q, 2);
    case PriorColumn: return QLocale().toString(100 * move.prior, 'f', move.prior < 0.1 ? 1 : 0);
    case BetaColumn: return numberWithMinus(move.betaMean, 2);
    case DeltaColumn: return m_result->steered ? numberWithSign(move.betaMean - move.target, 2) : QString();
    case DeltaHatColumn: return m_result->steered ? numberWithMinus(move.deltaHat, 2) : QString();
    case OtherVisitsColumn: return other ? QString::number(other->visits) : m_other ? QStringLiteral("0") : QString();
    case OtherQColumn: return other && other->visits > 0 ? numberWithSign(other->q, 2) : QString();
    default: return {};
    }
}

double SearchTreeModel::share(std::uint32_t index, int column) const
{
    const search::ResultNode& move = node(index);
    const search::ResultNode* other = otherOf(index);
    const search::ResultNode* otherParent = otherOf(m_parents[index]);
    switch (column) {
    case VisitsColumn: return static_cast<double>(move.visits) / std::max(1U, node(m_parents[index]).visits);
    case QColumn: return move.q;
    case PriorColumn: return move.prior;
    case BetaColumn: return m_mostBeta > m_leastBeta ? (move.betaMean - m_leastBeta) / (m_mostBeta - m_leastBeta) : 0;
    case DeltaColumn: return signedDelta(index);
    case DeltaHatColumn: return move.deltaHat;
    case OtherVisitsColumn: return other && otherParent ? static_cast<double>(other->visits) / std::max(1U, otherParent->visits) : 0;
    case OtherQColumn: return other && other->visits > 0 ? other->q : 0;
    default: return 0;
    }
}

QVariant SearchTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::uint32_t at = nodeOf(index);
    switch (role) {
    case Qt::DisplayRole: return text(at, index.column());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return QStringLiteral("%1 %2: %3")
            .arg(m_texts[at], headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(), text(at, index.column()));
    case ShareRole: return share(at, index.column());
    case SignedDeltaRole: return signedDelta(at);
    case NodeRole: return at;
    default: return {};
    }
}

QVariant SearchTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(section == MoveColumn ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::InitialSortOrderRole)
        return static_cast<int>(section == MoveColumn ? Qt::AscendingOrder : Qt::DescendingOrder);
    const bool explained = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (!explained && role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MoveColumn: return tr("Move");
    case VisitsColumn: return explained ? tr("N, visits") : tr("N");
    case QColumn: return explained ? tr("Q, mean result for the side to move, −1 to +1") : tr("Q");
    case PriorColumn: return explained ? tr("P, probability that players choose the move, in percent") : tr("P %");
    case BetaColumn: return explained ? tr("β̄, mean strength score of all following moves") : tr("β̄");
    case DeltaColumn: return explained ? tr("δ with its sign: β̄ below (−) or above (+) the rank's target") : tr("δ");
    case DeltaHatColumn: return explained ? tr("δ̂, weight of δ, 0 to 1") : tr("weight");
    case OtherVisitsColumn: return explained ? tr("N, full strength") : tr("N\nfull");
    default: return explained ? tr("Q, full strength") : tr("Q\nfull");
    }
}

} // namespace evenmatch::ui
