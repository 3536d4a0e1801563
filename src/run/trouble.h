/* ======== src/run/trouble.h: the last failed call of a thread, and the sentence that explains it.
 * Uses run/map.h. Used by run/ and back ends. */

/* ------------------------------------------------------------------ what was wrong, per thread ---- */

/* an array, as an explanation names it */
typedef struct mapfn_named {
    const char *name; /* its parameter; NULL: no array is to blame */
    bool splits;      /* the parameter's splits, not its values */
    const void *start;
    size_t bytes;
} mapfn_named;

/* The last failed call of a thread. Each failure has its own function below, which fills in what mapfn_explain says. */
typedef struct mapfn_trouble {
    mapfn_status status;
    const char *map;
    mapfn_named array, other; /* the one to blame, and the one that it overlaps */
    const char *reason;       /* half a sentence */
    size_t n;                 /* elements asked for */
    size_t at;                /* the element, or the place in the splits */
    size_t limit;             /* bytes that may be used */
    int code;                 /* the element's */
    bool elsewhere;           /* `text` is the explanation of another process */
    char text[400];
} mapfn_trouble;
MAPFN_ONE_VARIABLE(__thread mapfn_trouble mapfn_last_trouble);

MAPFN_PLAIN mapfn_trouble *mapfn_trouble_of(mapfn_status status, const char *map)
{
    mapfn_trouble *const t = &mapfn_last_trouble;
    t->status = status;
    t->map = map;
    t->elsewhere = false;
    return t;
}
MAPFN_HOST_FN mapfn_named mapfn_named_as(const char *name, bool splits, const void *start, size_t bytes)
{
    mapfn_named const array = {name, splits, start, bytes};
    return array;
}

MAPFN_PLAIN mapfn_status mapfn_null(const char *map, const char *array, bool splits)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_NULL_POINTER, map);
    t->array = mapfn_named_as(array, splits, NULL, 0);
    t->reason = ", and n is not 0";
    return MAPFN_NULL_POINTER;
}

/* The place of a sum is NULL. It is stored to even if n is 0. */
MAPFN_PLAIN mapfn_status mapfn_null_sum(const char *map, const char *sum)
{
    mapfn_null(map, sum, false);
    mapfn_last_trouble.reason = "";
    return MAPFN_NULL_POINTER;
}

/* Scratch of a C++ class is NULL. */
MAPFN_PLAIN mapfn_status mapfn_null_objects(const char *map, const char *scratch)
{
    mapfn_null(map, scratch, false);
    mapfn_last_trouble.reason = ", and a map does not construct objects of its type: pass an array of them";
    return MAPFN_NULL_POINTER;
}

MAPFN_PLAIN mapfn_status mapfn_overlap(const char *map, mapfn_named output, mapfn_named other, const char *reason)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_OVERLAP, map);
    t->array = output;
    t->other = other;
    t->reason = reason;
    return MAPFN_OVERLAP;
}

/* An array is too large or too short for `n` elements. */
MAPFN_PLAIN mapfn_status mapfn_wrong_size(mapfn_status status, const char *map, const char *array, size_t n)
{
    mapfn_trouble *const t = mapfn_trouble_of(status, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->n = n;
    t->limit = 0; /* no last index is to blame */
    return status;
}
MAPFN_PLAIN mapfn_status mapfn_too_large(const char *map, const char *array, size_t n)
{
    return mapfn_wrong_size(MAPFN_TOO_LARGE, map, array, n);
}
/* index_offset + n is too large. */
MAPFN_PLAIN mapfn_status mapfn_too_many(const char *map, size_t n) { return mapfn_too_large(map, NULL, n); }

/* `reason` is a whole sentence, or the rest of one that begins with the array. */
MAPFN_PLAIN mapfn_status mapfn_bad_array(const char *map, const char *array, const char *reason)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_BAD_OPTION, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->reason = reason;
    return MAPFN_BAD_OPTION;
}
MAPFN_PLAIN mapfn_status mapfn_bad_option(const char *map, const char *reason)
{
    return mapfn_bad_array(map, NULL, reason);
}
MAPFN_PLAIN mapfn_status mapfn_begins_late(const char *map, size_t begin, size_t n)
{
    mapfn_bad_array(map, NULL, NULL);
    mapfn_last_trouble.at = begin;
    mapfn_last_trouble.n = n;
    return MAPFN_BAD_OPTION;
}

MAPFN_PLAIN mapfn_status mapfn_too_short(const char *map, const char *array, size_t n)
{
    return mapfn_wrong_size(MAPFN_TOO_SHORT, map, array, n);
}

MAPFN_PLAIN mapfn_status mapfn_bad_splits(const char *map, const char *array, size_t at)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_BAD_SPLITS, map);
    t->array = mapfn_named_as(array, true, NULL, 0);
    t->at = at;
    return MAPFN_BAD_SPLITS;
}

MAPFN_PLAIN mapfn_status mapfn_cancelled(const char *map, size_t done, size_t n)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_CANCELLED, map);
    t->at = done;
    t->n = n;
    return MAPFN_CANCELLED;
}

/* Element `index` has added to `place`, which the table does not have. */
MAPFN_PLAIN mapfn_status mapfn_out_of_range(const char *map, const char *array, size_t index, size_t place)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_OUT_OF_RANGE, map);
    t->array = mapfn_named_as(array, false, NULL, 0);
    t->at = index;
    t->limit = place;
    return MAPFN_OUT_OF_RANGE;
}

MAPFN_PLAIN mapfn_status mapfn_element_failed(const char *map, mapfn_failure failure)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_ELEMENT_FAILED, map); /* elements may fail often */
    t->at = failure.index;
    t->code = failure.code;
    return MAPFN_ELEMENT_FAILED;
}

/* `array` is one that the caller may bring, or NULL for memory of the library's own. */
MAPFN_PLAIN mapfn_status mapfn_no_memory(const char *map, const char *array, size_t bytes)
{
    mapfn_trouble *const t = mapfn_trouble_of(MAPFN_NO_MEMORY, map);
    t->array = mapfn_named_as(array, false, NULL, bytes);
    t->reason = NULL;
    return MAPFN_NO_MEMORY;
}
/* `bytes` are needed, for what `reason` says, and only `limit` may be used. */
MAPFN_PLAIN mapfn_status mapfn_little_memory(const char *map, const char *reason, size_t limit, size_t bytes)
{
    mapfn_no_memory(map, NULL, bytes);
    mapfn_last_trouble.reason = reason;
    mapfn_last_trouble.limit = limit;
    return MAPFN_NO_MEMORY;
}

/* `reason` is what a device, a driver or a library said. */
MAPFN_PLAIN mapfn_status mapfn_reported(mapfn_status status, const char *map, const char *reason)
{
    mapfn_trouble_of(status, map)->reason = reason;
    return status;
}

/* Another process failed and explained it by `text`, which is cut where it is too long. */
MAPFN_PLAIN mapfn_status mapfn_failed_elsewhere(mapfn_status status, const char *map, const char *text)
{
    mapfn_trouble *const t = mapfn_trouble_of(status, map);
    size_t length = strlen(text);
    if (length > sizeof t->text - 1) length = sizeof t->text - 1;
    memmove(t->text, text, length);
    t->text[length] = '\0';
    t->elsewhere = true;
    return status;
}

MAPFN_PLAIN const char *mapfn_status_text(mapfn_status status)
{
    switch (status) {
    case MAPFN_OK: return "done";
    case MAPFN_NULL_POINTER: return "an array is NULL: pass one, or n = 0; mapfn_explain() names it";
    case MAPFN_OVERLAP: return "an output overlaps another array: let it be exactly an input, or lie apart; "
        "mapfn_explain() names both";
    case MAPFN_TOO_LARGE: return "n is too large: the arrays, or the indices, would be more than a size_t, or the "
        "index's type, can count: pass fewer elements at a time";
    case MAPFN_BAD_OPTION: return "an option is out of range, or one that this map cannot honour: "
        "change or leave out the one that mapfn_explain() names";
    case MAPFN_TOO_SHORT: return "an array is shorter than n elements: pass a larger one or a smaller n; "
        "mapfn_explain() names it";
    case MAPFN_BAD_SPLITS: return "the splits of a ragged array decrease: pass n + 1 offsets that never do; "
        "mapfn_explain() has the place";
    case MAPFN_CANCELLED: return "cancelled by the progress function: call again with .begin = *completed to go on";
    case MAPFN_ELEMENT_FAILED: return "an element returned an error code: "
        "`failure` has the index of the first one and its code; all others are computed";
    case MAPFN_NO_MEMORY: return "memory could not be allocated: pass a scratch array of your own, "
        "or fewer iterations in flight";
    case MAPFN_NO_DEVICE: return "no such CUDA device: none is there, its driver is missing, "
        "or .device is past the last: choose another or call a CPU map";
    case MAPFN_OUT_OF_RANGE: return "an element added to a place that its table does not have: "
        "all others are added; mapfn_explain() has the first one and its place";
    case MAPFN_NOT_SAME: return "MAPFN_VERIFY found that the looped variant has other values: elements are not "
        "independent, read what nothing has written, or race; mapfn_explain() names one";
    case MAPFN_MPI_ERROR: return "MPI is not initialised or finalised, the communicator is none, "
        "or MPI reported an error: look at mapfn_mpi_last_error()";
    case MAPFN_CUDA_ERROR: return "CUDA reported an error: look up mapfn_cuda_last_error() with cudaGetErrorString";
    }
    return "not a mapfn_status";
}

MAPFN_PLAIN const char *mapfn_explain(void)
{
    mapfn_trouble *const t = &mapfn_last_trouble;
    const char *const map = t->map, *const name = t->array.name, *const part = t->array.splits ? "_splits" : "";
    char *const s = t->text;
    size_t const room = sizeof t->text;
    if (t->elsewhere) return s;
    switch (t->status) {
    case MAPFN_OK: return "no map has failed in this thread";
    case MAPFN_NULL_POINTER:
        snprintf(s, room, "%s: `%s%s` is NULL%s", map, name, part, t->reason);
        break;
    case MAPFN_OVERLAP:
        snprintf(s, room, "%s: output `%s` (%zu bytes at %p) overlaps `%s%s` (%zu bytes at %p): %s",
            map, name, t->array.bytes, t->array.start,
            t->other.name, t->other.splits ? "_splits" : "", t->other.bytes, t->other.start, t->reason);
        break;
    case MAPFN_TOO_LARGE:
        if (!name && t->limit > 0)
            snprintf(s, room, "%s: the last index, %zu, does not fit its type, which ends at %zu", map, t->at,
                t->limit);
        else if (!name)
            snprintf(s, room, "%s: index_offset + n is more than a size_t can count, with n = %zu", map, t->n);
        else snprintf(s, room, "%s: `%s` with n = %zu would be more bytes than a size_t can count: "
            "look at n, and whether the row length, LEN or stride is negative or too large", map, name, t->n);
        break;
    case MAPFN_BAD_OPTION:
        if (!t->reason) snprintf(s, room, "%s: begin = %zu is past n = %zu", map, t->at, t->n);
        else if (name) snprintf(s, room, "%s: `%s` %s", map, name, t->reason);
        else snprintf(s, room, "%s: %s", map, t->reason);
        break;
    case MAPFN_TOO_SHORT: snprintf(s, room, "%s: `%s` is shorter than n = %zu elements need", map, name, t->n); break;
    case MAPFN_BAD_SPLITS:
        snprintf(s, room, "%s: `%s_splits[%zu]` is smaller than the one before it: "
            "splits are n + 1 offsets that never decrease", map, name, t->at);
        break;
    case MAPFN_CANCELLED:
        snprintf(s, room, "%s: the progress function returned false at %zu of %zu elements: "
            ".begin = %zu goes on from there", map, t->at, t->n, t->at);
        break;
    case MAPFN_ELEMENT_FAILED:
        if (t->code == MAPFN_AGAIN)
            snprintf(s, room, "%s: element %zu is not done after all of its steps (MAPFN_AGAIN), the first to fail; "
                "all others are computed", map, t->at);
        else
            snprintf(s, room, "%s: element %zu returned code %d, the first to fail; all others are computed", map,
                t->at, t->code);
        break;
    case MAPFN_OUT_OF_RANGE:
        snprintf(s, room, "%s: element %zu has place %td of `%s`, and `%s` has no such place; all others are added",
            map, t->at, (ptrdiff_t)t->limit, name, name);
        break;
    case MAPFN_NO_MEMORY:
        if (name) snprintf(s, room, "%s: %zu bytes for `%s` could not be allocated: pass an array of your own", map,
            t->array.bytes, name);
        else if (t->reason) snprintf(s, room, "%s: %s: %zu bytes are needed, and %zu may be used", map, t->reason,
            t->array.bytes, t->limit);
        else if (t->array.bytes) snprintf(s, room, "%s: %zu bytes could not be allocated", map, t->array.bytes);
        else snprintf(s, room, "%s: memory could not be allocated", map);
        break;
    case MAPFN_NOT_SAME: /* its text is there already */
    case MAPFN_NO_DEVICE:
    case MAPFN_MPI_ERROR:
    case MAPFN_CUDA_ERROR: snprintf(s, room, "%s: %s", map, t->reason); break;
    }
    return s;
}

MAPFN_PLAIN void mapfn_require(mapfn_status status, const char *file, int line)
{
    if (status == MAPFN_OK) return;
    fprintf(stderr, "%s:%d: %s\n", file, line,
        status == mapfn_last_trouble.status ? mapfn_explain() : mapfn_status_text(status));
    abort();
}
