// What goes to the terminal as text: names in games come from anywhere, and some hold bytes that would move its cursor or set its colours.
#pragma once

#include <iosfwd>
#include <memory>
#include <streambuf>

namespace evenmatch::cli {

/// While it lives, control bytes written to a stream appear as "\\x1b": all but line ends and tabulators, those of UTF-8 (U+0080 to U+009F)
/// too. One thread at a time writes to the stream.
class EscapesControls : public std::streambuf {
public:
    explicit EscapesControls(std::ostream& stream);
    ~EscapesControls() override;

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize length) override;
    int sync() override;

private:
    bool put(unsigned char byte);
    bool escape(unsigned char byte);

    std::ostream& m_stream;
    std::streambuf* m_sink;
    bool m_afterC2 = false; ///< the first byte of U+0080 to U+00BF waits for its second
};

} // namespace evenmatch::cli
