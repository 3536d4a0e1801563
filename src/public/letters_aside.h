/* ======== src/public/letters_aside.h: macros of yours that are a letter, or `none` or `hot`, wait until the header has
 * ended. What definitions become uses no such name. Every header has this part, and letters_back.h.
 * Uses nothing. Used by all. */

_Pragma("push_macro(\"a\")") _Pragma("push_macro(\"b\")") _Pragma("push_macro(\"c\")") _Pragma("push_macro(\"d\")")
_Pragma("push_macro(\"e\")") _Pragma("push_macro(\"f\")") _Pragma("push_macro(\"g\")") _Pragma("push_macro(\"h\")")
_Pragma("push_macro(\"i\")") _Pragma("push_macro(\"j\")") _Pragma("push_macro(\"k\")") _Pragma("push_macro(\"l\")")
_Pragma("push_macro(\"m\")") _Pragma("push_macro(\"n\")") _Pragma("push_macro(\"o\")") _Pragma("push_macro(\"p\")")
_Pragma("push_macro(\"q\")") _Pragma("push_macro(\"r\")") _Pragma("push_macro(\"s\")") _Pragma("push_macro(\"t\")")
_Pragma("push_macro(\"u\")") _Pragma("push_macro(\"v\")") _Pragma("push_macro(\"w\")") _Pragma("push_macro(\"x\")")
_Pragma("push_macro(\"y\")") _Pragma("push_macro(\"z\")") _Pragma("push_macro(\"A\")") _Pragma("push_macro(\"B\")")
_Pragma("push_macro(\"C\")") _Pragma("push_macro(\"D\")") _Pragma("push_macro(\"E\")") _Pragma("push_macro(\"F\")")
_Pragma("push_macro(\"G\")") _Pragma("push_macro(\"H\")") _Pragma("push_macro(\"I\")") _Pragma("push_macro(\"J\")")
_Pragma("push_macro(\"K\")") _Pragma("push_macro(\"L\")") _Pragma("push_macro(\"M\")") _Pragma("push_macro(\"N\")")
_Pragma("push_macro(\"O\")") _Pragma("push_macro(\"P\")") _Pragma("push_macro(\"Q\")") _Pragma("push_macro(\"R\")")
_Pragma("push_macro(\"S\")") _Pragma("push_macro(\"T\")") _Pragma("push_macro(\"U\")") _Pragma("push_macro(\"V\")")
_Pragma("push_macro(\"W\")") _Pragma("push_macro(\"X\")") _Pragma("push_macro(\"Y\")") _Pragma("push_macro(\"Z\")")
_Pragma("push_macro(\"none\")") _Pragma("push_macro(\"hot\")")
#undef a
#undef b
#undef c
#undef d
#undef e
#undef f
#undef g
#undef h
#undef i
#undef j
#undef k
#undef l
#undef m
#undef n
#undef o
#undef p
#undef q
#undef r
#undef s
#undef t
#undef u
#undef v
#undef w
#undef x
#undef y
#undef z
#undef A
#undef B
#undef C
#undef D
#undef E
#undef F
#undef G
#undef H
#undef I
#undef J
#undef K
#undef L
#undef M
#undef N
#undef O
#undef P
#undef Q
#undef R
#undef S
#undef T
#undef U
#undef V
#undef W
#undef X
#undef Y
#undef Z
#undef none
#undef hot
