/* ======== src/cuda/checks.h: checks that cards need beside those of run/checks.h.
 * Uses run/checks.h. Used by cuda/runner.h. */

MAPFN_PLAIN mapfn_status mapfn_cuda_check_options(const mapfn_info *info, const void *args, size_t n,
    const mapfn_opts *o)
{
    const char *what = o->progress ? "progress is for arrays in host memory: this map returns before it is done"
        : o->completed ? "completed is for arrays in host memory: this map returns before it is done"
        : o->grain ? "grain is for CPU maps and arrays in host memory"
        : o->device_bytes ? "device_bytes is for arrays in host memory"
        : o->device < 0 ? "device is negative: all devices at once are for arrays in host memory" : NULL;
    if (what) return mapfn_bad_option(info->name, what);
    return mapfn_check(info, args, n, 1, o, NULL, false);
}

/* Does an output of `outputs` overlap the splits of a ragged array of `info`? Splits lie where `args` says, and outputs
 * where `readable` does, which may have copies of splits. */
MAPFN_PLAIN mapfn_status mapfn_cuda_check_splits(const mapfn_info *info, const mapfn_info *outputs, const void *args,
    const void *readable, size_t n, size_t slots)
{
    size_t bytes;
    if (__builtin_mul_overflow(n, sizeof(size_t), &bytes) || bytes > PTRDIFF_MAX) bytes = PTRDIFF_MAX;
    bytes += sizeof(size_t);
    for (const mapfn_param *p = info->params; p < info->params + info->count; p++) {
        const void *splits = p->layout == MAPFN_RAGGED ? mapfn_pointer_at(args, p->detail) : NULL;
        for (const mapfn_param *q = outputs->params; splits && q < outputs->params + outputs->count; q++) {
            mapfn_span s = mapfn_span_of(q, readable, n, slots);
            if ((q->access & MAPFN_WRITTEN) && s.start && !mapfn_apart(s.start, s.bytes, splits, bytes))
                return mapfn_overlap(info->name, mapfn_named_as(q->name, false, s.start, s.bytes),
                    mapfn_named_as(p->name, true, splits, bytes), MAPFN_WHY_SPLITS);
        }
    }
    return MAPFN_OK;
}

/* mapfn_check of the arrays, with two differences. Splits lie in device memory and cannot be read, so that of ragged
 * arrays only their splits' place is known; and scratch is not allocated. */
MAPFN_PLAIN mapfn_status mapfn_cuda_check_arrays(const mapfn_info *info, const void *args, size_t n,
    const mapfn_opts *o, const char *too_short)
{
    const mapfn_param *p, *end = info->params + info->count;
    size_t most = o->parallel_iterations > 0 ? (size_t)o->parallel_iterations : n,
        slots = most < n ? most : n;
    mapfn_param readable[MAPFN_CUDA_PARAMS + 1]; /* the parameters but for ragged ones, and what stands behind them */
    mapfn_checked_info copy = {*info, NULL};
    mapfn_info *const without = &copy.info;
    mapfn_status status;
    if ((info->traits & MAPFN_CHECKS_ITSELF) != 0) copy.check = ((const mapfn_checked_info *)info)->check;
    if (n == 0) return mapfn_check(info, args, n, 1, o, too_short, true);
    without->params = readable;
    without->count = 0;
    for (p = info->params; p < end; p++) {
        if (p->layout != MAPFN_RAGGED) readable[without->count++] = *p;
        if (p->layout == MAPFN_RAGGED && !mapfn_pointer_at(args, p->detail))
            return mapfn_null(info->name, p->name, true);
        if (p->layout == MAPFN_SCRATCH && !mapfn_pointer_at(args, p->field))
            return mapfn_null(info->name, p->name, false);
    }
    readable[without->count] = *end;
    if ((info->traits & MAPFN_HAS_SCRATCH) != 0 && o->parallel_iterations == 0)
        return mapfn_bad_option(info->name,
            "a scratch array is given, but not .parallel_iterations, which says how many elements it serves");
    status = mapfn_check(without, args, n, slots, o, too_short, true);
    return status == MAPFN_OK ? mapfn_cuda_check_splits(info, without, args, args, n, slots) : status;
}
