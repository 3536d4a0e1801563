#!/bin/sh
# make test-compilers: seven suites with each compiler that tools/compilers finds, one after the other, and a table of what passed.
#     tests/compilers.sh [SUITE…]     NAMES="gcc-15 clang-22": these compilers alone
# Without NAMES, gcc and clang are left out, as all suites run with them anyway.
cd "$(dirname "$0")/.." || exit 1
known="unit differential fail include codegen report examples"
[ $# -gt 0 ] || set -- $known
suites=
for suite in "$@"; do case " $known " in *" $suite "*) suites="$suites $suite" ;; esac done
[ "$suites" ] || exit 0
PATH=$PATH:${COMPILERS:-$PWD/build/compilers}/bin
names=${NAMES:-$(tools/compilers --names)}
mkdir -p build/tests
table=build/tests/compilers.md failed=0
{ printf '| compiler |'; printf ' %s |' $suites; printf '\n|---|'; printf -- '---|%.0s' $suites; echo; } >"$table"
for name in $names; do
    version=$($name --version | head -n 1)
    [ "$NAMES" ] || case $version in "$(gcc --version 2>/dev/null | head -n 1 | sed "s/^gcc/$name/")" | "$(clang --version 2>/dev/null | head -n 1)") continue ;; esac
    echo "==== $name"
    cxx=$(echo "$name" | sed 's/^gcc/g++/; s/^clang/clang++/')
    ONLY=$name CC=$name CXX=$cxx sh tests/run.sh $suites || failed=$((failed + 1))
    printf '| %s |' "$name" >>"$table"
    for suite in $suites; do
        awk '/^ok - /{ ok++ } /^not ok - /{ bad++ } /^skip - /{ skip++ } END { printf " %d ok%s%s |", ok, bad ? ", " bad " failed" : "", skip ? ", " skip " skipped" : "" }' \
            "build/tests/$name/$suite.log" >>"$table"
    done
    echo >>"$table"
done
cat "$table"
[ $failed -eq 0 ]
