/* ======== src/kinds/words.h: the words that a kind defines, and what several kinds share. A new kind is a file here
 * and a line in src/mapfn.h.
 * Uses lists/, run/ and compiler/. Used by kinds/. */

/* ------------------------------------------------------------------- one block per kind ----
 * To add a kind is to add a block; docs/design.md has the recipe. Inside a kernel `mapfn_i` is the element and
 * `mapfn_n` the number of elements of this call of the kernel, which may be a part of the map. In LOCAL `mapfn_n` is
 * that of the whole map. `mapfn_a` is the argument struct, where there is one.
 *
 * WORD   it is known, and takes so many arguments       KERNEL the kernels' parameters: the map's, and LOCAL's
 * TRAIT  its part of the map's traits                   AT     what the element function is called with
 * MUST   what `vectorized` demands of it                FIELD  the argument struct's members, in the order of KERNEL
 * ELEM   the element function's parameters              SHIFT  a kernel's arguments, from element mapfn_begin on
 * NAME   their names                                    INFO   the array, for plain C
 * ARRAY  the map's parameters                           FIT    how many elements an array must have at least
 * PASS   the arguments for KERNEL and FIELD, in order
 *
 * In a map of steps, which has repeat(N):
 * STEP   the step's parameters: those of ELEM, marked    LANE   what it is in a lane, see "lanes"
 *        unused, as INIT alone may use some
 * INIT   optional: the first value of a state            OWN    optional: the variable of a state that no array holds
 *
 * Optional for any kind, each behind `~, `:
 * LOCAL  what a map evaluates once, before all else
 * READY  statements before a kernel's loop
 * ENTER  statements before element i; `continue` skips it
 * CLAIM  the inline check of an output: before all QUICK
 * QUICK  the inline check of anything else
 * NEEDS  the flags it asks for, see MAPFN_FLAGS
 * DEMANDS  MAPFN_DEMAND(…) for what must be true of its type, before anything uses that
 * CLAIMS  `+ ` and what its output is, or its sum, for the inline check: MAPFN_ONE_OUTPUT …
 * STORES  `|| ` and whether it stores structs, see MAPFN_TRUSTS_STRUCTS
 * LIES_ALONE  `|| ` and whether it is said to overlap no input, see MAPFN_MAY_RUN
 * TAKES  `+ ` and what counts for the way in which values are brought: MAPFN_TAKEN(T) …
 * COMES  1 if its value may be brought in such a way, see MAPFN_ANY_BROUGHT
 * ALIGN  `| ` and the alignment of its values, see mapfn_turn
 * MAKES  `|| ` and whether it stores numbers of 4 bytes or more, LOOKED_UP `|| ` and whether it holds others that are
 *        read at any place, see MAPFN_LOOKS_UP_1
 * RETYPED  the item with MAPFN_TYPE_OF(T), so that gcc has one error for an unknown T
 * LONE  `~, 1` where it is no array
 * SLOWED  `| ` and the traits beside which its map is slower in vectors
 * STAND  `, ` and what stands in for its argument while the compiler is asked about the body, see mapfn_is_alike
 * PROMISES  `~, 1` where KERNEL says more of a pointer than that it is one, and then INSIDE: the same without that, for
 *        what a kernel calls
 * LIES   MAPFN_LIES(array, written), for arrays that rows may be in place of
 * LONG   `|| ` and whether it is a row of many values, see QUIRK rows_across
 * FIXED  `&& ` and whether the length of a row that is written is a constant, TABLED `|| true` for a table: see QUIRK
 *        neighbours_kept
 * CLOSED  `&& ` and whether its values cannot be pointers, through which a body may read its own output
 * WRITES  `~, 1` where it is written, and then SOLE: KERNEL where no other array lies in its place
 * HOLDS  `~, 1` where the element is held while its function runs, in a map of steps all of them, and then: HOLD its
 *        variable, LEND what the function gets in place of NAME, BACK stores it
 *
 * A kind that adds up, of NEEDS 0sums, has all these too. In its kernel `mapfn_part_s` is where the element function
 * writes:
 * ADD    adds the element's part to lane mapfn_first + mapfn_j
 * LANES  the kernel's lanes and its rest                 REST   adds it to the rest
 * CLEAR  sets the lanes to zero                          TREE   stores what lanes and rest add up to
 * BEGIN  before an element: its part is zero             JOIN   adds values to others, for plain C
 * SEEN   has the compiler see the part
 * PART   stores the element's part                       TELL   the sum, for plain C
 * SIZE   `+ ` and the bytes of one                       STATE  its values in a state
 * EXACT  `&& ` and whether any order gives the same bits
 * REDUCES `~, 1,` where T may be a struct                STRUCT `|| ` and whether it is one
 * MEMBERS `+ ` and about how many it has                 HOLD   lanes mapfn_first and so on, as local variables
 * RESET  makes those lanes zero                          HELD   adds the element's part to one
 * FREE   puts them back
 * TYPES  names of its type in a kernel; may be empty     KIND   a constant: which of plain C's joins adds it, if any
 * SHARED `&& ` and whether there is one
 * PARTS  of steps: an array of the elements' parts       BLANK  of steps: makes an element's part zero
 * APART  of steps: has a chunk store parts there         NTH    of steps: the part of element mapfn_k
 * VALUE, CLEARED, JOINED, STORED  for CUDA: a member for the sum, its zero, the sum of two, the store of it */

/* a line of the list of arrays, see mapfn_lie_apart */
#define MAPFN_LIES(array, written) {array, written},
/* A value that is no number may have a pointer in it where it is aligned as one. */
#define MAPFN_MAY_POINT(T) (MAPFN_TYPE_CLASS(T) != 0 && __alignof__(T) >= __alignof__(void *))
