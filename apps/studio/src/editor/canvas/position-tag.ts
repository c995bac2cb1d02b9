import type { BlockBox } from './use-block-box.ts'

/** The position of a block's name in px from the area's corner. */
export type TagPosition = {
  readonly place: 'beside' | 'inside'
  readonly style: { readonly top: number; readonly left: number; readonly maxWidth: number }
}

/** Between the name and the device, and between it and the edge of the area. */
const GAP = 18
const EDGE = 4
/** A name takes no more of the ground than this, and with less than that a word would not fit. */
const MAX_WIDTH = 144
const MIN_WIDTH = 88

/** Places the name left of the device on as many lines as it needs; without space there, on the block itself. */
export function positionTag({ top, left, right }: BlockBox): TagPosition {
  const available_width = left - GAP - EDGE
  const tag_top = Math.max(top, 8)
  if (available_width >= MIN_WIDTH)
    return {
      place: 'beside',
      style: { top: tag_top, left: left - GAP, maxWidth: Math.min(MAX_WIDTH, available_width) },
    }
  const start = Math.max(left, 0) + EDGE
  return { place: 'inside', style: { top: tag_top + EDGE, left: start, maxWidth: right - start - EDGE } }
}

/** How tall the tools are with the air below them. */
const TOOLS_HEIGHT = '17rem'

/** Places the tools right of the device at the block's upper edge, always fully inside the area. */
export function positionTools({ top, right }: BlockBox): { readonly top: string; readonly left: number } {
  return { top: `clamp(8px, ${top}px, calc(100% - ${TOOLS_HEIGHT}))`, left: right + 22 }
}
