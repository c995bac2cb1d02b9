import { CONTRAST_LUMA_THRESHOLD } from '../constants/index.ts'
import { rgbOf, type Hex } from './hex.ts'
import { hexOfOklch, linearOf, oklchOf } from './oklch.ts'

/**
 * The contrast that every text pair reaches; a little above WCAG 2.2 AA (4.5:1) so that rounding never undoes it.
 */
export const TEXT_CONTRAST = 4.6

/** The contrast of marks that are not text, such as progress (WCAG 1.4.11). */
export const MARK_CONTRAST = 3.1

const LIGHTNESS_STEP = 0.005

/** Returns the perceived brightness that the specification uses: 0 (black) to 255 (white). */
export function luma(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** The WCAG 2.2 contrast ratio of two colours, 1 to 21, in either order. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Returns the text colour on a fill by the 150-luma rule: white, or a near-black of the fill's hue. The rule alone
 * does not guarantee contrast: `readableFill` adjusts the fill until it does.
 */
export function textColorOn(hex: string): Hex {
  if (luma(hex) < CONTRAST_LUMA_THRESHOLD) return '#ffffff'
  const { c, h } = oklchOf(hex)
  return hexOfOklch({ l: 0.19, c: Math.min(c * 0.35, 0.05), h })
}

/** A fill as close to the wanted one as readable text allows, and that text (specification, section 9, then 4.6:1). */
export function readableFill(hex: string): { fill: Hex; text: Hex } {
  const text = textColorOn(hex)
  const direction = text === '#ffffff' ? 'darker' : 'lighter'
  return { fill: adjustUntilReadable(hex, [text], TEXT_CONTRAST, direction), text }
}

/**
 * Changes a colour's lightness in steps of 0.005, at the same hue, until it has the contrast against every
 * background. Stops at black or white, the most contrast possible.
 */
export function adjustUntilReadable(
  hex: string,
  grounds: readonly string[],
  contrast: number,
  direction: 'lighter' | 'darker',
): Hex {
  const start = oklchOf(hex)
  const step = direction === 'lighter' ? LIGHTNESS_STEP : -LIGHTNESS_STEP
  let adjusted: Hex = hexOfOklch(start)
  let l = start.l
  while (grounds.some((ground) => contrastRatio(adjusted, ground) < contrast) && l > 0 && l < 1) {
    l += step
    adjusted = hexOfOklch({ ...start, l })
  }
  return adjusted
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linearOf(red / 255) + 0.7152 * linearOf(green / 255) + 0.0722 * linearOf(blue / 255)
}
