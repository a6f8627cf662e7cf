// The probability of each rank as a ridge in the ranks' colours, above a bar for the interval.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/scale/rank_scale.h"

#include <QWidget>

namespace evenmatch::ui {

/// The weakest rank is at the left. Without an estimate, only the scale is shown.
class RankRidge final : public QWidget {
    Q_OBJECT
public:
    enum class Kind {
        Full, ///< including the scale and the interval
        Small, ///< only the ridge, for small multiples
    };
    explicit RankRidge(Kind kind, QWidget* parent = nullptr);

    void setEstimate(const strength::RankEstimate& estimate, const strength::RankScale& scale);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double x(double rank) const;
    double density(double rank) const;
    void paintRidge(class QPainter& painter, const QRectF& area) const;
    void paintScale(QPainter& painter, double top) const;
    void paintInterval(QPainter& painter, double y) const;

    Kind m_kind;
    strength::RankEstimate m_estimate;
    strength::RankScale m_scale;
};

} // namespace evenmatch::ui
