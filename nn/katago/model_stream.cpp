#include "nn/katago/model_stream.h"

#include "core/record/file/input_stream.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <span>

namespace evenmatch::nn::katago {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kBlock = 1 << 17;
constexpr std::size_t kLongestWord = 256;
constexpr std::uint64_t kMegabyte = 1 << 20;
// Weights are hardly compressible. A file that unpacks to much more than its size is not a network.
constexpr std::uint64_t kSmallFile = 64 * kMegabyte;
constexpr std::uint64_t kLargestRatio = 64;

bool isSpace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool allFinite(std::span<const float> numbers)
{
    constexpr std::uint32_t kExponent = 0x7f800000;
    bool finite = true;
    for (const float number : numbers) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        finite = finite & ((bits & kExponent) != kExponent);
    }
    return finite;
}

void fromLittleEndian(std::span<float> numbers)
{
    if constexpr (std::endian::native == std::endian::big) {
        for (float& number : numbers) {
            std::uint32_t bits = 0;
            std::memcpy(&bits, &number, sizeof bits);
            bits = __builtin_bswap32(bits);
            std::memcpy(&number, &bits, sizeof bits);
        }
    }
}

/// The file's own text, sanitised for an error message.
std::string printable(std::string_view text)
{
    constexpr std::size_t kLongest = 60;
    std::string result(text.substr(0, kLongest));
    std::ranges::replace_if(
        result, [](char c) { return c < ' ' || c > '~'; }, '?');
    return result;
}

} // namespace

ModelStream::ModelStream(record::InputStream& input)
    : m_input(input), m_largest(kSmallFile + kLargestRatio * input.bytesTotal()), m_block(kBlock)
{
}

void ModelStream::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

core::Phrase ModelStream::inLayer(core::Phrase what) const
{
    return m_layer.empty() ? std::move(what) : core::Phrase("%1: %2", {printable(m_layer), std::move(what)});
}

void ModelStream::damaged(core::Phrase what) { fail({ErrorCode::NetworkDamaged, inLayer(std::move(what))}); }

void ModelStream::unsupported(core::Phrase what) { fail({ErrorCode::UnsupportedNetwork, inLayer(std::move(what))}); }

/// Whole blocks as long as possible, so that the hash does not depend on the source's block sizes.
void ModelStream::fill()
{
    m_next = 0;
    m_end = 0;
    while (!m_atEnd && m_end < m_block.size()) {
        const auto count = m_input.read(std::span(m_block).subspan(m_end));
        if (!count) {
            fail(count.error());
            m_atEnd = true;
        } else if (*count == 0) {
            m_atEnd = true;
        } else {
            m_end += *count;
        }
    }
    m_unpacked += m_end;
    if (m_unpacked > m_largest) {
        fail({ErrorCode::TooLarge, {EVENMATCH_TEXT("Errors", "more than %1 MiB once unpacked"), {std::to_string(m_largest / kMegabyte)}}});
        m_atEnd = true;
        m_end = 0;
    }
    m_hasher.add(std::as_bytes(std::span(m_block).first(m_end)));
}

/// Peeks at the next byte, or -1 at the end.
int ModelStream::peek()
{
    if (m_next == m_end && !m_atEnd)
        fill();
    return m_next < m_end ? static_cast<unsigned char>(m_block[m_next]) : -1;
}

void ModelStream::skipSpaces()
{
    while (isSpace(peek()))
        ++m_next;
}

bool ModelStream::take(char* bytes, std::size_t count)
{
    while (count > 0) {
        if (peek() < 0)
            return false;
        const std::size_t part = std::min(count, m_end - m_next);
        std::memcpy(bytes, m_block.data() + m_next, part);
        m_next += part;
        bytes += part;
        count -= part;
    }
    return true;
}

/// The text is valid until the next call.
std::string_view ModelStream::shortWord()
{
    m_word.clear();
    if (failed())
        return m_word;
    skipSpaces();
    for (int c = peek(); c >= 0 && !isSpace(c); c = peek()) {
        if (m_word.size() == kLongestWord) {
            damaged(EVENMATCH_TEXT("Errors", "a word has no end"));
            m_word.clear();
            return m_word;
        }
        m_word.push_back(static_cast<char>(c));
        ++m_next;
    }
    if (m_word.empty())
        damaged(EVENMATCH_TEXT("Errors", "the file ends too early"));
    return m_word;
}

std::string ModelStream::word() { return std::string(shortWord()); }

int ModelStream::integer(int least, int most, std::string_view what)
{
    const std::string_view text = shortWord();
    if (failed())
        return 0;
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem == std::errc() && end == text.data() + text.size() && value >= least && value <= most)
        return value;
    damaged({EVENMATCH_TEXT("Errors", "unexpected value %1 (%2)"), {printable(text), std::string(what)}});
    return 0;
}

float ModelStream::number(std::string_view what)
{
    std::string_view text = shortWord();
    if (failed())
        return 0;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    float value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    // Numbers too small for a float become 0 or denormal.
    const bool tooSmall = problem == std::errc::result_out_of_range && text.find("e-") != std::string_view::npos;
    if (end == text.data() + text.size() && (problem == std::errc() || tooSmall) && std::isfinite(value))
        return tooSmall ? 0 : value;
    damaged({EVENMATCH_TEXT("Errors", "unexpected value %1 (%2)"), {printable(text), std::string(what)}});
    return 0;
}

std::vector<float> ModelStream::numbers(std::uint64_t count)
{
    std::vector<float> numbers;
    if (failed())
        return numbers;
    skipSpaces();
    if (peek() == '@')
        binaryNumbers(count, numbers);
    else
        textNumbers(count, numbers);
    if (failed())
        return {};
    if (!allFinite(numbers)) {
        damaged(EVENMATCH_TEXT("Errors", "a weight is not a number"));
        return {};
    }
    return numbers;
}

void ModelStream::binaryNumbers(std::uint64_t count, std::vector<float>& numbers)
{
    constexpr std::string_view kMark = "@BIN@";
    constexpr std::uint64_t kFirstStep = 1 << 14;
    std::string mark(kMark.size(), ' ');
    if (!take(mark.data(), mark.size()) || mark != kMark) {
        damaged(EVENMATCH_TEXT("Errors", "its weights do not start with @BIN@"));
        return;
    }
    while (numbers.size() < count) {
        const std::size_t had = numbers.size();
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(count, std::max<std::uint64_t>(kFirstStep, 2 * had)));
        numbers.reserve(wanted);
        numbers.resize(wanted);
        const std::span fresh = std::span(numbers).subspan(had);
        if (!take(reinterpret_cast<char*>(fresh.data()), fresh.size_bytes())) {
            damaged(EVENMATCH_TEXT("Errors", "the file ends too early"));
            return;
        }
        fromLittleEndian(fresh);
    }
}

void ModelStream::textNumbers(std::uint64_t count, std::vector<float>& numbers)
{
    for (std::uint64_t i = 0; i < count && !failed(); ++i)
        numbers.push_back(number("a weight"));
    numbers.shrink_to_fit();
}

void ModelStream::finish()
{
    if (failed())
        return;
    skipSpaces();
    if (peek() >= 0)
        damaged(EVENMATCH_TEXT("Errors", "there is data after its end"));
    if (!failed())
        m_hash = m_hasher.text();
}

} // namespace evenmatch::nn::katago
