import { hexOfOklch, oklchOf } from './oklch.ts'
import { createScale, SHAPE, type Scale } from './scale.ts'

/** The eleven interface tones of a brand colour: its hue throughout, the same lightness per step for every brand. */
export function brandScale(hex: string): Scale {
  const brand = oklchOf(hex)
  return createScale((step) => {
    const shape = SHAPE[step]
    return hexOfOklch({ l: shape.l, c: brand.c * shape.c, h: brand.h })
  })
}
