#include "core/record/sgf_reader.h"
#include "core/record/sgf_tokens.h"

#include <algorithm>
#include <string>

namespace evenmatch::record {

using namespace sgf;

namespace {

/// Whether a tree starts at a '(': "(;", or "(GM[" where the ';' was forgotten.
bool startsTree(const char* p, const char* end)
{
    p = skipSpace(p + 1, end);
    if (p == end || *p == ';')
        return p != end;
    const char* key = p;
    while (key != end && isCapital(*key))
        ++key;
    return key != p && key - p <= 2 && key != end && *key == '[';
}

/// "(;GM[" or "(;FF[" at the start of a line: no variation begins like that.
bool startsNewGame(const char* p, const char* begin, const char* end)
{
    if (p != begin && p[-1] != '\n' && p[-1] != '\r')
        return false;
    const std::string_view rest(p, static_cast<std::size_t>(end - p));
    return rest.starts_with("(;GM[") || rest.starts_with("(;FF[");
}

const char* findTree(const char* p, const char* end)
{
    while (p != end && !(*p == '(' && startsTree(p, end)))
        ++p;
    return p;
}

/// Whether the game says that it is in UTF-8, as all that we write do.
bool saysUtf8(const char* p, const char* end)
{
    constexpr std::size_t kHead = 500;
    std::string head(p, std::min(kHead, static_cast<std::size_t>(end - p)));
    for (char& c : head)
        c = static_cast<char>(isCapital(c) ? c + ('a' - 'A') : c);
    const std::size_t place = head.find("ca[utf");
    return place != std::string::npos;
}

/// Just behind the tree that starts at `p`; null where it is not closed.
const char* findTreeEnd(const char* p, const char* end)
{
    const char* const begin = p;
    const bool twoByte = !saysUtf8(p, end);
    const char* key = nullptr; // the letters before a '['
    const char* keyEnd = nullptr;
    for (std::size_t depth = 0; p != end;) {
        const char c = *p;
        if (c == '[') {
            const std::string_view name = key ? std::string_view(key, static_cast<std::size_t>(keyEnd - key)) : std::string_view();
            p = findValueEnd(p + 1, end, isPlainKey(name), twoByte);
            if (p == end)
                return nullptr;
        } else if (isCapital(c)) {
            if (keyEnd != p)
                key = p;
            keyEnd = p + 1;
        } else if (c == '(') {
            if (depth > 0 && startsNewGame(p, begin, end))
                return p;
            ++depth;
        } else if (c == ')' && --depth == 0) {
            return p + 1;
        }
        ++p;
    }
    return nullptr;
}

} // namespace

std::optional<SgfSplitter::Found> SgfSplitter::find(std::string_view text, bool last) const
{
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const char* start = findTree(begin, end);
    const char* stop = nullptr;
    if (start != end) {
        stop = findTreeEnd(start, end);
    } else {
        start = skipSpace(begin, end); // a file that forgot its parentheses
        if (start == end || *start != ';')
            return {};
    }
    if (!stop && !last)
        return {};
    return Found{static_cast<std::size_t>(start - begin), static_cast<std::size_t>((stop ? stop : end) - begin)};
}

bool looksLikeSgf(std::string_view head)
{
    const char* const end = head.data() + head.size();
    const char* const start = skipSpace(head.data(), end);
    return findTree(head.data(), end) != end || (start != end && *start == ';' && head.find('[') != std::string_view::npos);
}

} // namespace evenmatch::record
