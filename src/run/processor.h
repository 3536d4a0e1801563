/* ======== src/run/processor.h: what the processor can do beyond what this file was compiled for, and how many
 * elements inline checks can count.
 * Uses compiler/. Used by generate/ and run/streaming.h. */

/* ------------------------------------------------------------------------------ which processor ---- */

/* MAPFN_SURE_COUNT(n): the most elements whose bytes the inline checks can surely count. It is 0 until the processor is
 * known. So the first call of any map leaves a doubt, and whoever looks into the doubt also asks the processor.
 * Kernels only read the answer. If each of them had a call that asks, gcc would take 5 % longer to compile, and every
 * narrow kernel would save registers for it.
 * A constant n below 64 never reaches a wide kernel. */
#define MAPFN_MOST_SURE (SIZE_MAX >> 17) /* see mapfn_quick */
#if MAPFN_WIDE
/* 0: not asked yet, 1: without AVX2, 2: with it. All threads that ask at once store the same values. */
MAPFN_ONE_VARIABLE(int mapfn_processor);
MAPFN_ONE_VARIABLE(size_t mapfn_sure_count);

MAPFN_HOST_FN void mapfn_cpuid(unsigned leaf, unsigned answer[4])
{
    __asm__ volatile("cpuid" : "=a"(answer[0]), "=b"(answer[1]), "=c"(answer[2]), "=d"(answer[3]) : "0"(leaf), "2"(0));
}

/* Asks the processor itself. __builtin_cpu_supports needs the compiler's own library, and older compilers do not know
 * all these names. */
MAPFN_PLAIN void mapfn_ask_processor(void)
{
    /* All that a wide kernel may use: bits of ecx in cpuid's leaf 1, of ebx in leaf 7, of ecx in leaf 0x80000001. And
     * xgetbv tells whether the system saves the upper halves of registers. */
    unsigned const movbe_popcnt_osxsave_avx_f16c = 1u << 22 | 1u << 23 | 1u << 27 | 1u << 28 | 1u << 29;
    unsigned const bmi_avx2_bmi2 = 1u << 3 | 1u << 5 | 1u << 8;
    unsigned const lzcnt = 1u << 5, upper_halves = 6;
    unsigned first[4], basic[4], more[4], extended[4], kept = 0, kept_high;
    bool wide = false;
    mapfn_cpuid(0, first);
    if (first[0] >= 7) {
        mapfn_cpuid(1, basic);
        mapfn_cpuid(7, more);
        mapfn_cpuid(0x80000001, extended);
        if ((basic[2] & 1u << 27) != 0) __asm__ volatile("xgetbv" : "=a"(kept), "=d"(kept_high) : "c"(0));
        wide = (basic[2] & movbe_popcnt_osxsave_avx_f16c) == movbe_popcnt_osxsave_avx_f16c
            && (more[1] & bmi_avx2_bmi2) == bmi_avx2_bmi2 && (extended[2] & lzcnt) != 0
                && (kept & upper_halves) == upper_halves;
    }
    __atomic_store_n(&mapfn_processor, wide ? 2 : 1, __ATOMIC_RELAXED);
}
/* This is a macro, since kernels that inline a function for it take 1 % longer to compile. */
# define MAPFN_PROCESSOR_IS_WIDE (__atomic_load_n(&mapfn_processor, __ATOMIC_RELAXED) == 2)

# define MAPFN_SURE_COUNT(n) \
    (__builtin_constant_p(n) && (n) < 64 ? MAPFN_MOST_SURE : __atomic_load_n(&mapfn_sure_count, __ATOMIC_RELAXED))
/* Called by those who look into a doubt. It is not inlined, as under NDEBUG each map calls it. */
MAPFN_KEEPS_REGISTERS MAPFN_PLAIN void mapfn_know_processor(void)
{
    if (__atomic_load_n(&mapfn_processor, __ATOMIC_RELAXED) == 0) mapfn_ask_processor();
    if (__atomic_load_n(&mapfn_sure_count, __ATOMIC_RELAXED) != 0) return; /* all threads' checks read this line */
    __atomic_store_n(&mapfn_sure_count, MAPFN_MOST_SURE, __ATOMIC_RELAXED);
}
#else
# define MAPFN_SURE_COUNT(n) MAPFN_MOST_SURE
MAPFN_HOST_FN void mapfn_know_processor(void)
{
}
#endif
