// For loops over numbers that lie together: the compiler makes vectors of them, and one version for each kind of processor.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define EVENMATCH_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EVENMATCH_EACH_PROCESSOR
#endif
