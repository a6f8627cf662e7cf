// Results by opening: games, score, β relative to the rank's, and the user's first unusual move.
#pragma once

#include "ui/rank/my_rank.h"
#include "ui/widgets/explained_card.h"

class QStandardItemModel;

namespace evenmatch::ui {

class TwoLineList;

class OpeningsCard final : public ExplainedCard {
    Q_OBJECT
public:
    explicit OpeningsCard(QWidget* parent = nullptr);

    void setResult(const MyRankResult& result);
    bool isEmpty() const;

Q_SIGNALS:
    /// Opens the latest game with this unusual move, at that move; no effect for openings without one.
    void gameChosen(library::GameId game, int ply);

private:
    QStandardItemModel* m_rows;
    TwoLineList* m_list;
};

} // namespace evenmatch::ui
