#!/bin/sh
# MAPFN_DISPATCH: each function of the battery by its narrow and by its wide kernel. bench/dispatch/run.sh times prints tables in markdown;
# bench/dispatch/run.sh bits compares what the two store; bench/dispatch/run.sh few: what maps of 1 to 10 elements cost more than without
# MAPFN_DISPATCH. CCS: compilers; FUNCTIONS: only these.
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build/bench}/dispatch
: "${CCS:=gcc clang}" "${JOBS:=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
what=${1:-times}
[ "$(uname -m)" = x86_64 ] || { echo "The wide kernels are for x86-64: left out on $(uname -m)."; exit 0; }
grep -q ' avx2 ' /proc/cpuinfo || { echo "This processor has no AVX2: left out."; exit 0; }
command -v python3 >/dev/null || { echo "The battery needs python3 (Debian, Ubuntu: apt-get install python3): left out."; exit 0; }
python3 bench/battery.py "$BUILD/sources" || exit 1
# with `few` once more without dispatch: what is public in there is called without_…
compile='cc=$1 objects=$2 what=$3 source=$4
object=$objects/$(basename "$source" .c)
$cc -std=gnu11 -DNDEBUG -DMAPFN_DISPATCH=1 -O2 $DISPATCH_FLAGS -w -I. -c -o "$object.o" "$source" || exit 1
[ "$what" = few ] || exit 0
$cc -std=gnu11 -DNDEBUG -O2 $DISPATCH_FLAGS -w -I. -c -o "$object-without.o" "$source" || exit 1
nm --defined-only "$object-without.o" | sed -n "s/.* T \(.*\)/\1 without_\1/p" >"$object.names"
objcopy --redefine-syms="$object.names" "$object-without.o"'
failed=0
mkdir -p "$BUILD" && : >"$BUILD/times"
[ "$what" != few ] || printf 'Nanoseconds that a map takes longer with MAPFN_DISPATCH, n 1 to 10, the least of many, over the functions of the battery:\n\n| compiler | n | tenth | median | nine tenths | most |\n|---|--:|--:|--:|--:|--:|\n'
for cc in $CCS; do
    command -v "$cc" >/dev/null || { echo "$cc: not installed (Debian, Ubuntu: apt-get install $cc)"; continue; }
    objects=$BUILD/$cc
    mkdir -p "$objects" && rm -f "$objects"/*
    ls "$BUILD"/sources/*_maps.c | xargs -n 1 -P "$JOBS" sh -c "$compile" compile "$cc" "$objects" "$what" || exit 1
    if [ "$what" = few ]; then sed 's/\([ ,]\)plain_/\1without_map_/g' "$BUILD/sources/driver.c" >"$objects/driver.c"
    else sed 's/, *plain_[a-z0-9_]*/, NULL/; s/^bench_fn \(map_[a-z0-9_]*\), NULL;/bench_fn \1;/' "$BUILD/sources/driver.c" >"$objects/driver.c"
    fi
    $cc -std=gnu11 -O2 -w -I. -o "$objects/main" "$objects"/*.o "$objects/driver.c" bench/dispatch/main.c -lm || exit 1
    if [ "$what" = times ]; then $BENCH_QUIET "$objects/main" times "$cc" $FUNCTIONS >>"$BUILD/times" || failed=1
    elif [ "$what" = few ]; then $BENCH_QUIET "$objects/main" few "$cc" $FUNCTIONS || failed=1
    elif "$objects/main" bits >"$objects/said"; then sed "s/^/$cc: /" "$objects/said"
    else
        sed "s/^/$cc: /" "$objects/said"
        failed=1
    fi
done
[ "$what" = times ] || exit $failed
cat <<END
Time of the narrow kernel, for any x86-64, divided by that of the wide one, which the same map takes where the processor has AVX2: above 1 the wide one is
faster. \`-O2 -DMAPFN_DISPATCH=1\`; of the functions of the battery a tenth is below the first number, half below the second, nine tenths below the third.

END
awk -F ' *[|] *' '
    /^SUM/ { if (!($2 in seen)) { seen[$2] = 1; label[++labels] = $2 } if (!($3 in known)) { known[$3] = 1; n[++sizes] = $3 } cell[$2, $3] = $6 ", **" $7 "**, " $8 }
    END {
        printf "| n |"; for (k = 1; k <= labels; k++) printf " %s |", label[k]
        printf "\n|--:|"; for (k = 1; k <= labels; k++) printf "---|"; print ""
        for (s = 1; s <= sizes; s++) { printf "| %s |", n[s]; for (k = 1; k <= labels; k++) printf " %s |", cell[label[k], n[s]]; print "" }
    }' "$BUILD/times"
printf '\nWhere the wide kernel takes longer by more than 5 %% and 0.4 ns:\n\n| compiler | function | n | narrow, ns | wide, ns | narrow / wide |\n|---|---|--:|--:|--:|--:|\n'
sed -n 's/^LOSS //p' "$BUILD/times"
exit $failed
