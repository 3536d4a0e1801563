#!/bin/sh
# What maps over MPI ranks cost, on 2 ranks of every MPI that is here, and on paper over 10^2 to 10^5: bench/mpi/run.sh [ranks].
# Prints markdown; as a part of bench/run.sh, with machine and versions, mpi.md
cd "$(dirname "$0")/../.." || exit 1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_rmaps_base_oversubscribe=1
: "${BUILD:=build/bench}"
mkdir -p "$BUILD"
failed=0
for mpi in openmpi mpich; do
    command -v mpicc.$mpi >/dev/null && command -v mpirun.$mpi >/dev/null || continue
    mpicc.$mpi -O2 bench/mpi/bench.c -o "$BUILD/mpi_bench" || exit 1
    echo
    echo "## $(mpirun.$mpi --version | sed -n '/^ *Version:/s/ *Version: */MPICH /p; /^mpirun/p' | head -n 1), ${1:-2} ranks, load $(cut -d ' ' -f 1 /proc/loadavg)"
    timeout 90 mpirun.$mpi -n "${1:-2}" "$BUILD/mpi_bench" || failed=1
done
${CC:-cc} -O2 bench/mpi/simulate.c -o "$BUILD/mpi_simulate" -lm || exit 1
echo
echo "## On paper"
echo
"$BUILD/mpi_simulate" || failed=1
exit $failed
