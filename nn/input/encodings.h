// The encodings, for encoding.cpp.
#pragma once

#include "nn/input/encoding.h"

namespace evenmatch::nn {

const Encoding& go18();
const Encoding& goTactical();
const Encoding& chess119();
const Encoding& chess120();

} // namespace evenmatch::nn
