// Writes animated GIF files (GIF89a), because Qt only reads them. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QRect>

#include <span>
#include <vector>

namespace evenmatch::ui {

/// At most 256 colours for the images, found by median cut.
QList<QRgb> gifPalette(std::span<const QImage> samples);

/// Takes frames one after another, and writes only the rectangle of each that differs from the previous one. The animation repeats without
/// end.
class GifWriter {
public:
    /// REQUIRES: 1 to 256 colours, and sides from 1 to 65535
    GifWriter(QSize size, const QList<QRgb>& palette);

    /// REQUIRES: image.size() equals the writer's
    void add(const QImage& image, int milliseconds);
    /// The whole file. No frames can be added afterwards.
    QByteArray finish();

private:
    std::vector<std::uint8_t> indexed(const QImage& image);
    std::uint8_t nearest(QRgb color);
    QRect changed(const std::vector<std::uint8_t>& pixels) const;
    void writeNumber(int number);
    void writeFrame(const std::vector<std::uint8_t>& pixels, const QRect& part, int hundredths);

    QSize m_size;
    QList<QRgb> m_palette;
    std::vector<std::int16_t> m_nearest; ///< by 5 bits of red, green and blue; -1: not computed yet
    std::vector<std::uint8_t> m_shown; ///< the previous frame; empty: none
    QByteArray m_file;
};

} // namespace evenmatch::ui
