// The rank by parts of the games (phase, colour, time control, opponent), as small multiples.
#pragma once

#include "ui/rank/my_rank.h"
#include "ui/widgets/explained_card.h"

class QGridLayout;

namespace evenmatch::ui {

class RankPartsCard final : public ExplainedCard {
    Q_OBJECT
public:
    explicit RankPartsCard(QWidget* parent = nullptr);

    void setResult(const MyRankResult& result);
    /// No part has enough moves for an estimate.
    bool isEmpty() const { return !m_any; }

private:
    void addGroup(const QString& name);
    void addWords(const QString& words);
    void addPart(const nn::PartEstimate& part, const strength::RankScale& scale);

    QWidget* m_table = nullptr;
    QGridLayout* m_rows = nullptr;
    bool m_any = false;
};

} // namespace evenmatch::ui
