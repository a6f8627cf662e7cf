#include "app/shared/terminal_text.h"

#include <ostream>
#include <unistd.h>

namespace evenmatch::cli {

EscapesControls::EscapesControls(std::ostream& stream) : m_stream(stream), m_sink(stream.rdbuf(this)) { }

EscapesControls::~EscapesControls()
{
    const bool written = EscapesControls::sync() == 0;
    const auto state = m_stream.rdstate() | (written ? std::ios::goodbit : std::ios::badbit);
    m_stream.rdbuf(m_sink);
    m_stream.setstate(state); // setting a new buffer clears a stream's errors
}

std::streambuf& EscapesControls::sink()
{
    EscapesControls::sync();
    return *m_sink;
}

EscapesControls::int_type EscapesControls::overflow(int_type c)
{
    if (traits_type::eq_int_type(c, traits_type::eof()))
        return traits_type::not_eof(c);
    return put(static_cast<unsigned char>(traits_type::to_char_type(c))) ? c : traits_type::eof();
}

std::streamsize EscapesControls::xsputn(const char* text, std::streamsize length)
{
    std::streamsize plain = 0; // bytes from `text` on that need no escape
    const auto flushPlain = [&](std::streamsize end) { return plain == end || m_sink->sputn(text + plain, end - plain) == end - plain; };
    for (std::streamsize i = 0; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (!m_afterC2 && byte >= 0x20 && byte != 0x7f && byte != 0xc2)
            continue;
        if (!flushPlain(i) || !put(byte))
            return i;
        plain = i + 1;
    }
    return flushPlain(length) ? length : plain;
}

int EscapesControls::sync()
{
    if (m_afterC2) {
        m_afterC2 = false;
        if (traits_type::eq_int_type(m_sink->sputc('\xc2'), traits_type::eof()))
            return -1;
    }
    return m_sink->pubsync();
}

bool EscapesControls::put(unsigned char byte)
{
    if (m_afterC2) {
        m_afterC2 = false;
        if (byte >= 0x80 && byte < 0xa0)
            return escape(byte);
        if (traits_type::eq_int_type(m_sink->sputc('\xc2'), traits_type::eof()))
            return false;
    }
    if (byte == 0xc2) {
        m_afterC2 = true;
        return true;
    }
    if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f)
        return escape(byte);
    return !traits_type::eq_int_type(m_sink->sputc(static_cast<char>(byte)), traits_type::eof());
}

bool EscapesControls::escape(unsigned char byte)
{
    constexpr const char* kDigits = "0123456789abcdef";
    const char text[] = {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    return m_sink->sputn(text, sizeof text) == sizeof text;
}

void writeGames(std::ostream& stream, std::string_view text)
{
    auto* escapes = dynamic_cast<EscapesControls*>(stream.rdbuf());
    if (!escapes || ::isatty(STDOUT_FILENO)) {
        stream << text;
        return;
    }
    const auto length = static_cast<std::streamsize>(text.size());
    if (escapes->sink().sputn(text.data(), length) != length)
        stream.setstate(std::ios::badbit);
}

} // namespace evenmatch::cli
