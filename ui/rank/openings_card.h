// How each opening goes: games, score, β beside the rank's, and the move with which what the rank plays is left.
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
    /// The game in which the opening's departure came last, at its place; nothing happens at openings that have none.
    void gameChosen(library::GameId game, int ply);

private:
    QStandardItemModel* m_rows;
    TwoLineList* m_list;
};

} // namespace evenmatch::ui
