// Numbers below 1e-38 as 0: processors compute them a hundred times as slowly as others, and attention makes many of them.
#pragma once

#ifdef __x86_64__
#include <xmmintrin.h>
#endif

namespace evenmatch::nn::onednn {

/// As long as it exists, the calling thread takes tiny numbers for 0.
class TinyNumbersAreZero {
#ifdef __x86_64__
public:
    TinyNumbersAreZero() : m_before(_mm_getcsr()) { _mm_setcsr(m_before | kResults | kFactors); }
    ~TinyNumbersAreZero() { _mm_setcsr(m_before); }
    TinyNumbersAreZero(const TinyNumbersAreZero&) = delete;
    TinyNumbersAreZero& operator=(const TinyNumbersAreZero&) = delete;

private:
    static constexpr unsigned kResults = 0x8000;
    static constexpr unsigned kFactors = 0x0040;
    unsigned m_before;
#endif
};

} // namespace evenmatch::nn::onednn
