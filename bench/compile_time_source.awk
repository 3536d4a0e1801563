# Writes COUNT functions, each a loop over arrays: awk -v kind=loops|maps -v count=200 -f compile_time_source.awk
# loops: the loop written by hand. maps: a definition, and a function of the same signature that calls its map.
# Eight shapes in turn, with differing constants, so that nothing can be merged.
BEGIN {
    maps = kind == "maps"
    print maps ? "#include \"mapfn.h\"" : "#include <stddef.h>\n#include <stdint.h>"
    for (k = 0; k < count; k++) {
        c = k % 97 + 2
        shape = k % 8
        if (shape == 0) function_of("float", "float x, float y, float a", "in(float, x), in(float, y), uniform(float, a)", "const float *x, const float *y, float a", "x y", "x, y, a", "return a * x + y * " c ".0f;")
        if (shape == 1) function_of("float", "float x, float lo, float hi", "in(float, x), uniform(float, lo), uniform(float, hi)", "const float *x, float lo, float hi", "x", "x, lo, hi", "float s = x * " c ".0f; return s < lo ? lo : s > hi ? hi : s;")
        if (shape == 2) function_of("double", "double x", "in(double, x)", "const double *x", "x", "x", "return ((" c ".0 * x + 2.0) * x + 3.0) * x + 4.0;")
        if (shape == 3) function_of("int32_t", "int32_t x, int32_t y", "in(int32_t, x), in(int32_t, y)", "const int32_t *x, const int32_t *y", "x y", "x, y", "return (x ^ " c ") + (y & 255) * 3;")
        if (shape == 4) function_of("uint8_t", "uint8_t x, uint8_t y", "in(uint8_t, x), in(uint8_t, y)", "const uint8_t *x, const uint8_t *y", "x y", "x, y", "unsigned s = (unsigned)x + y + " c "; return (uint8_t)(s > 255 ? 255 : s);")
        if (shape == 5) function_of("float", "float x, size_t i", "in(float, x), index(i)", "const float *x", "x i", "x", "return x * (float)(uint32_t)i + " c ".0f;")
        if (shape == 6) function_of("float", "uint16_t x, float y", "in(uint16_t, x), in(float, y)", "const uint16_t *x, const float *y", "x y", "x, y", "if (x > " c ") return y; float t = (float)x; return t * t + y;")
        if (shape == 7) function_of("double", "double x, double y, double z", "in(double, x), in(double, y), in(double, z)", "const double *x, const double *y, const double *z", "x y z", "x, y, z", "double d = x - y; return d * d * " c ".0 + z;")
    }
}
function function_of(result, element, parameters, arrays, elements, arguments, body,    name, i, list, parts, item)
{
    name = "f" k
    if (maps) {
        printf "MAPFN(%s, %s, %s) { %s }\n", result, name, parameters, body
        printf "void use_%s(size_t n, %s *out, %s);\nvoid use_%s(size_t n, %s *out, %s) { %s_map(n, out, %s); }\n", name, result, arrays, name, result, arrays, name, arguments
        return
    }
    # by hand: what is an array's element is a local of the loop; `return` becomes a function of its own, as a user writes it
    printf "static inline %s %s(%s) { %s }\n", result, name, element, body
    list = arguments
    gsub(/, /, " ", list)
    split(list, parts, " ")
    item = ""
    for (i = 1; i in parts; i++) item = item (item == "" ? "" : ", ") parts[i] (index(" " elements " ", " " parts[i] " ") ? "[i]" : "")
    if (index(" " elements " ", " i ")) item = item ", i"
    printf "void use_%s(size_t n, %s *out, %s);\nvoid use_%s(size_t n, %s *out, %s)\n{\n    for (size_t i = 0; i < n; i++) out[i] = %s(%s);\n}\n", name, result, arrays, name, result, arrays, name, item
}
