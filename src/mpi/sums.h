/* ======== src/mpi/sums.h: the lowest failure of all ranks, and the states of sums joined.
 * Uses mpi/call.h and run/sums.h. Used by mpi/runner.h. */

/* --------------------------------------------------------------------------- failure and sums ---- */

/* The lowest failing element of all ranks, and its code, which only its own rank knows. Indices travel as signed
 * numbers of the same order, since MPICH 4.0 takes the least of unsigned ones as if they were signed. */
MAPFN_PLAIN mapfn_status mapfn_mpi_lowest(mapfn_mpi_job *job, mapfn_status status, mapfn_failure *failed)
{
    int64_t const mine = failed->code != 0 ? (int64_t)((uint64_t)failed->index ^ (uint64_t)1 << 63) : INT64_MAX;
    int64_t lowest = mine;
    int code;
    if (mapfn_mpi_reduce(job, &lowest, 1, MPI_INT64_T, MPI_MIN) != MAPFN_OK) return MAPFN_MPI_ERROR;
    if (lowest == INT64_MAX) return status;
    code = lowest == mine ? failed->code : 0;
    if (mapfn_mpi_reduce(job, &code, 1, MPI_INT, MPI_SUM) != MAPFN_OK) return MAPFN_MPI_ERROR;
    failed->index = (size_t)((uint64_t)lowest ^ (uint64_t)1 << 63);
    failed->code = code;
    return status == MAPFN_CANCELLED ? status : mapfn_element_failed(job->call->info->name, *failed);
}

/* The attribute by which a type of states knows its map, as MPI's operations have no other argument. Made once. */
MAPFN_ONE_VARIABLE_AT(int mapfn_mpi_key, = MPI_KEYVAL_INVALID);
MAPFN_PLAIN bool mapfn_mpi_key_made(mapfn_mpi_job *job)
{
    int key = MPI_KEYVAL_INVALID, none = MPI_KEYVAL_INVALID;
    if (__atomic_load_n(&mapfn_mpi_key, __ATOMIC_ACQUIRE) != none) return true;
    if (!mapfn_mpi_well(job, MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &key, NULL)))
        return false;
    if (!__atomic_compare_exchange_n(&mapfn_mpi_key, &none, key, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        MPI_Type_free_keyval(&key); /* another thread made it */
    return true;
}

/* MPI's operation on two states, the first of lower ranks. Their memory may be aligned for no type, and the first is
 * not to be changed. */
MAPFN_PLAIN void mapfn_mpi_join(void *lower, void *higher, int *count, MPI_Datatype *type)
{
    void *map = NULL;
    int found = 0;
    (void)count; /* always 1 */
    MPI_Type_get_attr(*type, mapfn_mpi_key, &map, &found);
    const mapfn_summing *const m = (const mapfn_summing *)map;
    size_t const bytes = mapfn_sums_bytes_with_head(m);
    mapfn_sums *const left = (mapfn_sums *)MAPFN_SUMS_ALLOCA(bytes);
    mapfn_sums *const right = (mapfn_sums *)MAPFN_SUMS_ALLOCA(bytes);
    memcpy(left, lower, bytes);
    memcpy(right, higher, bytes);
    mapfn_sums_continue(m, left, right);
    memcpy(higher, left, bytes);
}

/* Joins the states of all ranks, in their order, and stores the totals. */
MAPFN_PLAIN mapfn_status mapfn_mpi_sum(mapfn_mpi_job *job, mapfn_status status)
{
    const mapfn_summing *const m = (const mapfn_summing *)job->call->info;
    mapfn_sums *const state = job->base.sums;
    MPI_Datatype type = MPI_DATATYPE_NULL;
    MPI_Op join = MPI_OP_NULL;
    bool const well = mapfn_mpi_key_made(job)
        && mapfn_mpi_well(job, MPI_Type_contiguous((int)mapfn_sums_bytes_with_head(m), MPI_BYTE, &type))
        && mapfn_mpi_well(job, MPI_Type_commit(&type))
        && mapfn_mpi_well(job, MPI_Type_set_attr(type, mapfn_mpi_key, (void *)(uintptr_t)m))
        && mapfn_mpi_well(job, MPI_Op_create(mapfn_mpi_join, 0, &join))
        && mapfn_mpi_well(job, MPI_Allreduce(MPI_IN_PLACE, state, 1, type, join, job->comm));
    if (join != MPI_OP_NULL) MPI_Op_free(&join);
    if (type != MPI_DATATYPE_NULL) MPI_Type_free(&type);
    if (!well) return mapfn_mpi_failed(job, "the sums of all ranks could not be joined");
    for (const mapfn_sum *sum = m->sum; sum < m->end; sum++)
        memcpy((void *)(uintptr_t)mapfn_pointer_at(job->call->args, sum->field), mapfn_sums_total(m, sum, state),
            sum->size);
    return status;
}
