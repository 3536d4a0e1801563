/* ======== src/public/names_aside.h: macros of yours that are a letter, a kind's word or another plain word wait until
 * the header has ended. What definitions become uses no such name. Every header has this part, and names_back.h.
 * A further name is one more #undef: tools/names.sh prints all else of this part and of names_back.h from these.
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
_Pragma("push_macro(\"access\")") _Pragma("push_macro(\"all\")") _Pragma("push_macro(\"any\")")
_Pragma("push_macro(\"args\")") _Pragma("push_macro(\"array\")") _Pragma("push_macro(\"at\")")
_Pragma("push_macro(\"base\")") _Pragma("push_macro(\"begin\")") _Pragma("push_macro(\"below\")")
_Pragma("push_macro(\"bits\")") _Pragma("push_macro(\"block\")") _Pragma("push_macro(\"bytes\")")
_Pragma("push_macro(\"call\")") _Pragma("push_macro(\"check\")") _Pragma("push_macro(\"chunk\")")
_Pragma("push_macro(\"code\")") _Pragma("push_macro(\"column\")") _Pragma("push_macro(\"cost\")")
_Pragma("push_macro(\"count\")") _Pragma("push_macro(\"direct\")") _Pragma("push_macro(\"done\")")
_Pragma("push_macro(\"each\")") _Pragma("push_macro(\"element\")") _Pragma("push_macro(\"end\")")
_Pragma("push_macro(\"exported\")") _Pragma("push_macro(\"failed\")") _Pragma("push_macro(\"fallible\")")
_Pragma("push_macro(\"far\")") _Pragma("push_macro(\"field\")") _Pragma("push_macro(\"file\")")
_Pragma("push_macro(\"first\")") _Pragma("push_macro(\"flags\")") _Pragma("push_macro(\"found\")")
_Pragma("push_macro(\"from\")") _Pragma("push_macro(\"granule\")") _Pragma("push_macro(\"group\")")
_Pragma("push_macro(\"half\")") _Pragma("push_macro(\"head\")") _Pragma("push_macro(\"high\")")
_Pragma("push_macro(\"hot\")") _Pragma("push_macro(\"in\")") _Pragma("push_macro(\"index\")")
_Pragma("push_macro(\"info\")") _Pragma("push_macro(\"inout\")") _Pragma("push_macro(\"is\")")
_Pragma("push_macro(\"kept\")") _Pragma("push_macro(\"kind\")") _Pragma("push_macro(\"lane\")")
_Pragma("push_macro(\"lanes\")") _Pragma("push_macro(\"last\")") _Pragma("push_macro(\"least\")")
_Pragma("push_macro(\"left\")") _Pragma("push_macro(\"length\")") _Pragma("push_macro(\"level\")")
_Pragma("push_macro(\"limit\")") _Pragma("push_macro(\"line\")") _Pragma("push_macro(\"low\")")
_Pragma("push_macro(\"map\")") _Pragma("push_macro(\"mask\")") _Pragma("push_macro(\"middle\")")
_Pragma("push_macro(\"more\")") _Pragma("push_macro(\"most\")") _Pragma("push_macro(\"name\")")
_Pragma("push_macro(\"near\")") _Pragma("push_macro(\"next\")") _Pragma("push_macro(\"none\")")
_Pragma("push_macro(\"now\")") _Pragma("push_macro(\"odd\")") _Pragma("push_macro(\"offset\")")
_Pragma("push_macro(\"on\")") _Pragma("push_macro(\"one\")") _Pragma("push_macro(\"open\")")
_Pragma("push_macro(\"ordered\")") _Pragma("push_macro(\"out\")") _Pragma("push_macro(\"output\")")
_Pragma("push_macro(\"over\")") _Pragma("push_macro(\"owned\")") _Pragma("push_macro(\"part\")")
_Pragma("push_macro(\"parts\")") _Pragma("push_macro(\"place\")") _Pragma("push_macro(\"plain\")")
_Pragma("push_macro(\"pool\")") _Pragma("push_macro(\"probe\")") _Pragma("push_macro(\"product\")")
_Pragma("push_macro(\"progress\")") _Pragma("push_macro(\"range\")") _Pragma("push_macro(\"rate\")")
_Pragma("push_macro(\"reach\")") _Pragma("push_macro(\"reason\")") _Pragma("push_macro(\"rest\")")
_Pragma("push_macro(\"result\")") _Pragma("push_macro(\"right\")") _Pragma("push_macro(\"room\")")
_Pragma("push_macro(\"round\")") _Pragma("push_macro(\"row\")") _Pragma("push_macro(\"same\")")
_Pragma("push_macro(\"scale\")") _Pragma("push_macro(\"scratch\")") _Pragma("push_macro(\"seed\")")
_Pragma("push_macro(\"share\")") _Pragma("push_macro(\"shared\")") _Pragma("push_macro(\"sign\")")
_Pragma("push_macro(\"size\")") _Pragma("push_macro(\"slot\")") _Pragma("push_macro(\"small\")")
_Pragma("push_macro(\"sound\")") _Pragma("push_macro(\"square\")") _Pragma("push_macro(\"start\")")
_Pragma("push_macro(\"state\")") _Pragma("push_macro(\"status\")") _Pragma("push_macro(\"step\")")
_Pragma("push_macro(\"steps\")") _Pragma("push_macro(\"stop\")") _Pragma("push_macro(\"store\")")
_Pragma("push_macro(\"stored\")") _Pragma("push_macro(\"style\")") _Pragma("push_macro(\"sum\")")
_Pragma("push_macro(\"table\")") _Pragma("push_macro(\"target\")") _Pragma("push_macro(\"team\")")
_Pragma("push_macro(\"text\")") _Pragma("push_macro(\"to\")") _Pragma("push_macro(\"top\")")
_Pragma("push_macro(\"total\")") _Pragma("push_macro(\"turn\")") _Pragma("push_macro(\"two\")")
_Pragma("push_macro(\"type\")") _Pragma("push_macro(\"under\")") _Pragma("push_macro(\"unit\")")
_Pragma("push_macro(\"used\")") _Pragma("push_macro(\"value\")") _Pragma("push_macro(\"values\")")
_Pragma("push_macro(\"wait\")") _Pragma("push_macro(\"where\")") _Pragma("push_macro(\"which\")")
_Pragma("push_macro(\"whole\")") _Pragma("push_macro(\"wide\")") _Pragma("push_macro(\"word\")")
_Pragma("push_macro(\"words\")") _Pragma("push_macro(\"work\")") _Pragma("push_macro(\"zero\")")
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
#undef access
#undef all
#undef any
#undef args
#undef array
#undef at
#undef base
#undef begin
#undef below
#undef bits
#undef block
#undef bytes
#undef call
#undef check
#undef chunk
#undef code
#undef column
#undef cost
#undef count
#undef direct
#undef done
#undef each
#undef element
#undef end
#undef exported
#undef failed
#undef fallible
#undef far
#undef field
#undef file
#undef first
#undef flags
#undef found
#undef from
#undef granule
#undef group
#undef half
#undef head
#undef high
#undef hot
#undef in
#undef index
#undef info
#undef inout
#undef is
#undef kept
#undef kind
#undef lane
#undef lanes
#undef last
#undef least
#undef left
#undef length
#undef level
#undef limit
#undef line
#undef low
#undef map
#undef mask
#undef middle
#undef more
#undef most
#undef name
#undef near
#undef next
#undef none
#undef now
#undef odd
#undef offset
#undef on
#undef one
#undef open
#undef ordered
#undef out
#undef output
#undef over
#undef owned
#undef part
#undef parts
#undef place
#undef plain
#undef pool
#undef probe
#undef product
#undef progress
#undef range
#undef rate
#undef reach
#undef reason
#undef rest
#undef result
#undef right
#undef room
#undef round
#undef row
#undef same
#undef scale
#undef scratch
#undef seed
#undef share
#undef shared
#undef sign
#undef size
#undef slot
#undef small
#undef sound
#undef square
#undef start
#undef state
#undef status
#undef step
#undef steps
#undef stop
#undef store
#undef stored
#undef style
#undef sum
#undef table
#undef target
#undef team
#undef text
#undef to
#undef top
#undef total
#undef turn
#undef two
#undef type
#undef under
#undef unit
#undef used
#undef value
#undef values
#undef wait
#undef where
#undef which
#undef whole
#undef wide
#undef word
#undef words
#undef work
#undef zero
