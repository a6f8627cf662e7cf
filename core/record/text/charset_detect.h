// Which charset do these bytes look like? For each candidate the log-likelihood of the bytes under a small model of the language that is
// written in it,
//
//     score(c) = ln P(c) + Σ ln p(character | c)       over the characters that the bytes are in c,
//
// and the highest wins. A character's probability comes from its class (kana, frequent hanzi, rarer hanzi by their row in the standard,
// hangul, letters by frequency and case), spread evenly within the class. All candidates explain the same bytes, so one that reads two
// bytes as one common character beats one that reads them as two odd ones.
#pragma once

#include "core/record/text/charset.h"

namespace evenmatch::record {

/// Examines the first few thousand characters that are not ASCII. Any bytes, also none.
Charset detectCharset(std::string_view bytes);

} // namespace evenmatch::record
