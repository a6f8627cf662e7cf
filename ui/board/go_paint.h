// The materials of the Go board, drawn by code from seeds: the same on every machine.
#pragma once

#include "core/game/go/point_set.h"

#include <QColor>
#include <QImage>
#include <QPixmap>

#include <vector>

namespace evenmatch::ui {

/// A square of wood with vertical grain between two tones. Takes some milliseconds, so cache it.
QImage drawWood(int pixels, const QColor& light, const QColor& deep);

/// Pictures of stones at one size. White stones have several variants, so that neighbours differ.
class StoneSprites {
public:
    static constexpr int kShells = 6;
    static constexpr double kExtent = 1.3; ///< width of a sprite in diameters, room for the shadow

    /// Draws them if necessary. `diameter` in logical pixels.
    void prepare(double diameter, double devicePixelRatio);
    /// A sprite for the n-th point. REQUIRES: prepare() was called, color != Empty
    const QPixmap& stone(go::Color color, int n) const;
    const QPixmap& shadow() const { return m_shadow; }

private:
    double m_diameter = 0;
    double m_ratio = 0;
    std::vector<QPixmap> m_white;
    QPixmap m_black;
    QPixmap m_shadow;
};

} // namespace evenmatch::ui
