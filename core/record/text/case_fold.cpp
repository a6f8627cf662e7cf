#include "core/record/text/case_fold.h"

#include "core/record/text/encoding.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <sstream>

namespace evenmatch::record {

namespace {

/// Letters whose folded form lies `delta` further: every `step`-th of them.
struct Range {
    std::uint32_t first;
    std::uint32_t last;
    std::uint32_t step;
    std::int32_t delta;
};

/// From Unicode's CaseFolding.txt, status C and S, without ASCII; sorted.
constexpr std::array<Range, 201> kRanges{{
    // clang-format off
    {0xb5, 0xb5, 1, 775}, {0xc0, 0xd6, 1, 32}, {0xd8, 0xde, 1, 32}, {0x100, 0x12e, 2, 1}, {0x132, 0x136, 2, 1}, {0x139, 0x147, 2, 1},
    {0x14a, 0x176, 2, 1}, {0x178, 0x178, 1, -121}, {0x179, 0x17d, 2, 1}, {0x17f, 0x17f, 1, -268}, {0x181, 0x181, 1, 210},
    {0x182, 0x184, 2, 1}, {0x186, 0x186, 1, 206}, {0x187, 0x187, 1, 1}, {0x189, 0x18a, 1, 205}, {0x18b, 0x18b, 1, 1},
    {0x18e, 0x18e, 1, 79}, {0x18f, 0x18f, 1, 202}, {0x190, 0x190, 1, 203}, {0x191, 0x191, 1, 1}, {0x193, 0x193, 1, 205},
    {0x194, 0x194, 1, 207}, {0x196, 0x196, 1, 211}, {0x197, 0x197, 1, 209}, {0x198, 0x198, 1, 1}, {0x19c, 0x19c, 1, 211},
    {0x19d, 0x19d, 1, 213}, {0x19f, 0x19f, 1, 214}, {0x1a0, 0x1a4, 2, 1}, {0x1a6, 0x1a6, 1, 218}, {0x1a7, 0x1a7, 1, 1},
    {0x1a9, 0x1a9, 1, 218}, {0x1ac, 0x1ac, 1, 1}, {0x1ae, 0x1ae, 1, 218}, {0x1af, 0x1af, 1, 1}, {0x1b1, 0x1b2, 1, 217},
    {0x1b3, 0x1b5, 2, 1}, {0x1b7, 0x1b7, 1, 219}, {0x1b8, 0x1b8, 1, 1}, {0x1bc, 0x1bc, 1, 1}, {0x1c4, 0x1c4, 1, 2},
    {0x1c5, 0x1c5, 1, 1}, {0x1c7, 0x1c7, 1, 2}, {0x1c8, 0x1c8, 1, 1}, {0x1ca, 0x1ca, 1, 2}, {0x1cb, 0x1db, 2, 1}, {0x1de, 0x1ee, 2, 1},
    {0x1f1, 0x1f1, 1, 2}, {0x1f2, 0x1f4, 2, 1}, {0x1f6, 0x1f6, 1, -97}, {0x1f7, 0x1f7, 1, -56}, {0x1f8, 0x21e, 2, 1},
    {0x220, 0x220, 1, -130}, {0x222, 0x232, 2, 1}, {0x23a, 0x23a, 1, 10795}, {0x23b, 0x23b, 1, 1}, {0x23d, 0x23d, 1, -163},
    {0x23e, 0x23e, 1, 10792}, {0x241, 0x241, 1, 1}, {0x243, 0x243, 1, -195}, {0x244, 0x244, 1, 69}, {0x245, 0x245, 1, 71},
    {0x246, 0x24e, 2, 1}, {0x345, 0x345, 1, 116}, {0x370, 0x372, 2, 1}, {0x376, 0x376, 1, 1}, {0x37f, 0x37f, 1, 116},
    {0x386, 0x386, 1, 38}, {0x388, 0x38a, 1, 37}, {0x38c, 0x38c, 1, 64}, {0x38e, 0x38f, 1, 63}, {0x391, 0x3a1, 1, 32},
    {0x3a3, 0x3ab, 1, 32}, {0x3c2, 0x3c2, 1, 1}, {0x3cf, 0x3cf, 1, 8}, {0x3d0, 0x3d0, 1, -30}, {0x3d1, 0x3d1, 1, -25},
    {0x3d5, 0x3d5, 1, -15}, {0x3d6, 0x3d6, 1, -22}, {0x3d8, 0x3ee, 2, 1}, {0x3f0, 0x3f0, 1, -54}, {0x3f1, 0x3f1, 1, -48},
    {0x3f4, 0x3f4, 1, -60}, {0x3f5, 0x3f5, 1, -64}, {0x3f7, 0x3f7, 1, 1}, {0x3f9, 0x3f9, 1, -7}, {0x3fa, 0x3fa, 1, 1},
    {0x3fd, 0x3ff, 1, -130}, {0x400, 0x40f, 1, 80}, {0x410, 0x42f, 1, 32}, {0x460, 0x480, 2, 1}, {0x48a, 0x4be, 2, 1},
    {0x4c0, 0x4c0, 1, 15}, {0x4c1, 0x4cd, 2, 1}, {0x4d0, 0x52e, 2, 1}, {0x531, 0x556, 1, 48}, {0x10a0, 0x10c5, 1, 7264},
    {0x10c7, 0x10c7, 1, 7264}, {0x10cd, 0x10cd, 1, 7264}, {0x13f8, 0x13fd, 1, -8}, {0x1c80, 0x1c80, 1, -6222},
    {0x1c81, 0x1c81, 1, -6221}, {0x1c82, 0x1c82, 1, -6212}, {0x1c83, 0x1c84, 1, -6210}, {0x1c85, 0x1c85, 1, -6211},
    {0x1c86, 0x1c86, 1, -6204}, {0x1c87, 0x1c87, 1, -6180}, {0x1c88, 0x1c88, 1, 35267}, {0x1c90, 0x1cba, 1, -3008},
    {0x1cbd, 0x1cbf, 1, -3008}, {0x1e00, 0x1e94, 2, 1}, {0x1e9b, 0x1e9b, 1, -58}, {0x1e9e, 0x1e9e, 1, -7615}, {0x1ea0, 0x1efe, 2, 1},
    {0x1f08, 0x1f0f, 1, -8}, {0x1f18, 0x1f1d, 1, -8}, {0x1f28, 0x1f2f, 1, -8}, {0x1f38, 0x1f3f, 1, -8}, {0x1f48, 0x1f4d, 1, -8},
    {0x1f59, 0x1f5f, 2, -8}, {0x1f68, 0x1f6f, 1, -8}, {0x1f88, 0x1f8f, 1, -8}, {0x1f98, 0x1f9f, 1, -8}, {0x1fa8, 0x1faf, 1, -8},
    {0x1fb8, 0x1fb9, 1, -8}, {0x1fba, 0x1fbb, 1, -74}, {0x1fbc, 0x1fbc, 1, -9}, {0x1fbe, 0x1fbe, 1, -7173}, {0x1fc8, 0x1fcb, 1, -86},
    {0x1fcc, 0x1fcc, 1, -9}, {0x1fd8, 0x1fd9, 1, -8}, {0x1fda, 0x1fdb, 1, -100}, {0x1fe8, 0x1fe9, 1, -8}, {0x1fea, 0x1feb, 1, -112},
    {0x1fec, 0x1fec, 1, -7}, {0x1ff8, 0x1ff9, 1, -128}, {0x1ffa, 0x1ffb, 1, -126}, {0x1ffc, 0x1ffc, 1, -9}, {0x2126, 0x2126, 1, -7517},
    {0x212a, 0x212a, 1, -8383}, {0x212b, 0x212b, 1, -8262}, {0x2132, 0x2132, 1, 28}, {0x2160, 0x216f, 1, 16}, {0x2183, 0x2183, 1, 1},
    {0x24b6, 0x24cf, 1, 26}, {0x2c00, 0x2c2f, 1, 48}, {0x2c60, 0x2c60, 1, 1}, {0x2c62, 0x2c62, 1, -10743}, {0x2c63, 0x2c63, 1, -3814},
    {0x2c64, 0x2c64, 1, -10727}, {0x2c67, 0x2c6b, 2, 1}, {0x2c6d, 0x2c6d, 1, -10780}, {0x2c6e, 0x2c6e, 1, -10749},
    {0x2c6f, 0x2c6f, 1, -10783}, {0x2c70, 0x2c70, 1, -10782}, {0x2c72, 0x2c72, 1, 1}, {0x2c75, 0x2c75, 1, 1},
    {0x2c7e, 0x2c7f, 1, -10815}, {0x2c80, 0x2ce2, 2, 1}, {0x2ceb, 0x2ced, 2, 1}, {0x2cf2, 0x2cf2, 1, 1}, {0xa640, 0xa66c, 2, 1},
    {0xa680, 0xa69a, 2, 1}, {0xa722, 0xa72e, 2, 1}, {0xa732, 0xa76e, 2, 1}, {0xa779, 0xa77b, 2, 1}, {0xa77d, 0xa77d, 1, -35332},
    {0xa77e, 0xa786, 2, 1}, {0xa78b, 0xa78b, 1, 1}, {0xa78d, 0xa78d, 1, -42280}, {0xa790, 0xa792, 2, 1}, {0xa796, 0xa7a8, 2, 1},
    {0xa7aa, 0xa7aa, 1, -42308}, {0xa7ab, 0xa7ab, 1, -42319}, {0xa7ac, 0xa7ac, 1, -42315}, {0xa7ad, 0xa7ad, 1, -42305},
    {0xa7ae, 0xa7ae, 1, -42308}, {0xa7b0, 0xa7b0, 1, -42258}, {0xa7b1, 0xa7b1, 1, -42282}, {0xa7b2, 0xa7b2, 1, -42261},
    {0xa7b3, 0xa7b3, 1, 928}, {0xa7b4, 0xa7c2, 2, 1}, {0xa7c4, 0xa7c4, 1, -48}, {0xa7c5, 0xa7c5, 1, -42307},
    {0xa7c6, 0xa7c6, 1, -35384}, {0xa7c7, 0xa7c9, 2, 1}, {0xa7d0, 0xa7d0, 1, 1}, {0xa7d6, 0xa7d8, 2, 1}, {0xa7f5, 0xa7f5, 1, 1},
    {0xab70, 0xabbf, 1, -38864}, {0xff21, 0xff3a, 1, 32}, {0x10400, 0x10427, 1, 40}, {0x104b0, 0x104d3, 1, 40},
    {0x10570, 0x1057a, 1, 39}, {0x1057c, 0x1058a, 1, 39}, {0x1058c, 0x10592, 1, 39}, {0x10594, 0x10595, 1, 39},
    {0x10c80, 0x10cb2, 1, 64}, {0x118a0, 0x118bf, 1, 32}, {0x16e40, 0x16e5f, 1, 32}, {0x1e900, 0x1e921, 1, 34},
    // clang-format on
}};

/// A combining mark, and each letter with the letter that both are together: Latin, Greek and Cyrillic, from UnicodeData.txt; sorted.
struct Composed {
    char32_t mark;
    std::u32string_view letters;
};

constexpr std::array<Composed, 25> kComposed{{
    // clang-format off
    {0x300, U"aàeèiìoòuùüǜnǹеѐиѝēḕōṑwẁâầăằêềôồơờưừyỳ"},
    {0x301, U"aáeéiíoóuúyýcćlĺnńrŕsśzźüǘgǵåǻæǽøǿϊΐαάεέηήιίϋΰοόυύωώгѓкќçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứ"},
    {0x302, U"aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ"},
    {0x303, U"aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ"},
    {0x304, U"aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳgḡḷḹṛṝ"},
    {0x306, U"aăeĕgğiĭoŏuŭийуўȩḝạặ"},
    {0x307, U"cċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏ"},
    {0x308, U"aäeëiïoöuüyÿιϊυϋеёіїhḧõṏūṻwẅxẍtẗ"},
    {0x309, U"aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"},
    {0x30a, U"aåuůwẘyẙ"},
    {0x30b, U"oőuű"},
    {0x30c, U"cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩʒǯjǰhȟ"},
    {0x30f, U"aȁeȅiȉoȍrȑuȕ"},
    {0x311, U"aȃeȇiȋoȏrȓuȗ"},
    {0x31b, U"oơuư"},
    {0x323, U"bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵ"},
    {0x324, U"uṳ"},
    {0x325, U"aḁ"},
    {0x326, U"sștț"},
    {0x327, U"cçgģkķlļnņrŗsştţeȩdḑhḩ"},
    {0x328, U"aąeęiįuųoǫ"},
    {0x32d, U"dḓeḙlḽnṋtṱuṷ"},
    {0x32e, U"hḫ"},
    {0x330, U"eḛiḭuṵ"},
    {0x331, U"bḇdḏkḵlḻnṉrṟtṯzẕhẖ"},
    // clang-format on
}};

constexpr char32_t kSharpS = 0xdf;
constexpr std::u32string_view kApostrophes = U"´ʼ‘’";

char32_t folded(char32_t letter)
{
    const auto after = std::ranges::upper_bound(kRanges, letter, {}, &Range::first);
    // Two ranges may interleave (every second letter of each), so the previous one is checked, too.
    for (auto range = after; range != kRanges.begin() && after - range < 2;) {
        --range;
        if (letter <= range->last && (letter - range->first) % range->step == 0)
            return static_cast<char32_t>(static_cast<std::int64_t>(letter) + range->delta);
    }
    return letter;
}

/// か and a mark of voice are が, は and a mark of half voice ぱ. Katakana follow Hiragana in the same order. 0: no such letter.
char32_t voiced(char32_t kana, char32_t mark)
{
    constexpr char32_t kVoice = 0x3099, kHalfVoice = 0x309a, kKatakana = 0x60;
    const char32_t plain = kana >= 0x30a1 && kana <= 0x30f6 ? kana - kKatakana : kana;
    const bool isHa = plain >= 0x306f && plain <= 0x307b && plain % 3 == 0;
    const bool isKa = (plain >= 0x304b && plain <= 0x3061 && plain % 2 == 1) || plain == 0x3064 || plain == 0x3066 || plain == 0x3068;
    if (mark == kHalfVoice)
        return isHa ? kana + 2 : 0;
    return mark == kVoice && (isHa || isKa) ? kana + 1 : 0;
}

/// The syllable of two parts of Hangul. 0: none.
char32_t syllable(char32_t first, char32_t second)
{
    constexpr char32_t kLead = 0x1100, kVowel = 0x1161, kTail = 0x11a7, kSyllable = 0xac00;
    constexpr char32_t kLeads = 19, kVowels = 21, kTails = 28;
    if (first >= kLead && first < kLead + kLeads && second >= kVowel && second < kVowel + kVowels)
        return kSyllable + ((first - kLead) * kVowels + second - kVowel) * kTails;
    const bool isOpen = first >= kSyllable && first < kSyllable + kLeads * kVowels * kTails && (first - kSyllable) % kTails == 0;
    return isOpen && second > kTail && second < kTail + kTails ? first + second - kTail : 0;
}

/// The letter that two characters are together (canonical composition), which some programs write apart. 0: none.
char32_t composed(char32_t first, char32_t second)
{
    if (const auto marked = std::ranges::lower_bound(kComposed, second, {}, &Composed::mark);
        marked != kComposed.end() && marked->mark == second)
        for (std::size_t i = 0; i < marked->letters.size(); i += 2)
            if (marked->letters[i] == first)
                return marked->letters[i + 1];
    const char32_t kana = voiced(first, second);
    return kana != 0 ? kana : syllable(first, second);
}

/// How many bytes the character has that begins with this one. REQUIRES: valid UTF-8
std::size_t lengthOf(unsigned char lead) { return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4; }

char32_t decode(std::string_view character)
{
    const auto lead = static_cast<unsigned char>(character.front());
    char32_t code = lead & (0x7fu >> character.size());
    for (const char c : character.substr(1))
        code = code << 6 | (static_cast<unsigned char>(c) & 0x3fu);
    return code;
}

void append(std::string& text, char32_t code)
{
    if (code < 0x80) {
        text += static_cast<char>(code);
        return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<unsigned, 4> kLeads{0, 0xc0, 0xe0, 0xf0};
    text += static_cast<char>(kLeads[static_cast<std::size_t>(more)] | code >> (6 * more));
    for (int i = more - 1; i >= 0; --i)
        text += static_cast<char>(0x80 | (code >> (6 * i) & 0x3f));
}

} // namespace

std::string foldCase(std::string_view utf8)
{
    if (isAscii(utf8) || !isValidUtf8(utf8))
        return lowerCase(utf8);
    std::string result;
    result.reserve(utf8.size());
    char32_t last = 0;
    std::size_t lastAt = 0;
    while (!utf8.empty()) {
        const std::size_t length = lengthOf(static_cast<unsigned char>(utf8.front()));
        char32_t code = length == 1 ? static_cast<char32_t>(lower(utf8.front())) : folded(decode(utf8.substr(0, length)));
        utf8.remove_prefix(length);
        if (kApostrophes.find(code) != kApostrophes.npos)
            code = '\'';
        if (code == kSharpS)
            result += static_cast<char>(code = 's');
        const char32_t together = length == 1 ? 0 : composed(last, code);
        lastAt = together != 0 ? lastAt : result.size();
        last = together != 0 ? together : code;
        result.resize(lastAt);
        append(result, last);
    }
    return result;
}

std::vector<std::string> searchWords(std::string_view utf8)
{
    std::vector<std::string> words;
    std::string folded = foldCase(utf8);
    std::ranges::replace(folded, ',', ' ');
    std::istringstream text(std::move(folded));
    for (std::string word; text >> word;)
        words.push_back(word);
    return words;
}

bool hasWords(std::string_view utf8, std::span<const std::string> words)
{
    if (!isAscii(utf8)) {
        const std::string text = foldCase(utf8);
        return std::ranges::all_of(words, [&](const std::string& word) { return text.find(word) != text.npos; });
    }
    const auto equal = [](char a, char b) { return lower(a) == b; }; // a copy of every name would cost more
    const auto isThere = [&](const std::string& word) { return !std::ranges::search(utf8, word, equal).empty(); };
    return std::ranges::all_of(words, isThere);
}

} // namespace evenmatch::record
