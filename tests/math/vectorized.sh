#!/bin/sh
# Says for one compiler (with its flags) whether the map of each function is vector code:  vectorized.sh "gcc -std=c11 -O2"
# fmod alone is not: the number of its steps depends on its arguments.
c=$1 log=$BUILD/vectorized.log missing=
case $c in clang*) report=-Rpass=loop-vectorize said='vectorized loop' ;; *) report=-fopt-info-vec-optimized said='loop vectorized' ;; esac
one='echo "#include \"mapfn_math.h\"
MAPFN($1, k, $3) { return mapfn_$2($4); }
void use(size_t n, $1 *o, const $1 *x, const $1 *y); void use(size_t n, $1 *o, const $1 *x, const $1 *y) { (void)y; k_map_vectorized(n, o, $5); }"'
check() {   # type, function, parameters, arguments, arrays
    sh -c "$one" one "$1" "$2" "$3" "$4" "$5" >"$BUILD/vectorized.c"
    $c $report -I. -c "$BUILD/vectorized.c" -o "$BUILD/vectorized.o" >"$log" 2>&1
    grep -q "$said" "$log" || missing="$missing $2"
}
for f in exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh erf erfc cbrt sqrt rsqrt floor ceil trunc rint round fabs; do
    check float ${f}f "in(float, x)" x x
    check double $f "in(double, x)" x x
done
for f in pow atan2 hypot fmin fmax copysign; do
    check float ${f}f "in(float, x), in(float, y)" "x, y" "x, y"
    check double $f "in(double, x), in(double, y)" "x, y" "x, y"
done
if [ -z "$missing" ]; then echo "ok - vector code for every function but fmod: $c"; else echo "not ok - vector code: $c:$missing"; fi
