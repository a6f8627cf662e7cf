// Reads the words and numbers of KataGo's model files.
#pragma once

#include "core/error.h"
#include "core/hash128.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {
class InputStream;
}

namespace evenmatch::nn::katago {

/// Reads a model file from front to back and remembers the first error: after it, words are empty and numbers are 0.
class ModelStream {
public:
    explicit ModelStream(record::InputStream& input);

    std::string word();
    /// A whole number in this range. `what` names it in errors.
    int integer(int least, int most, std::string_view what);
    float number(std::string_view what);
    /// Finite numbers: "@BIN@" and their bytes, or text. Memory grows with the file's real content.
    std::vector<float> numbers(std::uint64_t count);

    /// Reads to the end of the file, which only spaces may precede.
    void finish();

    /// Errors name the layer that was entered last.
    void enter(std::string name) { m_layer = std::move(name); }
    void damaged(core::Phrase what);
    void unsupported(core::Phrase what);
    void fail(core::Error error);
    /// Replaces the error, if there is one.
    void replace(core::Error error) { m_error = std::move(error); }
    bool failed() const { return m_error.has_value(); }
    const core::Error& error() const { return *m_error; }

    /// The hash of all bytes, hexadecimal. REQUIRES: finish()
    const std::string& hash() const { return m_hash; }

private:
    core::Phrase inLayer(core::Phrase what) const;
    int peek();
    void skipSpaces();
    void fill();
    bool take(char* bytes, std::size_t count);
    std::string_view shortWord();
    void binaryNumbers(std::uint64_t count, std::vector<float>& numbers);
    void textNumbers(std::uint64_t count, std::vector<float>& numbers);

    record::InputStream& m_input;
    std::uint64_t m_largest; ///< maximum of unpacked bytes
    std::uint64_t m_unpacked = 0;
    std::vector<char> m_block;
    std::size_t m_next = 0;
    std::size_t m_end = 0;
    bool m_atEnd = false;
    std::string m_word;
    std::string m_layer;
    std::optional<core::Error> m_error;
    core::Hasher128 m_hasher;
    std::string m_hash;
};

} // namespace evenmatch::nn::katago
