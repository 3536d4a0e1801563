#!/bin/sh
# Derives all polynomials of mapfn_math.h:  tools/math/run.sh > tools/math/coefficients.txt      (Debian package: sollya)
cd "$(dirname "$0")/../.." || exit 1
echo "# name, interval, log2 of the largest error, number of terms, then exponent and coefficient of each"
for script in exp log trig inverse error; do sollya "tools/math/$script.sollya" || exit 1; done
