/* ======== src/run/progress.h: the progress bar.
 * Uses public/. Used by users. */

/* ------------------------------------------------------------------------------------ progress ---- */

MAPFN_EXTERN_C MAPFN_DECLARE_IS_TERMINAL;

MAPFN_PLAIN void mapfn_progress_draw(double share, double rate, double left, const char *end)
{
    char bar[31] = "..............................";
    for (int i = 0; i < (int)(share * 30); i++) bar[i] = '#';
    fprintf(stderr, "\r[%s] %3d %%  %.3g/s  %.0f s left \033[K%s", bar, (int)(share * 100), rate, left, end);
}
MAPFN_PLAIN bool mapfn_progress_bar(size_t done, size_t total, void *no_arg)
{
    static double start, shown;
    static size_t last;
    static char busy; /* one bar at a time: another map's is not drawn at the same moment */
    const char *const style = mapfn_is_terminal(2) ? "bar" : getenv("MAPFN_PROGRESS");
    (void)no_arg;
    if (!style || __atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) return true;
    double now = mapfn_now();
    if (start == 0 || done <= last) {
        start = shown = now;
        last = 0;
    }
    double const share = total ? (double)done / (double)total : 1;
    double const rate = now > start ? (double)done / (now - start) * 1e9 : 0;
    double const left = rate > 0 ? (double)(total - done) / rate : 0;
    if (strcmp(style, "lines") == 0) {
        if (done == total || (int)(share * 10) > (int)((double)last / (double)total * 10))
            fprintf(stderr, "%3d %%  %.3g/s  %.0f s left\n", (int)(share * 100), rate, left);
    } else if (strcmp(style, "bar") == 0 && (done == total || now - shown >= 1e8)) {
        mapfn_progress_draw(share, rate, left, done == total ? "\n" : "");
        shown = now;
    }
    last = done;
    if (done == total) {
        start = 0;
        last = 0;
    }
    __atomic_clear(&busy, __ATOMIC_RELEASE);
    return true;
}
