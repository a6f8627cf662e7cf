#include "ui/review/candidate_model.h"

#include "core/game/any_position.h"
#include "core/strength/scale/rank_scale.h"
#include "ui/text/game_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/signed_number.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace evenmatch::ui {

std::vector<Candidate> candidatesOf(
    const game::AnyPosition& position, const nn::Evaluation& evaluation, game::Move played, std::size_t most)
{
    const std::size_t moves = evaluation.moves.size();
    const std::size_t ranks = moves == 0 ? 0 : evaluation.rankPriors.size() / moves;
    std::vector<float> likeliest = evaluation.prior;
    for (std::size_t rank = 0; rank < ranks; ++rank)
        for (std::size_t i = 0; i < moves; ++i)
            likeliest[i] = std::max(likeliest[i], evaluation.rankPrior(rank)[i]);
    const std::size_t playedIndex = evaluation.indexOf(played);
    if (playedIndex < moves)
        likeliest[playedIndex] = 2; // always included
    std::vector<std::size_t> order(moves);
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t count = std::min(most, moves);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
        [&](std::size_t a, std::size_t b) { return likeliest[a] > likeliest[b]; });
    order.resize(count);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return evaluation.prior[a] > evaluation.prior[b]; });
    std::vector<Candidate> candidates;
    for (const std::size_t i : order) {
        Candidate candidate{.move = evaluation.moves[i],
            .text = moveWords(position, evaluation.moves[i]),
            .byRank = {},
            .prior = evaluation.prior[i],
            .beta = double{evaluation.beta(i)},
            .played = i == playedIndex};
        for (std::size_t rank = 0; rank < ranks; ++rank)
            candidate.byRank.push_back(evaluation.rankPrior(rank)[i]);
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

namespace {

constexpr std::size_t kMostColumns
    = 17; ///< of ranks, enough for Go's; the numbers of more columns would be unreadable in the narrowest window

/// At most this many ranks, evenly spaced, including the first and the last.
std::vector<std::size_t> evenly(std::size_t ranks)
{
    const std::size_t count = std::min(ranks, kMostColumns);
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(count > 1 ? (i * (ranks - 1) + (count - 1) / 2) / (count - 1) : 0);
    return chosen;
}

} // namespace

void CandidateModel::setScale(const strength::RankScale& scale)
{
    std::vector<std::string> names;
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        names.push_back(scale.name(rank));
    if (names == m_names)
        return;
    beginResetModel();
    m_names = std::move(names);
    m_shown = evenly(m_names.size());
    m_candidates.clear();
    endResetModel();
}

void CandidateModel::setCandidates(std::vector<Candidate> candidates)
{
    if (candidates == m_candidates)
        return;
    beginResetModel();
    m_candidates = std::move(candidates);
    endResetModel();
}

const Candidate* CandidateModel::candidate(int row) const
{
    return row >= 0 && row < rowCount() ? &m_candidates[static_cast<std::size_t>(row)] : nullptr;
}

int CandidateModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_candidates.size()); }

int CandidateModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 1 + std::max(1, ranks()); }

double CandidateModel::placeOf(int column) const
{
    return m_names.size() > 1 && column > 0 ? static_cast<double>(rankOf(column)) / static_cast<double>(m_names.size() - 1) : 0.0;
}

float CandidateModel::probability(int row, int column) const
{
    const Candidate& candidate = m_candidates[static_cast<std::size_t>(row)];
    return column == 0 || m_shown.empty() || rankOf(column) >= candidate.byRank.size() ? candidate.prior : candidate.byRank[rankOf(column)];
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Candidate& candidate = m_candidates[static_cast<std::size_t>(index.row())];
    const float share = probability(index.row(), index.column());
    switch (role) {
    case ProbabilityRole: return share;
    case PlaceRole: return placeOf(index.column());
    case PlayedRole: return candidate.played;
    case Qt::DisplayRole:
        if (index.column() == 0)
            return candidate.text;
        return share >= 0.005F ? QString::number(std::lround(100 * double{share})) : QString();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString who = headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString();
        const QString played = candidate.played ? tr(", played") : QString();
        if (index.column() == 0)
            return tr("%1%2: β %3").arg(candidate.text, played, numberWithMinus(candidate.beta, 2));
        return tr("%1%2: %3 % of %4").arg(candidate.text, played, QLocale().toString(100 * double{share}, 'f', 1), who);
    }
    default: return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool free = m_shown.empty();
    switch (role) {
    case Qt::DisplayRole:
        if (section == 0)
            return tr("Move");
        return free ? tr("Players") : rankTick(m_names[rankOf(section)]);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (section == 0)
            return tr("Move");
        return free ? tr("players of all ranks") : rankWords(m_names[rankOf(section)]);
    case PlaceRole: return placeOf(section);
    default: return {};
    }
}

} // namespace evenmatch::ui
