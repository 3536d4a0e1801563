# Of each kernel in a target's assembly: how many instructions are of its vectors, and whether vectors are stored. -v target=sve, v or wasm
/^[A-Za-z_0-9.]+:/ {
    name = $1
    sub(/:.*/, "", name)
    if (name ~ /^mapfn_(vectorized|looped)_/) kernel = name
    else if (name !~ /^[.]?L/) kernel = ""
}
kernel == "" || $1 ~ /^[.#@\/]/ { next }
target == "sve" && /[ \t,{]z[0-9]+([.,]|$)/ { vectors[kernel]++; stores[kernel] += $1 ~ /^st/ }
target == "sve" && /[ \t,{](v[0-9]+[.][0-9]+[bhsd]|q[0-9]+)/ { neon[kernel]++; stores[kernel] += $1 ~ /^st/ }
target == "v" && $1 ~ /^v/ && $1 !~ /^vset/ { vectors[kernel]++; stores[kernel] += $1 ~ /^vs(e|u?s?seg|se|[ou]xei|[1248]r|m)[0-9]*.*[.]v/ }
target == "wasm" && $1 ~ /^(v128|[if][0-9]+x[0-9]+)[.]/ { vectors[kernel]++; stores[kernel] += $1 ~ /^v128[.]store/ }
END { for (kernel in vectors) seen[kernel]; for (kernel in neon) seen[kernel]; for (kernel in seen) print kernel, vectors[kernel] + 0, neon[kernel] + 0, stores[kernel] + 0 }
