// A finished or growing search as a tree with a row per move, compared with another search of the same position.
#pragma once

#include "ui/tree/tree_search.h"

#include <QAbstractItemModel>

#include <vector>

namespace evenmatch::ui {

class SearchTreeModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column {
        MoveColumn,
        VisitsColumn,
        QColumn,
        PriorColumn,
        BetaColumn,
        DeltaColumn,
        DeltaHatColumn,
        OtherVisitsColumn,
        OtherQColumn,
        ColumnCount
    };
    enum Role {
        ShareRole = Qt::UserRole, ///< the bar's length: 0 … 1, for Q -1 … 1
        SignedDeltaRole, ///< -1 … 1: below or above the target, relative to the usual δ of this tree
        NodeRole, ///< index into SearchResult::nodes
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// `other` fills the last two columns; null: they are empty. Moves are written for `start`. Moves without a visit are left out.
    void setResults(SharedResult result, SharedResult other, const game::AnyPosition& start);
    const SharedResult& result() const { return m_result; }

    /// The moves from the root to a row.
    std::vector<game::Move> lineTo(const QModelIndex& index) const;
    /// The row of a line; invalid if the tree does not contain it.
    QModelIndex find(const std::vector<game::Move>& line) const;
    QModelIndex indexOf(std::uint32_t node) const;
    double signedDelta(std::uint32_t node) const;
    QString moveText(std::uint32_t node) const { return m_texts[node]; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts within each position, including later results. Initially the most visited come first.
    void sort(int column, Qt::SortOrder order) override;

private:
    const search::ResultNode& node(std::uint32_t index) const { return m_result->nodes[index]; }
    std::uint32_t nodeOf(const QModelIndex& index) const { return index.isValid() ? static_cast<std::uint32_t>(index.internalId()) : 0; }
    const search::ResultNode* otherOf(std::uint32_t node) const;
    QString text(std::uint32_t node, int column) const;
    double share(std::uint32_t node, int column) const;
    void walk(std::uint32_t node, std::int64_t other, const game::AnyPosition& position);

    double number(std::uint32_t node, int column) const;
    void putInOrder();
    void findReach();

    SharedResult m_result;
    SharedResult m_other;
    int m_sortColumn = VisitsColumn;
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
    std::vector<std::uint32_t> m_parents; ///< by node
    std::vector<std::uint32_t> m_order; ///< at first child + row: the row's node
    std::vector<int> m_rows; ///< by node
    std::vector<std::uint32_t> m_visited; ///< children with a visit, by node
    std::vector<std::int64_t> m_others; ///< node of the other search, -1: none
    std::vector<QString> m_texts;
    double m_leastBeta = 0;
    double m_mostBeta = 0;
    double m_deltaReach = 0; ///< nine of ten visits have a smaller δ, so that a single outlier does not flatten all others
};

} // namespace evenmatch::ui
