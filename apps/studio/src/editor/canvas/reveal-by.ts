/** Of a block at the edge, this much must be seen for it to count as in view. */
const ENOUGH = 120
const AIR = 24

/** How far a page scrolls, in px, to show a block that was chosen elsewhere; 0 for one that is in view already. */
export function revealBy(block: { readonly top: number; readonly bottom: number }, height: number): number {
  const size = block.bottom - block.top
  const seen = Math.min(block.bottom, height) - Math.max(block.top, 0)
  if (seen >= Math.min(size, ENOUGH)) return 0
  const above = size + 2 * AIR <= height ? (height - size) / 2 : AIR
  return Math.round(block.top - above)
}
