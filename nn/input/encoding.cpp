#include "nn/input/encoding.h"

#include "nn/input/encodings.h"

namespace evenmatch::nn {

const Encoding* findEncoding(std::string_view id)
{
    for (const Encoding* encoding : {&go18(), &goTactical(), &chess119(), &chess120()})
        if (encoding->id() == id)
            return encoding;
    return nullptr;
}

} // namespace evenmatch::nn
