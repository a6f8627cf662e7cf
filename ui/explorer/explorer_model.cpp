#include "ui/explorer/explorer_model.h"

#include "core/game/go/position.h"
#include "ui/text/game_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QLocale>

#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

double shareOf(std::uint64_t part, std::uint64_t whole) { return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole); }

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

/// The rank nearest to a mean of strength::ratingOf().
record::Rank nearestRank(double rating, bool isGo)
{
    using Kind = record::Rank::Kind;
    constexpr double kLeastPro = 9 + 1 / 6.0;
    if (!isGo)
        return {Kind::Elo, static_cast<int>(std::lround(rating))};
    if (rating > kLeastPro)
        return {Kind::Pro, static_cast<int>(std::lround(3 * (rating - 9)))};
    const int rank = static_cast<int>(std::lround(rating));
    return rank > 0 ? record::Rank{Kind::Dan, rank} : record::Rank{Kind::Kyu, 1 - rank};
}

} // namespace

void ExplorerModel::set(const game::AnyPosition& position, library::Explored explored)
{
    beginResetModel();
    m_position = position;
    m_explored = std::move(explored);
    endResetModel();
}

game::Move ExplorerModel::moveAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_explored.moves[static_cast<std::size_t>(row)].move : game::kNoMove;
}

bool ExplorerModel::isFirstDark() const { return m_position.as<go::Position>() != nullptr; }

QString ExplorerModel::resultWords(const library::ExploredResults& results) const
{
    const std::uint64_t all = results.withResult();
    if (all == 0 || !m_position.holds())
        return tr("no results");
    const auto wins = [&](game::Side side, std::uint64_t count) {
        return tr("%1 wins %2 %").arg(sideName(m_position, side)).arg(percent(shareOf(count, all)));
    };
    QStringList words;
    if (results.firstWins > 0)
        words << wins(game::Side::First, results.firstWins);
    if (results.draws > 0)
        words << tr("draws %1 %").arg(percent(shareOf(results.draws, all)));
    if (results.secondWins > 0)
        words << wins(game::Side::Second, results.secondWins);
    return joinList(words);
}

int ExplorerModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_explored.moves.size()); }

int ExplorerModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString ExplorerModel::text(const library::ExploredMove& move, int column) const
{
    switch (column) {
    case Move: return moveWords(m_position, move.move);
    case Share: return QString::number(percent(shareOf(move.results.games, m_explored.results.games)));
    case Games: return QLocale().toString(static_cast<qulonglong>(move.results.games));
    case Rating: return move.rating ? rankShort(record::rankText(nearestRank(*move.rating, isFirstDark()))) : QString();
    case Last: return QString::fromStdString(move.lastDate).left(4);
    default: return {};
    }
}

QVariant ExplorerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const library::ExploredMove& move = m_explored.moves[static_cast<std::size_t>(index.row())];
    const library::ExploredResults& results = move.results;
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(move, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column == Move || column == Last ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole: return column == Results ? resultWords(results) : text(move, column);
    case Qt::ToolTipRole:
        return column == Results                       ? resultWords(results)
            : column == Last && !move.lastDate.empty() ? tr("last played: %1").arg(QString::fromStdString(move.lastDate))
            : column == Move && !move.same.empty()
            ? tr("%n other points are the same by symmetry", nullptr, static_cast<int>(move.same.size()))
            : QString();
    case FirstRole: return shareOf(results.firstWins, results.withResult());
    case DrawRole: return shareOf(results.draws, results.withResult());
    case SecondRole: return shareOf(results.secondWins, results.withResult());
    case HasResultsRole: return results.withResult() > 0;
    default: return {};
    }
}

QVariant ExplorerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (section == Move || section == Last || section == Results ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const std::pair<QString, QString> words[kColumns]
        = {{tr("Move"), tr("Move that was played")}, {QStringLiteral("%"), tr("Share of the games with this position")},
            {tr("Games"), tr("Games that went on with this move")}, {tr("Result"), tr("How these games ended")},
            {isFirstDark() ? tr("Rank") : tr("Elo"),
                isFirstDark() ? tr("Average rank of the players who chose this move")
                              : tr("Average rating of the players who chose this move")},
            {tr("Last"), tr("Year in which it was last played")}};
    return role == Qt::DisplayRole ? QVariant(words[section].first)
        : role == Qt::ToolTipRole  ? QVariant(words[section].second)
                                   : QVariant();
}

} // namespace evenmatch::ui
