/** Of a block at the edge, this much must be seen for it to count as in view. */
const MIN_VISIBLE_PX = 120
const MARGIN_PX = 24

/** How far a page scrolls, in px, to show a block that was chosen elsewhere; 0 for one that is in view already. */
export function getRevealOffset(
  block: { readonly top: number; readonly bottom: number },
  height: number,
): number {
  const block_height = block.bottom - block.top
  const visible_height = Math.min(block.bottom, height) - Math.max(block.top, 0)
  if (visible_height >= Math.min(block_height, MIN_VISIBLE_PX)) return 0
  const target_top = block_height + 2 * MARGIN_PX <= height ? (height - block_height) / 2 : MARGIN_PX
  return Math.round(block.top - target_top)
}
