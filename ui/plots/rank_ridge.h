// The probability of each rank, as a ridge in the ranks' colours, over the bar of its interval.
#pragma once

#include "core/strength/estimate/rank_estimate.h"
#include "core/strength/scale/rank_scale.h"

#include <QWidget>

namespace evenmatch::ui {

/// The weakest rank at the left. Without an estimate it shows the scale alone.
class RankRidge final : public QWidget {
    Q_OBJECT
public:
    enum class Kind {
        Full, ///< with the scale and the interval
        Small, ///< the ridge alone, for small multiples
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
