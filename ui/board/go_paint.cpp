#include "ui/board/go_paint.h"

#include "core/random.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace evenmatch::ui {

namespace {

/// Smooth noise in [0, 1] on a line, by values at whole numbers.
class Noise {
public:
    explicit Noise(std::uint64_t seed)
    {
        core::Random random(seed);
        for (float& value : m_values)
            value = static_cast<float>(random.uniform());
    }
    float at(float x) const
    {
        const float floor = std::floor(x);
        const float t = x - floor;
        const auto i = static_cast<unsigned>(static_cast<int>(floor)) & 255u;
        const float s = t * t * (3 - 2 * t);
        return m_values[i] + (m_values[(i + 1) & 255u] - m_values[i]) * s;
    }

private:
    std::array<float, 256> m_values{};
};

QRgb mix(const QColor& a, const QColor& b, float t)
{
    const auto channel = [t](int from, int to) { return static_cast<int>(static_cast<float>(from) + static_cast<float>(to - from) * t); };
    return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QPixmap sprite(double diameter, double ratio, const std::function<void(QPainter&)>& draw)
{
    const int pixels = std::max(1, static_cast<int>(std::ceil(diameter * StoneSprites::kExtent * ratio)));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels / 2.0, pixels / 2.0);
    painter.scale(diameter * ratio, diameter * ratio); // the stone is the circle of diameter 1 around (0, 0)
    draw(painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void drawBlack(QPainter& painter)
{
    QRadialGradient body(QPointF(-0.14, -0.17), 0.66, QPointF(-0.17, -0.21));
    body.setColorAt(0, QColor("#6a6d70"));
    body.setColorAt(0.28, QColor("#414345"));
    body.setColorAt(0.7, QColor("#222325"));
    body.setColorAt(1, QColor("#121213"));
    painter.setPen(Qt::NoPen);
    painter.setBrush(body);
    painter.drawEllipse(QPointF(0, 0), 0.5, 0.5);
    // slate: faint specks
    core::Random random(7);
    for (int i = 0; i < 46; ++i) {
        const double angle = random.uniform() * 6.2832;
        const double radius = 0.46 * std::sqrt(random.uniform());
        painter.setBrush(QColor(255, 255, 255, 7 + static_cast<int>(random.below(9))));
        painter.drawEllipse(QPointF(radius * std::cos(angle), radius * std::sin(angle)), 0.014, 0.010);
    }
}

void drawWhite(QPainter& painter, int variant)
{
    QRadialGradient body(QPointF(-0.10, -0.13), 0.70, QPointF(-0.17, -0.21));
    body.setColorAt(0, QColor("#ffffff"));
    body.setColorAt(0.55, QColor("#f6f4ef"));
    body.setColorAt(0.86, QColor("#e0dcd3"));
    body.setColorAt(1, QColor("#bdb7ab"));
    painter.setPen(Qt::NoPen);
    painter.setBrush(body);
    painter.drawEllipse(QPointF(0, 0), 0.5, 0.5);
    // shell: growth rings
    QPainterPath clip;
    clip.addEllipse(QPointF(0, 0), 0.485, 0.485);
    painter.save();
    painter.setClipPath(clip);
    core::Random random(100 + static_cast<std::uint64_t>(variant));
    painter.rotate(random.uniform() * 360);
    painter.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < 9; ++ring) {
        const double radius = 0.62 + 0.105 * ring + 0.02 * random.uniform();
        painter.setPen(QPen(QColor(120, 105, 80, 14 + static_cast<int>(random.below(12))), 0.013 + 0.012 * random.uniform()));
        painter.drawEllipse(QPointF(0.0, 1.02), radius, radius);
    }
    painter.restore();
}

} // namespace

QImage drawWood(int pixels, const QColor& light, const QColor& deep)
{
    const Noise rings(11);
    const Noise fibre(12);
    const Noise sway(13);
    const Noise broad(14);
    QImage image(pixels, pixels, QImage::Format_RGB32);
    const float unit = 1.0f / static_cast<float>(pixels);
    for (int y = 0; y < pixels; ++y) {
        const float v = static_cast<float>(y) * unit;
        const float bend = 0.020f * sway.at(v * 2.3f) + 0.006f * sway.at(v * 9.0f + 40);
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < pixels; ++x) {
            const float u = static_cast<float>(x) * unit + bend;
            const float ring = rings.at(u * 34);
            const float streak = fibre.at(u * 230 + 3 * sway.at(v * 14));
            const float wide = broad.at(u * 4 + 0.6f * v);
            const float tone = 0.16f + 0.30f * wide + 0.26f * ring * ring + 0.14f * streak + 0.10f * (v - 0.5f) + 0.06f * (u - 0.5f);
            line[x] = mix(light, deep, std::clamp(tone, 0.0f, 1.0f));
        }
    }
    return image;
}

void StoneSprites::prepare(double diameter, double devicePixelRatio)
{
    if (diameter == m_diameter && devicePixelRatio == m_ratio)
        return;
    m_diameter = diameter;
    m_ratio = devicePixelRatio;
    m_black = sprite(diameter, devicePixelRatio, drawBlack);
    m_white.clear();
    for (int i = 0; i < kShells; ++i)
        m_white.push_back(sprite(diameter, devicePixelRatio, [i](QPainter& painter) { drawWhite(painter, i); }));
    m_shadow = sprite(diameter, devicePixelRatio, [](QPainter& painter) {
        QRadialGradient soft(QPointF(0.045, 0.065), 0.585);
        soft.setColorAt(0, QColor(40, 22, 0, 150));
        soft.setColorAt(0.78, QColor(40, 22, 0, 120));
        soft.setColorAt(0.90, QColor(40, 22, 0, 45));
        soft.setColorAt(1, QColor(40, 22, 0, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(soft);
        painter.drawEllipse(QPointF(0.045, 0.065), 0.585, 0.585);
    });
}

const QPixmap& StoneSprites::stone(go::Color color, int n) const
{
    if (color == go::Color::Black)
        return m_black;
    return m_white[static_cast<std::size_t>((n * 7 + n / 5) % kShells)];
}

} // namespace evenmatch::ui
