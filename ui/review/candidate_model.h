// The moves that players of the ranks choose in a position: a row per move, a column per rank from weakest to strongest; if there are too
// many ranks, some, evenly spaced.
#pragma once

#include "nn/evaluate/evaluation.h"

#include <QAbstractTableModel>

#include <vector>

namespace evenmatch::game {
class AnyPosition;
}
namespace evenmatch::strength {
class RankScale;
}

namespace evenmatch::ui {

struct Candidate {
    game::Move move;
    QString text;
    std::vector<float> byRank; ///< probability, strongest first
    float prior = 0; ///< rank-free
    double beta = 0;
    bool played = false;

    bool operator==(const Candidate&) const = default;
};

/// The move played and the likeliest moves of any rank, at most `most`; by decreasing rank-free prior.
std::vector<Candidate> candidatesOf(
    const game::AnyPosition& position, const nn::Evaluation& evaluation, game::Move played, std::size_t most);

class CandidateModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        ProbabilityRole = Qt::UserRole, ///< 0 … 1; in column 0 the rank-free prior
        PlaceRole, ///< of the column's rank: 0 strongest … 1 weakest
        PlayedRole,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Without ranks there is one column, the rank-free prior.
    void setScale(const strength::RankScale& scale);
    /// The same candidates change nothing: a row stays chosen.
    void setCandidates(std::vector<Candidate> candidates);
    const Candidate* candidate(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int ranks() const { return static_cast<int>(m_shown.size()); }
    /// The rank of a column, starting at 1. REQUIRES: there are ranks
    std::size_t rankOf(int column) const { return m_shown[static_cast<std::size_t>(ranks() - column)]; }
    double placeOf(int column) const;
    float probability(int row, int column) const;

    std::vector<std::string> m_names; ///< of the ranks, strongest first
    std::vector<std::size_t> m_shown; ///< those with a column
    std::vector<Candidate> m_candidates;
};

} // namespace evenmatch::ui
