#include "ui/report/gif_writer.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kColors = 256;
constexpr int kBits = 5; ///< of a channel that the palette distinguishes
constexpr int kBins = 1 << (3 * kBits);
constexpr int kCodeSize = 8; ///< bits of a pixel
constexpr int kMostCodes = 4096;

int binOf(QRgb color) { return (qRed(color) >> 3) << 10 | (qGreen(color) >> 3) << 5 | qBlue(color) >> 3; }

/// The colours of a box of the colour cube.
struct Colors {
    std::uint64_t count = 0;
    std::array<std::uint64_t, 3> sum{};

    std::array<int, 3> mean() const
    {
        const auto part = [&](std::size_t channel) { return static_cast<int>(sum[channel] / std::max<std::uint64_t>(count, 1)); };
        return {part(0), part(1), part(2)};
    }
};

/// Colours that share an entry of the palette.
struct Box {
    std::vector<Colors> colors;
    std::uint64_t count = 0;
    std::size_t longest = 0; ///< channel
    int length = 0;

    explicit Box(std::vector<Colors> all) : colors(std::move(all))
    {
        std::array<int, 3> least{255, 255, 255};
        std::array<int, 3> most{};
        for (const Colors& some : colors) {
            count += some.count;
            for (std::size_t channel = 0; channel < 3; ++channel) {
                least[channel] = std::min(least[channel], some.mean()[channel]);
                most[channel] = std::max(most[channel], some.mean()[channel]);
            }
        }
        for (std::size_t channel = 0; channel < 3; ++channel)
            if (most[channel] - least[channel] > length) {
                longest = channel;
                length = most[channel] - least[channel];
            }
    }

    /// The gain of cutting the box.
    double weight() const { return colors.size() < 2 ? -1 : length * std::sqrt(static_cast<double>(count)); }

    QRgb color() const
    {
        Colors all;
        for (const Colors& some : colors) {
            all.count += some.count;
            for (std::size_t channel = 0; channel < 3; ++channel)
                all.sum[channel] += some.sum[channel];
        }
        return qRgb(all.mean()[0], all.mean()[1], all.mean()[2]);
    }
};

/// Half of the pixels on each side of the cut across the longest side. REQUIRES: at least two colours
std::pair<Box, Box> cut(Box box)
{
    std::ranges::sort(box.colors, {}, [&](const Colors& some) { return some.mean()[box.longest]; });
    std::uint64_t before = 0;
    std::size_t middle = 0;
    while (middle + 1 < box.colors.size() && (middle == 0 || 2 * before < box.count))
        before += box.colors[middle++].count;
    const auto at = box.colors.begin() + static_cast<std::ptrdiff_t>(middle);
    return {Box({box.colors.begin(), at}), Box({at, box.colors.end()})};
}

/// Codes of growing length, packed into blocks of at most 255 bytes.
class CodeWriter {
public:
    explicit CodeWriter(QByteArray& file) : m_file(file) { }

    void write(int code, int bits)
    {
        m_bits |= static_cast<std::uint32_t>(code) << m_held;
        for (m_held += bits; m_held >= 8; m_held -= 8) {
            put(static_cast<char>(m_bits & 0xff));
            m_bits >>= 8;
        }
    }

    void finish()
    {
        if (m_held > 0)
            put(static_cast<char>(m_bits & 0xff));
        flush();
        m_file.append('\0');
    }

private:
    void put(char byte)
    {
        m_block.append(byte);
        if (m_block.size() == 255)
            flush();
    }
    void flush()
    {
        if (m_block.isEmpty())
            return;
        m_file.append(static_cast<char>(m_block.size()));
        m_file.append(std::exchange(m_block, {}));
    }

    QByteArray& m_file;
    QByteArray m_block;
    std::uint32_t m_bits = 0;
    int m_held = 0;
};

/// LZW with codes of variable length, appendix F of the specification.
void writePixels(QByteArray& file, std::span<const std::uint8_t> pixels)
{
    constexpr int kClear = 1 << kCodeSize;
    constexpr int kEnd = kClear + 1;
    file.append(static_cast<char>(kCodeSize));
    CodeWriter writer(file);
    std::unordered_map<int, int> codes; // of a code and the pixel after it
    int next = kEnd + 1;
    int bits = kCodeSize + 1;
    writer.write(kClear, bits);
    int prefix = pixels.front();
    for (const std::uint8_t pixel : pixels.subspan(1)) {
        const int key = prefix << 8 | pixel;
        if (const auto known = codes.find(key); known != codes.end()) {
            prefix = known->second;
            continue;
        }
        writer.write(prefix, bits);
        prefix = pixel;
        if (next < kMostCodes) {
            if (next == 1 << bits)
                ++bits;
            codes.emplace(key, next++);
            continue;
        }
        writer.write(kClear, bits);
        codes.clear();
        next = kEnd + 1;
        bits = kCodeSize + 1;
    }
    writer.write(prefix, bits);
    if (next == 1 << bits && bits < 12) // the reader has created this code, too
        ++bits;
    writer.write(kEnd, bits);
    writer.finish();
}

} // namespace

QList<QRgb> gifPalette(std::span<const QImage> samples)
{
    std::vector<Colors> bins(kBins);
    for (const QImage& sample : samples) {
        const QImage image = sample.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                Colors& bin = bins[static_cast<std::size_t>(binOf(line[x]))];
                ++bin.count;
                const std::array<int, 3> channels{qRed(line[x]), qGreen(line[x]), qBlue(line[x])};
                for (std::size_t channel = 0; channel < 3; ++channel)
                    bin.sum[channel] += static_cast<std::uint64_t>(channels[channel]);
            }
        }
    }
    std::erase_if(bins, [](const Colors& some) { return some.count == 0; });
    std::vector<Box> boxes{Box(std::move(bins))};
    while (boxes.size() < kColors) {
        const auto heaviest = std::ranges::max_element(boxes, {}, &Box::weight);
        if (heaviest->weight() <= 0)
            break;
        auto [low, high] = cut(std::move(*heaviest));
        *heaviest = std::move(low);
        boxes.push_back(std::move(high));
    }
    QList<QRgb> palette;
    for (const Box& box : boxes)
        palette << box.color();
    return palette;
}

GifWriter::GifWriter(QSize size, const QList<QRgb>& palette) : m_size(size), m_palette(palette), m_nearest(kBins, -1)
{
    m_file = "GIF89a";
    writeNumber(m_size.width());
    writeNumber(m_size.height());
    m_file.append('\xf7').append('\0').append('\0'); // a palette of 256 colours; no background, square pixels
    for (int i = 0; i < kColors; ++i) {
        const QRgb color = i < m_palette.size() ? m_palette[i] : qRgb(0, 0, 0);
        m_file.append(static_cast<char>(qRed(color))).append(static_cast<char>(qGreen(color))).append(static_cast<char>(qBlue(color)));
    }
    m_file.append("\x21\xff\x0bNETSCAPE2.0\x03\x01", 16).append('\0').append('\0').append('\0'); // repeats without end
}

void GifWriter::writeNumber(int number) { m_file.append(static_cast<char>(number & 0xff)).append(static_cast<char>(number >> 8 & 0xff)); }

std::uint8_t GifWriter::nearest(QRgb color)
{
    std::int16_t& known = m_nearest[static_cast<std::size_t>(binOf(color))];
    if (known >= 0)
        return static_cast<std::uint8_t>(known);
    const auto distance = [&](QRgb other) {
        const int red = qRed(other) - qRed(color);
        const int green = qGreen(other) - qGreen(color);
        const int blue = qBlue(other) - qBlue(color);
        return red * red + green * green + blue * blue;
    };
    known = static_cast<std::int16_t>(std::ranges::min_element(m_palette, {}, distance) - m_palette.begin());
    return static_cast<std::uint8_t>(known);
}

std::vector<std::uint8_t> GifWriter::indexed(const QImage& image)
{
    const QImage colors = image.convertToFormat(QImage::Format_RGB32);
    std::vector<std::uint8_t> pixels;
    pixels.reserve(static_cast<std::size_t>(m_size.width()) * static_cast<std::size_t>(m_size.height()));
    for (int y = 0; y < m_size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(colors.constScanLine(y));
        for (int x = 0; x < m_size.width(); ++x)
            pixels.push_back(nearest(line[x]));
    }
    return pixels;
}

/// The smallest rectangle with all changes; one pixel if there are none.
QRect GifWriter::changed(const std::vector<std::uint8_t>& pixels) const
{
    if (m_shown.empty())
        return {{}, m_size};
    int left = m_size.width();
    int right = -1;
    int top = m_size.height();
    int bottom = -1;
    for (int y = 0; y < m_size.height(); ++y)
        for (int x = 0; x < m_size.width(); ++x) {
            const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) + static_cast<std::size_t>(x);
            if (pixels[at] == m_shown[at])
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

void GifWriter::writeFrame(const std::vector<std::uint8_t>& pixels, const QRect& part, int hundredths)
{
    m_file.append("\x21\xf9\x04\x04", 4); // stays until the next frame is drawn over it
    writeNumber(hundredths);
    m_file.append('\0').append('\0').append('\x2c');
    for (const int number : {part.x(), part.y(), part.width(), part.height()})
        writeNumber(number);
    m_file.append('\0');
    std::vector<std::uint8_t> cutOut;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto line = pixels.begin() + static_cast<std::ptrdiff_t>(y) * m_size.width();
        cutOut.insert(cutOut.end(), line + part.left(), line + part.right() + 1);
    }
    writePixels(m_file, cutOut);
}

void GifWriter::add(const QImage& image, int milliseconds)
{
    std::vector<std::uint8_t> pixels = indexed(image);
    writeFrame(pixels, changed(pixels), std::clamp(milliseconds / 10, 2, 65535));
    m_shown = std::move(pixels);
}

QByteArray GifWriter::finish() { return m_file.append('\x3b'); }

} // namespace evenmatch::ui
