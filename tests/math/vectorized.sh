#!/bin/sh
# Says for one compiler (with its flags) whether the map of each function is vector code:  vectorized.sh "gcc -std=c11 -O2"
# One definition a line, and the compiler's report names the lines. fmod alone is scalar: the number of its steps depends on its arguments.
c=$1 file=$BUILD/vectorized.c log=$BUILD/vectorized.log missing=
case $c in clang*) report=-Rpass=loop-vectorize said='vectorized loop' ;; *) report=-fopt-info-vec-optimized said='loop vectorized' ;; esac
unary="exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh erf erfc cbrt sqrt rsqrt floor ceil trunc rint round fabs fast_exp fast_log fast_sin fast_cos fast_tanh"
binary="pow fast_pow atan2 hypot fmin fmax copysign"
{
    echo '#include "mapfn_math.h"'
    for f in $unary; do
        echo "MAPFN(float, k_${f}f, in(float, x)) { return mapfn_${f}f(x); } void use_${f}f(size_t n, float *o, const float *x) { k_${f}f_map_vectorized(n, o, x); }"
        echo "MAPFN(double, k_$f, in(double, x)) { return mapfn_$f(x); } void use_$f(size_t n, double *o, const double *x) { k_${f}_map_vectorized(n, o, x); }"
    done
    for f in $binary; do
        echo "MAPFN(float, k_${f}f, in(float, x), in(float, y)) { return mapfn_${f}f(x, y); } void use_${f}f(size_t n, float *o, const float *x) { k_${f}f_map_vectorized(n, o, x, x); }"
        echo "MAPFN(double, k_$f, in(double, x), in(double, y)) { return mapfn_$f(x, y); } void use_$f(size_t n, double *o, const double *x) { k_${f}_map_vectorized(n, o, x, x); }"
    done
} >"$file"
$c $report -I. -c "$file" -o "$BUILD/vectorized.o" >"$log" 2>&1
line=1
for f in $unary $binary; do
    for name in ${f}f $f; do
        line=$((line + 1))
        grep "vectorized.c:$line:" "$log" | grep -q "$said" || missing="$missing $name"
    done
done
if [ -z "$missing" ]; then echo "ok - vector code for every function but fmod: $c"; else echo "not ok - vector code: $c:$missing"; fi
