#!/bin/sh
# A newcomer's first minutes: a fresh copy of the tree, and in PATH a C compiler, make, sh and what every system has beside them. The
# README's first two commands work as they stand there (`make test` with a few quick suites, most of which need more than is there), and
# what is left out is said with the package that enables it.
place=$BUILD/place
result() { # status, what
    if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}
for tool in cc make; do
    command -v $tool >/dev/null || { echo "skip - a newcomer's commands: no $tool (Debian, Ubuntu: apt-get install gcc make)"; exit 0; }
done
rm -rf "$place" && mkdir -p "$place/bin" "$place/mapfn" && place=$(cd "$place" && pwd) || exit 1
for tool in cc gcc as ld make sh awk sed grep find xargs diff cmp basename cat chmod cp cut date dirname echo env expr false getconf head id ln ls mkdir \
    mktemp mv nproc od paste printf pwd rm rmdir seq sleep sort tail tee test timeout touch tr true uname uniq wc; do
    path=$(command -v $tool) && [ -x "$path" ] && ln -s "$path" "$place/bin/$tool"
done
for entry in $(ls); do [ "$entry" = build ] || cp -R "$entry" "$place/mapfn"; done
sh tests/docs/block README.md sh >"$place/commands"
[ "$(sed 's/ *#.*//' "$place/commands")" = "make demo
make test" ]
result $? "the README's first commands are make demo and make test"

quick="explain bench card codegen fuzz report"
first() { # the commands as a newcomer runs them
    cd "$place/mapfn" && env -i HOME="$place" PATH="$place/bin" SUITES="$quick" sh -e "$place/commands"
}
(first) >"$place/said" 2>&1
result $? "both work with a C compiler, make and sh"
tail -n 1 "$place/said" | grep -Eq '^[1-9][0-9]* passed, 0 failed, [1-9][0-9]* skipped$'
result $? "make test ends in N passed, 0 failed, N skipped"
grep -q '^ *mapfn, vectorized .*x$' "$place/said" && grep -q 'computed the same results: yes: .* bits' "$place/said" \
    && grep -q '^ *plain loop at -O3 .*x$' "$place/said" && grep -q '^`looped` may beat that loop' "$place/said" && grep -q '^CUDA maps: left out.*nvidia-cuda-toolkit' "$place/said"
result $? "make demo shows its table, and says what enables the rest"
! grep '^ *skip - ' "$place/said" | grep -Ev 'package [a-z]|(apt-get|pip) install [a-z]|CUDA toolkit'
result $? "each line that is skipped names the package that enables it"

# a project of one's own, made in the fresh copy, moved to an empty folder, and used there
new() { # make new, as a newcomer has it
    (cd "$place/mapfn" && env -i HOME="$place" PATH="$place/bin" make -s new "$@") >"$place/said" 2>&1
}
alone() { # a command in the project, from where nothing of mapfn's tree is in sight
    (cd "$place/elsewhere/mine" && env -i HOME="$place" PATH="$place/bin" "$@") >"$place/said" 2>&1
}
mkdir "$place/elsewhere"
new NAME=mine && mv "$place/mapfn/mine" "$place/elsewhere"
result $? "make new NAME=mine makes a project, which can be moved"
alone make test "CFLAGS=-O2 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror" && grep -qx 'ok - scale_and_shift is its loop for every n' "$place/said" \
    && alone make run && tail -n 1 "$place/said" | diff - examples/skeleton.expected
result $? "its test passes, and its program prints what the skeleton's does, without a warning"
! grep -ril 'skeleton\|examples/\|@name@' "$place/elsewhere/mine" --include='[!m]*' --include='mine*'
result $? "nothing in it is still the skeleton's"
sed 's/, x, 2.0f/, (float *)0, 2.0f/' "$place/elsewhere/mine/mine.c" >"$place/elsewhere/null.c"
cp -R "$place/elsewhere/mine" "$place/kept" && cp "$place/elsewhere/null.c" "$place/elsewhere/mine/mine.c" && rm "$place/elsewhere/null.c" "$place/elsewhere/mine/mine"
! alone make run CFLAGS="-O2 -DNDEBUG" && grep -q 'x.* is NULL' "$place/said" && rm "$place/elsewhere/mine/mine" && ! alone make run CFLAGS="-O2 -DNDEBUG" CHECKS= && ! grep -q 'is NULL' "$place/said"
result $? "its maps are checked with NDEBUG too, and not with CHECKS="
rm -rf "$place/elsewhere/mine" && mv "$place/kept" "$place/elsewhere/mine"
sed -i 's/return x \* factor + shift/return i == 70 ? 0 : x * factor + shift/; s/uniform(float, shift)/&, index(i)/' "$place/elsewhere/mine/mine.h"
sed -i 's/scale_and_shift(x\[i\], 2.0f, 1.0f)/x[i] * 2 + 1/' "$place/elsewhere/mine/mine_test.c"
! alone make test && grep -q '^not ok - scale_and_shift, n = 163: other values' "$place/said"
result $? "its test finds a definition that is wrong for one element"
new NAME=mine DIR="$place/elsewhere"
[ $? -ne 0 ] && grep -q 'elsewhere/mine is there already; nothing was written' "$place/said" && grep -q 'i == 70' "$place/elsewhere/mine/mine.h"
result $? "make new overwrites nothing"
refused=""
for name in "" Mine 1st mapfn_x test "a b" ../up; do
    new NAME="$name" DIR="$place/elsewhere" && refused="$refused <$name>"
done
[ -z "$refused" ] && [ "$(ls "$place/elsewhere")" = mine ]
result $? "make new refuses names that are no file's:$refused"
