// Text output to the terminal: names in games are untrusted, and some contain bytes that move its cursor or set its colours.
#pragma once

#include <iosfwd>
#include <streambuf>
#include <string_view>

namespace evenmatch::cli {

/// During its lifetime, control bytes written to a stream appear as "\\x1b": all except line ends and tabulators, including those of UTF-8
/// (U+0080 to U+009F). One thread at a time writes to the stream.
class EscapesControls : public std::streambuf {
public:
    explicit EscapesControls(std::ostream& stream);
    ~EscapesControls() override;

    /// The stream's own buffer, with everything written so far in it.
    std::streambuf& sink();

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

/// Writes games byte for byte, also to a stream with escaped controls; on a terminal they are escaped like all other text.
void writeGames(std::ostream& stream, std::string_view text);

} // namespace evenmatch::cli
