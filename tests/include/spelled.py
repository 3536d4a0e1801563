"""Words of tests/include/spelled.c, preprocessed, that a macro of the user's could be: CC -E … spelled.c | python3 tests/include/spelled.py"""
import re
import sys

# words of C, C++ and CUDA, and of their libraries: a macro of one of these is at fault by itself
LANGUAGE = set("""
alignof auto bool break case char class const constexpr continue decltype default do double else enum extern false float for if
inline int long register return short signed sizeof static static_assert struct switch template this true typedef typename
goto union unsigned void volatile while NULL asm namespace
int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t ptrdiff_t uintptr_t intptr_t
memcpy memset memcmp
host device noinline always_inline
""".split())
OURS = re.compile(r"_*mapfn_|MAPFN_|yours_|YOURS|__|_[A-Z]|_map")

inside, words = False, set()
for line in sys.stdin:
    marker = re.match(r'#(?:line)? *\d+ "([^"]*)"', line)
    if marker:
        inside = marker.group(1).endswith(("spelled.c", "spelled.cu"))
    elif inside and not line.startswith("#"):
        words |= set(re.findall(r"\b[A-Za-z_]\w*", re.sub(r'"(?:\\.|[^"\\])*"', '""', line)))
words = sorted(word for word in words if word not in LANGUAGE and not OURS.match(word))
if words:
    print("definitions become text with words that a user's macro may be: %s" % " ".join(words))
sys.exit(1 if words else 0)
