// The rank over time, with its interval.
#pragma once

#include "core/strength/scale/rank_scale.h"
#include "nn/ranks/player_report.h"

#include <QWidget>

#include <functional>

namespace evenmatch::ui {

/// The strongest rank is at the top; each point represents some consecutive games.
class RankTrend final : public QWidget {
    Q_OBJECT
public:
    explicit RankTrend(QWidget* parent = nullptr);

    /// `words`: the text of an estimate.
    void setPoints(const std::vector<nn::TrendPoint>& points, const strength::RankScale& scale,
        const std::function<QString(const strength::RankEstimate&)>& words);

    QSize sizeHint() const override { return {300, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF place(std::size_t point, double rank) const;
    void paintScale(class QPainter& painter) const;

    std::vector<nn::TrendPoint> m_points; ///< points with an estimate
    strength::RankScale m_scale;
    double m_top = 0; ///< the strongest visible rank
    double m_bottom = 1; ///< the weakest visible rank
};

} // namespace evenmatch::ui
