#!/usr/bin/env python3
"""The digits of 2/pi that mapfn_math.h reduces angles with:  tools/math/two_over_pi.py [check]

Prints MAPFN_M_TWO_OVER_PI_ROWS. Row i serves |x| = 2^(8 i - 2) y with y below 8 (and from 2^-5 on for i > 0). It holds
2^(8 i - 2) 2/pi in four parts on fixed grids, each rounded to nearest: 26 bits from 2^58 down to 2^33, 52 bits down to
2^-19, 52 down to 2^-71, and 53 more. Bits from 2^59 up are left out: y is a multiple of 2^-57, so their products are
multiples of 4 quarter turns.

check: for every exponent, the double nearest to a multiple of pi/2 (by continued fractions), hardest first."""
import sys
from fractions import Fraction

BITS = 1400


def arctan_of_inverse(n, one):
    term, total, k, sign = one // n, one // n, 1, 1
    while term:
        term //= n * n
        k, sign = k + 2, -sign
        total += sign * (term // k)
    return total


def two_over_pi():
    one = 1 << (BITS + 64)
    pi = 4 * (4 * arctan_of_inverse(5, one) - arctan_of_inverse(239, one))
    return Fraction(2 * one, pi)


def rows():
    value = two_over_pi()
    for i in range(129):
        rest = value * 2 ** (8 * i) / 4
        rest -= (rest // 2**59) * 2**59
        row = []
        for grid in (33, -19, -71, -124):
            step = Fraction(2) ** grid
            part = round(rest / step) * step
            rest -= part
            row.append(float(part))
        yield row


def hardest():
    value, found = two_over_pi(), []
    for e in range(-30, 972):
        ratio = value * Fraction(2) ** e                      # m * ratio near an integer, 2^52 <= m < 2^53
        a, h0, h1, k0, k1 = ratio, 0, 1, 1, 0
        candidates = set()
        while k1 < 2**53:
            q = a.numerator // a.denominator
            h0, h1, k0, k1 = h1, q * h1 + h0, k1, q * k1 + k0
            for m in (k1, k0 + k1, k1 - k0):
                while 0 < m < 2**52:
                    m *= 2
                if 2**52 <= m < 2**53:
                    candidates.add(m)
            if a == q:
                break
            a = 1 / (a - q)
        for m in candidates:
            d = m * ratio
            d = abs(d - round(d))
            found.append((float(d), m, e))
    return sorted(found)


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        for d, m, e in hardest():
            print(d, float(m * Fraction(2) ** e).hex())
    else:
        print("#define MAPFN_M_TWO_OVER_PI_ROWS \\")
        lines = ["    {%s}" % ", ".join("0" if p == 0 else repr(p).replace("e+", "e").replace("e-0", "e-") for p in row)
            for row in rows()]
        print(", \\\n".join(lines))
