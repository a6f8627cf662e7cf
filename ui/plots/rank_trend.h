// The rank over time, with its interval.
#pragma once

#include "core/strength/scale/rank_scale.h"
#include "nn/ranks/player_report.h"

#include <QWidget>

namespace evenmatch::ui {

/// The strongest rank at the top; each point stands for some games in a row.
class RankTrend final : public QWidget {
    Q_OBJECT
public:
    explicit RankTrend(QWidget* parent = nullptr);

    void setPoints(const std::vector<nn::TrendPoint>& points, const strength::RankScale& scale);

    QSize sizeHint() const override { return {300, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF place(std::size_t point, double rank) const;
    void paintScale(class QPainter& painter) const;

    std::vector<nn::TrendPoint> m_points; ///< those with an estimate
    strength::RankScale m_scale;
    double m_top = 0; ///< the strongest rank that is shown
    double m_bottom = 1; ///< the weakest
};

} // namespace evenmatch::ui
