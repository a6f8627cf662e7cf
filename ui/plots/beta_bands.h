// The strength score of a player's moves, by move number, over the bands of the ranks.
#pragma once

#include "core/strength/scale/rank_bands.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/ranks/player_report.h"

#include <QWidget>

namespace evenmatch::ui {

/// Bands as in a review; the line is the mean over all of the player's games.
class BetaBands final : public QWidget {
    Q_OBJECT
public:
    explicit BetaBands(QWidget* parent = nullptr);

    /// Points with too few moves are left out.
    void setPoints(
        const std::vector<nn::BetaPoint>& points, const std::vector<strength::RankBand>& bands, const strength::RankScale& scale);
    /// Whether there is a line.
    bool isEmpty() const { return m_points.size() < 2; }

    QSize sizeHint() const override { return {300, 230}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF place(double ply, double beta) const;
    double lastPly() const;
    double right() const;
    /// The band with the nearest middle; null without bands.
    const strength::RankBand* nearest(const nn::BetaPoint& point) const;
    QString pointWords(const nn::BetaPoint& point) const;
    void paintScale(class QPainter& painter) const;
    void paintBands(class QPainter& painter) const;
    void paintLabels(class QPainter& painter) const;
    void paintLine(class QPainter& painter) const;

    std::vector<nn::BetaPoint> m_points;
    std::vector<strength::RankBand> m_bands;
    strength::RankScale m_scale;
    bool m_halfMoves = false; ///< chess: two plies are a move
    double m_low = 0;
    double m_high = 1;
};

} // namespace evenmatch::ui
