/* ======== src/cuda/host/about.h: how arrays of the host pass through a card: the whole in a page.
 * Uses nothing. Used by readers. */

/* ----------------------------------------------------------------------------------- HOST ARRAYS ----
 *
 * name_map_cuda_host: arrays anywhere, of any size. [begin, n) is cut into chunks, which pass through a card's slots
 * one after the other.
 * A slot is a stream, a stretch of device memory and a stretch of staging memory. A chunk goes through it so:
 *
 *     fill     copy in    the caller's arrays -> staging memory, by several threads (pageable arrays; strided ones are
 *                         packed)
 *              upload     staging memory, or page-locked arrays themselves -> device, asynchronous from here on
 *              compute    the map of device arrays on the chunk
 *              download   device -> staging memory, or page-locked arrays
 *     empty    wait       for the slot's stream
 *              copy out   staging memory -> the caller's arrays, by several threads (`where`: only what the masks let
 *                         through)
 *
 * While one slot computes, others upload and download. The calling thread does all of this: mapfn_cuda_pipeline fills
 * the slots, of all cards in turn, and empties them again, both in the order of elements.
 *
 *     job      one call: what is mapped, and where the elements handed out end
 *     array    what the map reads or writes; parameters that are exactly one array share it, and its device buffer
 *     card     a device: streams, events, device memory, staging memory; kept from call to call (mapfn_cuda_release)
 *     way      how a card reaches an array: DIRECT (the kernel itself), COPIED (by the copy engines), STAGED (through
 *              staging memory)
 *     move     elements that threads copy, to or from staging memory
 *
 * A map with sums brings back with each chunk what the card found: the sum of each granule of whole blocks, counted
 * from the first element. Where a slot has no room for a block, chunks lie within one and bring each element's part.
 * The host adds both to one state in the order of elements, as other runners do ("sums" in mapfn.h).
 *
 * Outputs other than the map's result (`out` of float f(…)) are uploaded as well, because an element may leave them
 * unwritten, and they must come back as they were. With `where`, outputs pass through staging memory, and masked
 * elements' bytes are not touched at all. */
