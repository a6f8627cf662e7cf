// The page of search trees: the search of an opponent at a rank, beside the search at full strength.
#pragma once

#include "ui/pages/board_page.h"
#include "ui/tree/tree_search.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace evenmatch::ui {

class SearchGraphView;
class SearchTreeView;

class TreePage final : public BoardPage {
    Q_OBJECT
public:
    /// Both must outlive the page.
    TreePage(GameDocument& document, Engine& engine, LiveAnalysis& live, QWidget* parent = nullptr);

    /// The search to show.
    enum class Shown { WithDelta, WithoutDelta, Both };
    void setShown(Shown shown);

    const TreeSearch& search() const { return *m_search; }
    bool isSettled() const override;
    /// Exports the search shown: JSON, DOT or SVG by the suffix.
    core::Result<void> exportTree(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makePanel(LiveAnalysis& live);
    QWidget* makeChoices();
    void addToggle(QButtonGroup* group, QLayout* row, const QString& name, const QString& words, int id);
    void useNetwork();
    /// The latest choice of rank, otherwise the rank of the player to move in the record, otherwise the middle one.
    void chooseRank();
    int usualRank(const strength::RankScale& scale) const;
    void keepSearch() const;
    void keepRank() const;
    void begin();
    void beginOrStop();
    void showResults();
    /// The chosen line on the board and as text; without one, the root's moves by visits.
    void showLine(const std::vector<game::Move>& line);
    void showMoves();
    QString lineText(const QModelIndex& row) const;
    QString verdictText() const;
    void chooseExport();
    QString hint() const;
    Shown shown() const;

    Engine& m_engine;
    TreeSearch* m_search;
    std::shared_ptr<nn::Evaluator> m_network;
    QComboBox* m_rank = nullptr;
    QComboBox* m_kind = nullptr; ///< the opponent's search, or SE-MCTS
    QComboBox* m_simulations = nullptr;
    QPushButton* m_go = nullptr;
    QButtonGroup* m_which = nullptr;
    QButtonGroup* m_how = nullptr;
    QStackedWidget* m_views = nullptr;
    SearchTreeView* m_tree = nullptr;
    SearchGraphView* m_graph = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_words = nullptr;
    QTimer* m_wait; ///< the position may be on its way
    bool m_wasAnalysedLive = false;
    bool m_stopped = false; ///< by the user, until asked again
    std::string m_game;
};

} // namespace evenmatch::ui
