// Loops over contiguous numbers, compiled once for each kind of processor, so that each version is a loop over vectors.
//
// GCC does not inline an ordinary function into such a version: the function is compiled for another architecture. Every helper that
// a loop calls for each number is therefore EVENMATCH_INLINED, and calls nothing but builtins and other such helpers.
// A build for this machine alone (EVENMATCH_NATIVE) needs no versions: -march=native is at least as good as any of them.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)     \
    && !defined(EVENMATCH_NATIVE)
#define EVENMATCH_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EVENMATCH_EACH_PROCESSOR
#endif

#define EVENMATCH_INLINED __attribute__((always_inline)) inline
