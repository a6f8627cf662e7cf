// The tree of a search as rows with bars, sorted by a column; the expanded and selected rows stay while the search grows.
#pragma once

#include "ui/tree/search_tree_model.h"

#include <QTreeView>

namespace evenmatch::ui {

class SearchTreeView final : public QTreeView {
    Q_OBJECT
public:
    explicit SearchTreeView(QWidget* parent = nullptr);

    SearchTreeModel& tree() { return *m_model; }
    void setResults(const SharedResult& result, const SharedResult& other, const game::AnyPosition& start);
    void choose(const std::vector<game::Move>& line);

Q_SIGNALS:
    /// Empty: none.
    void lineChosen(const std::vector<evenmatch::game::Move>& line);
    /// By Enter or a double click: the game should go on with it.
    void lineWanted(const std::vector<evenmatch::game::Move>& line);

protected:
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int leastWidth(int column) const;
    void layOut();
    void collectOpen(const QModelIndex& parent, std::vector<std::vector<game::Move>>& open) const;

    SearchTreeModel* m_model;
    bool m_restoring = false;
};

} // namespace evenmatch::ui
