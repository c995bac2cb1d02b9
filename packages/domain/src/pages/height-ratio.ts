import { HEIGHT_RATIO } from '../constants/index.ts'

/** The spec's message for an aspect ratio outside its range (spec section 8). */
export const RATIO_OUT_OF_RANGE_MESSAGE = 'Ratio Out Of Range'

/** Whether a height in per cent of the width is within 10 to 300 (spec section 5). */
export function isHeightRatio(ratio: number): boolean {
  return ratio >= HEIGHT_RATIO.min && ratio <= HEIGHT_RATIO.max
}

/** Returns the ratio. Throws a RangeError 'Ratio Out Of Range' when it is outside 10 to 300. */
export function assertHeightRatio(ratio: number): number {
  if (!isHeightRatio(ratio)) throw new RangeError(RATIO_OUT_OF_RANGE_MESSAGE)
  return ratio
}
