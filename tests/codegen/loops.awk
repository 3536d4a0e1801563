# Which functions have a vectorized loop? objdump -dr --no-show-raw-insn FILE.o | awk -f loops.awk
# prints "function yes 32 yes": has it a vectorized loop, the bytes of its widest vectors, and is its largest loop vectorized? (A scalar
# loop that is short, or at most twice as long as a vectorized one, is taken for the latter's remainder.) With SIGNATURES=1 a fifth
# word has the instructions of the longest vectorized loop, with commas. Clones (.constprop.0, .isra.0, .part.0) count for the function they were made of.
#
# A loop is what lies between a backward jump and its target, with no other loop in it. It is vectorized if it works on packed
# values more often than on single ones, and calls nothing. Packed work is arithmetic, comparison, blend, conversion, shift or
# gather on xmm, ymm or zmm: moves are none, zeroing is none, and the logical instructions of floats count only beside a load or store
# of a whole vector, since scalar code uses them too (andps for fabsf). A lane that is stored by itself is work on a single value,
# as are four or more stores of general registers where nothing else is stored; an integer division ends a loop's hopes, and so
# does a call. A loop that only joins bits and stores nothing is a fallible map's look at its codes, not the element function. A
# function that calls the C library's mathematics is never vectorized; a call of its vector functions is packed work.

function judge(    k, j, target, packed, single, logical, whole, calls, stores, joins, lone, yes, good, outer, size, wide, widest, most_packed, most_single, signature) {
    if (name == "") return
    yes = widest = most_packed = most_single = 0
    for (k = 1; k <= count; k++) {
        if (instruction[k] !~ /^j/ || instruction[k] ~ /^jmp.*\*/) continue
        target = operand[k]
        if (!(target in at) || at[target] > k) continue
        packed = single = logical = whole = calls = stores = joins = lone = outer = wide = 0
        for (j = at[target]; j <= k; j++) {
            if (kind[j] == "packed") packed++
            else if (kind[j] == "single") single++
            else if (kind[j] == "logical") logical++
            else if (kind[j] == "whole") whole++
            else if (kind[j] == "call") calls++
            if (kind[j] == "whole" && operand[j] ~ /\)(\{%k[0-7]\})?$/) stores++
            else if (operand[j] ~ /^%[xyz]mm.*\)(\{%k[0-7]\})?$/) stores++
            else if (instruction[j] ~ /^mov[bwlq]?$/ && operand[j] ~ /^%[a-z0-9]+,.*\)$/) lone++
            if (instruction[j] ~ /^v?(por|orp[sd])$/) joins++
            if (kind[j] == "packed" || kind[j] == "whole") wide = larger(wide, operand[j] ~ /%zmm/ ? 64 : operand[j] ~ /%ymm/ ? 32 : 16)
        }
        for (j = at[target]; j < k; j++) if (instruction[j] ~ /^j/ && operand[j] in at && at[operand[j]] <= j && at[operand[j]] > at[target]) outer = 1
        if (outer) continue
        if (whole) packed += logical
        good = packed > single && !calls && (stores || (packed > joins && lone < 4))
        size = k - at[target] + 100 * calls
        if (good) {
            yes = 1
            widest = larger(widest, wide)
            if (SIGNATURES && size > most_packed) {
                signature = ""
                for (j = at[target]; j <= k; j++) signature = signature "," instruction[j]
            }
            most_packed = larger(most_packed, size)
        } else if (instruction[k] !~ /^jmp/ && !(calls && libmvec)) most_single = larger(most_single, size) # a jmp back may lead out of a rare branch
    }
    if (libm && !libmvec) yes = 0 # with libmvec, the remainder calls one by one
    sub(/\.(constprop|isra|part).*/, "", name)
    if (name ~ /^_ZL[0-9]/) { # a static function of C++: its name follows its length
        sub(/^_ZL/, "", name)
        name = substr(name, length(name + 0) + 1, name + 0)
    }
    if (!(name in result) || yes) {
        result[name] = yes
        width[name] = yes ? widest : 0
        signatures[name] = signature
        mostly[name] = yes && (2 * most_packed >= most_single || most_single < 40)
    }
}
function larger(a, b) { return a > b ? a : b }
function classify(op, args) {
    if (op ~ /^(call|i?div[lqwb]?)$/) return "call"
    if (op ~ /^v?(mov(ss|sd|d|q|hp[sd]|lp[sd])|pextr[bwdq]|extractps)$/ && args ~ /%xmm[0-9]+,[^%]*\(.*\)$/) return "single"
    sub(/^v/, "", op)
    if (op ~ /^(rndscale|scalef|getexp|getmant|fixupimm|range|reduce|rcp14|rsqrt14|blendm)p[sd]$/ || op ~ /^p(ternlog|rol|ror|lzcnt|opcnt[bwdq]|blendm|movu?s?[dqw][bwd]$)/) return "packed"
    if (op ~ /^p?(xor|andn?)(p[sd]|d|q)?$/ && same(args)) return ""
    if (op ~ /^(add|sub|mul|div|sqrt|max|min|hadd|hsub|addsub|dp|rcp|rsqrt|round|blendv?|cmp[a-z_]*)p[sd]$/) return "packed"
    if (op ~ /^fn?m(add|sub|addsub|subadd)[0-9]*p[sd]$/) return "packed"
    if (op ~ /^cvtt?(dq|ps|pd)2/) return "packed"
    if (op ~ /^p(add|sub|mul|madd|max|min|avg|abs|sign|cmp|sll|srl|sra|blend|movzx|movsx|movmsk|sad|hadd|ack|unpck|and|or|xor|andn)/ || op ~ /^(pack|punpck|pmovzx|pmovsx|pgather|gather|pshufb)/) return "packed"
    if (op ~ /^(and|andn|or|xor)p[sd]$/) return "logical"
    if (op ~ /^mov(ap|up|dqa|dqu|nt)[sdq]?$/ || op ~ /^mov(dqa|dqu|ntdq)/) return args ~ /\(/ ? "whole" : ""
    if (op ~ /^(add|sub|mul|div|sqrt|max|min|rcp|rsqrt|round|cmp[a-z_]*|u?comi|fn?m(add|sub)[0-9]*|cvt[a-z0-9]*2)s[sdi]l?q?$/) return "single"
    if (op ~ /^cvtt?s[sd]2/) return "single"
    return ""
}
function same(args,    parts, i, n) { # all operands one register: zero, or all ones
    n = split(args, parts, ",")
    for (i = 2; i <= n; i++) if (parts[i] != parts[1]) return 0
    return 1
}
/^[0-9a-f]+ <.*>:$/ {
    judge()
    name = $2
    gsub(/[<>:]/, "", name)
    count = libm = libmvec = 0
    split("", at)
    next
}
/R_X86_64_P(LT|C)32\t_ZGV/ { kind[count] = "packed"; libmvec = 1; next }
/R_X86_64_P(LT|C)32/ {
    if ($0 ~ /(sqrt|fmin|fmax|floor|ceil|rint|round|copysign|fabs|exp|log|sin|cos|tan|pow|__mul[sdx]c3)[a-z0-9]*-0x/) libm = 1
    next
}
/^ +[0-9a-f]+:\t/ {
    address = $1
    sub(/:/, "", address)
    count++
    at[address] = count
    instruction[count] = $2
    operand[count] = $3
    kind[count] = classify($2, $3)
}
END {
    judge()
    for (name in result) print name, result[name] ? "yes" : "no", width[name], mostly[name] ? "yes" : "no", substr(signatures[name], 2)
}
