#include "nn/evaluate/precision.h"

#ifdef __x86_64__
#include <cpuid.h>
#endif

namespace evenmatch::nn {

bool hasBFloat16()
{
#ifdef __x86_64__
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq"); // required by oneDNN
#else
    return false;
#endif
}

bool hasFastBFloat16()
{
#ifdef __x86_64__
    constexpr unsigned kMatrixBFloat16 = 1u << 22; // leaf 7, 0: EDX
    constexpr unsigned kVectorBFloat16 = 1u << 5; // leaf 7, 1: EAX
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    if (!__builtin_cpu_supports("avx512bw")) // checks the operating system, too
        return false;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (d & kMatrixBFloat16) != 0)
        return true;
    return __get_cpuid_count(7, 1, &a, &b, &c, &d) != 0 && (a & kVectorBFloat16) != 0 && __builtin_cpu_is("amd") != 0;
#else
    return false;
#endif
}

} // namespace evenmatch::nn
