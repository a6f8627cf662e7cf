// The first byte selects the format of the rest. Every resulting record is a Go record in valid UTF-8 that can be written as SGF.
#include "core/record/file/game_reader.h"
#include "core/record/server/go_formats.h"
#include "core/record/text/encoding.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace evenmatch::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view rest(reinterpret_cast<const char*>(data + 1), size - 1);
    ReadGame game;
    switch (data[0]) {
    case 'g': game = readGib(rest); break;
    case 'n': game = readNgf(rest); break;
    case 'u': game = readUgi(rest); break;
    default: {
        constexpr std::string_view kDeclared[] = {"", "UTF-8", "Shift_JIS", "GB2312", "latin1", "koi8-r", "iso-2022-jp", "euc-kr", "big5"};
        if (!isValidUtf8(decodeText(rest, kDeclared[data[0] % std::size(kDeclared)]).utf8) || !isValidUtf8(toUtf8Lossy(rest)))
            std::abort();
        return 0;
    }
    }
    if (!game.record)
        return 0;
    if (!isValidUtf8(writeGame(*game.record, Format::Sgf))) {
        std::fprintf(stderr, "the record is not UTF-8\n");
        std::abort();
    }
    return 0;
}
