/* ======== src/public/letters_back.h: and are back again.
 * Uses nothing. Used by all. */

_Pragma("pop_macro(\"a\")") _Pragma("pop_macro(\"b\")") _Pragma("pop_macro(\"c\")") _Pragma("pop_macro(\"d\")")
_Pragma("pop_macro(\"e\")") _Pragma("pop_macro(\"f\")") _Pragma("pop_macro(\"g\")") _Pragma("pop_macro(\"h\")")
_Pragma("pop_macro(\"i\")") _Pragma("pop_macro(\"j\")") _Pragma("pop_macro(\"k\")") _Pragma("pop_macro(\"l\")")
_Pragma("pop_macro(\"m\")") _Pragma("pop_macro(\"n\")") _Pragma("pop_macro(\"o\")") _Pragma("pop_macro(\"p\")")
_Pragma("pop_macro(\"q\")") _Pragma("pop_macro(\"r\")") _Pragma("pop_macro(\"s\")") _Pragma("pop_macro(\"t\")")
_Pragma("pop_macro(\"u\")") _Pragma("pop_macro(\"v\")") _Pragma("pop_macro(\"w\")") _Pragma("pop_macro(\"x\")")
_Pragma("pop_macro(\"y\")") _Pragma("pop_macro(\"z\")") _Pragma("pop_macro(\"A\")") _Pragma("pop_macro(\"B\")")
_Pragma("pop_macro(\"C\")") _Pragma("pop_macro(\"D\")") _Pragma("pop_macro(\"E\")") _Pragma("pop_macro(\"F\")")
_Pragma("pop_macro(\"G\")") _Pragma("pop_macro(\"H\")") _Pragma("pop_macro(\"I\")") _Pragma("pop_macro(\"J\")")
_Pragma("pop_macro(\"K\")") _Pragma("pop_macro(\"L\")") _Pragma("pop_macro(\"M\")") _Pragma("pop_macro(\"N\")")
_Pragma("pop_macro(\"O\")") _Pragma("pop_macro(\"P\")") _Pragma("pop_macro(\"Q\")") _Pragma("pop_macro(\"R\")")
_Pragma("pop_macro(\"S\")") _Pragma("pop_macro(\"T\")") _Pragma("pop_macro(\"U\")") _Pragma("pop_macro(\"V\")")
_Pragma("pop_macro(\"W\")") _Pragma("pop_macro(\"X\")") _Pragma("pop_macro(\"Y\")") _Pragma("pop_macro(\"Z\")")
_Pragma("pop_macro(\"none\")") _Pragma("pop_macro(\"hot\")")
